/** The tables behind the pictures hold the report's numbers, each in its place, and print them without changing them. */
import { expect, test } from 'vitest';
import type { NumberTable } from '../../web/src/experiments/contract.ts';
import { experiment as explorer } from '../../web/src/experiments/explorer/index.ts';
import { experiment as mode } from '../../web/src/experiments/mode/index.ts';
import { experiment as overflow } from '../../web/src/experiments/overflow/index.ts';
import { experiment as placement } from '../../web/src/experiments/placement/index.ts';
import { experiment as shift } from '../../web/src/experiments/shift/index.ts';
import { printer } from '../../web/src/frame/run-step.ts';
import { numberTable } from '../../web/src/render/table.ts';
import { textOf } from '../../web/src/render/tree.ts';
import { branches } from './reading.ts';
import { numbers, scenesOf } from './scene.ts';

type Cell = number | string | null | undefined;
interface Grid {
  readonly cols: number;
  readonly data: ArrayLike<number>;
}

const rowOf = ({ cols, data }: Grid, row: number): number[] => Array.from(data).slice(row * cols, (row + 1) * cols);
const columnOf = ({ cols, data }: Grid, col: number): number[] => Array.from(data).filter((_, k) => k % cols === col);
const upTo = (count: number): number[] => Array.from({ length: count }, (_, k) => k);
/** Rows of a table out of its columns. */
const side = (...columns: readonly ArrayLike<Cell>[]): Cell[][] =>
  upTo(columns[0]?.length ?? 0).map((row) => columns.map((column) => column[row] ?? ''));

/** Of "−4.0·10⁻⁴", or of "1 500". */
const readBack = (printed: string): number =>
  Number(printed.normalize('NFKC').replaceAll('−', '-').replace('·10', 'e').replace(/[\s,]/g, ''));

/** Four decimals, or two digits of what is below 0.01. */
function expectPrinted(table: NumberTable): void {
  const cells = branches(numberTable(table, printer(numbers))).filter(({ tag }) => tag === 'td' || tag === 'th');
  const drawn = cells.slice(table.head.length).map(textOf);
  const given = table.rows.flat();
  expect(drawn.length, table.caption).toBe(given.length);
  for (const [k, value] of given.entries()) {
    if (typeof value !== 'number') continue;
    const off = Math.abs(readBack(drawn[k] ?? '') - value);
    const least = Number.isInteger(value) ? 0 : Math.abs(value) < 0.01 ? 0.0501 * Math.abs(value) : 0.0000501;
    expect(off, `${table.caption}: ${value} is printed as ${drawn[k]}`).toBeLessThanOrEqual(least);
  }
}

/** What stands to the right of the names: a number for a number, '' or a word where the report has none. */
function expectTables(tables: readonly NumberTable[], wanted: readonly (readonly (readonly Cell[])[])[]): void {
  expect(tables.length).toBe(wanted.length);
  for (const [k, table] of tables.entries()) {
    const rows = wanted[k] ?? [];
    const found = table.rows.map((row, r) => row.slice(row.length - (rows[r]?.length ?? 0)));
    expect(found, table.caption).toEqual(rows);
    expect(rows.flat().filter((cell) => typeof cell === 'number').length, table.caption).toBeGreaterThan(0);
    expectPrinted(table);
  }
}

/** Places, as the tables count them. */
const counted = (count: number): string[] => upTo(count).map((k) => numbers.integer(k));

test('shift: pairs, schemes, products, decoding', () => {
  for (const changes of [{}, { act: 'padLeft' as const }, { width: 9, pair: 1 }]) {
    const scene = scenesOf(shift).sceneOf(changes);
    const { pairs, schemes, products, decoding } = scene.report;
    if (!decoding) throw new Error('no decoding');
    const { frequencies, turns, degrees, positionsPerTurn, before, after } = pairs;
    const places = [columnOf(before, 0), columnOf(before, 1), columnOf(after, 0), columnOf(after, 1)];
    const { low, high } = products.projected;
    // Offset 0 stands in the middle of low and high.
    const reach = upTo(products.curve.length).map((k) => (k < products.rows ? products.rows - 1 + k : -1));
    const tables = shift.tables(scene);
    // The verdict stands last, as a word.
    const numbersOnly = tables.map((table, k) =>
      k === 1 ? { ...table, head: table.head.slice(0, 3), rows: table.rows.map((row) => row.slice(0, 3)) } : table,
    );
    expectTables(numbersOnly, [
      side(counted(pairs.count), frequencies, turns, degrees, positionsPerTurn, ...places),
      schemes.map(({ change }) => [change?.residual ?? '']),
      side(
        counted(reach.length),
        products.curve,
        reach.map((k) => low[k] ?? ''),
        reach.map((k) => high[k] ?? ''),
      ),
      side(decoding.differences),
    ]);
  }
});

test('overflow: cures, rows that tokens get', () => {
  for (const changes of [{}, { length: 12, maxLen: 5 }, { length: 4, maxLen: 9 }]) {
    const scene = scenesOf(overflow).sceneOf(changes);
    const { cures, ideal } = scene.report;
    const none = scene.words.overflow.tables.none;
    const [counts, rows] = overflow.tables(scene);
    if (!counts || !rows) throw new Error('two tables');
    const tokens = rows.rows.map(([token]) => readBack(String(token)));
    expect(tokens.at(-1)).toBe(scene.settings.length - 1);
    expectTables(
      [counts, rows],
      [
        cures.map((one) => [
          one.outputRows,
          one.keptRows,
          one.lostTokens,
          one.newRows,
          one.distinctRows,
          one.lastRowTokens,
          one.collidingPairs,
          one.closest?.distance ?? none,
        ]),
        tokens.map((token) => [ideal[token] ?? none, ...cures.map(({ column }) => column[token] ?? none)]),
      ],
    );
  }
});

test('train or eval: one row, the plot, means, sums of weights', () => {
  for (const changes of [{}, { mode: 'eval' as const, input: 'embeddings' as const }]) {
    const scene = scenesOf(mode).sceneOf(changes, { cursor: { figure: 'sum', row: 0, col: 0 }, orientation: 'rows' });
    const { report } = scene;
    const tables = mode.tables(scene);
    const chosen = upTo(report.sum.data.length / report.sum.cols).filter(
      (row) => String(rowOf(report.sum, row)) === String(tables[0]?.rows.map((cells) => cells[1])),
    );
    expect(chosen.length).toBeGreaterThan(0);
    const row = chosen[0] ?? -1;
    const columns = upTo(report.columns.length);
    const { passes, distances } = report.sumMeans;
    expectTables(tables, [
      side(
        counted(report.sum.cols),
        rowOf(report.sum, row),
        rowOf(report.runA.output, row),
        rowOf(report.runB.output, row),
      ),
      side(
        counted(report.tableColumns.data.length / report.tableColumns.cols),
        ...columns.map((k) => columnOf(report.tableColumns, k)),
        ...columns.map((k) => columnOf(report.outputColumns, k)),
      ),
      side(
        Array.from(passes, (n) => numbers.integer(n)),
        distances,
        report.expectedMeans,
        report.attentionMeans.distances,
        report.attentionChance,
      ),
      side(counted(report.rowSums.length), report.rowSums),
    ]);
  }
});

test('the explorer: a row, plotted columns, frequencies, properties, an own table', () => {
  for (const changes of [{}, { width: 7, position: 3, firstColumn: 2 }, { exponent: 'whole' as const }]) {
    const scene = scenesOf(explorer).sceneOf(changes);
    const { report, settings } = scene;
    const { columns, ladder, table, counter } = report;
    const tables = explorer.tables(scene);
    const [row, plot, frequencies, properties] = tables;
    if (!row || !plot || !frequencies || !properties) throw new Error('four tables');
    expectTables(
      [{ ...row, head: row.head.slice(3), rows: row.rows.map((cells) => cells.slice(3)) }, plot, frequencies],
      [
        side(
          columns.frequencies,
          rowOf(report.angles, settings.position),
          rowOf(table, settings.position),
          columns.signFlips,
        ),
        side(
          ...Array.from(report.plotted, (col) => columnOf(table, col)),
          // Written lowest first.
          upTo(report.dots.length).map((r) =>
            Array.from(counter.values)
              .slice(r * counter.bits, (r + 1) * counter.bits)
              .join(''),
          ),
          report.dots,
        ),
        side(counted(ladder.frequencies.length), ladder.frequencies, ladder.positionsPerTurn),
      ],
    );
    const said = Object.values(report.properties).filter(
      (one): one is { value: number; tolerance: number } => typeof one === 'object' && one !== null,
    );
    const values = properties.rows.map((cells) => cells.slice(1, 3));
    expect(values.length).toBeGreaterThan(3);
    for (const pair of values) expect(said.map(({ value, tolerance }) => [value, tolerance])).toContainEqual(pair);
    expectPrinted(properties);
  }
});

test('where positions enter: results, wires, probes, sizes, offsets', () => {
  for (const changes of [{}, { layerCount: 1 }, { placement: 'queryKey' as const }]) {
    const scene = scenesOf(placement).sceneOf(changes);
    const { report } = scene;
    const blocks = [report.input, report.everyLayer, report.queryKey];
    const [results, wires, ...rest] = placement.tables(scene);
    if (!results || !wires) throw new Error('five tables');
    const wireNames = ['entering', 'stream', 'query', 'key', 'value', 'weights', 'mixed'] as const;
    const wiresOf = upTo(report.input.layers.length)
      .flatMap((layer) => wireNames.map((name) => blocks.map(({ layers }) => layers[layer]?.[name])))
      .concat([blocks.map(({ output }) => output)]);
    // Beside the numbers of each block stands what the wire carries.
    const isNumber = (_: unknown, col: number): boolean => col > 0 && col % 3 !== 1;
    const numbersOfWires = {
      ...wires,
      head: wires.head.filter(isNumber),
      rows: wires.rows.map((cells) => cells.filter(isNumber)),
    };
    const { bias, plainScores, scores, plainWeights, weights } = report.offsets;
    expectTables(
      [results, numbersOfWires, ...rest],
      [
        blocks.map(({ swap, equalTokens, fromNone }) => [swap.residual, equalTokens.residual, fromNone.residual]),
        wiresOf.map((three) => three.flatMap((wire) => [wire?.replaced.residual ?? '', wire?.held.residual ?? ''])),
        report.probes.map(({ error, fitError, readings }) => [error, fitError, ...readings]),
        report.sizes.map(({ content, position }, k) => {
          const scaled = report.sizesScaled[k];
          return [content, position, scaled?.content ?? '', scaled?.position ?? ''];
        }),
        side(
          upTo(bias.data.length).map((k) => numbers.integer(Math.floor(k / bias.cols))),
          upTo(bias.data.length).map((k) => numbers.integer(k % bias.cols)),
          bias.data,
          plainScores.data,
          scores.data,
          plainWeights.data,
          weights.data,
        ),
      ],
    );
  }
});
