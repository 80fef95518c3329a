/** Results graded again: what differs, and why there is nothing to grade. Rich text. Values from a code arrive plain. */
const mark = (right: boolean | null | undefined): string => {
  if (right === undefined) return 'nothing';
  return right === null ? '“I don’t know yet”' : right ? 'right' : 'wrong';
};

export const regrade = {
  mark,
  /** `of`: how many questions were asked together. */
  question: (number: string, of: string) => (of === '1' ? 'the question' : `question ${number} of ${of}`),
  changedMark: (experiment: string, question: string, claimed: boolean | null | undefined, engine: boolean | null) =>
    `${experiment}, ${question}: the code says ${mark(claimed)}, the engine says ${mark(engine)}.`,
  noGuess: (experiment: string, question: string) =>
    `${experiment}, ${question}: the code has no answer to it; it counts as not right.`,
  noQuestion: (experiment: string, given: string, known: string) =>
    `${experiment}: the code answers “${given}”, which was not asked; the questions are ${known}.`,
  noExperiment: (given: string, known: string) =>
    `There is no experiment “${given}”; it is not counted. The experiments that count are ${known}.`,
  round: (experiment: string, given: string, known: string) =>
    `${experiment}: the answers are to the round “${given}” and are not counted. What counts is the first round, ${known}.`,
  setting: (experiment: string, given: string) =>
    `${experiment}: the code sets “${given}”, which this experiment does not have; it is not counted.`,
  conditions: (experiment: string) =>
    `${experiment}: the settings are not those that the round is asked under; it is not counted.`,
  refused: (experiment: string, sentence: string) =>
    `${experiment}: the engine refuses the settings; it is not counted. ${sentence}`,
  version: (given: string, known: string) =>
    `This code is of version ${given}; codes of version ${known} can be read here.`,
  damaged: 'This code was cut or mistyped: its checksum does not fit. Ask for it again.',
  foreign: 'This code holds no results, though its checksum fits: the lab did not write it.',
  failed: (cause: string) =>
    `This cannot be graded: what it holds is not what the lab writes. The browser says: ${cause}.`,
  noCode: (start: string) => `There is no result code here: one begins with “${start}”.`,
  otherProduct: (theirs: string, ours: string) =>
    `Made by version ${theirs}, graded here by version ${ours}: a difference may come from that.`,
};
