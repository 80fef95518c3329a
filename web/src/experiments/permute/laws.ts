/** What else the same run shows: equivariant is not invariant, the mean, the weights, equal words, the last token, every order. */
import type { Verdict } from '../../engine/api.ts';
import { rich } from '../../render/rich.ts';
import { table } from '../../render/table.ts';
import { type Branch, h } from '../../render/tree.ts';
import { badge } from '../../render/verdict.ts';
import { quoted, wordAt } from './describe.ts';
import type { Kit } from './kit.ts';

interface Law {
  readonly id: string;
  readonly statement: string;
  readonly verdict: Pick<Verdict, 'holds' | 'identical' | 'residual'>;
}

function lawsOf({ scene, formulas }: Kit): Law[] {
  const { report, settings, numbers } = scene;
  const say = scene.words.permute.laws;
  const laws: Law[] = [
    {
      id: 'equivariant',
      statement: say.equivariant(`$${formulas.outputOfPermuted} = ${formulas.permutedOutput}$`),
      verdict: report.equivariance,
    },
    {
      id: 'invariant',
      statement: say.invariant(`$${formulas.outputOfPermuted} = ${formulas.output}$`),
      verdict: report.invariance,
    },
    { id: 'mean', statement: say.mean, verdict: report.pooled },
    { id: 'weights', statement: say.weights, verdict: report.attention },
  ];
  if (report.equalWords) {
    const word = quoted(scene, settings.words[report.equalWords.row]);
    laws.push({ id: 'equalWords', statement: say.equalWords(word), verdict: report.equalWords });
  }
  if (report.last) laws.push({ id: 'last', statement: say.last(wordAt(scene, report.last.row)), verdict: report.last });
  const every = report.everyOrder;
  if (every) {
    const statement = say.everyOrder(numbers.integer(every.holding), numbers.integer(every.orders));
    laws.push({ id: 'everyOrder', statement, verdict: every });
  }
  return laws;
}

export function lawTable(kit: Kit): Branch {
  const { numbers, words } = kit.scene;
  const { laws: say } = words.permute;
  const { frame } = words;
  const rows = lawsOf(kit).map(({ id, statement, verdict }) => ({
    key: id,
    cells: [
      rich(statement),
      rich(numbers.size(verdict.residual)),
      badge(verdict, verdict.identical ? frame.identical : verdict.holds ? frame.holds : frame.broken),
    ],
  }));
  const { report } = kit.scene;
  const follows = report.outcome === 'follows';
  return h(
    'section',
    { class: 'section ruled laws' },
    h('h2', { class: 'h2' }, say.title),
    table({
      caption: say.title,
      captionHidden: true,
      head: [say.head.law, say.head.difference, say.head.verdict],
      rows,
      numeric: (col) => col === 1,
    }),
    follows && h('p', { class: 'sm mut law-note' }, say.notInvariant),
  );
}
