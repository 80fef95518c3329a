/** Placement: where positions enter, and what they reach. */
import type { Refusal } from '../en/frame-refusals.ts';
import type { Locale } from '../en/index.ts';
import { join } from './join.ts';
import { names } from './names.ts';
import { predictions } from './placement-predictions.ts';

const quoted = (first: string, second: string): string => join.and([join.quoted(first), join.quoted(second)]);
const layersOf = (count: string): string => (count === '1' ? 'una capa' : `${count} capas`);

export const placement: Locale['placement'] = {
  ...names.placement,
  controls: {
    placement: 'Dónde',
    intoQuery: 'en $\\Q$',
    intoKey: 'en $\\K$',
    intoValue: 'en $\\V$',
    layerCount: 'Capas',
    scaleByWidth: 'Palabras por $√d$',
    words: 'Sus palabras',
    seed: 'Semilla',
    width: 'Ancho $d$',
    headCount: 'Cabezas',
    norm: 'Norm. de capa',
    residual: 'Conexión residual',
    offsetBias: 'Sesgo por desplazamiento',
  },
  options: {
    placement: { input: 'una vez, en la entrada', everyLayer: 'en cada capa', queryKey: 'en $\\Q$, $\\K$ o $\\V$' },
    norm: { none: 'ninguna', pre: 'antes', post: 'después' },
  },
  presets: {
    oneLayer: 'Una capa',
    valuesOnly: 'Solo valores',
    scaled: 'Palabras por √32',
    near: 'Primero las cercanas',
    flat: 'Un mismo sesgo',
  },
  errors: {
    'words.out-of-range': ({ allowed, given }: Refusal) => `Sus palabras admiten ${allowed}. Dado: ${given}.`,
    'offsetBias.not-finite': () => 'El sesgo por desplazamiento admite números. Uno de los dados no lo es.',
    'offsetBias.wrong-shape': ({ allowed, given }: Refusal) =>
      `El sesgo por desplazamiento admite ${allowed}. Dado: ${given}.`,
  },
  predictions,
  claims: {
    CL52: {
      sentence: 'En una sola capa con conexión residual, una vez en la entrada y en cada capa dan lo mismo, bit a bit.',
      seen: 'las salidas de las dos, con las palabras elegidas:',
    },
    CL53: {
      sentence: 'En dos capas con conexiones residuales, una vez en la entrada y en cada capa dan lo mismo.',
      seen: 'las salidas de las dos, con las palabras elegidas:',
    },
    CL54: {
      sentence: 'Con posiciones solo en consultas y claves, otra tabla no cambia ningún bit de los valores.',
      seen: 'los valores de la capa con dos tablas:',
    },
    CL55: {
      sentence:
        'Con posiciones solo en consultas y claves, los valores no llevan ninguna, así que la atención sigue siendo equivariante.',
      seen: 'la salida tras el intercambio de dos palabras, frente a la salida intercambiada:',
    },
    CL56: {
      sentence:
        'Con una cabeza, las posiciones solo en los valores no cambian ningún peso y añaden un término a la salida: los pesos por la tabla por $W_{v}$.',
    },
    CL57: {
      sentence: 'Sumar la tabla es concatenarla a las palabras, con una misma matriz para ambas partes.',
    },
    CL58: {
      sentence: 'Palabras por $√d$ antes de sumar la tabla, o la suma por $√d$ después: el resultado es el mismo.',
    },
    CL59: {
      sentence: 'Con anchos pares toda fila de la tabla tiene media cuadrática $√(1/2)$, sea cual sea su posición.',
    },
    CL60: {
      sentence: 'Dropout antes de sumar la tabla da lo mismo que después, con el mismo patrón.',
    },
  },
  did: 'Los bloques hicieron',
  verdictHead: 'Inter\u00adcambio, bloque elegido',
  compared:
    'Diferencia: la salida después de que dos palabras cambien de lugar, frente a la salida con sus dos filas intercambiadas, en el bloque elegido.',
  why: '¿Por qué importa dónde se suma la tabla?',
  reasons: {
    stream: 'Lo que se suma al flujo residual pasa a todas las capas posteriores.',
    values: 'Los valores se obtienen del flujo residual. Si en él no hay posiciones, los valores no contienen ninguna.',
    weights: 'Las posiciones en consultas y claves llegan a la salida solo a través de los pesos.',
    again: 'Sumada en cada capa, la tabla se añade a un flujo residual que ya la contiene.',
  },
  selfTest: {
    question:
      'Nombre tres maneras de que las posiciones entren en un bloque transformer y qué da cada una a los valores.',
    ideas: {
      input: 'Una vez en la entrada: la suma de palabras y tabla alimenta todo, también los valores.',
      every: 'En cada capa: la tabla se suma otra vez al flujo residual antes de cada una.',
      queryKey: 'Solo en el cálculo de consultas y claves.',
      values:
        'En la última, los valores quedan libres de la tabla; la posición llega a la salida a través de los pesos.',
    },
  },

  carries: { position: 'lleva posición', throughWeights: 'solo a través de los pesos', content: 'solo contenido' },
  carriesShort: { position: 'posición', throughWeights: 'por los pesos', content: 'contenido' },
  blocks: {
    input: {
      title: 'Una vez, en la entrada',
      note: 'Es lo que hace D2L. La suma alimenta consultas, claves y valores.',
    },
    everyLayer: {
      title: 'En cada capa',
      note: 'La tabla se suma al flujo residual antes de cada atención.',
    },
    queryKey: {
      title: 'Solo en consultas y claves',
      note: 'Se suma camino de la transformación. El flujo residual no recibe tabla.',
    },
  },
  operandTitle: (operands) => {
    const plain = operands.map((name) => name.replace(/[$\\]/g, '')).join('');
    if (plain === 'QK') return 'Solo en consultas y claves';
    if (plain === 'V') return 'Solo en valores';
    return operands.length === 0 ? 'En ninguno de $\\Q$, $\\K$, $\\V$' : `En ${join.and(operands)}`;
  },
  weightsLabel: 'pesos',
  normLabel: 'norm',
  diagramName: (title, layers) =>
    `Bloque de ${layersOf(String(layers))}: ${title}. La tabla asociada dice qué lleva cada línea.`,
  swap: (first, second, layers) => `Intercambiar ${quoted(first, second)}, ${layersOf(layers)}`,
  noSwap: 'No hay dos palabras distintas, así que no se puede intercambiar ninguna.',
  equalTokens: (count) => `${count === '5' ? 'Cinco' : count} tokens iguales, dispersión de salidas`,

  closerHeading: (title) => `De cerca: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
  probeHeading: 'Recuperar la posición',
  probeNote: (rows) =>
    `Una transformación lineal se ajusta a ${rows} filas de palabras sorteadas y se lee en otras tantas. Barras: raíz del error cuadrático medio, en posiciones. Línea: decir siempre el centro.`,
  probeFigure: 'Error de la posición recuperada de cada señal, junto al error de decir siempre el centro',
  probeOne: 'Una sola palabra tiene una sola posición. No hay nada que recuperar. Añada una palabra.',
  probeFound: (found, lost, chance) => {
    const none = `El error de decir siempre el centro es ${chance}.`;
    if (found.length === 0) return `${none} Ninguna sonda lo mejora.`;
    if (lost.length === 0) return `${none} Todas las sondas lo mejoran.`;
    return `${none} Lo mejoran: ${join.and(found)}. No lo mejoran: ${join.and(lost)}.`;
  },
  streamName: (layer) => `flujo hacia la capa ${layer}`,
  valueName: (layer) => `valores de la capa ${layer}`,
  outputName: 'salida',
  sizeHeading: '¿Qué magnitud tienen las posiciones junto a las palabras?',
  contentBar: 'palabras',
  positionBar: 'posiciones',
  sizeFigure: (heading) => `Media cuadrática de palabras y de posiciones en el flujo residual: ${heading}`,
  sizesPlain: 'Embeddings tal como son',
  sizesScaled: 'Embeddings por $√d$',
  sizeSentence: (width, plain, scaled) =>
    `Palabras: el flujo residual sin posiciones. Posiciones: lo que cambian en él. En la entrada, palabras de varianza 1 son ${plain} veces tan grandes como la tabla; por $√d$, con $d$ = ${width}, ${scaled} veces.`,

  offsetsHeading: 'Ninguna tabla: un sesgo por desplazamiento',
  offsetsNote:
    'Una capa de atención sola. El desplazamiento es la posición de la clave menos la de la consulta. Escriba un sesgo; se suma a toda puntuación de ese desplazamiento, y los desplazamientos mayores toman el sesgo del extremo.',
  biasAt: (offset) => `Sesgo en el desplazamiento ${offset}`,
  maps: { bias: 'Sesgo sumado a las puntuaciones', plainWeights: 'Pesos sin él', weights: 'Pesos con él' },
  mapsFigure: 'Sesgo por consulta y clave, y los pesos de atención de la primera cabeza sin él y con él',
  pointAt: 'Señale una celda, o enfoque un mapa y use las teclas de flecha.',
  readout: (query, key, offset, value, bias) =>
    `Consulta ${query}, clave ${key}, desplazamiento ${offset}: ${bias ? 'sesgo' : 'peso'} ${value}.`,
  diagonals: (holds, size) =>
    holds
      ? `A lo largo de cada diagonal de las puntuaciones se suma un solo número, ${size === '0' ? 'exactamente' : `salvo un error de ${size}`}.`
      : `Las diagonales de las puntuaciones difieren en ${size}.`,
  biasChange: (holds, size) =>
    holds
      ? `La salida no cambia (${size}): la softmax elimina lo que es común a todas las claves.`
      : `Cambia la salida en ${size}.`,
  biasMoved: (identical, size) =>
    identical
      ? 'Con cada posición 1000 más adelante la salida es idéntica, bit a bit.'
      : `Con cada posición 1000 más adelante la salida difiere en ${size}.`,
  biasSwap: (holds, size) =>
    holds
      ? `La salida sigue el intercambio de dos palabras, salvo un error de ${size}.`
      : `La salida no sigue el intercambio de dos palabras: se aparta en ${size}.`,

  describeHidden: 'Tres bloques con los mismos pesos. Aún no se muestra qué líneas llevan posición.',
  reach: {
    position: 'los valores llevan posición',
    throughWeights: 'la posición llega a los valores solo a través de los pesos',
    content: 'los valores llevan solo contenido',
  },
  reachInLayer: { position: 'posición', throughWeights: 'posición a través de los pesos', content: 'contenido' },
  reachByLayer: (layers) => `capa por capa, los valores llevan ${layers.join(', después ')}`,
  valuesOf: (title, reach) => `**${title}:** ${reach}.`,
  outcome: (title, first, second, holds, size) =>
    `**${title}.** ${quoted(first, second)} cambian de lugar, y la salida ${holds ? `los sigue, salvo un error de **${size}**` : `no se limita a seguirlos: se aparta en **${size}**`}.`,
  conditions: {
    input: 'una vez en la entrada',
    everyLayer: 'en cada capa',
    operands: (names) => (names.length === 0 ? 'sin posiciones' : `en ${join.and(names)}`),
    layers: layersOf,
    width: (width) => `ancho ${width}`,
    scaled: 'palabras por $√d$',
    heads: (heads) => `${heads} ${heads === '1' ? 'cabeza' : 'cabezas'}`,
    noResidual: 'sin conexión residual',
    norms: { pre: 'normalización antes', post: 'normalización después' },
    seed: (seed) => `semilla ${seed}`,
    words: (words) => (words.length > 6 ? `${words.length} palabras` : `«${words.join(' ')}»`),
  },
  tables: {
    results: 'Qué muestran las salidas',
    block: 'Posiciones',
    swap: 'Intercambio de dos palabras',
    equal: 'Dispersión de tokens iguales',
    fromNone: 'Frente a la salida sin posiciones',
    wires: 'Qué lleva cada línea: su cambio al sustituir la tabla, y con los pesos fijos',
    wireHead: 'Línea',
    replaced: 'sustituida',
    held: 'pesos fijos',
    wire: (layer, signal) => `capa ${layer}, ${signal}`,
    signals: {
      entering: 'lo que entra',
      stream: 'flujo residual',
      query: '$\\Q$',
      key: '$\\K$',
      value: '$\\V$',
      weights: 'pesos',
      mixed: 'pesos por $\\V$',
    },
    probes: (title) => `Recuperación de posiciones: ${title}`,
    probed: 'Señal',
    error: 'Error, textos no vistos',
    fitError: 'Error, textos ajustados',
    sizes: (title) => `Medias cuadráticas en el flujo residual: ${title}`,
    scaled: (name) => `${name}, por $√d$`,
    offsets: 'Puntuaciones y pesos de la primera cabeza, con el sesgo y sin él',
    offsetHead: ['Consulta', 'Clave', 'Sesgo', 'Puntuación sin él', 'Puntuación con él', 'Peso sin él', 'Peso con él'],
  },
};
