/** What one cell says, and all numbers as tables. */
import { at, type Grid } from '../../render/grid.ts';
import type { NumberTable } from '../contract.ts';
import { headOf } from './attention.ts';
import { quoted, wordAt } from './describe.ts';
import { type Kit, kitOf, type MatrixName } from './kit.ts';
import type { PermuteScene } from './settings.ts';

const names: readonly MatrixName[] = [
  'tokens',
  'permutedTokens',
  'outputOfPermuted',
  'permutedOutput',
  'difference',
  'output',
];
const unshuffled: ReadonlySet<string> = new Set(['tokens', 'output', 'before']);

const nameIn = ({ scene, formulas }: Kit, name: MatrixName): string =>
  name === 'difference' ? scene.words.permute.figure.difference : `$${formulas[name]}$`;

/** Word of a token by its place, before or after the shuffle. */
const wordOf = (scene: PermuteScene, figure: string, place: number): string =>
  unshuffled.has(figure) ? quoted(scene, scene.settings.words[place]) : wordAt(scene, place);

export function readout(scene: PermuteScene): string | null {
  const { cursor, report, words, orientation, numbers } = scene;
  if (cursor === null) return null;
  const kit = kitOf(scene);
  const [first, second] = orientation === 'columns' ? [cursor.col, cursor.row] : [cursor.row, cursor.col];
  const say = words.permute.readout;
  if (cursor.figure === 'before' || cursor.figure === 'after') {
    const weights = (cursor.figure === 'before' ? report.weights : report.weightsOfPermuted)[headOf(kit)];
    if (!weights || first >= weights.rows || second >= weights.cols) return null;
    const name = words.permute.figure[cursor.figure];
    const [query, key] = [wordOf(scene, cursor.figure, first), wordOf(scene, cursor.figure, second)];
    if (report.mask[first * weights.cols + second] !== 1) return say.masked(name, query, key);
    return say.weight(name, query, key, numbers.fixed(at(weights, first, second), 4));
  }
  const name = names.find((known) => known === cursor.figure);
  if (name === undefined || first >= report[name].rows || second >= report[name].cols) return null;
  const value = at(report[name], first, second);
  const printed = name === 'difference' ? numbers.size(value) : numbers.fixed(value, 4);
  return say.value(nameIn(kit, name), wordOf(scene, name, first), String(second), printed);
}

/** A matrix with one row per token, as D2L writes it, whatever the picture shows: rows read better aloud. */
function tokenTable(kit: Kit, caption: string, figure: string, grid: Grid): NumberTable {
  const say = kit.scene.words.permute.tables;
  return {
    caption,
    head: [say.place, say.token, ...Array.from({ length: grid.cols }, (_, k) => say.feature(String(k)))],
    rows: Array.from({ length: grid.rows }, (_, place) => [
      place,
      wordOf(kit.scene, figure, place).slice(1, -1),
      ...Array.from({ length: grid.cols }, (_, col) => at(grid, place, col)),
    ]),
  };
}

export function tables(scene: PermuteScene): readonly NumberTable[] {
  const kit = kitOf(scene);
  const { report, words } = scene;
  const { tables: say, figure } = words.permute;
  const head = headOf(kit);
  const weights = (['before', 'after'] as const).map((name) => {
    const grid = (name === 'before' ? report.weights : report.weightsOfPermuted)[head] as Grid;
    return tokenTable(kit, say.weights(figure[name], String(head + 1)), name, grid);
  });
  return [
    ...names.map((name) => tokenTable(kit, nameIn(kit, name), name, report[name])),
    ...(report.table ? [positionTable(kit, report.table)] : []),
    ...weights,
  ];
}

function positionTable({ scene, formulas }: Kit, grid: Grid): NumberTable {
  const say = scene.words.permute.tables;
  return {
    caption: say.table(`$${formulas.table}$`),
    head: [say.place, ...Array.from({ length: grid.cols }, (_, k) => say.feature(String(k)))],
    rows: Array.from({ length: grid.rows }, (_, place) => [
      place,
      ...Array.from({ length: grid.cols }, (_, col) => at(grid, place, col)),
    ]),
  };
}
