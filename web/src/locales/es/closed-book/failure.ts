/** R5: a text meets its table. What the emulated class does is the engine's; these are the words for it. */
import type { failure as english, FailureNumbers } from '../../en/closed-book/failure.ts';

type Sentence = (numbers: FailureNumbers) => string;

const cures: typeof english.options.cure = {
  rebuild: 'una tabla nueva con más filas',
  truncate: 'el texto cortado en max\\_len',
  clamp: 'la última fila para todo token posterior',
  wrap: 'filas contadas otra vez desde 0',
  interpolate: 'las filas estiradas sobre el texto',
};

/** By field and slip. */
const slips: Readonly<Record<string, Sentence>> = {
  'step-fits': ({ length, maxLen }) => `No falla nada: ${length} tokens encuentran una fila cada uno entre ${maxLen}.`,
  'step-silent': ({ length, rows }) => `No pasa: ${length} filas no se pueden sumar a ${rows}.`,
  'step-build': ({ maxLen }) => `La tabla de ${maxLen} filas se construyó antes de que llegara ningún texto.`,
  'step-slice': ({ rows }) => `El slice no falla: pasado el final de la tabla da las ${rows} filas que hay.`,
  'step-dropout': () => 'No se llega a dropout.',
  'kind-index': () => 'No se lee ningún índice pasado el final: un slice acaba ahí sin aviso.',
  'a-exchanged': () => 'a y b están intercambiados: a es el primer operando de la suma, el texto.',
  'a-lastPlace': ({ length }) => `Esa es la posición del último token. El tamaño cuenta tokens: ${length}.`,
  'b-exchanged': () => 'a y b están intercambiados: b es el segundo operando de la suma, el slice.',
  'b-lastPlace': ({ rows }) => `Esa es la posición de la última fila. El tamaño cuenta filas: ${rows}.`,
  'axis-batchAxis': () => 'La dimensión 0 es el batch: el slice tiene ahí un solo elemento y se extiende sobre él.',
  'axis-featureAxis': () => 'La dimensión 2 contiene las características; ambos tienen el mismo ancho.',
  'slicedRows-asked': ({ length, maxLen }) =>
    `Un slice da lo que hay: se pidieron ${length} filas, la tabla tiene ${maxLen}.`,
  'slicedRows-wholeTable': ({ length }) => `Se toman solo las primeras ${length} filas, no la tabla entera.`,
  'slicedRows-lastPlace': ({ rows }) => `Esa es la posición de la última fila del slice. Tiene ${rows} filas, desde 0.`,
  'firstRefused-tooStrict': ({ maxLen }) =>
    `Demasiado estricto en uno: un texto de ${maxLen} tokens tiene una fila para cada uno.`,
  'firstRefused-lastPlace': ({ maxLen, firstRefused }) =>
    `max\\_len es una cantidad, no la última posición: con ${maxLen} filas, ${firstRefused} tokens son ya demasiados.`,
  'firstRefused-thisText': ({ firstRefused }) =>
    `Este texto falla, pero también uno más corto: ${firstRefused} tokens.`,
  'smallestMaxLen-asItIs': ({ maxLen }) => `Con ${maxLen} filas falla, como ahora.`,
  'smallestMaxLen-lastPlace': ({ length }) =>
    `Esa es la última posición. Las filas se cuentan desde 0, así que hacen falta ${length}.`,
  'smallestMaxLen-oneMore': ({ length }) => `Eso funciona, y ${length} filas también.`,
  'cure-loses': () => 'Se ejecuta, pero faltan tokens.',
  'cure-shares': () => 'Se ejecuta, pero varios tokens reciben la misma fila.',
  'cure-moves': () => 'Se ejecuta, pero las posiciones antiguas leen otras filas que antes.',
  'losing-keepsAll': () => 'Conserva todos los tokens y da a cada uno una fila propia.',
  'losing-shares': () => 'No se pierde ningún token: varios reciben la misma fila.',
  'losing-moves': () => 'No se pierde ningún token: las posiciones antiguas leen otras filas que antes.',
  'open-oldRows': () => 'Eso está resuelto: las filas antiguas son las mismas, bit a bit, en la tabla más larga.',
  'open-ownRow': () => 'Eso está resuelto: cada token recibe la fila de la fórmula, y no hay dos iguales.',
  'open-error': () =>
    'Eso está resuelto: el slice de la tabla más larga tiene tantas filas como el texto, y la suma se ejecuta.',
};

export const failure: typeof english = {
  title: 'Un texto ante su tabla',
  task: ({ length, maxLen }) =>
    `La clase de D2L ha construido su tabla con max\\_len = ${maxLen}. Ahora llega un texto de **${length} tokens**. Diga de memoria qué ocurre.`,
  questions: {
    step: '¿Qué paso falla?',
    kind: '¿Qué tipo de error es?',
    a: 'El mensaje de PyTorch nombra a y b. El número de a:',
    b: 'El número de b:',
    axis: 'La dimensión que nombra:',
    slicedRows: 'Filas que da el slice:',
    firstRefused: 'El texto más corto que falla con esta tabla, en tokens:',
    smallestMaxLen: 'El menor max\\_len que admite este texto:',
    cure: '¿Qué lo remedia sin cambiar ninguna fila antigua?',
    losing: '¿Qué no debe hacerse sin aviso, porque faltan tokens?',
    open: '¿Qué deja pendiente el remedio?',
  },
  options: {
    step: {
      none: 'ninguno, el texto pasa',
      build: 'construir la tabla',
      slice: 'el slice, `P[:, :n]`',
      add: 'la suma, `X + P[:, :n]`',
      dropout: 'dropout sobre la suma',
    },
    kind: {
      size: 'dos tamaños no coinciden',
      index: 'un índice pasa del final',
      type: 'dos tipos no coinciden',
      memory: 'no hay memoria suficiente',
    },
    cure: cures,
    losing: cures,
    open: {
      quality: 'la calidad del modelo en posiciones nuevas',
      oldRows: 'si las filas antiguas quedan como estaban',
      ownRow: 'si cada token recibe una fila propia',
      error: 'si la suma sigue fallando',
    },
  },
  right: {
    step: ({ length, rows }) =>
      length === rows ? `El slice da ${rows} filas, una por token.` : `${length} filas no se pueden sumar a ${rows}.`,
    kind: () => 'La suma encuentra dos tamaños que no coinciden.',
    a: () => 'El texto es el primer operando.',
    b: () => 'El slice es el segundo operando.',
    axis: () => 'La dimensión 1 cuenta los tokens; la dimensión 0 es el batch.',
    slicedRows: ({ rows }) => `El slice da ${rows} filas.`,
    firstRefused: ({ maxLen }) => `${maxLen} tokens tienen todavía una fila cada uno.`,
    smallestMaxLen: () => 'Una fila por token, y no hace falta ninguna más.',
    cure: () => 'Cada token recibe una fila propia, y cada fila antigua queda igual, bit a bit.',
    losing: () => 'Se ejecuta sin error, y faltan los tokens que pasan del final.',
    open: () => 'La fórmula tiene una fila para cada posición; nadie entrenó el modelo con las nuevas.',
  },
  slips,
  noError: ({ length, rows }) =>
    `Aquí no falla nada: ${length} tokens y ${rows} filas. No hay ningún error por el que preguntar.`,
  /** Without a known slip: what helps, and gives no number away. */
  wrong: {
    kind: 'Las palabras y la tabla tienen un mismo tipo, y ambas están en memoria.',
    a: 'a es el primer operando de la suma.',
    b: 'b es el segundo operando de la suma.',
    axis: 'Ambos operandos tienen tres dimensiones: batch, tokens, características. Se cuentan desde 0.',
    slicedRows: 'Un slice da las filas que se le piden, mientras la tabla las tenga.',
    firstRefused: 'Un texto pasa mientras cada uno de sus tokens encuentra una fila.',
    smallestMaxLen: 'El texto pasa en cuanto cada uno de sus tokens encuentra una fila.',
  },
  notThat: 'La clase emulada no hace eso.',
  noCount: (given) => `La respuesta debe ser un número entero de 0 a 999 999; dado: «${given}».`,
  says: 'PyTorch dice:',
  answer: (question, right) => `${question} ${right}`,
};
