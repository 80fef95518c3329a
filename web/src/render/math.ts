/**
 * A formula for those who listen: MathML made from the runs that are seen (formula.ts). What is seen stays letters of the page's own
 * serif, since few computers have a mathematical font, and letters break across lines, are found by a search and are copied. The MathML
 * lies over them, transparent (styles/formulas.css), so that a finger that explores the screen finds it; the letters are passed over.
 */
import type { Run } from './formula.ts';
import type { MathTwin } from './tree.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const element = (tag: string, inside: string): string => `<${tag}>${inside}</${tag}>`;
const leaf = (tag: string, text: string): string =>
  element(
    tag,
    text.replace(/[&<>]/g, (sign) => entities[sign] ?? sign),
  );
const row = (parts: readonly string[]): string =>
  parts.length === 1 ? (parts[0] as string) : element('mrow', parts.join(''));

const token = /(?<number>\d+(?:[.,\u202f]\d+)*)|(?<word>\p{L}+)|(?<sign>[^\s])/gu;

/** Bold and italic letters are one name each (XP is a product); upright ones are a word: sin, Sa. */
function atoms({ text, bold, italic }: Run): string[] {
  return [...text.matchAll(token)].flatMap(({ groups }) => {
    const { number, word, sign } = groups ?? {};
    if (number !== undefined) return leaf('mn', number.replaceAll('\u202f', ''));
    if (word === undefined) return leaf('mo', sign ?? '');
    return bold || italic ? [...word].map((letter) => leaf('mi', letter)) : leaf('mi', word);
  });
}

/** What is raised and lowered belongs to the one name, number or bracket before it. */
function parts(runs: readonly Run[]): string[] {
  const out: string[] = [];
  for (let k = 0; k < runs.length; ) {
    const { level } = runs[k] as Run;
    const from = k;
    while (k < runs.length && runs[k]?.level === level) k++;
    const inside = runs.slice(from, k).flatMap(atoms);
    if (level === undefined) out.push(...inside);
    else out.push(element(level === 'sup' ? 'msup' : 'msub', `${out.pop() ?? '<mrow></mrow>'}${row(inside)}`));
  }
  return out;
}

const math = (inside: string): MathTwin => ({ mathml: `<math>${inside}</math>` });

/** null for one name or number: in a sentence it is a word like another, and every reader reads words. */
export function mathOf(runs: readonly Run[]): MathTwin | null {
  const all = parts(runs);
  return all.length < 2 && !all[0]?.startsWith('<ms') ? null : math(all.join(''));
}

/** A cell of an equation: a formula, or the rows of a matrix. */
export type MathCell = readonly Run[] | readonly (readonly (readonly Run[])[])[];

const isMatrix = (cell: MathCell): cell is readonly (readonly (readonly Run[])[])[] => Array.isArray(cell[0]);

const table = (rows: readonly (readonly string[])[]): string =>
  element('mtable', rows.map((cells) => element('mtr', cells.map((cell) => element('mtd', cell)).join(''))).join(''));

const cellOf = (cell: MathCell): string =>
  isMatrix(cell)
    ? element(
        'mrow',
        `<mo>[</mo>${table(cell.map((entries) => entries.map((entry) => parts(entry).join(''))))}<mo>]</mo>`,
      )
    : parts(cell).join('');

/** Rows of an equation, one under the other. */
export const mathRows = (rows: readonly (readonly MathCell[])[]): MathTwin =>
  math(table(rows.map((cells) => cells.map(cellOf))));
