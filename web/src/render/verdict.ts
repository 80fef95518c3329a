/** The equality sign is the verdict: a boxed = when the law holds, a filled ≠ when it is broken, a grey ? before the run. */
import { formula, rich } from './rich.ts';
import { type Branch, h, type Tree } from './tree.ts';

export type Outcome = { readonly holds: boolean } | null;

/** The sign alone; null: not run. It stands in the line as text, so it is read aloud as it looks. */
export function sign(outcome: Outcome): Branch {
  const [name, mark] = outcome === null ? ['unknown', '?'] : outcome.holds ? ['holds', '='] : ['broken', '≠'];
  return h('span', { class: `sign ${name}` }, mark);
}

/** left sign right, as large as a verdict: verdictFormula('Sa[XP]', verdict, 'Sa[X]P'). */
export const verdictFormula = (left: string, outcome: Outcome, right: string): Branch =>
  h('p', { class: 'verdict-formula' }, formula(left), ' ', sign(outcome), ' ', formula(right));

/** The same with plain words for sides: "Run A ≠ run B" (rich text). */
export const verdictWords = (left: string, outcome: Outcome, right: string): Branch =>
  h(
    'p',
    { class: 'verdict-formula' },
    h('span', { class: 'fx' }, rich(left)),
    ' ',
    sign(outcome),
    ' ',
    h('span', { class: 'fx' }, rich(right)),
  );

/** Formula and one sentence under it (rich text; size before place before count). */
export const verdictLine = (left: string, outcome: Outcome, right: string, sentence: string): Branch =>
  h(
    'div',
    { class: 'verdict' },
    verdictFormula(left, outcome, right),
    sentence !== '' && h('p', { class: 'verdict-why' }, rich(sentence)),
  );

/** A small sign with words beside it: tables, checks. */
export const badge = (outcome: Outcome, words: Tree): Branch =>
  h('span', { class: 'badge' }, sign(outcome), ' ', h('span', {}, words));
