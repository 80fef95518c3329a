/** Shift as a PyTorch script: pairs that turn, products of rows, and attention under eight schemes before and after the act. */
import type { Verdict } from '../../engine/api.ts';
import type { PageEngine } from '../../engine/page.ts';
import type { SchemeChange, ShiftReport } from '../../engine/shift.ts';
import { schemeCode, schemeNumbers } from '../python/attention.ts';
import { drawnTensor, mapOf, tableSeed } from '../python/drawn.ts';
import { bool, float, floats, integers, rows, tensor, text, texts } from '../python/literals.ts';
import { checking, drawing, ending, heading, importing, joined, section, sinusoids } from '../python/parts.ts';
import type { ScriptContext } from '../python/script.ts';
import type { Settings } from './settings.ts';

const relative = ['shaw', 't5', 'alibi', 'rotary'] as const;

function numbersOf(engine: PageEngine, settings: Settings, learnedRows: number) {
  const { seed, width, headCount: heads } = settings;
  const draws = { seed, heads, headWidth: width / heads };
  const learned = { rows: learnedRows, cols: width, std: 1, seed: BigInt(tableSeed(seed, 'table')) };
  return [
    ...(['Wq', 'Wk', 'Wv'] as const).map((name) => drawnTensor(engine, name, mapOf(seed, name, width, width))),
    ...relative.flatMap((scheme) => schemeNumbers(engine, scheme, draws)),
    drawnTensor(engine, 'learned', learned),
  ];
}

/** What stands in front of the words: other words, or pads. */
function front({ engine, settings }: ScriptContext<Settings, ShiftReport>): string[] {
  const { act, frontWords, padCount, width, seed } = settings;
  if (act === 'moveIds') return [];
  const words = act === 'prepend' ? [...frontWords] : Array.from({ length: padCount }, () => '<pad>');
  return [`front_words = ${texts(words)}`, tensor('front', engine.embed({ words, width, seed }))];
}

const act = (settings: Settings): string => {
  const causal = settings.causal ? 'causal(n)' : 'torch.ones(n, n, dtype=torch.bool)';
  const causalAfter = settings.causal ? 'causal(m)' : 'torch.ones(m, m, dtype=torch.bool)';
  if (settings.act === 'moveIds')
    return `# The act: the same tokens, position ids moved by the offset.
before = X, torch.arange(n) + position, ${causal}
after = X, torch.arange(n) + position + offset, ${causal}
first_old = 0`;
  const pads = settings.act === 'padLeft';
  return [
    `# The act: ${pads ? 'pads' : 'real tokens'} in front of the text.`,
    `before = X, torch.arange(n), ${causal}`,
    'm, first_old = n + len(front), len(front)',
    `ids, mask = torch.arange(m), ${causalAfter}`,
    pads && settings.recheckValid && 'ids = (ids - first_old).clamp(min=0)  # counted from the first real token',
    pads && settings.padMask === 'pads' && 'mask = mask & (torch.arange(m) >= first_old)  # pads are hidden',
    pads &&
      settings.padMask === 'validLens' &&
      'mask = mask & (torch.arange(m) < m)  # a valid length hides no pad in front',
    'after = torch.cat([front, X]), ids, mask',
  ]
    .filter(Boolean)
    .join('\n');
};

/** One attention for all schemes, so that they stand beside each other. */
function attention(rotaryIsPossible: boolean): string {
  const indent = (lines: readonly string[]): string => lines.map((line) => `        ${line}`).join('\n');
  const [shaw, t5, alibi, rotary] = relative.map((scheme) => schemeCode(scheme, ''));
  return `def causal(n):
    """Row = query, True = may attend: no later key."""
    return torch.ones(n, n, dtype=torch.bool).tril()


def split(x):
    """[n, width] to [heads, n, head_width]."""
    return x.reshape(len(x), heads, head_width).transpose(0, 1)


def attend(scheme, x, positions, mask):
    """One layer of attention. Returns the output [n, width] and the weights [heads, n, n], row = query."""
    tables = {"sinusoidalQueryKey": table, "sinusoidalInput": table, "learnedInput": learned}
    placed = x + tables[scheme][positions] if scheme in tables else x
    values_from = placed if scheme.endswith("Input") else x
    q, k, v = split(placed @ Wq), split(placed @ Wk), split(values_from @ Wv)
    offsets = positions[None, :] - positions[:, None]  # key - query
${rotaryIsPossible ? `    if scheme == "rotary":\n${indent(rotary?.turn ?? [])}\n` : ''}    scores = q @ k.transpose(1, 2)
    if scheme == "shaw":
${indent(shaw?.scores ?? [])}
    scores = scores / head_width**0.5
    if scheme == "t5":
${indent(t5?.bias ?? [])}
    if scheme == "alibi":
${indent(alibi?.bias ?? [])}
    scores = scores.masked_fill(~mask, float("-inf"))
    weights = torch.softmax(scores, dim=-1).masked_fill(~mask, 0.0)  # a pad may have no key at all
    output = weights @ v
    if scheme == "shaw":
${indent(shaw?.output ?? [])}
    return output.transpose(0, 1).reshape(len(x), width), weights


def change(scheme, before, after, first_old=0):
    """How much the outputs of the old tokens differ."""
    return largest(attend(scheme, *before)[0], attend(scheme, *after)[0][first_old:])`;
}

const turning = `# The pairs: (sin, cos) of position * frequency.
count = width // 2
frequencies = 1 / 10000.0 ** (torch.arange(0, 2 * count, 2) / width)


def pairs_at(where):
    angles = where * frequencies
    return torch.stack((torch.sin(angles), torch.cos(angles)), dim=1)


def turn_matrices(offset):
    """[cos, sin; -sin, cos] for each pair: it takes (sin, cos) of a position to that of position + offset."""
    c, s = torch.cos(offset * frequencies), torch.sin(offset * frequencies)
    return torch.stack((torch.stack((c, s), dim=1), torch.stack((-s, c), dim=1)), dim=1)


shift_matrices = turn_matrices(offset)
matrices = shift_matrices if matrix == "shift" else shift_matrices.transpose(1, 2)  # RoPE's is the transpose
pairs = table[:, : 2 * count].reshape(max_len, count, 2)
turned = torch.einsum("jab,ijb->ija", matrices, pairs)


def law(step):
    """All rows turned, against the rows \`step\` further on."""
    first, end = max(-step, 0), max_len - max(step, 0)
    return largest(turned[first:end], pairs[first + step : end + step])`;

const products = `# Products of rows: of one offset they are one number; through query and key maps they are not.
some = table[:product_rows]
raw = some @ some.T
projected = (some @ Wq[:, :head_width]) @ (some @ Wk[:, :head_width]).T


def diagonals(m):
    """The smallest and the largest product of each offset."""
    own = [m.diagonal(k) for k in range(1 - len(m), len(m))]
    return torch.stack([d.min() for d in own]), torch.stack([d.max() for d in own])`;

function pairChecks({ settings, report }: ScriptContext<Settings, ShiftReport>): (string | false)[] {
  const { pairs, chosen, law } = report;
  if (!chosen) return [];
  const { pair } = settings;
  const residuals = [chosen.residualAhead, chosen.residualBehind];
  const sign = settings.matrix === 'shift' ? '' : '-';
  return [
    `check("frequencies", frequencies, ${floats(pairs.frequencies)})`,
    `check("turns in radians", offset * frequencies, ${floats(pairs.turns)})`,
    `check("turns in degrees", torch.rad2deg(offset * frequencies), ${floats(pairs.degrees)})`,
    `check("positions per turn, relative", 2 * torch.pi / frequencies / torch.tensor(${floats(pairs.positionsPerTurn)}), torch.ones(count))`,
    `check("angles at the position", position * frequencies, ${floats(pairs.angles)})`,
    `check("pairs at the position", pairs_at(position), ${rows(pairs.before)})`,
    `check("pairs at position + offset", pairs_at(position + offset), ${rows(pairs.after)})`,
    `check("matrix of pair ${pair}", shift_matrices[${pair}], ${rows(chosen.shiftMatrix)})`,
    `check("RoPE's", shift_matrices[${pair}].T, ${rows(chosen.ropeMatrix)})`,
    `check("turned pair", matrices[${pair}] @ pairs_at(position)[${pair}], ${floats(chosen.product)})`,
    `check("pair at position - offset", pairs_at(position - offset)[${pair}], ${floats(chosen.behind)})`,
    `check("residuals ahead and behind", [largest(matrices[${pair}] @ pairs_at(position)[${pair}], pairs_at(position + by)[${pair}]) for by in (offset, -offset)], ${floats(residuals)})`,
    `check("its turn in radians and degrees", [${sign}offset * frequencies[${pair}], torch.rad2deg(${sign}offset * frequencies[${pair}])], ${floats([chosen.turn, chosen.degrees])})`,
    `check("the whole table, ahead and behind", [law(offset), law(-offset)], ${floats([law.ahead.residual, law.behind.residual])})`,
    law.farPosition >= 0 &&
      `p, q = pairs[${law.farPosition}], pairs[${law.farPosition} + offset]
cos, sin = (p * q).sum(1), (p[:, 1] * q[:, 0] - p[:, 0] * q[:, 1]) * (1 if matrix == "shift" else -1)
read_off = torch.stack((torch.stack((cos, sin), dim=1), torch.stack((-sin, cos), dim=1)), dim=1)
check("the matrices read off at position ${law.farPosition}", largest(read_off, matrices), ${float(law.sameMatrix.residual)})`,
  ];
}

function productChecks({ products: found }: ShiftReport): string[] {
  return (['raw', 'projected'] as const)
    .flatMap((name) => [
      `check("products, ${name}", ${name}, ${rows(found[name].matrix)})`,
      `check("smallest of each offset, ${name}", diagonals(${name})[0], ${floats(found[name].low)})`,
      `check("largest of each offset, ${name}", diagonals(${name})[1], ${floats(found[name].high)})`,
      `check("spread of one offset, against the transpose, ${name}", [largest(*diagonals(${name})), largest(${name}, ${name}.T)], ${floats([found[name].diagonal.residual, found[name].even.residual])})`,
    ])
    .concat(`check("products with row 0", table[: ${found.curve.length}] @ table[0], ${floats(found.curve)})`);
}

/** What the lab could not compute is said; a row that a table does not have PyTorch refuses too. */
function schemeChecks(changes: readonly SchemeChange[], texts: string, name: string): string[] {
  return changes.map(({ scheme, change, error }) => {
    const call = `change("${scheme}", ${texts})`;
    if (change) return `check("${name}, ${scheme}", ${call}, ${float(change.residual)})`;
    const said = `print(${text(`${name}, ${scheme}: the lab computes nothing: ${error?.message ?? ''}`)})`;
    if (error?.code !== 'row-out-of-table') return said;
    return `try:
    ${call}
    raise AssertionError("PyTorch finds rows that the lab does not")
except IndexError as refused:
    print("${name}, ${scheme}: no such row of the table, and PyTorch says so too:", refused)`;
  });
}

function decodingChecks({ decoding, decodingError }: ShiftReport): string {
  if (!decoding) return `print(${text(`Decoding: the lab computes nothing: ${decodingError?.message ?? ''}`)})`;
  return `# D2L's decoder gives every new token row 0. By causality its steps are one pass with all ids 0.
at_once = attend("sinusoidalInput", X, torch.arange(n), causal(n))[0]
stepwise = attend("sinusoidalInput", X, torch.zeros(n, dtype=torch.long), causal(n))[0]
check("decoding with row 0 for every step", (stepwise - at_once).abs().amax(1), ${floats(decoding.differences)})`;
}

function checks(context: ScriptContext<Settings, ShiftReport>): string {
  const { settings, report } = context;
  const { idsBefore, idsAfter, frontIds, movedWeights } = report;
  const moved = settings.causal ? 'causal(n)' : 'torch.ones(n, n, dtype=torch.bool)';
  const weights = (verdict: Verdict): string =>
    `check("weights, ids moved, sinusoidalInput", largest(*[attend("sinusoidalInput", *ids)[1] for ids in moved]), ${float(verdict.residual)})`;
  return [
    ...pairChecks(context),
    ...productChecks(report),
    `assert before[1].tolist() == ${integers(idsBefore)}`,
    `assert after[1][:first_old].tolist() == ${integers(frontIds)} and after[1][first_old:].tolist() == ${integers(idsAfter)}`,
    ...schemeChecks(report.schemes, 'before, after, first_old', 'change'),
    `moved = [(X, torch.arange(n) + position + by, ${moved}) for by in (0, offset)]`,
    ...schemeChecks(report.movedIds, '*moved', 'ids moved'),
    movedWeights && weights(movedWeights),
    decodingChecks(report),
  ]
    .filter(Boolean)
    .join('\n');
}

function inputs({ engine, settings, report }: ScriptContext<Settings, ShiftReport>): string {
  const { words, width, seed, headCount, offset, position, maxLen, matrix } = settings;
  return [
    `words = ${texts(words)}`,
    `n, width, heads, max_len = ${words.length}, ${width}, ${headCount}, ${maxLen}`,
    'head_width = width // heads',
    `offset, position, product_rows, matrix = ${offset}, ${position}, ${report.products.rows}, "${matrix}"`,
    tensor('X', engine.embed({ words: [...words], width, seed })),
    'table = sinusoidal_table(max_len, width)',
  ].join('\n');
}

function conditionLines(settings: Settings): string[] {
  const { act: name, offset, position, width, headCount, maxLen, matrix, seed, causal } = settings;
  const pads = name === 'padLeft';
  return [
    `Act ${name}; offset ${offset}; position ${position}; matrix ${matrix}; causal: ${causal ? 'yes' : 'no'};`,
    `width ${width}; heads ${headCount}; tables of ${maxLen} rows; seed ${seed}.`,
    ...(pads
      ? [
          `Pads ${settings.padCount}; hidden by ${settings.padMask}; positions counted from the first real token: ${bool(settings.recheckValid)}.`,
        ]
      : []),
  ];
}

export function script(context: ScriptContext<Settings, ShiftReport>): string {
  const { engine, settings, report, address } = context;
  const ids = [...report.idsBefore, ...report.idsAfter, ...report.frontIds];
  const numbers = numbersOf(engine, settings, Math.min(settings.maxLen, Math.max(...ids) + 1));
  const rotary = (settings.width / settings.headCount) % 2 === 0;
  return joined([
    heading({
      title: 'Shift: what turns and what stays when every position moves by an offset.',
      lines: conditionLines(settings),
      version: engine.version,
      address,
    }),
    importing,
    checking,
    numbers.some(({ drawn }) => drawn) && drawing.normals,
    sinusoids,
    ...relative.filter((scheme) => rotary || scheme !== 'rotary').flatMap((scheme) => schemeCode(scheme, '').functions),
    section('inputs and weights'),
    inputs(context),
    ...front(context),
    ...numbers.map(({ code }) => code),
    section('pairs and products'),
    turning,
    products,
    section('attention'),
    attention(rotary),
    act(settings),
    section('the numbers on the screen'),
    checks(context),
    ending,
  ]);
}
