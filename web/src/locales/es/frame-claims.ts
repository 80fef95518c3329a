/** The claims of an experiment: what is asked of each, its check, and the counter-example. */
import type { Locale } from '../en/index.ts';
import { join } from './join.ts';

const many = (count: string, one: string, more: string): string => `${count} ${count === '1' ? one : more}`;

export const claims: Locale['frame']['claims'] = {
  title: 'Afirmaciones',
  show: (count) => `${count} afirmaciones por comprobar`,
  hide: 'Ocultar las afirmaciones',
  how: 'Diga primero si es verdadera. Después léalo en la figura o pruébela con otros números.',
  ask: (id) => `¿Es verdadera la afirmación ${id}?`,
  guesses: { true: 'Verdadera', false: 'Falsa', '?': 'Todavía no lo sé' },
  forget: 'Retirar todo lo dicho',
  opened: 'Ya se puede probar.',
  /** Beside what the learner said, true or false: whether this picture is as the claim says. */
  compared: (saidTrue, asClaimed) => {
    if (saidTrue === asClaimed) return 'Usted dijo lo mismo.';
    return saidTrue ? 'Usted dijo otra cosa.' : 'Usted dijo otra cosa; una sola figura no decide.';
  },
  comparedCases: (same) => (same ? 'Usted dijo lo mismo.' : 'Usted dijo otra cosa.'),
  showHere: 'Mostrarlo aquí',
  here: 'Aquí:',
  difference: (residual, tolerance) => `Diferencia ${residual}, el redondeo acaba en ${tolerance}.`,
  exactly: (residual) => `Diferencia ${residual}, y ningún bit puede cambiar.`,
  agrees: 'Como dice la afirmación.',
  disagrees: 'No como dice la afirmación.',
  cannotTell: 'Aquí estos ajustes no permiten decidirlo.',
  tryRandom: (count) => `Probar ${count} casos al azar`,
  tryAgain: (count) => `Probar otros ${count} casos`,
  tryEvery: 'Probar todos los casos',
  spoken: (act, id) => `${act}, afirmación ${id}`,
  waiting: 'En espera.',
  progress: (done, all) => `${done} de ${all} casos.`,
  bar: (id) => `Progreso de la afirmación ${id}`,
  stop: 'Parar',
  stopped: 'Parado.',
  stoppedAt: (done, all) => `Parado tras ${done} de ${all} casos.`,
  failed: (cause) => `La comprobación no se ejecutó. Dice: ${cause}.`,
  /** The reading is a largest difference, mostly; `above`: it must exceed the limit. */
  holds: (cases, all, reading, limit, above) =>
    `**Se cumple** en ${cases} de ${all} casos. ${above ? `El menor da ${reading} y debe superar ${limit}.` : `El peor da ${reading}, se admite ${limit}.`}`,
  shown: (cases, all) => `**Se cumple.** Lo muestran ${cases} de ${all} casos.`,
  refuted: (cases, all) => `**Refutada** por ${cases} de ${all} casos.`,
  neverShown: (all) => `**Refutada.** No lo muestra ninguno de ${all} casos.`,
  example: (parts, reading, limit, above) =>
    `El menor hallado: ${join.clauses(parts)}. Da ${reading}, ${above ? 'y debe superar' : 'se admite'} ${limit}.`,
  openExample: 'Abrirlo aquí',
  exampleNumbers: 'Números del caso',
  hideNumbers: 'Ocultar los números del caso',
  parts: {
    tokens: (count, width) => `${many(count, 'token', 'tokens')} de ancho ${width}`,
    scores: (count) => `puntuaciones de ${many(count, 'token', 'tokens')}`,
    order: (order) => `orden ${order}`,
    causal: 'máscara causal',
    heads: (count) => many(count, 'cabeza', 'cabezas'),
    layers: (count) => many(count, 'capa', 'capas'),
    unscaled: 'puntuaciones sin dividir por √d',
    width: (width) => `ancho ${width}`,
    position: (position) => `posición ${position}`,
    offset: (offset) => `desplazamiento ${offset}`,
    length: (length, ofTokens) => (ofTokens ? `longitud válida ${length}` : many(length, 'token', 'tokens')),
    pads: (count) => `${many(count, 'token', 'tokens')} de relleno delante`,
    maxLen: (rows) => `una tabla de ${many(rows, 'fila', 'filas')}`,
    rate: (rate) => `tasa de dropout ${rate}`,
    keep: (pattern) => `conservados ${pattern}`,
    schemes: {
      none: 'sin posiciones',
      sinusoidal: 'sinusoides',
      learned: 'una tabla aprendida',
      shaw: 'Shaw, recorte 2, vectores por fórmula',
      t5: 'T5, sesgos por fórmula',
      alibi: 'ALiBi',
      rotary: 'RoPE',
    },
    matrices: {
      X: 'Tokens $X$, uno por fila',
      scores: 'Puntuaciones, fila = consulta',
      Wq: 'Transformación de las consultas',
      Wk: 'Transformación de las claves',
      Wv: 'Transformación de los valores',
    },
    row: 'Fila',
  },
};
