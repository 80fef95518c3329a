/** Train or eval: the questions of Predict, and a reply to each way to get them wrong. Sizes arrive formatted; "0" is exactly 0. */
import type { Named, PredictionWords } from '../contract.ts';
import type { predictions as english, unchanged as englishUnchanged } from '../en/mode-predictions.ts';

export const unchanged: typeof englishUnchanged = {
  allKept: 'Con $p$ = 0 el modo train no anula nada.',
  allDropped: 'Con $p$ = 1 todo elemento es 0.',
  allZero: 'Todo elemento de la suma es 0, anulado o conservado.',
  samePattern: 'Ambas máscaras dejan los mismos valores.',
};

const same = ({ train }: Named): boolean => train === '0';
/** Why two train runs are the same. */
function cause({ change, kept, sumSize }: Named): string {
  if (change === '0') return unchanged.allKept;
  if (kept === '0') return unchanged.allDropped;
  return sumSize === '0' ? unchanged.allZero : unchanged.samePattern;
}
const trainSame = (e: Named): string => `${cause(e)} La mayor diferencia es exactamente 0.`;

const bothDiffer = ({ train, evalSize }: Named): string =>
  `Las ejecuciones en modo train difieren en ${train}; en modo eval, en ${evalSize}.`;

const TE1: PredictionWords = {
  question:
    'La misma entrada se ejecuta dos veces en modo train y después dos veces en modo eval. ¿Qué parejas de salidas coinciden?',
  choices: {
    eval: { text: 'Solo coincide la pareja de eval, bit a bit.' },
    both: { text: 'Coinciden ambas parejas. Es la misma entrada.' },
    train: { text: 'Solo coincide la pareja de train.' },
    neither: { text: 'No coincide ninguna pareja.' },
  },
  right: (e) =>
    same(e)
      ? `${bothDiffer(e)} ${cause(e)}`
      : `${bothDiffer(e)} El modo train sortea un patrón nuevo en cada ejecución; el modo eval no sortea nada.`,
  replies: {
    both: ({ train }) =>
      `La entrada es la misma. El patrón de elementos anulados, no: cada ejecución en modo train sortea el suyo, y las dos difieren en ${train}.`,
    neither: (e) => `${bothDiffer(e)} El modo eval no deja nada al azar.`,
    train: (e) => `${bothDiffer(e)} Solo el modo train sortea; el modo eval devuelve la suma tal como es.`,
    eval: (e) =>
      `Con estas condiciones las ejecuciones en modo train difieren en ${e.train}; en modo eval, en ${e.evalSize}. ${cause(e)}`,
  },
};

const runSize: PredictionWords = {
  question: '¿Cuánto vale la mayor diferencia entre dos ejecuciones en modo train?',
  right: (e) =>
    same(e)
      ? trainSame(e)
      : `La mayor diferencia es ${e.train}. Está en un elemento que una ejecución anula y la otra multiplica por ${e.kept}.`,
  replies: {
    low: ({ train, kept }) =>
      `Es ${train}. Esto no es redondeo: ahí el elemento es 0 en una ejecución y ${kept} veces su valor de eval en la otra.`,
    high: (e) =>
      same(e)
        ? trainSame(e)
        : `Es ${e.train}. Un elemento solo puede diferir en lo que la otra ejecución conserva de él, y un elemento conservado es ${e.kept} veces su valor de eval.`,
    other: ({ train }) => `La mayor diferencia es ${train}.`,
  },
};

/** What becomes of the entry of TE2. */
const becomes = ({ kept, entry }: Named): string =>
  kept === 'NaN' ? 'Con $p$ = 1 no se conserva ningún elemento.' : `${entry} pasa a ser ${kept}.`;

const TE2: PredictionWords = {
  question: ({ entry, rate }) =>
    `Un elemento de la suma de palabras y posiciones es ${entry}. Modo train, $p$ = ${rate}, y el elemento se conserva. ¿Cuánto vale después de dropout?`,
  hint: 'Hasta tres decimales.',
  right: (e) =>
    `${becomes(e)} Un elemento conservado se divide entre $1 - p$, para que la media sobre todas las máscaras sea el valor de eval.`,
  replies: {
    unscaled: (e) =>
      `${e.unscaled} es lo que devuelve el modo eval. En modo train los elementos conservados compensan los anulados: se dividen entre $1 - p$. ${becomes(e)}`,
    multiplied: (e) =>
      `${e.multiplied} es el elemento por $1 - p$, lo que hace la media todavía menor. Hay que dividir. ${becomes(e)}`,
    byRate: (e) =>
      `${e.byRate} es el elemento dividido entre $p$, la probabilidad de anularse. Lo que cuenta es la probabilidad de conservarse, ${e.share}. ${becomes(e)}`,
    other: (e) => `${becomes(e)}${e.kept === 'NaN' ? '' : ` Se divide entre $1 - p$ = ${e.share}.`}`,
  },
};

/** What the entry of TE3 can be. */
function values({ rate, value, dropped, kept }: Named): string {
  if (rate === '0') return `Con $p$ = 0 es siempre ${value}.`;
  return rate === '1'
    ? `Con $p$ = 1 es siempre ${dropped}.`
    : `Anulado es ${dropped}; conservado, ${kept}. En modo eval es ${value}.`;
}

const TE3: PredictionWords = {
  question: ({ value, col, rate }) =>
    `En la fila 0, columna ${col}, la suma de palabras y posiciones es ${value}. ¿Qué valores pueden aparecer ahí en modo train con $p$ = ${rate}?`,
  choices: {
    always: { text: 'Siempre el valor de eval: las posiciones no se anulan.' },
    unscaled: { text: '0 o el valor de eval.' },
    scaled: { text: '0 o el valor de eval dividido entre $1 - p$.' },
    never: { text: 'El valor de eval, o este dividido entre $1 - p$. Nunca 0.' },
    zero: { text: 'Solo 0.' },
  },
  right: (e) => `${values(e)} La posición es parte de la suma, y dropout recibe la suma.`,
  replies: {
    always: (e) =>
      `${values(e)} Dropout va después de la suma, así que la posición se anula y se escala con la palabra.`,
    unscaled: (e) => `${values(e)} Lo que se conserva se divide entre $1 - p$.`,
    scaled: (e) => values(e),
    never: (e) => `${values(e)} Un elemento anulado es exactamente 0: de la posición no queda nada en él.`,
    zero: (e) => values(e),
  },
};

const counts = ({ expected, entries, runA, runB }: Named): string =>
  `De ${entries} elementos se esperan ${expected}. Las dos ejecuciones anulan aquí ${runA} y ${runB}.`;

const TE4: PredictionWords = {
  question: ({ rows, width, rate }) =>
    `La suma tiene ${rows} ${rows === '1' ? 'fila' : 'filas'} de ancho ${width}. Modo train, $p$ = ${rate}. ¿Cuántos elementos cabe esperar que se anulen?`,
  hint: 'Con margen de 3.',
  right: (e) => `${counts(e)} Cada elemento se sortea por separado, así que el número cambia de una ejecución a otra.`,
  replies: {
    words: (e) =>
      `${e.words} es la fracción $p$ de ${e.rows} ${e.rows === '1' ? 'fila' : 'filas'}. Dropout anula elementos sueltos, no palabras enteras. ${counts(e)}`,
    kept: (e) => `${e.kept} es cuántos se conservan. ${counts(e)}`,
    other: (e) => `Cada elemento se anula con probabilidad ${e.rate}. ${counts(e)}`,
  },
};

/** What two train runs without gradients do. */
const trainRuns = (e: Named): string =>
  same(e)
    ? `Las dos ejecuciones son idénticas. ${cause(e)}`
    : `Las dos ejecuciones difieren en ${e.train}; la primera anula ${e.dropped} de ${e.entries} elementos.`;

const TE5: PredictionWords = {
  question: ({ rate, recorded }) =>
    `Modo train, $p$ = ${rate}, gradientes ${recorded === '1' ? 'registrados' : 'no registrados (`no_grad`)'}. ¿Coinciden dos ejecuciones?`,
  choices: {
    eval: { text: 'Sí: sin gradientes el bloque está en modo eval.' },
    training: { text: 'Sí: sin gradientes no se entrena nada.' },
    no: { text: 'No.' },
    nothing: { text: 'Sí, pero porque no hay nada que sortear.' },
  },
  right: (e) => `${trainRuns(e)} Gradientes y modo son dos interruptores.`,
  replies: {
    eval: (e) => `Gradientes y modo son dos interruptores, y el modo sigue siendo train. ${trainRuns(e)}`,
    training: (e) => `No se entrena nada, y dropout actúa de todos modos: mira solo el modo. ${trainRuns(e)}`,
    no: trainRuns,
    nothing: trainRuns,
  },
};

/** The change of one pass, measured. */
const oneRun = ({ measured, sumSize }: Named): string =>
  `Medido en una ejecución: un cambio de ${measured} sobre una suma de ${sumSize}, ambos como media cuadrática.`;
const changeIs = (e: Named): string =>
  e.rate === '1'
    ? 'Con $p$ = 1 se anula todo elemento, así que el cambio es la propia suma: 1.'
    : `Es $√(p / (1 - p))$ = ${e.change}. ${oneRun(e)}`;

const TE6: PredictionWords = {
  question: ({ rate }) =>
    `$p$ = ${rate}, modo train. ¿Cuánto vale el cambio por dropout, como fracción de la suma (ambos como media cuadrática, sobre todas las máscaras)?`,
  hint: 'Con margen de 0,01.',
  right: (e) =>
    `${changeIs(e)}${e.change === '0' || e.rate === '1' ? '' : ' Unos pocos elementos cambian en todo lo que son, y los cuadrados dan a esos el mayor peso.'}`,
  replies: {
    rate: (e) =>
      `${e.rate} es la fracción de elementos que se anulan. Los conservados también crecen, y una media cuadrática da el mayor peso a los pocos cambios grandes. ${changeIs(e)}`,
    growth: (e) =>
      `${e.growth} es cuánto crece un elemento conservado. Los anulados cambian en todo lo que son. ${changeIs(e)}`,
    mean: (e) =>
      `${e.rate === '1' ? '' : 'Los cambios de todas las máscaras suman 0; su magnitud, no. '}${changeIs(e)}`,
    other: changeIs,
  },
};

const TE7: PredictionWords = {
  question: ({ scores, rate }) =>
    `Una consulta tiene las puntuaciones ${scores}. Dropout actúa sobre sus pesos con $p$ = ${rate}, y el tercer peso se anula. ¿Cuánto suman los pesos?`,
  hint: 'Tres decimales.',
  right: (e) => `Suman ${e.sum}. Después de dropout nada devuelve la suma a ${e.renormalized}.`,
  replies: {
    renormalized: (e) =>
      `Así sería si la softmax fuera después de dropout. Va antes, y solo la media sobre todas las máscaras es ${e.renormalized}. Aquí la suma es ${e.sum}.`,
    unscaled: (e) =>
      `${e.unscaled} es lo que tenían antes los demás pesos. ${e.rate === '1' ? 'Con $p$ = 1 se anulan también' : 'Se dividen entre $1 - p$'}: ${e.sum}.`,
    whole: (e) => `${e.whole} es la suma cuando no se anula ningún peso. Sin el tercero es ${e.sum}.`,
    other: (e) => `Suman ${e.sum}: los demás pesos tenían ${e.unscaled} antes de dropout.`,
  },
};

const means = (e: Named): string => `Sobre todas las máscaras la salida media es ${e.mean}; en modo eval es ${e.eval}.`;

const TE8: PredictionWords = {
  question: ({ entries, rate }) =>
    `Dos tokens de ancho 1 con sumas ${entries}, todas las matrices de pesos iguales a 1, $p$ = ${rate} sobre las sumas. Tome la media de la segunda salida sobre todas las máscaras. ¿Es la salida de eval?`,
  choices: {
    keeps: { text: 'Sí: dropout conserva la media.' },
    runs: { text: 'Sí, tras suficientes ejecuciones.' },
    no: { text: 'No.' },
  },
  right: (e) =>
    e.mean === e.eval
      ? `${means(e)} Con $p$ = 0 hay una sola máscara.`
      : `${means(e)} La softmax de una media no es la media de las softmax.`,
  replies: {
    keeps: (e) =>
      `${e.rate === '1' ? `Con $p$ = 1 ni siquiera la suma la conserva: un elemento igual a 1 tiene media ${e.sumMean}.` : `Conserva la media de la suma: un elemento igual a 1 tiene media ${e.sumMean}. Pero una softmax no es una suma.`} ${means(e)}`,
    runs: (e) => `En esta media están ya todas las máscaras; ninguna ejecución puede añadir nada. ${means(e)}`,
    no: means,
  },
};

const meter = (e: Named): string => `En modo train es ${e.train}; en modo eval, ${e.evalSize}.`;

const TE9: PredictionWords = {
  question: ({ rate, words }) =>
    `Atención sin posiciones, dropout $p$ = ${rate} sobre ${words === '1' ? 'las palabras' : '$X$'}, modo train. Se invierte el orden de las ${words === '1' ? 'palabras' : 'filas'} y se mantiene la semilla de la máscara. ¿En cuánto se aparta la salida de la salida invertida?`,
  counted: (size) => `La salida se aparta hasta en ${size}.`,
  right: (e) =>
    e.trainHolds === '1'
      ? `${meter(e)} Aquí las máscaras no dejan nada que distinguir.`
      : `${meter(e)} La misma semilla anula los mismos lugares, y ahora hay ahí otras palabras.`,
  replies: {
    sameSeed: (e) =>
      `La misma semilla anula los mismos lugares, y ahora hay ahí otras palabras. ${meter(e)} La equivarianza se prueba en modo eval.`,
    low: (e) =>
      `Esto no es redondeo: se anulan los mismos lugares, así que pierden elementos otras palabras. ${meter(e)}`,
    high: (e) => `${meter(e)} Las salidas son medias de valores, así que no distan entre sí más que los valores.`,
    other: meter,
  },
};

/** Where the two variants part, measured. */
const parts = (e: Named): string =>
  e.after === 'NaN'
    ? 'Aquí los dos coinciden en ambos modos.'
    : `En modo train se separan, por primera vez en la fila ${e.row}, columna ${e.col}: ${e.after} si dropout va después de la suma, ${e.before} si va antes. La posición vale ahí ${e.position}.`;

const TE10: PredictionWords = {
  question: ({ rate }) =>
    `Un bloque suma las posiciones y después aplica dropout. Otro aplica dropout a las palabras y después suma las posiciones. Misma máscara, $p$ = ${rate}. ¿En qué modo difieren los dos?`,
  choices: {
    both: { text: 'En ambos modos.' },
    train: { text: 'Solo en modo train.' },
    eval: { text: 'Solo en modo eval.' },
    neither: { text: 'En ninguno: la máscara es la misma.' },
  },
  right: (e) => `${parts(e)} En modo eval ambos devuelven la suma.`,
  replies: {
    both: (e) => `Sin dropout ambos devuelven la misma suma. ${parts(e)}`,
    eval: (e) => `Sin dropout ambos devuelven la misma suma. ${parts(e)}`,
    neither: (e) => `La máscara es la misma; aquello sobre lo que cae, no. ${parts(e)}`,
    train: parts,
  },
};

export const predictions: typeof english = { TE1, 'TE1-size': runSize, TE2, TE3, TE4, TE5, TE6, TE7, TE8, TE9, TE10 };
