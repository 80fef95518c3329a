/** The words of a question as it is asked now: with the formulas that the figure shows and what is special about the settings. */
import type { Named, PredictionWords, Values } from '../locales/contract.ts';
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

/** So many decimals are printed of a number that has no more, such as a rate that was typed. */
const shortest = 4;

/** Words as plain text, whole and short numbers as they are, others as sizes, or with the question's decimals if these show a digit. */
export function printed(value: string | number, numbers: Numbers, digits = 2): string {
  if (typeof value === 'string') return plain(value);
  if (Number.isInteger(value)) return numbers.integer(value);
  const rounded = (decimals: number): number => Number(value.toFixed(decimals));
  const kept = rounded(shortest) === value ? shortest : digits;
  if (rounded(kept) === 0 || Number.isNaN(value) || kept === 2) return numbers.size(value);
  const decimals = [2, 3, 4].find((some) => rounded(some) === rounded(kept)) ?? kept;
  return numbers.fixed(value, decimals);
}

export function printedAll(values: Values, numbers: Numbers, digits?: number): Named {
  const all = (value: Values[string]): string =>
    typeof value === 'object'
      ? numbers.list(value.map((one) => printed(one, numbers, digits)))
      : printed(value, numbers, digits);
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, all(value)]));
}
