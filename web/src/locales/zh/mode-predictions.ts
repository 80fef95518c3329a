/** Train or eval: the questions of Predict, and a reply to each way to get them wrong. Sizes arrive formatted; "0" is exactly 0. */
import type { Named, PredictionWords } from '../contract.ts';
import type { Locale } from '../en/index.ts';
import type { unchanged as english } from '../en/mode-predictions.ts';

export const unchanged: typeof english = {
  allKept: '$p$ = 0 时，训练模式不丢弃任何元素。',
  allDropped: '$p$ = 1 时，每个元素都是 0。',
  allZero: '和的每个元素都是 0，无论保留还是丢弃。',
  samePattern: '两个掩码留下同样的值。',
};

const same = ({ train }: Named): boolean => train === '0';
/** Why two train runs are the same. */
function cause({ change, kept, sumSize }: Named): string {
  if (change === '0') return unchanged.allKept;
  if (kept === '0') return unchanged.allDropped;
  return sumSize === '0' ? unchanged.allZero : unchanged.samePattern;
}
const trainSame = (e: Named): string => `${cause(e)}最大差值恰为 0。`;

const TE1: PredictionWords = {
  question: '同一输入先在训练模式下运行两次，再在评估模式下运行两次。哪一组的两个输出一致？',
  choices: {
    eval: { text: '只有评估的一组一致，逐比特相同。' },
    both: { text: '两组都一致。输入是相同的。' },
    train: { text: '只有训练的一组一致。' },
    neither: { text: '两组都不一致。' },
  },
  right: (e) =>
    same(e)
      ? `训练模式的两次运行相差 ${e.train}，评估模式的相差 ${e.evalSize}。${cause(e)}`
      : `训练模式的两次运行相差 ${e.train}，评估模式的相差 ${e.evalSize}。训练模式每次运行抽取新的掩码；评估模式不抽取。`,
  replies: {
    both: ({ train }) => `输入相同，丢弃的元素不同：训练模式的每次运行各自抽取，两次相差 ${train}。`,
    neither: ({ train, evalSize }) =>
      `训练模式的两次运行相差 ${train}，评估模式的相差 ${evalSize}。评估模式没有任何随机性。`,
    train: ({ train, evalSize }) =>
      `训练模式的两次运行相差 ${train}，评估模式的相差 ${evalSize}。只有训练模式抽取掩码；评估模式原样返回这个和。`,
    eval: (e) => `在这些条件下，训练模式的两次运行相差 ${e.train}，评估模式的相差 ${e.evalSize}。${cause(e)}`,
  },
};

const runSize: PredictionWords = {
  question: '训练模式的两次运行之间，最大差值有多大？',
  right: (e) =>
    same(e) ? trainSame(e) : `最大差值为 ${e.train}。它出现在一个元素上：一次运行将其丢弃，另一次将其乘以 ${e.kept}。`,
  replies: {
    low: ({ train, kept }) => `是 ${train}。这不是舍入误差：该元素在一次运行中为 0，在另一次中为评估值的 ${kept} 倍。`,
    high: (e) =>
      same(e)
        ? trainSame(e)
        : `是 ${e.train}。元素之差至多是另一次运行所保留的部分，而保留的元素是评估值的 ${e.kept} 倍。`,
    other: ({ train }) => `最大差值为 ${train}。`,
  },
};

/** What becomes of the entry of TE2. */
const becomes = ({ kept, entry }: Named): string =>
  kept === 'NaN' ? '$p$ = 1 时不保留任何元素。' : `${entry} 变为 ${kept}。`;

const TE2: PredictionWords = {
  question: ({ entry, rate }) =>
    `词与位置之和的一个元素是 ${entry}。训练模式，$p$ = ${rate}，该元素被保留。暂退后它是多少？`,
  hint: '最多三位小数。',
  right: (e) => `${becomes(e)}保留的元素除以 $1 - p$，使得对所有掩码的均值就是评估值。`,
  replies: {
    unscaled: (e) =>
      `${e.unscaled} 是评估模式的返回值。在训练模式下，保留的元素要补偿丢弃的元素：除以 $1 - p$。${becomes(e)}`,
    multiplied: (e) => `${e.multiplied} 是该元素乘以 $1 - p$，这使均值更小。应当相除。${becomes(e)}`,
    byRate: (e) => `${e.byRate} 是该元素除以 $p$，即丢弃的概率。应当用保留的概率 ${e.share}。${becomes(e)}`,
    other: (e) => `${becomes(e)}${e.kept === 'NaN' ? '' : `它除以 $1 - p$ = ${e.share}。`}`,
  },
};

/** What the entry of TE3 can be. */
function values({ rate, value, dropped, kept }: Named): string {
  if (rate === '0') return `$p$ = 0 时总是 ${value}。`;
  return rate === '1'
    ? `$p$ = 1 时总是 ${dropped}。`
    : `丢弃时为 ${dropped}，保留时为 ${kept}。评估模式下为 ${value}。`;
}

const TE3: PredictionWords = {
  question: ({ value, col, rate }) =>
    `第 0 行第 ${col} 列，词与位置之和为 ${value}。训练模式，$p$ = ${rate}，那里可能出现哪些值？`,
  choices: {
    always: { text: '总是评估值：位置不会被丢弃。' },
    unscaled: { text: '0 或评估值。' },
    scaled: { text: '0 或评估值除以 $1 - p$。' },
    never: { text: '评估值，或评估值除以 $1 - p$。从不为 0。' },
    zero: { text: '只有 0。' },
  },
  right: (e) => `${values(e)}位置是和的一部分，而暂退法作用于和。`,
  replies: {
    always: (e) => `${values(e)}暂退法在相加之后，因此位置与词一起被丢弃和缩放。`,
    unscaled: (e) => `${values(e)}保留的部分除以 $1 - p$。`,
    scaled: (e) => values(e),
    never: (e) => `${values(e)}被丢弃的元素恰为 0：其中没有留下任何位置成分。`,
    zero: (e) => values(e),
  },
};

const counts = ({ expected, entries, runA, runB }: Named): string =>
  `${entries} 个元素中，期望丢弃 ${expected} 个。这里的两次运行丢弃 ${runA} 个和 ${runB} 个。`;

const TE4: PredictionWords = {
  question: ({ rows, width, rate }) => `和有 ${rows} 行，宽度 ${width}。训练模式，$p$ = ${rate}。预计丢弃多少个元素？`,
  hint: '误差在 3 以内算对。',
  right: (e) => `${counts(e)}每个元素各自抽取，因此个数随运行而变。`,
  replies: {
    words: (e) => `${e.words} 是 ${e.rows} 行乘以 $p$。暂退法丢弃的是单个元素，而不是整个词。${counts(e)}`,
    kept: (e) => `${e.kept} 是保留的个数。${counts(e)}`,
    other: (e) => `每个元素以概率 ${e.rate} 被丢弃。${counts(e)}`,
  },
};

/** What two train runs without gradients do. */
const trainRuns = (e: Named): string =>
  same(e)
    ? `两次运行完全相同。${cause(e)}`
    : `两次运行相差 ${e.train}；第一次在 ${e.entries} 个元素中丢弃 ${e.dropped} 个。`;

const TE5: PredictionWords = {
  question: ({ rate, recorded }) =>
    `训练模式，$p$ = ${rate}，${recorded === '1' ? '记录梯度' : '不记录梯度（`no_grad`）'}。两次运行一致吗？`,
  choices: {
    eval: { text: '一致：没有梯度时，块处于评估模式。' },
    training: { text: '一致：没有梯度时，什么都不训练。' },
    no: { text: '不一致。' },
    nothing: { text: '一致，但原因是没有什么可抽取。' },
  },
  right: (e) => `${trainRuns(e)}梯度和模式是两个开关。`,
  replies: {
    eval: (e) => `梯度和模式是两个开关，而模式仍为训练。${trainRuns(e)}`,
    training: (e) => `确实什么都没有训练，而暂退法照样起作用：它只看模式。${trainRuns(e)}`,
    no: trainRuns,
    nothing: trainRuns,
  },
};

/** The change of one pass, measured. */
const oneRun = ({ measured, sumSize }: Named): string =>
  `一次运行中测得：和为 ${sumSize}，变化为 ${measured}，均为均方根。`;
const changeIs = (e: Named): string =>
  e.rate === '1'
    ? '$p$ = 1 时每个元素都被丢弃，因此变化就是和本身：1。'
    : `是 $√(p / (1 - p))$ = ${e.change}。${oneRun(e)}`;

const TE6: PredictionWords = {
  question: ({ rate }) => `$p$ = ${rate}，训练模式。暂退法引起的变化占和的多大比例（均为均方根，对所有掩码）？`,
  hint: '误差在 0.01 以内算对。',
  right: (e) =>
    `${changeIs(e)}${e.change === '0' || e.rate === '1' ? '' : '少数元素整个变为 0，而求平方使这些大变化占的分量最重。'}`,
  replies: {
    rate: (e) =>
      `${e.rate} 是被丢弃的元素的比例。保留的元素也增大，而在均方根中，少数的大变化占的分量最重。${changeIs(e)}`,
    growth: (e) => `${e.growth} 是保留的元素增大的幅度。被丢弃的元素整个变为 0。${changeIs(e)}`,
    mean: (e) => `${e.rate === '1' ? '' : '各掩码引起的变化相加为 0，变化的大小则不然。'}${changeIs(e)}`,
    other: changeIs,
  },
};

const TE7: PredictionWords = {
  question: ({ scores, rate }) =>
    `一个查询的分数为 ${scores}。暂退法以 $p$ = ${rate} 作用于它的权重，第三个权重被丢弃。权重之和是多少？`,
  hint: '三位小数。',
  right: (e) => `和为 ${e.sum}。暂退之后，没有什么使和回到 ${e.renormalized}。`,
  replies: {
    renormalized: (e) =>
      `如果 softmax 在暂退法之后，就会如此。但它在之前，只有对所有掩码的均值才是 ${e.renormalized}。这里的和为 ${e.sum}。`,
    unscaled: (e) =>
      `${e.unscaled} 是其他权重在暂退前的和。${e.rate === '1' ? '$p$ = 1 时它们也被丢弃' : '它们除以 $1 - p$'}：${e.sum}。`,
    whole: (e) => `${e.whole} 是没有权重被丢弃时的和。去掉第三个后为 ${e.sum}。`,
    other: (e) => `和为 ${e.sum}：暂退前其他权重之和为 ${e.unscaled}。`,
  },
};

const means = (e: Named): string => `对所有掩码，输出的均值为 ${e.mean}，评估模式下为 ${e.eval}。`;

const TE8: PredictionWords = {
  question: ({ entries, rate }) =>
    `两个宽度为 1 的词元，和为 ${entries}，所有权重矩阵为 1，对和应用暂退法，$p$ = ${rate}。对所有掩码取第二个输出的均值。它等于评估输出吗？`,
  choices: {
    keeps: { text: '等于：暂退法保持均值。' },
    runs: { text: '运行足够多次后等于。' },
    no: { text: '不等于。' },
  },
  right: (e) =>
    e.mean === e.eval ? `${means(e)}$p$ = 0 时只有一个掩码。` : `${means(e)}均值的 softmax 不是 softmax 的均值。`,
  replies: {
    keeps: (e) =>
      `${e.rate === '1' ? `$p$ = 1 时连和的均值都不保持：元素 1 的均值为 ${e.sumMean}。` : `它保持和的均值：元素 1 的均值为 ${e.sumMean}。但 softmax 不是求和。`}${means(e)}`,
    runs: (e) => `这个均值已包含所有掩码；再多运行也不会增加什么。${means(e)}`,
    no: means,
  },
};

const meter = (e: Named): string => `训练模式下为 ${e.train}，评估模式下为 ${e.evalSize}。`;

const TE9: PredictionWords = {
  question: ({ rate, words }) =>
    `没有位置的注意力，对${words === '1' ? '词' : ' $X$ '}应用暂退法，$p$ = ${rate}，训练模式。反转${words === '1' ? '词' : '行'}，掩码的种子不变。输出与反转后的原输出相差多少？`,
  counted: (size) => `输出最多相差 ${size}。`,
  right: (e) =>
    e.trainHolds === '1'
      ? `${meter(e)}这里的掩码没有造成可分辨的差别。`
      : `${meter(e)}同一种子在同样的位次上丢弃，而那里现在是别的词。`,
  replies: {
    sameSeed: (e) => `同一种子在同样的位次上丢弃，而那里现在是别的词。${meter(e)}等变性应在评估模式下检验。`,
    low: (e) => `这不是舍入误差：丢弃的位次相同，因此失去元素的词不同。${meter(e)}`,
    high: (e) => `${meter(e)}输出是值的加权平均，因此它们之间的距离不超过值之间的距离。`,
    other: meter,
  },
};

/** Where the two variants part, measured. */
const parts = (e: Named): string =>
  e.after === 'NaN'
    ? '这里两者在两种模式下都一致。'
    : `在训练模式下两者不同，最先出现在第 ${e.row} 行第 ${e.col} 列：暂退法在相加之后时为 ${e.after}，在相加之前时为 ${e.before}。那里的位置编码为 ${e.position}。`;

const TE10: PredictionWords = {
  question: ({ rate }) =>
    `一个块先加位置，再应用暂退法。另一个块先对词应用暂退法，再加位置。掩码相同，$p$ = ${rate}。两者在哪种模式下不同？`,
  choices: {
    both: { text: '两种模式都不同。' },
    train: { text: '只在训练模式下。' },
    eval: { text: '只在评估模式下。' },
    neither: { text: '都相同：掩码是一样的。' },
  },
  right: (e) => `${parts(e)}在评估模式下两者都返回这个和。`,
  replies: {
    both: (e) => `没有暂退法时，两者返回同样的和。${parts(e)}`,
    eval: (e) => `没有暂退法时，两者返回同样的和。${parts(e)}`,
    neither: (e) => `掩码相同，掩码所作用的内容不同。${parts(e)}`,
    train: parts,
  },
};

export const predictions: Locale['mode']['predictions'] = {
  TE1,
  'TE1-size': runSize,
  TE2,
  TE3,
  TE4,
  TE5,
  TE6,
  TE7,
  TE8,
  TE9,
  TE10,
};
