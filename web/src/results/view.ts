/** The page of results: where codes and files go in, and the table of what the engine says of them. Pure. */
import type { Grading } from '../locales/grading.ts';
import { plain, rich } from '../render/rich.ts';
import { type Branch, h, type Tree } from '../render/tree.ts';
import { counting } from '../session/regrade.ts';
import { countsOf, type Desk, type Row, scoreOfRow } from './desk.ts';
import { detailsOf } from './details-view.ts';
import { headPart, type Spoken } from './head-view.ts';

/** What is typed or open, beside what is graded. */
export interface Look {
  /** What stands in the field. */
  readonly draft: string;
  /** The rows whose answers are shown, by id. */
  readonly open: ReadonlySet<number>;
  /** The experiments that count; null: those that were answered. */
  readonly asked: readonly string[] | null;
  /** Files are held over the page. */
  readonly dropping: boolean;
  /** Why nothing can be graded, as plain text; null: it can, or will. */
  readonly failure: string | null;
  /** A language that the address asks for and there is not; null: none. */
  readonly noLanguage: string | null;
  /** The text that was given had no code. */
  readonly nothingThere: boolean;
  /** Some of what was given was laid aside. */
  readonly stopped: boolean;
}

export const newLook: Look = {
  draft: '',
  open: new Set(),
  asked: null,
  dropping: false,
  failure: null,
  noLanguage: null,
  nothingThere: false,
  stopped: false,
};

/** Those that count, in the order of the unit. */
export function askedOf({ asked }: Pick<Look, 'asked'>, desk: Desk): readonly string[] {
  if (asked === null) return desk.answered;
  return counting(desk.bench).flatMap(({ id }) => (asked.includes(id) ? [id] : []));
}

/** @param desk null: the engine has not started */
export function resultsView(desk: Desk | null, look: Look, spoken: Spoken): Tree {
  const { page } = spoken.say;
  return h(
    'div',
    { class: 'body alone' },
    h(
      'main',
      { class: 'main results' },
      headPart(spoken, look.noLanguage),
      h('p', { class: 'say no-print' }, rich(page.how)),
      givePart(look, page),
      h('div', { role: 'status', 'aria-live': 'polite' }, statusPart(desk, look, page)),
      desk && leftOutPart(desk),
      desk && desk.rows.length > 0 && tablePart(desk, look),
      h('footer', { class: 'foot' }, h('span', {}, page.offline)),
    ),
  );
}

type Say = Grading['page'];

const button = (label: string, type: string, className = 'btn'): Branch =>
  h('button', { type: 'button', class: className, on: { click: { type } } }, label);

function givePart({ draft, dropping }: Look, page: Say): Tree {
  return h(
    'section',
    { class: dropping ? 'give no-print dropping' : 'give no-print' },
    h('label', { class: 'sm mut', for: 'results-codes' }, page.codes),
    h('textarea', {
      class: 'fld text',
      id: 'results-codes',
      rows: 6,
      spellcheck: 'false',
      autocomplete: 'off',
      dir: 'auto',
      properties: { value: draft },
      on: { input: { type: 'draft' } },
    }),
    h(
      'div',
      { class: 'give-acts' },
      button(page.grade, 'grade', 'btn primary'),
      h(
        'label',
        { class: 'btn file' },
        h('input', {
          type: 'file',
          multiple: true,
          accept: '.txt,.csv,.json,text/plain,text/csv,application/json',
          class: 'vh',
          on: { change: { type: 'files' } },
        }),
        h('span', {}, page.choose),
      ),
      h('span', { class: 'sm mut' }, dropping ? page.dropHere : page.drop),
    ),
  );
}

function statusPart(desk: Desk | null, look: Look, page: Say): Tree {
  if (look.failure !== null) return h('p', { class: 'notice sm' }, rich(page.noEngine(plain(look.failure))));
  if (look.nothingThere) return h('p', { class: 'notice sm' }, page.nothingThere);
  if (desk === null) return h('p', { class: 'sm mut' }, page.starting);
  const { done, total } = desk.progress;
  const print = (count: number): string => desk.bench.numbers.integer(count);
  if (total === 0 && !look.stopped) return null;
  if (done < total) return going(done, total, print, page);
  const stopped = look.stopped && h('p', { class: 'sm' }, page.stopped);
  const differing = desk.rows.filter(({ differences }) => differences.length > 0).length;
  return [stopped, h('p', { class: 'sm' }, page.finished(print(total), print(differing)))];
}

const going = (done: number, total: number, print: (count: number) => string, page: Say): Tree => [
  h('progress', { class: 'bar', max: total, value: done, 'aria-label': page.bar }),
  h('p', { class: 'sm' }, page.progress(print(done), print(total))),
  button(page.stop, 'stop'),
];

/** So many of the lines without a code are shown. */
const listed = 5;

function leftOutPart({ leftOut, bench }: Desk): Tree {
  if (leftOut.length === 0) return null;
  const { page } = bench.say;
  const lines = leftOut.slice(0, listed);
  return h(
    'div',
    { class: 'notice sm no-print' },
    h('p', {}, page.leftOut(bench.numbers.integer(leftOut.length))),
    h(
      'ul',
      {},
      ...lines.map(({ line, text }) => h('li', {}, page.line(String(line), shortened(text)))),
      leftOut.length > listed && h('li', {}, page.more(bench.numbers.integer(leftOut.length - listed))),
    ),
  );
}

const longest = 60;
const shortened = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);

/** Drawn once: while others are graded or a text is typed, the tree stays the same one, which is passed over. */
const drawn = new WeakMap<readonly Row[], { readonly look: Pick<Look, 'open' | 'asked'>; readonly tree: Tree }>();

function tablePart(desk: Desk, look: Look): Tree {
  const before = drawn.get(desk.rows);
  if (before && before.look.open === look.open && before.look.asked === look.asked) return before.tree;
  const tree = h('div', {}, wholeTable(desk, look));
  drawn.set(desk.rows, { look, tree });
  return tree;
}

function wholeTable(desk: Desk, look: Look): Tree {
  const asked = askedOf(look, desk);
  const { words, say } = desk.bench;
  const { page } = say;
  const names = counting(desk.bench).flatMap(({ id }) => (asked.includes(id) ? [words[id].name] : []));
  return [
    askedPart(desk, asked),
    h('p', { class: 'sm mut' }, page.read(names)),
    resultsTable(desk, look, asked, names),
    h(
      'div',
      { class: 'give-acts no-print' },
      button(page.saveCsv, 'csv'),
      button(page.print, 'print'),
      button(page.clear, 'clear', 'btn quiet'),
    ),
  ];
}

function askedPart({ bench }: Desk, asked: readonly string[]): Branch {
  const { page } = bench.say;
  return h(
    'fieldset',
    { class: 'asked no-print' },
    h('legend', { class: 'sm mut' }, page.asked),
    ...counting(bench).map(({ id }) =>
      h(
        'label',
        { class: 'idea', key: id },
        h('input', {
          type: 'checkbox',
          properties: { checked: asked.includes(id) },
          on: { change: { type: 'asked', id } },
        }),
        h('span', {}, bench.words[id].name),
      ),
    ),
    h('span', { class: 'sm mut' }, page.askedHow),
  );
}

function resultsTable(desk: Desk, look: Look, asked: readonly string[], names: readonly string[]): Branch {
  const { rows, bench } = desk;
  const { page } = bench.say;
  const caption = page.caption(bench.numbers.integer(rows.length));
  const head = (text: string, className: string | null = null): Branch =>
    h('th', { scope: 'col', class: className }, text);
  return h(
    'div',
    { class: 'table-box', tabindex: 0, role: 'region', 'aria-label': page.title },
    h(
      'table',
      { class: 'tb results-table' },
      h('caption', {}, caption),
      h(
        'thead',
        {},
        h(
          'tr',
          {},
          head(page.head.label),
          ...names.map((name) => head(name)),
          head(page.head.score, 'n'),
          head(page.head.differs),
        ),
      ),
      h('tbody', {}, ...rows.flatMap((row) => rowPart(row, desk, look, asked))),
    ),
  );
}

function rowPart(row: Row, desk: Desk, look: Look, asked: readonly string[]): Tree[] {
  const open = look.open.has(row.id);
  const details = `results-answers-${row.id}`;
  return [
    h(
      'tr',
      { key: `row ${row.id}` },
      h(
        'th',
        { scope: 'row' },
        h(
          'button',
          {
            type: 'button',
            class: 'row-button',
            'aria-expanded': String(open),
            'aria-controls': open ? details : null,
            on: { click: { type: 'row', id: row.id } },
          },
          row.label,
        ),
      ),
      ...asked.map((id) => h('td', { class: 'count' }, countsPart(row, id, desk))),
      h('td', { class: 'n' }, scorePart(row, desk, asked)),
      h('td', { class: 'differs' }, differsPart(row, desk)),
    ),
    open &&
      h(
        'tr',
        { key: `answers ${row.id}`, class: 'answers', id: details },
        h('td', { colspan: asked.length + 3 }, detailsOf(row, desk.bench)),
      ),
  ];
}

const notAttempted = ({ bench }: Desk): Tree => [
  h('span', { 'aria-hidden': 'true' }, '–'),
  h('span', { class: 'vh' }, bench.say.page.notAttempted),
];

function countsPart(row: Row, id: string, desk: Desk): Tree {
  const counts = countsOf(row, id);
  if (!counts) return notAttempted(desk);
  const { numbers, say, words } = desk.bench;
  const { page } = say;
  const { integer } = numbers;
  return [
    page.of(integer(counts.right), integer(counts.asked)),
    h('span', { class: 'mut' }, words.frame.join.added(page.tries(integer(counts.tries)))),
  ];
}

function scorePart(row: Row, desk: Desk, asked: readonly string[]): Tree {
  const score = scoreOfRow(row, asked);
  return score === null ? notAttempted(desk) : desk.bench.numbers.percent(score.scaled);
}

function differsPart({ differences, notes }: Row, { bench }: Desk): Tree {
  return [
    differences.length === 0
      ? h('span', { class: 'mut' }, bench.say.page.same)
      : differences.map((sentence) => h('p', { class: 'error' }, rich(sentence))),
    ...notes.map((sentence) => h('p', { class: 'mut' }, rich(sentence))),
  ];
}
