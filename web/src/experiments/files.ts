/**
 * Results as text: CSV after RFC 4180, one matrix a file, and JSON with all of them. Every number is the shortest decimal that reads back
 * as the same double, with a point whatever the language, so that what pandas, NumPy or this engine reads is what the engine said, bit
 * for bit.
 */
import { rich } from '../render/rich.ts';
import { textOf } from '../render/tree.ts';
import type { Settings } from './contract.ts';
import type { MatrixResult, Result } from './results.ts';

/** Rich text as plain text. */
export const unmarked = (text: string): string => textOf(rich(text));

/** String() drops the sign of −0. */
const numberText = (value: number): string => (Object.is(value, -0) ? '-0' : String(value));

const field = (value: string | number | boolean): string => {
  const text = typeof value === 'number' ? numberText(value) : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** RFC 4180. */
export const csv = (lines: readonly (readonly (string | number | boolean)[])[]): string =>
  lines.map((line) => `${line.map(field).join(',')}\r\n`).join('');

const counted = (names: readonly string[] | undefined, count: number): string[] =>
  Array.from({ length: count }, (_, k) => (names ? unmarked(names[k] ?? '') : String(k)));

/** One line of names, then a line per row that begins with its name: pandas.read_csv(file, index_col=0). */
export function matrixCsv({ id, matrix, rowNames, columnNames }: MatrixResult): string {
  const { rows, cols, data } = matrix;
  const names = counted(rowNames, rows);
  const line = (row: number) => Array.from({ length: cols }, (_, col) => data[row * cols + col] as number);
  return csv([[id, ...counted(columnNames, cols)], ...names.map((name, row) => [name, ...line(row)])]);
}

const places = ['row', 'otherRow', 'col', 'offset'] as const;

/** What is no matrix: a line per verdict or number; fields that one of them does not have stay empty. */
export function verdictsCsv(results: readonly Result[]): string {
  const lines = results.flatMap((one) => {
    const title = unmarked(one.title);
    if (one.kind === 'number') return [[one.id, title, one.value, '', '', '', ...places.map(() => '')]];
    if (one.kind !== 'verdict') return [];
    const { holds, residual, tolerance, place } = one;
    return [[one.id, title, '', holds, residual, tolerance, ...places.map((name) => place[name] ?? '')]];
  });
  return csv([['id', 'title', 'value', 'holds', 'residual', 'tolerance', ...places], ...lines]);
}

/** What a file says about where its numbers are from. */
export interface Origin {
  readonly experiment: string;
  /** In words, rich text. */
  readonly conditions: string;
  readonly settings: Settings;
  /** Of the engine. */
  readonly version: string;
  /** An address that brings the settings back, or null. */
  readonly address: string | null;
}

/** All of it, a result a line; a matrix as the engine takes it, { rows, cols, data } row by row. */
export function resultsJson({ conditions, ...origin }: Origin, results: readonly Result[]): string {
  const { experiment, version, address, settings } = origin;
  const head = { product: 'position-lab', version, experiment, conditions: unmarked(conditions), address, settings };
  const heads = Object.entries(head).map(([name, value]) => `  ${JSON.stringify(name)}: ${json(value)}`);
  const lines = results.map((one) => `    ${json({ ...one, ...named(one) })}`);
  return `{\n${heads.join(',\n')},\n  "results": [\n${lines.join(',\n')}\n  ]\n}\n`;
}

const named = (one: Result) => ({
  title: unmarked(one.title),
  ...(one.kind === 'matrix' && one.rowNames ? { rowNames: one.rowNames.map(unmarked) } : {}),
  ...(one.kind === 'matrix' && one.columnNames ? { columnNames: one.columnNames.map(unmarked) } : {}),
});

/** JSON.stringify, but −0 keeps its sign and typed arrays are lists. */
function json(value: unknown): string {
  if (typeof value === 'number') return numberText(value);
  if (Array.isArray(value) || ArrayBuffer.isView(value))
    return `[${Array.from(value as ArrayLike<unknown>, json).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, part]) => part !== undefined);
  return `{${fields.map(([name, part]) => `${JSON.stringify(name)}:${json(part)}`).join(',')}}`;
}

const longestName = 80;

/** position-lab-permute-output-no-positions-no-mask.csv: what it is and under which conditions, in signs that every disk takes. */
export function fileName({ experiment, conditions }: Origin, part: string | null, ending: string): string {
  const slug = unmarked(conditions)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, '-');
  const whole = ['position-lab', experiment, part, slug].filter((piece) => piece !== null && piece !== '').join('-');
  return `${whole.slice(0, longestName).replace(/[-.]+$/, '')}.${ending}`;
}
