/**
 * Pasted rows as a table: from a spreadsheet (tabs), a file (commas, semicolons, spaces) or a print of NumPy, PyTorch or Python (brackets).
 * Never throws, and nothing is guessed: what may mean two things, or is left out, comes back as a trouble with its line.
 */
import type { RowsTroubleKind } from '../locales/en/formulas.ts';
import { halfWidth } from '../render/numbers.ts';

export interface PastedRows {
  readonly rows: number;
  readonly cols: number;
  readonly data: Float64Array;
  /** Digits after the point, of a number as the print rounds it; null: whole numbers, which are not rounded. */
  readonly decimals: number | null;
}

export interface RowsTrouble {
  readonly kind: RowsTroubleKind;
  /** Counted from 1. */
  readonly line: number;
  readonly allowed: string;
  readonly given: string;
}

export type RowsRead = { readonly table: PastedRows } | { readonly trouble: RowsTrouble };

/** A table of 60 rows and 32 columns in eight decimals has some 23 000; a link takes that many. */
export const mostCharacters = 24_000;
export const mostRows = 256;
export const mostColumns = 512;

class RowsError extends Error {
  readonly trouble: RowsTrouble;
  constructor(kind: RowsTroubleKind, line: number, given: string | number = '', allowed: string | number = '') {
    super(kind);
    this.trouble = { kind, line, given: String(given), allowed: String(allowed) };
  }
}

/** One row as it stands in the text, and where it begins. */
interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

export function readRows(pasted: string): RowsRead {
  try {
    return { table: tableOf(pasted) };
  } catch (error) {
    if (error instanceof RowsError) return { trouble: error.trouble };
    throw error;
  }
}

function tableOf(pasted: string): PastedRows {
  if (pasted.length > mostCharacters) throw new RowsError('tooLong', 1, pasted.length, mostCharacters);
  const text = halfWidth(pasted)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n\t]|\ufeff/g, ' ')
    .replace(/[−–]/g, '-');
  const elided = text.search(/\.\.\.|…/);
  if (elided >= 0) throw new RowsError('elided', lineOf(text, elided));
  const rows = text.includes('[') || text.includes(']') ? bracketRows(text) : lineRows(text);
  const [first] = rows;
  if (!first) throw new RowsError('empty', 1);
  if (first.cells.length > mostColumns)
    throw new RowsError('tooManyColumns', first.line, first.cells.length, mostColumns);
  const over = rows[mostRows];
  if (over) throw new RowsError('tooManyRows', over.line, rows.length, mostRows);
  const values = rows.flatMap((row) => numbersOf(row, first.cells.length));
  const cells = rows.flatMap((row) => row.cells);
  return { rows: rows.length, cols: first.cells.length, data: Float64Array.from(values), decimals: decimalsOf(cells) };
}

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length;

function lineRows(text: string): Row[] {
  const lines = text.split('\n').map((content, k) => ({ line: k + 1, content }));
  const isBlank = ({ content }: { content: string }): boolean => content.trim() === '';
  const written = lines.filter((one) => !isBlank(one));
  const filled = lines.slice((written[0]?.line ?? 1) - 1, written[written.length - 1]?.line ?? 0);
  const hole = filled.find(isBlank);
  if (hole) throw new RowsError('emptyLine', hole.line);
  return filled.map(({ line, content }) => ({ line, cells: cellsOf(content, line) }));
}

/** Two whole numbers around a bare comma: one number with a decimal comma, or two. */
const eitherWay = /(?<![\d.,])\d+,\d+(?![\d.])/;

function cellsOf(content: string, line: number): string[] {
  const separator = content.includes('\t') ? '\t' : content.includes(';') ? ';' : content.includes(',') ? ',' : null;
  if (separator === null) return content.trim().split(/\s+/);
  const cells = content.split(separator).map((cell) => cell.trim().replace(/^(["'])(.*)\1$/s, '$2'));
  const comma = separator === ',' ? (/,\s|\d\s+\d/.test(content.trim()) ? eitherWay.exec(content) : null) : null;
  const doubtful = comma?.[0] ?? (separator === ',' ? undefined : cells.find((cell) => cell.includes(',')));
  if (doubtful !== undefined) throw new RowsError('decimalComma', line, doubtful);
  const empty = cells.indexOf('');
  if (empty >= 0) throw new RowsError('emptyCell', line, empty + 1);
  const mixed = cells.find((cell) => /\s/.test(cell));
  if (mixed !== undefined) throw new RowsError('mixed', line, mixed);
  return cells;
}

/** What may stand around the brackets of a print: a name, tensor( or array(, and what these add at the end. */
const before = /^\s*(?:[A-Za-z_][\w.]*\s*=\s*)?(?:[A-Za-z_][\w.]*\s*\(\s*)?$/;
const setting = /\s*,\s*(?:dtype|device|grad_fn|requires_grad|size|shape|layout)\s*=\s*(?:<[^<>]*>|'[^']*'|[\w.:]+)/g;

function bracketRows(text: string): Row[] {
  const [open, close] = [text.indexOf('['), text.lastIndexOf(']')];
  if (open < 0 || close < open)
    throw new RowsError('bracket', lineOf(text, Math.max(open, close)), text[Math.max(open, close)]);
  if (!before.test(text.slice(0, open))) throw wordIn(text.slice(0, open), 1);
  const rest = text.slice(close + 1);
  if (!/^\s*,?\s*\)?\s*;?\s*$/.test(rest.replace(setting, ''))) throw wordIn(rest, lineOf(text, close));
  return new Brackets(text.slice(open, close + 1), lineOf(text, open)).rows();
}

const wordIn = (text: string, line: number): RowsError => {
  const at = text.search(/\S/);
  return new RowsError('word', line + lineOf(text, Math.max(0, at)) - 1, /\S+/.exec(text)?.[0] ?? '');
};

/** Rows in the innermost brackets. Around them may be those of the table, and those of a batch of one. */
class Brackets {
  readonly #text: string;
  readonly #found: Row[] = [];
  #line: number;
  #depth = 0;
  /** In how many brackets the rows stand, and how many tables began. */
  #level = 0;
  #tables = 0;
  #content = '';
  #from = 0;

  constructor(text: string, line: number) {
    this.#text = text;
    this.#line = line;
  }

  rows(): Row[] {
    for (const [part] of this.#text.matchAll(/[[\]\n]|[^[\]\n]+/g)) {
      if (part === '[') this.#open();
      else if (part === ']') this.#close();
      else this.#take(part);
      if (part === '\n') this.#line++;
    }
    if (this.#depth > 0) throw new RowsError('bracket', this.#line, '[');
    return this.#found;
  }

  #open(): void {
    this.#between();
    this.#depth++;
    if (this.#depth > 3) throw new RowsError('tooDeep', this.#line, this.#depth, 3);
    this.#from = this.#line;
    // The brackets of a table are those around the ones of a row.
    if (this.#level > 0 && this.#depth === this.#level - 1) this.#tables++;
    if (this.#tables > 0) throw new RowsError('severalTables', this.#line, 2, 1);
  }

  #close(): void {
    if (this.#depth === 0) throw new RowsError('bracket', this.#line, ']');
    const content = this.#content.trim();
    const innermost = this.#level === 0 || this.#depth === this.#level;
    if (innermost) {
      if (content === '') throw new RowsError('emptyCell', this.#line, 1);
      this.#level = this.#depth;
      this.#found.push({ line: this.#from, cells: cellsOf(content.replace(/\s+/g, ' '), this.#from) });
      this.#content = '';
    } else this.#between();
    this.#depth--;
  }

  #take(part: string): void {
    this.#content += part;
  }

  /** Between brackets stand commas at most. */
  #between(): void {
    if (!/^\s*,?\s*$/.test(this.#content))
      throw new RowsError('bracket', this.#line, this.#content.trim().slice(0, 20));
    this.#content = '';
  }
}

const aNumber = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;

function numbersOf({ line, cells }: Row, expected: number): number[] {
  const values = cells.map((cell) => {
    if (/^[+-]?(?:nan|inf|infinity)$/i.test(cell)) throw new RowsError('notFinite', line, cell);
    if (!aNumber.test(cell)) throw new RowsError('word', line, cell);
    const value = Number(cell);
    if (!Number.isFinite(value)) throw new RowsError('notFinite', line, cell);
    return value;
  });
  if (values.length !== expected) throw new RowsError('ragged', line, values.length, expected);
  return values;
}

/** The engine's limit: no number has more. */
const mostDecimals = 308;

/** A print rounds all entries alike, and leaves zeros out at the end of some. */
function decimalsOf(cells: readonly string[]): number | null {
  const parts = cells.map(
    (cell) => /^[+-]?\d*\.?(?<decimals>\d*)(?:[eE](?<power>[+-]?\d+))?$/.exec(cell)?.groups ?? {},
  );
  const longest = (some: readonly Record<string, string | undefined>[]): number =>
    some.reduce((most, { decimals = '' }) => Math.max(most, decimals.length), 0);
  const plain = longest(parts.filter(({ power }) => power === undefined));
  if (plain > 0) return Math.min(plain, mostDecimals);
  const scientific = parts.filter(({ power }) => power !== undefined);
  if (scientific.length === 0) return null;
  const highest = scientific.reduce((most, { power }) => Math.max(most, Number(power)), -mostDecimals);
  return Math.min(longest(scientific) - highest, mostDecimals);
}
