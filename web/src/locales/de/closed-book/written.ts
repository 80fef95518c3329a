/** R1 and R2: what is asked, what the engine found, and what each known wrong form gets wrong. */
import type { written as English } from '../../en/closed-book/written.ts';
import { troubles } from '../formulas.ts';

const forms: (typeof English)['forms'] = {
  rawColumn:
    'Hier steht die Spalte selbst im Exponenten, und verdoppelt, 2c/d. Ein Paar hat eine gemeinsame Frequenz: Sein Exponent zählt Paare, 2j/d.',
  exponentDoubled:
    'Der Exponent ist 4j/d, das Doppelte dessen, was er sein sollte: Die Frequenzen fallen doppelt so schnell.',
  ownExponent:
    'Der Kosinus hat einen eigenen Exponenten, (2j + 1)/d. Beide Spalten eines Paars haben 2j/d; bei zwei Frequenzen dreht keine feste Matrix das Paar.',
  twoMissing:
    'Der Exponent ist j/d (oder die Basis 100, was dasselbe ist). Er ist 2j/d: j zählt Paare, und davon gibt es nur d/2.',
  bothSine: 'Beide Spalten sind Sinus. Die zweite ist der Kosinus desselben Winkels.',
  bothCosine: 'Beide Spalten sind Kosinus. Die erste ist der Sinus desselben Winkels.',
  exchanged: 'Sinus und Kosinus sind vertauscht. Die gerade Spalte 2j hat den Sinus.',
  positionFromOne: 'Positionen sind hier ab 1 gezählt. Sie zählen ab 0: Zeile 0 ist 0, 1, 0, 1.',
  pairFromOne: 'Paare sind hier ab 1 gezählt. Sie zählen ab 0: Paar 0 dreht sich je Position um 1 rad.',
  base1000: 'Die Basis ist hier 1000. Sie ist 10000.',
  base100000: 'Die Basis ist hier 100000. Sie ist 10000.',
  multiplied:
    'Die Position ist hier mit der Potenz multipliziert. Sie wird durch die Potenz geteilt: Spätere Paare drehen sich langsamer.',
  degrees: 'Der Winkel wird zwischen Grad und Bogenmaß umgerechnet. Er ist bereits im Bogenmaß.',
  extraTwoPi: 'Ein Faktor 2π ist zu viel: Paar 0 dreht sich je Position um 1 rad, nicht um eine volle Umdrehung.',
  oneFewerPair: 'Der Exponent ist j/(d/2 − 1), sodass das letzte Paar genau 1/10000 erreicht. D2L teilt durch d/2.',
  lettersExchanged: 'Position und Paar sind vertauscht: i wird geteilt, j steht im Exponenten.',
  bracketSlip: 'Eine Klammer fehlt oder steht falsch: Der ganze Quotient 2j/d gehört in den Exponenten.',
  quotientRaised: 'Die Potenz erfasst den ganzen Quotienten i/10000. Potenziert wird nur 10000.',
  minusSine: 'Der Sinus hat ein Minuszeichen. Die Tabelle hat keines.',
  minusCosine: 'Der Kosinus hat ein Minuszeichen. Die Tabelle hat keines.',
  noPower:
    'Jedes Paar dreht sich je Position um 1 rad: Die Potenz fehlt, oder ihr Exponent wurde auf eine ganze Zahl abgeschnitten, also 0.',
  widthMissing: 'Die Breite d fehlt im Exponenten: Er ist 2j/d, zwischen 0 und 1.',
  pairMissing: 'Das Paar j fehlt im Exponenten: Jedes Paar hat die Frequenz von Paar 1.',
  noQuotient:
    'Der Winkel ist hier 2ij/d: Frequenzen wachsen in gleichen Schritten. Sie fallen um einen konstanten Faktor, 10000^{2/d}.',
  timesInsteadOfPower: 'Hier wird 10000 mit 2j/d multipliziert. Es wird damit potenziert.',
  tenLog: 'Die Exponentialfunktion nimmt den Logarithmus zur Basis 10. Dort gehört der natürliche hin.',
  logMissing: 'Der Logarithmus von 10000 fehlt: Die Basis ist hier e.',
  angleOnly: 'Das ist der Winkel. Sein Sinus oder Kosinus ist der Eintrag.',
};

const columnForms = {
  sinesFirst: 'So stehen alle Sinus zuerst. D2L wechselt ab: Ein Paar steht in benachbarten Spalten.',
  columnFromOne: 'So sind Spalten ab 1 gezählt. Sie zählen ab 0.',
  cosineFirst: 'So steht der Kosinus zuerst. Die gerade Spalte hat den Sinus.',
  pairAsColumn: 'Benachbarte Paare überlappen sich in diesen Spalten. Ein Paar belegt zwei eigene Spalten.',
  oneColumn: 'Beides ist dieselbe Spalte. Ein Paar belegt zwei.',
};

const turnForms: (typeof English)['turn']['forms'] = {
  transposed:
    'Sie dreht in die andere Richtung: Sie landet auf dem Paar bei i − δ. Das ist die Transponierte der richtigen Matrix.',
  frequencyMissing: 'Die Frequenz fehlt: Jedes Paar dreht sich um seinen eigenen Winkel, δ mal w.',
  offsetMissing: 'Der Offset fehlt: Das ist die Drehung für eine Position.',
  divided: 'Der Offset ist durch die Frequenz geteilt. Er wird mit ihr multipliziert.',
  degrees: 'Der Winkel wird zwischen Grad und Bogenmaß umgerechnet. Er ist bereits im Bogenmaß.',
  position: 'Der Winkel hängt von der Position i ab. Dieselbe Matrix dient jeder Position.',
  mirror: 'Das ist eine Spiegelung: Ihre Determinante ist −1. Ein Sinus hat das Minuszeichen, nicht ein Kosinus.',
  exchanged:
    'Sinus und Kosinus sind vertauscht. Bei δ = 0 muss die Matrix die Einheitsmatrix sein, also stehen Kosinus auf der Diagonale.',
  noMinus: 'Beide Sinus haben dasselbe Vorzeichen, deshalb ändern sich Längen. Genau einer von ihnen ist negativ.',
  smallAngle: 'Das ist die Drehung nur in erster Ordnung, für kleine Winkel: Sie macht Paare länger.',
  identity: 'Die Einheitsmatrix lässt jedes Paar, wo es ist.',
};

export const written: typeof English = {
  title: 'Die Einträge der Tabelle schreiben, und die Matrix, die ein Paar dreht',

  entriesTitle: 'Schreiben Sie die Einträge der sinusförmigen Kodierung von D2L auf.',
  entriesHint:
    'Position $i$ zählt Zeilen ab 0, $j$ zählt Paare, $d$ ist die Breite. In die kleinen Felder: in welcher Spalte der Sinus von Paar $j$ steht, und in welcher der Kosinus. Zum Beispiel `exp(−2i)`, `10^(i/d)`.',
  entriesAnswer: 'p_{i, 2j} = sin(i / 10000^{2j/d})\np_{i, 2j+1} = cos(i / 10000^{2j/d})',
  fields: {
    sineColumn: 'Spalte des Sinus',
    sine: 'Eintrag der Sinusspalte',
    cosineColumn: 'Spalte des Kosinus',
    cosine: 'Eintrag der Kosinusspalte',
    topLeft: 'Zeile 1, Spalte 1',
    topRight: 'Zeile 1, Spalte 2',
    bottomLeft: 'Zeile 2, Spalte 1',
    bottomRight: 'Zeile 2, Spalte 2',
  },
  letters: {
    entry: 'i, j, d, c für die Spalte, π und e',
    column: 'j, d, π und e',
    turn: 'delta, w, i, j, d, π und e',
  },
  equal: (probes) => `**Gleich der Tabelle** an allen ${probes} Prüfstellen.`,
  off: (size, at, given, expected) =>
    `**Um ${size} daneben** bei ${at}: Ihr Eintrag ist ${given}, die Tabelle hat ${expected}.`,
  noValue: (at) =>
    `**Hat keinen Wert** bei ${at}: eine Division durch null, eine Wurzel aus einer negativen Zahl oder eine Größe, die keine Zahl fasst.`,
  at: (position, pair, width) => `$i$ = ${position}, $j$ = ${pair}, $d$ = ${width}`,
  reading: (text) => `Gelesen als ${text}`,
  paper: 'Gelesen in der Schreibweise des Papers von 2017: pos ist die Position und i das Paar.',
  forms,
  theory: {
    turns: 'Als Theorie ausgeführt, in 60 Zeilen und 32 Spalten: Jedes Paar dreht sich wie das der Tabelle.',
    misses: (size, pair, from, to) =>
      `Als Theorie ausgeführt, in 60 Zeilen und 32 Spalten: Die Drehung von Paar ${pair} von Zeile ${from} nach Zeile ${to} verfehlt ihr Ziel um ${size}.`,
    onCircle: 'Jedes Paar hat Länge 1.',
    offCircle: (size, pair, row) =>
      `Paar ${pair} verlässt den Einheitskreis: In Zeile ${row} liegt die Summe der beiden Quadrate um ${size} neben 1.`,
  },
  columns: {
    right: 'Das sind die beiden Spalten eines Paars.',
    wrong: 'Das sind nicht die Spalten eines Paars in der Tabelle.',
    ...columnForms,
  },
  troubles,

  turnTitle: 'Schreiben Sie die Matrix, die ein Paar um $\\δ$ weiterrückt.',
  turnHint:
    'Sie führt das Paar bei $i$ in das Paar bei $i + \\δ$ über, für jedes $i$. `delta` steht für den Offset und `w` für die Frequenz des Paars.',
  pairOrder: 'Das Paar ist',
  pairOrders: { sineCosine: '(sin, cos)', cosineSine: '(cos, sin)' },
  pairSide: 'geschrieben als',
  pairSides: { column: 'Spalte, M p', row: 'Zeile, p M' },
  turnAnswers: {
    'sineCosine-column': 'cos(δω)   sin(δω)\n-sin(δω)   cos(δω)',
    'sineCosine-row': 'cos(δω)   -sin(δω)\nsin(δω)   cos(δω)',
    'cosineSine-column': 'cos(δω)   -sin(δω)\nsin(δω)   cos(δω)',
    'cosineSine-row': 'cos(δω)   sin(δω)\n-sin(δω)   cos(δω)',
  },
  turn: {
    holds: (probes) => `**Landet auf dem Paar bei** $i + \\δ$ an allen ${probes} Prüfstellen.`,
    misses: (size, at) => `**Um ${size} daneben** bei ${at}.`,
    at: (position, offset, frequency) => `$i$ = ${position}, $\\δ$ = ${offset}, w = ${frequency}`,
    determinant: (low, high) =>
      low === high
        ? `Determinante ${low}; eine Drehung hat 1.`
        : `Determinante ${low} bis ${high}; eine Drehung hat 1.`,
    forms: turnForms,
  },
};
