/**
 * What a learner may type as tokens. To the engine a word is any text; a page must be able to show it. So a word that nobody can
 * see, or that no chip could hold, is refused here, in the engine's own manner.
 */
import { refuse } from './refuse.ts';

/** The engine's own limit: a much longer text must not travel there only to be refused. */
export const mostTokens = 64;
/** In characters as Unicode counts them (code points). */
export const longestWord = 64;

/** Controls, blanks, joiners, marks of direction, fillers: alone they leave no ink. U+2800 is the Braille cell without dots. */
const inkless = /^[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Throws an EngineError that says how many words or which one. What is no list of words goes on, for the engine to refuse. */
export function requireLegible(argument: string, words: unknown, allowed = `1 to ${mostTokens} tokens`): void {
  if (!Array.isArray(words)) return;
  if (words.length < 1 || words.length > mostTokens) refuse('out-of-range', argument, allowed, String(words.length));
  for (const [index, word] of words.entries()) {
    if (typeof word !== 'string') continue;
    const length = characters(word);
    if (length > longestWord)
      refuse('illegible-word', argument, `1 to ${longestWord} characters`, `${length} in word ${index + 1}`);
    if (inkless.test(word))
      refuse('illegible-word', argument, 'at least one visible character', `none in word ${index + 1}`);
  }
}

function characters(word: string): number {
  let count = 0;
  for (const _ of word) count++;
  return count;
}
