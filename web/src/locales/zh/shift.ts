/** Shift: every sentence. `words` are quoted or plain already, sizes are printed. */
import type { Locale } from '../en/index.ts';
import { spaced, takes } from './engine.ts';
import { join } from './join.ts';
import { names } from './names.ts';
import { predictions } from './shift-predictions.ts';
import { schemes } from './shift-schemes.ts';

/** Hyphens of the engine's ranges become minus signs. */
const signed = (text: string): string => text.replace(/-(?=\d)/g, '−');

export const shift: Locale['shift'] = {
  ...names.shift,
  controls: {
    offset: '偏移 $\\δ$',
    position: '位置 $i$',
    width: '宽度 $d$',
    words: '你的词',
    seed: '词与权重的种子',
    headCount: '头数',
    maxLen: '表的行数，max_len',
    causal: '因果掩码',
    pair: '第 $j$ 对',
    matrix: '矩阵',
    act: '对文本做什么',
    frontWords: '前面的词',
    padCount: '填充数',
    padMask: '掩码掩蔽',
    recheckValid: '从第一个真实词元起编号',
  },
  options: {
    act: { moveIds: '移动编号', prepend: '前面加词', padLeft: '左填充' },
    padMask: { pads: '填充词元', validLens: '超出 D2L 有效长度的部分' },
    matrix: { shift: '平移', rope: 'RoPE' },
  },
  presets: {
    wholeTurn: '一整圈',
    rope: 'RoPE 的矩阵',
    front: '前面加一个词',
    padded: '左填充',
    tableEnd: '表的末尾',
    odd: '奇数宽度',
    widthOne: '宽度 1',
  },
  errors: {
    'words.out-of-range': ({ allowed, given }) => takes({ label: '你的词', allowed, given }),
    'frontWords.out-of-range': ({ allowed, given }) => takes({ label: '前面的词', allowed, given }),
    'offset.row-out-of-table': ({ label, allowed, given }) =>
      `${label} = ${signed(given)} 超出了表。${spaced('这里应为', signed(allowed))}。`,
    'queryPositions.row-out-of-table': ({ allowed, given }) =>
      `停止：没有第 ${signed(given)} 行。${spaced('表中有', allowed)}。`,
    'scheme.out-of-range': ({ given }) => `停止：RoPE 旋转的是成对的列，${spaced('而', given)} 是奇数。`,
  },
  predictions,
  claims: {
    CL26: {
      sentence: '宽度为偶数时，各对只需旋转一次，转角为偏移乘以频率，就把表的每一行变为位置增大该偏移的那一行。',
      seen: '旋转后的行与位置更大的行相比',
    },
    CL27: {
      sentence: '两次旋转合成一次旋转，偏移相加。旋转保持长度，其转置是反向旋转。',
    },
    CL28: {
      sentence: 'RoPE 所写的矩阵 [cos, −sin; sin, cos] 使表中的（正弦，余弦）对向位置增大的方向移动。',
      seen: '旋转后的行与位置更大的行相比',
    },
    CL29: {
      sentence: '正弦列不需要余弦就能平移：存在某个偏移，从每个位置出发，乘以同一个因子就能到达。',
    },
    CL30: {
      sentence: '正弦编码加到词上时，所有位置移动同一个偏移，注意力权重不变。',
    },
    CL31: {
      sentence: '绝对位置表能察觉所有位置的移动：输入处的正弦编码或可学习表，以及仅用于 $\\Q$ 和 $\\K$ 的正弦编码。',
      seen: '三个变化中最小的一个',
    },
    CL32: {
      sentence: '使用 RoPE 时，所有位置一起移动至多 1000，输出不变，至多有舍入误差。',
      seen: '使用 RoPE 时移动前后的输出',
    },
    CL33: {
      sentence: '使用 ALiBi、T5 或 Shaw 时，所有位置一起移动至多 100 000，输出的任何比特都不变。',
      seen: '三个变化中最大的一个',
    },
    CL34: {
      sentence: 'RoPE 能分辨距离，但不能分辨前后：键在查询之后若干个位置处，与在查询之前同样远处，分数相同。',
    },
    CL35: {
      sentence: '在前面加一个真实的词只移动位置，因此在每种方案下，原有词元的输出都不变。',
      seen: '各方案中最大的变化',
    },
    CL36: {
      sentence: '有 32 个桶、最大距离为 128 的 T5，能区分所有小于 128 的距离。',
    },
    CL37: {
      sentence: '前面的填充词元只要被掩蔽就没有影响，即使输入处的正弦编码把它们计入位置。',
      seen: '输入处的正弦编码，有填充与无填充',
    },
    CL38: {
      sentence: '前面有一个填充词元时，存在某个有效长度，既掩蔽填充词元，又显示每个真实词元。',
    },
  },
  did: '引擎的结果',
  compared: '差值：输入处使用正弦编码时，对文本施加该次运行的操作前后，注意力输出相比。',
  why: '为什么矩阵不变，而输出改变？',
  reasons: {
    angle: '一对旋转 $δω_{j}$。这个角度不含位置。',
    pair: '正弦和余弦合起来是圆上的一点。平移是旋转，而旋转是线性的。',
    words: '表的行旋转，词不旋转。它们的和是新的输入。',
    offsets: '在 Shaw、T5、ALiBi 和 RoPE 中，起作用的只有偏移，即键的位置减去查询的位置。共同的平移不改变它。',
  },
  selfTest: {
    question: '从位置 $i$ 到位置 $i + \\δ$ 的 2 × 2 旋转取决于什么？',
    formula:
      'p_{i+δ, 2j} = cos δω_{j} p_{i, 2j} + sin δω_{j} p_{i, 2j+1}\np_{i+δ, 2j+1} = −sin δω_{j} p_{i, 2j} + cos δω_{j} p_{i, 2j+1}',
    ideas: {
      product: '取决于偏移 $\\δ$ 和该对的频率 $ω_{j}$，且仅通过两者的乘积。',
      position: '与 $i$ 无关：同一个矩阵适用于每个位置。',
      entries: '对于 (sin, cos)，上面一行是 cos 和 sin，下面一行是 −sin 和 cos。',
      linear: '因此对于给定的 $\\δ$，平移是对所有编码的同一个线性映射。输出仍可能改变。',
    },
  },

  axis: (column, wave) => `第 ${column} 列，*${wave}*`,
  handFrom: (position) => `$i$ = ${position}`,
  handTo: (position, backwards) => `$i ${backwards ? '-' : '+'} δ$ = ${position}`,
  turned: (angle, radians, degrees) => `$${angle}$ = ${radians} rad = ${degrees}`,
  fromTo: (from, to) => `从位置 ${from} 到位置 ${to}`,
  dialName: (pair, fromTo) => `第 ${pair} 对的表盘：指针旋转，${fromTo}`,
  matrixName: (matrix, from, to) =>
    `矩阵的两行为 ${matrix.map((row) => `(${row.join(', ')})`).join(' 和 ')}，把 (${from.join(', ')}) 变为 (${to.join(', ')})`,
  matrixNameHidden: '该对的矩阵把位置 i 处的正弦和余弦变为 i + δ 处的',
  lawHolds: (size, pairs, positions, identical) =>
    `${identical ? '**完全相同，**逐比特一致' : `**成立，差值至多 ${size}**`}：${pairs === '1' ? '仅有的一对' : `全部 ${pairs} 对`}，${positions} 个位置。`,
  lawBroken: (size, row, col) =>
    `与位置 $i + \\δ$ 相比**不成立，相差 ${size}**，最大差值位于位置 ${row}、第 ${col} 列。`,
  behindHolds: (size) => `与位置 $i - \\δ$ 相比**成立，差值至多 ${size}**。`,
  behindBroken: (size) => `与位置 $i - \\δ$ 相比也**不成立，相差 ${size}**。`,
  matrixHolds: (pair) => `矩阵含有 $δ$ 和 $ω_{${pair}}$。它不含 $i$。滑动 $i$：向量旋转，矩阵不变。`,
  ropeTrap: 'RoPE 的矩阵用于 (cos, sin) 次序的对。用在 D2L 的 (sin, cos) 对上，指针倒转。',
  tryRope: '对这一对使用 RoPE 的矩阵',
  backToShift: '回到 D2L 的矩阵',
  noPair: '宽度为 1 时只有一个正弦。没有成对的列，因此没有表盘，也没有矩阵。其余部分照常运行。',
  loneSine: (column) => `宽度是奇数。第 ${column} 列是没有配对余弦的正弦，因此没有矩阵能使它平移。`,

  dialsHeading: '第 $j$ 对各有一个表盘。十二点方向是位置 0。',
  dialsCaption: (offset) => `$δ$ = ${offset} 时的转角，以及每圈的位置数`,
  dialsWindow: (first, last, all) => `· 第 ${first}–${last} 对，共 ${all} 对`,
  hear: (pair) => `听第 ${pair} 对`,
  heard: (backwards) =>
    `两个音，$i$ 与 $i ${backwards ? '−' : '+'} δ$。一整圈是一个八度，30° 是一个半音：无论 $i$ 是多少，音程都相同。`,
  dialsName: '表盘，每个频率对一个',
  pairOption: (pair, turn, positions) => `第 ${pair} 对：旋转 ${turn}，一整圈需要 ${positions} 个位置`,

  actHeadings: {
    moveIds: (offset) => `现在把每个编号移动 ${offset}。词元相同，模型权重相同。`,
    prepend: (front) => `现在在前面加上“${front}”。有了新的键，模型权重相同。`,
    padLeft: (pads, hidden) =>
      `现在在前面加上 ${pads} 个填充词元。${hidden ? '没有新的键' : '填充词元仍是键'}，模型权重相同。`,
  },
  pad: '填充',
  idsName: '词元及其位置编号，操作前后',
  schemeHead: { scheme: '方案', how: '位置如何进入', change: '注意力输出的最大变化' },
  schemesName: '各方案下注意力输出的最大变化，对数坐标',
  schemes,

  productsHeading: '表的行与行相乘。结果由偏移决定吗？',
  products: {
    raw: { title: '行乘行', name: '表的行之间的点积，第 a 行与第 b 行' },
    projected: {
      title: '经过查询和键的映射',
      name: '经映射的表的行之间的点积，第 a 行为查询，第 b 行为键',
    },
  },
  curveTitle: '点积随偏移的变化',
  curveName: '点积随偏移的变化：原始的行为一条线，经映射的介于两条线之间',
  offsetAxis: 'δ',
  curveCaption: '青色：原始的行。墨色线之间：同一偏移下经映射的行。',
  diagonalHolds: (size) => `每条对角线上是同一个数，差值至多 ${size}。`,
  diagonalBroken: (size, offset) => `偏移 ${offset} 的对角线上，数值最多相差 ${size}。`,
  rawOffset: '原始点积只取决于偏移，且 $\\δ$ 与 $-\\δ$ 的结果相同。',
  rawOneWay: '原始点积只取决于偏移。',
  rawBroken: '这里有没有配对余弦的正弦，因此原始点积不只取决于偏移。',
  rises: (offset, before, after) => `它们并非一直下降：在偏移 ${offset} 处，从 ${before} 升到 ${after}。`,
  projectedBroken: (size) => `经过映射后，同一偏移的点积最多相差 ${size}。偏移不再单独决定结果。`,
  pointAt: '指向一个点积，或选中一个矩阵后用方向键移动。',
  readout: (row, col, value, offset, raw) =>
    `第 ${row} 行乘第 ${col} 行${raw ? '' : '，经映射'}：${value}。偏移 ${offset}。`,

  decodingHeading: '现在逐个词元解码，并且总是取第 0 行。',
  decodingCaption:
    'D2L 的解码器每次输入一个新词元，因此切片每次都从第 0 行开始。图中是与一次输入全部词元相比的最大差值；使用因果掩码，正弦编码加在输入处。',
  decodingName: '每个解码步与一次输入全部词元的差值',
  decodingOne: '一个词元位于位置 0，因此没有差值。请加一个词。',
  decodingSame: '没有任何一步的差值超过舍入误差。',
  decodingDrifts: (size, step, word) =>
    `第 0 步一致，因为它的词元确实位于位置 0。最大差值为 ${size}，在第 ${step} 步（“${word}”）。每个新词元都需要自己的行。`,

  conditions: {
    moveIds: (sign, offset, position) => `编号 ${sign} ${offset}（从 ${position} 起）`,
    prepend: (words) => `前面加“${words.join(' ')}”`,
    padLeft: (pads, rechecked, hidden) =>
      `左填充 ${pads} 个，编号${rechecked ? '从真实词元起' : '包括填充词元'}${hidden ? '' : '，按有效长度掩蔽'}`,
    width: (width) => `宽度 ${width}`,
    heads: (heads) => `${heads} 个头`,
    causal: '因果掩码',
    maxLen: (rows) => `${rows} 行`,
    seed: (seed) => `种子 ${seed}`,
    words: (words) => (words.length > 6 ? `${words.length} 个词` : `“${words.join(' ')}”`),
  },

  describe: {
    hidden: '矩阵把一对从位置 $i$ 变到 $i + \\δ$。它在别处的作用，以及对输出的作用，尚未显示。',
    linear: (size) => `正弦编码的平移是线性的，但输出仍然改变 ${size}。线性不等于不变。`,
    offsetsStay: (names) => `只看偏移并且成立的方案：${join.and(names)}。`,
    nothingMoved: (names) => `在以下方案下，没有输出改变：${join.and(names)}。`,
    someChange: (moved, kept, largest) =>
      moved.length === 0
        ? `在以下方案下，没有输出改变：${join.and(kept)}。`
        : `输出改变的方案：${join.and(moved)}；最多改变 ${largest}。${kept.length > 0 ? `成立的方案：${join.and(kept)}。` : ''}`,
    allChange: (count, smallest, largest) =>
      `${count} 种方案的输出全都改变，改变从 ${smallest} 到 ${largest}。前面的真实词是一个新的键，从其他键那里取走权重。仅改变编号可能不被察觉，新的键总会被察觉。`,
    padsHidden: (count) => `${count} 种方案都给出原来的输出。掩码掩蔽了填充词元，编号从第一个真实词元算起。`,
    padsSeen: (count, largest) =>
      `${count} 种方案的输出全都改变，最多改变 ${largest}。有效长度描述的是前缀，因此无法掩蔽前面的填充词元。`,
    padsRenumber: (moved, largest, kept) =>
      `填充词元已被掩蔽，但编号把它们计算在内。输出改变的方案：${join.and(moved)}；最多改变 ${largest}。成立的方案：${join.and(kept)}。`,
    stopped: (names) => `停止的方案：${join.and(names)}。`,
  },
  outcome: {
    acts: { moveIds: '移动编号', prepend: '前面加词', padLeft: '左填充' },
    changed: (act, size, word, feature) =>
      `${act}，输入处使用正弦编码：输出改变 **${size}**，位于“${word}”，特征 ${feature}。`,
    identical: (act) => `${act}，输入处使用正弦编码：输出**完全相同，**逐比特一致。`,
    rounding: (act, size) => `${act}，输入处使用正弦编码：输出不变，仅有舍入误差 **${size}**。`,
    stopped: (act) => `${act}，输入处使用正弦编码：编号超出了表，没有输出。`,
  },

  tables: {
    pairs: '频率对：δ 的转角，以及 i 和 i + δ 处的对',
    pairHead: [
      '对',
      '频率',
      '转角，rad',
      '转角，°',
      '每圈的位置数',
      '$i$ 处的 sin',
      '$i$ 处的 cos',
      '$i + δ$ 处的 sin',
      '$i + δ$ 处的 cos',
    ],
    products: '第 0 行与第 k 行的点积，以及该偏移下经映射的点积的范围',
    productHead: ['偏移', '原始', '经映射，最小', '经映射，最大'],
    decoding: '每个解码步的差值',
    decodingHead: ['步', '词元', '差值'],
  },
};
