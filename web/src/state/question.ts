/** Kinds of questions, what answers them, and how a guess of several parts is kept as one text. */

/**
 * What a question takes and what its answer is:
 * - choice: one of `choices`; answer: its id.
 * - choices: some of `choices`, or none; answer: their ids, in any order.
 * - order: `choices`, sorted; answer: their ids in groups, first to last; within a group any order is right.
 * - cell: a cell of the grid; answer: [row, column].
 * - number, numbers: typed; right within `tolerance`, or within the share `relative` of the answer.
 * - size: a mark on the log ruler (a power of ten, or 0); right within half a decade, or when both lie in the rounding zone.
 */
export type QuestionKind = 'choice' | 'choices' | 'order' | 'cell' | 'number' | 'numbers' | 'size';
export type Answer = string | number | readonly string[] | readonly number[] | readonly (readonly string[])[];

/** The heads of the grid a cell is picked in. */
export interface Grid {
  readonly rows: readonly string[];
  readonly columns: readonly string[];
}

/** "None of them", as an answer to which of several. */
export const noneOf = '-';

/** How a guess of several parts is kept: ids joined by commas, typed numbers by line ends, which no field holds. */
export const joinIds = (ids: readonly string[]): string => ids.join(',');
export const splitIds = (guess: string): string[] => guess.split(',').filter((id) => id !== '' && id !== noneOf);
export const joinTyped = (parts: readonly string[]): string => parts.join('\n');
export const splitTyped = (guess: string): string[] => guess.split('\n');
