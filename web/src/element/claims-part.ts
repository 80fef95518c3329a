/** The claims of an experiment, at the end of Run: what the picture says of each, and what other inputs say. */
import type { ClaimResult } from '../engine/claim.ts';
import { printedAll } from '../exercises/asked.ts';
import { exampleParts, exampleTables } from '../exercises/claim-example.ts';
import type { ClaimView, Settings } from '../experiments/contract.ts';
import type { ClaimWords } from '../locales/contract.ts';
import { plain, rich } from '../render/rich.ts';
import { type Branch, h, type Intent, type Tree } from '../render/tree.ts';
import { sign } from '../render/verdict.ts';
import { sameJson } from '../state/json.ts';
import type { ClaimState } from './claim-runner.ts';
import type { Parts } from './moment.ts';
import type { AnyScene } from './run-step.ts';

type Claim = ClaimView<unknown, unknown>;

/** Inputs of one check. */
export const draws = 300;

interface Item {
  readonly parts: Parts;
  readonly scene: AnyScene;
  readonly claim: Claim;
  readonly said: ClaimWords;
  readonly state: ClaimState | undefined;
}

export function claimsPart(parts: Parts, scene: AnyScene): Tree {
  const { moment, experiment, own, words } = parts;
  const { claims } = experiment;
  if (claims.length === 0) return null;
  const { claimsOpen: open, claims: states, claimSaid } = moment.ui;
  const say = words.frame.claims;
  const items = claims.flatMap((claim): Item[] => {
    const said = own.claims[claim.id];
    return said ? [{ parts, scene, claim, said, state: states[claim.id] }] : [];
  });
  return h(
    'section',
    { class: open ? 'section ruled claims' : 'section ruled claims no-print' },
    h(
      'div',
      { class: 'head-row' },
      h('h2', { class: 'h2' }, say.title),
      quiet(open ? say.hide : say.show(items.length), { type: 'ui', field: 'claimsOpen', value: !open }, String(open)),
    ),
    open && [
      h('p', { class: 'sm mut' }, say.how),
      h('ol', { class: 'claim-list' }, ...items.map(itemOf)),
      h('p', { class: 'vh', role: 'status', 'aria-live': 'polite' }, claimSaid),
    ],
  );
}

const quiet = (label: string, intent: Intent, expanded: string | null = null, spoken: string | null = null): Branch =>
  h(
    'button',
    {
      type: 'button',
      class: 'btn quiet small',
      'aria-expanded': expanded,
      'aria-label': spoken,
      on: { click: intent },
    },
    label,
  );

const itemOf = (item: Item): Branch =>
  h(
    'li',
    { key: item.claim.id },
    h(
      'p',
      { class: 'claim-says' },
      h('span', { class: 'sm dim' }, item.claim.id),
      ' ',
      h('span', {}, rich(item.said.sentence)),
    ),
    h('div', { class: 'claim-checks' }, seen(item), tried(item)),
  );

/** What the picture says, or the way to conditions under which it says something. */
function seen({ parts, scene, claim, said }: Item): Tree {
  if (!claim.seen) return null;
  const { words, numbers } = parts;
  const say = words.frame.claims;
  const under = claim.shown?.(scene.settings) as Settings | undefined;
  const settings = scene.settings as Settings;
  if (under && !Object.entries(under).every(([name, value]) => sameJson(settings[name], value))) {
    const act = { type: 'apply', conditions: under };
    return h('p', { class: 'claim-seen' }, quiet(say.showHere, act, null, say.spoken(say.showHere, claim.id)));
  }
  const found = claim.seen(scene.report, scene.settings);
  if (found === null) return h('p', { class: 'sm' }, say.cannotTell);
  const { verdict, agrees, named = {} } = found;
  const what = typeof said.seen === 'function' ? said.seen(printedAll(named, numbers)) : (said.seen ?? '');
  return h(
    'p',
    { class: 'sm' },
    h('b', {}, say.here),
    ' ',
    verdict && [sign(verdict), ' '],
    rich(what),
    verdict && ['. ', rich(say.difference(numbers.size(verdict.residual), numbers.size(verdict.tolerance)))],
    ' ',
    agrees ? say.agrees : say.disagrees,
  );
}

/** One button starts and stops, so that it keeps the focus; what it found comes after it, one Tab away. */
function tried(item: Item): Tree {
  const { parts, claim, state } = item;
  const say = parts.words.frame.claims;
  const count = parts.numbers.integer(draws);
  const going = state?.kind === 'waiting' || state?.kind === 'running';
  const act = claim.finite ? say.tryEvery : state ? say.tryAgain(count) : say.tryRandom(count);
  const label = going ? say.stop : act;
  const intent = { type: going ? 'stopClaim' : 'tryClaim', id: claim.id };
  return [
    h('div', { class: 'claim-try' }, button(label, intent, say.spoken(label, claim.id)), going && progress(item)),
    state && !going && h('div', { class: 'claim-result' }, found(item, state)),
  ];
}

function progress({ parts, claim, state }: Item): Tree {
  const say = parts.words.frame.claims;
  const { integer } = parts.numbers;
  if (state?.kind !== 'running') return h('span', { class: 'sm' }, say.waiting);
  const { cases, total } = state.result;
  return [
    h('progress', { max: total, value: cases, 'aria-label': say.bar(claim.id) }),
    h('span', { class: 'sm' }, say.progress(integer(cases), integer(total))),
  ];
}

const button = (label: string, intent: Intent, spoken: string): Branch =>
  h('button', { type: 'button', class: 'btn small', 'aria-label': spoken, on: { click: intent } }, label);

/** The result in a sentence, for the page and for the live region (rich text). */
export function resultSentence(state: ClaimState, { words, numbers }: Pick<Parts, 'words' | 'numbers'>): string {
  const say = words.frame.claims;
  const { integer } = numbers;
  if (state.kind === 'waiting') return say.waiting;
  if (state.kind === 'failed') return say.failed(plain(state.message));
  const { result } = state;
  if (result === null) return say.stopped;
  const stopped = state.kind === 'stopped' ? `${say.stoppedAt(integer(result.cases), integer(result.total))} ` : '';
  return stopped + outcome(result, say, numbers);
}

function outcome(result: ClaimResult, say: Parts['words']['frame']['claims'], { integer, size }: Parts['numbers']) {
  const { holds, some, cases, refuting, worst, limit, above } = result;
  const all = integer(cases);
  if (holds)
    return some ? say.shown(integer(cases - refuting), all) : say.holds(all, all, size(worst), size(limit), above);
  return some ? say.neverShown(all) : say.refuted(integer(refuting), all);
}

function found(item: Item, state: ClaimState): Tree {
  const { parts, claim } = item;
  const result = 'result' in state ? state.result : null;
  const sentence = h('p', { class: 'sm' }, rich(resultSentence(state, parts)));
  const example = result?.counterExample ?? null;
  if (result === null || example === null) return sentence;
  const { words, numbers, moment } = parts;
  const say = words.frame.claims;
  const open = moment.ui.exampleOpen === claim.id;
  const opened = claim.open?.(example) ?? null;
  const tables = exampleTables(example, say.parts, numbers);
  const described = exampleParts(example, say.parts, numbers);
  const reads = say.example(described, numbers.size(result.reading ?? 0), numbers.size(result.limit), result.above);
  const toggle = { type: 'ui', field: 'exampleOpen', value: open ? null : claim.id };
  const label = open ? say.hideNumbers : say.exampleNumbers;
  return [
    sentence,
    h('p', { class: 'sm' }, rich(reads)),
    h(
      'p',
      { class: 'claim-acts' },
      opened && button(say.openExample, { type: 'apply', conditions: opened }, say.spoken(say.openExample, claim.id)),
      tables.length > 0 && quiet(label, toggle, String(open), say.spoken(label, claim.id)),
    ),
    open && h('div', { class: 'numbers' }, ...tables),
  ];
}
