/** The page where results are graded again. Rich text, but for what a field or a button says. */
import type { resultsPage as english } from '../en/results-page.ts';

const results = (count: string): string => (count === '1' ? '1 resultado' : `${count} resultados`);

export const resultsPage: typeof english = {
  name: 'Position Lab: resultados',
  title: 'Resultados',
  how: 'Pegue códigos de resultados, uno por línea: lo que está delante de un código es su etiqueta, por ejemplo un nombre. O elija archivos: códigos, y registros del menú Exportar. El motor evalúa de nuevo cada respuesta.',
  offline: 'Nada sale de esta página. Funciona sin conexión y no guarda nada al cerrarse.',
  codes: 'Códigos de resultados',
  grade: 'Evaluar estos códigos',
  choose: 'Elegir archivos',
  drop: 'O suelte archivos en cualquier lugar de esta página.',
  dropHere: 'Suelte para evaluar estos archivos.',
  starting: 'El motor está arrancando.',
  noEngine: (cause) =>
    `El motor no arrancó, así que aquí no se puede evaluar nada. Dice: ${cause} Use otro navegador o el comando \`position-lab results\`.`,
  progress: (done, all) => `Evaluados: ${done} de ${all}.`,
  bar: 'Progreso de la evaluación',
  stop: 'Parar',
  stopped: 'Parado. Lo que aún no se había evaluado queda aparte.',
  finished: (all, differing) =>
    `${all === '1' ? '1 resultado evaluado' : `${all} resultados evaluados`}. ${differing === '0' ? 'Nada difiere.' : `En ${differing} difiere algo.`}`,
  nothingThere: 'En este texto no hay ningún código de resultados; un código empieza por PL1.',
  leftOut: (count) =>
    count === '1'
      ? '1 línea no tiene ningún código de resultados y se omite:'
      : `${count} líneas no tienen ningún código de resultados y se omiten:`,
  line: (number, text) => `Línea ${number}: ${text}`,
  lineLabel: (number) => `Línea ${number}`,
  more: (count) => `Y ${count} más.`,
  unreadFile:
    'Este archivo no se puede leer: un archivo de códigos o un registro es un texto de 8 megabytes como máximo.',

  asked: 'La puntuación cuenta',
  askedHow: 'Todos cuentan igual; uno que no se intentó cuenta 0.',
  caption: (all) => `${results(all)}, tal como ${all === '1' ? 'lo' : 'los'} evalúa el motor`,
  read: (counts) =>
    `De cada experimento: cuántas respuestas del mejor intento son correctas y cuántos intentos hubo. La puntuación es la proporción media de respuestas correctas${counts.length > 0 ? ` sobre ${counts.join(', ')}` : ''}.`,
  head: { label: 'Etiqueta', score: 'Puntuación', differs: 'Qué difiere' },
  of: (right, asked) => `${right} de ${asked}`,
  tries: (tries) => (tries === '1' ? '1 intento' : `${tries} intentos`),
  notAttempted: 'no intentado',
  same: 'nada',
  sameCode: (labels) => `El mismo código que ${labels}. Respuestas iguales con ajustes iguales dan códigos iguales.`,

  under: (name, conditions) => `${name}, con: ${conditions}`,
  question: 'Pregunta',
  answered: 'Respuesta dada',
  right: 'Respuesta correcta',
  mark: 'Evaluación',
  marks: { right: 'correcta', wrong: 'incorrecta', unknown: 'no lo sabía' },
  claimed: (mark, other) => `${mark} (el código dice: ${other})`,
  unknown: 'Todavía no lo sé.',
  nothingGraded: 'No hay nada que se pueda evaluar.',
  noDetails: 'Las respuestas no se pueden mostrar.',

  saveCsv: 'Guardar como CSV',
  print: 'Imprimir',
  clear: 'Olvidarlo todo',
};
