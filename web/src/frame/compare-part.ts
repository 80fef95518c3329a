/** A beside B, in Run: what was changed, by how much each result differs, and the difference of one of them as a map. */
import type { Control, Settings } from '../experiments/contract.ts';
import { plain, rich } from '../render/rich.ts';
import { table } from '../render/table.ts';
import { type Branch, h, type Intent, type Tree } from '../render/tree.ts';
import { badge } from '../render/verdict.ts';
import type { Compared, Pair } from '../session/comparing.ts';
import { ownOf, sameJson } from '../state/json.ts';
import { differenceMap } from './difference-map.ts';
import type { Parts } from './moment.ts';
import { saidSetting } from './paper.ts';
import type { AnyScene } from './run-step.ts';

export function comparePart(parts: Parts, scene: AnyScene): Tree {
  const { words, moment } = parts;
  const { session } = moment;
  const say = words.frame.compare;
  const { compared } = session.computed;
  const kept = session.current.compareWith !== null;
  return h(
    'section',
    {
      class: kept ? 'section ruled compare' : 'section ruled compare no-print',
      part: 'compare',
      'aria-label': say.title,
    },
    h('div', { class: 'head-row' }, h('h2', { class: 'h2' }, say.title), acts(parts, kept)),
    !kept && h('p', { class: 'sm mut' }, say.how),
    compared !== null && beside(parts, scene, compared),
  );
}

const button = (label: string, intent: Intent): Branch =>
  h('button', { type: 'button', class: 'btn quiet small', on: { click: intent } }, label);

function acts({ words }: Parts, kept: boolean): Branch {
  const say = words.frame.compare;
  return h(
    'span',
    { class: 'acts' },
    button(say.keep, { type: 'keepA' }),
    kept && [
      button(say.swap, { type: 'swapAB' }),
      button(say.back, { type: 'backToA' }),
      button(say.forget, { type: 'forgetA' }),
    ],
  );
}

function beside(parts: Parts, scene: AnyScene, compared: Compared): Tree {
  const say = parts.words.frame.compare;
  if (compared.failure !== null) return h('p', { class: 'error', role: 'alert' }, rich(say.refused(compared.failure)));
  const chosen = chosenPair(compared.pairs, parts.moment.ui.compareResult);
  return [
    conditionTable(parts, scene, compared),
    resultTable(parts, compared.pairs, chosen),
    chosen && differenceMap(parts, scene, chosen),
  ];
}

/** The one that was chosen, else the first that differs, else the first of the same shape. */
function chosenPair(pairs: readonly Pair[], id: string): Pair | undefined {
  const shaped = pairs.filter(({ difference }) => difference !== null);
  return (
    shaped.find(({ b }) => b.id === id) ??
    shaped.find(({ difference }) => difference && difference.differing > 0) ??
    shaped[0]
  );
}

/** Settings with a label that differ, and the verdict of both. */
function conditionTable({ experiment, own, words, numbers }: Parts, scene: AnyScene, compared: Compared): Branch {
  const { frame } = words;
  const say = frame.compare;
  const b = scene.settings as Settings;
  const a = compared.settings;
  const controls: readonly Control[] = [...experiment.controls(a), ...experiment.controls(b)];
  const names = [...new Set([...controls.map(({ name }) => name), ...Object.keys(own.controls)])];
  const changed = names.filter((name) => name in a && !sameJson(a[name], b[name]));
  const verdict = (report: unknown): Tree => {
    const { residual, holds, identical } = experiment.verdict(report);
    if (!Number.isFinite(residual)) return frame.none;
    return [
      rich(numbers.size(residual)),
      ' ',
      badge({ holds }, identical ? frame.identical : holds ? frame.holds : frame.broken),
    ];
  };
  return h(
    'div',
    {},
    changed.length === 0 && h('p', { class: 'sm mut' }, say.nothingChanged),
    table({
      caption: say.conditions,
      captionHidden: true,
      head: [say.condition, 'A', 'B'],
      rows: [
        ...changed.map((name) => ({
          key: name,
          cells: [
            rich(ownOf(own.controls, name) ?? plain(name)),
            rich(saidSetting(name, a[name], own, frame)),
            rich(saidSetting(name, b[name], own, frame)),
          ],
        })),
        { key: 'verdict', cells: [frame.runHead.difference, verdict(compared.report), verdict(scene.report)] },
      ],
      numeric: () => false,
    }),
  );
}

const shapeOf = ({ rows, cols }: Pair['a']['matrix']): string => `${rows} × ${cols}`;

/** Every result of both: how much it differs, in how many entries; a row chooses it for the map. */
function resultTable({ words, numbers }: Parts, pairs: readonly Pair[], chosen: Pair | undefined): Branch {
  const say = words.frame.compare;
  const row = (pair: Pair) => {
    const { a, b, difference } = pair;
    const now = pair === chosen;
    const name = difference
      ? h(
          'button',
          {
            type: 'button',
            class: 'row-button',
            'aria-pressed': String(now),
            on: { click: { type: 'ui', field: 'compareResult', value: b.id } },
          },
          rich(b.title),
        )
      : rich(b.title);
    const entries = numbers.integer(b.matrix.rows * b.matrix.cols);
    const cells = difference
      ? [rich(numbers.size(difference.largest)), say.of(numbers.integer(difference.differing), entries)]
      : [say.shapes(shapeOf(a.matrix), shapeOf(b.matrix)), ''];
    return { key: b.id, now, cells: [name, ...cells] };
  };
  return table({
    caption: say.results,
    head: [say.result, say.largest, say.differing],
    rows: pairs.map(row),
  });
}
