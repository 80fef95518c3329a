/** Placement: where positions enter, and what they reach. */
import type { Locale } from '../en/index.ts';
import { join } from './join.ts';
import { names } from './names.ts';
import { predictions } from './placement-predictions.ts';

const layersOf = (count: string): string => (count === '1' ? 'eine Schicht' : `${count} Schichten`);
/** After "mit". */
const withLayers = (count: string): string => (count === '1' ? 'einer Schicht' : `${count} Schichten`);

export const placement: Locale['placement'] = {
  ...names.placement,
  controls: {
    placement: 'Wo',
    intoQuery: 'in $\\Q$',
    intoKey: 'in $\\K$',
    intoValue: 'in $\\V$',
    layerCount: 'Schichten',
    scaleByWidth: 'Wörter mal $√d$',
    words: 'Ihre Wörter',
    seed: 'Seed',
    width: 'Breite $d$',
    headCount: 'Heads',
    norm: 'Layer-Norm',
    residual: 'Residualverbindung',
    offsetBias: 'Bias je Offset',
  },
  options: {
    placement: {
      input: 'einmal, an der Eingabe',
      everyLayer: 'in jeder Schicht',
      queryKey: 'in $\\Q$, $\\K$ oder $\\V$',
    },
    norm: { none: 'keine', pre: 'davor', post: 'danach' },
  },
  presets: {
    oneLayer: 'Eine Schicht',
    valuesOnly: 'Nur Values',
    scaled: 'Wörter mal √32',
    near: 'Nahe Wörter zuerst',
    flat: 'Ein Bias für alle',
  },
  errors: {
    'words.out-of-range': ({ allowed, given }) => `Für Ihre Wörter zulässig: ${allowed}. Angegeben: ${given}.`,
    'offsetBias.not-finite': () => 'Der Bias je Offset braucht Zahlen. Eine Ihrer Angaben ist keine.',
    'offsetBias.wrong-shape': ({ allowed, given }) =>
      `Für den Bias je Offset zulässig: ${allowed}. Angegeben: ${given}.`,
  },
  predictions,
  claims: {
    CL52: {
      sentence:
        'Bei einer Schicht mit Residualverbindung ergeben „einmal an der Eingabe“ und „in jeder Schicht“ dasselbe, Bit für Bit.',
      seen: 'die Ausgaben der beiden, für Ihre Wörter',
    },
    CL53: {
      sentence:
        'Bei zwei Schichten mit Residualverbindungen ergeben „einmal an der Eingabe“ und „in jeder Schicht“ dasselbe.',
      seen: 'die Ausgaben der beiden, für Ihre Wörter',
    },
    CL54: {
      sentence: 'Mit Positionen nur in Queries und Keys ändert eine andere Tabelle kein Bit der Values.',
      seen: 'die Values der Schicht unter zwei Tabellen',
    },
    CL55: {
      sentence: 'Mit Positionen nur in Queries und Keys tragen die Values keine, also bleibt Attention äquivariant.',
      seen: 'die Ausgabe nach dem Tausch zweier Wörter, gegen die getauschte Ausgabe',
    },
    CL56: {
      sentence:
        'Bei einem Head ändern Positionen nur in den Values kein Gewicht und fügen der Ausgabe einen Term hinzu: die Gewichte mal die Tabelle mal $W_{v}$.',
    },
    CL57: {
      sentence:
        'Die Tabelle zu addieren heißt, sie mit den Wörtern zu konkatenieren, mit einer Matrix für beide Teile.',
    },
    CL58: {
      sentence:
        'Wörter mal $√d$, bevor die Tabelle addiert wird, oder die Summe mal $√d$ danach: Das Ergebnis ist dasselbe.',
    },
    CL59: {
      sentence: 'Bei gerader Breite hat jede Zeile der Tabelle das quadratische Mittel $√(1/2)$, an jeder Position.',
    },
    CL60: {
      sentence: 'Dropout vor der Addition der Tabelle ergibt dasselbe wie danach, mit demselben Muster.',
    },
  },
  did: 'Das taten die Blöcke',
  verdictHead: 'Tausch, gewähl\u00adter Block',
  compared:
    'Differenz: die Ausgabe, nachdem zwei Wörter die Plätze getauscht haben, gegen die Ausgabe mit ihren zwei vertauschten Zeilen, im gewählten Block.',
  why: 'Warum kommt es darauf an, wo die Tabelle addiert wird?',
  reasons: {
    stream: 'Was zum Residualstrom addiert wird, geht an jede spätere Schicht weiter.',
    values: 'Values entstehen aus dem Residualstrom. Ohne Positionen dort enthalten sie keine.',
    weights: 'Positionen in Queries und Keys erreichen die Ausgabe nur über die Gewichte.',
    again: 'In jeder Schicht addiert, kommt die Tabelle zu einem Residualstrom hinzu, der sie schon enthält.',
  },
  selfTest: {
    question:
      'Nennen Sie drei Arten, wie Positionen in einen Transformer-Block eingehen, und was jede den Values gibt.',
    ideas: {
      input: 'Einmal an der Eingabe: Die Summe aus Wörtern und Tabelle speist alles, auch Values.',
      every: 'In jeder Schicht: Die Tabelle wird vor jeder erneut zum Residualstrom addiert.',
      queryKey: 'Nur in der Berechnung von Queries und Keys.',
      values:
        'Bei der letzten Art bleiben Values frei von der Tabelle; die Position erreicht die Ausgabe über die Gewichte.',
    },
  },

  carries: { position: 'trägt Position', throughWeights: 'nur über die Gewichte', content: 'nur Inhalt' },
  carriesShort: { position: 'Position', throughWeights: 'über Gewichte', content: 'Inhalt' },
  blocks: {
    input: { title: 'Einmal, an der Eingabe', note: 'So macht es D2L. Die Summe speist Queries, Keys und Values.' },
    everyLayer: {
      title: 'In jeder Schicht',
      note: 'Die Tabelle wird vor jeder Attention zum Residualstrom addiert.',
    },
    queryKey: {
      title: 'Nur in Queries und Keys',
      note: 'Auf dem Weg zur Abbildung addiert. Der Residualstrom erhält keine Tabelle.',
    },
  },
  operandTitle: (operands) => {
    const plain = operands.map((name) => name.replace(/[$\\]/g, '')).join('');
    if (plain === 'QK') return 'Nur in Queries und Keys';
    if (plain === 'V') return 'Nur in Values';
    return operands.length === 0 ? 'In keinem von $\\Q$, $\\K$, $\\V$' : `In ${join.and(operands)}`;
  },
  weightsLabel: 'Gewichte',
  normLabel: 'Norm',
  diagramName: (title, layers) =>
    `Block mit ${withLayers(String(layers))}: ${title}. Die Tabelle dahinter sagt, was jede Leitung trägt.`,
  swap: (first, second, layers) => `„${first}“ und „${second}“ tauschen, ${layersOf(layers)}`,
  noSwap: 'Keine zwei Wörter sind verschieden, also lässt sich nichts tauschen.',
  equalTokens: (count) => `${count === '5' ? 'Fünf' : count} gleiche Tokens, Streuung der Ausgaben`,

  closerHeading: (title) => `Genauer: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
  probeHeading: 'Die Position wieder auslesen',
  probeNote: (rows) =>
    `Eine lineare Abbildung wird an ${rows} ${rows === '1' ? 'Zeile' : 'Zeilen'} gezogener Wörter angepasst und an ebenso vielen anderen abgelesen. Balken: Wurzel des mittleren quadratischen Fehlers, in Positionen. Linie: stets die Mitte nennen.`,
  probeFigure: 'Fehler der aus jedem Signal ausgelesenen Position, neben dem Fehler, wenn stets die Mitte genannt wird',
  probeOne: 'Ein Wort hat eine Position. Es gibt nichts auszulesen. Bitte ein Wort hinzufügen.',
  probeFound: (found, lost, chance) => {
    const none = `Wird stets die Mitte genannt, ist der Fehler ${chance}.`;
    if (found.length === 0) return `${none} Keine Ausleseprobe ist besser.`;
    if (lost.length === 0) return `${none} Jede Ausleseprobe ist besser.`;
    return `${none} Besser: ${join.and(found)}. Nicht besser: ${join.and(lost)}.`;
  },
  streamName: (layer) => `Strom vor Schicht ${layer}`,
  valueName: (layer) => `Values von Schicht ${layer}`,
  outputName: 'Ausgabe',
  sizeHeading: 'Wie groß sind Positionen neben Wörtern?',
  contentBar: 'Wörter',
  positionBar: 'Positionen',
  sizeFigure: (heading) => `Quadratisches Mittel von Wörtern und Positionen im Residualstrom: ${heading}`,
  sizesPlain: 'Einbettungen, wie sie sind',
  sizesScaled: 'Einbettungen mal $√d$',
  sizeSentence: (width, plain, scaled) =>
    `Wörter: der Residualstrom ohne Positionen. Positionen: was sie darin ändern. Wörter mit Varianz 1 sind an der Eingabe ${plain}-mal so groß wie die Tabelle; mal $√d$, mit $d$ = ${width}, ${scaled}-mal so groß.`,

  offsetsHeading: 'Ganz ohne Tabelle: ein Bias je Offset',
  offsetsNote:
    'Eine Schicht Attention allein. Der Offset ist die Position des Keys minus die der Query. Einen Bias eingeben; er wird zu jedem Score mit diesem Offset addiert, und größere Offsets nehmen den äußersten.',
  biasAt: (offset) => `Bias bei Offset ${offset}`,
  maps: { bias: 'Zu den Scores addierter Bias', plainWeights: 'Gewichte ohne ihn', weights: 'Gewichte mit ihm' },
  mapsFigure: 'Bias nach Query und Key, und die Attention-Gewichte des ersten Heads ohne und mit ihm',
  pointAt: 'Auf eine Zelle zeigen oder eine Heatmap fokussieren und die Pfeiltasten benutzen.',
  readout: (query, key, offset, value, bias) =>
    `Query ${query}, Key ${key}, Offset ${offset}: ${bias ? 'Bias' : 'Gewicht'} ${value}.`,
  diagonals: (holds, size) =>
    holds
      ? `Entlang jeder Diagonale der Scores wird eine Zahl addiert, ${size === '0' ? 'exakt' : `bis auf ${size}`}.`
      : `Die Diagonalen der Scores unterscheiden sich um ${size}.`,
  biasChange: (holds, size) =>
    holds
      ? `Die Ausgabe ändert sich nicht (${size}): Im Softmax fällt weg, was alle Keys gemeinsam haben.`
      : `Der Bias ändert die Ausgabe um ${size}.`,
  biasMoved: (identical, size) =>
    identical
      ? 'Rückt jede Position um 1000 weiter, ist die Ausgabe identisch, Bit für Bit.'
      : `Rückt jede Position um 1000 weiter, weicht die Ausgabe um ${size} ab.`,
  biasSwap: (holds, size) =>
    holds
      ? `Einem Tausch zweier Wörter folgt die Ausgabe, bis auf ${size}.`
      : `Einem Tausch zweier Wörter folgt die Ausgabe nicht: Sie weicht um ${size} ab.`,

  describeHidden: 'Drei Blöcke mit denselben Gewichten. Welche Leitungen Position tragen, wird noch nicht gezeigt.',
  reach: {
    position: 'Die Values tragen Position',
    throughWeights: 'Position erreicht die Values nur über die Gewichte',
    content: 'Die Values tragen nur Inhalt',
  },
  reachInLayer: { position: 'Position', throughWeights: 'Position über die Gewichte', content: 'Inhalt' },
  reachByLayer: (layers) => `Schicht für Schicht tragen die Values ${layers.join(', dann ')}`,
  valuesOf: (title, reach) => `**${title}:** ${reach}.`,
  outcome: (title, first, second, holds, size) =>
    `**${title}.** „${first}“ und „${second}“ tauschen die Plätze, und die Ausgabe ${holds ? `folgt, bis auf **${size}**` : `folgt nicht einfach: Sie weicht um **${size}** ab`}.`,
  conditions: {
    input: 'einmal an der Eingabe',
    everyLayer: 'in jeder Schicht',
    operands: (names) => (names.length === 0 ? 'keine Positionen' : `in ${join.and(names)}`),
    layers: layersOf,
    width: (width) => `Breite ${width}`,
    scaled: 'Wörter mal $√d$',
    heads: (heads) => `${heads} Heads`,
    noResidual: 'ohne Residualverbindung',
    norms: { pre: 'Norm davor', post: 'Norm danach' },
    seed: (seed) => `Seed ${seed}`,
    words: (words) => (words.length > 6 ? `${words.length} Wörter` : `„${words.join(' ')}“`),
  },
  tables: {
    results: 'Was die Ausgaben zeigen',
    block: 'Positionen',
    swap: 'Tausch zweier Wörter',
    equal: 'Streuung gleicher Tokens',
    fromNone: 'Zum Block ohne Positionen',
    wires: 'Was jede Leitung trägt: ihre Änderung, wenn die Tabelle ersetzt wird, und bei festgehaltenen Gewichten',
    wireHead: 'Leitung',
    replaced: 'ersetzt',
    held: 'Gewichte fest',
    wire: (layer, signal) => `Schicht ${layer}, ${signal}`,
    signals: {
      entering: 'was eintritt',
      stream: 'Strom',
      query: '$\\Q$',
      key: '$\\K$',
      value: '$\\V$',
      weights: 'Gewichte',
      mixed: 'Gewichte mal $\\V$',
    },
    probes: (title) => `Auslesen der Positionen: ${title}`,
    probed: 'Signal',
    error: 'Fehler, neue Texte',
    fitError: 'Fehler, Texte der Anpassung',
    sizes: (title) => `Quadratische Mittel im Residualstrom: ${title}`,
    scaled: (name) => `${name}, mal $√d$`,
    offsets: 'Scores und Gewichte des ersten Heads, mit und ohne Bias',
    offsetHead: ['Query', 'Key', 'Bias', 'Score ohne', 'Score mit', 'Gewicht ohne', 'Gewicht mit'],
  },
};
