/** The explorer as a PyTorch script: its table, in the layout, precision and exponent of the screen, and what is read off it. */
import type { Matrix, Verdict } from '../../engine/api.ts';
import type { ExplorerReport, TableProperties } from '../../engine/explorer.ts';
import { float, floats, integers, rows, tensor } from '../python/literals.ts';
import { checking, ending, heading, importing, joined, section } from '../python/parts.ts';
import type { ScriptContext } from '../python/script.ts';
import type { Settings } from './settings.ts';

/** By name: the exponent of the base for column c (where sines and cosines alternate) of pair j. All but the first are mistakes. */
const exponents: Readonly<Record<Settings['exponent'], string>> = {
  pair: '2 * j / width',
  column: 'c / width  # a mistake: sine and cosine of a pair turn at different frequencies',
  whole: '(2 * j / width).floor()  # a mistake: whole numbers, so 0',
  half: 'j / width  # a mistake: the factor 2 is missing',
  double: '2 * c / width  # a mistake: the column taken for the pair',
  closed: 'j / max(1, (width + 1) // 2 - 1)  # a mistake: the last frequency is 1 / base itself',
};

const functions = (settings: Settings): string => `def columns(layout):
    """Pair and kind (1 = cosine) of each column."""
    c = torch.arange(width)
    sines = (width + 1) // 2
    if layout == "halves":
        return torch.where(c < sines, c, c - sines), (c >= sines).long()
    return c // 2, c % 2


def angles_and_table(layout, dtype):
    """Angles position / base^exponent and the table. In float32 the operands are rounded, powers and sines once."""
    pairs, cosines = columns(layout)
    j = pairs.to(dtype)
    c = 2 * j + cosines
    exponent = ${exponents[settings.exponent]}
    divisors = (torch.tensor(base, dtype=dtype).double() ** exponent.double()).to(dtype)
    angles = (torch.arange(rows).to(dtype).reshape(-1, 1) / divisors).double()
    table = torch.where(cosines.bool(), torch.cos(angles), torch.sin(angles)).to(dtype).double()
    return angles, table, 1 / divisors.double(), exponent.double()


angles, table, frequencies, column_exponents = angles_and_table(layout, dtype)`;

const rounding = `# A double holds an angle to 2^-53 of its size, and the power is rounded too: where angles are huge, that is all that can agree.
ATOL = max(ATOL, 4 * 2.0**-53 * float(angles.max()))`;

const reading = `# The ladder of frequencies: one per pair, or one per column where the two of a pair differ.
pairs, cosines = columns(layout)
steps = 2 * pairs + cosines if per_column else pairs
ladder = torch.zeros(int(steps.max()) + 1).index_copy(0, steps, frequencies)
ratio = ladder[1] / ladder[0] if len(ladder) > 1 else torch.tensor(1.0)
flips = [int((s[1:] * s[:-1] < 0).sum()) for s in (column.sign()[column != 0] for column in table.T)]
bits = max(1, (rows - 1).bit_length())
counter = (torch.arange(rows).reshape(-1, 1) >> torch.arange(bits)) & 1
neighbour = position + 1 if position + 1 < rows else position - 1
single, double = angles_and_table(layout, torch.float32)[1], angles_and_table(layout, torch.float64)[1]
other = angles_and_table("halves" if layout == "interleaved" else "interleaved", dtype)[1]


def properties(table):
    """Measured against the right frequencies, with columns in the order (sin, cos), (sin, cos) and so on."""
    ordered = table[:, torch.argsort(2 * pairs + cosines)]
    complete = 2 * (width // 2)
    sin, cos = ordered[:, 0:complete:2], ordered[:, 1:complete:2]
    right = base ** (-torch.arange(0, complete, 2) / width)
    products = table @ table.T
    diagonals = [products.diagonal(offset) for offset in range(rows)]

    def rotation(offset):
        """The largest difference of row i + offset from row i with every pair turned."""
        turn_cos, turn_sin = torch.cos(offset * right), torch.sin(offset * right)
        ahead = sin[:-offset] * turn_cos + cos[:-offset] * turn_sin
        beside = cos[:-offset] * turn_cos - sin[:-offset] * turn_sin
        return max(largest(ahead, sin[offset:]), largest(beside, cos[offset:]))

    return {
        "distances": torch.stack([(ordered - row).norm(dim=1) for row in ordered]),
        "bounded": table.abs().max(),
        "unit pairs": (sin**2 + cos**2 - 1).abs().max() if complete > 0 else 0.0,
        "rotation": max((rotation(offset) for offset in range(1, rows)), default=0.0),
        "dots": max(d.max() - d.min() for d in diagonals),
    }


def repeats(distances, tolerance):
    """How many rows equal an earlier one."""
    return int(((distances <= tolerance) & torch.ones(rows, rows).tril(-1).bool()).any(1).sum())


def nearest(distances):
    return distances[torch.ones(rows, rows).tril(-1).bool()].min()`;

/** Of `found`, the properties of a table. */
function propertyChecks(name: string, properties: TableProperties, rowCount: number): string[] {
  const { uniqueRows, nearestRows, bounded, unitPairs, rotation, offsetOnlyDots } = properties;
  const lines = [
    `check("${name}: rows that equal an earlier one", repeats(found["distances"], ${float(uniqueRows.tolerance)}), ${float(uniqueRows.value)})`,
    `check("${name}: largest entry", found["bounded"], ${float(bounded.value)})`,
    `check("${name}: distance of the pairs from the unit circle", found["unit pairs"], ${float(unitPairs.value)})`,
    `check("${name}: rows against rows turned", found["rotation"], ${float(rotation.value)})`,
    `check("${name}: dot products of one offset", found["dots"], ${float(offsetOnlyDots.value)})`,
  ];
  if (rowCount > 1)
    lines.push(`# Neighbours come first: what rounding alone makes nearer does not displace them.
check("${name}: least distance of two rows", nearest(found["distances"]), ${float(nearestRows.value)}, max(ATOL, ${float(nearestRows.tolerance)}))`);
  return lines;
}

/** Of numbers above 0, of any size. */
const relative = (name: string, computed: string, expected: ArrayLike<number>): string =>
  `check("${name}, relative", ${computed} / torch.tensor(${floats(expected)}), torch.ones(${expected.length}))`;

function checks(report: ExplorerReport): string {
  const { columns, ladder, counter, plotted, neighbour } = report;
  const lines: (string | false)[] = [
    `check("table", table, ${rows(report.table)})`,
    `check("angles", angles, ${rows(report.angles)})`,
    `check("exponents of the columns", angles_and_table(layout, torch.float64)[3].expand(width), ${floats(columns.exponents)})`,
    relative('frequencies of the columns', 'frequencies', columns.frequencies),
    `assert pairs.tolist() == ${integers(columns.pairs)}`,
    `assert cosines.tolist() == ${integers(columns.cosines)}`,
    `assert flips == ${integers(columns.signFlips)}`,
    relative('ladder of frequencies', 'ladder', ladder.frequencies),
    relative('positions per turn', '2 * torch.pi / ladder', ladder.positionsPerTurn),
    relative('ratio of neighbours', 'ratio', [ladder.ratio]),
    `check("how far it varies", (ladder[1:] / ladder[:-1] / ratio - 1).abs().max() if len(ladder) > 1 else 0.0, ${float(ladder.ratioResidual)})`,
    `assert counter.flatten().tolist() == ${integers(counter.values)}`,
    `assert (counter[1:] != counter[:-1]).sum(0).tolist() == ${integers(counter.bitFlips)}`,
    `check("plotted columns", table[:, ${integers(plotted)}], table[:, first_column : first_column + 4])`,
    `check("dot products with the chosen row", table @ table[position], ${floats(report.dots)})`,
    neighbour !== null &&
      `check("the row beside it", (table[neighbour] - table[position]).abs(), ${floats(neighbour.differences)})`,
    `check("float32 against float64", largest(single, double), ${float(report.precision.residual)})`,
    `check("the other layout against this one", largest(other, table), ${float(report.layoutTable.residual)})`,
    `check("its dot products against these", largest(other @ other.T, table @ table.T), ${float(report.layoutDots.residual)})`,
    'found = properties(table)',
    ...propertyChecks('table', report.properties, report.table.rows),
  ];
  return lines.filter((line) => line !== false).join('\n');
}

/** A table of the learner's own beside it: its numbers as the engine has them, from a formula or from rows. */
interface Own {
  readonly table: Matrix;
  readonly differences: Matrix;
  readonly difference: Verdict;
  readonly properties: TableProperties;
}

function ownChecks(own: Own): string {
  const { table, differences, difference, properties } = own;
  return [
    tensor('own', table),
    `# What rounding leaves of its numbers grows with them, of products with their squares.
ATOL = ATOL * max(1.0, float(own.abs().max()) ** 2)`,
    `check("own table against the sinusoidal one", (own - table).abs(), ${rows(differences)})`,
    `check("their largest difference", largest(own, table), ${float(difference.residual)})`,
    'found = properties(own)',
    ...propertyChecks('own table', properties, table.rows),
  ].join('\n');
}

type Report = ExplorerReport & { readonly own?: Own | null };

export function script({ engine, settings, report, address }: ScriptContext<Settings, Report>): string {
  const { width, base, layout, exponent, precision, position, firstColumn } = settings;
  const perColumn = exponent === 'column' || exponent === 'double';
  return joined([
    heading({
      title: 'A sinusoidal table of positions: its columns, frequencies, products and properties.',
      lines: [
        `${settings.rows} rows, ${width} columns, base ${base}, layout ${layout}, exponent ${exponent}, ${precision};`,
        `row ${position}; columns from ${firstColumn} on.`,
      ],
      version: engine.version,
      address,
    }),
    importing,
    checking,
    section('the table'),
    `rows, width, base = ${settings.rows}, ${width}, ${float(base)}
layout, dtype, per_column = "${layout}", torch.${precision}, ${perColumn ? 'True' : 'False'}
position, first_column = ${position}, ${firstColumn}`,
    functions(settings),
    rounding,
    reading,
    section('the numbers on the screen'),
    checks(report),
    report.own && section('the own table'),
    report.own && ownChecks(report.own),
    ending,
  ]);
}
