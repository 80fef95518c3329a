/** Mode as a PyTorch script: X + P under dropout by the recorded patterns, the means over passes, and attention over both. */

import type { ModeReport, ModeRun } from '../../engine/mode.ts';
import type { PageEngine } from '../../engine/page.ts';
import { drawnTensor, mapOf } from '../python/drawn.ts';
import { bits, float, floats, rows, tensor, texts } from '../python/literals.ts';
import { checking, drawing, ending, heading, importing, joined, section, sinusoids } from '../python/parts.ts';
import type { ScriptContext } from '../python/script.ts';
import type { Settings } from './settings.ts';

const maps = (engine: PageEngine, { seed, width }: Settings) =>
  (['Wq', 'Wk', 'Wv'] as const).map((name) => drawnTensor(engine, name, mapOf(seed, name, width, width)));

function inputs(engine: PageEngine, settings: Settings, report: ModeReport): string {
  const { words, width, seed, input, mode, rate, passes, maskSeed } = settings;
  const { rows: n } = report.tokens;
  const lines = [`n, width, passes = ${n}, ${width}, ${passes}`, `rate, mask_seed = ${float(rate)}, ${maskSeed}`];
  lines.push(`training = ${mode === 'train' ? 'True' : 'False'}  # module.train(), or module.eval()`);
  if (input === 'embeddings') {
    lines.push(`words = ${texts(words)}`, tensor('X', engine.embed({ words, width, seed })));
    if (settings.scaleByWidth) lines.push('X = X * width**0.5');
  } else {
    lines.push('X = torch.zeros(n, width)');
  }
  lines.push('P = sinusoidal_table(n, width)', 'total = X + P  # what eval mode returns');
  return lines.join('\n');
}

const dropping = `def drop(x, keep, training=True):
    """Inverted dropout by a given pattern: what torch.nn.Dropout does with the pattern it draws."""
    if not training:
        return x
    return torch.where(keep, x / (1 - rate), torch.zeros_like(x)) if rate < 1 else torch.zeros_like(x)


def pattern(number, rows, cols):
    """The pattern of one pass, as the lab draws it: an entry is kept when its uniform number is at least the rate."""
    return (uniforms(rows * cols, mask_seed + number) >= rate).reshape(rows, cols)


def recorded(lines):
    """A pattern as it was recorded, one text per row, 1 = kept."""
    return torch.tensor([[bit == "1" for bit in line] for line in lines])


def attend(x):
    """One head. Returns the output and the weights, row = query."""
    weights = torch.softmax((x @ Wq) @ (x @ Wk).T / width**0.5, dim=-1)
    return weights @ (x @ Wv), weights


def rms(x):
    return (x**2).mean().sqrt()`;

const keptBits = ({ dropped }: ModeRun): Uint8Array => dropped.map((byte) => 1 - byte);

/** Runs A and B. In eval mode nothing is dropped, and there is no pattern to record. */
function runs({ mode, width }: Settings, report: ModeReport): string {
  const lines =
    mode === 'train'
      ? [
          `keep_a = recorded(${bits(keptBits(report.runA), width)})`,
          `keep_b = recorded(${bits(keptBits(report.runB), width)})`,
          'assert torch.equal(keep_a, pattern(0, n, width)) and torch.equal(keep_b, pattern(1, n, width))',
        ]
      : ['keep_a, keep_b = pattern(0, n, width), pattern(1, n, width)  # drawn, and not looked at in eval mode'];
  return [...lines, 'run_a, run_b = drop(total, keep_a, training), drop(total, keep_b, training)'].join('\n');
}

/** Passes of the two means, as far as the screen shows them. */
const means = ({
  attentionMeans,
  sumMeans,
}: ModeReport): string => `# The mean over N train passes, against eval. Rows are few where the sum is large.
some = total[:averaged_rows]
so_far, sum_means = torch.zeros_like(some), {}
for number in range(${sumMeans.passes.at(-1)}):
    so_far += drop(some, pattern(number, *some.shape))
    sum_means[number + 1] = rms(so_far / (number + 1) - some)

# The same for the outputs of attention over the first rows.
first = total[:attention_rows]
eval_attention, weights = attend(first)
outputs = torch.stack([attend(drop(first, pattern(number, *first.shape)))[0] for number in range(${attentionMeans.passes.at(-1)})])
attention_means = {count: rms(outputs[:count].mean(0) - eval_attention) for count in range(1, len(outputs) + 1)}
spread = (((outputs - outputs.mean(0)) ** 2).sum() / (first.numel() * (len(outputs) - 1))).sqrt()`;

const reversedCheck = `# Reversed rows against reversed outputs, without positions: the same pattern drops the same places, so other words.
x = X[:attention_rows]


def reversed_residual(training):
    keep = pattern(0, *x.shape)
    return largest(attend(drop(x.flip(0), keep, training))[0], attend(drop(x, keep, training))[0].flip(0))`;

function weightDropout({ mode }: Settings): string {
  return mode === 'train'
    ? 'used_weights = drop(weights, pattern(0, attention_rows, attention_rows))'
    : 'used_weights = weights';
}

function checks({ settings, report }: ScriptContext<Settings, ModeReport>): string {
  const { sumMeans, attentionMeans, runA, runB, columns } = report;
  const plotted = `[${Array.from(columns).join(', ')}]`;
  const at = (counts: Float64Array): string => `[${Array.from(counts).join(', ')}]`;
  return [
    `check("P", P, ${rows(report.table)})`,
    `check("X + P", total, ${rows(report.sum)})`,
    `check("run A", run_a, ${rows(runA.output)})`,
    `check("run B", run_b, ${rows(runB.output)})`,
    `check("dropped in A and B", [int((~keep_a).sum()), int((~keep_b).sum())] if training else [0, 0], ${floats([runA.droppedCount, runB.droppedCount])})`,
    `check("A against B", largest(run_a, run_b), ${float(report.runs.residual)})`,
    `check("A against B in train mode", largest(drop(total, pattern(0, n, width)), drop(total, pattern(1, n, width))), ${float(report.trainRuns.residual)})`,
    `check("A against B in eval mode", largest(drop(total, keep_a, False), drop(total, keep_b, False)), ${float(report.evalRuns.residual)})`,
    `check("plotted columns of P", P[:, ${plotted}], ${rows(report.tableColumns)})`,
    `check("plotted columns of run A", run_a[:, ${plotted}], ${rows(report.outputColumns)})`,
    `check("root mean square of X + P", rms(some), ${float(report.sumSize)})`,
    `check("distance of the mean of N passes", [sum_means[count] for count in ${at(sumMeans.passes)}], ${floats(sumMeans.distances)})`,
    `check("the same at N = passes", sum_means[passes], ${float(report.sumMean)})`,
    settings.rate < 1 &&
      `check("what the law expects", [(rate / (1 - rate)) ** 0.5 * rms(some) / count**0.5 for count in ${at(sumMeans.passes)}], ${floats(report.expectedMeans)})`,
    `check("attention in eval mode", eval_attention, ${rows(report.evalAttention)})`,
    `check("distance of the mean attention", [attention_means[count] for count in ${at(attentionMeans.passes)}], ${floats(attentionMeans.distances)})`,
    `check("what chance leaves of it", [spread / count**0.5 for count in ${at(attentionMeans.passes)}], ${floats(report.attentionChance)})`,
    `check("attention weights", weights, ${rows(report.weights)})`,
    `check("weights after dropout", used_weights, ${rows(report.usedWeights)})`,
    `check("sums of their rows", used_weights.sum(1), ${floats(report.rowSums)})`,
    `check("reversed rows, train mode", reversed_residual(True), ${float(report.reversedTrain.residual)})`,
    `check("reversed rows, eval mode", reversed_residual(False), ${float(report.reversedEval.residual)})`,
  ]
    .filter(Boolean)
    .join('\n');
}

export function script(context: ScriptContext<Settings, ModeReport>): string {
  const { engine, settings, report, address } = context;
  const { mode, rate, input, width, scaleByWidth, seed, maskSeed, passes, recordGradients } = settings;
  const numbers = maps(engine, settings);
  return joined([
    heading({
      title: 'Mode: the same input twice, under dropout in train mode and without it in eval mode.',
      lines: [
        `Mode ${mode}; rate ${rate}; ${passes} passes; X: ${input}, ${report.tokens.rows} rows, ${width} columns${scaleByWidth ? ', times sqrt(width)' : ''};`,
        `seed ${seed}; seed of the patterns ${maskSeed}.`,
      ],
      version: engine.version,
      address,
    }),
    importing,
    recordGradients
      ? null
      : 'torch.set_grad_enabled(False)  # another switch than eval(): no number below depends on it',
    checking,
    numbers.some(({ drawn }) => drawn) ? drawing.normals : drawing.uniforms,
    sinusoids,
    section('inputs and weights'),
    inputs(engine, settings, report),
    `averaged_rows, attention_rows = ${report.averagedRows}, ${report.attentionRows}`,
    ...numbers.map(({ code }) => code),
    section('dropout and attention'),
    dropping,
    runs(settings, report),
    means(report),
    reversedCheck,
    weightDropout(settings),
    section('the numbers on the screen'),
    checks(context),
    ending,
  ]);
}
