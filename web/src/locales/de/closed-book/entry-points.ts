/** R6: where positions enter a model. */
import type { entryPoints as English } from '../../en/closed-book/entry-points.ts';

export const entryPoints: typeof English = {
  title: 'Wo gehen Positionen ein?',
  task: 'Geben Sie für jedes Modell an, wo seine Positionen eingehen. Ihre Wahl konfiguriert einen Stapel aus zwei Schichten, das Modell ebenso; beide werden geprüft.',
  models: 'Modell',
  ofTheUnit: 'Aus der Einheit',
  others: 'Weitere',
  solved: (model) => `${model}, gelöst`,
  nextModel: (model) => `Nächstes Modell: ${model}`,
  names: {
    d2l: 'D2Ls Encoder',
    drawing: 'Eine Zeichnung',
    detr: 'DETRs Encoder',
    rope: 'RoPE, wie LLaMA',
    t5: 'T5',
    clipped: 'Shaw',
    alibi: 'ALiBi',
    bert: 'BERT',
    vit: 'ViT',
  },
  /** What is known of each, without what is asked. */
  about: {
    d2l: 'Der TransformerEncoder von D2L, dessen Einbettungen mit √d multipliziert werden.',
    drawing:
      'Die Zeichnung zeigt eine Schicht, wie UDL sie in 12.16 und 12.17 schreibt. Das Modell ist ein Stapel solcher Schichten; seine Wörter kommen oben hinein.',
    detr: 'Der Encoder eines Objektdetektors über den Zellen eines Bildes; seine Positionen haben zwei Koordinaten.',
    rope: 'Der Decoder der LLaMA-Familie.',
    t5: 'Der Encoder von T5. Was er für Positionen lernt, teilen seine Schichten.',
    clipped: 'Der Encoder von Shaw, Uszkoreit und Vaswani (2018).',
    alibi: 'Ein Decoder, der für Positionen nichts lernt.',
    bert: 'BERT, wie D2L es baut, mit gelernten Positionen und ohne Faktor √d.',
    vit: 'Der Vision Transformer, wie D2L ihn baut, über einem Klassen-Token und den Patches eines Bildes.',
  },
  diagramName: 'Eine Schicht: X kommt hinein; eine Tabelle P wird auf dem Weg zu Q und zu K addiert; V kommt aus X.',
  where: 'Wo?',
  wheres: { input: 'einmal, vor dem ersten Block', everyLayer: 'in jeder Schicht' },
  how: 'Wie?',
  hows: {
    add: 'eine Zeile wird zu einem Vektor addiert',
    turn: 'ein Vektor wird gedreht',
    scoreNumber: 'eine Zahl wird zum Score addiert',
    offsetVector: 'ein Vektor je Offset wird addiert, für jedes Paar',
  },
  into: 'In welche davon? Nichts ankreuzen, wenn in keine.',
  intos: { intoQuery: 'Queries', intoKey: 'Keys', intoValue: 'Values' },
  index: 'Wonach gezählt?',
  indices: { position: 'nach der Position eines Tokens', offset: 'nach dem Offset eines Paars' },
  incomplete: 'Erst wählen, wo, wie und wonach gezählt wird, dann prüfen.',
  holds: 'Jede Probe Ihres Stapels stimmt mit der des Modells überein.',
  differs: 'Die beiden Stapel unterscheiden sich.',
  troubles: {
    sumFeedsAll:
      'Das kann kein Stapel: Vor dem ersten Block gibt es eine Summe, und sie speist Queries, Keys und Values gleichermaßen.',
    nothingYet: 'Das kann kein Stapel: Vor dem ersten Block gibt es keine Scores und keine Paare.',
    numberOnScore:
      'Das kann kein Stapel: Eine zum Score addierte Zahl geht weder in Queries noch in Keys noch in Values ein.',
    needsPair: 'Das kann kein Stapel: Ein Offset gehört zu einem Paar, und eine Zeile wird zu einem Token addiert.',
    vectorByOffset: 'Das kann kein Stapel: Ein Vektor je Offset wird nach dem Offset nachgeschlagen.',
    nowhere: 'Das kann kein Stapel: Die Position geht in nichts ein.',
  },
  /** Of the choice that is not the model's. */
  slips: {
    where: {
      input:
        '„Einmal an der Eingabe“ gilt für dieses Modell nicht: Seine zweite Schicht trifft erneut auf die Positionen.',
      everyLayer: 'Nicht in jeder Schicht: Die zweite Schicht dieses Modells liest keine eigene Tabelle.',
    },
    how: {
      add: 'Nichts in diesem Modell addiert eine Zeile je Position zu einem Vektor.',
      turn: 'In diesem Modell wird nichts gedreht.',
      scoreNumber: 'In diesem Modell wird keine Zahl zum Score addiert.',
      offsetVector: 'Dieses Modell hat keinen Vektor je Offset.',
    },
    into: {
      valueToo: 'Values bleiben in diesem Modell frei von Positionen; bei Ihnen tragen sie welche.',
      valueMissing: 'Values tragen in diesem Modell Positionen; bei Ihnen nicht.',
      missing: (operands) => `In diesem Modell, nicht in Ihrem, erreichen Positionen: ${operands}.`,
      extra: (operands) => `In Ihrem, nicht in diesem Modell, erreichen Positionen: ${operands}.`,
    },
    index: {
      position: 'Nicht nach der Position eines Tokens: Eine Verschiebung aller Positionen ändert hier nichts.',
      offset: 'Nicht nach dem Offset: Eine Verschiebung aller Positionen ändert die Ausgabe.',
    },
  },
  probes: 'Probe',
  yours: 'Ihr Stapel',
  model: 'das Modell',
  rows: {
    stream: 'Andere Tabelle: die Summe vor der ersten Schicht',
    query: 'Andere Tabelle: deren Queries',
    key: 'Andere Tabelle: deren Keys',
    value: 'Andere Tabelle: deren Values',
    shift: 'Alle Positionen um gleich viel größer: die Ausgabe',
    secondLayerReads: 'Andere Tabelle nur für die zweite Schicht: die Ausgabe',
  },
  readings: {
    same: 'bleibt',
    turned: 'dreht sich, Längen bleiben',
    other: 'ändert sich',
    none: 'bleibt',
    rounding: 'bleibt, bis auf Rundung',
    real: 'ändert sich',
  },
  yes: 'ändert sich',
  no: 'bleibt',
  answer: (where, how, into, index) => `Wo: ${where}; wie: ${how}; in: ${into}; gezählt: ${index}.`,
  intoNone: 'weder Queries noch Keys noch Values',
};
