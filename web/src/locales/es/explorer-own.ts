/** The explorer's own encoding: a formula or pasted rows beside the sinusoidal table. */
import type { ownTable as english, ownErrors as englishErrors } from '../en/explorer-own.ts';
import type { Refusal } from '../en/frame-refusals.ts';
import { rowsTroubles, troubles } from './formulas.ts';

const letters = '$i$ (posición), $c$ (columna), $j$ = floor($c$/2), $d$ (ancho) y $n$ (filas)';
const keyed = (prefix: string, kinds: readonly string[], worded: (kind: string, refusal: Refusal) => string) =>
  Object.fromEntries(kinds.map((kind) => [`${prefix}.${kind}`, (refusal: Refusal) => worded(kind, refusal)]));

const tooLarge = 'Los elementos son demasiado grandes: los productos de sus filas salen del rango de los números.';

export const ownErrors: typeof englishErrors = {
  ...keyed('formula', Object.keys(troubles), (kind, { place = '', given }) =>
    troubles[kind as keyof typeof troubles](place, given, letters),
  ),
  ...keyed('ownRows', Object.keys(rowsTroubles), (kind, { place = '', given, allowed }) =>
    rowsTroubles[kind as keyof typeof rowsTroubles](place, given, allowed),
  ),
  'formula.no-value': ({ given }) => `La fórmula da ${given}. Cada elemento debe ser un número finito.`,
  'formula.overflow': () => tooLarge,
  'ownRows.overflow': () => tooLarge,
  'ownRows.wrong-shape': ({ allowed, given }) => `La tabla tiene ${allowed}. Las filas pegadas son ${given}.`,
};

export const ownTable: typeof english = {
  title: 'Codificación propia',
  formulaHint: `Una fórmula para el elemento de la posición $i$ y la columna $c$. Puede usar ${letters}, y \`sin cos tan exp ln log10 sqrt abs floor pi e\`. Se lee al pulsar Enter.`,
  rowsHint:
    'Filas de una hoja de cálculo, de un archivo o de una impresión de NumPy o PyTorch; una línea o un par de corchetes es una posición. Se leen al salir del campo. PyTorch imprime float32: elija esa precisión en «Más condiciones».',
  reading: (text) => `Se lee como ${text}.`,
  paper: 'Estas son las letras del artículo de 2017: pos es la posición e i el par.',
  rowsRead: (rows, cols, decimals) =>
    `${rows === '1' ? 'Se leyó 1 fila' : `Se leyeron ${rows} filas`} de ${cols} número${cols === '1' ? '' : 's'}${decimals === null ? '' : `, con redondeo a ${decimals} decimal${decimals === '1' ? '' : 'es'}. Las tolerancias tienen en cuenta ese redondeo`}.`,
  formulas: {
    d2l: 'Tabla de D2L',
    halves: 'Mitades',
    rawColumn: 'Columna en el exponente',
    count: 'La propia posición',
    ramp: 'Rampa i/n',
    oneHot: 'One-hot',
    binary: 'Contador binario',
    noise: 'Ruido, como lo aprendido al inicio',
  },
  figure: 'La tabla sinusoidal, la propia y la magnitud de su diferencia, sobre un mismo eje de posiciones',
  maps: { table: 'Sinusoidal', own: 'Propia', difference: '|Diferencia|' },
  names: {
    'own-sinusoidal': 'La tabla sinusoidal, para comparar',
    'own-table': 'La tabla propia',
    'own-difference': 'Diferencia de las dos tablas',
  },
  verdictsTitle: 'Qué tiene la tabla propia',
  measured: (value, tolerance) => `Medido ${value}, tolerancia ${tolerance}. La sinusoidal:`,
  even: ({ column }) => `El ancho es par: toda ${column} está en un par.`,
  odd: ({ column }, lone) => `El ancho es impar: la ${column} ${lone} no está en ningún par.`,
  holding: (holding, all) => `De las ${all} propiedades, la tabla propia tiene ${holding}.`,
  identical: 'Es la tabla sinusoidal, bit a bit.',
  same: (size) => `Es la tabla sinusoidal salvo un error de ${size}, que es redondeo.`,
  differs: ({ row, column }, at, { own, table }, { differing, entries }) =>
    `Difiere de la tabla sinusoidal hasta en ${at.size}, en la ${row} ${at.row}, ${column} ${at.col}: ${own} en lugar de ${table}. ${differing === '1' ? 'Difiere' : 'Difieren'} ${differing} de ${entries} ${entries === '1' ? 'elemento' : 'elementos'}.`,
  read: ({ Row, column }, { row, col }, { own, table }, difference) =>
    `${Row} ${row}, ${column} ${col}: propia ${own}, sinusoidal ${table}, diferencia ${difference}.`,
};
