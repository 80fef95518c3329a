/** What is said of a typed formula that is none, and of pasted rows that are no table. */
import type { troubles as english, rowsTroubles as englishRows } from '../en/formulas.ts';

export const troubles: typeof english = {
  empty: (column) => `Falta una fórmula en el carácter ${column}.`,
  tooLong: () => 'La fórmula es demasiado larga: se leen como máximo 200 caracteres y no se calculan más de 400 pasos.',
  tooDeep: (column) => `Hay demasiados paréntesis abiertos en el carácter ${column}: se leen como máximo 24.`,
  sign: (column, what) => `El signo «${what}» del carácter ${column} no es ninguno de + − \\* / \\^ ( ).`,
  name: (column, what, letters) => {
    const small = what === what.toLowerCase() ? '' : ', y los nombres se escriben en minúscula';
    return `«${what}», en el carácter ${column}, es desconocido. Las letras son aquí ${letters}${small}.`;
  },
  number: (column, what) =>
    `El número ${what} del carácter ${column} es demasiado grande: debe ser menor que 1,8·10^{308}.`,
  unclosed: (column) => `El paréntesis del carácter ${column} no se cierra.`,
  unopened: (column) => `El paréntesis del carácter ${column} no cierra ninguno.`,
  unfinished: (column) =>
    `La fórmula acaba en el carácter ${column}, donde debe seguir un número, una letra o un paréntesis.`,
  unexpected: (column, what) => `«${what}» no puede estar en el carácter ${column}.`,
  call: (column, what) => `«${what}», en el carácter ${column}, necesita un paréntesis detrás, como en ${what}(…).`,
  arguments: (_, what) =>
    what === 'pow'
      ? 'pow toma dos fórmulas, separadas por una coma.'
      : `«${what}» toma una sola fórmula entre paréntesis.`,
};

export const rowsTroubles: typeof englishRows = {
  empty: () => 'No hay ninguna fila: hace falta al menos un número.',
  tooLong: (_, given, allowed) => `El texto tiene ${given} caracteres: se leen como máximo ${allowed}.`,
  tooManyRows: (line, given, allowed) =>
    `Hay ${given} filas; las primeras ${allowed} acaban antes de la línea ${line}, y no se admiten más.`,
  tooManyColumns: (line, given, allowed) =>
    `La línea ${line} tiene ${given} números: se admiten como máximo ${allowed} por fila.`,
  ragged: (line, given, allowed) =>
    `La fila de la línea ${line} tiene ${given} y la primera fila ${allowed}: todas las filas necesitan la misma cantidad de números.`,
  word: (line, given) =>
    `«${given}», en la línea ${line}, no es un número: se leen cifras, con punto decimal, como en 0.5 o 1e-3.`,
  notFinite: (line, given) =>
    `«${given}», en la línea ${line}, no es finito: cada elemento debe ser un número menor que 1,8·10^{308}.`,
  decimalComma: (line, given) =>
    `«${given}», en la línea ${line}, puede ser un número o dos: los decimales se escriben con punto, como en 0.5.`,
  emptyCell: (line, given) => `La celda ${given} de la fila de la línea ${line} está vacía: cada una lleva un número.`,
  emptyLine: (line) => `La línea ${line} está vacía, entre dos filas: una tabla no tiene líneas vacías.`,
  mixed: (line, given) =>
    `«${given}», en la línea ${line}, tiene un espacio entre números que por lo demás se separan de otro modo: use un solo separador en cada fila.`,
  elided: (line) =>
    `La línea ${line} tiene «...»: se omitieron elementos al imprimir. Imprímalos todos, tras \`np.set_printoptions(threshold=np.inf)\` o \`torch.set_printoptions(profile="full")\`.`,
  bracket: (line, given) =>
    `«${given}», en la línea ${line}, no encaja en los corchetes: cada fila tiene un par, y un par encierra las filas.`,
  tooDeep: (line, given, allowed) => `La línea ${line} abre ${given} corchetes: se leen como máximo ${allowed}.`,
  severalTables: (line) => `En la línea ${line} empieza una segunda tabla: pegue solo una.`,
};
