/** How words that come from several places are put together in Chinese. No part is ever empty. */
import type { join as english } from '../en/join.ts';

const unended = (sentence: string): string => sentence.replace(/[。.]$/, '');
/** An id or a word such as 查询. What is longer is a phrase, and may have a comma in it. */
const isName = (part: string): boolean => /^([\w-]+|\p{Script=Han}{1,2})$/u.test(part);

export const join: typeof english = {
  list: (parts) => parts.join(parts.every(isName) ? '、' : '，'),
  and: (parts) => parts.join('、'),
  clauses: (parts) => parts.join('；'),
  sentences: (parts) => parts.join(''),
  ended: (phrase) => `${phrase}。`,
  opening: (phrase) => phrase,
  labelled: (label, text) => `${label}：${text}`,
  reading: (name, value) => `${name} ${value}`,
  reply: (question, text) => `${question}${text}`,
  quoted: (word) => `“${word}”`,
  aside: (text) => `（${text}）`,
  added: (text) => `，${text}`,
  choices: (choices) =>
    `${choices.map(({ text, formula }) => `${unended(text)}${formula === '' ? '' : `（${formula}）`}`).join(' · ')}。`,
};
