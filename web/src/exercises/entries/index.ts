/**
 * What a learner answers a question with: radios, boxes to tick, a list to sort, a grid to pick from, fields, the ruler. Every entry
 * has "I don't know yet", and every gesture sends { type: 'guess', id, value } with the whole guess (state/question.ts).
 */
import type { Numbers } from '../../render/numbers.ts';
import type { Tree } from '../../render/tree.ts';
import { unknown } from '../../state/lab-state.ts';
import { splitIds, splitTyped } from '../../state/question.ts';
import { sizeOf } from '../grade.ts';
import { cell, order } from './arrange.ts';
import { choice, choices } from './choose.ts';
import type { AskedQuestion, Entry } from './parts.ts';
import { number, numbers, size } from './typed.ts';

export { cellText } from './arrange.ts';
export type { AskedQuestion, Entry } from './parts.ts';

export function entryOf(entry: Entry): Tree {
  const draw = { choice, choices, order, cell, number, numbers, size }[entry.question.kind];
  return draw(entry);
}

/** Whether the guess says something that can be graded. */
export function isAnswered(
  { kind, count, choices: ids = [] }: AskedQuestion,
  guess: string,
  numbers: Numbers,
): boolean {
  if (guess === unknown) return true;
  switch (kind) {
    case 'size':
      return Number.isFinite(sizeOf(guess) ?? Number.NaN);
    case 'number':
      return numbers.read(guess) !== null;
    case 'numbers':
      return splitTyped(guess).filter((typed) => numbers.read(typed) !== null).length === count;
    case 'order':
      return splitIds(guess).length === ids.length;
    default:
      return guess !== '';
  }
}
