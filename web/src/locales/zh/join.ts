/** How words that come from several places are put together in Chinese. No part is ever empty. */
import type { join as english } from '../en/join.ts';

/** Where a blank would stand beside a wide sign. */
const tight = (before: string, after: string): boolean =>
  before.endsWith('）') || (/\p{Script=Han}$/u.test(before) && /^\p{Script=Han}/u.test(after));

const unended = (sentence: string): string => sentence.replace(/[。.]$/, '');

export const join: typeof english = {
  names: (parts) => parts.join('、'),
  list: (parts) => parts.join('，'),
  and: (parts) => parts.join('、'),
  clauses: (parts) => parts.join('；'),
  sentences: (parts) => parts.join(''),
  ended: (phrase) => `${phrase}。`,
  opening: (phrase) => phrase,
  labelled: (label, text) => `${label}：${text}`,
  reading: (name, value) => (tight(name, value) ? name + value : `${name} ${value}`),
  reply: (question, text) => `${question}${text}`,
  quoted: (word) => `“${word}”`,
  aside: (text) => `（${text}）`,
  added: (text) => `，${text}`,
  choices: (choices) =>
    `${choices.map(({ text, formula }) => `${unended(text)}${formula === '' ? '' : `（${formula}）`}`).join(' · ')}。`,
};
