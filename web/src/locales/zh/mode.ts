/** Train or eval: what dropout does to the sum of words and positions. */
import type { Locale } from '../en/index.ts';
import { takes } from './engine.ts';
import { predictions, unchanged } from './mode-predictions.ts';
import { names } from './names.ts';

const entries = (n: string, all: string): string => `${all} 个元素中的 ${n} 个`;
const span = (first: string, last: string): string => (first === last ? first : `${first}–${last}`);

const addToOne = (error: string): string =>
  error === '0' ? '每个查询的权重之和恰为 1。' : `每个查询的权重之和为 1；最大误差为 ${error}。`;

export const mode: Locale['mode'] = {
  ...names.mode,
  controls: {
    mode: '模式',
    rate: '暂退概率 $p$',
    passes: '前向传播次数 $N$',
    input: '输入 $X$',
    newMasks: '新的掩码',
    words: '你的词',
    rows: '全零行数',
    width: '宽度 $d$',
    seed: '词与权重的种子',
    maskSeed: '运行 A 的掩码；运行 B 用下一个',
    scaleByWidth: '词乘以 $√d$',
    recordGradients: '记录梯度',
  },
  errors: {
    'words.out-of-range': ({ allowed, given }) => takes({ label: '你的词', allowed, given }),
  },
  options: {
    mode: { train: '训练', eval: '评估' },
    input: { zeros: '零（D2L）', embeddings: '嵌入' },
  },
  presets: {
    d2l: 'D2L 的图，$p$ = 0',
    train: '训练模式，两次运行',
    eval: '评估模式，两次运行',
    half: '$p$ = 0.5：零或两倍',
    all: '$p$ = 1：全部丢弃',
    words: '你的词，已缩放',
  },
  predictions,
  claims: {
    CL44: {
      sentence: '在评估模式下，以及在训练模式下暂退概率为 0 时，暂退法逐比特地返回其输入。',
    },
    CL45: {
      sentence: '在训练模式下，$X + \\P$ 的一个元素变为 0，或变为原来的 1 / (1 − 暂退概率) 倍，没有别的可能。',
    },
    CL46: {
      sentence: '对所有暂退掩码取平均，均值为 $X + \\P$，均方根变化为其大小的 √(暂退概率 / (1 − 暂退概率)) 倍。',
    },
    CL47: {
      sentence: '对 $X + \\P$ 应用暂退法，去掉的是词，留下的是位置：被丢弃的元素保留它在表中的值。',
    },
    CL48: {
      sentence: '不记录梯度时，无论是否处于训练模式，都不丢弃任何元素。',
      seen: ({ dropped }) => `不记录梯度，模式为训练，运行 A 丢弃了 ${dropped} 个元素。`,
    },
    CL49: {
      sentence: '对 $X + \\P$ 的所有暂退掩码取平均，注意力给出与评估模式相同的结果。',
      seen: ({ passes, distance, chance }) =>
        `${passes} 次前向传播的均值与评估值相距 ${distance}（均方根）。仅有随机波动时为 ${chance}。`,
    },
    CL50: {
      sentence: '无论是否对权重应用暂退法，一个查询的权重之和总是 1。',
    },
    CL51: {
      sentence: '两次运行使用同一个暂退掩码时，没有位置的注意力在训练模式下也通过打乱检验。',
    },
  },
  did: '两种模式的结果',
  compared: '差值：运行 A 与运行 B，逐个元素比较。',
  why: '随机性从何而来？要比较编码，你会切换什么？',
  reasons: {
    sum: '暂退法逐个元素地作用于词与位置之和。',
    draw: '训练模式每次运行都抽取新的掩码。',
    scale: '保留的元素除以 $1 - p$，因此对所有掩码的均值就是评估值。',
    eval: '评估模式不作任何改变。应在评估模式下比较，或取 $p$ = 0。',
  },
  selfTest: {
    question: '写出 D2L 正弦位置编码的元素。',
    formula: 'p_{i, 2j} = sin(i / 10000^{2j/d})\np_{i, 2j+1} = cos(i / 10000^{2j/d})',
    ideas: {
      sine: '偶数列 $2j$ 是正弦。',
      cosine: '奇数列 $2j+1$ 是余弦。',
      exponent: '一对中的两列有相同的指数 $2j/d$。',
      pair: '$j$ 从 0 起数对，$d$ 是宽度。',
      zero: '$i$ 从 0 起数位置，因此第 0 行是 0, 1, 0, 1, …',
    },
  },

  runA: '运行 A',
  runB: '运行 B',
  runBInFormula: '运行 B',
  difference: '|A − B|',
  inputs: { tokens: 'X', table: '表', sum: '和' },
  inputsHeading: (letter, zeros, rows, rate) => {
    const what = zeros ? `$X$ 的 ${rows} 行全为零，因此和就是表 $${letter}$。` : '词、位置，以及它们的和。';
    return `${what}${rate === null ? '暂退法作用于这个和。' : `对这个和应用暂退法，$p$ = ${rate}，独立运行两次。`}`;
  },
  notRun: '尚未运行',
  dropped: (seed, n, all) => `掩码 ${seed}：${all} 个中丢弃 ${n} 个`,
  droppedShort: (n, all) => `${all} 个中丢弃 ${n} 个`,
  differ: (n, all) => `${all} 个元素中有 ${n} 个不同`,
  columnsMark: (first, last) => `第 ${span(first, last)} 列`,
  figure: (mode) => `同一输入在${mode === 'train' ? '训练' : '评估'}模式下的两次运行及其差值`,
  inputsFigure: '词、位置及其和',

  position: { rows: '行', columns: '位置' },
  feature: { rows: '列', columns: '特征' },
  axis: { rows: '行', columns: '位置' },
  place: {
    rows: (row, col) => `第 ${row} 行第 ${col} 列`,
    columns: (position, feature) => `位置 ${position}，特征 ${feature}`,
    word: (word, position, feature) => `“${word}”（位置 ${position}），特征 ${feature}`,
  },
  part: {
    rows: (rows, cols, allRows, allCols) => `${allRows} × ${allCols} 中的第 ${rows} 行、第 ${cols} 列。`,
    columns: (positions, features, all, width) => `${all} × ${width} 中的位置 ${positions}、特征 ${features}。`,
  },

  identical: '**完全相同，**逐比特一致。',
  identicalEval: '**完全相同，**逐比特一致。评估模式原样返回这个和。',
  same: unchanged,
  broken: (size, place) => `**不成立，相差 ${size}**，位于${place}。`,
  chance: (rate, kept) => `元素被丢弃（概率 ${rate}），或乘以 ${kept}。`,

  struck: '划去的单元格已被丢弃。',
  evalAgrees: (letter) => `在**评估**模式下，A、B 和 $${letter}$ 逐比特一致。`,
  pointAt: '指向一个单元格，或用方向键移到那里，读出它所在的行。',
  rowHead: {
    rows: (row, word) => (word === null ? `第 ${row} 行` : `第 ${row} 行，“${word}”`),
    columns: (position, word) => (word === null ? `位置 ${position}` : `位置 ${position}，“${word}”`),
  },
  rowEval: (sum) => `评估：$${sum}$`,
  readout: (place, value) => `${place}：${value}。`,
  readoutDropped: (place, lost) => `${place}：${lost} 被丢弃。剩下 **0**。`,
  readoutKept: (place, value, from) => `${place}：${value}。评估模式下为 ${from}。`,

  columnsBy: {
    rows: (first, last) => `第 ${span(first, last)} 列`,
    columns: (first, last) => `特征 ${span(first, last)}`,
  },
  col: { rows: (column) => `第 ${column} 列`, columns: (feature) => `特征 ${feature}` },
  plotTable: 'D2L 画的图',
  plotOwnTable: '你的表',
  plotTableNote: (which, letter, d2l, several) =>
    `$${letter}$ 的${which}，而不是输出的。暂退法${d2l ? '（D2L 中为 0）' : ''}不可能影响${several ? '它们' : '它'}。`,
  plotOutput: { train: '训练：运行 A 的输出', eval: '评估：运行 A 的输出' },
  plotTrainNote: (kept) => `被丢弃的降为 0。其余乘以 ${kept}。`,
  plotAllKeptNote: (letter) => `$p$ = 0 时不丢弃任何元素：就是 $${letter}$ 本身。`,
  plotEvalRunNote: (letter) => `没有元素被丢弃：就是 $${letter}$ 本身。`,
  plotNothingNote: '$p$ = 1 时不保留任何元素。',
  plotMeans: 'N 次前向传播的均值（训练模式）',
  plotMeansNote: '与评估值的均方根距离。$N$ 增至四倍时，距离平均减半。',
  plotMeansNoteAll: '与评估值的均方根距离。$p$ = 1 时均值不会恢复。',
  plotMeansNoteNone: '$p$ = 0 时，每次前向传播都给出评估模式的和。',
  plotMeansNoteZero: '和的每个元素都是 0，无论保留还是丢弃。',
  plotMeansFigure: (n, distance) => `训练模式下前向传播的均值与评估值的距离；N = ${n} 时为 ${distance}`,
  law: (size) => `√(p / (1−p)) · ${size} / √N`,
  current: (n, distance) => `N = ${n}：${distance}`,

  afterSoftmax: '经过 softmax 之后，均值会恢复吗？',
  afterSoftmaxStays: '经过 softmax 之后，均值不会恢复。',
  meansAttention: '注意力输出的均值',
  meansAttentionNote: (rows) =>
    rows === '1' ? '与评估输出的均方根距离。第一行，一个头。' : `与评估输出的均方根距离。前 ${rows} 行，一个头。`,
  meansAttentionFigure: (first, last, n) =>
    `注意力输出的均值与评估值的距离：一次前向传播后为 ${first}，${n} 次后为 ${last}`,
  chanceAlone: '仅有随机波动',
  meansAttentionStays: (n, away, chance) =>
    `${n} 次前向传播之后，输出的均值与评估输出仍相距 ${away}。仅有随机波动时为 ${chance}。均值的 softmax 不是 softmax 的均值。`,
  meansAttentionReturns: (n, away, chance) =>
    `${n} 次前向传播之后，输出的均值与评估输出相距 ${away}，仅有随机波动时为 ${chance}。`,
  oneRow: '一行只有一个权重，即 1，因此它的 softmax 不起作用，均值会恢复。',
  morePasses: '次数太少，无法区分两者。',
  meansAttentionAll: (away) => `$p$ = 1 时，每次前向传播的输出都相同，与评估输出相距 ${away}。任何均值都无法弥补。`,
  meansAttentionNone: '$p$ = 0 时，每次前向传播都给出评估输出。没有什么可平均。',
  meansAttentionZero: (n) => `${n} 次前向传播之后，输出的均值就是评估输出。`,
  weights: '暂退后的权重',
  weightsNote: '以和为输入的注意力。在训练模式下，对它的权重也应用暂退法，概率同为 $p$。',
  weightsFigure: (size) => `暂退后的注意力权重；各行之和与 1 最多相差 ${size}`,
  pointAtWeight: '指向一个权重，读出它。',
  readoutWeight: (query, key, after, before) => `查询 ${query}，键 ${key}：${after}。暂退前为 ${before}。`,
  readoutWeightDropped: (query, key, lost) => `查询 ${query}，键 ${key}：${lost} 被丢弃。剩下 **0**。`,
  axes: { q: '查询', k: '键' },
  rowSum: '和',
  rowSums: (size, query) => `查询 ${query} 的和与 1 相差 ${size}，是这里最大的。只有它对所有掩码的均值才是 1。`,
  rowSumsHold: (size) => `评估模式不丢弃任何权重。${addToOne(size)}`,
  rowSumsAllKept: (size) => `$p$ = 0 时不丢弃任何权重。${addToOne(size)}`,
  rowSumsNothing: '$p$ = 1 时丢弃所有权重。每个查询的权重之和为 0。',
  switches: '`no_grad` 不是 `eval`',
  switchesNote: '两次运行的最大差值，按模式和开关。',
  gradients: '梯度',
  recorded: '记录',
  notRecorded: '不记录：`no_grad`',
  gradientsOff: (n, all) =>
    `梯度已关闭，训练模式仍丢弃了 ${entries(n, all)}。只有切换模式或取 $p$ = 0 才能停止暂退法。`,
  gradientsOffEval: '梯度已关闭，但停止暂退法的是评估模式。',
  gradientsOn: '“更多条件”中的“记录梯度”在这里只作标记。它从不影响暂退法。',

  conditions: (mode, rate, what, mask) => `${mode}，$p$ = ${rate}，${what}，掩码 ${mask}`,
  inputPhrase: {
    zeros: (rows, width) => `全零 ${rows} × ${width}`,
    embeddings: (count, width, seed, scaled) => `词 ${count} × ${width}${scaled ? '，已缩放' : ''}，种子 ${seed}`,
  },
  describeTrain: (size) =>
    `同一输入在训练模式下的两次运行相差 ${size}。这回答的是关于暂退法的问题，而不是关于位置的问题。比较编码应在评估模式下，或取 $p$\u00a0=\u00a00。`,
  describeSame: (why) => `同一输入在训练模式下的两次运行完全相同。${why}`,
  describeEval: '同一输入在评估模式下的两次运行完全相同，逐比特一致。在这里可以比较编码。',
  describeHidden: (letter) => `对 $${letter}$ 应用暂退法，独立运行两次。输出尚未显示。`,
  outcome: (trainSame, train, evalSame, evalSize) =>
    `训练模式的两次运行${trainSame ? '完全相同' : `相差 ${train}`}。评估模式的两次运行${evalSame ? '完全相同，逐比特一致' : `相差 ${evalSize}`}。`,
  oddWidth: {
    rows: (column) => `宽度是奇数：第 ${column} 列是没有配对余弦的正弦。`,
    columns: (feature) => `宽度是奇数：特征 ${feature} 是没有配对余弦的正弦。`,
  },

  tables: {
    row: (place, sum) => `$${sum}$ 与两次运行，${place}`,
    plot: '所画的列：表与运行 A',
    ofRunA: (column) => `A，${column}`,
    means: '训练模式下 N 次前向传播的均值与评估值的均方根距离',
    sum: '和',
    law: '规律',
    attention: '注意力输出',
    chance: '仅有随机波动',
    query: '查询',
    rowSums: '暂退后每个查询的权重之和',
  },
};
