/** Shift: every sentence. `words` are quoted or plain already, sizes are printed. */
import type { Locale } from '../en/index.ts';
import { join } from './join.ts';
import { names } from './names.ts';
import { predictions } from './shift-predictions.ts';
import { schemes, verb } from './shift-schemes.ts';

/** Hyphens of the engine's ranges become minus signs. */
const signed = (text: string): string => text.replace(/-(?=\d)/g, '−');

export const shift: Locale['shift'] = {
  ...names.shift,
  controls: {
    offset: 'Offset $\\δ$',
    position: 'Position $i$',
    width: 'Breite $d$',
    words: 'Ihre Wörter',
    seed: 'Seed für Wörter und Gewichte',
    headCount: 'Heads',
    maxLen: 'Zeilen der Tabelle, max_len',
    causal: 'Kausale Maske',
    pair: 'Paar $j$',
    matrix: 'Matrix',
    act: 'Was mit dem Text geschieht',
    frontWords: 'Wörter davor',
    padCount: 'Pads',
    padMask: 'Die Maske verdeckt',
    recheckValid: 'IDs ab dem ersten echten Token zählen',
  },
  options: {
    act: { moveIds: 'IDs verschieben', prepend: 'Wörter davor', padLeft: 'Links auffüllen' },
    padMask: { pads: 'die Pads', validLens: 'was hinter D2Ls gültiger Länge liegt' },
    matrix: { shift: 'Verschiebung', rope: 'RoPE' },
  },
  presets: {
    wholeTurn: 'Volle Umdrehung',
    rope: 'Matrix von RoPE',
    front: 'Ein Wort davor',
    padded: 'Padding links',
    tableEnd: 'Ende der Tabelle',
    odd: 'Ungerade Breite',
    widthOne: 'Breite 1',
  },
  errors: {
    'words.out-of-range': ({ allowed, given }) => `Für Ihre Wörter zulässig: ${allowed}. Angegeben: ${given}.`,
    'frontWords.out-of-range': ({ allowed, given }) =>
      `Für die Wörter davor zulässig: ${allowed}. Angegeben: ${given}.`,
    'offset.row-out-of-table': ({ label, allowed, given }) =>
      `${label} = ${signed(given)} führt aus der Tabelle hinaus. Hier zulässig: ${signed(allowed)}.`,
    'queryPositions.row-out-of-table': ({ allowed, given }) =>
      `Bricht ab: keine Zeile ${signed(given)}. Die Tabelle hat ${allowed}.`,
    'scheme.out-of-range': ({ given }) => `Bricht ab: RoPE dreht Paare, und die ${given} ist ungerade.`,
  },
  predictions,
  claims: {
    CL26: {
      sentence:
        'Bei gerader Breite führt eine Drehung je Paar, um Offset mal Frequenz, jede Zeile der Tabelle in die Zeile, die so viele Positionen weiter steht.',
      seen: 'die gedrehten Zeilen gegen die Zeilen bei größerer Position',
    },
    CL27: {
      sentence:
        'Zwei Drehungen ergeben eine Drehung um die Summe ihrer Offsets. Eine Drehung erhält Längen, und ihre Transponierte dreht zurück.',
    },
    CL28: {
      sentence:
        'Die Matrix, die RoPE schreibt, [cos, −sin; sin, cos], führt ein (Sinus, Kosinus)-Paar der Tabelle zu größeren Positionen.',
      seen: 'die gedrehten Zeilen gegen die Zeilen bei größerer Position',
    },
    CL29: {
      sentence:
        'Eine Sinusspalte rückt ohne ihren Kosinus weiter: Für einen gewissen Offset führt ein Faktor sie von jeder Position dorthin.',
    },
    CL30: {
      sentence:
        'Mit einer zu den Wörtern addierten sinusförmigen Kodierung bleiben die Attention-Gewichte, wenn alle Positionen um denselben Offset rücken.',
    },
    CL31: {
      sentence:
        'Absolute Tabellen bemerken es, wenn alle Positionen rücken: sinusförmig oder gelernt an der Eingabe, und sinusförmig nur in $\\Q$ und $\\K$.',
      seen: 'die kleinste der drei Änderungen',
    },
    CL32: {
      sentence:
        'Mit RoPE bleiben die Ausgaben bis auf Rundung, wenn alle Positionen gemeinsam um höchstens 1000 rücken.',
      seen: 'die Ausgaben mit RoPE vorher und nachher',
    },
    CL33: {
      sentence:
        'Mit ALiBi, T5 oder Shaw ändert sich kein Bit der Ausgaben, wenn alle Positionen gemeinsam rücken, um bis zu 100 000.',
      seen: 'die größte der drei Änderungen',
    },
    CL34: {
      sentence:
        'RoPE erkennt den Abstand, aber nicht die Seite: Ein Key einige Positionen nach der Query hat denselben Score wie einer ebenso weit vor ihr.',
    },
    CL35: {
      sentence:
        'Ein echtes Wort davor verschiebt nur Positionen, also bleiben die Ausgaben der alten Tokens in jedem Schema.',
      seen: 'die größte Änderung über alle Schemata',
    },
    CL36: {
      sentence: 'T5 mit 32 Buckets und maximalem Abstand 128 hält alle Abstände unter 128 auseinander.',
    },
    CL37: {
      sentence:
        'Pads davor sind unschädlich, sobald sie maskiert sind, selbst wenn eine sinusförmige Kodierung an der Eingabe sie als Positionen zählt.',
      seen: 'sinusförmig an der Eingabe, mit Pads und ohne',
    },
    CL38: {
      sentence: 'Bei einem Pad davor gibt es eine gültige Länge, die das Pad verdeckt und jedes echte Token zeigt.',
    },
  },
  did: 'Das tat die Engine',
  compared:
    'Differenz: die Attention-Ausgabe mit sinusförmiger Kodierung an der Eingabe, vor und nach dem, was der Lauf mit dem Text tut.',
  why: 'Warum bleibt die Matrix, während die Ausgabe sich ändert?',
  reasons: {
    angle: 'Ein Paar dreht sich um $δω_{j}$. Die Position kommt in diesem Winkel nicht vor.',
    pair: 'Sinus und Kosinus sind zusammen ein Punkt auf einem Kreis. Weiterrücken ist eine Drehung, und eine Drehung ist linear.',
    words: 'Die Zeilen der Tabelle drehen sich, die Wörter nicht. Ihre Summe ist eine neue Eingabe.',
    offsets:
      'Unter Shaw, T5, ALiBi und RoPE zählt nur der Offset, Key-Position minus Query-Position. Eine gemeinsame Verschiebung lässt ihn unberührt.',
  },
  selfTest: {
    question: 'Wovon hängt die 2 × 2-Drehung von Position $i$ nach Position $i + \\δ$ ab?',
    formula:
      'p_{i+δ, 2j} = cos δω_{j} p_{i, 2j} + sin δω_{j} p_{i, 2j+1}\np_{i+δ, 2j+1} = −sin δω_{j} p_{i, 2j} + cos δω_{j} p_{i, 2j+1}',
    ideas: {
      product: 'Vom Offset $\\δ$ und der Frequenz $ω_{j}$ des Paars, nur über ihr Produkt.',
      position: 'Nicht von $i$: Eine Matrix dient jeder Position.',
      entries: 'Für (sin, cos) stehen oben cos und sin, unten −sin und cos.',
      linear:
        'Für ein gegebenes $\\δ$ ist eine Verschiebung also eine lineare Abbildung aller Kodierungen. Die Ausgaben können sich dennoch ändern.',
    },
  },

  axis: (column, wave) => `Spalte ${column}, *${wave}*`,
  handFrom: (position) => `$i$ = ${position}`,
  handTo: (position, backwards) => `$i ${backwards ? '-' : '+'} δ$ = ${position}`,
  turned: (angle, radians, degrees) => `$${angle}$ = ${radians} rad = ${degrees}`,
  fromTo: (from, to) => `von Position ${from} nach Position ${to}`,
  dialName: (pair, fromTo) => `Uhr von Paar ${pair}: Der Zeiger dreht sich ${fromTo}`,
  matrixName: (matrix, from, to) =>
    `Die Matrix mit den Zeilen ${matrix.map((row) => row.join('; ')).join(' und ')} bildet ${from.join('; ')} auf ${to.join('; ')} ab`,
  matrixNameHidden: 'Die Matrix des Paars bildet seinen Sinus und Kosinus an Position i auf die an Position i + δ ab',
  lawHolds: (size, pairs, positions, identical) =>
    `${identical ? '**Identisch,** Bit für Bit,' : `**Gilt bis auf ${size}**`} für ${pairs === '1' ? 'das einzige Paar' : `alle ${pairs} Paare`} und ${positions} ${positions === '1' ? 'Position' : 'Positionen'}.`,
  lawBroken: (size, row, col) =>
    `**Verletzt um ${size}** gegen Position $i + \\δ$, am meisten an Position ${row}, Spalte ${col}.`,
  behindHolds: (size) => `**Gilt bis auf ${size}** gegen Position $i - \\δ$.`,
  behindBroken: (size) => `**Verletzt um ${size}** auch gegen Position $i - \\δ$.`,
  matrixHolds: (pair) =>
    `Die Matrix enthält $δ$ und $ω_{${pair}}$. $i$ enthält sie nicht. Wird $i$ verschoben, drehen sich die Vektoren, und die Matrix bleibt.`,
  ropeTrap:
    'Die Matrix von RoPE ist für Paare in der Reihenfolge (cos, sin) gemacht. Auf D2Ls (sin, cos)-Paar dreht sie die Uhr zurück.',
  tryRope: 'RoPEs Matrix auf dieses Paar anwenden',
  backToShift: 'Zurück zu D2Ls Matrix',
  noPair: 'Bei Breite 1 gibt es einen einzelnen Sinus und kein Paar, also weder Uhr noch Matrix. Der Rest läuft.',
  loneSine: (column) =>
    `Die Breite ist ungerade. Spalte ${column} ist ein Sinus ohne Kosinus, also rückt keine Matrix sie weiter.`,

  dialsHeading: 'Eine Uhr je Paar $j$. Zwölf Uhr ist Position 0.',
  dialsCaption: (offset) => `Drehung für $δ$ = ${offset} und Positionen je voller Umdrehung`,
  dialsWindow: (first, last, all) => `· Paare ${first}–${last} von ${all}`,
  hear: (pair) => `Paar ${pair} hören`,
  heard: (backwards) =>
    `Zwei Töne, $i$ und $i ${backwards ? '−' : '+'} δ$. Eine volle Umdrehung ist eine Oktave, 30° sind ein Halbton: Das Intervall ist bei jedem $i$ dasselbe.`,
  dialsName: 'Uhren, eine je Frequenzpaar',
  pairOption: (pair, turn, positions) =>
    `Paar ${pair}: dreht sich um ${turn}, eine volle Umdrehung braucht ${positions} Positionen`,

  actHeadings: {
    moveIds: (offset) => `Nun rückt jeder Index um ${offset}. Gleiche Tokens, gleiche Gewichte.`,
    prepend: (front) => `Nun kommt „${front}“ davor. Neue Keys, gleiche Gewichte.`,
    padLeft: (pads, hidden) =>
      `Nun ${pads === '1' ? 'kommt 1 Pad' : `kommen ${pads} Pads`} davor. ${hidden ? 'Keine neuen Keys' : 'Die Pads bleiben Keys'}, gleiche Gewichte.`,
  },
  pad: 'Pad',
  idsName: 'Tokens mit ihren Positions-IDs, vorher und nachher',
  schemeHead: {
    scheme: 'Schema',
    how: 'Wie Position eingeht',
    change: 'Größte Änderung der Attention-Ausgabe',
  },
  schemesName: 'Größte Änderung der Attention-Ausgabe je Schema, auf logarithmischer Skala',
  schemes,

  productsHeading: 'Zeilen der Tabelle miteinander multiplizieren. Entscheidet der Offset?',
  products: {
    raw: { title: 'Zeile mal Zeile', name: 'Produkte der Tabellenzeilen, Zeile a gegen Zeile b' },
    projected: {
      title: 'Nach Query- und Key-Abbildung',
      name: 'Produkte projizierter Tabellenzeilen, Zeile a als Query gegen Zeile b als Key',
    },
  },
  curveTitle: 'Produkt nach Offset',
  curveName: 'Produkte über dem Offset: die rohen Zeilen als eine Linie, die projizierten zwischen zweien',
  offsetAxis: 'δ',
  curveCaption: 'Türkis: rohe Zeilen. Zwischen den Linien in Textfarbe: projizierte Zeilen eines Offsets.',
  diagonalHolds: (size) => `Jede Diagonale ist eine einzige Zahl, bis auf ${size}.`,
  diagonalBroken: (size, offset) => `Eine Diagonale, Offset ${offset}, streut über ${size}.`,
  rawOffset: 'Rohe Produkte hängen nur vom Offset ab, und $\\δ$ ergibt dasselbe wie $-\\δ$.',
  rawOneWay: 'Rohe Produkte hängen nur vom Offset ab.',
  rawBroken: 'Hier stört der einzelne Sinus: Rohe Produkte hängen von mehr ab als vom Offset.',
  rises: (offset, before, after) =>
    `Sie fallen nicht durchgehend: Bei Offset ${offset} steigen sie von ${before} auf ${after}.`,
  projectedBroken: (size) =>
    `Nach den Abbildungen unterscheiden sich Produkte eines Offsets um bis zu ${size}. Der Offset allein entscheidet nicht mehr.`,
  pointAt: 'Auf ein Produkt zeigen oder eine Matrix fokussieren und die Pfeiltasten benutzen.',
  readout: (row, col, value, offset, raw) =>
    `Zeile ${row} mal Zeile ${col}${raw ? '' : ', projiziert'}: ${value}. Offset ${offset}.`,

  decodingHeading: 'Nun Token für Token dekodieren, und immer Zeile 0 nehmen.',
  decodingCaption:
    'D2Ls Decoder erhält je ein neues Token, sein Slice beginnt also jedes Mal bei Zeile 0. Größte Differenz zu allen Tokens auf einmal, kausal, sinusförmig an der Eingabe.',
  decodingName: 'Differenz jedes Dekodierschritts zu allen Tokens auf einmal',
  decodingOne: 'Ein einziges Token steht an Position 0, also weicht nichts ab. Bitte ein Wort hinzufügen.',
  decodingSame: 'Kein Schritt weicht um mehr als Rundung ab.',
  decodingDrifts: (size, step, word) =>
    `Schritt 0 stimmt überein, weil sein Token tatsächlich an Position 0 steht. Die größte Differenz ist ${size}, in Schritt ${step}, „${word}“. Jedes neue Token braucht seine eigene Zeile.`,

  conditions: {
    moveIds: (sign, offset, position) => `IDs ${sign} ${offset} ab ${position}`,
    prepend: (words) => `„${words.join(' ')}“ davor`,
    padLeft: (pads, rechecked, hidden) =>
      `${pads} ${pads === '1' ? 'Pad' : 'Pads'} links, IDs ${rechecked ? 'neu gezählt' : 'unverändert'}${hidden ? '' : ', gültige Länge'}`,
    width: (width) => `Breite ${width}`,
    heads: (heads) => `${heads} ${heads === '1' ? 'Head' : 'Heads'}`,
    causal: 'kausal',
    maxLen: (rows) => (rows === '1' ? '1 Zeile' : `${rows} Zeilen`),
    seed: (seed) => `Seed ${seed}`,
    words: (words) => (words.length > 6 ? `${words.length} Wörter` : `„${words.join(' ')}“`),
  },

  describe: {
    hidden:
      'Die Matrix führt ein Paar von Position $i$ nach $i + \\δ$. Was sie anderswo und mit der Ausgabe macht, wird noch nicht gezeigt.',
    linear: (size) =>
      `Eine Verschiebung der sinusförmigen Kodierung ist linear, und doch ändert sich die Ausgabe um ${size}. Linear ist nicht invariant.`,
    offsetsStay: (names) =>
      `${join.and(names)} ${verb(names, 'sieht nur den Offset und bleibt', 'sehen nur den Offset und bleiben')} unverändert.`,
    nothingMoved: (names) => `Keine Ausgabe ändert sich unter: ${join.clauses(names)}.`,
    someChange: (moved, kept, largest) =>
      moved.length === 0
        ? `Keine Ausgabe ändert sich unter: ${join.clauses(kept)}.`
        : `Ausgaben ändern sich um bis zu ${largest} unter: ${join.clauses(moved)}.${kept.length > 0 ? ` Sie bleiben unter: ${join.clauses(kept)}.` : ''}`,
    allChange: (count, smallest, largest) =>
      `Die Ausgaben ändern sich unter allen ${count} Schemata, um ${smallest} bis ${largest}. Ein echtes Wort davor ist ein neuer Key und nimmt den anderen Gewicht. Neue IDs allein können unbemerkt bleiben, ein neuer Key nicht.`,
    padsHidden: (count) =>
      `Unter allen ${count} Schemata bleiben die alten Ausgaben. Die Maske verdeckt die Pads, und IDs zählen ab dem ersten echten Token.`,
    padsSeen: (count, largest) =>
      `Die Ausgaben ändern sich unter allen ${count} Schemata, um bis zu ${largest}. Eine gültige Länge beschreibt ein Präfix, kann also keine Pads davor verdecken.`,
    padsRenumber: (moved, largest, kept) =>
      `Die Pads sind verdeckt, und doch ändern sich Ausgaben um bis zu ${largest} unter: ${join.clauses(moved)}. Denn die IDs zählen die Pads mit. Die Ausgaben bleiben unter: ${join.clauses(kept)}.`,
    stopped: (names) => `Es ${verb(names, 'bricht', 'brechen')} ab: ${join.clauses(names)}.`,
  },
  outcome: {
    /** Sinusoids at the input, under what was predicted and under the chosen act. */
    acts: {
      moveIds: 'Das Verschieben der IDs',
      prepend: 'Das Davorsetzen von Wörtern',
      padLeft: 'Linksseitiges Auffüllen',
    },
    changed: (act, size, word, feature) =>
      `${act} ändert die Ausgabe mit sinusförmiger Kodierung an der Eingabe um **${size}**, bei „${word}“, Merkmal ${feature}.`,
    identical: (act) =>
      `${act} lässt die Ausgabe mit sinusförmiger Kodierung an der Eingabe **identisch,** Bit für Bit.`,
    rounding: (act, size) =>
      `${act} lässt die Ausgabe mit sinusförmiger Kodierung an der Eingabe bis auf Rundung unverändert: **${size}**.`,
    stopped: (act) =>
      `${act} führt IDs über die Tabelle hinaus, also gibt es mit sinusförmiger Kodierung an der Eingabe keine Ausgabe.`,
  },

  tables: {
    pairs: 'Frequenzpaare: Drehung für δ, und das Paar bei i und bei i + δ',
    pairHead: [
      'Paar',
      'Frequenz',
      'Drehung, rad',
      'Drehung, °',
      'Positionen je Umdrehung',
      'sin bei $i$',
      'cos bei $i$',
      'sin bei $i + δ$',
      'cos bei $i + δ$',
    ],
    products: 'Produkte von Zeile 0 mit Zeile k und die Spanne der projizierten Produkte bei diesem Offset',
    productHead: ['Offset', 'Roh', 'Projiziert, kleinstes', 'Projiziert, größtes'],
    decoding: 'Differenz je Dekodierschritt',
    decodingHead: ['Schritt', 'Token', 'Differenz'],
  },
};
