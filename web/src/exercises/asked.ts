/** The words of a question as it is asked now: with the formulas that the figure shows and what is special about the settings. */
import type { Named, PredictionWords } from '../locales/contract.ts';
import type { Numbers } from '../render/numbers.ts';
import { plain } from '../render/rich.ts';

export interface AskedWords extends PredictionWords {
  readonly question: string;
}

export function askedWords(words: PredictionWords, laws: Named = {}, asked: Named = {}): AskedWords {
  const choices = Object.entries(words.choices ?? {}).map(
    ([id, choice]) => [id, { ...choice, formula: laws[id] ?? choice.formula }] as const,
  );
  const question = typeof words.question === 'string' ? words.question : words.question(asked);
  return { ...words, question, choices: Object.fromEntries(choices) };
}

/** Words as plain text, whole numbers whole, others as sizes. */
export const printed = (value: string | number, numbers: Numbers): string => {
  if (typeof value === 'string') return plain(value);
  return Number.isInteger(value) ? numbers.integer(value) : numbers.size(value);
};

export const printedAll = (values: Readonly<Record<string, string | number>>, numbers: Numbers): Named =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, printed(value, numbers)]));
