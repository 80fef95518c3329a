/** D2L's decoder gives every new token row 0: the difference from all tokens at once, step by step. */
import type { ShiftReport } from '../../engine/shift.ts';
import { clipped } from '../../render/measure.ts';
import { picture, place, round, text } from '../../render/picture.ts';
import { rich } from '../../render/rich.ts';
import { type Branch, h, s, type Tree } from '../../render/tree.ts';
import { decodingSentence, refusalOf } from './sentences.ts';
import type { ShiftScene } from './settings.ts';

const height = 132;
/** Under the line: step number, word. */
const foot = 44;
const top = 22;

export function decoding(scene: ShiftScene): Branch {
  const { report, words } = scene;
  const say = words.shift;
  return h(
    'section',
    { class: 'section ruled' },
    h('h2', { class: 'h2' }, rich(say.decodingHeading)),
    h('p', { class: 'cap' }, rich(say.decodingCaption)),
    report.decodingError !== null && h('p', { class: 'error' }, rich(refusalOf(report.decodingError, words))),
    report.decoding !== null &&
      h(
        'div',
        { class: 'shift-decoding' },
        stems(scene, report.decoding),
        h('p', { class: 'say' }, rich(decodingSentence(scene))),
      ),
  );
}

type Decoding = NonNullable<ShiftReport['decoding']>;

function stems(scene: ShiftScene, { differences, agrees }: Decoding): Branch {
  const { settings, words, numbers, layout } = scene;
  const step = Math.min(76, Math.floor((layout.width - 12) / differences.length));
  const wide = step >= 40;
  const width = Math.max(step * differences.length, 120) + 12;
  const largest = Math.max(...differences, 0.01);
  const base = top + height;
  return h(
    'div',
    { class: 'table-box' },
    picture(
      { width, height: base + foot, label: words.shift.decodingName },
      s('path', { class: 'lg', d: `M0 ${base}H${width}` }),
      ...Array.from(differences, (size, k) => {
        const x = round((k + 0.5) * step + 6);
        const holds = agrees[k] === 1;
        const y = round(base - (size / largest) * (height - 8));
        return place(
          x,
          0,
          s(
            'g',
            { class: holds ? 'result holds' : 'result broken', key: String(k) },
            s('path', { d: `M0 ${base}V${y}` }),
            s('circle', { cx: 0, cy: y, r: wide ? 6.5 : 3 }),
          ),
          wide && text(0, y - 12, holds ? 'm' : 'm rz fb', plainSize(numbers.size(size))),
          (wide || k % 8 === 0) && text(0, base + 18, 'm pz', numbers.integer(k)),
          wide && text(0, base + 37, 'm tk', clipped(settings.words[k] ?? '', step - 4, 15)),
        );
      }),
    ),
  );
}

/** Sizes at the stems are plain decimals; anything smaller is rounding, and drawn on the line. */
const plainSize = (size: string): Tree => (size.includes('^') ? '' : size);
