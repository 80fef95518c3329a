/** What is said of the own table: how far it is from the sinusoidal one, and where. */
import type { OwnTable } from '../../engine/explorer.ts';
import { at } from '../../render/grid.ts';
import type { Address } from './places.ts';
import type { ExplorerScene } from './settings.ts';

/** How many of its properties hold, and the difference; null: there is no own table. */
export function ownSentence(scene: ExplorerScene): string | null {
  const { report, words, numbers } = scene;
  const { own } = report;
  if (own === null) return null;
  const { uniqueRows, nearestRows, bounded, unitPairs, rotation, offsetOnlyDots } = own.properties;
  const all = [uniqueRows, nearestRows, bounded, unitPairs, rotation, offsetOnlyDots];
  const holding = all.filter(({ holds }) => holds).length;
  const { holding: held } = words.explorer.ownTable;
  return words.frame.join.sentences([
    held(numbers.integer(holding), numbers.integer(all.length)),
    differenceSentence(scene, own),
  ]);
}

export function differenceSentence(scene: ExplorerScene, own: OwnTable): string {
  const { report, words, numbers, orientation } = scene;
  const { identical, holds, residual, row, col, differing, entries } = own.difference;
  const say = words.explorer.ownTable;
  if (identical) return say.identical;
  if (holds) return say.same(numbers.size(residual));
  const print = (value: number): string => (Number.isInteger(value) ? numbers.integer(value) : printed(scene, value));
  return say.differs(
    words.explorer.nouns[orientation],
    { row: numbers.integer(row), col: numbers.integer(col), size: numbers.size(residual) },
    { own: print(at(own.table, row, col)), table: print(at(report.table, row, col)) },
    { differing: numbers.integer(differing), entries: numbers.integer(entries) },
  );
}

const printed = ({ numbers }: ExplorerScene, value: number): string =>
  Math.abs(value) < 0.001 || Math.abs(value) >= 1e6 ? numbers.size(value) : numbers.fixed(value, 4);

export function ownReadout(scene: ExplorerScene, { position, column }: Address): string | null {
  const { report, words, numbers, orientation } = scene;
  const { own } = report;
  if (own === null) return null;
  const say = words.explorer.ownTable;
  const print = (value: number): string => (Number.isInteger(value) ? numbers.integer(value) : printed(scene, value));
  return say.read(
    words.explorer.nouns[orientation],
    { row: numbers.integer(position), col: numbers.integer(column) },
    { own: print(at(own.table, position, column)), table: print(at(report.table, position, column)) },
    print(at(own.differences, position, column)),
  );
}
