/** Shift: the questions of Predict, and a reply to each way to get them wrong. "NaN" is a number that does not exist here. */
import type { Named, PredictionWords } from '../contract.ts';
import type { Locale } from '../en/index.ts';
import { join } from './join.ts';
import { namesOf, schemeChoices } from './shift-schemes.ts';

const noMatrix = '宽度为 1 时没有成对的列，因此没有可能改变的矩阵。';
const noEntry = '宽度为 1 时没有成对的列，因此没有矩阵，也没有元素。';
const pastTable = '编号超出了表，因此相加停止，没有输出。';
const oddHead = 'RoPE 旋转的是成对的列。这里头的宽度是奇数，因此它停止。';
const nothingMoves = ({ offset }: Named): string => (offset === '0' ? '偏移为 0 时没有移动。' : '');

/** "无位置 0；Shaw 0；RoPE 2.2e-16": in ascending order. */
const measured = (e: Named): string =>
  (e.order ?? '')
    .split(',')
    .map((id) => join.reading(namesOf(id)[0] ?? id, e[id] === 'NaN' ? '停止' : `${e[id]}`))
    .join('；');

const stopsToo = ({ stopped = '' }: Named, what: string): string =>
  stopped === '' ? '' : `${what}${namesOf(stopped).join('；')}。`;
/** "RoPE 改变 0.5", or that it stops. */
const changes = (name: string, size: string | undefined): string =>
  size === 'NaN' ? `${name} 停止` : `${name} 改变 ${size}`;

const SH1: PredictionWords = {
  question: (e) =>
    `每个位置编号移动 ${e.offset}；词和映射不变。按注意力输出改变的大小排序，最小的在前。相等的可以任意排列。${stopsToo(e, '停止的排在最后：')}`,
  choices: schemeChoices,
  right: (e) =>
    `测得：${measured(e)}。只看整数偏移的方案严格不变；RoPE 的旋转相互抵消，仅剩舍入误差；而表在别的位置上是别的行。`,
  replies: {
    sizes: (e) => `不变与改变的划分是对的。各变化依次为：${measured(e)}。`,
    linear: (e) =>
      e.sinusoidalInput === 'NaN'
        ? pastTable
        : `你把正弦编码归入不变的一类。它的各对确实由一个矩阵平移，差值至多 ${e.law}。与之相加的词却不移动，因此词与位置的乘积改变：输出在输入处相加时改变 ${e.sinusoidalInput}，用于 $\\Q$ 和 $\\K$ 时改变 ${e.sinusoidalQueryKey}。`,
    learned: (e) =>
      e.learnedInput === 'NaN'
        ? pastTable
        : `你把可学习表归入不变的一类。它学到的是各行，而不是步长：没有什么把第 $i + \\δ$ 行与第 $i$ 行联系起来。输出改变 ${e.learnedInput}。`,
    rope: (e) =>
      `${e.rotary === 'NaN' ? oddHead : 'RoPE 紧接在严格不变的方案之后。它的角度很大，但查询和键多转同样的角度，分数只保留差。'}测得：${measured(e)}。`,
    other: (e) => `测得，依次为：${measured(e)}。`,
  },
};

const SH2: PredictionWords = {
  question: ({ pair, width, offset }) =>
    `宽度 ${width} 的第 ${pair} 对，$\\δ$ = ${offset}。D2L 的 2 × 2 矩阵作用于写成列的 (sin, cos)。它的右上角是哪个数？`,
  hint: '三位小数。',
  right: (e) => `是 $δω_{j}$ 的正弦：${e.turn} rad，即 ${e.degrees}°。sin ${e.turn} = ${e.entry}。`,
  replies: {
    rope: (e) =>
      `RoPE 的矩阵右上角才是 ${e.rope}，那个矩阵用于 (cos, sin)。用在 (sin, cos) 对上，它会退回到 $i - \\δ$。D2L 的矩阵中是 ${e.entry}。`,
    diagonal: (e) => `${e.diagonal} 是 $δω_{j}$ 的余弦。它在对角线上。正弦是 ${e.entry}。`,
    noFrequency: (e) =>
      `${e.noFrequency} 是 ${e.offset} 的正弦，对频率为 1 的对才正确。这一对每个位置旋转 ${e.frequency} rad，因此角度为 ${e.turn}，其正弦为 ${e.entry}。`,
    inDegrees: (e) =>
      `${e.inDegrees} 是 ${e.turn} 度的正弦。角度是 ${e.turn} 弧度，即 ${e.degrees}°，其正弦为 ${e.entry}。`,
    other: (e) =>
      e.entry === 'NaN' ? noEntry : `是 ${e.entry}：$δω_{j}$ 的正弦，每个位置 ${e.frequency} rad，共 ${e.turn} rad。`,
  },
};

const SH3: PredictionWords = {
  question: '2 × 2 矩阵把一对从位置 $i$ 变到 $i + \\δ$。现在 $i$ 移到表的末尾。矩阵的四个元素会怎样？',
  choices: {
    turn: { text: '矩阵的元素随 $i$ 旋转。' },
    stay: { text: '矩阵的元素保持不变。' },
    grow: { text: '矩阵的元素随 $i$ 增大。' },
    repeat: { text: '矩阵的元素每隔 $\\δ$ 个位置重复。' },
  },
  right: ({ here, there, residual, positions, pairs, backwards }) =>
    pairs === '0'
      ? noMatrix
      : `从位置 ${here} 和从位置 ${there} 出发，矩阵相同。它从${positions === '1' ? '唯一的位置' : `全部 ${positions} 个位置`}到达 ${backwards === '1' ? '$i - \\δ$' : '$i + \\δ$'}，差值至多 ${residual}。`,
  replies: {
    turn: ({ here, there, pairs }) =>
      pairs === '0'
        ? noMatrix
        : `随 $i$ 旋转的是这一对。矩阵是从 $i$ 到 $i + \\δ$ 的一步，这一步在 ${here} 和 ${there} 处相同。`,
    grow: ({ pairs }) =>
      pairs === '0' ? noMatrix : '各元素是 $δω_{j}$ 的余弦和正弦。无论在何处，它们都在 −1 与 1 之间。',
    repeat: ({ pairs }) => (pairs === '0' ? noMatrix : '没有什么可重复。$i$ 不出现在矩阵中。'),
    stay: ({ here, there }) => `这里测得，${here} 和 ${there} 处的元素不同。`,
  },
};

const sizeOfChange: PredictionWords = {
  question: '每个位置编号移动 $\\δ$。词和模型权重不变，正弦编码加在输入处。注意力输出最多改变多少？',
  right: ({ change, offset }) => {
    if (change === 'NaN') return pastTable;
    if (change === '0') return `输出不变，逐比特相同。${offset === '0' ? '偏移为 0 时没有移动。' : ''}`;
    return `它改变 ${change}。表的行移动，词不移动，而注意力看到的是它们的和。`;
  },
  replies: {
    low: ({ change, queryKey }) =>
      `它改变 ${change}。这不是舍入误差。表的行移动，而与之相加的词不变。正弦编码仅用于 $\\Q$ 和 $\\K$ 时为 ${queryKey}。`,
    high: ({ change }) =>
      change === '0'
        ? '输出不变，逐比特相同。'
        : `它改变 ${change}。编码在每个位置都在 −1 与 1 之间，因此无论移动多远，变化都有界。`,
    other: ({ change }) => (change === 'NaN' ? pastTable : `它改变 ${change}。`),
  },
};

/** What weights and outputs do, measured. */
const weightsDo = ({ weights, outputs }: Named): string =>
  weights === 'NaN' ? pastTable : `权重改变 ${weights}，输出改变 ${outputs}。`;

const SH4: PredictionWords = {
  question: ({ offset, raw, rawSame }) =>
    `输入处使用正弦编码，每个编号移动 ${offset}。${rawSame === '1' ? `表的行之间的点积只取决于偏移，差值至多 ${raw}。` : '宽度为奇数，有一个没有配对余弦的正弦，因此表的行之间的点积也不只取决于偏移。'}注意力权重会怎样？`,
  choices: {
    stay: { text: '权重不变，输出也不变：点积只看偏移。' },
    outputs: { text: '权重不变。只有输出改变。' },
    change: { text: '权重改变。' },
    bounds: { text: '权重改变，因为更远的行超出 −1 到 1 的区间。' },
  },
  right: (e) => `${weightsDo(e)}注意力相乘的是词与位置之和，并且先作映射。${nothingMoves(e)}`,
  replies: {
    stay: (e) =>
      `${weightsDo(e)}行与行的点积${e.rawSame === '1' ? '只看偏移' : '本来就不只看偏移'}。这里词加到了行上，两者都先经过映射：即使只看行，同一偏移经映射的点积也最多相差 ${e.projected}。`,
    outputs: (e) =>
      `${weightsDo(e)}${e.weights === '0' && e.outputs === '0' ? '这里什么都没有改变。' : ''}${nothingMoves(e)}`,
    change: (e) =>
      `${weightsDo(e)}${e.weights === '0' && e.outputs !== '0' ? '只有一个键时只有一个权重，即 1，只有值带有新的位置。' : ''}${nothingMoves(e)}`,
    bounds: (e) => `没有行超出这个区间：在每个位置上，每个元素都是正弦或余弦。${weightsDo(e)}${nothingMoves(e)}`,
  },
};

/** "距离 0 为 16，距离 3 为 12.27，…" */
const products = (e: Named): string =>
  (e.order ?? '')
    .split(',')
    .map((distance) => `距离 ${distance} 为 ${e[`at${distance}`]}`)
    .join('，');

const SH5: PredictionWords = {
  question: ({ width }) => `表的第 0 行乘第 $k$ 行，宽度 ${width}。按这个点积给距离 $k$ 排序，最大的在前。`,
  right: (e) =>
    `各点积：${products(e)}。${e.far === 'NaN' ? '' : `它们并非一直下降：距离 ${e.far} 处的点积大于距离 ${e.near} 处的。`}`,
  replies: {
    falls: (e) =>
      `点积并非一直下降。距离 ${e.near} 处为 ${e.nearProduct}，距离 ${e.far} 处又升到 ${e.farProduct}：旋转快的对又转回到相近的角度。依次为：${products(e)}。`,
    grows: (e) => `一行与自身最一致。第 0 行乘第 0 行为 ${e.at0}，没有更大的点积。依次为：${products(e)}。`,
    other: (e) => `依次为：${products(e)}。`,
  },
};

/** How far RoPE goes, measured. */
function ropeMoves({ rotary, words, offset }: Named): string {
  if (rotary === 'NaN') return oddHead;
  if (offset === '0') return '偏移为 0 时没有移动。';
  return `RoPE 的输出改变 ${rotary}。${words === '1' ? '一个词元只有一个权重，即 1，与分数无关。' : ''}`;
}
const otherAngles = '移动前后的角度是不同的数。只有它们的差一致，最后几位除外。';

const SH6: PredictionWords = {
  question: ({ offset }) => `RoPE，每个位置编号移动 ${offset}，双精度。注意力输出改变多少？`,
  choices: {
    zero: { text: '完全不变：恰为 0。' },
    rounding: { text: '仅有舍入误差。' },
    coarse: { text: '千分之几：角度大时精度低。' },
    sinusoid: { text: '与正弦编码用于 $\\Q$ 和 $\\K$ 时一样多。' },
  },
  right: (e) => `${ropeMoves(e)}${e.rotary === '0' ? '' : otherAngles}`,
  replies: {
    zero: (e) => `${ropeMoves(e)}${otherAngles}使用整数偏移的方案，例如 T5，改变 ${e.t5}。`,
    rounding: ropeMoves,
    coarse: (e) => `${ropeMoves(e)}只有在单精度下，角度的精度才如此低。本引擎用双精度计算。`,
    sinusoid: (e) =>
      `${e.sinusoidalQueryKey === 'NaN' ? pastTable : `正弦编码用于 $\\Q$ 和 $\\K$ 时改变 ${e.sinusoidalQueryKey}：它在映射之前相加。`}RoPE 在映射之后旋转，因此查询与键的夹角保持不变。${ropeMoves(e)}`,
  },
};

const SH7: PredictionWords = {
  question: ({ offset }) =>
    `RoPE，只有一对，频率为 1，查询 (1, 0)，键 (0, 1)。比较两个分数：键在查询之后 ${offset} 个位置处，以及键在查询之前同样远处。`,
  choices: {
    equal: { text: '相等：距离相同。' },
    zero: { text: '都为 0：位于位置 0 的查询不旋转。' },
    opposite: { text: '符号相反。' },
  },
  right: (e) =>
    e.offset === '0'
      ? `偏移为 0 时没有旋转，两者都为 ${e.later}。`
      : `在后为 ${e.later}，在前为 ${e.earlier}。键向一个方向旋转是靠近查询，向另一个方向旋转是远离查询。`,
  replies: {
    equal: (e) =>
      `在后为 ${e.later}，在前为 ${e.earlier}。只有与查询同方向的键分数相等：键为 (1, 0) 时，分数是 ${e.alongLater} 和 ${e.alongEarlier}。`,
    zero: (e) =>
      `位置 0 不改变查询。键不在那里，因此被旋转：不旋转时分数为 ${e.unturned}，在后为 ${e.later}，在前为 ${e.earlier}。`,
    opposite: (e) => `在后为 ${e.later}，在前为 ${e.earlier}。${nothingMoves(e)}`,
  },
};

/** What both runs do, measured. */
const runs = ({ ids, front }: Named): string => `运行 1 使输出改变 ${ids}，运行 2 使输出改变 ${front}。`;

const SH8: PredictionWords = {
  question: ({ offset, front }) =>
    `T5。运行 1 把所有位置编号移动 ${offset}。运行 2 在前面加上“${front}”。哪次运行改变原有词的输出？`,
  choices: {
    neither: { text: '都不改变：T5 是相对的。' },
    ids: { text: '只有运行 1。' },
    front: { text: '只有运行 2。' },
    both: { text: '两者都改变。' },
  },
  right: (e) =>
    `${runs(e)}${e.frontHolds === '1' ? '前面加入的内容，只有当它的值不同时才改变值的均值。' : '换成新的编号，每个偏移都不变。前面加入的内容是新的键。'}`,
  replies: {
    neither: (e) => `${runs(e)}“${e.frontWords}”是一个新的键，从其他键那里取走权重。这与编号无关。`,
    ids: (e) => `${runs(e)}所有编号一起移动，因此每个偏移不变，而 T5 只读偏移。`,
    both: (e) => `${runs(e)}所有编号一起移动，因此每个偏移不变，而 T5 只读偏移。`,
    front: (e) => `${runs(e)}无论前面加入什么，都是一个键；这里它引起的变化不超过舍入误差。`,
  },
};

/** Which schemes change, measured. */
const changing = ({ changed = '' }: Named): string =>
  changed === '' ? '测得：没有方案改变。' : `测得，改变的方案：${namesOf(changed).join('；')}。`;

const SH9: PredictionWords = {
  question: (e) =>
    `前面有 ${e.pads} 个填充词元${e.causal === '1' ? '，因果掩码' : ''}。${e.hidden === '1' ? '掩码掩蔽填充词元' : 'D2L 的有效长度仍把填充词元留作键'}，${e.recounted === '1' ? '编号从第一个真实词元算起' : '编号把填充词元计算在内'}。在哪些方案下，真实词元的输出改变？${stopsToo(e, '停止的不计：')}`,
  choices: schemeChoices,
  right: (e) =>
    `${changing(e)}${e.masked === '0' ? '作为键的填充词元会取走权重。' : e.counted === '1' ? '掩码掩蔽的是填充词元，而不是编号：表在那里有别的行，偏移不变。' : '被掩蔽且不计数的填充词元不留任何影响。'}`,
  replies: {
    hidden: (e) =>
      `${changing(e)}掩码掩蔽作为键的填充词元${e.counted === '1' ? `，但第一个真实词元现在的编号为 ${e.pads}` : ''}。如果编号从第一个真实词元算起，输入处的正弦编码改变 ${e.recounted}。`,
    all: (e) =>
      `${changing(e)}如果填充词元是键，全部都会改变。只读偏移的方案察觉不到共同的起点：${changes('T5', e.t5)}，${changes('RoPE', e.rotary)}。`,
    allBut: (e) =>
      `${changing(e)}只读偏移的方案察觉不到共同的起点：${changes('T5', e.t5)}，${changes('RoPE', e.rotary)}。`,
    learned: (e) =>
      `${changing(e)}可学习表改变 ${e.learnedInput}。新编号处的正弦编码也是别的行：在输入处改变 ${e.sinusoidalInput}。`,
    other: (e) =>
      `${changing(e)}输入处的正弦编码改变 ${e.sinusoidalInput}，${changes('RoPE', e.rotary)}，${changes('T5', e.t5)}。`,
  },
};

const side = ({ causal }: Named): string =>
  `${causal === '1' ? '所有的桶都用于前面的键。' : '一半的桶用于后面的键。'}用于前面的键的桶中，一半各含一个距离；其余的逐渐变宽。`;
const t5Found = (e: Named): string => `距离 ${e.distance} 与前一个距离同在桶 ${e.bucket} 中。`;

const SH10: PredictionWords = {
  question: ({ buckets, limit, causal }) =>
    `T5，${causal === '1' ? '因果' : '双向'}，${buckets} 个桶，上限 ${limit}。对前面的键，距离从 0 数起，第一次与前一个距离同桶的是哪个距离？`,
  right: (e) => `${t5Found(e)}${side(e)}`,
  replies: {
    limit: (e) => `${e.limit} 决定桶变宽的快慢。同桶的情形早得多就开始了。${t5Found(e)}`,
    other: (e) => `${t5Found(e)}${side(e)}双向时第一个同桶的距离为 ${e.both}，因果时为 ${e.one}。`,
    each: (e) => `有 ${e.buckets} 个桶，但并非每个距离一个。${side(e)}${t5Found(e)}`,
    eachBefore: (e) => `有 ${e.buckets} 个桶，但并非每个距离一个。${side(e)}${t5Found(e)}`,
  },
};

export const predictions: Locale['shift']['predictions'] = {
  SH3,
  'SH4-size': sizeOfChange,
  SH1,
  SH2,
  SH4,
  SH5,
  SH6,
  SH7,
  SH8,
  SH9,
  SH10,
};
