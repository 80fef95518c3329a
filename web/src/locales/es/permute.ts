/** Permute: every sentence. `words` are quoted already, sizes are printed, formulas come from the experiment. */
import type { Refusal } from '../en/frame-refusals.ts';
import type { Locale } from '../en/index.ts';
import { join } from './join.ts';
import { names } from './names.ts';
import { permutePredictions } from './permute-predictions.ts';

const most = 4;
/** Up to four words by name, more as a count. */
const tokens = (words: readonly string[]): string => (words.length > most ? `${words.length} tokens` : join.and(words));

const schemes = {
  none: 'sin posiciones',
  sinusoidal: 'sinusoide',
  learned: 'tabla aprendida',
  shaw: 'Shaw',
  t5: 'T5',
  alibi: 'ALiBi',
  rotary: 'RoPE',
};
const places = { input: 'entrada', everyLayer: 'cada capa', queryKey: 'solo $\\Q$, $\\K$' };
const tables = { sinusoidal: 'sinusoidales', learned: 'aprendidas' };

/** By its id. */
const lines = (line: string): string => (line === 'columns' ? 'columnas' : 'filas');

const masks = { causal: 'máscara causal', padding: 'máscara de relleno' };

const takesOrder = ({ allowed, given }: Refusal): string => `El orden admite ${allowed}. Dado: ${given}.`;

export const permute: Locale['permute'] = {
  ...names.permute,
  controls: {
    words: 'Su texto',
    order: 'Orden',
    scheme: 'Posiciones',
    placement: 'Entran en',
    mask: 'Máscara',
    validLength: 'Longitud válida',
    layerCount: 'Capas',
    shuffle: 'Barajar',
    block: 'Bloque',
    summation: 'Sumas sobre tokens',
    precision: 'Precisión',
    width: 'Ancho *d*',
    headCount: 'Cabezas',
    seed: 'Semilla',
    scaleByWidth: 'Escalar por √*d*',
    everyOrder: 'Probar cada orden',
    scale: 'Puntuaciones divididas por',
    drawAgain: 'Volver a los sorteados',
    tokens: 'Los tokens dados',
    Wq: 'La transformación dada de las consultas',
    Wk: 'La transformación dada de las claves',
    Wv: 'La transformación dada de los valores',
    head: 'Cabeza mostrada',
  },
  errors: {
    'words.out-of-range': ({ allowed, given }: Refusal) => `Su texto admite ${allowed}. Dado: ${given}.`,
    'scheme.out-of-range': ({ given }: Refusal) =>
      `RoPE gira pares, así que necesita un ancho de cabeza par. Dado: ${given}.`,
    'order.not-an-integer': takesOrder,
    'order.wrong-type': ({ given }: Refusal) => `El orden admite los lugares antiguos, como 0 2 1. Dado: ${given}.`,
    'everyOrder.out-of-range': ({ given }: Refusal) => `Probar cada orden admite como máximo 6 tokens. Dado: ${given}.`,
  },
  options: {
    scheme: {
      none: 'ninguna',
      sinusoidal: 'sinusoide',
      learned: 'aprendida',
      shaw: 'Shaw',
      t5: 'T5',
      alibi: 'ALiBi',
      rotary: 'RoPE',
    },
    placement: { input: 'entrada', everyLayer: 'cada capa', queryKey: 'solo Q, K' },
    mask: { none: 'ninguna', causal: 'causal', padding: 'de relleno' },
    shuffle: { tokens: 'tokens', sums: 'tokens con sus posiciones' },
    block: { attention: 'solo la atención', preNorm: 'bloque entero' },
    summation: { fast: 'una tras otra', exact: 'iguales en todo orden' },
    precision: { float64: 'float64', float32: 'float32' },
    scale: { headWidth: '√ del ancho de cabeza', none: 'nada' },
  },
  presets: {
    none: 'Sin posiciones',
    sinusoid: 'Sinusoide',
    sums: 'Sumas',
    alike: 'Palabras iguales',
    causal: 'Máscara causal',
    causalTwice: 'Dos causales',
    block: 'Bloque entero',
    float32: 'float32',
  },

  /** Conditions in a phrase. */
  conditions: {
    schemes,
    at: (scheme: string, place: keyof typeof places) => `${scheme}, ${places[place]}`,
    masks: { none: 'sin máscara', causal: 'máscara causal', padding: 'máscara de relleno' },
    layers: (count: string) => (count === '1' ? '1 capa' : `${count} capas`),
    heads: (count: string) => (count === '1' ? '1 cabeza' : `${count} cabezas`),
    width: (width: string) => `ancho ${width}`,
    preNorm: 'bloque entero',
    sums: 'se barajan también las posiciones',
    exactSums: 'sumas iguales en todo orden',
    float32: 'float32',
    scaled: 'escalado por √*d*',
    unscaled: 'puntuaciones sin dividir por √d',
    given: (claim: string | null) => (claim === null ? 'números dados' : `números de ${claim}`),
  },
  note: (claim: string | null) =>
    claim === null
      ? 'Los tokens o las transformaciones son números dados, no sorteados.'
      : `Números dados: contraejemplo de la afirmación ${claim}.`,

  /** Above the figure in Predict. */
  moves: (moved: readonly string[]) =>
    `${moved.length === 0 ? 'Este orden no mueve nada' : `${moved.length === 1 ? `Los tokens ${moved[0]}` : moved.length > most ? tokens(moved) : `Los tokens ${tokens(moved)}`} cambian de lugar`}.`,
  routes: (byColumns: boolean) =>
    `Un camino baraja los tokens y después atiende. El otro atiende y después baraja las ${byColumns ? 'columnas' : 'filas'} de la salida.`,
  twoRoutes: 'Dos caminos a la misma esquina.',
  blockHas: (conditions: string) => `El bloque: ${conditions}.`,

  figure: {
    label: 'Dos caminos de X a la salida barajada',
    cells: {
      tokens: 'X',
      permutedTokens: 'X barajada',
      output: 'salida de X',
      permutedOutput: 'salida de X, barajada',
      outputOfPermuted: 'salida de la X barajada',
      difference: 'diferencia de los dos caminos',
      before: 'atención antes',
      after: 'atención después',
    },
    attend: 'atender',
    addAttend: (table: string) => `sumar ${table}, atender`,
    feature: 'característica',
    difference: 'diferencia',
    tokenOrder: 'Orden de los tokens',
    chip: (word: string, place: number, was: number) =>
      place === was ? `${word}, lugar ${place}` : `${word}, lugar ${place}, antes ${was}`,
    drag: 'Arrastre una ficha. O enfóquela y pulse ← →.',
    random: 'Al azar',
    reverse: 'Invertir',
    left: 'Izquierda',
    right: 'Derecha',
    moveLeft: (word: string) => `Mover ${word} a la izquierda`,
    moveRight: (word: string) => `Mover ${word} a la derecha`,
    typeOrder: 'O escribir el orden',
    before: 'Atención antes',
    after: 'Atención después',
    queries: 'consultas',
    keys: 'claves',
    attentionLabel: 'Pesos de atención antes y después de barajar',
    bothOutputs: 'Salidas de los dos caminos',
    rounding: (tolerance: string) => `Un punto es redondeo, por debajo de ${tolerance}. Un 0 es exacto.`,
    differenceName: 'Diferencia.',
    pointAt: 'Señale una celda, o enfoque un mapa y use las teclas de flecha.',
  },
  readout: {
    value: (name: string, word: string, feature: string, value: string) =>
      `${name}: ${word}, característica ${feature}: **${value}**`,
    weight: (name: string, query: string, key: string, value: string) =>
      `${name}: consulta ${query} sobre clave ${key}: **${value}**`,
    masked: (name: string, query: string, key: string) =>
      `${name}: la consulta ${query} no puede atender a la clave ${key}.`,
  },

  verdict: {
    identical: '**Idénticos,** bit a bit.',
    holds: (size: string) => `**Se cumple salvo un error de ${size}.**`,
    holdsInDouble: (size: string) => `Calculado en float64, se cumple salvo un error de ${size}.`,
    zeros: (zeros: string, entries: string) =>
      `${zeros} de ${entries} elementos ${zeros === '1' ? 'es' : 'son'} exactamente 0.`,
    broken: (size: string, word: string, feature: string) =>
      `**No se cumple: ${size}** en ${word}, característica ${feature}.`,
    differ: (differing: string, entries: string) =>
      `${differing === '1' ? 'Difiere' : 'Difieren'} ${differing} de ${entries} elementos.`,
    said: (size: string) => `Usted dijo ${size}.`,
    rounding: 'Eso es redondeo: las sumas se hicieron en otro orden.',
    notZero: '¿Por qué no exactamente 0?',
    whyNotZero: (zeros: string, entries: string, digits: string) =>
      `Ambos caminos suman los mismos números, pero cada softmax y cada mezcla de valores los suma en el orden de los tokens. Cada suma se redondea a ${digits} cifras significativas, así que otro orden puede acabar a una cifra de distancia. Aquí ${zeros} de ${entries} elementos coinciden hasta el último bit. En «Más condiciones» se pueden elegir sumas iguales en todo orden: cada número se parte primero en una parte gruesa y una fina, y las partes de un mismo tipo se suman sin redondeo. Entonces no difiere ningún elemento.`,
    digits: { float64: 'unas 16', float32: 'unas 7' },
  },

  /** What the run showed, put together by describe.ts. */
  say: {
    nothingMoves: 'Este orden no mueve nada, así que ambos caminos son el mismo cálculo.',
    oneToken: 'Un solo token no tiene otro orden. Escriba más palabras.',
    twoTokens:
      'Dos tokens tienen un solo orden distinto, un intercambio. Es su propio inverso, así que no puede mostrar una permutación aplicada al revés.',
    oddWidth: (width: string, table: string) =>
      `El ancho ${width} es impar, así que la última columna de ${table} es un seno sin su coseno.`,
    widthOne: 'Con ancho 1 cada token es un solo número.',
    agree: (identical: boolean) =>
      identical
        ? 'Sin posiciones los dos caminos coinciden, bit a bit.'
        : 'Sin posiciones los dos caminos coinciden salvo redondeo.',
    equalWords: (word: string, many: boolean, line: string) =>
      `También son iguales ${many ? `las ${lines(line)} de palabras iguales` : `las ${lines(line)} de las dos ${word}`}: el bloque no puede distinguirlas.`,
    tableBreaks: (kind: keyof typeof tables, order: string, table: string, words: readonly string[]) =>
      `Con posiciones ${tables[kind]} los dos caminos no coinciden. ${order} mueve los tokens, pero ${table} se queda en su sitio. Por eso ${tokens(words)} ${words.length === 1 ? 'encuentra' : 'encuentran'} otras posiciones.`,
    tableHolds:
      'Hay posiciones y, sin embargo, los dos caminos coinciden. Llegan solo a consultas y claves, y palabras iguales tienen valores iguales, así que toda mezcla es la misma.',
    positionsHold: (sameWeights: boolean) =>
      `Hay posiciones y, sin embargo, los dos caminos coinciden: ${sameWeights ? 'ningún peso cambia más que por redondeo' : 'los pesos cambian, pero toda mezcla queda igual'}.`,
    offsetsBreak: (scheme: string) =>
      `Con ${scheme} solo cuenta el desplazamiento entre dos tokens. Barajar cambia qué tokens están a qué desplazamiento, así que los dos caminos no coinciden.`,
    offsetsHold: (scheme: string) =>
      `${scheme} ve solo distancias, y una inversión conserva la distancia entre cada dos tokens. Por eso los dos caminos coinciden.`,
    causalBreaks:
      'La máscara causal pertenece a los lugares, no a los tokens: quien está primero ve una sola clave. Por eso los dos caminos no coinciden, sin ninguna posición.',
    maskHolds: (mask: keyof typeof masks, sameWeights: boolean) =>
      `Hay ${masks[mask]} y, sin embargo, los dos caminos coinciden: ${sameWeights ? 'ningún peso cambia más que por redondeo' : 'los pesos cambian, pero toda mezcla queda igual'}.`,
    lastHolds: (word: string, size: string, asSet: boolean) =>
      `El último token, ${word}, ${asSet ? 'pondera los tokens anteriores como un conjunto' : 've los mismos tokens en otro orden'}. Su salida queda igual${size === '0' ? ', bit a bit' : ` salvo un error de ${size}`}.`,
    lastBreaks: (word: string, size: string) =>
      `El último token, ${word}, ve los mismos tokens en otro orden, y su salida cambia en ${size}: la capa anterior le ha transmitido el orden.`,
    paddingBreaks: (length: string) =>
      `Las claves desde el lugar ${length} están ocultas, esté quien esté en ellas. Un token que cruza este límite cambia lo que leen los demás.`,
    paddingHolds: (length: string) =>
      `Las claves desde el lugar ${length} están ocultas. Este orden deja cada token a su lado del límite, así que los dos caminos coinciden.`,
    paddingNone: 'La longitud válida es 0, así que ninguna consulta tiene una clave a la que atender, en ningún orden.',
    paddingAll: 'La longitud válida abarca todos los tokens, así que la máscara no oculta nada.',
    sumsHold:
      'Cada token se llevó su posición. Para el bloque son solo otros tokens, así que los dos caminos coinciden con cualquier esquema. Una prueba que no puede fallar no muestra nada.',
    sumsMask:
      'Cada token se llevó su posición, pero la máscara se queda con los lugares. Por eso los dos caminos no coinciden.',
  },

  laws: {
    title: 'Más sobre esta ejecución',
    head: { law: 'Enunciado', difference: 'Diferencia', verdict: 'Veredicto' },
    equivariant: (formula: string) => `Equivariante: ${formula}`,
    invariant: (formula: string) => `Invariante: ${formula}`,
    mean: 'La media de las salidas no cambia',
    weights: 'Los pesos se mueven con sus consultas y claves',
    equalWords: (word: string) => `Las salidas de palabras iguales son iguales${word === '' ? '' : `: ${word}`}`,
    last: (word: string) => `El último token, ${word}, conserva su salida`,
    everyOrder: (holding: string, orders: string) =>
      `${orders === '1' ? 'El único orden' : `Los ${orders} órdenes`}: ${holding} ${holding === '1' ? 'cumple' : 'cumplen'} la ley`,
    notInvariant:
      'Equivariante no es invariante: las salidas se mueven con sus tokens. Solo un resumen como su media no cambia.',
  },

  tables: {
    of: (name: string) => name,
    place: 'Lugar',
    token: 'Token',
    feature: (feature: string) => `${feature}`,
    table: (name: string) => `Tabla ${name}`,
    weights: (name: string, head: string) => `${name}, cabeza ${head}: fila = consulta, columna = clave`,
  },

  predictions: permutePredictions,
  claims: {
    CL01: {
      sentence:
        'Sin posiciones las salidas siguen a sus tokens en cualquier orden, y sus números no cambian, salvo redondeo.',
      seen: 'los dos caminos',
    },
    CL02: {
      sentence:
        'Sin posiciones cada consulta conserva su peso sobre cada clave, a dondequiera que una permutación lleve a las dos.',
      seen: 'los pesos frente a los de antes, movidos con ellos',
    },
    CL03: {
      sentence:
        'La autoatención es ciega al orden, así que barajar los tokens deja sin cambios la tabla de las salidas.',
      seen: 'las salidas antes y después, lugar a lugar',
    },
    CL04: {
      sentence:
        'Sin posiciones la media de todas las salidas es la misma en cualquier orden. También lo es lo que una consulta fija lee de los tokens.',
      seen: 'las medias de las salidas antes y después',
    },
    CL05: {
      sentence: 'Una máscara causal no conoce posiciones, así que también con ella las salidas siguen a sus tokens.',
      seen: 'los dos caminos',
    },
    CL06: {
      sentence:
        'Con una longitud válida las salidas siguen a los tokens siempre que solo tokens válidos cambien de lugar.',
      seen: 'los dos caminos',
    },
    CL07: {
      sentence: 'Con una longitud válida las salidas siguen a cualquier permutación, se mueva o no el relleno.',
      seen: 'los dos caminos',
    },
    CL08: {
      sentence: 'Cuando cada lugar suma su propia sinusoide, barajar las palabras cambia los números de las salidas.',
      seen: 'los dos caminos',
    },
    CL09: {
      sentence: 'Barajar las sumas ya hechas de palabras y posiciones es una prueba que puede mostrar el orden.',
      seen: 'los dos caminos',
    },
    CL10: {
      sentence:
        'Un bloque que pasa la prueba de barajar tiene la fórmula correcta: con una softmax sobre las consultas, o con $\\Q$ y $\\K$ intercambiadas, no la pasaría.',
    },
    CL11: {
      sentence:
        'Una permutación atraviesa una softmax por columnas tal como llegó: $Softmax[P^{T}\\A P] = P^{T}Softmax[\\A] P$.',
    },
    CL12: {
      sentence:
        'Al salir de la softmax la permutación puede cambiar de lado: $Softmax[P^{T}\\A P] = P\\ Softmax[\\A] P^{T}$.',
    },
    CL13: {
      sentence: 'Intercambiar dos tokens basta como prueba: deshacer el orden al revés se notaría.',
    },
    CL14: {
      sentence:
        'Sin posiciones también siguen a los tokens las salidas de una a cuatro capas enteras: cabezas, transformación de salida, conexiones residuales, normalización de capa antes o después, feed-forward.',
      seen: 'los dos caminos por este bloque',
    },
    CL15: {
      sentence:
        'RoPE, ALiBi, T5 y Shaw no guardan posiciones absolutas, así que con ellos las salidas siguen a sus tokens.',
      seen: 'los dos caminos',
    },
    CL16: {
      sentence: 'Cada uno de RoPE, ALiBi, T5 y Shaw nota un texto leído al revés.',
      seen: 'los dos caminos',
    },
  },
  did: 'El bloque hizo',
  compared: 'Diferencia: las salidas de los dos caminos, elemento a elemento.',
  why: '¿Por qué ocurrió esto? ¿Qué lo cambiaría?',
  reasons: {
    maps: 'Todos los tokens comparten las mismas transformaciones $\\Q$, $\\K$ y $\\V$.',
    pairs: 'Sin posiciones una puntuación depende de dos tokens, no de dónde están.',
    softmax: 'La softmax y la mezcla de valores suman los mismos números, en otro orden.',
    input: 'Por eso un bloque así no puede ver el orden. El orden debe entrar desde fuera.',
  },
  selfTest: {
    question:
      'Enuncie la equivarianza a permutaciones de la autoatención y explique por qué obliga a una entrada posicional.',
    formula: 'Sa[XP] = Sa[X]P',
    ideas: {
      law: 'Para toda permutación $P$: $Sa[XP] = Sa[X]P$, con los tokens como filas $Sa(X[π]) = Sa(X)[π]$. Se barajan los tokens, y las salidas se barajan del mismo modo.',
      conditions:
        'Requiere un bloque en el que nada pertenezca a un lugar: sin posiciones, sin máscara sobre los lugares, sin dropout.',
      reason:
        'Consultas, claves y valores se calculan token a token con los mismos pesos. La softmax y la mezcla de valores son sumas sobre todas las claves, y una suma no depende de su orden.',
      blind:
        'Por eso ningún orden de los tokens es especial para el bloque. Un resumen que ignora los lugares, como la media de sus salidas, es el mismo en todos los órdenes.',
      outside:
        'El significado depende del orden. Por eso el orden se introduce: sumado a la entrada, o en las puntuaciones por medio de los desplazamientos.',
    },
  },
};
