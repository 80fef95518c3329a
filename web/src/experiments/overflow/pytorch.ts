/** Overflow as a PyTorch script: D2L's class meets a text of that length, its error in its own words, and the five cures. */
import type { OverflowCure, OverflowReport } from '../../engine/overflow.ts';
import { drawnTensor } from '../python/drawn.ts';
import { float, floats, integers, rows, text } from '../python/literals.ts';
import { checking, drawing, ending, heading, importing, joined, section } from '../python/parts.ts';
import type { ScriptContext } from '../python/script.ts';
import type { Settings } from './settings.ts';

const sinusoidClass = `class PositionalEncoding(torch.nn.Module):
    """D2L's class without its dropout; in float32, as everybody runs it."""

    def __init__(self, num_hiddens, max_len):
        super().__init__()
        self.P = torch.zeros((1, max_len, num_hiddens), dtype=torch.float32)
        X = torch.arange(max_len, dtype=torch.float32).reshape(-1, 1) / torch.pow(
            base, torch.arange(0, num_hiddens, 2, dtype=torch.float32) / num_hiddens)
        self.P[:, :, 0::2] = torch.sin(X)
        self.P[:, :, 1::2] = torch.cos(X)

    def forward(self, X):
        return X + self.P[:, :X.shape[1], :]`;

const learnedClass = (whole: boolean): string => `class PositionalEncoding(torch.nn.Module):
    """A learned table, ${whole ? 'added whole, as D2L’s ViT does' : 'sliced, as D2L’s BERT does'}."""

    def __init__(self, num_hiddens, max_len):
        super().__init__()
        self.P = torch.nn.Parameter(torch.randn(1, max_len, num_hiddens))

    def forward(self, X):
        return X + self.P${whole ? '' : '[:, :X.shape[1], :]'}`;

const pytorchText = (report: OverflowReport): string =>
  report.frameworks.find(({ framework }) => framework === 'pytorch')?.text ?? '';

/** What the class does with this text: its rows, or its error caught. */
function forward(report: OverflowReport): string {
  const run = 'PositionalEncoding(width, max_len)(torch.zeros(1, length, width)).shape[1]';
  const said = pytorchText(report);
  if (said === '')
    return `rows = ${run}
print(f"{length} tokens, a table of {max_len} rows: an output of {rows} rows, without a word")
check("rows of the output", rows, ${float(report.outputRows)})`;
  const kind = said.slice(0, said.indexOf(':'));
  return `try:
    ${run}
except ${kind} as error:
    caught = str(error)
print(f"caught, from the step '${report.failingStep}': {caught}")
expected = ${text(said.slice(kind.length + 2))}
assert caught == expected, f"PyTorch {torch.__version__} says it in other words than: {expected}"`;
}

/** The shortest text that the add refuses. */
function firstRefused({ firstRefused: first }: OverflowReport, whole: boolean): string {
  const slice = whole ? 'max_len' : 'min(tokens, max_len)';
  return `def is_refused(tokens):
    """PyTorch's own rule for shapes that do not match."""
    try:
        torch.broadcast_shapes((1, tokens, width), (1, ${slice}, width))
    except RuntimeError:
        return True
    return False


refused = [tokens for tokens in range(1, 4097) if is_refused(tokens)]
assert refused[:1] == ${first === null ? '[]' : `[${first}]`}, "the shortest text that the add refuses"`;
}

/** stored, ideal (of `length` rows) and what each token reads. */
function tables(context: ScriptContext<Settings, OverflowReport>): { code: string; drawn: boolean } {
  const { engine, settings } = context;
  if (settings.table === 'sinusoidal') {
    const code = `stored = sinusoidal_table(max_len, width, base)
ideal = sinusoidal_table(length, width, base)


def rows_at(positions):
    """The formula, at any position."""
    return sinusoids_at(positions, width, base)`;
    return { code, drawn: false };
  }
  const rowCount = Math.max(settings.length, settings.maxLen);
  const draw = { rows: rowCount, cols: settings.width, std: 1, seed: BigInt(settings.seed) };
  const { code, drawn } = drawnTensor(engine, 'longest', draw);
  return {
    drawn,
    code: `# Rows from max_len on are those that nobody trained.
${code}
stored, ideal = longest[:max_len], longest[:length]


def rows_at(positions):
    """Between two stored rows the straight line; past the last one there is nothing to read, so the last."""
    positions = positions.clamp(max=max_len - 1)
    below = positions.floor().long()
    above = (below + 1).clamp(max=max_len - 1)
    return torch.lerp(stored[below], stored[above], (positions - below).reshape(-1, 1))`,
  };
}

const cures = `i = torch.arange(length)
cures = {
    "rebuild": ideal,
    "truncate": stored[:length],
    "clamp": stored[i.clamp(max=max_len - 1)],
    "wrap": stored[i % max_len],
    "interpolate": rows_at(i * max_len / length) if length > max_len else ideal,
}


def same(a, b):
    """Which rows are equal, bit for bit."""
    return (a == b).all(dim=1)


def describe(used):
    """What a cure gives the tokens."""
    common = min(len(used), max_len)
    kept = int(same(used[:common], stored[:common]).sum())
    _, group, counts = torch.unique(used, dim=0, return_inverse=True, return_counts=True)
    shared = counts[counts > 1]
    padded = torch.zeros(length, width)
    padded[: len(used)] = used
    return torch.tensor([
        len(used), kept, common - kept, length - len(used), len(counts), len(shared), shared.sum(),
        (shared * (shared - 1) // 2).sum(), same(used, stored[-1:]).sum(),
        largest(used[:common], stored[:common]), largest(padded, ideal),
    ])


def first_pair(used):
    """The first two tokens with equal rows."""
    seen = {}
    for token, row in enumerate(map(tuple, used.tolist())):
        if row in seen:
            return [seen[row], token]
        seen[row] = token
    return None


def closest(table):
    """The least distance of two neighbouring rows. Where it is may be decided by rounding, so only the distance."""
    return (table[1:] - table[:-1]).norm(dim=1).min()`;

/** In the order of the script's `describe`. */
const counts = (cure: OverflowCure): number[] => [
  cure.outputRows,
  cure.keptRows,
  cure.movedRows,
  cure.lostTokens,
  cure.distinctRows,
  cure.sharedRows,
  cure.sharingTokens,
  cure.collidingPairs,
  cure.lastRowTokens,
  cure.kept.residual,
  cure.ownRow.residual,
];

function checksOf(cure: OverflowCure, column: number): string {
  const { policy, firstPair, closest } = cure;
  const used = `cures["${policy}"]`;
  const pair = firstPair ? integers([firstPair.first, firstPair.second]) : 'None';
  return [
    `check("${policy}: counts of rows, and residuals", describe(${used}), ${floats(counts(cure))})`,
    `assert first_pair(${used}) == ${pair}`,
    closest && `check("${policy}: closest neighbours", closest(${used}), ${float(closest.distance)})`,
    `check("${policy}: column ${column}", ${used}[:, ${column}], ${floats(cure.column)})`,
  ]
    .filter(Boolean)
    .join('\n');
}

function checks({ settings, report }: ScriptContext<Settings, OverflowReport>): string {
  const { columns, strips, curveColumn, ideal, closest } = report;
  return [
    `check("the strips, columns of the stored table", stored[:, ${integers(columns)}].T, ${rows(strips)})`,
    `check("column ${curveColumn} of a table of ${settings.length} rows", ideal[:, ${curveColumn}], ${floats(ideal)})`,
    settings.table !== 'sinusoidal' &&
      `check("the largest entry of the strips", stored[:, ${integers(columns)}].abs().max(), ${float(report.stripScale)})`,
    closest && `check("closest neighbours of the stored table", closest(stored), ${float(closest.distance)})`,
    `check("bytes: stored and needed, in float32 and float64", [t.numel() * size for t in (stored, ideal) for size in (4, 8)], ${floats(
      [report.storedBytes32, report.storedBytes64, report.neededBytes32, report.neededBytes64],
    )})`,
    ...report.cures.map((cure) => checksOf(cure, curveColumn)),
    `check("the chosen cure, ${settings.cure}: every token's own row", describe(cures["${settings.cure}"])[-1], ${float(report.verdict.residual)})`,
  ]
    .filter(Boolean)
    .join('\n');
}

const sinusoidsAt = `def sinusoids_at(positions, width, base):
    """Rows of the sinusoidal table, also between the integers; an odd width ends in a sine."""
    angles = positions.reshape(-1, 1) / base ** (torch.arange(0, width, 2) / width)
    table = torch.zeros(len(positions), width)
    table[:, 0::2] = torch.sin(angles)
    table[:, 1::2] = torch.cos(angles[:, : width // 2])
    return table


def sinusoidal_table(rows, width, base):
    return sinusoids_at(torch.arange(rows), width, base)`;

/** Angles past some millions carry less than 1e-6 in a double: then rounding, not the formula, decides a sine's last digits. */
const roundingOfAngles = `# A double holds an angle to 2^-53 of its size, and powers are rounded too: where angles are huge, that is all that can agree.
ATOL = max(ATOL, 4 * 2.0**-53 * max(length, max_len) * max(1.0, base ** -(2 * ((width - 1) // 2) / width)))`;

export function script(context: ScriptContext<Settings, OverflowReport>): string {
  const { engine, settings, report, address } = context;
  const { length, maxLen, width, base, table, cure, seed } = settings;
  const sinusoidal = table === 'sinusoidal';
  const stored = tables(context);
  return joined([
    heading({
      title: 'Overflow: a text that is longer than the table of positions.',
      lines: [
        `${length} tokens, a table of ${maxLen} rows and ${width} columns (${table}); cure ${cure};`,
        sinusoidal ? `base ${base}.` : `seed ${seed}.`,
      ],
      version: engine.version,
      address,
    }),
    importing,
    checking,
    stored.drawn && drawing.normals,
    sinusoidal && sinusoidsAt,
    section('the framework'),
    `length, max_len, width, base = ${length}, ${maxLen}, ${width}, ${float(base)}`,
    sinusoidal && base < 1 && roundingOfAngles,
    sinusoidal ? sinusoidClass : learnedClass(table === 'vit'),
    forward(report),
    firstRefused(report, table === 'vit'),
    section('the cures, in float64'),
    stored.code,
    cures,
    section('the numbers on the screen'),
    checks(context),
    ending,
  ]);
}
