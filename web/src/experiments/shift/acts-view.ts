/** Three acts, one at a time: the ids before and after, and how much the attention output changes under each scheme. */
import type { SchemeChange } from '../../engine/shift.ts';
import { control } from '../../render/controls.ts';
import { lollipops, lollipopsHeight } from '../../render/lollipops.ts';
import { picture } from '../../render/picture.ts';
import { rich } from '../../render/rich.ts';
import { type Branch, h, s, type Tree } from '../../render/tree.ts';
import { actHeading, refusalOf } from './sentences.ts';
import { controls, type ShiftScene } from './settings.ts';

const names = ['act', 'frontWords', 'padCount', 'padMask', 'recheckValid'];

export function acts(scene: ShiftScene): Tree {
  const { settings, words, hidden } = scene;
  const shown = controls(settings).filter(({ name }) => names.includes(name));
  return h(
    'section',
    { class: 'section ruled' },
    h('h2', { class: 'h2' }, rich(actHeading(scene))),
    !hidden && h('div', { class: 'shift-controls' }, ...shown.map((data) => control(scene, data, words.shift))),
    idStrip(scene),
    schemeFigure(scene),
  );
}

/** The words with their ids, old to new; what the act put in front stands before them in a dashed box. */
function idStrip({ report, settings, words }: ShiftScene): Branch {
  const say = words.shift;
  const pads = settings.act === 'padLeft';
  const front = Array.from(report.frontIds, (id, k) => ({ word: pads ? say.pad : (settings.frontWords[k] ?? ''), id }));
  const item = (className: string, word: string, ids: Tree, key: string): Branch =>
    h(
      'li',
      { class: className, key },
      h('span', { class: 'word', dir: 'auto' }, word),
      h('span', { class: 'id' }, ids),
    );
  return h(
    'ol',
    { class: 'shift-ids', 'aria-label': say.idsName },
    ...front.map(({ word, id }, k) => item(pads ? 'front pad' : 'front', word, String(id), `front ${k}`)),
    ...settings.words.map((word, k) => {
      const [from, to] = [report.idsBefore[k], report.idsAfter[k]];
      return item('', word, from === to ? String(from) : `${from} → ${to}`, String(k));
    }),
  );
}

const columns = {
  XL: { start: 396, end: 80, row: 30 },
  L: { start: 396, end: 80, row: 30 },
  M: { start: 224, end: 74, row: 44 },
  S: { start: 0, end: 0, row: 56 },
};

function schemeFigure(scene: ShiftScene): Branch {
  const { report, words, numbers, layout, hidden } = scene;
  const { start, end, row } = columns[layout.size];
  const width = layout.width - start - end;
  const known = report.schemes.find(({ change }) => change !== null)?.change;
  const items = report.schemes.map(({ scheme, change }) =>
    change === null || hidden ? null : { key: scheme, size: change.residual, holds: change.holds },
  );
  const axis = lollipops({
    width,
    rowHeight: row,
    tolerance: known?.tolerance ?? 0,
    numbers,
    words: words.frame,
    items,
  });
  const height = lollipopsHeight(items.length, row);
  return h(
    'figure',
    { class: `shift-schemes size-${layout.size.toLowerCase()}` },
    h(
      'div',
      { class: 'scheme head', 'aria-hidden': 'true' },
      h('span', { class: 'sm mut' }, words.shift.schemeHead.scheme),
      h('span', { class: 'sm mut' }, words.shift.schemeHead.how),
      h('span', { class: 'sm mut' }, words.shift.schemeHead.change),
    ),
    h(
      'div',
      { class: 'scheme-lines' },
      picture(
        { width, height, label: words.shift.schemesName },
        axis,
        hidden && s('rect', { class: 'empty', width, height: items.length * row }),
      ),
      h('ul', {}, ...report.schemes.map((one) => schemeLine(scene, one))),
    ),
  );
}

function schemeLine(scene: ShiftScene, { scheme, change, error }: SchemeChange): Branch {
  const { words, numbers, hidden } = scene;
  const say = words.shift;
  const size = change === null ? '' : numbers.size(change.residual);
  return h(
    'li',
    { class: 'scheme', key: scheme },
    h('span', { class: 'ui' }, rich(say.schemes[scheme].name)),
    h('span', { class: 'sm mut how' }, rich(say.schemes[scheme].how)),
    !hidden && error !== null && h('span', { class: 'sm res stopped' }, rich(refusalOf(error, words))),
    !hidden && change !== null && h('span', { class: change.holds ? 'ui num size' : 'ui num size broken' }, rich(size)),
  );
}
