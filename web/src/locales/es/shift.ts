/** Shift: every sentence. `words` are quoted or plain already, sizes are printed. */
import type { Refusal } from '../en/frame-refusals.ts';
import type { Locale } from '../en/index.ts';
import { join } from './join.ts';
import { names } from './names.ts';
import { predictions } from './shift-predictions.ts';
import { schemes, verb } from './shift-schemes.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** Hyphens of the engine's ranges become minus signs. */
const signed = (text: string): string => text.replace(/-(?=\d)/g, '−');

export const shift: Locale['shift'] = {
  ...names.shift,
  controls: {
    offset: 'Desplazamiento $\\δ$',
    position: 'Posición $i$',
    width: 'Ancho $d$',
    words: 'Sus palabras',
    seed: 'Semilla de palabras y pesos',
    headCount: 'Cabezas',
    maxLen: 'Filas de la tabla, max_len',
    causal: 'Máscara causal',
    pair: 'Par $j$',
    matrix: 'Matriz',
    act: 'Qué le ocurre al texto',
    frontWords: 'Palabras delante',
    padCount: 'Relleno',
    padMask: 'La máscara oculta',
    recheckValid: 'Contar los ids desde el primer token real',
  },
  options: {
    act: { moveIds: 'Trasladar los ids', prepend: 'Palabras delante', padLeft: 'Rellenar a la izq.' },
    padMask: { pads: 'el relleno', validLens: 'lo que pasa de la longitud válida de D2L' },
    matrix: { shift: 'traslación', rope: 'RoPE' },
  },
  presets: {
    wholeTurn: 'Una vuelta entera',
    rope: 'Matriz de RoPE',
    front: 'Una palabra delante',
    padded: 'Relleno a la izq.',
    tableEnd: 'Fin de la tabla',
    odd: 'Ancho impar',
    widthOne: 'Ancho 1',
  },
  errors: {
    'words.out-of-range': ({ allowed, given }: Refusal) => `Sus palabras admiten ${allowed}. Dado: ${given}.`,
    'frontWords.out-of-range': ({ allowed, given }: Refusal) =>
      `Las palabras delante admiten ${allowed}. Dado: ${given}.`,
    'offset.row-out-of-table': ({ label, allowed, given }: Refusal) =>
      `${label} = ${signed(given)} sale de la tabla. Aquí admite ${signed(allowed)}.`,
    'queryPositions.row-out-of-table': ({ allowed, given }: Refusal) =>
      `Se detiene: no hay fila ${signed(given)}. La tabla tiene ${allowed}.`,
    'scheme.out-of-range': ({ given }: Refusal) => `Se detiene: RoPE gira pares, y el ${given} es impar.`,
  },
  predictions,
  claims: {
    CL26: {
      sentence:
        'Con anchos pares, un giro por par, de desplazamiento por frecuencia, lleva cada fila de la tabla a la fila situada esa cantidad de posiciones más adelante.',
      seen: 'las filas giradas frente a las filas de delante',
    },
    CL27: {
      sentence:
        'Dos giros hacen un giro por la suma de sus desplazamientos. Un giro conserva las longitudes, y su traspuesta gira hacia atrás.',
    },
    CL28: {
      sentence:
        'La matriz que escribe RoPE, [cos, −sin; sin, cos], lleva hacia delante un par (seno, coseno) de la tabla.',
      seen: 'las filas giradas frente a las filas de delante',
    },
    CL29: {
      sentence:
        'Una columna de senos avanza sin su coseno: para algún desplazamiento un mismo factor la lleva allí desde cualquier posición.',
    },
    CL30: {
      sentence:
        'Con sinusoides sumadas a las palabras, los pesos de atención no cambian cuando todas las posiciones se trasladan en un mismo desplazamiento.',
    },
    CL31: {
      sentence:
        'Las tablas absolutas notan que todas las posiciones se trasladan: sinusoides o una tabla aprendida en la entrada, y sinusoides solo en $\\Q$ y $\\K$.',
      seen: 'el menor de los tres cambios',
    },
    CL32: {
      sentence:
        'Con RoPE las salidas no cambian, salvo redondeo, cuando todas las posiciones se trasladan juntas en 1000 como máximo.',
      seen: 'las salidas con RoPE antes y después',
    },
    CL33: {
      sentence:
        'Con ALiBi, T5 o Shaw no cambia ningún bit de las salidas cuando todas las posiciones se trasladan juntas, hasta en 100 000.',
      seen: 'el mayor de los tres cambios',
    },
    CL34: {
      sentence:
        'RoPE distingue la distancia, pero no el lado: una clave algunas posiciones después de la consulta tiene la misma puntuación que a igual distancia antes de ella.',
    },
    CL35: {
      sentence:
        'Una palabra real puesta delante solo traslada posiciones, así que las salidas de los tokens antiguos no cambian con ningún esquema.',
      seen: 'el mayor cambio de cualquier esquema',
    },
    CL36: {
      sentence: 'T5 con 32 buckets y distancia máxima 128 distingue todas las distancias menores que 128.',
    },
    CL37: {
      sentence:
        'Los tokens de relleno delante son inocuos en cuanto se enmascaran, aunque las sinusoides en la entrada los cuenten como posiciones.',
      seen: 'sinusoides en la entrada, con relleno y sin él',
    },
    CL38: {
      sentence:
        'Con un token de relleno delante, alguna longitud válida oculta el relleno y muestra todos los tokens reales.',
    },
  },
  did: 'El motor hizo',
  compared:
    'Diferencia: la salida de la atención con sinusoides en la entrada, antes y después de lo que esa ejecución le hace al texto.',
  why: '¿Por qué no cambia la matriz mientras cambia la salida?',
  reasons: {
    angle: 'Un par gira en $δω_{j}$. La posición no está en ese ángulo.',
    pair: 'Seno y coseno juntos son un punto de una circunferencia. Avanzar es un giro, y un giro es lineal.',
    words: 'Las filas de la tabla giran, las palabras no. Su suma es una entrada nueva.',
    offsets:
      'Con Shaw, T5, ALiBi y RoPE solo cuenta el desplazamiento, posición de la clave menos posición de la consulta. Una traslación común no lo altera.',
  },
  selfTest: {
    question: '¿De qué depende la rotación 2 × 2 de la posición $i$ a la posición $i + \\δ$?',
    formula:
      'p_{i+δ, 2j} = cos δω_{j} p_{i, 2j} + sin δω_{j} p_{i, 2j+1}\np_{i+δ, 2j+1} = −sin δω_{j} p_{i, 2j} + cos δω_{j} p_{i, 2j+1}',
    ideas: {
      product: 'Del desplazamiento $\\δ$ y de la frecuencia $ω_{j}$ del par, solo a través de su producto.',
      position: 'No de $i$: una sola matriz sirve para todas las posiciones.',
      entries: 'Para (sin, cos) tiene cos y sin arriba, −sin y cos abajo.',
      linear:
        'Por eso, para un $\\δ$ dado, una traslación es una única transformación lineal de todas las codificaciones. Las salidas pueden cambiar a pesar de ello.',
    },
  },

  axis: (column, wave) => `columna ${column}, *${wave}*`,
  handFrom: (position) => `$i$ = ${position}`,
  handTo: (position, backwards) => `$i ${backwards ? '-' : '+'} δ$ = ${position}`,
  turned: (angle, radians, degrees) => `$${angle}$ = ${radians} rad = ${degrees}`,
  fromTo: (from, to) => `de la posición ${from} a la posición ${to}`,
  dialName: (pair, fromTo) => `Reloj del par ${pair}: la manecilla gira ${fromTo}`,
  matrixName: (matrix, from, to) =>
    `La matriz de filas ${matrix.map((row) => row.join('; ')).join(' y ')} lleva ${from.join('; ')} a ${to.join('; ')}`,
  matrixNameHidden: 'La matriz del par lleva su seno y su coseno de la posición i a los de i + δ',
  lawHolds: (size, pairs, positions, identical) =>
    `${identical ? '**Idéntico,** bit a bit,' : `**Se cumple salvo un error de ${size}**`} para ${pairs === '1' ? 'el único par' : `los ${pairs} pares`} y ${positions} ${positions === '1' ? 'posición' : 'posiciones'}.`,
  lawBroken: (size, row, col) =>
    `**No se cumple: ${size}** frente a la posición $i + \\δ$, lo máximo en la posición ${row}, columna ${col}.`,
  behindHolds: (size) => `**Se cumple salvo un error de ${size}** frente a la posición $i - \\δ$.`,
  behindBroken: (size) => `**Tampoco se cumple: ${size}** frente a la posición $i - \\δ$.`,
  matrixHolds: (pair) =>
    `La matriz contiene $δ$ y $ω_{${pair}}$. No contiene $i$. Al deslizar $i$ giran los vectores; la matriz no cambia.`,
  ropeTrap:
    'La matriz de RoPE está hecha para pares en el orden (cos, sin). En el par (sin, cos) de D2L gira el reloj hacia atrás.',
  tryRope: 'Probar la matriz de RoPE en este par',
  backToShift: 'Volver a la matriz de D2L',
  noPair: 'El ancho 1 es un seno solo. No tiene ningún par, así que no hay reloj ni matriz. Lo demás se ejecuta.',
  loneSine: (column) =>
    `El ancho es impar. La columna ${column} es un seno sin coseno, así que ninguna matriz la hace avanzar.`,

  dialsHeading: 'Un reloj por par $j$. Las doce son la posición 0.',
  dialsCaption: (offset) => `Giro para $δ$ = ${offset}, y posiciones por vuelta completa`,
  dialsWindow: (first, last, all) => `· pares ${first}–${last} de ${all}`,
  hear: (pair) => `Oír el par ${pair}`,
  heard: (backwards) =>
    `Dos tonos, $i$ e $i ${backwards ? '−' : '+'} δ$. Una vuelta completa es una octava, 30° un semitono: el intervalo es el mismo en cada $i$.`,
  dialsName: 'Relojes, uno por par de frecuencia',
  pairOption: (pair, turn, positions) =>
    `Par ${pair}: gira ${turn}, una vuelta completa requiere ${positions} posiciones`,

  actHeadings: {
    moveIds: (offset) => `Ahora se traslada cada índice en ${offset}. Mismos tokens, mismos pesos.`,
    prepend: (front) => `Ahora se pone «${front}» delante. Claves nuevas, mismos pesos.`,
    padLeft: (pads, hidden) =>
      `Ahora se ${pads === '1' ? 'pone' : 'ponen'} ${pads} ${pads === '1' ? 'token' : 'tokens'} de relleno delante. ${hidden ? 'Ninguna clave nueva' : 'El relleno sigue como clave'}, mismos pesos.`,
  },
  pad: 'relleno',
  idsName: 'Los tokens con sus ids de posición, antes y después',
  schemeHead: {
    scheme: 'Esquema',
    how: 'Cómo entra la posición',
    change: 'Mayor cambio en la salida de la atención',
  },
  schemesName: 'Mayor cambio en la salida de la atención, por esquema, en escala logarítmica',
  schemes,

  productsHeading: 'Se multiplican filas de la tabla. ¿Decide el desplazamiento?',
  products: {
    raw: { title: 'Fila × fila', name: 'Productos de filas de la tabla, fila a por fila b' },
    projected: {
      title: 'Con transformaciones de consulta y clave',
      name: 'Productos de filas proyectadas de la tabla, fila a como consulta por fila b como clave',
    },
  },
  curveTitle: 'Producto por desplazamiento',
  curveName: 'Productos según el desplazamiento: las filas sin proyectar como una línea, las proyectadas entre dos',
  offsetAxis: 'δ',
  curveCaption: 'Verde azulado: filas sin proyectar. Entre las otras dos: filas proyectadas de un desplazamiento.',
  diagonalHolds: (size) => `Cada diagonal es un solo número, salvo un error de ${size}.`,
  diagonalBroken: (size, offset) => `Una diagonal, la del desplazamiento ${offset}, abarca ${size}.`,
  rawOffset: 'Los productos sin proyectar dependen solo del desplazamiento, y $\\δ$ da lo mismo que $-\\δ$.',
  rawOneWay: 'Los productos sin proyectar dependen solo del desplazamiento.',
  rawBroken: 'Aquí lo estropea el seno solo: los productos sin proyectar dependen de algo más que el desplazamiento.',
  rises: (offset, before, after) =>
    `No bajan de forma continua: en el desplazamiento ${offset} suben de ${before} a ${after}.`,
  projectedBroken: (size) =>
    `Con las transformaciones, los productos de un mismo desplazamiento difieren hasta en ${size}. El desplazamiento solo ya no decide.`,
  pointAt: 'Señale un producto, o enfoque una matriz y use las teclas de flecha.',
  readout: (row, col, value, offset, raw) =>
    `Fila ${row} por fila ${col}${raw ? '' : ', proyectadas'}: ${value}. Desplazamiento ${offset}.`,

  decodingHeading: 'Ahora se decodifica token a token, tomando siempre la fila 0.',
  decodingCaption:
    'El decodificador de D2L recibe un token nuevo cada vez, así que su slice empieza siempre en la fila 0. Mayor diferencia respecto a todos los tokens a la vez, causal, sinusoides en la entrada.',
  decodingName: 'Diferencia de cada paso de decodificación respecto a todos los tokens a la vez',
  decodingOne: 'Un solo token está en la posición 0, así que nada difiere. Añada una palabra.',
  decodingSame: 'Ningún paso difiere más que por redondeo.',
  decodingDrifts: (size, step, word) =>
    `El paso 0 coincide, porque su token sí está en 0. La mayor diferencia es ${size}, en el paso ${step}, «${word}». Cada token nuevo necesita su propia fila.`,

  conditions: {
    moveIds: (sign, offset, position) => `ids ${sign} ${offset} desde ${position}`,
    prepend: (words) => `«${words.join(' ')}» delante`,
    padLeft: (pads, rechecked, hidden) =>
      `${pads} de relleno a la izquierda, ids ${rechecked ? 'revisados' : 'sin revisar'}${hidden ? '' : ', longitud válida'}`,
    width: (width) => `ancho ${width}`,
    heads: (heads) => `${heads} ${heads === '1' ? 'cabeza' : 'cabezas'}`,
    causal: 'causal',
    maxLen: (rows) => `${rows} ${rows === '1' ? 'fila' : 'filas'}`,
    seed: (seed) => `semilla ${seed}`,
    words: (words) => (words.length > 6 ? `${words.length} palabras` : `«${words.join(' ')}»`),
  },

  describe: {
    hidden:
      'La matriz lleva un par de la posición $i$ a $i + \\δ$. Lo que hace en otros sitios, y a la salida, aún no se muestra.',
    linear: (size) =>
      `Una traslación de las sinusoides es lineal y, aun así, la salida cambia en ${size}. Lineal no es invariante.`,
    offsetsStay: (names) =>
      `${join.and(names)} ${verb(names, 've solo el desplazamiento y se mantiene', 'ven solo el desplazamiento y se mantienen')}.`,
    nothingMoved: (names) => `No cambia ninguna salida: ${join.and(names)}.`,
    someChange: (moved, kept, largest) =>
      moved.length === 0
        ? `No cambia ninguna salida: ${join.and(kept)}.`
        : `Las salidas cambian, hasta en ${largest}: ${join.and(moved)}.${kept.length > 0 ? ` ${verb(kept, 'Se mantiene', 'Se mantienen')}: ${join.and(kept)}.` : ''}`,
    allChange: (count, smallest, largest) =>
      `Cambian los ${count} esquemas: el que menos, en ${smallest}; el que más, en ${largest}. Una palabra real delante es una clave nueva, y quita peso a las demás. Ids nuevos pueden pasar inadvertidos; una clave nueva, no.`,
    padsHidden: (count) =>
      `Los ${count} esquemas devuelven las salidas antiguas. La máscara oculta el relleno, y los ids cuentan desde el primer token real.`,
    padsSeen: (count, largest) =>
      `Cambian los ${count} esquemas, hasta en ${largest}. Una longitud válida describe un prefijo, así que no puede ocultar relleno delante.`,
    padsRenumber: (moved, largest, kept) =>
      `El relleno está oculto y, aun así, ${verb(moved, 'cambia', 'cambian')} hasta en ${largest}: ${join.and(moved)}. Los ids cuentan el relleno. ${verb(kept, 'Se mantiene', 'Se mantienen')}: ${join.and(kept)}.`,
    stopped: (names) => `${capital(join.and(names))} ${verb(names, 'se detiene', 'se detienen')}.`,
  },
  outcome: {
    /** Sinusoids at the input, under what was predicted and under the chosen act. */
    acts: {
      moveIds: 'Trasladar los ids',
      prepend: 'Poner palabras delante',
      padLeft: 'Rellenar a la izquierda',
    },
    changed: (act, size, word, feature) =>
      `${act} cambia la salida con sinusoides en la entrada en **${size}**, en «${word}», característica ${feature}.`,
    identical: (act) => `${act} deja la salida con sinusoides en la entrada **idéntica,** bit a bit.`,
    rounding: (act, size) => `${act} conserva la salida con sinusoides en la entrada, salvo redondeo: **${size}**.`,
    stopped: (act) =>
      `${act} lleva ids más allá de la tabla, así que las sinusoides en la entrada no dan ninguna salida.`,
  },

  tables: {
    pairs: 'Pares de frecuencia: giro para δ, y el par en i y en i + δ',
    pairHead: [
      'Par',
      'Frecuencia',
      'Giro, rad',
      'Giro, °',
      'Posiciones por vuelta',
      'seno en $i$',
      'coseno en $i$',
      'seno en $i + δ$',
      'coseno en $i + δ$',
    ],
    products: 'Productos de la fila 0 por la fila k, y el rango de los productos proyectados con ese desplazamiento',
    productHead: ['Desplazamiento', 'Sin proyectar', 'Proyectado, mínimo', 'Proyectado, máximo'],
    decoding: 'Diferencia por paso de decodificación',
    decodingHead: ['Paso', 'Token', 'Diferencia'],
  },
};
