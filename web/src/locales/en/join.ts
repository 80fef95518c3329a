/**
 * How words that come from several places are put together: lists, sentences in a row, marks. No part is ever empty. Lists of numbers
 * are not here: they hang on the decimal sign (Numbers.list in render/numbers.ts).
 */
const unended = (sentence: string): string => sentence.replace(/\.$/, '');

export const join = {
  /** Ids, or words of which each is one name. */
  names: (parts: readonly string[]) => parts.join(', '),
  /** Conditions and other phrases: no sentences. */
  list: (parts: readonly string[]) => parts.join(', '),
  /** One name or more, or whole numbers. */
  and: (parts: readonly string[]) =>
    parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`,
  /** Parts that may have a list in them. */
  clauses: (parts: readonly string[]) => parts.join('; '),
  /** Whole sentences. */
  sentences: (parts: readonly string[]) => parts.join(' '),
  /** A phrase, or clauses, as a sentence. */
  ended: (phrase: string) => `${phrase}.`,
  /** A phrase that begins a line of its own. */
  opening: (phrase: string) => phrase.charAt(0).toUpperCase() + phrase.slice(1),
  labelled: (label: string, text: string) => `${label}: ${text}`,
  /** A name and the number or the word that was found for it: "A 0.5". */
  reading: (name: string, value: string) => `${name} ${value}`,
  /** A question, with the sign it ends in, and what is said of its answer. */
  reply: (question: string, text: string) => `${question} ${text}`,
  /** A word of the learner's text. */
  quoted: (word: string) => `“${word}”`,
  aside: (text: string) => `(${text})`,
  /** Spoken behind a number. */
  added: (text: string) => `, ${text}`,
  /** Choices as one sentence. Each is a sentence of its own or a name; `formula`: with its signs for rich text, or ''. */
  choices: (choices: readonly { readonly text: string; readonly formula: string }[]) =>
    `${choices.map(({ text, formula }) => `${unended(text)}${formula === '' ? '' : ` (${formula})`}`).join(' · ')}.`,
};
