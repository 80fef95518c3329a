/** R1 and R2: what is asked, what the engine found, and what each known wrong form gets wrong. */
import type { written as english } from '../../en/closed-book/written.ts';
import { troubles } from '../formulas.ts';

const forms: typeof english.forms = {
  rawColumn:
    'Esto pone la propia columna en el exponente y la duplica, 2c/d. Un par comparte una frecuencia: su exponente cuenta pares, 2j/d.',
  exponentDoubled: 'El exponente es 4j/d, el doble de lo debido: las frecuencias bajan el doble de deprisa.',
  ownExponent:
    'El coseno tiene un exponente propio, (2j + 1)/d. Ambas columnas de un par tienen 2j/d; con dos frecuencias ninguna matriz fija gira el par.',
  twoMissing: 'El exponente es j/d (o la base es 100, que es lo mismo). Es 2j/d: j cuenta pares, y solo hay d/2.',
  bothSine: 'Ambas columnas son senos. La segunda es el coseno del mismo ángulo.',
  bothCosine: 'Ambas columnas son cosenos. La primera es el seno del mismo ángulo.',
  exchanged: 'Seno y coseno están intercambiados. La columna par 2j tiene el seno.',
  positionFromOne: 'Aquí las posiciones se cuentan desde 1. Se cuentan desde 0: la fila 0 es 0, 1, 0, 1.',
  pairFromOne: 'Aquí los pares se cuentan desde 1. Se cuentan desde 0: el par 0 gira un radián por posición.',
  base1000: 'Aquí la base es 1000. Es 10000.',
  base100000: 'Aquí la base es 100000. Es 10000.',
  multiplied: 'La potencia multiplica la posición. La divide: los pares posteriores giran más despacio.',
  degrees: 'El ángulo se convierte entre grados y radianes. Ya está en radianes.',
  extraTwoPi: 'Sobra un factor 2π: el par 0 gira un radián por posición, no una vuelta completa.',
  oneFewerPair:
    'El exponente es j/(d/2 − 1), de modo que el último par llega exactamente a 1/10000. D2L divide entre d/2.',
  lettersExchanged: 'Posición y par están intercambiados: se divide i, j está en el exponente.',
  bracketSlip: 'Falta un paréntesis o está mal puesto: el cociente 2j/d entero va en el exponente.',
  quotientRaised: 'La potencia toma el cociente entero i/10000. Solo se eleva 10000.',
  minusSine: 'El seno tiene un signo menos. La tabla no lo tiene.',
  minusCosine: 'El coseno tiene un signo menos. La tabla no lo tiene.',
  noPower:
    'Todos los pares giran un radián por posición: falta la potencia, o su exponente se cortó a un número entero, que es 0.',
  widthMissing: 'Falta el ancho d en el exponente: es 2j/d, entre 0 y 1.',
  pairMissing: 'Falta el par j en el exponente: todos los pares tienen la frecuencia del par 1.',
  noQuotient:
    'Aquí el ángulo es 2ij/d: las frecuencias crecen a pasos iguales. Bajan por un factor constante, 10000^{2/d}.',
  timesInsteadOfPower: 'Aquí 10000 se multiplica por 2j/d. Se eleva a esa potencia.',
  tenLog: 'La exponencial toma el logaritmo en base 10. Ahí va el natural.',
  logMissing: 'Falta el logaritmo de 10000: aquí la base es e.',
  angleOnly: 'Esto es el ángulo. El elemento es su seno o su coseno.',
};

const columnForms = {
  sinesFirst: 'Estas ponen primero todos los senos. D2L los alterna: un par está en columnas vecinas.',
  columnFromOne: 'Estas cuentan las columnas desde 1. Se cuentan desde 0.',
  cosineFirst: 'Estas ponen primero el coseno. La columna par tiene el seno.',
  pairAsColumn: 'En estas columnas los pares vecinos se solapan. Un par ocupa dos columnas propias.',
  oneColumn: 'Ambas son la misma columna. Un par ocupa dos.',
};

const turnForms: typeof english.turn.forms = {
  transposed: 'Gira hacia el otro lado: llega al par en i − δ. Es la traspuesta de la matriz correcta.',
  frequencyMissing: 'Falta la frecuencia: cada par gira en su propio ángulo, δ por w.',
  offsetMissing: 'Falta el desplazamiento: esto es el giro de una sola posición.',
  divided: 'El desplazamiento se divide entre la frecuencia. Se multiplica.',
  degrees: 'El ángulo se convierte entre grados y radianes. Ya está en radianes.',
  position: 'El ángulo depende de la posición i. La misma matriz sirve para todas las posiciones.',
  mirror: 'Esto es una reflexión: su determinante es −1. Lleva el signo menos un seno, no un coseno.',
  exchanged:
    'Seno y coseno están intercambiados. Con δ = 0 la matriz debe ser la identidad, así que los cosenos están en la diagonal.',
  noMinus:
    'Ambos senos tienen el mismo signo, de modo que las longitudes cambian. Exactamente uno de ellos es negativo.',
  smallAngle: 'Esto es solo el giro de un ángulo pequeño, su primer orden: alarga los pares.',
  identity: 'La identidad deja cada par donde está.',
};

export const written: typeof english = {
  title: 'Escribir los elementos de la tabla y la matriz que gira un par',

  entriesTitle: 'Escriba los elementos de la codificación sinusoidal de D2L.',
  entriesHint:
    'La posición $i$ cuenta filas desde 0, $j$ cuenta pares, $d$ es el ancho. En los campos pequeños: en qué columna está el seno del par $j$ y en cuál el coseno. Por ejemplo `exp(−2i)`, `10^(i/d)`.',
  entriesAnswer: 'p_{i, 2j} = sin(i / 10000^{2j/d})\np_{i, 2j+1} = cos(i / 10000^{2j/d})',
  fields: {
    sineColumn: 'Columna del seno',
    sine: 'Elemento de la columna del seno',
    cosineColumn: 'Columna del coseno',
    cosine: 'Elemento de la columna del coseno',
    topLeft: 'Fila 1, columna 1',
    topRight: 'Fila 1, columna 2',
    bottomLeft: 'Fila 2, columna 1',
    bottomRight: 'Fila 2, columna 2',
  },
  letters: {
    entry: 'i, j, d, c para la columna, π y e',
    column: 'j, d, π y e',
    turn: 'delta, w, i, j, d, π y e',
  },
  equal: (probes) => `**Igual a la tabla** en los ${probes} puntos de prueba.`,
  off: (size, at, given, expected) =>
    `**Se aparta en ${size}** en ${at}: lo escrito da ${given}, la tabla tiene ${expected}.`,
  noValue: (at) =>
    `**No tiene valor** en ${at}: una división por cero, una raíz de un número negativo o una magnitud que ningún número alcanza.`,
  at: (position, pair, width) => `$i$ = ${position}, $j$ = ${pair}, $d$ = ${width}`,
  reading: (text) => `Se lee como ${text}`,
  paper: 'Leído con las letras del artículo de 2017: pos es la posición e i el par.',
  forms,
  theory: {
    turns: 'Ejecutado como teoría, en 60 filas y 32 columnas: cada par gira como el de la tabla.',
    misses: (size, pair, from, to) =>
      `Ejecutado como teoría, en 60 filas y 32 columnas: el giro del par ${pair} de la fila ${from} a la fila ${to} se aparta en ${size}.`,
    onCircle: 'Cada par tiene longitud 1.',
    offCircle: (size, pair, row) =>
      `El par ${pair} sale de la circunferencia unidad: en la fila ${row} la suma de los dos cuadrados se aparta de 1 en ${size}.`,
  },
  columns: {
    right: 'Estas son las dos columnas de un par.',
    wrong: 'Estas no son las columnas de un par en la tabla.',
    ...columnForms,
  },
  troubles,

  turnTitle: 'Escriba la matriz que traslada un par en $\\δ$.',
  turnHint:
    'Lleva el par de la posición $i$ al par de $i + \\δ$, para toda $i$. Escriba `delta` para el desplazamiento y `w` para la frecuencia del par.',
  pairOrder: 'El par es',
  pairOrders: { sineCosine: '(sin, cos)', cosineSine: '(cos, sin)' },
  pairSide: 'escrito como',
  pairSides: { column: 'columna, M p', row: 'fila, p M' },
  turnAnswers: {
    'sineCosine-column': 'cos(δω)   sin(δω)\n-sin(δω)   cos(δω)',
    'sineCosine-row': 'cos(δω)   -sin(δω)\nsin(δω)   cos(δω)',
    'cosineSine-column': 'cos(δω)   -sin(δω)\nsin(δω)   cos(δω)',
    'cosineSine-row': 'cos(δω)   sin(δω)\n-sin(δω)   cos(δω)',
  },
  turn: {
    holds: (probes) => `**Llega al par de** $i + \\δ$ en los ${probes} puntos de prueba.`,
    misses: (size, at) => `**Se aparta en ${size}** en ${at}.`,
    at: (position, offset, frequency) => `$i$ = ${position}, $\\δ$ = ${offset}, w = ${frequency}`,
    determinant: (low, high) =>
      low === high ? `Determinante ${low}; un giro tiene 1.` : `Determinante de ${low} a ${high}; un giro tiene 1.`,
    forms: turnForms,
  },
};
