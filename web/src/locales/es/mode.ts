/** Train or eval: what dropout does to the sum of words and positions. */
import type { Refusal } from '../en/frame-refusals.ts';
import type { Locale } from '../en/index.ts';
import { predictions, unchanged } from './mode-predictions.ts';
import { names } from './names.ts';

const entries = (n: string, all: string): string => `${n} de ${all} elementos`;
const span = (first: string, last: string): string => (first === last ? first : `${first}–${last}`);
const plural = (first: string, last: string): string => (first === last ? '' : 's');

const addToOne = (error: string): string =>
  error === '0'
    ? 'Los pesos de cada consulta suman exactamente 1.'
    : `Los pesos de cada consulta suman 1; el mayor error es ${error}.`;

export const mode: Locale['mode'] = {
  ...names.mode,
  controls: {
    mode: 'Modo',
    rate: 'Dropout $p$',
    passes: 'Pasadas $N$',
    input: 'Entrada $X$',
    newMasks: 'Otras máscaras',
    words: 'Sus palabras',
    rows: 'Filas de ceros',
    width: 'Ancho $d$',
    seed: 'Semilla de palabras y pesos',
    maskSeed: 'Máscara de A; B toma la siguiente',
    scaleByWidth: 'Escalar las palabras por $√d$',
    recordGradients: 'Registrar gradientes',
  },
  errors: {
    'words.out-of-range': ({ allowed, given }: Refusal) => `Sus palabras admiten ${allowed}. Dado: ${given}.`,
  },
  options: {
    mode: { train: 'train', eval: 'eval' },
    input: { zeros: 'ceros (D2L)', embeddings: 'embeddings' },
  },
  presets: {
    d2l: 'Gráfica de D2L, $p$ = 0',
    train: 'Dos en train',
    eval: 'Dos en eval',
    half: '$p$ = 0,5: cero o doble',
    all: '$p$ = 1: no queda nada',
    words: 'Sus palabras, escaladas',
  },
  predictions,
  claims: {
    CL44: {
      sentence: 'En modo eval, y con tasa 0 en modo train, dropout devuelve su entrada bit a bit.',
    },
    CL45: {
      sentence:
        'En modo train un elemento de $X + \\P$ pasa a ser 0 o 1 / (1 − tasa) veces lo que era, y ninguna otra cosa.',
    },
    CL46: {
      sentence:
        'Sobre todos los patrones de dropout la media es $X + \\P$, y la media cuadrática del cambio es √(tasa / (1 − tasa)) veces su magnitud.',
    },
    CL47: {
      sentence:
        'Dropout sobre $X + \\P$ quita la palabra y deja la posición: un elemento anulado conserva su valor de la tabla.',
    },
    CL48: {
      sentence: 'Sin gradientes registrados no se anula nada, ni en modo train ni fuera de él.',
      seen: ({ dropped }) =>
        `los gradientes están desactivados, el modo es train, y la ejecución A anuló ${dropped} ${dropped === '1' ? 'elemento' : 'elementos'}.`,
    },
    CL49: {
      sentence: 'La atención promediada sobre todos los patrones de dropout en $X + \\P$ da lo mismo que en modo eval.',
      seen: ({ passes, distance, chance }) =>
        `la media de ${passes} ${passes === '1' ? 'pasada' : 'pasadas'} está a ${distance} de eval (media cuadrática). El azar solo deja ${chance}.`,
    },
    CL50: {
      sentence: 'Los pesos de una consulta suman siempre 1, con dropout sobre ellos o sin él.',
    },
    CL51: {
      sentence:
        'Con un mismo patrón de dropout en ambas ejecuciones, la atención sin posiciones pasa la prueba de barajar también en modo train.',
    },
  },
  did: 'Los dos modos hicieron',
  compared: 'Diferencia: ejecución A frente a ejecución B, elemento a elemento.',
  why: '¿Dónde entra el azar? ¿Qué cambiaría usted para comparar codificaciones?',
  reasons: {
    sum: 'Dropout actúa sobre la suma de palabra y posición, elemento a elemento.',
    draw: 'El modo train sortea un patrón nuevo en cada ejecución.',
    scale:
      'Los elementos conservados se dividen entre $1 - p$, así que la media sobre todas las máscaras es el valor de eval.',
    eval: 'El modo eval no cambia nada. Compare ahí, o con $p$ = 0.',
  },
  selfTest: {
    question: 'Escriba los elementos de la codificación sinusoidal de D2L.',
    formula: 'p_{i, 2j} = sin(i / 10000^{2j/d})\np_{i, 2j+1} = cos(i / 10000^{2j/d})',
    ideas: {
      sine: 'Seno en las columnas pares $2j$.',
      cosine: 'Coseno en las columnas impares $2j+1$.',
      exponent: 'El mismo exponente $2j/d$ en ambas columnas de un par.',
      pair: '$j$ cuenta los pares desde 0, $d$ es el ancho.',
      zero: '$i$ cuenta las posiciones desde 0, así que la fila 0 es 0, 1, 0, 1, …',
    },
  },

  runA: 'Ejecución A',
  runB: 'Ejecución B',
  runBInFormula: 'ejecución B',
  difference: '|A − B|',
  inputs: { tokens: 'X', table: 'la tabla', sum: 'la suma' },
  /** rate: null once it is run. */
  inputsHeading: (letter, zeros, rows, rate) => {
    const what = zeros
      ? `$X$ ${rows === '1' ? 'es 1 fila' : `son ${rows} filas`} de ceros, así que la suma es la tabla $${letter}$.`
      : 'Palabras, posiciones y su suma.';
    return `${what} ${rate === null ? 'La suma es lo que recibe dropout.' : `La suma pasa por dropout con $p$ = ${rate}, dos veces.`}`;
  },
  notRun: 'aún sin ejecutar',
  dropped: (seed, n, all) => `máscara ${seed}: ${n} de ${all} anulados`,
  droppedShort: (n, all) => `${n} de ${all} anulados`,
  differ: (n, all) => `${n === '1' ? 'difiere' : 'difieren'} ${entries(n, all)}`,
  columnsMark: (first, last) => `columna${plural(first, last)} ${span(first, last)}`,
  figure: (mode) => `Dos ejecuciones en modo ${mode} de la misma entrada y su diferencia`,
  inputsFigure: 'Palabras, posiciones y su suma',

  /** The axes of the tables: D2L's rows and columns; with tokens as columns they are named by what they count. */
  position: { rows: 'fila', columns: 'posición' },
  feature: { rows: 'Columna', columns: 'Característica' },
  axis: { rows: 'fila', columns: 'pos.' },
  place: {
    rows: (row, col) => `la fila ${row}, columna ${col}`,
    columns: (position, feature) => `la posición ${position}, característica ${feature}`,
    word: (word, position, feature) => `«${word}» (posición ${position}), característica ${feature}`,
  },
  part: {
    rows: (rows, cols, allRows, allCols) => `Filas ${rows}, columnas ${cols} de ${allRows} × ${allCols}.`,
    columns: (positions, features, all, width) =>
      `Posiciones ${positions}, características ${features} de ${all} × ${width}.`,
  },

  identical: '**Idénticas,** bit a bit.',
  identicalEval: '**Idénticas,** bit a bit. El modo eval devuelve la suma tal como es.',
  same: unchanged,
  broken: (size, place) => `**No se cumple: ${size}** en ${place}.`,
  chance: (rate, kept) => `Un elemento se anula (probabilidad ${rate}) o se multiplica por ${kept}.`,

  struck: 'Las celdas tachadas se anularon.',
  evalAgrees: (letter) => `En modo **eval** A, B y $${letter}$ coinciden bit a bit.`,
  pointAt: 'Señale una celda, o llegue a ella con las teclas de flecha, para leer su fila.',
  rowHead: {
    rows: (row, word) => (word === null ? `Fila ${row}` : `Fila ${row}, «${word}»`),
    columns: (position, word) => (word === null ? `Posición ${position}` : `Posición ${position}, «${word}»`),
  },
  rowEval: (sum) => `eval: $${sum}$`,
  readout: (place, value) => `En ${place}: ${value}.`,
  readoutDropped: (place, lost) => `En ${place}: se anuló ${lost}. Queda **0**.`,
  readoutKept: (place, value, from) => `En ${place}: ${value}. En modo eval ${from}.`,

  columnsBy: {
    rows: (first, last) => `Columna${plural(first, last)} ${span(first, last)}`,
    columns: (first, last) => `Característica${plural(first, last)} ${span(first, last)}`,
  },
  col: { rows: (column) => `col. ${column}`, columns: (feature) => `car. ${feature}` },
  plotTable: 'Lo que dibuja D2L',
  plotOwnTable: 'Su tabla',
  plotTableNote: (which, letter, d2l, several) =>
    `${which} de $${letter}$, no de la salida. Dropout${d2l ? ' (0 en D2L)' : ''} nunca puede tocar${several ? 'las' : 'la'}.`,
  plotOutput: { train: 'Train: la salida de la ejecución A', eval: 'Eval: la salida de la ejecución A' },
  plotTrainNote: (kept) => `Lo anulado cae a 0. El resto se multiplica por ${kept}.`,
  plotAllKeptNote: (letter) => `Con $p$ = 0 no se anula nada: $${letter}$ tal como es.`,
  plotEvalRunNote: (letter) => `No se anula nada: $${letter}$ tal como es.`,
  plotNothingNote: 'Con $p$ = 1 no se conserva nada.',
  plotMeans: 'Media de N pasadas en train',
  plotMeansNote: 'Distancia RMS a eval. Con $N$ cuatro veces mayor queda, en promedio, la mitad.',
  plotMeansNoteAll: 'Distancia RMS a eval. Con $p$ = 1 no se recupera nada.',
  plotMeansNoteNone: 'Con $p$ = 0 cada pasada es la suma de eval.',
  plotMeansNoteZero: 'Todo elemento de la suma es 0, anulado o conservado.',
  plotMeansFigure: (n, distance) => `Distancia a eval de la media de pasadas en train; con N = ${n} es ${distance}`,
  law: (size) => `√(p / (1−p)) · ${size} / √N`,
  current: (n, distance) => `N = ${n}: ${distance}`,

  afterSoftmax: '¿Se recupera la media después de la softmax?',
  afterSoftmaxStays: 'Después de la softmax la media no se recupera.',
  meansAttention: 'Salida media de la atención',
  meansAttentionNote: (rows) =>
    rows === '1'
      ? 'Distancia RMS a la salida de eval. Primera fila, una cabeza.'
      : `Distancia RMS a la salida de eval. Primeras ${rows} filas, una cabeza.`,
  meansAttentionFigure: (first, last, n) =>
    `Distancia a eval de la salida media de la atención: ${first} tras una pasada, ${last} tras ${n}`,
  chanceAlone: 'solo azar',
  meansAttentionStays: (n, away, chance) =>
    `Tras ${n} ${n === '1' ? 'pasada' : 'pasadas'} la salida media está todavía a ${away} de eval. El azar solo dejaría ${chance}. La softmax de una media no es la media de las softmax.`,
  meansAttentionReturns: (n, away, chance) =>
    `Tras ${n} ${n === '1' ? 'pasada' : 'pasadas'} la salida media está a ${away} de eval, y el azar solo deja ${chance}.`,
  oneRow: 'Una sola fila tiene un solo peso, 1, así que su softmax no hace nada y la media se recupera.',
  morePasses: 'Tan pocas pasadas no permiten distinguir lo uno de lo otro.',
  meansAttentionAll: (away) =>
    `Con $p$ = 1 cada pasada tiene la misma salida, a ${away} de eval. Ninguna media puede arreglarlo.`,
  meansAttentionNone: 'Con $p$ = 0 cada pasada tiene la salida de eval. No hay nada que promediar.',
  meansAttentionZero: (n) => `Tras ${n} ${n === '1' ? 'pasada' : 'pasadas'} la salida media es la salida de eval.`,
  weights: 'Pesos después de dropout',
  weightsNote: 'Atención sobre la suma. En modo train dropout $p$ actúa también sobre sus pesos.',
  weightsFigure: (size) => `Pesos de atención después de dropout; las sumas por fila se apartan de 1 hasta en ${size}`,
  pointAtWeight: 'Señale un peso para leerlo.',
  readoutWeight: (query, key, after, before) =>
    `Consulta ${query}, clave ${key}: ${after}. Antes de dropout ${before}.`,
  readoutWeightDropped: (query, key, lost) => `Consulta ${query}, clave ${key}: se anuló ${lost}. Queda **0**.`,
  axes: { q: 'consultas', k: 'claves' },
  rowSum: 'suma',
  rowSums: (size, query) =>
    `La suma de la consulta ${query} se aparta de 1 en ${size}, lo máximo aquí. Solo su media sobre todas las máscaras es 1.`,
  rowSumsHold: (size) => `El modo eval no anula ningún peso. ${addToOne(size)}`,
  rowSumsAllKept: (size) => `Con $p$ = 0 no se anula ningún peso. ${addToOne(size)}`,
  rowSumsNothing: 'Con $p$ = 1 se anulan todos los pesos. Los pesos de cada consulta suman 0.',
  switches: '`no_grad` no es `eval`',
  switchesNote: 'Mayor diferencia de dos ejecuciones, por modo y por interruptor.',
  gradients: 'Gradientes',
  recorded: 'registrados',
  notRecorded: 'no: `no_grad`',
  gradientsOff: (n, all) =>
    `Los gradientes están desactivados y, aun así, el modo train anuló ${entries(n, all)}. Solo el modo o $p$ = 0 detienen dropout.`,
  gradientsOffEval: 'Los gradientes están desactivados, pero lo que detuvo dropout fue el modo eval.',
  gradientsOn: '«Registrar gradientes», en «Más condiciones», solo se anota aquí. Nunca llega a dropout.',

  conditions: (mode, rate, what, mask) => `${mode}, $p$ = ${rate}, ${what}, máscara ${mask}`,
  inputPhrase: {
    zeros: (rows, width) => `ceros ${rows} × ${width}`,
    embeddings: (count, width, seed, scaled) =>
      `palabras ${count} × ${width}${scaled ? ' escaladas' : ''}, semilla ${seed}`,
  },
  describeTrain: (size) =>
    `Dos ejecuciones en modo train de una misma entrada difieren en ${size}. Eso responde a una pregunta sobre dropout, no sobre posiciones. Compare las codificaciones en modo eval, o con $p$\u00a0=\u00a00.`,
  describeSame: (why) => `Dos ejecuciones en modo train de una misma entrada son idénticas. ${why}`,
  describeEval:
    'Dos ejecuciones en modo eval de una misma entrada son idénticas, bit a bit. Aquí se pueden comparar codificaciones.',
  describeHidden: (letter) => `$${letter}$ pasa dos veces por dropout. Las salidas aún no se muestran.`,
  outcome: (trainSame, train, evalSame, evalSize) =>
    `Las ejecuciones en modo train ${trainSame ? 'son idénticas' : `difieren en ${train}`}. Las ejecuciones en modo eval ${evalSame ? 'son idénticas, bit a bit' : `difieren en ${evalSize}`}.`,
  oddWidth: {
    rows: (column) => `El ancho es impar: la columna ${column} es un seno sin coseno.`,
    columns: (feature) => `El ancho es impar: la característica ${feature} es un seno sin coseno.`,
  },

  tables: {
    row: (place, sum) => `$${sum}$ y ambas ejecuciones en ${place}`,
    plot: 'Las columnas dibujadas de la tabla y de la ejecución A',
    ofRunA: (column) => `A, ${column}`,
    means: 'Distancia RMS a eval de la media de N pasadas en train',
    sum: 'de la suma',
    law: 'la ley',
    attention: 'de las salidas de la atención',
    chance: 'solo azar',
    query: 'Consulta',
    rowSums: 'Pesos de cada consulta después de dropout, sumados',
  },
};
