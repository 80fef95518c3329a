/** The slice and the add as two visible steps, and what the framework says about them in its own words. */
import type { FrameworkText, OverflowReport, OverflowStep, TextMark } from '../../engine/overflow.ts';
import { said } from '../../locales/said.ts';
import { rich } from '../../render/rich.ts';
import { type Branch, h, s, type Tree } from '../../render/tree.ts';
import { sign } from '../../render/verdict.ts';
import type { Scene } from '../contract.ts';
import type { Settings } from './settings.ts';

type OverflowScene = Scene<Settings, OverflowReport>;

/** As PyTorch prints a shape. */
const shape = (rows: number, width: number): string => `(1, ${rows}, ${width})`;
const sliceText = (length: number): string => `P[:, :${length}]`;

export function stepsList(scene: OverflowScene): Branch {
  const { report, words, hidden } = scene;
  const shown = report.steps.filter(
    ({ name, state }) => name === 'slice' || name === 'add' || (name === 'build' && state === 'fails' && !hidden),
  );
  return h(
    'ol',
    { class: 'overflow-steps', 'aria-label': words.overflow.steps.title },
    ...shown.map((step) => stepRow(scene, step)),
  );
}

function stepRow(scene: OverflowScene, step: OverflowStep): Branch {
  const { words, hidden } = scene;
  const say = words.overflow.steps;
  return h(
    'li',
    { key: step.name, class: step.state === 'notReached' ? 'later' : null },
    h('b', { class: 'ui' }, say.names[step.name]),
    h('span', { class: 'code ltr' }, hidden ? hiddenCode(scene, step) : code(scene, step)),
    h('span', { class: 'sm mut' }, hidden ? say.hidden : rich(stepWords(scene, step))),
  );
}

function hiddenCode({ settings }: OverflowScene, step: OverflowStep): Tree {
  const call = step.name === 'add' ? 'X + …' : settings.table === 'vit' ? 'P' : sliceText(settings.length);
  return [call, ' ', sign(null)];
}

/** A shape does not break between its numbers. */
const whole = (text: string): Branch => h('span', { class: 'whole-shape' }, text);

/** What goes in and comes out; for the add the two row counts with the verdict between them. */
function code({ settings, report }: OverflowScene, { name, state }: OverflowStep): Tree {
  const { length, width } = settings;
  if (name === 'build') return `P[:, :, 1::2] = cos(…)`;
  if (name === 'slice') {
    if (state === 'absent') return 'P';
    return state === 'done' ? `${sliceText(length)} → ${shape(report.slicedRows, width)}` : sliceText(length);
  }
  const [left, right] = [shape(length, width), shape(report.slicedRows, width)];
  if (state === 'notReached') return 'X + P';
  return state === 'done'
    ? `${left} + ${right} → ${shape(report.outputRows, width)}`
    : [whole(left), ' ', sign({ holds: false }), ' ', whole(right)];
}

function stepWords({ settings, report, numbers, words }: OverflowScene, { name, state }: OverflowStep): string {
  const say = words.overflow.steps;
  const { integer } = numbers;
  if (state === 'notReached') return say.notReached;
  if (name === 'build') return say.buildFails(integer(report.cosinesComputed), integer(report.cosineColumns));
  if (name === 'slice') {
    if (state === 'absent') return say.noSlice(integer(report.slicedRows));
    return report.missingRows > 0
      ? say.sliceShort(integer(settings.length), integer(report.slicedRows))
      : say.sliceFull(integer(settings.length));
  }
  if (report.outcome === 'tableSpread') return say.tableSpread(integer(report.outputRows));
  if (report.outcome === 'inputSpread') return say.inputSpread(integer(report.outputRows));
  return state === 'fails' ? say.addFails : say.addFits;
}

/** Failed or silent: in residual colour. Fits: a calm frame of the same build. */
export function outcomePanel(scene: OverflowScene): Branch {
  const { settings, report } = scene;
  const text = report.frameworks.find(({ framework }) => framework === settings.framework) as FrameworkText;
  const calm = report.outcome === 'fits';
  return h(
    'section',
    { class: calm ? 'err calm' : 'err', 'aria-label': panelTitle(scene) },
    h('header', {}, !calm && cross(), h('span', {}, panelTitle(scene))),
    text.text === ''
      ? h('pre', { class: 'ltr' }, quietBody(scene))
      : h('pre', { class: 'ltr', lang: 'en' }, marked(text)),
    text.text === '' ? quietNote(scene, text) : explained(scene, text),
  );
}

const cross = (): Branch =>
  s(
    'svg',
    { class: 'pic-inline', viewBox: '0 0 18 18', width: 18, height: 18, 'aria-hidden': 'true', focusable: 'false' },
    s('path', { class: 'cross-line', d: 'M3 3 15 15M15 3 3 15' }),
  );

function panelTitle({ settings, report, numbers, words }: OverflowScene): string {
  const say = words.overflow.panel;
  switch (report.outcome) {
    case 'addFails':
      return settings.table === 'vit' ? say.addFailsWhole : say.addFails;
    case 'inputSpread':
      return say.inputSpread(numbers.integer(report.outputRows));
    default:
      return say[report.outcome];
  }
}

/** The framework's own text, unchanged, its key numbers underlined. */
function marked({ text, marks }: FrameworkText): Tree[] {
  let from = 0;
  const parts: Tree[] = [];
  for (const { start, length } of marks) {
    parts.push(text.slice(from, start), h('mark', {}, text.slice(start, start + length)));
    from = start + length;
  }
  return [...parts, text.slice(from)];
}

function explained(scene: OverflowScene, text: FrameworkText): Branch {
  const say = scene.words.overflow.panel;
  const { join } = scene.words.frame;
  const one = ({ start, length, meaning }: TextMark): Tree =>
    h('span', {}, h('b', {}, text.text.slice(start, start + length)), ' ', rich(meaningOf(scene, meaning)));
  return h(
    'div',
    { class: 'ann' },
    ...text.marks.map(one),
    h(
      'span',
      { class: 'source' },
      rich(join.sentences(said(origin(scene, text), text.otherText && say.other(text.otherText)))),
    ),
  );
}

function meaningOf({ settings, words }: OverflowScene, meaning: TextMark['meaning']): string {
  const { meanings } = words.overflow.panel;
  if (meaning !== 'table') return meanings[meaning];
  return settings.table === 'vit' ? meanings.whole : meanings.table(`\`${sliceText(settings.length)}\``);
}

/** D2L's TensorFlow tab fills its table with NumPy: the one text of that tab we did run. */
const origin = ({ words }: OverflowScene, { framework, run }: FrameworkText): string =>
  run ? words.overflow.panel.run[framework] : words.overflow.panel.notRun;

function quietBody({ settings, report }: OverflowScene): string {
  const { length, width } = settings;
  return `${shape(length, width)} + ${shape(report.slicedRows, width)} → ${shape(report.outputRows, width)}`;
}

function quietNote(scene: OverflowScene, text: FrameworkText): Branch {
  const { settings, report, numbers, words } = scene;
  const say = words.overflow.panel;
  const { integer } = numbers;
  const first = report.firstRefused === null ? null : integer(report.firstRefused);
  const fits =
    settings.table === 'vit' && settings.maxLen > 1
      ? say.fitsOnly(integer(report.storedRows))
      : say.fitsBody(integer(report.lastPosition), first);
  const quiet = report.outcome === 'fits';
  return h(
    'div',
    { class: 'ann' },
    h('span', {}, rich(quiet ? fits : say.silent)),
    !quiet && h('span', { class: 'source' }, rich(origin(scene, text))),
  );
}
