/** The proof as it stands, the lines still on the table, and what the engine found. */
import type { ProofLineId } from '../../../engine/closed-book-order.ts';
import { lead } from '../../../render/lead.ts';
import { formula, rich } from '../../../render/rich.ts';
import { type Branch, h, type Tree, textOf } from '../../../render/tree.ts';
import { badge, sign } from '../../../render/verdict.ts';
import { ordered } from '../ordered.ts';
import { acts, button } from '../parts.ts';
import type { TaskScene } from '../task.ts';
import type { ProofResult } from './index.ts';
import { dealt, isChecked, type ProofState } from './state.ts';

export type ProofScene = TaskScene<ProofState, ProofResult>;

const wordsOf = ({ words }: ProofScene) => words['closed-book'].proof;
const nameOf = (scene: ProofScene, line: ProofLineId): string => textOf(formula(wordsOf(scene).lines[line]));
const law = (scene: ProofScene, line: ProofLineId): Branch =>
  h('span', { class: 'law' }, formula(wordsOf(scene).lines[line]));

/** Of the lines that stand now; null: they were not checked. */
const reportOf = ({ state, result }: ProofScene) => (isChecked(state) ? result.report : null);

/** What was measured of the line at this place. */
function measured(scene: ProofScene, place: number): Tree {
  const report = reportOf(scene);
  if (!report) return null;
  const own = wordsOf(scene);
  const line = report.lines[place];
  if (!line) return h('span', { class: 'sm mut' }, own.notReached);
  const isLast = place === report.lines.length - 1;
  if (isLast && report.fault === 'notShown') return badge(null, own.early);
  if (line.residual === null) return badge({ holds: false }, own.noFit);
  if (line.residual === 0) return badge({ holds: true }, own.same);
  return badge({ holds: !(isLast && report.fault === 'false') }, own.apart(scene.numbers.size(line.residual)));
}

/** The first fault, or that there is none; and what that means. */
function finding(scene: ProofScene): { readonly holds: boolean; readonly sentences: readonly string[] } | null {
  const report = reportOf(scene);
  if (!report) return null;
  const { numbers, state } = scene;
  const own = wordsOf(scene);
  const place = report.lines.length - 1;
  const [line, number] = [state.placed[place] as ProofLineId, numbers.integer(place + 1)];
  const swapped = scene.result.permutation === 'swap' ? [own.swapNote] : [];
  if (report.fault === null) {
    const size = numbers.size(report.residual);
    return { holds: true, sentences: [report.complete ? own.stands(size) : own.soFar(size), ...swapped] };
  }
  const last = report.lines[place];
  if (report.fault === 'notShown') {
    const missing = (last?.missing ?? []).map((need) => `$${own.lines[need]}$`);
    return { holds: false, sentences: [own.tooEarly(number, missing)] };
  }
  const said = last?.residual == null ? own.shapes(number) : own.isFalse(number, numbers.size(last.residual));
  const reply = (own.replies as Partial<Record<ProofLineId, string>>)[line];
  return { holds: false, sentences: [said, ...(reply === undefined ? [] : [reply])] };
}

export const sentences = (scene: ProofScene): string[] => [...(finding(scene)?.sentences ?? [])];

const placedPart = (scene: ProofScene): Branch => {
  const { state, words } = scene;
  const own = wordsOf(scene);
  const report = reportOf(scene);
  const fault = report?.fault ? report.lines.length - 1 : -1;
  const remove = (line: ProofLineId): Branch =>
    h(
      'button',
      {
        type: 'button',
        class: 'btn small square',
        'aria-label': own.remove(nameOf(scene, line)),
        on: { click: { type: 'remove', line } },
      },
      '×',
    );
  const items = state.placed.map((line, place) => ({
    id: line,
    name: nameOf(scene, line),
    content: [law(scene, line), measured(scene, place)],
    wrong: place === fault,
    end: remove(line),
  }));
  return h(
    'div',
    { class: 'proof-placed', key: 'placed' },
    h('h3', { class: 'h3', ...lead('placed') }, own.placed),
    items.length === 0
      ? h('p', { class: 'sm mut' }, own.nothingPlaced)
      : ordered(items, own.placed, words['closed-book'].ordered),
  );
};

const tablePart = (scene: ProofScene): Branch => {
  const { seed, placed } = scene.state;
  const own = wordsOf(scene);
  return h(
    'div',
    { class: 'proof-table', key: 'table' },
    h('h3', { class: 'h3', ...lead('table') }, own.table),
    h(
      'ul',
      { class: 'proof-lines', 'aria-label': own.table },
      ...dealt(seed)
        .filter((line) => !placed.includes(line))
        .map((line) =>
          h(
            'li',
            { key: line },
            h(
              'button',
              {
                type: 'button',
                'aria-label': own.place(nameOf(scene, line)),
                on: { click: { type: 'place', line } },
              },
              law(scene, line),
            ),
          ),
        ),
    ),
  );
};

function actions(scene: ProofScene): Branch {
  const own = wordsOf(scene);
  const swap = h(
    'label',
    { class: 'switch' },
    h('input', {
      type: 'checkbox',
      properties: { checked: scene.state.permutation === 'swap' },
      on: { change: { type: 'swap' } },
    }),
    h('span', {}, rich(own.swap)),
  );
  return acts(scene, [button(own.again, { type: 'again' }), swap]);
}

export function view(scene: ProofScene): Tree {
  const own = wordsOf(scene);
  const id = `${scene.idPrefix}-proof`;
  const found = finding(scene);
  return h(
    'section',
    { class: 'book-part', 'aria-labelledby': id },
    h('h2', { class: 'h2', id, ...lead('proof') }, own.heading),
    ...own.hints.map((hint) => h('p', { class: 'sm mut' }, rich(hint))),
    h('div', { class: 'proof' }, placedPart(scene), tablePart(scene)),
    h(
      'div',
      { class: 'found', key: 'found' },
      found?.sentences.map((sentence, k) =>
        k === 0
          ? h('p', { class: 'badge wrap' }, sign(found), ' ', h('span', {}, rich(sentence)))
          : h('p', { class: 'sm' }, rich(sentence)),
      ),
    ),
    actions(scene),
  );
}
