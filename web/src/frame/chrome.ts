/** What stands around the experiment: rail of questions, list of steps, footer; the bar above is in top-bar.ts. */
import type { ExperimentCore, Size, Step } from '../experiments/contract.ts';
import type { Locale } from '../locales/en/index.ts';
import { lead } from '../render/lead.ts';
import { rich } from '../render/rich.ts';
import { type Branch, h, type Tree } from '../render/tree.ts';
import { steps as allSteps, type ExperimentState } from '../state/lab-state.ts';

type Frame = Locale['frame'];

export const button = (
  label: Tree,
  className: string,
  intent: Branch['on'],
  more: Record<string, string | null> = {},
): Branch => h('button', { type: 'button', class: className, on: intent, ...more }, label);

interface Named {
  readonly id: string;
  readonly name: string;
}

export interface RailItem extends Named {
  readonly group: ExperimentCore['group'];
  readonly teaser: string;
  readonly state: ExperimentState;
}

export const railItem = (experiment: ExperimentCore, state: ExperimentState, words: Locale): RailItem => ({
  id: experiment.id,
  group: experiment.group,
  name: words[experiment.id].name,
  teaser: words[experiment.id].teaser,
  state,
});

type Box = 'on' | 'now' | '';

/** Four small boxes and the same in words. */
export function progressOf(state: ExperimentState, frame: Frame): { boxes: Box[]; done: number; text: string } {
  const { mark } = state.selfTest;
  const at = allSteps.indexOf(state.reached);
  const started = at > 0 || Object.keys(state.guesses).length > 0;
  const boxes = allSteps.map((_, k): Box => (mark !== null || k < at ? 'on' : k === at && started ? 'now' : ''));
  const names = ['predicting', 'running', 'reconciling', 'reconciled'] as const;
  const text = mark !== null ? frame.states[mark] : started ? frame.states[names[at] ?? 'none'] : frame.states.none;
  return { boxes, done: boxes.filter((box) => box === 'on').length, text };
}

export interface RailParts {
  readonly items: readonly RailItem[];
  readonly pages: readonly Named[];
  /** What is open, by id. */
  readonly current: string;
  readonly frame: Frame;
}

/** The unit's questions and what else there is to open; `menu` where there is no room beside. */
export function rail({ items, pages, current, frame }: RailParts, menu: boolean): Branch {
  return h(
    'nav',
    { class: menu ? 'rail-menu' : 'rail', 'aria-label': frame.unitOverview, part: 'rail', key: menu ? 'menu' : 'rail' },
    !menu && h('h2', {}, frame.railTitle),
    h(
      'ul',
      { class: 'questions' },
      ...ofGroup(items, 'question').map((item, k) => h('li', { key: item.id }, question(item, k + 1, current, frame))),
    ),
    railLinks(frame.lookThingsUp, ofGroup(items, 'look'), current),
    railLinks(frame.closeTheBook, pages, current),
    !menu && [
      h('h3', {}, frame.readFirst),
      h('ul', { class: 'rail-list' }, ...frame.sources.map((source) => h('li', {}, source))),
      h('p', { class: 'between sm dim' }, frame.between),
    ],
  );
}

const ofGroup = (items: readonly RailItem[], group: RailItem['group']): RailItem[] =>
  items.filter((item) => item.group === group);

const railLinks = (title: string, items: readonly Named[], current: string): Tree =>
  items.length > 0 && [
    h('h3', {}, title),
    h('ul', { class: 'rail-list' }, ...items.map((item) => h('li', { key: item.id }, railLink(item, current)))),
  ];

const railLink = ({ id, name }: Named, current: string): Branch =>
  h(
    'button',
    {
      type: 'button',
      class: 'rail-link',
      'aria-current': id === current ? 'page' : null,
      on: { click: { type: 'open', experiment: id } },
    },
    name,
  );

function question(item: RailItem, number: number, current: string, frame: Frame): Branch {
  const { boxes, text } = progressOf(item.state, frame);
  return h(
    'button',
    {
      type: 'button',
      class: 'rail-item',
      'aria-current': item.id === current ? 'page' : null,
      on: { click: { type: 'open', experiment: item.id } },
    },
    h('b', {}, `${number} `, item.name),
    h('span', {}, rich(item.teaser)),
    h(
      'span',
      { class: 'progress' },
      ...boxes.map((box) => h('i', { class: box || null, 'aria-hidden': 'true' })),
      h('span', {}, text),
    ),
  );
}

/** Opens the menu of the unit where it is not always there, and closes it. */
export const allQuestions = (frame: Frame, open: boolean, look: string): Branch =>
  button(
    frame.allQuestions,
    look,
    { click: { type: 'ui', field: 'railOpen', value: !open } },
    { 'aria-expanded': String(open), part: 'rail' },
  );

export function phoneBar(name: string, number: number | null, frame: Frame, open: boolean): Branch {
  return h(
    'div',
    { class: 'phone-bar', part: 'bar' },
    h('b', {}, number !== null && `${number} `, name),
    allQuestions(frame, open, 'btn quiet'),
  );
}

/** Reachable steps are buttons: those done, and the next one. */
export function stepList(offered: readonly Step[], state: ExperimentState, frame: Frame, size: Size): Tree {
  if (offered.length < 2) return null;
  const at = Math.max(0, offered.indexOf(state.step));
  const reached = Math.max(at, offered.indexOf(state.reached));
  if (size === 'S') return stepBars(offered, at, frame);
  return h(
    'ol',
    { class: 'steps', part: 'steps', 'aria-label': frame.stepList },
    ...offered.map((step, k) => stepOf(step, k, at, reached, state, frame)),
  );
}

/** Run begins with its conditions and has no heading of its own. */
const leadOf = (step: Step | undefined) => (step === 'run' ? lead(step) : {});

function stepOf(step: Step, k: number, at: number, reached: number, state: ExperimentState, frame: Frame): Branch {
  const predicted = step !== 'predict' || state.locked !== null || state.asked.length > 0;
  const finished = step === 'self-test' ? state.selfTest.mark !== null : k < reached && predicted;
  const kind = k === at ? 'now' : finished ? 'done' : 'lock';
  const label = [
    h('span', { class: 'step-number', 'aria-hidden': 'true' }, kind === 'done' ? '✓' : String(k + 1)),
    h('span', {}, frame.steps[step]),
    kind === 'done' && h('span', { class: 'vh' }, frame.stepDone),
  ];
  const reachable = k <= reached && k !== at;
  return h(
    'li',
    { class: kind, 'aria-current': k === at ? 'step' : null },
    reachable
      ? button(label, 'step', { click: { type: 'go', step } })
      : h('span', { class: 'step', ...(k === at && leadOf(step)) }, label),
  );
}

function stepBars(offered: readonly Step[], at: number, frame: Frame): Tree {
  const name = frame.steps[offered[at] as Step];
  const next = offered[at + 1];
  return [
    h(
      'div',
      { class: 'step-bars', part: 'steps', role: 'img', 'aria-label': frame.stepOf(at + 1, offered.length, name) },
      ...offered.map((_, k) => h('i', { class: k < at ? 'on' : k === at ? 'now' : null })),
    ),
    h(
      'div',
      { class: 'step-line', part: 'steps' },
      h('b', leadOf(offered[at]), frame.stepOf(at + 1, offered.length, name)),
      at > 0 &&
        button(frame.steps[offered[at - 1] as Step], 'row-button', {
          click: { type: 'go', step: offered[at - 1] as Step },
        }),
      next && h('span', {}, frame.afterwards(frame.steps[next])),
    ),
  ];
}

/** What the line at the end says and opens. */
interface Foot {
  /** Where results and progress are kept: a sentence each. */
  readonly kept: readonly string[];
  readonly webAssembly: boolean;
  readonly fullPage: string | null;
  readonly resultCode: Tree;
}

export function footer(frame: Frame, { kept, webAssembly, fullPage, resultCode }: Foot): Branch {
  return h(
    'footer',
    { class: 'foot', part: 'foot' },
    h('span', {}, frame.name),
    resultCode,
    fullPage !== null &&
      h('a', { href: fullPage, part: 'full-page', target: '_blank', rel: 'noopener' }, frame.openFullPage),
    !webAssembly && h('span', {}, frame.withoutWebAssembly),
    // Alive: what a course did not take is said when it happens.
    h('span', { 'aria-live': 'polite' }, frame.join.sentences(kept)),
  );
}
