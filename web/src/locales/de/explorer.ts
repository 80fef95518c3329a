/** The encoding explorer: how to read a table of positions. */
import type { Locale } from '../en/index.ts';
import { ownErrors, ownTable } from './explorer-own.ts';
import { explorerPredictions } from './explorer-predictions.ts';
import { names } from './names.ts';

const rowsText = (n: string): string => `${n} ${n === '1' ? 'Zeile' : 'Zeilen'}`;
const columnsText = (n: string): string => `${n} ${n === '1' ? 'Spalte' : 'Spalten'}`;
const one = (span: string): boolean => /^\d+$/.test(span);
const toRounding = (size: string): string => (size === '0' ? 'exakt' : `bis auf ${size}`);
/** Zeilen, Positionen. */
const plural = ({ row }: { readonly row: string }): string => (row === 'Zeile' ? 'Zeilen' : 'Positionen');
const times = (flips: string): string => (flips === '1' ? 'einmal' : `${flips}-mal`);

export const explorer: Locale['explorer'] = {
  ...names.explorer,
  controls: {
    position: 'Zeile $i$',
    width: 'Breite $d$',
    base: 'Basis',
    layout: 'Anordnung',
    rows: 'Zeilen',
    firstColumn: 'Erste gezeichnete Spalte',
    precision: 'Genauigkeit',
    exponent: 'Exponent der Basis',
    own: 'Neben dieser Tabelle',
    formula: 'Eintrag bei $i$, $c$',
    ownRows: 'Zeilen',
  },
  errors: {
    ...ownErrors,
    'explorer.overflow': ({ given }) =>
      `Mit dieser Basis ist eine Frequenz oder ein Winkel ${given}. Bitte eine andere Basis wählen.`,
  },
  options: {
    layout: { interleaved: 'abwechselnd', halves: 'Hälften' },
    precision: { float64: 'float64', float32: 'float32' },
    own: { none: 'nichts', formula: 'eine Formel', rows: 'eingefügte Zeilen' },
    exponent: {
      pair: '$2j/d$',
      column: '$c/d$',
      whole: '$2j/d$, ganzzahlig',
      half: '$j/d$',
      double: '$2c/d$',
      closed: '$j/$(Paare − 1)',
    },
  },
  presets: {
    d2l: 'D2Ls Heatmap',
    columns: 'D2Ls Bild, Spalten 6:10',
    udl: 'UDL Abbildung 12.5',
    bits: '8 Zeilen, 3 Bits',
    two: 'Breite 2',
    odd: 'Breite 5, ungerade',
    halves: 'Hälften',
    whole: 'Ganzzahliger Exponent',
  },
  predictions: explorerPredictions,
  did: 'Das tut die Tabelle',
  compared: 'Differenz: jede Zeile, um den Offset zu jeder späteren Zeile gedreht, gegen diese Zeile.',
  why: 'Was bestimmt einen Eintrag der Tabelle?',
  reasons: {
    pair: 'Beide Spalten eines Paars haben eine Frequenz, mit Exponent $2j/d$.',
    ladder: 'Frequenzen fallen von Paar zu Paar um denselben Faktor.',
    circle: 'Sinus und Kosinus eines Winkels liegen auf dem Einheitskreis.',
    parity: 'Die Spalte entscheidet zwischen Sinus und Kosinus, die Zeile ist die Position, ab 0 gezählt.',
  },
  selfTest: {
    question: 'Schreiben Sie Zeile 2 der Tabelle für Breite 4 auf.',
    formula: 'sin 2; cos 2; sin 0,02; cos 0,02',
    ideas: {
      pairs: 'Vier Spalten sind zwei Paare, $j$ = 0 und $j$ = 1.',
      frequencies: 'Ihre Frequenzen sind 1 und 10000^{−2/4} = 0,01.',
      angles: 'Die Winkel an Position 2 sind 2 und 0,02.',
      order: 'Jedes Paar ist ein Sinus und dann ein Kosinus desselben Winkels, im Bogenmaß.',
      zero: 'Zeile 2 ist Position 2, die dritte Zeile: Positionen zählen ab 0.',
    },
  },

  figure: {
    rows: 'Die Tabelle, einige ihrer Spalten von oben nach unten gelesen, und die Bits der Zeilennummer',
    columns: 'Die Tabelle, einige ihrer Merkmale von links nach rechts gelesen, und die Bits der Position',
  },
  tableName: 'Die Positionstabelle',
  bitsName: 'Ein Binärzähler',
  titles: {
    table: {
      rows: (rows, cols) => `Die Tabelle $\\P$: ${rowsText(rows)}, ${columnsText(cols)}`,
      columns: (rows, cols) =>
        `Die Tabelle $Π$: ${cols} ${cols === '1' ? 'Merkmal' : 'Merkmale'}, ${rows} ${rows === '1' ? 'Position' : 'Positionen'}`,
    },
    tableShort: '$\\P$',
    curves: {
      rows: (span) => `${one(span) ? 'Spalte' : 'Spalten'} ${span}, abwärts gelesen`,
      columns: (span) => `${one(span) ? 'Merkmal' : 'Merkmale'} ${span}`,
    },
    curvesShort: (span) => `Sp. ${span}`,
    bits: 'Bits, niedrigstes zuerst',
    bitsShort: 'Bits',
  },
  axis: { column: 'Spalte', position: 'Position' },
  column: { rows: (column) => `Sp. ${column}`, columns: (feature) => `Merkm. ${feature}` },
  shown: {
    rows: (first, last, all) => `Spalten ${first}–${last} von ${all}.`,
    columns: (first, last, all) => `Merkmale ${first}–${last} von ${all}.`,
  },

  nouns: {
    rows: { row: 'Zeile', Row: 'Zeile', column: 'Spalte' },
    columns: { row: 'Position', Row: 'Position', column: 'Merkmal' },
  },
  sine: 'sin',
  cosine: 'cos',
  cellHeading: 'Eine Zelle',
  cell: {
    rows: (row, column) => `Zeile ${row}, Spalte ${column}`,
    columns: (position, feature) => `Position ${position}, Merkmal ${feature}`,
  },
  facts: {
    pair: 'Paar $j$',
    exponent: (exponent) => `Exponent ${exponent}`,
    frequency: 'Frequenz $ω_{j}$',
    angle: 'Winkel $i$ · $ω_{j}$, Bogenmaß',
    value: (wave) => `dessen ${wave}`,
  },
  pointAt: 'Auf eine Zelle zeigen oder mit den Pfeiltasten hingehen.',
  cellRead: (pair, flips) => `Paar ${pair}. Entlang der Positionen wechselt sein Vorzeichen ${times(flips)}.`,
  bitRead: ({ Row }, row, worth, value, flips) =>
    `${Row} ${row}, Bit ${worth}: ${value}. Entlang der Positionen kippt es ${times(flips)}.`,
  rowAsText: {
    rows: (row) => `Zeile ${row} als Text`,
    columns: (position) => `Position ${position} als Text`,
  },

  oneLine: {
    rows: (row) => `Zeile ${row} ist eine Linie durch alle drei Bilder.`,
    columns: (position) => `Position ${position} ist eine Linie durch alle drei Bilder.`,
  },
  speed: {
    single: 'Die Tabelle hat eine einzige Frequenz.',
    same: 'Alle Spalten der Tabelle drehen sich mit derselben Frequenz.',
    falling: {
      rows: (halves) =>
        halves
          ? 'In jeder Hälfte drehen sich linke Spalten schnell, rechte langsam.'
          : 'Linke Spalten drehen sich schnell, rechte langsam.',
      columns: (halves) =>
        halves
          ? 'In jeder Hälfte drehen sich obere Merkmale schnell, untere langsam.'
          : 'Obere Merkmale drehen sich schnell, untere langsam.',
    },
    rising: {
      rows: (halves) =>
        halves
          ? 'In jeder Hälfte drehen sich linke Spalten langsam, rechte schnell.'
          : 'Linke Spalten drehen sich langsam, rechte schnell.',
      columns: (halves) =>
        halves
          ? 'In jeder Hälfte drehen sich obere Merkmale langsam, untere schnell.'
          : 'Obere Merkmale drehen sich langsam, untere schnell.',
    },
  },
  bitsSentence: (bits, alike) =>
    alike
      ? `Die Bits eines Zählers tun dasselbe, niedrigstes zuerst geschrieben: ${bits}.`
      : `Die Bits eines Zählers, niedrigstes zuerst geschrieben: ${bits}.`,
  describeHidden: {
    rows: (row) => `Zeile ${row} der Tabelle ist umrahmt. Ihre Einträge werden noch nicht gezeigt.`,
    columns: (position) => `Position ${position} der Tabelle ist umrahmt. Ihre Einträge werden noch nicht gezeigt.`,
  },
  odd: {
    rows: (column) => `Die Breite ist ungerade: Spalte ${column} ist ein Sinus ohne Kosinus.`,
    columns: (feature) => `Die Breite ist ungerade: Merkmal ${feature} ist ein Sinus ohne Kosinus.`,
  },

  ladder: {
    title: 'Frequenzen',
    name: 'Die Frequenzen auf einer logarithmischen Achse',
    mark: (nouns, pair, rows) => `Paar ${pair}: eine Umdrehung in ${rows} ${rows === '1' ? nouns.row : plural(nouns)}`,
    single: 'Ein Paar hat eine Frequenz.',
    collapsed: (count, frequency) => `Alle ${count} Marken fallen zusammen: Frequenz ${frequency}.`,
    range: (count, first, last) => `${count} Frequenzen von ${first} bis ${last}.`,
    ratio: (ratio, size) =>
      `Jede ist das ${ratio}-Fache der vorigen (${size === '0' ? 'exakt' : `bis auf ${size}`}), die Marken stehen also in gleichen Schritten.`,
    noRatio: (size) => `Ihr Verhältnis ist nicht konstant: Es weicht um bis zu ${size} ab.`,
  },
  dots: {
    title: ({ Row, row }, chosen) => `${Row} ${chosen} mal jede ${row}`,
    name: 'Skalarprodukt der umrahmten Position mit jeder Position',
    oneRow: ({ Row, row }, chosen, value) =>
      `${Row} ${chosen} mal sich selbst ist ${value}. Eine andere ${row} gibt es nicht.`,
    itself: ({ Row }, chosen, value) => `${Row} ${chosen} mal sich selbst ist ${value}.`,
    falls: 'Von dort an fallen die Produkte nur.',
    rises: ({ row }, at, distance, before, after) =>
      `Von dort an fallen die Produkte nicht nur: Bei ${row} ${at}, im Abstand ${distance}, steigen sie zum ersten Mal, von ${before} auf ${after}.`,
  },
  propertiesTitle: 'Eigenschaften dieser Tabelle',
  properties: {
    uniqueRows: {
      holds: ({ all, nouns }) =>
        all === '1' ? `Es gibt nur eine ${nouns.row}.` : `Alle ${all} ${plural(nouns)} sind verschieden.`,
      broken: ({ row, other, failing, nouns }) =>
        `${plural(nouns)} ${row} und ${other} sind gleich; ${failing === '1' ? `1 ${nouns.row} wiederholt` : `${failing} ${plural(nouns)} wiederholen`} eine frühere.`,
      none: 'Es gibt nichts zu vergleichen.',
    },
    nearestRows: {
      holds: ({ size, row, other, nouns }) =>
        `Die einander nächsten ${plural(nouns)} sind Nachbarn: ${row} und ${other}, Abstand ${size}.`,
      broken: ({ size, row, other, nouns }) =>
        `Die einander nächsten ${plural(nouns)} sind keine Nachbarn: ${row} und ${other} haben Abstand ${size}, Nachbarn einen größeren.`,
      none: 'Eine allein hat keinen Nachbarn.',
    },
    bounded: {
      holds: ({ size }) => `Kein Eintrag hat einen Betrag über 1; der größte ist ${size}.`,
      broken: ({ size, row, col, nouns }) =>
        `Der Eintrag bei ${nouns.row} ${row}, ${nouns.column} ${col} hat den Betrag ${size}.`,
      none: 'Es gibt keinen Eintrag.',
    },
    unitPairs: {
      holds: ({ size }) => `Jedes Paar liegt auf dem Einheitskreis, ${toRounding(size)}.`,
      broken: ({ size, row, col, nouns }) =>
        `Das Paar von ${nouns.column} ${col} liegt bei ${nouns.row} ${row} nicht auf dem Einheitskreis: sin² + cos² verfehlt 1 um ${size}.`,
      none: 'Es gibt kein Paar aus Sinus und Kosinus.',
    },
    rotation: {
      holds: ({ size, nouns }) =>
        `${nouns.Row} $i$ + $\\δ$ ist ${nouns.row} $i$, jedes Paar um $\\δω_{j}$ gedreht, ${toRounding(size)}.`,
      broken: ({ size, row, other, offset, col, nouns }) =>
        `${nouns.Row} ${row}, um $\\δ$ = ${offset} gedreht, verfehlt ${nouns.row} ${other} um ${size} im Paar von ${nouns.column} ${col}.`,
      none: 'Nichts lässt sich drehen: Nötig sind ein Paar und zwei Positionen.',
    },
    offsetOnlyDots: {
      holds: ({ size, nouns }) =>
        `Das Skalarprodukt zweier ${plural(nouns)} hängt nur von ihrem Offset ab, ${toRounding(size)}.`,
      broken: ({ size, offset, row, other, nouns }) =>
        `Bei Offset ${offset} unterscheiden sich Skalarprodukte um ${size}: am kleinsten ab ${nouns.row} ${row}, am größten ab ${nouns.row} ${other}.`,
      none: 'Es gibt kein Produkt.',
    },
  },
  layouts: {
    identical: 'In der anderen Anordnung ist die Tabelle dieselbe.',
    entries: (size) => `In der anderen Anordnung unterscheiden sich Einträge um bis zu ${size}.`,
    dotsHold: (nouns, size) => `Die Skalarprodukte der ${plural(nouns)} sind dieselben, ${toRounding(size)}.`,
    dotsBroken: (nouns, size) => `Die Skalarprodukte der ${plural(nouns)} unterscheiden sich um bis zu ${size}.`,
  },
  precision: {
    identical: 'In float32 ist die Tabelle dieselbe, Bit für Bit.',
    differs: ({ row, column }, size, r, c) =>
      `In float32 berechnet, weicht sie von float64 um bis zu ${size} ab, bei ${row} ${r}, ${column} ${c}.`,
  },

  ownTable,

  conditions: {
    row: (row) => `Zeile ${row}`,
    table: (rows, cols) => `Tabelle ${rows} × ${cols}`,
    base: (base) => `Basis ${base}`,
    halves: 'Hälften',
    exponent: (exponent) => `Exponent ${exponent}`,
    plotted: (column) => `gezeichnet ab Spalte ${column}`,
    ownFormula: (formula) => `eigene Formel \`${formula}\``,
    ownRows: (begin) => `eigene Zeilen ${begin}`,
  },
  tables: {
    row: {
      rows: (row) => `Zeile ${row}`,
      columns: (position) => `Position ${position}`,
    },
    rowHead: {
      rows: ['Spalte', 'Paar', 'Funktion', 'Frequenz', 'Winkel', 'Eintrag', 'Vorzeichenwechsel'],
      columns: ['Merkmal', 'Paar', 'Funktion', 'Frequenz', 'Winkel', 'Eintrag', 'Vorzeichenwechsel'],
    },
    plot: 'Die gezeichneten Spalten, die Bits und die Produkte mit der umrahmten Zeile',
    plotHead: { rows: ['Zeile', 'Bits', 'Produkt'], columns: ['Position', 'Bits', 'Produkt'] },
    ladder: 'Frequenzen',
    pair: 'Paar',
    column: 'Spalte',
    ladderHead: ['Bogenmaß je Zeile', 'Zeilen je Umdrehung'],
    properties: 'Eigenschaften',
    propertyHead: ['Eigenschaft', 'Gemessen', 'Toleranz', 'Befund'],
    ownProperties: 'Eigenschaften der eigenen Tabelle',
    ownRow: {
      rows: (row) => `Zeile ${row} der eigenen Tabelle`,
      columns: (position) => `Position ${position} in der eigenen Tabelle`,
    },
    ownRowHead: {
      rows: ['Spalte', 'Eigene', 'Sinusförmig', 'Differenz'],
      columns: ['Merkmal', 'Eigene', 'Sinusförmig', 'Differenz'],
    },
  },
  claims: {
    CL17: {
      sentence:
        'Bei gerader Breite liegt jedes (Sinus, Kosinus)-Paar jeder Zeile auf dem Einheitskreis, jede Zeile hat also die quadrierte Länge $d$ / 2.',
      seen: 'die Paare gegen den Einheitskreis',
    },
    CL18: {
      sentence: 'Die Frequenzen beginnen bei 1 und fallen von Paar zu Paar um ein und denselben Faktor.',
      seen: 'die Verhältnisse benachbarter Frequenzen untereinander',
    },
    CL19: {
      sentence:
        'Bei gerader Breite hängt das Skalarprodukt zweier Zeilen davon ab, wie weit sie auseinanderliegen, und von nichts sonst.',
      seen: 'Skalarprodukte gleich weit entfernter Zeilen',
    },
    CL20: {
      sentence: 'Je weiter eine Zeile von Zeile 0 entfernt ist, desto kleiner ist ihr Skalarprodukt mit Zeile 0.',
      seen: ({ rise, last }) =>
        rise === 'none'
          ? `Es fällt nur, bis Zeile ${last}.`
          : `Es fällt und steigt dann: Zeile ${rise} liegt über der Zeile davor.`,
    },
    CL21: {
      sentence:
        'Da Skalarprodukte von Zeilen nur den Offset sehen, gilt das auch für die Scores von Queries und Keys, die aus den Zeilen gebildet sind.',
    },
    CL22: {
      sentence: 'Selbst bei Breite 2 liegen keine zwei Zeilen näher beieinander als Nachbarn.',
      seen: ({ row, other, apart }) => `Einander am nächsten sind die Zeilen ${row} und ${other}, Abstand ${apart}.`,
    },
    CL23: {
      sentence:
        'Ab Breite 12 sind die ersten 1000 Zeilen alle verschieden, und die zwei einander nächsten sind Nachbarn.',
      seen: ({ row, other, apart }) => `Einander am nächsten sind die Zeilen ${row} und ${other}, Abstand ${apart}.`,
    },
    CL24: {
      sentence:
        'Stehen alle Sinusspalten vor allen Kosinusspalten, behalten die Zeilen ihre Skalarprodukte miteinander.',
      seen: 'die Produkte in beiden Anordnungen',
    },
    CL25: {
      sentence: 'Ein auf ganze Zahlen abgerundeter Exponent kostet ein wenig Genauigkeit und sonst nichts.',
      seen: ({ different, pairs }) =>
        `${pairs} ${pairs === '1' ? 'Paar hat' : 'Paare haben'} ${different} verschiedene ${different === '1' ? 'Frequenz' : 'Frequenzen'}.`,
    },
  },
};
