/** Placement as a PyTorch script: three stacks with the same weights, what their wires carry, sizes, probes, and a bias per offset. */
import type { PageEngine } from '../../engine/page.ts';
import type { LayerWires, PlacementBlock, PlacementReport, Wire } from '../../engine/placement.ts';
import { derivedSeed, drawnTensor, mapOf, tableSeed } from '../python/drawn.ts';
import { bool, float, floats, integers, rows, tensor, texts } from '../python/literals.ts';
import { checking, drawing, ending, heading, importing, joined, section, sinusoids } from '../python/parts.ts';
import type { ScriptContext } from '../python/script.ts';
import { type BlockName, biasOf, blockNames, type Settings } from './settings.ts';

const maps = (engine: PageEngine, { seed, width }: Settings) =>
  (['Wq', 'Wk', 'Wv'] as const).map((name) => drawnTensor(engine, name, mapOf(seed, name, width, width)));

function inputs(engine: PageEngine, settings: Settings, report: PlacementReport): string {
  const { words, width, seed, headCount, layerCount, norm, residual } = settings;
  const operands = (['Query', 'Key', 'Value'] as const).filter((name) => settings[`into${name}`]);
  const other = engine.learnedTable({ rows: words.length, width, seed: tableSeed(seed, 'other table') });
  return [
    `words = ${texts(words)}`,
    `n, width, heads, layers = ${words.length}, ${width}, ${headCount}, ${layerCount}`,
    'head_width = width // heads',
    `operands = ${texts(operands.map((name) => name.toLowerCase()))}  # of the block "queryKey"`,
    `norm, residual = "${norm}", ${bool(residual)}`,
    tensor('X', engine.embed({ words: [...words], width, seed })),
    `factor = ${settings.scaleByWidth ? 'width**0.5' : '1.0'}  # D2L's encoder multiplies the embeddings by sqrt(width)`,
    'P = sinusoidal_table(n, width)',
    `order = torch.tensor(${integers(report.order)})  # two tokens change places`,
    `# Another table, to find the wires that carry position.\n${tensor('other', other)}`,
  ].join('\n');
}

const stack = `def split(x):
    """[n, width] to [heads, n, head_width]."""
    return x.reshape(len(x), heads, head_width).transpose(0, 1)


def normed(x):
    # One feature is its own mean. F.layer_norm leaves rounding there, which a probe would take for a signal.
    return F.layer_norm(x, (width,), eps=1e-5) if width > 1 else torch.zeros_like(x)


def run(x, placement=None, table=None, held=None):
    """The signals of each layer, the attention weights, the output. held: weights to use in place of the stack's own."""
    h, signals, all_weights = x, [], []
    for layer in range(layers):
        entering = h
        if placement == "everyLayer" or (placement == "input" and layer == 0):
            h = h + table
        plain = normed(h) if norm == "pre" else h
        feeds = {name: plain + table if placement == "queryKey" and name in operands else plain
                 for name in ("query", "key", "value")}
        q, k, v = feeds["query"] @ Wq, feeds["key"] @ Wk, feeds["value"] @ Wv
        weights = torch.softmax(split(q) @ split(k).transpose(1, 2) / head_width**0.5, dim=-1)
        weights = weights if held is None else held[layer]
        mixed = (weights @ split(v)).transpose(0, 1).reshape(len(x), width)
        signals.append({"entering": entering, "stream": h, "query": q, "key": k, "value": v, "mixed": mixed})
        all_weights.append(weights)
        h = h + mixed if residual else mixed
        h = normed(h) if norm == "post" else h
    return signals, all_weights, h


def rms(x):
    return (x**2).mean().sqrt()`;

const blocks = `def wires(placement):
    """How much each signal changes when another table takes the place of P: with weights of its own, with weights held."""
    held = run(factor * X)[1]
    found = []
    for use in (None, held):
        before, after = (run(factor * X, placement, table, use) for table in (P, other))
        layer_by_layer = [[largest(a[name], b[name]) for name in a] for a, b in zip(before[0], after[0])]
        found.append((layer_by_layer, [largest(a, b) for a, b in zip(before[1], after[1])], largest(before[2], after[2])))
    return found


def block(placement):
    """Residuals: of the swap of two tokens, the spread of equal tokens, against the output without positions."""
    output = run(factor * X, placement, P)[2]
    swapped = run(factor * X[order], placement, P)[2]
    equal = factor * X[:1].expand(equal_count, width)
    alike = run(equal, placement, sinusoidal_table(equal_count, width))[2]
    spread = (alike.max(dim=0).values - alike.min(dim=0).values).max()
    return [largest(swapped, output[order]), spread, largest(output, run(factor * X)[2])]


def sizes(by):
    """Root mean squares of the stream without positions, and of what positions change in it, per layer and at the end."""
    without, all_of_it = run(by * X), run(by * X, chosen, P)
    pairs = [(a["stream"], b["stream"]) for a, b in zip(without[0], all_of_it[0])] + [(without[2], all_of_it[2])]
    return [[rms(a), rms(b - a)] for a, b in pairs]


outputs = {placement: run(factor * X, placement, P)[2] for placement in ("input", "everyLayer", "queryKey")}`;

/** Least squares on drawn texts, read back on others. */
const probes = (
  seed: number,
  report: PlacementReport,
): string => `# Drawn texts teach the probes, as many others test them.
texts = ${report.probeRows / report.tokens.rows}
numbers = normals(2 * texts * n, width, seed=${BigInt.asIntN(64, derivedSeed(seed, 'probe texts'))}, std=factor)
fitted_texts, held_out_texts = numbers.reshape(2, texts, n, width)
positions = torch.arange(n).repeat(texts).double()


def signals_of(x):
    signals, _, output = run(x, chosen, P)
    return [signal[name] for signal in signals for name in ("stream", "value")] + [output]


def signals_of_all(many):
    return [torch.cat(same) for same in zip(*map(signals_of, many))]


def probe(rows, held_out, own):
    """position ~ row @ coefficients + constant, the smallest coefficients where columns depend on each other."""
    centre, middle = rows.mean(0), positions.mean()
    centred = rows - centre
    # What differs from the mean by rounding alone is a constant, and tells nothing.
    centred = torch.where(centred.abs() <= 8 * 2.0**-52 * centre.abs(), torch.zeros_like(centred), centred)
    fit = torch.linalg.lstsq(centred, (positions - middle).reshape(-1, 1), driver="gelsd")
    read = lambda x: ((x - centre) @ fit.solution).flatten() + middle
    return rms(read(held_out) - positions), rms(read(rows) - positions), int(torch.linalg.matrix_rank(centred)), read(own)


probed = [probe(*signals) for signals in zip(
    signals_of_all(fitted_texts), signals_of_all(held_out_texts), signals_of(factor * X))]`;

const offsets = (bias: ArrayLike<number>): string => `# A bias per offset: one layer of attention alone, no table.
offset_bias = torch.tensor(${floats(bias)})
clip = len(offset_bias) // 2


def biased_attention(x, bias):
    """One layer of attention without a norm. Returns scores and weights per head, and the output."""
    scores = split(x @ Wq) @ split(x @ Wk).transpose(1, 2) / head_width**0.5 + bias
    weights = torch.softmax(scores, dim=-1)
    return scores, weights, (weights @ split(x @ Wv)).transpose(0, 1).reshape(n, width)


def bias_of(ids):
    """Offset = key position - query position; offsets further out have the outermost."""
    return offset_bias[(ids[None, :] - ids[:, None]).clamp(-clip, clip) + clip]


ids = torch.arange(n)
between = (ids[None, :] - ids[:, None]).double()
plain_scores, plain_weights, plain_output = biased_attention(factor * X, 0.0)
scores, weights, biased_output = biased_attention(factor * X, bias_of(ids))
moved_output = biased_attention(factor * X, bias_of(ids + 1000))[2]
swapped_output = biased_attention(factor * X[order], bias_of(ids))[2]`;

const wireNames = ['entering', 'stream', 'query', 'key', 'value', 'mixed'] as const;

function blockChecks(name: BlockName, block: PlacementBlock): string {
  const residuals = (which: keyof Pick<Wire, 'replaced' | 'held'>): string => {
    const wire = (layer: LayerWires): string =>
      floats(
        wireNames.map((wire) => layer[wire][which].residual),
        '    ',
      );
    return `[\n${block.layers.map((layer) => `    ${wire(layer)},\n`).join('')}]`;
  };
  const weights = floats(block.layers.map(({ weights: wire }) => wire.replaced.residual));
  return `replaced, held = wires("${name}")
check("${name}: wires with another table", replaced[0], ${residuals('replaced')})
check("${name}: the same with weights held", held[0], ${residuals('held')})
check("${name}: attention weights with another table", replaced[1], ${weights})
check("${name}: output with another table", [replaced[2], held[2]], ${floats([block.output.replaced.residual, block.output.held.residual])})
check("${name}: swap, equal tokens, against no positions", block("${name}"), ${floats([
    block.swap.residual,
    block.equalTokens.residual,
    block.fromNone.residual,
  ])})`;
}

const sizeRows = (sizes: PlacementReport['sizes']): string =>
  `[${sizes.map(({ content, position }) => floats([content, position])).join(', ')}]`;

function probeChecks({ probes: all, chance }: PlacementReport): string[] {
  if (all.length === 0) return [];
  return [
    `check("chance", rms(positions - positions.mean()), ${float(chance)})`,
    ...all.map(({ signal, layer, error, fitError, rank, readings }, at) => {
      const name = signal === 'output' ? 'output' : `${signal} of layer ${layer + 1}`;
      return `check("probe of the ${name}: error, error on what it has seen, rank", probed[${at}][:3], ${floats([error, fitError, rank])})
check("positions it reads from the words", probed[${at}][3], ${floats(readings)})`;
    }),
  ];
}

function offsetChecks({ offsets: found }: PlacementReport): string[] {
  return [
    `check("bias per offset", bias_of(ids), ${rows(found.bias)})`,
    `check("scores of the first head without it", plain_scores[0], ${rows(found.plainScores)})`,
    `check("scores with it", scores[0], ${rows(found.scores)})`,
    `check("weights without it", plain_weights[0], ${rows(found.plainWeights)})`,
    `check("weights with it", weights[0], ${rows(found.weights)})`,
    `check("mean offset of each query", (weights[0] * between).sum(1), ${floats(found.expectedOffset)})`,
    `check("residuals: diagonals, weights, output, moved ids, swap", [
    largest(scores[0], plain_scores[0] + bias_of(ids)), largest(weights, plain_weights), largest(biased_output, plain_output),
    largest(moved_output, biased_output), largest(swapped_output, biased_output[order]),
], ${floats([found.diagonals, found.weightsChange, found.outputChange, found.movedIds, found.swap].map(({ residual }) => residual))})`,
  ];
}

function checks(report: PlacementReport): string {
  const { inputEvery, inputQueryKey, everyQueryKey } = report;
  const between = [inputEvery, inputQueryKey, everyQueryKey].map(({ residual }) => residual);
  return [
    `check("X as the blocks get it", factor * X, ${rows(report.tokens)})`,
    `check("P", P, ${rows(report.table)})`,
    ...blockNames.map((name) => blockChecks(name, report[name])),
    `check("outputs against each other", [
    largest(outputs["input"], outputs["everyLayer"]), largest(outputs["input"], outputs["queryKey"]),
    largest(outputs["everyLayer"], outputs["queryKey"]),
], ${floats(between)})`,
    `check("sizes of words and positions", [rms(factor * X), rms(P)], ${floats([report.wordSize, report.positionSize])})`,
    report.positionSize > 0 &&
      `check("words of variance 1 beside positions, also times sqrt(width)", [1 / rms(P), width**0.5 / rms(P)], ${floats(
        [report.unitRatio, report.unitRatioScaled],
      )})`,
    `check("sizes in the stream", sizes(1.0), ${sizeRows(report.sizes)})`,
    `check("the same times sqrt(width)", sizes(width**0.5), ${sizeRows(report.sizesScaled)})`,
    ...probeChecks(report),
    ...offsetChecks(report),
  ]
    .filter(Boolean)
    .join('\n');
}

export function script(context: ScriptContext<Settings, PlacementReport>): string {
  const { engine, settings, report, address } = context;
  const { placement, layerCount, width, headCount, norm, residual, scaleByWidth, seed } = settings;
  const numbers = maps(engine, settings);
  const probing = report.probes.length > 0;
  return joined([
    heading({
      title: 'Placement: where positions enter a stack of layers, and what carries them on.',
      lines: [
        `${layerCount} layers, ${headCount} heads, width ${width}, norm ${norm}, ${residual ? 'with' : 'without'} residual; seed ${seed};`,
        `tokens times sqrt(width): ${scaleByWidth ? 'yes' : 'no'}; sizes and probes of the block "${placement}".`,
      ],
      version: engine.version,
      address,
    }),
    importing,
    checking,
    (probing || numbers.some(({ drawn }) => drawn)) && drawing.normals,
    sinusoids,
    section('inputs and weights'),
    inputs(engine, settings, report),
    `chosen = "${placement}"\nequal_count = ${report.equalCount}  # equal tokens side by side`,
    ...numbers.map(({ code }) => code),
    section('the stack'),
    stack,
    blocks,
    probing && section('probes'),
    probing && probes(seed, report),
    section('a bias per offset'),
    offsets(biasOf(settings.offsetBias)),
    section('the numbers on the screen'),
    checks(report),
    ending,
  ]);
}
