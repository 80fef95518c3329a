/** The picture: how many rows the input asks for, how many the table holds, and the hatched ones that do not exist. */
import type { OverflowReport } from '../../engine/overflow.ts';
import { said } from '../../locales/said.ts';
import { spokenText } from '../../render/controls.ts';
import { picture, richText, round, text } from '../../render/picture.ts';
import { rich } from '../../render/rich.ts';
import { range } from '../../render/slider.ts';
import { missingRows, strips } from '../../render/strips.ts';
import { type Branch, h, s, type Tree } from '../../render/tree.ts';
import type { Scene } from '../contract.ts';
import { type Axis, axisOf, limitAt, tickAt, ticksOf } from './axis.ts';
import type { Settings } from './settings.ts';

type OverflowScene = Scene<Settings, OverflowReport>;

const stripTop = 60;
/** Room a label needs beside its bar. */
const labelRoom = 176;

export function tableFigure(scene: OverflowScene): Branch {
  const { settings, report, layout, hidden } = scene;
  const axis = axisOf(layout.width, Math.max(settings.reach, settings.length, settings.maxLen));
  const stripHeight = layout.size === 'XL' || layout.size === 'L' ? 12 : 9;
  const bottom = stripTop + stripHeight * report.columns.length;
  return h(
    'figure',
    { class: 'overflow-figure' },
    !hidden && lengthSlider(scene, axis),
    picture(
      { width: layout.width, height: bottom + 34, label: pictureName(scene) },
      inputBar(scene, axis),
      labels(scene, axis),
      strips({
        y: stripTop,
        values: report.strips,
        map: 'd',
        scale: report.stripScale,
        width: axis.x(settings.maxLen),
        stripHeight,
        position: true,
      }),
      beyond(scene, axis, bottom),
      inputLabel(scene, axis),
      limitLine(scene, axis, bottom),
    ),
    h('figcaption', { class: 'cap' }, rich(caption(scene))),
    !hidden && h('p', { class: 'cap' }, memory(scene)),
  );
}

function lengthSlider(scene: OverflowScene, axis: Axis): Branch {
  const words = scene.words.overflow;
  const field = {
    id: `${scene.idPrefix}-length-slider`,
    name: 'length',
    label: words.controls.length,
    spoken: spokenText(words.controls.length),
    value: scene.settings.length,
    described: null,
    invalid: null,
    scene,
    words,
  };
  const slider = range(field, { kind: 'slider', min: 0, max: axis.reach, step: 1, ticks: [] });
  return h('div', { class: 'length-slider' }, { ...slider, on: { input: { type: 'slideLength', name: 'length' } } });
}

function pictureName({ settings, report, numbers, words, hidden }: OverflowScene): string {
  const { name } = words.overflow.picture;
  const { integer } = numbers;
  if (report.missingRows === 0 || hidden) return name.enough(integer(settings.length), integer(settings.maxLen));
  return name.missing(
    integer(settings.length),
    integer(settings.maxLen),
    integer(settings.maxLen),
    integer(report.lastToken),
  );
}

function inputBar({ settings }: OverflowScene, axis: Axis): Branch {
  return s('rect', {
    class: 'bar3',
    x: 0.5,
    y: 0.5,
    width: Math.max(1, round(axis.x(settings.length)) - 1),
    height: 22,
  });
}

/** In the bar, or beside one that is too short. */
function inputLabel({ settings, numbers, words }: OverflowScene, axis: Axis): Tree {
  const say = words.overflow.picture;
  const end = round(axis.x(settings.length));
  const count = say.tokens(numbers.integer(settings.length));
  if (end > labelRoom) return [text(10, 16, 'fb', say.input), text(end - 10, 16, 'e', count)];
  return text(end + 10, 16, 'halo-text', words.frame.join.list([say.input, count]));
}

/** Names above the strips. A table too short for two labels has one. */
function labels(scene: OverflowScene, axis: Axis): Tree {
  const { settings, report, numbers, words, hidden } = scene;
  const say = words.overflow.picture;
  const end = axis.x(settings.maxLen);
  const stored = say.rows(numbers.integer(report.storedRows));
  const apart = end > labelRoom && (!spares(scene) || axis.width - end > labelRoom);
  return [
    richText(0, 52, words.frame.join.list(said(`**${say.table}**`, !apart && stored)), 'pz'),
    apart && text(end - 8, 52, 'e pz', stored),
    report.missingRows > 0 && pastLabel(scene, axis, apart ? end : labelRoom + 20),
    spares(scene) && !hidden && spareLabel(scene, axis, apart),
  ];
}

function pastLabel({ settings, report, numbers, words, hidden }: OverflowScene, axis: Axis, from: number): Tree {
  const say = words.overflow.picture;
  const label = (hidden ? say.past : say.missing)(numbers.integer(report.missingRows));
  const end = Math.min(axis.width, Math.max(axis.x(settings.length), from + 112));
  return text(end, 52, hidden ? 'e s' : 'e fb rz', label);
}

function spareLabel({ settings, report, numbers, words }: OverflowScene, axis: Axis, apart: boolean): Tree {
  const label = words.overflow.picture.spare(numbers.integer(report.spareRows));
  const end = axis.x(settings.maxLen);
  return apart ? text(end + 10, 52, 'fb rz', label) : text(Math.max(end - 8, labelRoom + 150), 52, 'e fb rz', label);
}

/** ViT adds its whole table, also the rows that no token meets. */
const spares = ({ report }: OverflowScene): boolean => report.spareRows > 0;

/** Rows that are asked for and not there; beside the input also rows that are there and not asked for. */
function beyond(scene: OverflowScene, axis: Axis, bottom: number): Tree {
  const { settings, report, hidden } = scene;
  const stored = axis.x(settings.maxLen);
  const asked = axis.x(settings.length);
  const height = bottom - stripTop;
  if (report.missingRows > 0) {
    if (!hidden) return missingRows(stored + 0.5, stripTop, seen(asked - stored), height);
    return s('rect', { class: 'empty', x: round(stored), y: stripTop, width: round(asked - stored), height });
  }
  return spares(scene) && !hidden && missingRows(asked + 0.5, 0.5, seen(stored - asked), 22);
}

/** One missing row among a thousand still shows. */
const seen = (width: number): number => Math.max(1, width - 1);

function limitLine({ settings, numbers, words }: OverflowScene, axis: Axis, bottom: number): Tree {
  const label = words.overflow.picture.limit(String(settings.maxLen));
  const half = 3.4 * label.length;
  const end = round(axis.x(settings.maxLen));
  return [
    s('path', { class: 'ln thick', d: `M${end} ${end > labelRoom ? 28 : stripTop - 4}V${bottom + 12}` }),
    text(limitAt(axis, settings.maxLen, half), bottom + 27, 'm fb', label),
    ...ticksOf(axis, settings.maxLen, half).map((value) => [
      s('path', { class: 'lg', d: `M${round(Math.min(axis.width - 0.5, axis.x(value) + 0.5))} ${bottom + 3}v6` }),
      text(tickAt(axis, value), bottom + 27, value === 0 ? 's m' : 's m', numbers.integer(value)),
    ]),
  ];
}

function caption({ report, numbers, words }: OverflowScene): string {
  const { picture: say } = words.overflow;
  const columns = report.columns.map(numbers.integer);
  return say.strips(words.frame.join.and(columns), numbers.integer(report.lastPosition), columns.length > 1);
}

function memory({ settings, report, numbers, words }: OverflowScene): string {
  const { picture: say } = words.overflow;
  // Printed numbers must not break inside.
  const bytes = (count: number): string => numbers.integer(count).replace(/\s/g, '\u202f');
  const stored = say.memory(
    numbers.integer(report.storedRows),
    bytes(report.storedBytes32),
    bytes(report.storedBytes64),
  );
  const needed =
    report.missingRows > 0 &&
    say.memoryNeeded(numbers.integer(settings.length), bytes(report.neededBytes32), bytes(report.neededBytes64));
  const { ended, clauses } = words.frame.join;
  return ended(clauses(said(stored, needed)));
}
