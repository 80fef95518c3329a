/** What the explorer says: every number and every verdict comes from the report. */
import type { TableProperties, TableProperty } from '../../engine/explorer.ts';
import { said } from '../../locales/said.ts';
import { at } from '../../render/grid.ts';
import type { Numbers } from '../../render/numbers.ts';
import { ownPointedAt } from './own-places.ts';
import { ownReadout, ownSentence } from './own-sentences.ts';
import { pointedAt, readCell } from './places.ts';
import type { ExplorerScene } from './settings.ts';

/** Four decimals, small sizes in scientific form, whole numbers whole. */
export function live(value: number, numbers: Numbers): string {
  if (Number.isInteger(value)) return numbers.integer(value);
  return Math.abs(value) < 0.001 ? numbers.size(value) : numbers.fixed(value, 4);
}

export const nounsOf = ({ words, orientation }: ExplorerScene) => words.explorer.nouns[orientation];

/** "6–9", or "6" when one column is plotted. */
export function columnSpan({ report: { plotted } }: ExplorerScene): string {
  const [first, last] = [plotted[0] ?? 0, plotted[plotted.length - 1] ?? 0];
  return first === last ? String(first) : `${first}–${last}`;
}

/** The bits of a row, lowest first: "010100". */
export function bitsOf({ report: { counter } }: ExplorerScene, row: number): string {
  return Array.from(counter.values.subarray(row * counter.bits, (row + 1) * counter.bits)).join('');
}

export const functionName = ({ report, words }: ExplorerScene, column: number): string =>
  report.columns.cosines[column] ? words.explorer.cosine : words.explorer.sine;

/** The formula of the cell that is read, with its live numbers (render/formula.ts, without $). */
export function cellFormula(scene: ExplorerScene): string {
  const { report, settings, numbers } = scene;
  const { position, column } = readCell(scene);
  const wave = functionName(scene, column);
  const row = numbers.integer(position);
  const base = Number.isInteger(settings.base) ? numbers.integer(settings.base) : live(settings.base, numbers);
  const steps = [
    `p_{${row}, ${column}}`,
    `${wave}(${row} / ${base}^{${live(report.columns.exponents[column] ?? 0, numbers)}})`,
    `${wave}(${row} · ${formulaNumber(report.columns.frequencies[column] ?? 0, numbers)})`,
    `${wave}(${formulaNumber(at(report.angles, position, column), numbers)})`,
    formulaNumber(at(report.table, position, column), numbers),
  ];
  return steps.join(' = ');
}

/** Formulas have no rich text inside: 1.8·10^{−4} is one all the same. */
const formulaNumber = (value: number, numbers: Numbers): string => live(value, numbers);

export function describe(scene: ExplorerScene): string {
  const { report, settings, words, numbers, orientation, hidden } = scene;
  const say = words.explorer;
  const row = numbers.integer(settings.position);
  if (hidden) return say.describeHidden[orientation](row);
  const { frequencies } = report.ladder;
  const [fast = 1, slow = 1] = [frequencies[0], frequencies[frequencies.length - 1]];
  const halves = settings.layout === 'halves' && report.table.cols > 2;
  const speed =
    frequencies.length === 1
      ? say.speed.single
      : report.ladder.different === 1
        ? say.speed.same
        : fast > slow
          ? say.speed.falling[orientation](halves)
          : say.speed.rising[orientation](halves);
  const bits = bitsOf(scene, settings.position);
  const alike = report.ladder.different > 1 && fast > slow && !halves;
  return words.frame.join.sentences(
    said(say.oneLine[orientation](row), speed, say.bitsSentence(bits, alike), ownSentence(scene)),
  );
}

interface Stated {
  readonly key: string;
  readonly holds: boolean;
  readonly text: string;
  readonly found: TableProperty;
}

const index = (value: number | null, numbers: Numbers): string => numbers.integer(value ?? 0);

/** The properties of a table in words; one that nothing could be checked for says so. */
export function properties(scene: ExplorerScene, of: TableProperties = scene.report.properties): Stated[] {
  const { words, numbers } = scene;
  const { uniqueRows, nearestRows, bounded, unitPairs, rotation, offsetOnlyDots } = of;
  const say = words.explorer.properties;
  const place = (one: TableProperty) => ({
    row: index(one.row, numbers),
    other: index(one.otherRow, numbers),
    col: index(one.col, numbers),
    offset: index(one.offset, numbers),
    size: numbers.size(one.value),
    all: numbers.integer(one.checked),
    failing: numbers.integer(one.failing),
    nouns: nounsOf(scene),
  });
  const stated = (key: Exclude<keyof typeof say, number | symbol>, one: TableProperty): Stated => {
    const words = say[key];
    const text = one.checked === 0 ? words.none : one.holds ? words.holds(place(one)) : words.broken(place(one));
    return { key, holds: one.holds, text, found: one };
  };
  return [
    stated('uniqueRows', uniqueRows),
    stated('nearestRows', nearestRows),
    stated('bounded', bounded),
    stated('unitPairs', unitPairs),
    stated('rotation', rotation),
    stated('offsetOnlyDots', offsetOnlyDots),
  ];
}

export function oddSentence({ report, words, numbers, orientation }: ExplorerScene): string | null {
  const { loneColumn } = report.properties;
  return loneColumn === null ? null : words.explorer.odd[orientation](numbers.integer(loneColumn));
}

export function ladderSentence({ report, words, numbers }: ExplorerScene): string {
  const { frequencies, ratio, ratioHolds, ratioResidual, different } = report.ladder;
  const say = words.explorer.ladder;
  const count = numbers.integer(frequencies.length);
  if (frequencies.length === 1) return say.single;
  if (different === 1) return say.collapsed(count, live(frequencies[0] ?? 0, numbers));
  const ends = [frequencies[0] ?? 0, frequencies[frequencies.length - 1] ?? 0].map((one) => live(one, numbers));
  const held = say.range(count, ends[0] ?? '', ends[1] ?? '');
  const residual = numbers.size(ratioResidual);
  return words.frame.join.sentences([
    held,
    ratioHolds ? say.ratio(live(ratio, numbers), residual) : say.noRatio(residual),
  ]);
}

export function dotsSentence(scene: ExplorerScene): string {
  const { report, settings, words, numbers } = scene;
  const nouns = nounsOf(scene);
  const { firstRise, dots } = report;
  const say = words.explorer.dots;
  const row = numbers.integer(settings.position);
  if (dots.length === 1) return say.oneRow(nouns, row, live(dots[0] ?? 0, numbers));
  const itself = say.itself(nouns, row, live(dots[settings.position] ?? 0, numbers));
  const { sentences } = words.frame.join;
  if (firstRise === null) return sentences([itself, say.falls]);
  const distance = Math.abs(firstRise - settings.position);
  const before = firstRise > settings.position ? firstRise - 1 : firstRise + 1;
  const value = (k: number): string => numbers.fixed(dots[k] ?? 0, 2);
  return sentences([
    itself,
    say.rises(nouns, numbers.integer(firstRise), numbers.integer(distance), value(before), value(firstRise)),
  ]);
}

export function precisionSentence(scene: ExplorerScene): string {
  const { report, words, numbers } = scene;
  const { identical, residual, row, col } = report.precision;
  const say = words.explorer.precision;
  return identical
    ? say.identical
    : say.differs(nounsOf(scene), numbers.size(residual), numbers.integer(row), numbers.integer(col));
}

export function layoutSentence(scene: ExplorerScene): string {
  const { report, words, numbers } = scene;
  const nouns = nounsOf(scene);
  const { layoutTable, layoutDots } = report;
  const say = words.explorer.layouts;
  if (layoutTable.identical) return say.identical;
  const dots = layoutDots.holds
    ? say.dotsHold(nouns, numbers.size(layoutDots.residual))
    : say.dotsBroken(nouns, numbers.size(layoutDots.residual));
  return words.frame.join.sentences([say.entries(numbers.size(layoutTable.residual)), dots]);
}

/** For Reconcile: the property that the run table keeps, of the own table if there is one. */
export const outcome = (scene: ExplorerScene): string =>
  properties(scene, (scene.report.own ?? scene.report).properties).find(({ key }) => key === 'rotation')?.text ?? '';

export function readout(scene: ExplorerScene): string | null {
  const { cursor, report, words, numbers } = scene;
  if (cursor?.figure === 'bits') {
    const [row, bit] = scene.orientation === 'columns' ? [cursor.col, cursor.row] : [cursor.row, cursor.col];
    const value = report.counter.values[row * report.counter.bits + bit];
    if (value === undefined || bit >= report.counter.bits) return null;
    const flips = numbers.integer(report.counter.bitFlips[bit] ?? 0);
    return words.explorer.bitRead(
      nounsOf(scene),
      numbers.integer(row),
      numbers.integer(report.counter.worth[bit] ?? 0),
      String(value),
      flips,
    );
  }
  const compared = ownPointedAt(scene);
  if (compared !== null) return ownReadout(scene, compared);
  const here = pointedAt(scene);
  if (here === null) return null;
  const flips = numbers.integer(report.columns.signFlips[here.column] ?? 0);
  const { sentences, ended } = words.frame.join;
  const read = words.explorer.cellRead(numbers.integer(report.columns.pairs[here.column] ?? 0), flips);
  return sentences([ended(`$${cellFormula(scene)}$`), read]);
}
