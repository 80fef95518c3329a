/** Parts of a drawn layer of attention: where something is added, the table of positions, and queries, keys and values. */
import { formulaText, place, round, text } from './picture.ts';
import { type Branch, s } from './tree.ts';

export const boxHeight = 28;

export const joint = (x: number, at: number, carries: string): Branch =>
  s(
    'g',
    { class: `joint ${carries}` },
    s('circle', { cx: x, cy: at, r: 9 }),
    s('path', { d: `M${x - 5} ${at}h10M${x} ${at - 5}v10` }),
  );

/** The letter of the table in a frame; it always carries position. */
export const tableBox = (x: number, at: number, letter: string): Branch =>
  place(
    x - 12,
    at - 12,
    s('rect', { class: 'table-frame', width: 24, height: 24, rx: 3 }),
    text(12, 18, 'f m table-letter', letter),
  );

export function operandBox(x: number, top: number, width: number, role: 'q' | 'k' | 'v'): Branch {
  const left = round(x - width / 2);
  return s(
    'g',
    { class: `operand ${role}` },
    s('rect', { class: 'operand-frame', x: left, y: top, width, height: boxHeight, rx: 3 }),
    role === 'v' &&
      s('rect', { class: 'operand-frame', x: left + 3, y: top + 3, width: width - 6, height: boxHeight - 6, rx: 2 }),
    formulaText(x, top + 20, `\\${role.toUpperCase()}`),
  );
}
