/** The words of a question as it is asked now: its choices with the formulas that the figure shows. */
import type { PredictionWords } from '../locales/contract.ts';

export function askedWords(words: PredictionWords, laws: Readonly<Record<string, string>> = {}): PredictionWords {
  const choices = Object.entries(words.choices ?? {}).map(
    ([id, choice]) => [id, { ...choice, formula: laws[id] ?? choice.formula }] as const,
  );
  return { ...words, choices: Object.fromEntries(choices) };
}
