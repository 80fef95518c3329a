/** What the questions set over the learner's settings: a plain block, their own text and seed, an order that shows something. */
import { mostTokens } from '../words.ts';
import { defaults, type PermuteState } from './settings.ts';

/** A turn needs three. */
const fewest = 3;
/** Of which every order can be tried, and a grid of cells still be picked from. */
const most = 6;

const different = (words: readonly string[]): string[] => [...new Set(words)];

/** The learner's text, if it has three different words; else ours. */
export const ownText = ({ words }: PermuteState): readonly string[] =>
  different(words).length >= fewest && words.length <= mostTokens ? words : defaults.words;

/** At most six different words of it, so that no number occurs twice. */
export const differentWords = (settings: PermuteState, least = fewest): readonly string[] => {
  const own = different(settings.words);
  return (own.length >= least ? own : different(defaults.words)).slice(0, most);
};

/** The last three different words change places in a turn, which is not its own inverse. */
export function turn(words: readonly string[]): number[] {
  const [a = 0, b = 0, c = 0] = different(words)
    .slice(-fewest)
    .map((word) => words.indexOf(word));
  return words.map((_, place) => (place === a ? c : place === b ? a : place === c ? b : place));
}

/** One layer of attention alone, in double precision, without anything that stands with the places. */
export const plainBlock = (settings: PermuteState, words: readonly string[] = ownText(settings)): PermuteState => ({
  ...defaults,
  seed: settings.seed,
  words,
  order: turn(words),
  validLength: Math.max(1, words.length - 1),
});
