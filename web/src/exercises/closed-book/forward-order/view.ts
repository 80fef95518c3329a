/** The five steps in a list, and how far their numbers are from those of the right order. */
import type { ForwardRun } from '../../../engine/closed-book-order.ts';
import { lead } from '../../../render/lead.ts';
import { rich } from '../../../render/rich.ts';
import { h, type Tree, textOf } from '../../../render/tree.ts';
import { sign } from '../../../render/verdict.ts';
import { ordered } from '../ordered.ts';
import { acts, button } from '../parts.ts';
import type { TaskScene } from '../task.ts';
import type { ForwardOrderResult } from './index.ts';
import { type ForwardOrderState, isChecked } from './state.ts';

export type ForwardOrderScene = TaskScene<ForwardOrderState, ForwardOrderResult>;

/** What is compared: what enters the block, or, where a step comes behind it, what comes out at the end. */
function measured(scene: ForwardOrderScene, { eval: inEval, train, form, cell, rightCell }: ForwardRun): string[] {
  const { numbers, words } = scene;
  const own = words['closed-book']['forward-order'];
  if (form?.endsWith('AfterBlock')) return [own.result(numbers.size(inEval.result), numbers.size(train.result))];
  return [
    own.input(numbers.size(inEval.input), numbers.size(train.input)),
    own.cell(numbers.fixed(cell, 2), numbers.fixed(rightCell, 2)),
  ];
}

function finding(scene: ForwardOrderScene): { readonly holds: boolean; readonly sentences: readonly string[] } | null {
  const { state, result, words, numbers } = scene;
  if (!result || !isChecked(state)) return null;
  const own = words['closed-book']['forward-order'];
  const { run } = result;
  if (run === null) return { holds: false, sentences: [own.stuck] };
  const kept = own.kept(numbers.integer(result.kept), numbers.integer(result.entries));
  if (run.holds) return { holds: true, sentences: [own.right, own.meter(numbers.size(run.meter)), kept] };
  const reply = run.form === null ? [] : [own.replies[run.form]];
  const blind = run.form === 'addAfterBlock' ? [own.blind(numbers.size(run.meter), numbers.size(run.rightMeter))] : [];
  return { holds: false, sentences: [...measured(scene, run), ...reply, ...blind, kept] };
}

export const sentences = (scene: ForwardOrderScene): string[] => [...(finding(scene)?.sentences ?? [])];

export function view(scene: ForwardOrderScene): Tree {
  const { 'closed-book': book } = scene.words;
  const own = book['forward-order'];
  const id = `${scene.idPrefix}-forward-order`;
  const found = finding(scene);
  const items = scene.state.steps.map((step) => ({
    id: step,
    name: textOf(rich(own.steps[step])),
    content: h('span', { class: 'ui' }, rich(own.steps[step])),
  }));
  return h(
    'section',
    { class: 'book-part', 'aria-labelledby': id },
    h('h2', { class: 'h2', id, ...lead('forward-order') }, own.heading),
    h('p', { class: 'sm mut' }, rich(own.hint)),
    h('div', { class: 'forward-order' }, ordered(items, own.heading, book.ordered)),
    h(
      'div',
      { class: 'found', key: 'found' },
      found?.sentences.map((sentence, k) =>
        k === 0
          ? h('p', { class: 'badge wrap' }, sign(found), ' ', h('span', {}, rich(sentence)))
          : h('p', { class: 'sm' }, rich(sentence)),
      ),
    ),
    acts(scene, [button(own.again, { type: 'again' })]),
  );
}
