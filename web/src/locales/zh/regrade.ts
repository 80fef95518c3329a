/** Results graded again: what differs, and why there is nothing to grade. Rich text. Values from a code arrive plain. */
import type { regrade as english } from '../en/regrade.ts';

const mark = (right: boolean | null | undefined): string => {
  if (right === undefined) return '无';
  return right === null ? '“我还不知道”' : right ? '“正确”' : '“错误”';
};

export const regrade: typeof english = {
  mark,
  question: (number, of) => (of === '1' ? '该问题' : `问题 ${number}（共 ${of} 个）`),
  changedMark: (experiment, question, claimed, engine) =>
    `${experiment}，${question}：代码中为${mark(claimed)}，引擎判为${mark(engine)}。`,
  noGuess: (experiment, question) => `${experiment}，${question}：代码中没有它的答案；按不正确计。`,
  noQuestion: (experiment, given, known) => `${experiment}：代码回答了“${given}”，而这里没有问它；问题有 ${known}。`,
  noExperiment: (given, known) => `没有名为“${given}”的实验；不计入得分。计入得分的实验有 ${known}。`,
  round: (experiment, given, known) =>
    `${experiment}：这些答案属于“${given}”这一轮，不计入得分。计入得分的是第一轮 ${known}。`,
  setting: (experiment, given) => `${experiment}：代码设置了“${given}”，而这个实验没有这项设置；不计入得分。`,
  conditions: (experiment) => `${experiment}：设置不是这一轮提问时的条件；不计入得分。`,
  refused: (experiment, sentence) => `${experiment}：引擎不接受这些设置；不计入得分。${sentence}`,
  version: (given, known) => `这个代码的版本是 ${given}；这里能读取版本 ${known} 的代码。`,
  damaged: '这个代码不完整或有误：校验和不符。请重新索取。',
  foreign: '这个代码的校验和相符，但其中没有结果：它不是本实验室写入的。',
  failed: (cause) => `无法评判：其中的内容不是本实验室写入的。浏览器提示：${cause}。`,
  noCode: (start) => `这里没有结果代码：结果代码以“${start}”开头。`,
  otherProduct: (theirs, ours) => `由版本 ${theirs} 生成，在这里由版本 ${ours} 评判：不一致可能由此而来。`,
};
