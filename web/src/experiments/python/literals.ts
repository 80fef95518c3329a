/** Numbers as Python literals with all their digits: JavaScript's shortest form of a double is read back as the same double. */
import type { Matrix } from '../../engine/api.ts';

type List = ArrayLike<number>;

const lineWidth = 118;

export function float(value: number): string {
  if (Number.isNaN(value)) throw new Error('a script has no NaN');
  if (!Number.isFinite(value)) return value > 0 ? 'float("inf")' : '-float("inf")';
  const text = Object.is(value, -0) ? '-0' : String(value);
  return /[.e]/.test(text) ? text : `${text}.0`;
}

export const text = (value: string): string => {
  // JSON's escapes are Python's, but for the pairs of surrogates: those stay as they are, in UTF-8.
  return JSON.stringify(value);
};

export const bool = (value: boolean): string => (value ? 'True' : 'False');

/** Items in brackets, in as few lines as they need; the lines begin under the first item. */
function bracketed(items: readonly string[], indent: string): string {
  const lines: string[] = [];
  let line = `${indent}[`;
  for (const [at, item] of items.entries()) {
    const piece = at + 1 < items.length ? `${item},` : `${item}]`;
    const follows = !line.endsWith('[') && line.trim() !== '';
    if (follows && line.length + 1 + piece.length > lineWidth) {
      lines.push(line);
      line = `${indent} `;
    }
    line += line.endsWith('[') || line.trim() === '' ? piece : ` ${piece}`;
  }
  if (items.length === 0) line += ']';
  return [...lines, line].join('\n').slice(indent.length);
}

export const floats = (values: List, indent = ''): string => bracketed(Array.from(values, float), indent);
export const integers = (values: List, indent = ''): string => bracketed(Array.from(values, String), indent);
export const texts = (values: readonly string[]): string => bracketed(values.map(text), '');

/** A list of rows. */
export function rows({ rows: count, cols, data }: Matrix, indent = ''): string {
  if (count === 0) return '[]';
  const inner = `${indent}    `;
  const lines = Array.from({ length: count }, (_, row) => floats(data.subarray(row * cols, (row + 1) * cols), inner));
  return `[\n${lines.map((line) => `${inner}${line},\n`).join('')}${indent}]`;
}

/** A list of matrices, such as one per head. */
export function matrices(list: readonly Matrix[], indent = ''): string {
  const inner = `${indent}    `;
  return `[\n${list.map((matrix) => `${inner}${rows(matrix, inner)},\n`).join('')}${indent}]`;
}

/** name = torch.tensor([...]). */
export const tensor = (name: string, matrix: Matrix): string => `${name} = torch.tensor(${rows(matrix)})`;

/** A pattern of zeros and ones as one text per row. */
export function bits(pattern: ArrayLike<number>, cols: number, indent = ''): string {
  const all = Array.from(pattern, (bit) => (bit ? '1' : '0')).join('');
  const lines = Array.from({ length: all.length / cols }, (_, row) => all.slice(row * cols, (row + 1) * cols));
  return bracketed(
    lines.map((line) => `"${line}"`),
    indent,
  );
}
