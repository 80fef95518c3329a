/** Results graded again: what differs, and why there is nothing to grade. Rich text. Values from a code arrive plain. */
import type { regrade as english } from '../en/regrade.ts';

const mark = (right: boolean | null | undefined): string => {
  if (right === undefined) return 'nada';
  return right === null ? '«Todavía no lo sé»' : right ? '«correcta»' : '«incorrecta»';
};

export const regrade: typeof english = {
  mark,
  question: (number, of) => (of === '1' ? 'la pregunta' : `pregunta ${number} de ${of}`),
  changedMark: (experiment, question, claimed, engine) =>
    `${experiment}, ${question}: el código dice ${mark(claimed)} y el motor dice ${mark(engine)}.`,
  noGuess: (experiment, question) => `${experiment}, ${question}: el código no la responde; cuenta como no correcta.`,
  noQuestion: (experiment, given, known) =>
    `${experiment}: el código responde a «${given}», que no se preguntó; las preguntas son ${known}.`,
  noExperiment: (given, known) =>
    `No hay ningún experimento «${given}»; no se cuenta. Los experimentos que cuentan son ${known}.`,
  round: (experiment, given, known) =>
    `${experiment}: las respuestas son de la ronda «${given}» y no se cuentan. Cuenta la primera ronda, ${known}.`,
  setting: (experiment, given) =>
    `${experiment}: el código fija «${given}», que este experimento no tiene; no se cuenta.`,
  conditions: (experiment) =>
    `${experiment}: los ajustes no son aquellos con los que se pregunta la ronda; no se cuenta.`,
  refused: (experiment, sentence) => `${experiment}: el motor rechaza los ajustes; no se cuenta. ${sentence}`,
  version: (given, known) => `Este código es de la versión ${given}; aquí se leen códigos de la versión ${known}.`,
  damaged: 'Este código está cortado o mal copiado: su suma de comprobación no coincide. Pídalo otra vez.',
  foreign:
    'Este código no contiene resultados, aunque su suma de comprobación coincide: no lo escribió el laboratorio.',
  failed: (cause) =>
    `Esto no se puede evaluar: lo que contiene no es lo que el laboratorio escribe. El navegador dice: ${cause}.`,
  noCode: (start) => `Aquí no hay ningún código de resultados: un código empieza por «${start}».`,
  otherProduct: (theirs, ours) =>
    `Hecho con la versión ${theirs} y evaluado aquí con la versión ${ours}: una diferencia puede deberse a eso.`,
};
