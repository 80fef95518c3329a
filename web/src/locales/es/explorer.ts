/** The encoding explorer: how to read a table of positions. */
import type { Refusal } from '../en/frame-refusals.ts';
import type { Locale } from '../en/index.ts';
import { ownErrors, ownTable } from './explorer-own.ts';
import { explorerPredictions } from './explorer-predictions.ts';
import { names } from './names.ts';

/** "fila", "posición", "columna", "característica": all feminine. */
const plural = (noun: string): string => (noun.endsWith('ón') ? `${noun.slice(0, -2)}ones` : `${noun}s`);
const counted = (n: string, noun: string): string => `${n} ${n === '1' ? noun : plural(noun)}`;
const several = (noun: string, span: string): string => `${/^\d+$/.test(span) ? noun : plural(noun)} ${span}`;
const times = (n: string): string => (n === '1' ? '1 vez' : `${n} veces`);
const toRounding = (size: string): string => (size === '0' ? 'exactamente' : `salvo un error de ${size}`);

export const explorer: Locale['explorer'] = {
  ...names.explorer,
  controls: {
    position: 'Fila $i$',
    width: 'Ancho $d$',
    base: 'Base',
    layout: 'Disposición',
    rows: 'Filas',
    firstColumn: 'Primera columna dibujada',
    precision: 'Precisión',
    exponent: 'Exponente de la base',
    own: 'Junto a esta tabla',
    formula: 'Elemento en $i$, $c$',
    ownRows: 'Filas',
  },
  errors: {
    ...ownErrors,
    'explorer.overflow': ({ given }: Refusal) =>
      `Con esta base una frecuencia o un ángulo es ${given}. Elija otra base.`,
  },
  options: {
    layout: { interleaved: 'intercalada', halves: 'mitades' },
    precision: { float64: 'float64', float32: 'float32' },
    own: { none: 'nada', formula: 'una fórmula', rows: 'filas pegadas' },
    exponent: {
      pair: '$2j/d$',
      column: '$c/d$',
      whole: '$2j/d$, entero',
      half: '$j/d$',
      double: '$2c/d$',
      closed: '$j/$(pares − 1)',
    },
  },
  presets: {
    d2l: 'Mapa de calor de D2L',
    columns: 'Gráfica de D2L, columnas 6:10',
    udl: 'UDL, figura 12.5',
    bits: '8 filas, 3 bits',
    two: 'Ancho 2',
    odd: 'Ancho 5, impar',
    halves: 'Mitades',
    whole: 'Exponente entero',
  },
  predictions: explorerPredictions,
  did: 'La tabla hace',
  compared: 'Diferencia: cada fila, girada según el desplazamiento hasta cada fila posterior, frente a esa fila.',
  why: '¿Qué decide un elemento de la tabla?',
  reasons: {
    pair: 'Ambas columnas de un par tienen una misma frecuencia, con exponente $2j/d$.',
    ladder: 'Las frecuencias bajan por un mismo factor de par a par.',
    circle: 'Un seno y un coseno de un mismo ángulo están en la circunferencia unidad.',
    parity: 'La columna decide entre seno y coseno; la fila es la posición, contada desde 0.',
  },
  selfTest: {
    question: 'Escriba la fila 2 de la tabla para el ancho 4.',
    formula: 'sin 2; cos 2; sin 0,02; cos 0,02',
    ideas: {
      pairs: 'Cuatro columnas son dos pares, $j$ = 0 y $j$ = 1.',
      frequencies: 'Sus frecuencias son 1 y 10000^{−2/4} = 0,01.',
      angles: 'Los ángulos en la posición 2 son 2 y 0,02.',
      order: 'Cada par es un seno y después un coseno de un mismo ángulo, en radianes.',
      zero: 'La fila 2 es la posición 2, la tercera fila: las posiciones se cuentan desde 0.',
    },
  },

  figure: {
    rows: 'La tabla, algunas de sus columnas leídas hacia abajo y los bits del número de fila',
    columns: 'La tabla, algunas de sus características leídas hacia la derecha y los bits de la posición',
  },
  tableName: 'La tabla de posiciones',
  bitsName: 'Un contador binario',
  titles: {
    table: {
      rows: (rows, cols) => `La tabla $\\P$: ${counted(rows, 'fila')}, ${counted(cols, 'columna')}`,
      columns: (rows, cols) => `La tabla $Π$: ${counted(cols, 'característica')}, ${counted(rows, 'posición')}`,
    },
    tableShort: '$\\P$',
    curves: {
      rows: (span) => `${several('Columna', span)}, hacia abajo`,
      columns: (span) => several('Característica', span),
    },
    curvesShort: (span) => `Col. ${span}`,
    bits: 'Bits, el menor primero',
    bitsShort: 'Bits',
  },
  axis: { column: 'columna', position: 'posición' },
  column: { rows: (column) => `col. ${column}`, columns: (feature) => `car. ${feature}` },
  shown: {
    rows: (first, last, all) => `Columnas ${first}–${last} de ${all}.`,
    columns: (first, last, all) => `Características ${first}–${last} de ${all}.`,
  },

  nouns: {
    rows: { row: 'fila', Row: 'Fila', column: 'columna' },
    columns: { row: 'posición', Row: 'Posición', column: 'característica' },
  },
  sine: 'sin',
  cosine: 'cos',
  cellHeading: 'Una celda',
  cell: {
    rows: (row, column) => `Fila ${row}, columna ${column}`,
    columns: (position, feature) => `Posición ${position}, característica ${feature}`,
  },
  facts: {
    pair: 'par $j$',
    exponent: (exponent) => `exponente ${exponent}`,
    frequency: 'frecuencia $ω_{j}$',
    angle: 'ángulo $i$ · $ω_{j}$, radianes',
    value: (wave) => `${wave} de ese ángulo`,
  },
  pointAt: 'Señale una celda, o llegue a ella con las teclas de flecha.',
  cellRead: (pair, flips) => `Par ${pair}. A lo largo de las posiciones su signo cambia ${times(flips)}.`,
  bitRead: ({ Row }, row, worth, value, flips) =>
    `${Row} ${row}, bit ${worth}: ${value}. A lo largo de las posiciones cambia ${times(flips)}.`,
  rowAsText: {
    rows: (row) => `Fila ${row} como texto`,
    columns: (position) => `Posición ${position} como texto`,
  },

  oneLine: {
    rows: (row) => `La fila ${row} es una sola línea a través de las tres figuras.`,
    columns: (position) => `La posición ${position} es una sola línea a través de las tres figuras.`,
  },
  speed: {
    single: 'La tabla tiene una sola frecuencia.',
    same: 'Todas sus columnas giran con una misma frecuencia.',
    falling: {
      rows: (halves) =>
        halves
          ? 'En cada mitad, las columnas de la izquierda giran deprisa; las de la derecha, despacio.'
          : 'Las columnas de la izquierda giran deprisa; las de la derecha, despacio.',
      columns: (halves) =>
        halves
          ? 'En cada mitad, las características de arriba giran deprisa; las de abajo, despacio.'
          : 'Las características de arriba giran deprisa; las de abajo, despacio.',
    },
    rising: {
      rows: (halves) =>
        halves
          ? 'En cada mitad, las columnas de la izquierda giran despacio; las de la derecha, deprisa.'
          : 'Las columnas de la izquierda giran despacio; las de la derecha, deprisa.',
      columns: (halves) =>
        halves
          ? 'En cada mitad, las características de arriba giran despacio; las de abajo, deprisa.'
          : 'Las características de arriba giran despacio; las de abajo, deprisa.',
    },
  },
  bitsSentence: (bits, alike) =>
    alike
      ? `Los bits de un contador hacen lo mismo, escritos con el menor primero: ${bits}.`
      : `Los bits de un contador, escritos con el menor primero: ${bits}.`,
  describeHidden: {
    rows: (row) => `La fila ${row} de la tabla está enmarcada. Sus elementos aún no se muestran.`,
    columns: (position) => `La posición ${position} de la tabla está enmarcada. Sus elementos aún no se muestran.`,
  },
  odd: {
    rows: (column) => `El ancho es impar: la columna ${column} es un seno sin coseno.`,
    columns: (feature) => `El ancho es impar: la característica ${feature} es un seno sin coseno.`,
  },

  ladder: {
    title: 'Frecuencias',
    name: 'Las frecuencias en un eje logarítmico',
    mark: ({ row }, pair, rows) => `par ${pair}: una vuelta en ${counted(rows, row)}`,
    single: 'Un solo par tiene una sola frecuencia.',
    collapsed: (count, frequency) => `Las ${count} marcas coinciden en una: frecuencia ${frequency}.`,
    range: (count, first, last) => `${count} frecuencias, de ${first} a ${last}.`,
    ratio: (ratio, size) =>
      `Cada una es ${ratio} veces la anterior (${toRounding(size)}), así que las marcas están a pasos iguales.`,
    noRatio: (size) => `Su razón no es constante: se desvía hasta en ${size}.`,
  },
  dots: {
    title: ({ Row, row }, chosen) => `${Row} ${chosen} × cada ${row}`,
    name: 'Producto escalar de la posición enmarcada por cada posición',
    oneRow: ({ Row, row }, chosen, value) => `${Row} ${chosen} por sí misma es ${value}. No hay otra ${row}.`,
    itself: ({ Row }, chosen, value) => `${Row} ${chosen} por sí misma es ${value}.`,
    falls: 'Desde ahí los productos solo bajan.',
    rises: ({ row }, at, distance, before, after) =>
      `Desde ahí los productos no solo bajan: en la ${row} ${at}, a distancia ${distance}, suben por primera vez, de ${before} a ${after}.`,
  },
  propertiesTitle: 'Qué tiene esta tabla',
  properties: {
    uniqueRows: {
      holds: ({ all, nouns }) =>
        all === '1' ? `Hay una sola ${nouns.row}.` : `Las ${all} ${plural(nouns.row)} son distintas.`,
      broken: ({ row, other, failing, nouns }) =>
        `Las ${plural(nouns.row)} ${row} y ${other} son iguales; ${failing === '1' ? `1 ${nouns.row} repite` : `${failing} ${plural(nouns.row)} repiten`} una anterior.`,
      none: 'No hay nada que comparar.',
    },
    nearestRows: {
      holds: ({ size, row, other, nouns }) =>
        `Las ${plural(nouns.row)} más próximas son vecinas: ${row} y ${other}, a distancia ${size}.`,
      broken: ({ size, row, other, nouns }) =>
        `Las ${plural(nouns.row)} más próximas no son vecinas: ${row} y ${other} están a distancia ${size}; las vecinas, a más.`,
      none: 'Una sola no tiene vecina.',
    },
    bounded: {
      holds: ({ size }) => `Ningún elemento es mayor que 1; el mayor es ${size}.`,
      broken: ({ size, row, col, nouns }) =>
        `El elemento de la ${nouns.row} ${row}, ${nouns.column} ${col} tiene magnitud ${size}.`,
      none: 'No hay ningún elemento.',
    },
    unitPairs: {
      holds: ({ size }) => `Todo par está en la circunferencia unidad, ${toRounding(size)}.`,
      broken: ({ size, row, col, nouns }) =>
        `El par de la ${nouns.column} ${col} está fuera de la circunferencia unidad en la ${nouns.row} ${row}: sin² + cos² se aparta de 1 en ${size}.`,
      none: 'No hay ningún par de seno y coseno.',
    },
    rotation: {
      holds: ({ size, nouns }) =>
        `La ${nouns.row} $i$ + $\\δ$ es la ${nouns.row} $i$ con cada par girado en $\\δω_{j}$, ${toRounding(size)}.`,
      broken: ({ size, row, other, offset, col, nouns }) =>
        `La ${nouns.row} ${row}, girada para $\\δ$ = ${offset}, se aparta de la ${nouns.row} ${other} en ${size}, en el par de la ${nouns.column} ${col}.`,
      none: 'No se puede girar nada: hacen falta un par y dos posiciones.',
    },
    offsetOnlyDots: {
      holds: ({ size, nouns }) =>
        `El producto escalar de dos ${plural(nouns.row)} depende solo de su desplazamiento, ${toRounding(size)}.`,
      broken: ({ size, offset, row, other, nouns }) =>
        `Con el desplazamiento ${offset} los productos escalares difieren en ${size}: el menor, desde la ${nouns.row} ${row}; el mayor, desde la ${nouns.row} ${other}.`,
      none: 'No hay ningún producto.',
    },
  },
  layouts: {
    identical: 'En la otra disposición la tabla es la misma.',
    entries: (size) => `En la otra disposición los elementos difieren hasta en ${size}.`,
    dotsHold: ({ row }, size) => `Los productos escalares de ${plural(row)} son los mismos, ${toRounding(size)}.`,
    dotsBroken: ({ row }, size) => `Los productos escalares de ${plural(row)} difieren hasta en ${size}.`,
  },
  precision: {
    identical: 'En float32 la tabla es la misma, bit a bit.',
    differs: ({ row, column }, size, r, c) =>
      `Calculada en float32 difiere de float64 hasta en ${size}, en la ${row} ${r}, ${column} ${c}.`,
  },

  ownTable,

  conditions: {
    row: (row) => `fila ${row}`,
    table: (rows, cols) => `tabla ${rows} × ${cols}`,
    base: (base) => `base ${base}`,
    halves: 'mitades',
    exponent: (exponent) => `exponente ${exponent}`,
    plotted: (column) => `dibujada desde la columna ${column}`,
    ownFormula: (formula) => `fórmula propia \`${formula}\``,
    ownRows: (begin) => `filas propias ${begin}`,
  },
  tables: {
    row: {
      rows: (row) => `Fila ${row}`,
      columns: (position) => `Posición ${position}`,
    },
    rowHead: {
      rows: ['Columna', 'Par', 'Función', 'Frecuencia', 'Ángulo', 'Elemento', 'Cambios de signo'],
      columns: ['Característica', 'Par', 'Función', 'Frecuencia', 'Ángulo', 'Elemento', 'Cambios de signo'],
    },
    plot: 'Las columnas dibujadas, los bits y los productos por la fila enmarcada',
    plotHead: { rows: ['Fila', 'Bits', 'Producto'], columns: ['Posición', 'Bits', 'Producto'] },
    ladder: 'Frecuencias',
    pair: 'Par',
    column: 'Columna',
    ladderHead: ['Radianes por fila', 'Filas por vuelta'],
    properties: 'Propiedades',
    propertyHead: ['Propiedad', 'Medido', 'Tolerancia', 'Veredicto'],
    ownProperties: 'Propiedades de la tabla propia',
    ownRow: {
      rows: (row) => `Fila ${row} de la tabla propia`,
      columns: (position) => `Posición ${position} en la tabla propia`,
    },
    ownRowHead: {
      rows: ['Columna', 'Propia', 'Sinusoidal', 'Diferencia'],
      columns: ['Característica', 'Propia', 'Sinusoidal', 'Diferencia'],
    },
  },
  claims: {
    CL17: {
      sentence:
        'Con anchos pares cada par (seno, coseno) de cada fila está en la circunferencia unidad, así que cada fila tiene longitud al cuadrado $d$ / 2.',
      seen: 'los pares frente a la circunferencia unidad',
    },
    CL18: {
      sentence: 'Las frecuencias empiezan en 1 y bajan de par a par siempre por el mismo factor.',
      seen: 'las razones de frecuencias vecinas, unas frente a otras',
    },
    CL19: {
      sentence: 'Con anchos pares el producto escalar de dos filas depende de cuánto distan entre sí, y de nada más.',
      seen: 'productos escalares de filas a igual distancia',
    },
    CL20: {
      sentence: 'Cuanto más lejos está una fila de la fila 0, menor es su producto escalar por la fila 0.',
      seen: ({ rise, last }) =>
        rise === 'none'
          ? `solo baja, hasta la fila ${last}.`
          : `baja y después sube: la fila ${rise} está por encima de la fila anterior.`,
    },
    CL21: {
      sentence:
        'Como los productos escalares de las filas ven solo el desplazamiento, también lo hacen las puntuaciones de consultas y claves que se obtienen de las filas.',
    },
    CL22: {
      sentence: 'Incluso con ancho 2, no hay dos filas más próximas entre sí que las vecinas.',
      seen: ({ row, other, apart }) => `las dos más próximas son las filas ${row} y ${other}, a distancia ${apart}.`,
    },
    CL23: {
      sentence: 'Desde el ancho 12, las primeras 1000 filas son todas distintas, y las dos más próximas son vecinas.',
      seen: ({ row, other, apart }) => `las dos más próximas son las filas ${row} y ${other}, a distancia ${apart}.`,
    },
    CL24: {
      sentence: 'Con todos los senos antes de todos los cosenos las filas conservan sus productos escalares entre sí.',
      seen: 'los productos en ambas disposiciones',
    },
    CL25: {
      sentence: 'Un exponente redondeado hacia abajo a números enteros cuesta un poco de precisión y nada más.',
      seen: ({ different, pairs }) =>
        `${pairs} ${pairs === '1' ? 'par tiene' : 'pares tienen'} ${different} ${different === '1' ? 'frecuencia distinta' : 'frecuencias distintas'}.`,
    },
  },
};
