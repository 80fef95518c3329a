/** Tables of numbers: the data behind a picture, run tables, read-out rows. */
import { rich, richRuns } from './rich.ts';
import { type Branch, h, type Tree } from './tree.ts';

export interface TableRow {
  readonly key?: string;
  readonly cells: readonly Tree[];
  /** The present run: bold. */
  readonly now?: boolean;
}

export interface Table {
  /** Rich text: its name, also where it is scrolled. */
  readonly caption: string;
  /** Hides the caption from sight (a heading already says it). */
  readonly captionHidden?: boolean;
  readonly head: readonly Tree[];
  readonly rows: readonly TableRow[];
  /** Columns of numbers: right aligned. Default: all but the first. */
  readonly numeric?: (col: number) => boolean;
  /** First cells are row headers; default true. */
  readonly rowHeads?: boolean;
  readonly class?: string;
}

/** A table in a scrolling box of its own, so that a wide one never widens the page. */
export function table({
  caption,
  captionHidden,
  head,
  rows,
  numeric = (col) => col > 0,
  rowHeads = true,
  class: more,
}: Table): Branch {
  const look = (col: number): string | null => (numeric(col) ? 'n' : null);
  const cell = (content: Tree, col: number): Branch =>
    col === 0 && rowHeads
      ? h('th', { scope: 'row', class: look(col) }, content)
      : h('td', { class: look(col) }, content);
  const name = richRuns(caption)
    .map(({ text }) => text)
    .join('');
  return h(
    'div',
    { class: 'table-box', tabindex: 0, role: 'region', 'aria-label': name },
    h(
      'table',
      { class: more ? `tb ${more}` : 'tb' },
      h('caption', { class: captionHidden ? 'vh' : null }, rich(caption)),
      h('thead', {}, h('tr', {}, ...head.map((content, col) => h('th', { scope: 'col', class: look(col) }, content)))),
      h(
        'tbody',
        {},
        ...rows.map(({ cells, now, key }) => h('tr', { class: now ? 'now' : null, key }, ...cells.map(cell))),
      ),
    ),
  );
}

/** An experiment's NumberTable: strings are rich text, numbers are printed exactly (4 decimals, small ones scientific). */
export function numberTable(
  data: {
    readonly caption: string;
    readonly head: readonly string[];
    readonly rows: readonly (readonly (string | number)[])[];
  },
  print: (value: number) => string,
): Branch {
  const content = (value: string | number): Tree => rich(typeof value === 'number' ? print(value) : value);
  return table({
    caption: data.caption,
    head: data.head.map(rich),
    rows: data.rows.map((cells) => ({ cells: cells.map(content) })),
  });
}
