/** R1 and R2: what is asked, what the engine found, and what each known wrong form gets wrong. */
import type { written as english } from '../../en/closed-book/written.ts';
import { troubles } from '../formulas.ts';

const forms = {
  rawColumn: '这里把列号本身放进指数并加倍，成了 2c/d。一对共用一个频率：它的指数数的是对，2j/d。',
  exponentDoubled: '指数是 4j/d，是应有的两倍：频率下降得快一倍。',
  ownExponent: '余弦有自己的指数，(2j + 1)/d。一对中的两列都是 2j/d；频率不同时，没有固定的矩阵能旋转这一对。',
  twoMissing: '指数是 j/d（或底数为 100，两者相同）。应为 2j/d：j 数的是对，而对只有 d/2 个。',
  bothSine: '两列都是正弦。第二列应是同一角度的余弦。',
  bothCosine: '两列都是余弦。第一列应是同一角度的正弦。',
  exchanged: '正弦与余弦互换了。偶数列 2j 是正弦。',
  positionFromOne: '这里位置从 1 数起。应从 0 数起：第 0 行是 0, 1, 0, 1。',
  pairFromOne: '这里对从 1 数起。应从 0 数起：第 0 对每个位置旋转一弧度。',
  base1000: '这里的底数是 1000。应为 10000。',
  base100000: '这里的底数是 100000。应为 10000。',
  multiplied: '幂乘到了位置上。应当相除：越靠后的对旋转越慢。',
  degrees: '角度在度与弧度之间作了换算。它本来就是弧度。',
  extraTwoPi: '多了一个因子 2π：第 0 对每个位置旋转一弧度，而不是一整圈。',
  oneFewerPair: '指数是 j/(d/2 − 1)，使最后一对恰好到达 1/10000。D2L 除以 d/2。',
  lettersExchanged: '位置与对互换了：应当是 i 被除，j 在指数中。',
  bracketSlip: '括号缺失或放错：整个商 2j/d 都应在指数中。',
  quotientRaised: '幂作用于整个商 i/10000。只有 10000 应取幂。',
  minusSine: '正弦带有负号。表中没有。',
  minusCosine: '余弦带有负号。表中没有。',
  noPower: '每一对每个位置都旋转一弧度：缺少幂，或者它的指数被截成了整数，即 0。',
  widthMissing: '指数中缺少宽度 d：应为 2j/d，介于 0 与 1 之间。',
  pairMissing: '指数中缺少对 j：每一对都成了第 1 对的频率。',
  noQuotient: '这里的角度是 2ij/d：频率等步长增加。它们应按恒定的因子 10000^{2/d} 下降。',
  timesInsteadOfPower: '这里 10000 乘以 2j/d。应当取这个次幂。',
  tenLog: '指数函数中用了以 10 为底的对数。这里应为自然对数。',
  logMissing: '缺少 10000 的对数：这里的底数是 e。',
  angleOnly: '这是角度。元素是它的正弦或余弦。',
};

const columnForms = {
  sinesFirst: '这里所有正弦在前。D2L 是交替的：一对位于相邻的两列。',
  columnFromOne: '这里列从 1 数起。应从 0 数起。',
  cosineFirst: '这里余弦在前。偶数列是正弦。',
  pairAsColumn: '相邻的对在这些列中重叠。一对占用自己的两列。',
  oneColumn: '两者是同一列。一对占用两列。',
};

const turnForms = {
  transposed: '它向另一个方向旋转：到达的是 i − δ 处的对。这是正确矩阵的转置。',
  frequencyMissing: '缺少频率：每一对旋转自己的角度，δ 乘以 w。',
  offsetMissing: '缺少偏移：这是一个位置的旋转。',
  divided: '偏移除以了频率。应当相乘。',
  degrees: '角度在度与弧度之间作了换算。它本来就是弧度。',
  position: '角度取决于位置 i。同一个矩阵应适用于每个位置。',
  mirror: '这是反射：它的行列式为 −1。带负号的应是一个正弦，而不是余弦。',
  exchanged: '正弦与余弦互换了。δ = 0 时矩阵必须是单位矩阵，因此余弦在对角线上。',
  noMinus: '两个正弦同号，因此长度改变。其中恰有一个为负。',
  smallAngle: '这只是小角度的旋转，即一阶近似：它使对变长。',
  identity: '单位矩阵使每一对留在原处。',
};

export const written: typeof english = {
  title: '写出表的元素，以及旋转一对的矩阵',

  entriesTitle: '写出 D2L 正弦位置编码的元素。',
  entriesHint:
    '位置 $i$ 从 0 起数行，$j$ 数对，$d$ 是宽度。小输入框中：第 $j$ 对的正弦在哪一列，余弦在哪一列。例如 `exp(−2i)`、`10^(i/d)`。',
  entriesAnswer: 'p_{i, 2j} = sin(i / 10000^{2j/d})\np_{i, 2j+1} = cos(i / 10000^{2j/d})',
  fields: {
    sineColumn: '正弦所在的列',
    sine: '正弦列的元素',
    cosineColumn: '余弦所在的列',
    cosine: '余弦列的元素',
    topLeft: '第 1 行第 1 列',
    topRight: '第 1 行第 2 列',
    bottomLeft: '第 2 行第 1 列',
    bottomRight: '第 2 行第 2 列',
  },
  letters: {
    entry: 'i、j、d、表示列的 c、π 和 e',
    column: 'j、d、π 和 e',
    turn: 'delta、w、i、j、d、π 和 e',
  },
  equal: (probes) => `**与表相等**，在全部 ${probes} 个探测点上。`,
  off: (size, at, given, expected) => `**相差 ${size}**，在 ${at} 处：你的是 ${given}，表中是 ${expected}。`,
  noValue: (at) => `**没有值**，在 ${at} 处：除以零、对负数开平方，或者大到无法用数表示。`,
  at: (position, pair, width) => `$i$ = ${position}、$j$ = ${pair}、$d$ = ${width}`,
  reading: (text) => `读作 ${text}`,
  paper: '按 2017 年论文的字母读取：pos 是位置，i 是对。',
  forms,
  theory: {
    turns: '用这些式子生成 60 行 32 列：每一对都像表中的那样旋转。',
    misses: (size, pair, from, to) =>
      `用这些式子生成 60 行 32 列：第 ${pair} 对从第 ${from} 行到第 ${to} 行的旋转相差 ${size}。`,
    onCircle: '每一对的长度都是 1。',
    offCircle: (size, pair, row) => `第 ${pair} 对离开了单位圆：在第 ${row} 行，两个平方之和与 1 相差 ${size}。`,
  },
  columns: {
    right: '这是一对的两列。',
    wrong: '这不是表中一对的两列。',
    ...columnForms,
  },
  troubles,

  turnTitle: '写出使一对移动 $\\δ$ 的矩阵。',
  turnHint: '对每个 $i$，它把位置 $i$ 处的对变为 $i + \\δ$ 处的对。偏移写作 `delta`，该对的频率写作 `w`。',
  pairOrder: '对为',
  pairOrders: { sineCosine: '(sin, cos)', cosineSine: '(cos, sin)' },
  pairSide: '写成',
  pairSides: { column: '列，M p', row: '行，p M' },
  turnAnswers: {
    'sineCosine-column': 'cos(δω)   sin(δω)\n-sin(δω)   cos(δω)',
    'sineCosine-row': 'cos(δω)   -sin(δω)\nsin(δω)   cos(δω)',
    'cosineSine-column': 'cos(δω)   -sin(δω)\nsin(δω)   cos(δω)',
    'cosineSine-row': 'cos(δω)   sin(δω)\n-sin(δω)   cos(δω)',
  },
  turn: {
    holds: (probes) => `在全部 ${probes} 个探测点上**到达** $i + \\δ$ **处的对**。`,
    misses: (size, at) => `**相差 ${size}**，在 ${at} 处。`,
    at: (position, offset, frequency) => `$i$ = ${position}、$\\δ$ = ${offset}、w = ${frequency}`,
    determinant: (low, high) =>
      low === high ? `行列式为 ${low}；旋转的行列式为 1。` : `行列式从 ${low} 到 ${high}；旋转的行列式为 1。`,
    forms: turnForms,
  },
};
