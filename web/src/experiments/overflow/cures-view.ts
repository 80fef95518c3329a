/** Five cures side by side: what one column becomes, and what each cure loses. The bold words depend on the report alone. */
import type { OverflowCure, OverflowReport } from '../../engine/overflow.ts';
import { said } from '../../locales/said.ts';
import { picture, round } from '../../render/picture.ts';
import { rich } from '../../render/rich.ts';
import { type Branch, h, s } from '../../render/tree.ts';
import type { Scene } from '../contract.ts';
import type { Settings } from './settings.ts';

type OverflowScene = Scene<Settings, OverflowReport>;

const height = 44;
const middle = height / 2;
const swing = 18;

export function curesSection(scene: OverflowScene): Branch {
  const { settings, report, layout, words, numbers } = scene;
  const say = words.overflow.cures;
  const sinusoidal = settings.table === 'sinusoidal';
  const stacked = layout.width < 600;
  const roomy = layout.width > 760;
  const width = stacked ? layout.width - 36 : roomy ? 320 : 216;
  return h(
    'section',
    { class: `cures${stacked ? ' stacked' : roomy ? ' roomy' : ''}` },
    h(
      'div',
      { class: 'cures-head' },
      h('h2', { class: 'h2' }, say.title[cureCase(report)]),
      h(
        'p',
        { class: 'cap' },
        keyLine('curve position'),
        ' ',
        sinusoidal ? say.used(numbers.integer(report.curveColumn)) : say.usedRow,
        h('span', { class: 'key-gap' }),
        keyLine('curve expected'),
        ' ',
        sinusoidal ? say.should : say.shouldRow,
      ),
    ),
    h(
      'div',
      { role: 'radiogroup', 'aria-label': words.overflow.controls.cure },
      ...report.cures.map((cure) => cureRow(scene, cure, width)),
    ),
    h(
      'p',
      { class: 'sm mut cures-limit' },
      rich(words.frame.join.sentences(said(!sinusoidal && say.learnedLimits, say.limits))),
    ),
  );
}

/** The cures lengthen a table; nothing here makes an odd width even. */
function cureCase({ outcome }: OverflowReport): 'needless' | 'useless' | 'needed' {
  if (outcome === 'fits') return 'needless';
  return outcome === 'buildFails' ? 'useless' : 'needed';
}

const keyLine = (name: string): Branch =>
  s(
    'svg',
    { class: 'pic-inline', width: 24, height: 8, viewBox: '0 0 24 8', 'aria-hidden': 'true', focusable: 'false' },
    s('path', { class: name, d: 'M0 4H24' }),
  );

function cureRow(scene: OverflowScene, cure: OverflowCure, width: number): Branch {
  const { settings, words, idPrefix } = scene;
  const { policy } = cure;
  const name = words.overflow.cures.names[policy];
  return h(
    'label',
    { class: 'pick cure', key: policy },
    h('input', {
      type: 'radio',
      name: `${idPrefix}-cure`,
      value: policy,
      properties: { checked: settings.cure === policy },
      on: { change: { type: 'set', name: 'cure', value: policy } },
    }),
    h(
      'span',
      { class: 'cure-name' },
      h('b', { class: 'ui' }, name),
      h('span', { class: 'code ltr' }, codeOf(scene, cure)),
    ),
    h('span', { class: 'cure-curve' }, curvePicture(scene, cure, width)),
    h('span', { class: 'sm' }, rich(lossOf(scene, cure))),
  );
}

/** The cure as one would write it. */
function codeOf({ settings, report }: OverflowScene, { policy }: OverflowCure): string {
  const { length, maxLen } = settings;
  const code = {
    rebuild: `max_len=${length}`,
    truncate: `X[:, :${maxLen}]`,
    clamp: `min(i, ${report.lastPosition})`,
    wrap: `i mod ${maxLen}`,
    interpolate: report.missingRows > 0 ? `i · ${maxLen} / ${length}` : 'i',
  };
  return code[policy];
}

/** What a cure loses, by what was counted; a cure that changes nothing says so. */
export function lossOf(scene: OverflowScene, cure: OverflowCure): string {
  const { settings, report, numbers, words } = scene;
  const say = words.overflow.cures;
  const { integer, percent } = numbers;
  const learned = settings.table !== 'sinusoidal';
  if (cure.ownRow.identical && cure.newRows === 0) {
    const length = integer(settings.length);
    return report.spareRows > 0 ? say.takes(length, integer(report.slicedRows)) : say.nothing(length);
  }
  switch (cure.policy) {
    case 'rebuild': {
      const old = say.span('0', integer(report.lastPosition));
      if (learned) return say.rebuildLearned(old, integer(cure.newRows));
      return say.rebuild(old, say.span(integer(report.storedRows), integer(report.lastToken)));
    }
    case 'truncate':
      return say.truncate(integer(cure.lostTokens), percent(cure.lostShare, cure.lostShare < 0.01 ? 2 : 0));
    case 'clamp':
      return say.clamp(integer(cure.lastRowTokens), integer(report.lastPosition));
    case 'wrap':
      return say.wrap(
        integer(cure.firstPair?.first ?? 0),
        integer(cure.firstPair?.second ?? 0),
        integer(cure.collidingPairs),
      );
    case 'interpolate': {
      const moved = cure.keptRows === 1 ? say.onlyRow0 : say.moved(integer(cure.movedRows), integer(report.storedRows));
      const apart = neighbourWords(scene, cure);
      return words.frame.join.sentences(said(say.interpolate, report.storedRows > 1 && moved, apart));
    }
  }
}

/** Four decimals where two would make different distances look equal. */
function neighbourWords({ report, numbers, words }: OverflowScene, cure: OverflowCure): string {
  const say = words.overflow.cures;
  const after = cure.closest?.distance ?? 0;
  if (!report.closest) return say.neighboursOnly(numbers.size(after));
  const before = report.closest.distance;
  const alike = numbers.size(before) === numbers.size(after) && before !== after;
  const print = (value: number): string => (alike ? numbers.fixed(value, 4) : numbers.size(value));
  return say.neighbours(print(before), print(after));
}

/** One column as used over the same column as it should be; for learned tables the row that each token reads. */
function curvePicture(scene: OverflowScene, cure: OverflowCure, width: number): Branch {
  const { settings, report, words } = scene;
  const sinusoidal = settings.table === 'sinusoidal';
  const count = settings.length;
  const limit = round((settings.maxLen / count) * width);
  const x = (token: number): number => round((token / Math.max(1, count - 1)) * width);
  const y = sinusoidal
    ? (value: number): number => round(middle - swing * value)
    : (row: number): number => round(middle + swing - (2 * swing * row) / Math.max(1, count - 1, settings.maxLen - 1));
  const ideal = sinusoidal ? report.ideal : Float64Array.from({ length: count }, (_, token) => token);
  const used = sinusoidal ? cure.column : cure.positions;
  const stride = strideOf(ideal, width, sinusoidal ? 2 : count);
  const over = limit < width;
  const lost = cure.lostTokens > 0;
  return picture(
    { width, height, label: words.overflow.cures.curve(words.overflow.cures.names[cure.policy]) },
    over && !lost && s('rect', { class: 'band', x: limit, width: round(width - limit), height }),
    sinusoidal && s('path', { class: 'gr', d: `M0 ${middle}H${width}` }),
    s('path', { class: 'curve expected', d: sampledPath(ideal, null, stride, x, y) }),
    over && lost && s('rect', { class: 'missing', x: limit, width: round(width - limit), height }),
    s('path', { class: 'curve position', d: sampledPath(used, cure.positions, stride, x, y) }),
    over && s('path', { class: 'ln', d: `M${limit} 0V${height}` }),
  );
}

/** Tokens per drawn point: two points a pixel unit are enough, as long as no step between two of them is steep. */
function strideOf(values: ArrayLike<number>, width: number, range: number): number {
  for (let stride = Math.floor(values.length / (2 * width)); stride > 1; stride--) {
    let steepest = 0;
    for (let k = stride; k < values.length; k += stride)
      steepest = Math.max(steepest, Math.abs((values[k] ?? 0) - (values[k - stride] ?? 0)));
    if (steepest < range / 12) return stride;
  }
  return 1;
}

/** The pen is lifted where the position read jumps back; the tokens at a jump and the last one are always drawn. */
function sampledPath(
  values: ArrayLike<number>,
  positions: ArrayLike<number> | null,
  stride: number,
  x: (token: number) => number,
  y: (value: number) => number,
): string {
  let path = '';
  const last = values.length - 1;
  const jumps = (token: number): boolean =>
    positions !== null && token > 0 && token <= last && (positions[token] ?? 0) < (positions[token - 1] ?? 0);
  for (let token = 0; token <= last; token++) {
    const jump = jumps(token);
    if (token % stride !== 0 && token !== last && !jump && !jumps(token + 1)) continue;
    path += `${token === 0 || jump ? 'M' : 'L'}${x(token)} ${y(values[token] ?? 0)}`;
  }
  // A lone token, such as the first after a jump at the very end, would leave no mark.
  return path.replace(/M[^ML]*(?=M|$)/g, '$&h2');
}

/** The cure the sentence is about. */
export const chosenCure = ({ settings, report }: { settings: Settings; report: OverflowReport }): OverflowCure =>
  report.cures.find(({ policy }) => policy === settings.cure) as OverflowCure;
