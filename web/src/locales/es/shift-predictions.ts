/** Shift: the questions of Predict, and a reply to each way to get them wrong. "NaN" is a number that does not exist here. */
import type { Named, PredictionWords } from '../contract.ts';
import type { predictions as english } from '../en/shift-predictions.ts';
import { namesOf, schemeChoices } from './shift-schemes.ts';

const noMatrix = 'El ancho 1 no tiene ningún par, así que no hay matriz que pueda cambiar.';
const noEntry = 'El ancho 1 no tiene ningún par, así que no hay matriz ni elemento.';
const pastTable = 'Los ids pasan del final de la tabla, así que la suma se detiene y no hay salida.';
const oddHead = 'RoPE gira pares. Aquí el ancho de cabeza es impar, así que se detiene.';
const nothingMoves = ({ offset }: Named): string => (offset === '0' ? ' Un desplazamiento de 0 no traslada nada.' : '');

/** "sin posiciones 0, Shaw 0, RoPE 2.2e-16": in ascending order. */
const measured = (e: Named): string =>
  (e.order ?? '')
    .split(',')
    .map((id) => `${namesOf(id)[0]} ${e[id] === 'NaN' ? 'se detiene' : e[id]}`)
    .join('; ');

const stopsToo = ({ stopped = '' }: Named, what: string): string =>
  stopped === '' ? '' : ` ${what} ${namesOf(stopped).join('; ')}.`;
/** "RoPE cambia en 0.5", or that it stops. */
const changes = (name: string, size: string | undefined): string =>
  size === 'NaN' ? `${name} se detiene` : `${name} cambia en ${size}`;

const SH1: PredictionWords = {
  question: (e) =>
    `Todos los ids de posición se trasladan en ${e.offset}; palabras y transformaciones no cambian. Ordene por cuánto cambia la salida de la atención, de menor a mayor. Los iguales pueden ir en cualquier orden.${stopsToo(e, 'Lo que se detiene va al final:')}`,
  choices: schemeChoices,
  right: (e) =>
    `Medido: ${measured(e)}. Lo que ve solo desplazamientos en números enteros queda exactamente igual; los giros de RoPE se cancelan salvo redondeo; una tabla tiene otras filas en otras posiciones.`,
  replies: {
    sizes: (e) => `La separación entre lo que cambia y lo que no es correcta. Los cambios, en orden: ${measured(e)}.`,
    linear: (e) =>
      e.sinusoidalInput === 'NaN'
        ? pastTable
        : `Usted puso las sinusoides con lo que no cambia. Los pares sí avanzan por una sola matriz, salvo un error de ${e.law}. Las palabras a las que se suman, no, así que cambian los productos de palabra y posición: la salida en ${e.sinusoidalInput} en la entrada, en ${e.sinusoidalQueryKey} en $\\Q$ y $\\K$.`,
    learned: (e) =>
      e.learnedInput === 'NaN'
        ? pastTable
        : `Usted puso la tabla aprendida con lo que no cambia. Tiene filas aprendidas, no pasos: nada liga la fila $i + \\δ$ a la fila $i$. La salida cambia en ${e.learnedInput}.`,
    rope: (e) =>
      `${e.rotary === 'NaN' ? oddHead : 'RoPE va justo detrás de lo que queda exactamente igual. Sus ángulos son grandes, pero consulta y clave giran en el mismo ángulo adicional, y la puntuación conserva solo la diferencia.'} Medido: ${measured(e)}.`,
    other: (e) => `Medido, en orden: ${measured(e)}.`,
  },
};

const SH2: PredictionWords = {
  question: ({ pair, width, offset }) =>
    `Par ${pair} del ancho ${width}, $\\δ$ = ${offset}. La matriz 2 × 2 de D2L actúa sobre (sin, cos) como columna. ¿Qué número está arriba a la derecha?`,
  hint: 'Tres decimales.',
  right: (e) => `Es el seno de $δω_{j}$: ${e.turn} rad, es decir, ${e.degrees}°. sin ${e.turn} = ${e.entry}.`,
  replies: {
    rope: (e) =>
      `${e.rope} está ahí en la matriz de RoPE, que está hecha para (cos, sin). En un par (sin, cos) va hacia atrás, a $i - \\δ$. La matriz de D2L tiene ${e.entry}.`,
    diagonal: (e) => `${e.diagonal} es el coseno de $δω_{j}$. Está en la diagonal. El seno es ${e.entry}.`,
    noFrequency: (e) =>
      `${e.noFrequency} es el seno de ${e.offset}, correcto para un par de frecuencia 1. Este par gira ${e.frequency} rad por posición, así que el ángulo es ${e.turn} y su seno ${e.entry}.`,
    inDegrees: (e) =>
      `${e.inDegrees} es el seno de ${e.turn} grados. El ángulo es de ${e.turn} radianes, es decir, ${e.degrees}°, y su seno es ${e.entry}.`,
    other: (e) =>
      e.entry === 'NaN'
        ? noEntry
        : `Es ${e.entry}: el seno de $δω_{j}$, con ${e.frequency} rad por posición y, por tanto, ${e.turn} rad en total.`,
  },
};

const SH3: PredictionWords = {
  question:
    'La matriz 2 × 2 lleva un par de la posición $i$ a $i + \\δ$. Ahora $i$ pasa al otro extremo de la tabla. ¿Qué les ocurre a los cuatro elementos de la matriz?',
  choices: {
    turn: { text: 'Los elementos giran con $i$.' },
    stay: { text: 'Los elementos quedan como están.' },
    grow: { text: 'Los elementos crecen con $i$.' },
    repeat: { text: 'Los elementos vuelven cada $\\δ$ posiciones.' },
  },
  right: ({ here, there, residual, positions, pairs, backwards }) =>
    pairs === '0'
      ? noMatrix
      : `Desde la posición ${here} y desde la posición ${there} la matriz es la misma. Lleva desde ${positions === '1' ? 'la única posición' : `las ${positions} posiciones`} a ${backwards === '1' ? '$i - \\δ$' : '$i + \\δ$'}, salvo un error de ${residual}.`,
  replies: {
    turn: ({ here, there, pairs }) =>
      pairs === '0'
        ? noMatrix
        : `El par gira con $i$. La matriz es el paso de $i$ a $i + \\δ$, y ese paso es el mismo en ${here} y en ${there}.`,
    grow: ({ pairs }) =>
      pairs === '0'
        ? noMatrix
        : 'Los elementos son un coseno y un seno de $δω_{j}$. Están entre −1 y 1 en cualquier posición.',
    repeat: ({ pairs }) => (pairs === '0' ? noMatrix : 'No hay nada que se repita. $i$ no aparece en la matriz.'),
    stay: ({ here, there }) => `Medido aquí, los elementos en ${here} y en ${there} difieren.`,
  },
};

const sizeOfChange: PredictionWords = {
  question:
    'Todos los ids de posición se trasladan en $\\δ$. Palabras y pesos no cambian, las sinusoides se suman en la entrada. ¿Cuánto cambia como máximo la salida de la atención?',
  right: ({ change, offset }) => {
    if (change === 'NaN') return pastTable;
    if (change === '0')
      return `La salida no cambia, bit a bit.${offset === '0' ? ' Un desplazamiento de 0 no traslada nada.' : ''}`;
    return `Cambia en ${change}. Las filas de la tabla avanzan, las palabras no, y la atención ve su suma.`;
  },
  replies: {
    low: ({ change, queryKey }) =>
      `Cambia en ${change}. Eso no es redondeo. Las filas de la tabla avanzan, pero las palabras a las que se suman no cambian. Con sinusoides solo en $\\Q$ y $\\K$ es ${queryKey}.`,
    high: ({ change }) =>
      change === '0'
        ? 'La salida no cambia, bit a bit.'
        : `Cambia en ${change}. Las codificaciones están entre −1 y 1 en toda posición, así que, por lejos que se traslade, el cambio queda acotado.`,
    other: ({ change }) => (change === 'NaN' ? pastTable : `Cambia en ${change}.`),
  },
};

/** What weights and outputs do, measured. */
const weightsDo = ({ weights, outputs }: Named): string =>
  weights === 'NaN' ? pastTable : `Los pesos cambian en ${weights}, las salidas en ${outputs}.`;

const SH4: PredictionWords = {
  question: ({ offset, raw, rawSame }) =>
    `Sinusoides en la entrada, cada id se traslada en ${offset}. ${rawSame === '1' ? `Los productos de filas de la tabla dependen solo del desplazamiento, salvo un error de ${raw}.` : 'El seno solo de un ancho impar estropea incluso los productos de filas de la tabla.'} ¿Qué hacen los pesos de atención?`,
  choices: {
    stay: { text: 'Los pesos no cambian, y las salidas tampoco: un producto ve solo el desplazamiento.' },
    outputs: { text: 'Los pesos no cambian. Solo cambian las salidas.' },
    change: { text: 'Los pesos cambian.' },
    bounds: { text: 'Los pesos cambian, porque filas más lejanas salen del intervalo de −1 a 1.' },
  },
  right: (e) =>
    `${weightsDo(e)} La atención multiplica sumas de palabra y posición, y antes las proyecta.${nothingMoves(e)}`,
  replies: {
    stay: (e) =>
      `${weightsDo(e)} Los productos de filas ven ${e.rawSame === '1' ? 'solo el desplazamiento' : 'ya algo más que el desplazamiento'}. Aquí se suman palabras a las filas, y ambas se proyectan primero: incluso para las filas solas, los productos proyectados de un mismo desplazamiento difieren hasta en ${e.projected}.`,
    outputs: (e) =>
      `${weightsDo(e)}${e.weights === '0' && e.outputs === '0' ? ' Aquí no cambia nada.' : ''}${nothingMoves(e)}`,
    change: (e) =>
      `${weightsDo(e)}${e.weights === '0' && e.outputs !== '0' ? ' Con una sola clave hay un solo peso, 1, y solo los valores llevan la posición nueva.' : ''}${nothingMoves(e)}`,
    bounds: (e) =>
      `Ninguna fila sale de él: todo elemento es un seno o un coseno, en cualquier posición. ${weightsDo(e)}${nothingMoves(e)}`,
  },
};

/** "16 en 0, 12.27 en 3, ..." */
const products = (e: Named): string =>
  (e.order ?? '')
    .split(',')
    .map((distance) => `${e[`at${distance}`]} en ${distance}`)
    .join('; ');

const SH5: PredictionWords = {
  question: ({ width }) =>
    `Fila 0 de la tabla por fila $k$, ancho ${width}. Ordene las distancias $k$ por ese producto, de mayor a menor.`,
  right: (e) =>
    `Los productos son ${products(e)}.${e.far === 'NaN' ? '' : ` No solo bajan: el de la distancia ${e.far} supera al de la distancia ${e.near}.`}`,
  replies: {
    falls: (e) =>
      `Los productos no solo bajan. A la distancia ${e.near} es ${e.nearProduct}; a la distancia ${e.far}, otra vez ${e.farProduct}: los pares rápidos vuelven a coincidir. En orden: ${products(e)}.`,
    grows: (e) =>
      `Una fila coincide más consigo misma que con cualquier otra. La fila 0 por la fila 0 es ${e.at0}, y ningún otro producto es mayor. En orden: ${products(e)}.`,
    other: (e) => `En orden: ${products(e)}.`,
  },
};

/** How far RoPE goes, measured. */
function ropeMoves({ rotary, words, offset }: Named): string {
  if (rotary === 'NaN') return oddHead;
  if (offset === '0') return 'Un desplazamiento de 0 no traslada nada.';
  return `La salida de RoPE cambia en ${rotary}.${words === '1' ? ' Un solo token tiene un solo peso, 1, sea cual sea su puntuación.' : ''}`;
}
const otherAngles =
  'Los ángulos de antes y de después son otros números. Solo coinciden sus diferencias, hasta las últimas cifras.';

const SH6: PredictionWords = {
  question: ({ offset }) =>
    `RoPE, todos los ids de posición se trasladan en ${offset}, en precisión doble. ¿Cuánto cambia la salida de la atención?`,
  choices: {
    zero: { text: 'Nada: exactamente 0.' },
    rounding: { text: 'Solo por redondeo.' },
    coarse: { text: 'En unas milésimas: los ángulos grandes son imprecisos.' },
    sinusoid: { text: 'Tanto como con sinusoides en $\\Q$ y $\\K$.' },
  },
  right: (e) => `${ropeMoves(e)}${e.rotary === '0' ? '' : ` ${otherAngles}`}`,
  replies: {
    zero: (e) =>
      `${ropeMoves(e)} ${otherAngles} Un esquema que trabaja con desplazamientos enteros, como T5, cambia en ${e.t5}.`,
    rounding: ropeMoves,
    coarse: (e) =>
      `${ropeMoves(e)} Los ángulos son tan imprecisos solo en precisión simple. Este motor calcula en doble.`,
    sinusoid: (e) =>
      `${e.sinusoidalQueryKey === 'NaN' ? pastTable : `Las sinusoides en $\\Q$ y $\\K$ la cambian en ${e.sinusoidalQueryKey}: se suman antes de las transformaciones.`} RoPE gira después de las transformaciones, así que consulta y clave conservan su ángulo. ${ropeMoves(e)}`,
  },
};

const SH7: PredictionWords = {
  question: ({ offset }) =>
    `RoPE, un par de frecuencia 1, consulta (1, 0), clave (0, 1). Compare las puntuaciones de una clave situada ${offset} ${offset === '1' ? 'posición' : 'posiciones'} después y de otra situada otras tantas antes.`,
  choices: {
    equal: { text: 'Iguales: la distancia es la misma.' },
    zero: { text: 'Ambas 0: una consulta en la posición 0 no gira.' },
    opposite: { text: 'De signos opuestos.' },
  },
  right: (e) =>
    e.offset === '0'
      ? `Con un desplazamiento de 0 nada gira, y ambas son ${e.later}.`
      : `Después es ${e.later}, antes ${e.earlier}. Girar la clave hacia un lado la acerca a la consulta; hacia el otro, la aleja de ella.`,
  replies: {
    equal: (e) =>
      `Después es ${e.later}, antes ${e.earlier}. Solo una clave en la dirección de la consulta tiene puntuaciones iguales: con la clave (1, 0) son ${e.alongLater} y ${e.alongEarlier}.`,
    zero: (e) =>
      `La posición 0 deja la consulta como está. La clave no está ahí, y sí gira: sin girar su puntuación es ${e.unturned}, después ${e.later}, antes ${e.earlier}.`,
    opposite: (e) => `Después es ${e.later}, antes ${e.earlier}.${nothingMoves(e)}`,
  },
};

/** What both runs do, measured. */
const runs = ({ ids, front }: Named): string =>
  `La ejecución 1 cambia las salidas en ${ids}, la ejecución 2 en ${front}.`;

const SH8: PredictionWords = {
  question: ({ offset, front }) =>
    `T5. La ejecución 1 traslada todos los ids de posición en ${offset}. La ejecución 2 pone «${front}» delante. ¿Qué ejecución cambia las salidas de las palabras antiguas?`,
  choices: {
    neither: { text: 'Ninguna: T5 es relativo.' },
    ids: { text: 'Solo la ejecución 1.' },
    front: { text: 'Solo la ejecución 2.' },
    both: { text: 'Ambas.' },
  },
  right: (e) =>
    `${runs(e)} ${e.frontHolds === '1' ? 'Lo que se pone delante cambia la media de los valores solo si su valor es otro.' : 'Ids nuevos dejan todo desplazamiento como estaba. Lo que se pone delante es una clave nueva.'}`,
  replies: {
    neither: (e) =>
      `${runs(e)} «${e.frontWords}» es una clave nueva y quita peso a las demás, sean cuales sean los ids.`,
    ids: (e) =>
      `${runs(e)} Todos los ids se trasladan juntos, así que ningún desplazamiento cambia, y T5 lee solo desplazamientos.`,
    both: (e) =>
      `${runs(e)} Todos los ids se trasladan juntos, así que ningún desplazamiento cambia, y T5 lee solo desplazamientos.`,
    front: (e) => `${runs(e)} Todo lo que se pone delante es una clave; aquí no cambia nada más allá del redondeo.`,
  },
};

const pads = (n: string | undefined): string => `${n} ${n === '1' ? 'token' : 'tokens'} de relleno`;
/** Which schemes change, measured. */
const changing = ({ changed = '' }: Named): string =>
  changed === '' ? 'Medido, no cambia ninguno.' : `Medido, lo que cambia: ${namesOf(changed).join('; ')}.`;

const SH9: PredictionWords = {
  question: (e) =>
    `${pads(e.pads)} delante${e.causal === '1' ? ', máscara causal' : ''}. ${e.hidden === '1' ? 'La máscara oculta el relleno' : 'La longitud válida de D2L deja el relleno como claves'}, ${e.recounted === '1' ? 'los ids cuentan desde el primer token real' : 'los ids cuentan el relleno'}. ¿Con qué esquemas cambian las salidas de los tokens reales?${stopsToo(e, 'Lo que se detiene queda fuera:')}`,
  choices: schemeChoices,
  right: (e) =>
    `${changing(e)} ${e.masked === '0' ? 'Un token de relleno que es clave toma peso.' : e.counted === '1' ? 'La máscara oculta el relleno, no los ids: una tabla tiene ahí otras filas; los desplazamientos no cambian.' : 'El relleno que está oculto y no se cuenta no deja rastro.'}`,
  replies: {
    hidden: (e) =>
      `${changing(e)} Una máscara oculta el relleno como claves${e.counted === '1' ? `, pero el primer token real tiene ahora el id ${e.pads}` : ''}. Si los ids cuentan desde el primer token real, las sinusoides en la entrada cambian en ${e.recounted}.`,
    all: (e) =>
      `${changing(e)} Cambiarían todos si el relleno fuera clave. Un comienzo común es invisible para lo que lee desplazamientos: ${changes('T5', e.t5)}, ${changes('RoPE', e.rotary)}.`,
    allBut: (e) =>
      `${changing(e)} Un comienzo común es invisible para lo que lee desplazamientos: ${changes('T5', e.t5)}, ${changes('RoPE', e.rotary)}.`,
    learned: (e) =>
      `${changing(e)} La tabla aprendida cambia en ${e.learnedInput}. Las sinusoides de los ids nuevos también son otras filas: en la entrada el cambio es ${e.sinusoidalInput}.`,
    other: (e) =>
      `${changing(e)} Una sinusoide en la entrada cambia en ${e.sinusoidalInput}, ${changes('RoPE', e.rotary)}, ${changes('T5', e.t5)}.`,
  },
};

const side = ({ causal }: Named): string =>
  `${causal === '1' ? 'Todos los buckets son para claves anteriores.' : 'La mitad de los buckets son para claves posteriores.'} De los de claves anteriores, la mitad contiene una sola distancia cada uno; los demás se ensanchan.`;
const t5Found = (e: Named): string =>
  `La distancia ${e.distance} comparte el bucket ${e.bucket} con la distancia anterior.`;

const SH10: PredictionWords = {
  question: ({ buckets, limit, causal }) =>
    `T5, ${causal === '1' ? 'causal' : 'para ambas direcciones'}, ${buckets} buckets, límite ${limit}. ¿Cuál es la primera distancia de una clave anterior que comparte su bucket con la distancia que la precede?`,
  right: (e) => `${t5Found(e)} ${side(e)}`,
  replies: {
    limit: (e) =>
      `${e.limit} fija con qué rapidez se ensanchan los buckets. Se empieza a compartir mucho antes. ${t5Found(e)}`,
    other: (e) =>
      `${t5Found(e)} ${side(e)} Para ambas direcciones la primera distancia compartida es ${e.both}; causal, ${e.one}.`,
    each: (e) => `Hay ${e.buckets} buckets, pero no uno por distancia. ${side(e)} ${t5Found(e)}`,
    eachBefore: (e) => `Hay ${e.buckets} buckets, pero no uno por distancia. ${side(e)} ${t5Found(e)}`,
  },
};

export const predictions: typeof english = {
  SH3,
  'SH4-size': sizeOfChange,
  SH1,
  SH2,
  SH4,
  SH5,
  SH6,
  SH7,
  SH8,
  SH9,
  SH10,
};
