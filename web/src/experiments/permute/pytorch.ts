/** Permute as a PyTorch script: the same tokens, weights and order, Sa[XP] beside Sa[X]P, and the numbers on the screen. */
import type { Verdict } from '../../engine/api.ts';
import type { PageEngine } from '../../engine/page.ts';
import type { PermuteReport } from '../../engine/permute.ts';
import { schemeCode, schemeNumbers } from '../python/attention.ts';
import { drawnTensor, isLong, mapOf } from '../python/drawn.ts';
import { float, floats, integers, matrices, rows, tensor, texts } from '../python/literals.ts';
import {
  checking,
  drawing,
  ending,
  heading,
  importing,
  joined,
  section,
  sinusoids,
  sinusoids32,
} from '../python/parts.ts';
import type { ScriptContext } from '../python/script.ts';
import type { Given, PermuteState } from './settings.ts';

const isSingle = ({ precision }: PermuteState): boolean => precision === 'float32';
/** Numbers are written in float64; a float32 run rounds them. */
const castTo = (settings: PermuteState, like: string): string => (isSingle(settings) ? `.to(${like})` : '');
const hasTable = ({ scheme }: PermuteState): boolean => scheme === 'sinusoidal' || scheme === 'learned';
const fromGiven = (given: Given) => ({ ...given, data: Float64Array.from(given.data) });

/** Wq, Wk, Wv and, for the whole block, the feed-forward: the learner's own, or as the engine draws them. */
function weightsOf(engine: PageEngine, settings: PermuteState) {
  const seed = Number(settings.seed);
  const width = Number(settings.width);
  const maps = (['Wq', 'Wk', 'Wv'] as const).map((name) => {
    const given = settings[name];
    return given
      ? { code: tensor(name, fromGiven(given)), drawn: false }
      : drawnTensor(engine, name, mapOf(seed, name, width, width));
  });
  const forward =
    settings.block === 'preNorm'
      ? [
          drawnTensor(engine, 'W1', mapOf(seed, 'W1', width, 2 * width)),
          drawnTensor(engine, 'W2', mapOf(seed, 'W2', 2 * width, width)),
        ]
      : [];
  const heads = Number(settings.headCount);
  return [...maps, ...forward, ...schemeNumbers(engine, settings.scheme, { seed, heads, headWidth: width / heads })];
}

function inputs(engine: PageEngine, settings: PermuteState, report: PermuteReport): string {
  const { words, scheme, mask } = settings;
  const seed = Number(settings.seed);
  const width = Number(settings.width);
  const X = settings.tokens ? fromGiven(settings.tokens) : engine.embed({ words: [...words], width, seed });
  const lines = [
    `words = ${texts(words)}`,
    `n, width, heads, layers = ${words.length}, ${width}, ${settings.headCount}, ${settings.layerCount}`,
    'head_width = width // heads',
    tensor('X', X),
  ];
  if (settings.scaleByWidth) lines.push('X = X * width**0.5');
  lines.push(`# order[place] = old index of the token now there.\norder = torch.tensor(${integers(report.order)})`);
  if (scheme === 'learned' && report.table) lines.push(tensor('table', report.table));
  if (mask === 'causal')
    lines.push('mask = torch.ones(n, n, dtype=torch.bool).tril()  # row = query, True = may attend');
  if (mask === 'padding')
    lines.push(`mask = (torch.arange(n) < ${settings.validLength}).expand(n, n)  # row = query, True = may attend`);
  return lines.join('\n');
}

/** The table of a run in the precision of x. */
function tableLine(settings: PermuteState): string {
  if (settings.scheme === 'learned') return `place = table${castTo(settings, 'x')}[positions]`;
  if (!isSingle(settings)) return 'place = sinusoidal_table(n, width)[positions]';
  return 'place = (sinusoidal_table32 if x.dtype == torch.float32 else sinusoidal_table)(n, width)[positions]';
}

function attend(settings: PermuteState): string {
  const { mask, scale } = settings;
  const cast = castTo(settings, 'x');
  const code = schemeCode(settings.scheme, castTo(settings, 'q'));
  const lines = [
    'def split(x):',
    '    """[n, width] to [heads, n, head_width]."""',
    '    return x.reshape(n, heads, head_width).transpose(0, 1)',
    '',
    '',
    'def attend(x, values_from, positions):',
    '    """x feeds queries and keys. Returns the output [n, width] and the weights [heads, n, n], row = query."""',
    `    q, k, v = split(x @ Wq${cast}), split(x @ Wk${cast}), split(values_from @ Wv${cast})`,
    '    offsets = positions[None, :] - positions[:, None]  # key - query',
    ...code.turn.map((line) => `    ${line}`),
    '    scores = q @ k.transpose(1, 2)',
    ...code.scores.map((line) => `    ${line}`),
    scale === 'headWidth' && '    scores = scores / head_width**0.5',
    ...code.bias.map((line) => `    ${line}`),
    mask !== 'none' && '    scores = scores.masked_fill(~mask, float("-inf"))',
    '    weights = torch.softmax(scores, dim=-1)',
    mask === 'padding' &&
      Number(settings.validLength) === 0 &&
      '    weights = weights.masked_fill(~mask, 0)  # no key is allowed: the lab gives weights of 0, softmax would divide 0 by 0',
    '    output = weights @ v',
    ...code.output.map((line) => `    ${line}`),
    '    return output.transpose(0, 1).reshape(n, width), weights',
  ];
  const needed = lines.filter((line): line is string => line !== false);
  return needed
    .filter((line) => code.turn.length + code.scores.length + code.bias.length > 0 || !/offsets = /.test(line))
    .join('\n');
}

function stack(settings: PermuteState): string {
  const { placement, block } = settings;
  const whole = block === 'preNorm';
  const at = (where: string): boolean => hasTable(settings) && placement === where;
  const cast = castTo(settings, 'h');
  const normed = (x: string): string => (whole ? `F.layer_norm(${x}, (width,), eps=1e-5)` : x);
  const lines = [
    'def stack(x, positions):',
    '    """The layers, all with the same weights. Returns the output and the weights of the first layer."""',
    hasTable(settings) && `    ${tableLine(settings)}`,
    at('input') ? '    h, first = x + place, None' : '    h, first = x, None',
    '    for _ in range(layers):',
    at('everyLayer') && '        h = h + place',
    `        y = ${normed('h')}`,
    `        attended, weights = attend(${at('queryKey') ? 'y + place' : 'y'}, y, positions)`,
    `        h = ${whole ? 'h + attended' : 'attended'}`,
    whole && `        h = h + torch.relu(${normed('h')} @ W1${cast}) @ W2${cast}`,
    '        first = weights if first is None else first',
    '    return h, first',
  ];
  return lines.filter((line) => line !== false).join('\n');
}

function runs(settings: PermuteState): string {
  const x = isSingle(settings) ? 'X.float()' : 'X';
  const sums = settings.shuffle === 'sums';
  return [
    'places = torch.arange(n)',
    sums && '# The sums X + P are shuffled: each token takes its position along.',
    `positions = ${sums ? 'order' : 'places'}  # of the shuffled tokens`,
    `output, weights = stack(${x}, places)  # Sa[X]`,
    `output_of_permuted, weights_of_permuted = stack(${x}[order], positions)  # Sa[XP]`,
    'permuted_output = output[order]  # Sa[X]P, tokens as rows',
  ]
    .filter((line) => line !== false)
    .join('\n');
}

const singleRounding = `# float32 keeps 7 digits, and two programs that add in another order round differently. How much, PyTorch measures on itself:
# its float32 against its own float64. Ten times as much is allowed, if that is more than 1e-6.
double, double_of_permuted = stack(X, places)[0], stack(X[order], positions)[0]
rounding = max(largest(output, double), largest(output_of_permuted, double_of_permuted))
ATOL = max(ATOL, 10 * rounding)
print(f"float32 against float64 differs by {rounding:.1e}; allowed: {ATOL:.1e}")`;

/** Residuals of the verdicts, each as the two tensors that are compared. */
function verdicts(_settings: PermuteState, report: PermuteReport): string[] {
  const line = (name: string, computed: string, verdict: Verdict | null, atol = ''): string[] =>
    verdict ? [`check("${name}", ${computed}, ${float(verdict.residual)}${atol})`] : [];
  const { equalWords, equalWordsSecond } = report;
  const moved = 'weights[:, order][:, :, order]';
  return [
    ...line('Sa[XP] against Sa[X]P', 'largest(output_of_permuted, permuted_output)', report.equivariance),
    ...line('the same in float64', 'largest(double_of_permuted, double[order])', report.inDouble, ', 1e-6'),
    ...line('Sa[XP] against Sa[X]', 'largest(output_of_permuted, output)', report.invariance),
    ...line('their means', 'largest(output_of_permuted.mean(0), output.mean(0))', report.pooled),
    ...line(
      'weights of XP against those of X moved on both sides',
      `largest(weights_of_permuted, ${moved})`,
      report.attention,
    ),
    ...(equalWords
      ? line('outputs of equal words', `largest(output[${equalWords.row}], output[${equalWordsSecond}])`, equalWords)
      : []),
    ...line('the last token', 'largest(output_of_permuted[-1], output[-1])', report.last),
  ];
}

function everyOrder(settings: PermuteState, { everyOrder: all, inDouble, equivariance }: PermuteReport): string | null {
  if (!all) return null;
  const { tolerance } = inDouble ?? equivariance;
  const shuffled = settings.shuffle === 'sums' ? 'own' : 'places';
  return `# All n! orders, in float64.
whole = stack(X, places)[0]
orders = [torch.tensor(own) for own in permutations(range(n))]
residuals = torch.tensor([largest(stack(X[own], ${shuffled})[0], whole[own]) for own in orders])
check("orders", len(orders), ${all.orders}.0)
check("orders that keep the law", int((residuals <= ${float(tolerance)}).sum()), ${all.holding}.0)
check("the largest residual of all orders", residuals.max(), ${float(all.residual)}, 1e-6)`;
}

/** Of all heads; where those are very many numbers, of the head on the screen, and the script says so. */
function weightChecks({ head }: PermuteState, { weights, weightsOfPermuted }: PermuteReport): string[] {
  const { rows: n = 0, cols = 0 } = weights[0] ?? {};
  const shown = Number(head) - 1;
  const some = isLong({ rows: weights.length * n, cols }) && weights[shown] !== undefined;
  const of = some ? `[${shown}:${shown + 1}]` : '';
  const expected = (all: PermuteReport['weights']): string => matrices(some ? all.slice(shown, shown + 1) : all);
  return [
    some
      ? `# Of the ${weights.length} heads the one on the screen, head ${shown + 1}. The others are in the outputs.`
      : '',
    `check("weights of X, first layer, per head", weights${of}, ${expected(weights)})`,
    `check("weights of XP", weights_of_permuted${of}, ${expected(weightsOfPermuted)})`,
  ];
}

function checks(settings: PermuteState, report: PermuteReport): string {
  const lines = [
    report.table && hasTable(settings) && isSingle(settings) && settings.scheme === 'sinusoidal'
      ? `check("table", sinusoidal_table32(n, width), ${rows(report.table)})`
      : '',
    report.table && hasTable(settings) && !isSingle(settings) && settings.scheme === 'sinusoidal'
      ? `check("table", sinusoidal_table(n, width), ${rows(report.table)})`
      : '',
    `check("Sa[X]", output, ${rows(report.output)})`,
    `check("Sa[XP]", output_of_permuted, ${rows(report.outputOfPermuted)})`,
    `check("Sa[X]P", permuted_output, ${rows(report.permutedOutput)})`,
    `check("their difference", (output_of_permuted - permuted_output).abs(), ${rows(report.difference)})`,
    ...weightChecks(settings, report),
    `check("mean of Sa[X]", output.mean(0), ${floats(report.mean.data)})`,
    `check("mean of Sa[XP]", output_of_permuted.mean(0), ${floats(report.meanOfPermuted.data)})`,
    ...verdicts(settings, report),
  ];
  return lines.filter((line) => line !== '').join('\n');
}

function conditionLines(settings: PermuteState): string[] {
  const { scheme, placement, mask, layerCount, block, shuffle, precision, summation } = settings;
  const where = hasTable(settings) ? `, placement ${placement}` : '';
  const length = mask === 'padding' ? ` (valid length ${settings.validLength})` : '';
  return [
    `Scheme ${scheme}${where}; mask ${mask}${length}; layers ${layerCount}; ${block === 'preNorm' ? 'pre-norm block' : 'attention alone'};`,
    `heads ${settings.headCount}; width ${settings.width}; scale ${settings.scale}; tokens times sqrt(width): ${settings.scaleByWidth ? 'yes' : 'no'};`,
    `shuffled: ${shuffle === 'sums' ? 'the sums, each token with its position' : 'the tokens'}; ${precision}; seed ${settings.seed}.`,
    ...(summation === 'exact'
      ? ['The lab added exactly; PyTorch rounds, so an intact law holds here up to rounding, not bit for bit.']
      : []),
  ];
}

export function script({ engine, settings, report, address }: ScriptContext<PermuteState, PermuteReport>): string {
  const numbers = weightsOf(engine, settings);
  const code = schemeCode(settings.scheme, castTo(settings, 'q'));
  const sinusoidal = settings.scheme === 'sinusoidal';
  const title = 'Permute: does the output of self-attention follow when the tokens are shuffled, Sa[XP] = Sa[X]P?';
  return joined([
    heading({ title, lines: conditionLines(settings), version: engine.version, address }),
    (settings.everyOrder ? 'from itertools import permutations\n\n' : '') + importing,
    checking,
    numbers.some(({ drawn }) => drawn) && drawing.normals,
    sinusoidal && sinusoids,
    sinusoidal && isSingle(settings) && sinusoids32,
    ...code.functions,
    section('inputs and weights'),
    inputs(engine, settings, report),
    ...numbers.map((number) => number.code),
    section('the block'),
    attend(settings),
    stack(settings),
    runs(settings),
    isSingle(settings) && singleRounding,
    section('the numbers on the screen'),
    checks(settings, report),
    everyOrder(settings, report),
    ending,
  ]);
}
