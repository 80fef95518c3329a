/** How words that come from several places are put together in German. No part is ever empty. */
import type { join as english } from '../en/join.ts';

const unended = (sentence: string): string => sentence.replace(/\.$/, '');
/** A comma stands inside a number: "0,5". */
const decimals = (parts: readonly string[]): boolean => parts.some((part) => /\d,\d/.test(part));

export const join: typeof english = {
  names: (parts) => parts.join(', '),
  list: (parts) => parts.join(decimals(parts) ? '; ' : ', '),
  and: (parts) => (parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}`),
  clauses: (parts) => parts.join('; '),
  sentences: (parts) => parts.join(' '),
  ended: (phrase) => `${phrase}.`,
  opening: (phrase) => phrase.charAt(0).toUpperCase() + phrase.slice(1),
  labelled: (label, text) => `${label}: ${text}`,
  reading: (name, value) => `${name} ${value}`,
  reply: (question, text) => `${question} ${text}`,
  quoted: (word) => `„${word}“`,
  aside: (text) => `(${text})`,
  added: (text) => `, ${text}`,
  choices: (choices) =>
    `${choices.map(({ text, formula }) => `${unended(text)}${formula === '' ? '' : ` (${formula})`}`).join(' · ')}.`,
};
