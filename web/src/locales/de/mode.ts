/** Train or eval: what dropout does to the sum of words and positions. */
import type { Locale } from '../en/index.ts';
import { predictions, unchanged } from './mode-predictions.ts';
import { names } from './names.ts';

const entries = (n: string, all: string): string => `${n} von ${all} Einträgen`;
const span = (first: string, last: string): string => (first === last ? first : `${first}–${last}`);
const columns = (first: string, last: string): string => (first === last ? 'Spalte' : 'Spalten');
const features = (first: string, last: string): string => (first === last ? 'Merkmal' : 'Merkmale');

const addToOne = (error: string): string =>
  error === '0'
    ? 'Die Gewichte jeder Query summieren sich zu genau 1.'
    : `Die Gewichte jeder Query summieren sich zu 1; die größte Abweichung ist ${error}.`;

export const mode: Locale['mode'] = {
  ...names.mode,
  controls: {
    mode: 'Modus',
    rate: 'Dropout $p$',
    passes: 'Durchläufe $N$',
    input: 'Eingabe $X$',
    newMasks: 'Neue Masken',
    words: 'Ihre Wörter',
    rows: 'Nullzeilen',
    width: 'Breite $d$',
    seed: 'Seed für Wörter und Gewichte',
    maskSeed: 'Maske von Lauf A; Lauf B nimmt die nächste',
    scaleByWidth: 'Wörter mit $√d$ skalieren',
    recordGradients: 'Gradienten aufzeichnen',
  },
  errors: {
    'words.out-of-range': ({ allowed, given }) => `Für Ihre Wörter zulässig: ${allowed}. Angegeben: ${given}.`,
  },
  options: {
    mode: { train: 'Train', eval: 'Eval' },
    input: { zeros: 'Nullen (D2L)', embeddings: 'Einbettungen' },
  },
  presets: {
    d2l: 'D2Ls Bild, $p$ = 0',
    train: 'Zwei Train-Läufe',
    eval: 'Zwei Eval-Läufe',
    half: '$p$ = 0,5: null oder doppelt',
    all: '$p$ = 1: nichts behalten',
    words: 'Ihre Wörter, skaliert',
  },
  predictions,
  claims: {
    CL44: {
      sentence: 'Im Evaluationsmodus, und bei Rate 0 im Trainingsmodus, gibt Dropout seine Eingabe Bit für Bit zurück.',
    },
    CL45: {
      sentence:
        'Im Trainingsmodus wird ein Eintrag von $X + \\P$ zu 0 oder zum 1 / (1 − Rate)-Fachen dessen, was er war, zu nichts anderem.',
    },
    CL46: {
      sentence:
        'Über alle Dropout-Muster ist das Mittel $X + \\P$, und die Änderung ist im quadratischen Mittel das √(Rate / (1 − Rate))-Fache seiner Größe.',
    },
    CL47: {
      sentence:
        'Dropout auf $X + \\P$ nimmt das Wort weg und lässt die Position: Ein verworfener Eintrag behält seinen Tabellenwert.',
    },
    CL48: {
      sentence: 'Ohne aufgezeichnete Gradienten wird nichts verworfen, weder im Trainingsmodus noch außerhalb.',
      seen: ({ dropped }) =>
        `Gradienten sind aus, der Modus ist Train, und Lauf A verwarf ${dropped} ${dropped === '1' ? 'Eintrag' : 'Einträge'}.`,
    },
    CL49: {
      sentence: 'Attention, gemittelt über alle Dropout-Muster auf $X + \\P$, ergibt dasselbe wie im Evaluationsmodus.',
      seen: ({ passes, distance, chance }) =>
        `Das Mittel von ${passes} ${passes === '1' ? 'Durchlauf' : 'Durchläufen'} liegt ${distance} von Eval entfernt (quadratisches Mittel). Der Zufall allein ergibt ${chance}.`,
    },
    CL50: {
      sentence: 'Die Gewichte einer Query summieren sich immer zu 1, mit Dropout auf ihnen oder ohne.',
    },
    CL51: {
      sentence:
        'Mit einem Dropout-Muster für beide Läufe besteht Attention ohne Positionen den Umordnungstest auch im Trainingsmodus.',
    },
  },
  did: 'Das taten die beiden Modi',
  compared: 'Differenz: Lauf A gegen Lauf B, Eintrag für Eintrag.',
  why: 'Wo kommt der Zufall ins Spiel? Was würden Sie umschalten, um Kodierungen zu vergleichen?',
  reasons: {
    sum: 'Dropout wirkt auf die Summe aus Wort und Position, Eintrag für Eintrag.',
    draw: 'Der Trainingsmodus zieht für jeden Lauf ein neues Muster.',
    scale:
      'Behaltene Einträge werden durch $1 - p$ geteilt, deshalb ist das Mittel über alle Masken der Wert im Evaluationsmodus.',
    eval: 'Der Evaluationsmodus ändert nichts. Dort oder mit $p$ = 0 vergleichen.',
  },
  selfTest: {
    question: 'Schreiben Sie die Einträge der sinusförmigen Kodierung von D2L auf.',
    formula: 'p_{i, 2j} = sin(i / 10000^{2j/d})\np_{i, 2j+1} = cos(i / 10000^{2j/d})',
    ideas: {
      sine: 'Sinus in den geraden Spalten $2j$.',
      cosine: 'Kosinus in den ungeraden Spalten $2j+1$.',
      exponent: 'Derselbe Exponent $2j/d$ in beiden Spalten eines Paars.',
      pair: '$j$ zählt Paare ab 0, $d$ ist die Breite.',
      zero: '$i$ zählt Positionen ab 0, Zeile 0 ist also 0, 1, 0, 1, …',
    },
  },

  runA: 'Lauf A',
  runB: 'Lauf B',
  runBInFormula: 'Lauf B',
  difference: '|A − B|',
  inputs: { tokens: 'X', table: 'die Tabelle', sum: 'die Summe' },
  /** rate: null once it is run. */
  inputsHeading: (letter, zeros, rows, rate) => {
    const what = zeros
      ? `$X$ besteht aus ${rows} ${rows === '1' ? 'Nullzeile' : 'Nullzeilen'}, die Summe ist also die Tabelle $${letter}$.`
      : 'Wörter, Positionen und ihre Summe.';
    return `${what} ${rate === null ? 'Dropout erhält die Summe.' : `Die Summe geht zweimal durch Dropout mit $p$ = ${rate}.`}`;
  },
  notRun: 'noch kein Lauf',
  dropped: (seed, n, all) => `Maske ${seed}: ${n} von ${all} verworfen`,
  droppedShort: (n, all) => `${n} von ${all} verworfen`,
  differ: (n, all) => `${n} von ${all} verschieden`,
  columnsMark: (first, last) => `${columns(first, last)} ${span(first, last)}`,
  figure: (mode) => `Zwei ${mode === 'train' ? 'Train' : 'Eval'}-Läufe derselben Eingabe und ihre Differenz`,
  inputsFigure: 'Wörter, Positionen und ihre Summe',

  /** The axes of the tables: D2L's rows and columns; with tokens as columns they are named by what they count. */
  position: { rows: 'Zeile', columns: 'Position' },
  feature: { rows: 'Spalte', columns: 'Merkmal' },
  axis: { rows: 'Zeile', columns: 'Pos.' },
  place: {
    rows: (row, col) => `Zeile ${row}, Spalte ${col}`,
    columns: (position, feature) => `Position ${position}, Merkmal ${feature}`,
    word: (word, position, feature) => `„${word}“ (Position ${position}), Merkmal ${feature}`,
  },
  part: {
    rows: (rows, cols, allRows, allCols) => `Zeilen ${rows}, Spalten ${cols} von ${allRows} × ${allCols}.`,
    columns: (positions, features, all, width) =>
      `Positionen ${positions}, Merkmale ${features} von ${all} × ${width}.`,
  },

  identical: '**Identisch,** Bit für Bit.',
  identicalEval: '**Identisch,** Bit für Bit. Der Evaluationsmodus gibt die Summe zurück, wie sie ist.',
  same: unchanged,
  broken: (size, place) => `**Verletzt um ${size}** bei ${place}.`,
  chance: (rate, kept) => `Ein Eintrag wird verworfen (Wahrscheinlichkeit ${rate}) oder mit ${kept} multipliziert.`,

  struck: 'Durchgestrichene Zellen wurden verworfen.',
  evalAgrees: (letter) => `Im **Evaluationsmodus** stimmen A, B und $${letter}$ Bit für Bit überein.`,
  pointAt: 'Auf eine Zelle zeigen oder mit den Pfeiltasten hingehen, um ihre Zeile zu lesen.',
  rowHead: {
    rows: (row, word) => (word === null ? `Zeile ${row}` : `Zeile ${row}, „${word}“`),
    columns: (position, word) => (word === null ? `Position ${position}` : `Position ${position}, „${word}“`),
  },
  rowEval: (sum) => `Eval: $${sum}$`,
  readout: (place, value) => `Bei ${place}: ${value}.`,
  readoutDropped: (place, lost) => `Bei ${place}: ${lost} wurde verworfen. Übrig ist **0**.`,
  readoutKept: (place, value, from) => `Bei ${place}: ${value}. Im Evaluationsmodus ${from}.`,

  columnsBy: {
    rows: (first, last) => `${columns(first, last)} ${span(first, last)}`,
    columns: (first, last) => `${features(first, last)} ${span(first, last)}`,
  },
  col: { rows: (column) => `Sp. ${column}`, columns: (feature) => `Merkm. ${feature}` },
  plotTable: 'Was D2L zeichnet',
  plotOwnTable: 'Ihre Tabelle',
  plotTableNote: (which, letter, d2l) =>
    `${which} von $${letter}$, nicht von der Ausgabe. Dropout${d2l ? ' (0 in D2L)' : ''} erreicht diese Werte nie.`,
  plotOutput: { train: 'Train: die Ausgabe von Lauf A', eval: 'Eval: die Ausgabe von Lauf A' },
  plotTrainNote: (kept) => `Verworfenes fällt auf 0. Der Rest wird mit ${kept} multipliziert.`,
  plotAllKeptNote: (letter) => `Mit $p$ = 0 wird nichts verworfen: $${letter}$, wie es ist.`,
  plotEvalRunNote: (letter) => `Nichts wird verworfen: $${letter}$, wie es ist.`,
  plotNothingNote: 'Mit $p$ = 1 wird nichts behalten.',
  plotMeans: 'Mittel von N Train-Durchläufen',
  plotMeansNote: 'RMS-Abstand zu Eval. Ein viermal so großes $N$ halbiert ihn im Mittel.',
  plotMeansNoteAll: 'RMS-Abstand zu Eval. Mit $p$ = 1 kehrt nichts zurück.',
  plotMeansNoteNone: 'Mit $p$ = 0 ist jeder Durchlauf die Eval-Summe.',
  plotMeansNoteZero: 'Jeder Eintrag der Summe ist 0, behalten oder verworfen.',
  plotMeansFigure: (n, distance) => `Abstand des Mittels der Train-Durchläufe zu Eval; bei N = ${n} ist er ${distance}`,
  law: (size) => `√(p / (1−p)) · ${size} / √N`,
  current: (n, distance) => `N = ${n}: ${distance}`,

  afterSoftmax: 'Kehrt das Mittel nach dem Softmax zurück?',
  afterSoftmaxStays: 'Nach dem Softmax kehrt das Mittel nicht zurück.',
  meansAttention: 'Mittlere Attention-Ausgabe',
  meansAttentionNote: (rows) =>
    rows === '1'
      ? 'RMS-Abstand zur Eval-Ausgabe. Erste Zeile, ein Head.'
      : `RMS-Abstand zur Eval-Ausgabe. Erste ${rows} Zeilen, ein Head.`,
  meansAttentionFigure: (first, last, n) =>
    `Abstand der mittleren Attention-Ausgabe zu Eval: ${first} nach einem Durchlauf, ${last} nach ${n}`,
  chanceAlone: 'Zufall allein',
  meansAttentionStays: (n, away, chance) =>
    `Nach ${n} ${n === '1' ? 'Durchlauf' : 'Durchläufen'} liegt die mittlere Ausgabe noch ${away} entfernt. Der Zufall allein ergäbe ${chance}. Der Softmax eines Mittels ist nicht das Mittel der Softmax-Werte.`,
  meansAttentionReturns: (n, away, chance) =>
    `Nach ${n} ${n === '1' ? 'Durchlauf' : 'Durchläufen'} liegt die mittlere Ausgabe ${away} entfernt, und der Zufall allein ergibt ${chance}.`,
  oneRow: 'Eine einzelne Zeile hat ein Gewicht, 1, ihr Softmax tut also nichts, und das Mittel kehrt zurück.',
  morePasses: 'So wenige Durchläufe können die beiden nicht unterscheiden.',
  meansAttentionAll: (away) =>
    `Mit $p$ = 1 hat jeder Durchlauf dieselbe Ausgabe, ${away} von Eval entfernt. Kein Mittel kann das beheben.`,
  meansAttentionNone: 'Mit $p$ = 0 hat jeder Durchlauf die Eval-Ausgabe. Es gibt nichts zu mitteln.',
  meansAttentionZero: (n) =>
    `Nach ${n} ${n === '1' ? 'Durchlauf' : 'Durchläufen'} ist die mittlere Ausgabe die Eval-Ausgabe.`,
  weights: 'Gewichte nach Dropout',
  weightsNote: 'Attention über der Summe. Im Trainingsmodus wirkt Dropout $p$ auch auf ihre Gewichte.',
  weightsFigure: (size) => `Attention-Gewichte nach Dropout; die Zeilensummen verfehlen 1 um bis zu ${size}`,
  pointAtWeight: 'Auf ein Gewicht zeigen, um es zu lesen.',
  readoutWeight: (query, key, after, before) => `Query ${query}, Key ${key}: ${after}. Vor Dropout ${before}.`,
  readoutWeightDropped: (query, key, lost) => `Query ${query}, Key ${key}: ${lost} wurde verworfen. Übrig ist **0**.`,
  axes: { q: 'Queries', k: 'Keys' },
  rowSum: 'Summe',
  rowSums: (size, query) =>
    `Die Summe von Query ${query} liegt ${size} von 1 entfernt, hier am weitesten. Nur ihr Mittel über alle Masken ist 1.`,
  rowSumsHold: (size) => `Der Evaluationsmodus verwirft kein Gewicht. ${addToOne(size)}`,
  rowSumsAllKept: (size) => `Mit $p$ = 0 wird kein Gewicht verworfen. ${addToOne(size)}`,
  rowSumsNothing: 'Mit $p$ = 1 wird jedes Gewicht verworfen. Die Gewichte jeder Query summieren sich zu 0.',
  switches: '`no_grad` ist nicht `eval`',
  switchesNote: 'Größte Differenz zweier Läufe, nach Modus und nach Schalter.',
  gradients: 'Gradienten',
  recorded: 'aufgezeichnet',
  notRecorded: 'aus: `no_grad`',
  gradientsOff: (n, all) =>
    `Gradienten sind aus, und trotzdem verwarf der Trainingsmodus ${entries(n, all)}. Nur der Modus oder $p$ = 0 schaltet Dropout ab.`,
  gradientsOffEval: 'Gradienten sind aus, aber abgeschaltet hat Dropout der Evaluationsmodus.',
  gradientsOn: '„Gradienten aufzeichnen“ unter „Weitere Bedingungen“ wird hier nur vermerkt. Dropout erreicht es nie.',

  conditions: (mode, rate, what, mask) => `${mode}, $p$ = ${rate}, ${what}, Maske ${mask}`,
  inputPhrase: {
    zeros: (rows, width) => `Nullen ${rows} × ${width}`,
    embeddings: (count, width, seed, scaled) => `Wörter ${count} × ${width}${scaled ? ' skaliert' : ''}, Seed ${seed}`,
  },
  describeTrain: (size) =>
    `Zwei Train-Läufe derselben Eingabe unterscheiden sich um ${size}. Das beantwortet eine Frage zu Dropout, nicht zu Positionen. Kodierungen im Evaluationsmodus vergleichen oder mit $p$\u00a0=\u00a00.`,
  describeSame: (why) => `Zwei Train-Läufe derselben Eingabe sind identisch. ${why}`,
  describeEval:
    'Zwei Eval-Läufe derselben Eingabe sind identisch, Bit für Bit. Hier lassen sich Kodierungen vergleichen.',
  describeHidden: (letter) => `$${letter}$ geht zweimal durch Dropout. Die Ausgaben werden noch nicht gezeigt.`,
  outcome: (trainSame, train, evalSame, evalSize) =>
    `Train-Läufe ${trainSame ? 'sind identisch' : `unterscheiden sich um ${train}`}. Eval-Läufe ${evalSame ? 'sind identisch, Bit für Bit' : `unterscheiden sich um ${evalSize}`}.`,
  oddWidth: {
    rows: (column) => `Die Breite ist ungerade: Spalte ${column} ist ein Sinus ohne Kosinus.`,
    columns: (feature) => `Die Breite ist ungerade: Merkmal ${feature} ist ein Sinus ohne Kosinus.`,
  },

  tables: {
    row: (place, sum) => `$${sum}$ und beide Läufe bei ${place}`,
    plot: 'Die gezeichneten Spalten der Tabelle und von Lauf A',
    ofRunA: (column) => `A, ${column}`,
    means: 'RMS-Abstand des Mittels von N Train-Durchläufen zu Eval',
    sum: 'der Summe',
    law: 'das Gesetz',
    attention: 'der Attention-Ausgaben',
    chance: 'Zufall allein',
    query: 'Query',
    rowSums: 'Summe der Gewichte jeder Query nach Dropout',
  },
};
