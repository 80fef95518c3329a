/** The frame around every experiment: steps, buttons, cards. What is refused and what is claimed are files of their own. */
import type { Locale } from '../en/index.ts';
import { engineSays } from './engine.ts';
import { claims } from './frame-claims.ts';
import { errors, notices, stopped } from './frame-refusals.ts';
import { join } from './join.ts';

/** Feminine, for reasons: "ninguna razón", "una razón". */
const small = ['ninguna', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis'];
const spelled = (n: number): string => small[n] ?? String(n);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const frame: Locale['frame'] = {
  name: 'Position Lab',
  unit: 'Información posicional y desplazamientos de posición',
  railTitle: 'Cuatro preguntas. Cada una se responde al ejecutarla.',
  unitOverview: 'Vista de la unidad',
  allQuestions: 'Todas las preguntas',
  lookThingsUp: 'Consultar',
  closeTheBook: 'Cerrar el libro',
  readFirst: 'Lectura previa',
  sources: ['UDL 12.3.1, pp. 213–214', 'D2L, Positional Encoding'],
  between: 'Va después de 5.5. Conduce a 7.2 y 7.5.',

  join,
  fromEngine: engineSays,

  tokensAre: 'Tokens como',
  orientations: { columns: 'columnas (UDL)', rows: 'filas (D2L)' },
  copyLink: 'Copiar enlace',
  embed: 'Insertar',
  print: 'Imprimir',
  display: 'Pantalla',
  theme: 'Tema',
  language: 'Idioma',
  themes: { auto: 'como la página', light: 'claro', dark: 'oscuro' },
  textSize: 'Tamaño',
  sizes: { normal: 'normal', projector: 'proyector' },
  openFullPage: 'Abrir la página entera',
  progressKept: 'El progreso se guarda en este dispositivo.',
  progressNotKept: 'En esta página no se guarda el progreso.',
  course: {
    takes: 'Los resultados y el progreso van a este curso.',
    review: 'Esta visita es de revisión: no llega nada al curso.',
    refused: (why) => `El curso no admitió la calificación: ${why}.`,
    unread: 'Lo que el curso guardó no es un estado de este laboratorio, que empieza de nuevo.',
    unknown: (why) =>
      `El curso no dice qué guardó: ${why}. Los resultados no van a él hasta que se vuelva a cargar la página.`,
    noReason: 'no da ninguna razón',
    texts: (n, most) =>
      `El curso guarda como máximo ${most} caracteres: ${n === 1 ? 'el texto más largo que usted escribió no está' : `los ${n} textos más largos que usted escribió no están`} entre ellos.`,
    parts: (most) =>
      `El curso guarda como máximo ${most} caracteres: algunos de los ajustes y ejecuciones de usted no están entre ellos.`,
  },
  withoutWebAssembly: 'Se calcula sin WebAssembly, más despacio.',
  paper: { on: 'sí', off: 'no', back: 'Para volver a estos ajustes:' },
  accentRefused: (given, paper, ratio) =>
    `position-lab: --pl-accent admite un color con al menos 4,5:1 sobre el fondo ${paper}. ${given} tiene ${ratio}:1 y no se usa.`,
  copied: 'Copiado.',
  copyByHand: 'Esta página no tiene permiso para copiar. Seleccione el texto y cópielo a mano.',
  textToCopy: 'Texto para copiar',
  close: 'Cerrar',

  steps: { predict: 'Predecir', run: 'Ejecutar', reconcile: 'Contrastar', 'self-test': 'Autotest' },
  stepList: 'Pasos',
  stepOf: (number, total, name) => `Paso ${number} de ${total}: ${name}`,
  afterwards: (name) => `Después: ${name}`,
  /** Spoken on arrival; the name of the step or the page. */
  cameTo: (name, question) => `${name}: ${question}`,
  stepDone: 'hecho',
  stepLater: 'más tarde',

  states: {
    none: 'Sin empezar',
    predicting: 'En predicción',
    running: 'En ejecución',
    reconciling: 'En contraste',
    reconciled: 'Autotest pendiente',
    got: 'Lo sabía',
    missed: 'Fallé',
  },
  progress: (done, state) => `${done} de 4 pasos hechos. ${state}.`,

  commit: 'Elija una respuesta. Después se ejecuta.',
  dontKnow: 'Todavía no lo sé. Mostrar.',
  noneOfThem: 'Ninguno de ellos.',
  moveUp: (name) => `Arriba: ${name}`,
  moveDown: (name) => `Abajo: ${name}`,
  keepOrder: 'Mantener este orden',
  cellName: (row, r, column, c) => `${row} ${r}, ${column} ${c}`,
  range: (from, to) => (from === to ? String(from) : to === from + 1 ? `${from}, ${to}` : `${from}–${to}`),
  questionsOf: (from, to, total) =>
    from === to
      ? `Pregunta ${from} de ${total}.`
      : `Preguntas ${from} ${to === from + 1 ? 'y' : 'a'} ${to} de ${total}.`,
  askedUnder: (conditions) => `Preguntado con: ${conditions}.`,
  otherQuestions: 'Otras preguntas',
  askedNow: 'Ahora',
  askedBefore: 'Respondida',
  askNext: 'Pregunta siguiente',
  aboutTenToThe: 'Aprox. 10 elevado a',
  exponent: 'Exponente',
  smaller: 'Menor',
  larger: 'Mayor',
  exactlyZero: 'exactamente 0',
  noMark: 'aún sin marca',
  yourNumber: 'Su número',
  noNumber: (typed) => `«${typed}» no es un número. Escriba cifras, como 0,5.`,
  howSure: '¿Con qué seguridad?',
  certainties: { guess: 'al azar', fairly: 'bastante', certain: 'total' },
  certaintySentence: { guess: 'Al azar.', fairly: 'Con bastante seguridad.', certain: 'Con total seguridad.' },
  lock: 'Fijar y ejecutar',
  lockNote: 'Su marca queda en la regla junto al resultado. Una predicción errónea no cuesta nada.',
  lockNoteNumber: 'Su respuesta queda junto al resultado. Una predicción errónea no cuesta nada.',
  lockWhen: 'Responda primero a cada pregunta.',
  locked: 'Fijado. Estas respuestas ya no cambian.',
  toRun: 'Ejecutar',
  predictFirst: 'Primero la predicción. Después se rellena.',

  controls: {
    fewer: (label) => `Menos: ${label}`,
    more: (label) => `Más: ${label}`,
    number: (label) => `${label}, número`,
    moreConditions: 'Más condiciones',
    changed: 'Cambiado desde la última ejecución',
  },
  change: 'Cambiar',
  done: 'Listo',
  presets: 'Partir de',
  undo: 'Deshacer',
  redo: 'Rehacer',
  reset: 'Reiniciar',
  conditions: 'Condiciones',
  refusedElsewhere: 'La figura muestra los últimos ajustes que funcionan.',
  running: 'En ejecución',

  numbersAsTable: 'Números en una tabla',
  hideTable: 'Ocultar los números',
  copySentence: 'Copiar la frase',
  export: {
    title: 'Exportar',
    how: 'Los archivos contienen los números del motor, sin redondear. Cada fila de una matriz es un token o una posición. Si esta página no tiene permiso para guardar archivos, use Copiar.',
    save: 'Guardar',
    copy: 'Copiar',
    verdicts: 'Veredictos y números sueltos',
    /** By the entry's id (frame/exports.ts). */
    entries: {
      csv: 'Un resultado, CSV',
      json: 'Ajustes y todos los resultados, JSON',
      pytorch: 'Script de PyTorch, mismos pesos',
      svg: 'Figura, SVG',
      png: 'Figura, PNG',
      transcript: 'Registro de esta sesión, JSON',
    },
    offeredText: (name) =>
      `Si ${name} no llega, puede que la página que contiene esta no admita descargas: seleccione aquí el texto y cópielo.`,
    offeredPicture: (name) =>
      `Si ${name} no llega, puede que la página que contiene esta no admita descargas. La figura SVG se puede copiar.`,
    failed:
      'No se creó ningún archivo: la parte del laboratorio que lo escribe no se cargó. Inténtelo de nuevo; si no sirve, vuelva a cargar la página.',
  },
  resultCode: {
    title: 'Código de resultados',
    how: 'Contiene sus respuestas a las primeras preguntas de cada experimento, los ajustes a los que se refieren, cómo las evaluó el motor y cuántas veces lo intentó. No contiene ningún nombre ni fecha.',
    copy: 'Copiar',
    save: 'Guardar como archivo',
  },
  replay: {
    open: 'Reproducir un registro',
    title: 'Un registro',
    going: 'El registro se está reproduciendo.',
    bar: 'Progreso de la reproducción',
    progress: (done, all) => `${done} de ${all} acciones.`,
    stop: 'Parar la reproducción',
    /** How it ended; `acts`: every press, drag and typed text. */
    outcome: (acts, printedActs, differences) => {
      const done =
        acts === 0
          ? 'no contiene ninguna acción'
          : acts === 1
            ? 'su única acción se repitió'
            : `sus ${printedActs} acciones se repitieron`;
      const where = differences === '1' ? 'un lugar' : `${differences} lugares`;
      return {
        same: `Este registro se reprodujo: ${done}, y el resultado es el que contiene.`,
        differs: `Este registro se reprodujo: ${done}, pero el resultado difiere del que contiene, en ${where}.`,
      };
    },
    more: (count) => `Y ${count} más.`,
    notKept: 'Lo que se hace aquí no se guarda. Su propio trabajo espera tal como lo dejó.',
    back: 'Volver al trabajo propio',
    noPicture: 'Esta página o este navegador no pueden dibujar un PNG de esta figura. Guarde el SVG.',
    notLoaded: (cause) =>
      `Esta parte del laboratorio no llegó. El navegador dice: ${cause}. Inténtelo de nuevo; si no sirve, vuelva a cargar la página.`,
  },
  reconcile: 'Contrastar con su predicción',
  reconcileShort: 'Contrastar',
  selfTest: 'Autotest',

  yourRuns: 'Sus ejecuciones',
  // With soft hyphens: five columns on a phone.
  runHead: {
    run: 'N.º',
    conditions: 'Condi\u00adciones',
    said: 'Usted dijo',
    difference: 'Dife\u00adrencia',
    verdict: 'Vere\u00addicto',
  },
  holds: 'se cumple',
  identical: 'idéntico',
  broken: 'no se cumple',
  notRun: 'aún sin ejecutar',
  restoreRun: (number) => `Volver a la ejecución ${number}`,
  none: '–',

  compare: {
    title: 'A junto a B',
    how: 'Fije los ajustes actuales como A y cámbielos. Entonces cada resultado aparece aquí con su diferencia, B − A.',
    keep: 'Fijar como A',
    swap: 'Cambiar A por B',
    back: 'Volver a A',
    forget: 'Olvidar A',
    column: 'Como A',
    run: (number) => `Fijar la ejecución ${number} como A y comparar`,
    refused: (sentence) => `A no se puede calcular. ${sentence}`,
    nothingChanged: 'B tiene los ajustes de A. Cambie alguno.',
    conditions: 'En qué se distinguen A y B',
    condition: 'Condición',
    results: 'Resultados de A y B',
    result: 'Resultado',
    largest: '|B − A| máxima',
    differing: 'Elementos que difieren',
    of: (some, all) => `${some} de ${all}`,
    shapes: (a, b) => `no se pueden comparar: A es ${a}, B es ${b}`,
    map: (title) => `${title}: B − A`,
    same: (title, entries) =>
      `${title}: A y B coinciden en ${entries === '1' ? 'el único elemento' : `los ${entries} elementos`}.`,
    differs: (title, size, row, col, some, all) =>
      `${title}: **B se aleja de A en ${size}** como máximo, en la fila ${row}, columna ${col}. ${some === '1' ? 'Difiere' : 'Difieren'} ${some} de ${all} elementos.`,
    part: (rows, cols) => `Filas ${rows}, columnas ${cols}, alrededor del elemento mayor.`,
    pointAt: 'Señale una celda, o llegue a ella con las teclas de flecha, para leer A, B y B − A.',
    cell: (row, col, a, b, difference) => `Fila ${row}, columna ${col}: A ${a}, B ${b}, B − A ${difference}.`,
  },

  claims,

  you: 'usted',
  roundingOnly: 'solo redondeo',
  realChange: 'un cambio real',
  rulerName: 'Regla de la diferencia, desde 0, por potencias de diez, hasta 10',

  youSaid: 'Usted dijo',
  saidNothing: 'Usted no hizo ninguna predicción.',
  saidUnknown: 'Usted todavía no lo sabía.',
  saidExactly: (size) => `Exactamente ${size}.`,
  saidAbout: (size) => `Alrededor de ${size}.`,
  yourReason: 'Su razón',
  wordsStay:
    'Sus palabras quedan aquí. Las contiene también el enlace o el registro que usted cree, y el curso que guarde su progreso.',
  tickReasons: 'Marque las razones que dio',
  reasonCount: (ticked, all) => {
    if (ticked === 0) return 'Marque las razones que estaban en sus palabras.';
    if (ticked === all) return all === 1 ? 'La única razón.' : `Las ${spelled(all)} razones.`;
    return `${capital(spelled(ticked))} de ${spelled(all)} razones. Lea las demás otra vez.`;
  },
  runAgain: 'Repetir',

  yourAnswer: 'Su respuesta',
  showAnswer: 'Ver respuesta',
  answer: 'Respuesta',
  tickIdeas: 'Marque lo que tenía su respuesta.',
  got: 'Lo sabía',
  missed: 'Fallé',
  suggest: (ticked, all, mark) => `${ticked} de ${all} ideas. Se sugiere «${mark}». Decide usted.`,
  markedGot: 'Marcado «Lo sabía». El mazo de autotest dice cuándo volver a escribirla.',
  markedMissed: 'Marcado «Fallé». Ejecute una vez más y vuelva a escribirla.',
  writeAgain: 'Escribir otra vez',
  nextQuestion: (name) => `Pregunta siguiente: ${name}`,

  errors,
  stopped,
  unexpected: (message) => `Falló algo ajeno al motor. Dice: ${message}.`,

  engineTitle: 'El motor no arrancó.',
  engineLoading: 'El motor está arrancando.',
  engineNone:
    'WebAssembly falta o está bloqueado, y el motor más lento no llegó. Inténtelo de nuevo, use otro navegador o solicite `wasm-unsafe-eval` en la política de seguridad de contenido de la página.',
  engineFailed: (cause) =>
    `El archivo del motor no llegó o no se ejecutó. El navegador dice: ${cause}. Compruebe la conexión.`,
  placeTitle: 'Esta parte no se cargó.',
  placeFailed: (cause) =>
    `El navegador dice: ${cause}. Compruebe la conexión e inténtelo de nuevo; si no sirve, vuelva a cargar la página.`,
  tryAgain: 'Reintentar',

  notices,
};
