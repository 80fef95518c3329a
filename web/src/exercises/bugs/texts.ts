/** The sentences of a card with the numbers that are on it, and how long each list of its values is (`rowCount` of `row`). */
import type { BugCard } from '../../engine/bugs.ts';
import type { BugWords, Named, Sentence } from '../../locales/contract.ts';
import type { Numbers } from '../../render/numbers.ts';
import { printedAll } from '../asked.ts';
import type { PageScene } from '../page.ts';
import type { BugsState } from './state.ts';

type Scene = PageScene<BugsState, BugCard>;

export interface Texts {
  readonly title: string;
  readonly wanted: string;
  /** In the order shown. */
  readonly variants: readonly string[];
  readonly tests: Readonly<Record<string, { readonly text: string; readonly why: string }>>;
  readonly value: string;
  readonly values: Readonly<Record<string, string>>;
  readonly fault: string;
  readonly reported: string;
}

const said = (sentence: Sentence | undefined, numbers: Named): string =>
  typeof sentence === 'function' ? sentence(numbers) : (sentence ?? '');

export function textsOf({ words, result, numbers }: Scene): Texts {
  const card: BugWords = words.bugs.cards[result.card];
  const counts = result.values.map(({ id, lists }) => [`${id}Count`, lists[0]?.length ?? 0] as const);
  const named = printedAll({ ...result.numbers, ...Object.fromEntries(counts) }, numbers);
  return {
    title: card.title,
    wanted: said(card.wanted, named),
    variants: result.variants.map((id) => said(card.variants[id], named)),
    tests: Object.fromEntries(
      result.tests.map(({ id }) => [
        id,
        { text: said(card.tests[id]?.name, named), why: said(card.tests[id]?.why, named) },
      ]),
    ),
    value: said(card.value, named),
    values: Object.fromEntries(result.values.map(({ id }) => [id, said(card.values[id], named)])),
    fault: said(card.fault, named),
    reported: card.reported,
  };
}

/** "A", "B", ... as the variants are called. */
export const letterOf = ({ words }: Pick<Scene, 'words'>, index: number): string => words.bugs.letters[index] ?? '';

/** Whole numbers as they are, others with two to four decimals, as many as show a digit; several with gaps. */
export const listParts = (values: Iterable<number>, numbers: Numbers): string[] =>
  Array.from(values, (value) => {
    if (Number.isInteger(value)) return numbers.integer(value);
    const digits = [2, 3].find((some) => Number(value.toFixed(some)) === Number(value.toFixed(4))) ?? 4;
    return numbers.fixed(value, digits);
  });
