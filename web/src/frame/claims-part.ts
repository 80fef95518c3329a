/**
 * The claims of an experiment, at the end of Run: what the learner says of each, and then what the picture and other inputs say. Until
 * something was said there is nothing to read and nothing to try.
 */
import type { Verdict } from '../engine/api.ts';
import type { ClaimResult } from '../engine/claim.ts';
import { printedAll } from '../exercises/asked.ts';
import { exampleParts, exampleTables } from '../exercises/claim-example.ts';
import type { ClaimView, Settings } from '../experiments/contract.ts';
import type { ClaimWords } from '../locales/contract.ts';
import { said as present } from '../locales/said.ts';
import { lead } from '../render/lead.ts';
import { plain, rich } from '../render/rich.ts';
import { type Branch, h, type Intent, type Tree, textOf } from '../render/tree.ts';
import { sign } from '../render/verdict.ts';
import type { ClaimState } from '../session/claim-runner.ts';
import { ownOf, sameJson } from '../state/json.ts';
import { type ClaimGuess, claimGuesses, unknown } from '../state/lab-state.ts';
import { type Moment, type Parts, partsOf, presentScene } from './moment.ts';
import type { AnyScene } from './run-step.ts';

type Claim = ClaimView<unknown, unknown>;

/** Inputs of one check. */
export const draws = 300;

interface Item {
  readonly parts: Parts;
  readonly scene: AnyScene;
  readonly claim: Claim;
  readonly said: ClaimWords;
  readonly guess: ClaimGuess | undefined;
  readonly state: ClaimState | undefined;
}

function itemsOf(parts: Parts, scene: AnyScene): Item[] {
  const { experiment, own, moment } = parts;
  const { claimGuesses: guesses } = moment.session.current;
  const states = moment.ui.claims;
  return experiment.claims.flatMap((claim): Item[] => {
    const said = own.claims[claim.id];
    const [guess, state] = [ownOf(guesses, claim.id), ownOf(states, claim.id)];
    return said ? [{ parts, scene, claim, said, guess, state }] : [];
  });
}

export function claimsPart(parts: Parts, scene: AnyScene): Tree {
  const items = itemsOf(parts, scene);
  if (items.length === 0) return null;
  const { claimsOpen: open, claimSaid } = parts.moment.ui;
  const say = parts.words.frame.claims;
  const some = items.some(({ guess }) => guess !== undefined);
  return h(
    'section',
    { class: open ? 'section ruled claims' : 'section ruled claims no-print', part: 'claims' },
    h(
      'div',
      { class: 'head-row' },
      h('h2', { class: 'h2', ...lead('claims') }, say.title),
      quiet(open ? say.hide : say.show(items.length), { type: 'ui', field: 'claimsOpen', value: !open }, String(open)),
    ),
    open && [
      h(
        'div',
        { class: 'claim-how' },
        h('p', { class: 'sm mut' }, say.how),
        some && quiet(say.forget, { type: 'forgetClaimGuesses' }),
      ),
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
    h('div', { class: 'claim-checks' }, guessed(item), item.guess !== undefined && [readOff(item), tried(item)]),
  );

/** Once one is chosen it alone stays, pressed, and with it the focus. */
function guessed({ parts, claim, guess }: Item): Branch {
  const say = parts.words.frame.claims;
  const option = (value: ClaimGuess): Branch =>
    h(
      'button',
      {
        key: value,
        type: 'button',
        class: 'btn small',
        'aria-pressed': String(guess === value),
        'aria-disabled': guess === undefined ? null : 'true',
        ...(guess === undefined ? { on: { click: { type: 'guessClaim', id: claim.id, value } } } : {}),
      },
      say.guesses[value],
    );
  return h(
    'div',
    { class: 'claim-guess', role: 'group', 'aria-label': say.ask(claim.id) },
    guess !== undefined && h('span', { class: 'sm mut' }, parts.words.frame.youSaid),
    ...claimGuesses.filter((value) => guess === undefined || guess === value).map(option),
  );
}

/** What the verdict opens with, as plain text for the live region. */
export function openedSentence(moment: Moment, id: string): string {
  const parts = partsOf(moment);
  const item = itemsOf(parts, presentScene(moment)).find(({ claim }) => claim.id === id);
  const read = item?.guess === undefined ? null : readOff(item);
  const { join, claims } = parts.words.frame;
  return join.labelled(id, read === null ? claims.opened : textOf(read));
}

/** Conditions under which the picture would say something of it; null: it does already, or there are none. */
function elsewhere({ scene, claim }: Item): Settings | null {
  const under = (claim.seen && (claim.shown?.(scene.settings) as Settings | undefined)) ?? {};
  const here = Object.entries(under).every(([name, value]) => sameJson((scene.settings as Settings)[name], value));
  return here ? null : under;
}

/** What the picture says; null: nothing of this claim. */
function readOff(item: Item): Branch | null {
  const { parts, scene, claim, said, guess } = item;
  const { words, numbers } = parts;
  const say = words.frame.claims;
  if (!claim.seen || elsewhere(item)) return null;
  const found = claim.seen(scene.report, scene.settings);
  if (found === null) return h('p', { class: 'sm' }, say.cannotTell);
  const { verdict, agrees, named = {} } = found;
  const what = typeof said.seen === 'function' ? said.seen(printedAll(named, numbers)) : (said.seen ?? '');
  const { sentences, ended } = words.frame.join;
  const judged = present(
    agrees ? say.agrees : say.disagrees,
    guess !== undefined && guess !== unknown && say.compared(guess === 'true', agrees),
  );
  return h(
    'p',
    { class: 'sm' },
    h('b', {}, say.here),
    ' ',
    verdict && [sign(verdict), ' '],
    rich(sentences(verdict ? [ended(what), limited(verdict, parts), ...judged] : [what, ...judged])),
  );
}

/** How far it is off, and how far it may be. */
function limited({ residual, tolerance }: Pick<Verdict, 'residual' | 'tolerance'>, { words, numbers }: Parts): string {
  const say = words.frame.claims;
  const off = numbers.size(residual);
  return tolerance === 0 ? say.exactly(off) : say.difference(off, numbers.size(tolerance));
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
  const conditions = elsewhere(item);
  const spoken = say.spoken(say.showHere, claim.id);
  return [
    h(
      'div',
      { class: 'claim-try' },
      conditions && button(say.showHere, { type: 'apply', conditions }, spoken),
      button(label, intent, say.spoken(label, claim.id)),
      going && progress(item),
    ),
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
  const stopped = state.kind === 'stopped' && say.stoppedAt(integer(result.cases), integer(result.total));
  return words.frame.join.sentences(present(stopped, outcome(result, say, numbers)));
}

function outcome(result: ClaimResult, say: Parts['words']['frame']['claims'], { integer, size }: Parts['numbers']) {
  const { holds, some, cases, refuting, worst, limit, above } = result;
  const all = integer(cases);
  if (holds)
    return some ? say.shown(integer(cases - refuting), all) : say.holds(all, all, size(worst), size(limit), above);
  return some ? say.neverShown(all) : say.refuted(integer(refuting), all);
}

function found(item: Item, state: ClaimState): Tree {
  const { parts, claim, guess } = item;
  const result = 'result' in state ? state.result : null;
  const judged = result !== null && guess !== undefined && guess !== unknown;
  const { claims, join } = parts.words.frame;
  const beside = judged && claims.comparedCases((guess === 'true') === result.holds);
  const sentence = h('p', { class: 'sm' }, rich(join.sentences(present(resultSentence(state, parts), beside))));
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
