/** A counter-example in words and as tables: all that is needed to try it by hand. */
import type { Matrix } from '../engine/api.ts';
import type { ClaimCase } from '../engine/claim.ts';
import type { Locale } from '../locales/en/index.ts';
import type { Numbers } from '../render/numbers.ts';
import { numberTable } from '../render/table.ts';
import type { Branch } from '../render/tree.ts';

type ExampleWords = Locale['frame']['claims']['parts'];

/** "2 tokens of width 1", "order 1 0", "causal mask". */
export function exampleParts(example: ClaimCase, words: ExampleWords, numbers: Numbers): string[] {
  const { X, scores, order, scheme, scale, causal, headCount, layerCount, width } = example;
  const { position, offset, length, pads, maxLen, rate, keep } = example;
  const whole = (value: number): string => numbers.integer(value);
  const list = (values: ArrayLike<number>): string => Array.from(values, whole).join(' ');
  const parts = [
    X && words.tokens(whole(X.rows), whole(X.cols)),
    scores && words.scores(whole(scores.rows)),
    !X && width !== undefined && words.width(whole(width)),
    order && words.order(list(order)),
    scheme && words.schemes[scheme],
    causal && words.causal,
    scale === 'none' && X && X.cols > 1 && words.unscaled,
    headCount !== undefined && words.heads(whole(headCount)),
    layerCount !== undefined && words.layers(whole(layerCount)),
    maxLen !== undefined && words.maxLen(whole(maxLen)),
    position !== undefined && words.position(whole(position)),
    offset !== undefined && words.offset(whole(offset)),
    pads !== undefined && words.pads(whole(pads)),
    length !== undefined && words.length(whole(length), X !== undefined),
    rate !== undefined && words.rate(numbers.fixed(rate, 2)),
    keep && words.keep(list(keep)),
  ];
  return parts.filter((part) => typeof part === 'string');
}

const names = ['X', 'scores', 'Wq', 'Wk', 'Wv'] as const;

/** Whole numbers whole; others as exactly as a double is. */
const print =
  (numbers: Numbers) =>
  (value: number): string =>
    Number.isInteger(value) ? numbers.integer(value) : numbers.fixed(value, 4);

export function exampleTables(example: ClaimCase, words: ExampleWords, numbers: Numbers): Branch[] {
  return names.flatMap((name) => {
    const matrix = example[name];
    return matrix ? [numberTable(tableOf(matrix, words.matrices[name], words.row), print(numbers))] : [];
  });
}

const tableOf = ({ rows, cols, data }: Matrix, caption: string, row: string) => ({
  caption,
  head: [row, ...Array.from({ length: cols }, (_, col) => String(col))],
  rows: Array.from({ length: rows }, (_, r) => [r, ...data.slice(r * cols, (r + 1) * cols)]),
});
