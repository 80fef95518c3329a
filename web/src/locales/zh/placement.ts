/** Placement: where positions enter, and what they reach. */
import type { Locale } from '../en/index.ts';
import { takes } from './engine.ts';
import { join } from './join.ts';
import { names } from './names.ts';
import { predictions } from './placement-predictions.ts';

const layersOf = (count: string): string => `${count} 层`;

export const placement: Locale['placement'] = {
  ...names.placement,
  controls: {
    placement: '何处',
    intoQuery: '进入 $\\Q$',
    intoKey: '进入 $\\K$',
    intoValue: '进入 $\\V$',
    layerCount: '层数',
    scaleByWidth: '词乘以 $√d$',
    words: '你的词',
    seed: '种子',
    width: '宽度 $d$',
    headCount: '头数',
    norm: '层规范化',
    residual: '残差连接',
    offsetBias: '每个偏移的偏置',
  },
  options: {
    placement: { input: '一次，输入处', everyLayer: '每一层', queryKey: '$\\Q$、$\\K$ 或 $\\V$' },
    norm: { none: '无', pre: '前置', post: '后置' },
  },
  presets: {
    oneLayer: '一层',
    valuesOnly: '仅值',
    scaled: '词乘以 √32',
    near: '近的词优先',
    flat: '全部同一偏置',
  },
  errors: {
    'words.out-of-range': ({ allowed, given }) => takes({ label: '你的词', allowed, given }),
    'offsetBias.not-finite': () => '每个偏移的偏置必须是数。你给出的有一个不是。',
    'offsetBias.wrong-shape': ({ allowed, given }) => takes({ label: '每个偏移的偏置', allowed, given }),
  },
  predictions,
  claims: {
    CL52: {
      sentence: '在有残差连接的一层中，“一次，输入处”与“每一层”给出的结果逐比特相同。',
      seen: '对你的词，两者的输出：',
    },
    CL53: {
      sentence: '在有残差连接的两层中，“一次，输入处”与“每一层”给出的结果相同。',
      seen: '对你的词，两者的输出：',
    },
    CL54: {
      sentence: '位置仅进入查询和键时，换一张表不改变值的任何比特。',
      seen: '两张表下该层的值：',
    },
    CL55: {
      sentence: '位置仅进入查询和键时，值不带位置，因此注意力仍是等变的。',
      seen: '对换两个词后的输出，与对换的输出相比：',
    },
    CL56: {
      sentence: '只有一个头时，位置仅进入值不改变任何权重，只给输出加上一项：权重乘以表再乘以 $W_{v}$。',
    },
    CL57: {
      sentence: '加上表，就是把表与词连结起来，并对两部分使用同一个矩阵。',
    },
    CL58: {
      sentence: '先把词乘以 $√d$ 再加上表，或者先求和再乘以 $√d$：结果相同。',
    },
    CL59: {
      sentence: '宽度为偶数时，无论位置如何，表的每一行的均方根都是 $√(1/2)$。',
    },
    CL60: {
      sentence: '掩码相同时，在加上表之前应用暂退法，与在之后应用结果相同。',
    },
  },
  did: '各块的结果',
  verdictHead: '对换，所选块',
  compared: '差值：所选块中，两个词互换后的输出，与原输出互换两行后相比。',
  why: '为什么表加在何处很重要？',
  reasons: {
    stream: '加到残差流上的内容会传给后面的每一层。',
    values: '值由残差流得出。那里没有位置，值就不带位置。',
    weights: '查询和键中的位置只通过权重到达输出。',
    again: '在每一层都相加时，表加到了已经含有它的残差流上。',
  },
  selfTest: {
    question: '说出位置进入 transformer 块的三种方式，以及每种方式给值带来什么。',
    ideas: {
      input: '在输入处一次：词与表之和供给一切，也供给值。',
      every: '在每一层：每一层之前都再次把表加到残差流上。',
      queryKey: '仅在查询和键的计算中。',
      values: '在最后一种方式中，值不含表；位置通过权重到达输出。',
    },
  },

  carries: { position: '带有位置', throughWeights: '仅通过权重', content: '仅内容' },
  carriesShort: { position: '位置', throughWeights: '通过权重', content: '内容' },
  blocks: {
    input: { title: '一次，在输入处', note: 'D2L 这样做。这个和供给查询、键和值。' },
    everyLayer: { title: '在每一层', note: '在每次注意力之前，表都加到残差流上。' },
    queryKey: { title: '仅在查询和键中', note: '在通往映射的途中相加。残差流中没有表。' },
  },
  operandTitle: (operands) => {
    const plain = operands.map((name) => name.replace(/[$\\]/g, '')).join('');
    if (plain === 'QK') return '仅在查询和键中';
    if (plain === 'V') return '仅在值中';
    return operands.length === 0 ? '不进入 $\\Q$、$\\K$、$\\V$ 中的任何一个' : `在 ${join.and(operands)} 中`;
  },
  weightsLabel: '权重',
  normLabel: '规范化',
  diagramName: (title, layers) => `${layersOf(String(layers))}的块：${title}。后面的表格说明每条连线带有什么。`,
  swap: (first, second, layers) => `对换“${first}”和“${second}”，${layersOf(layers)}`,
  noSwap: '没有两个不同的词，因此无法对换。',
  equalTokens: (count) => `${count} 个相同词元，输出的差异`,

  closerHeading: (title) => `细看：${title}`,
  probeHeading: '把位置读回来',
  probeNote: (rows) =>
    `在 ${rows} 行随机抽取的词上拟合一个线性映射，再在同样多的其他行上读取。条形：均方根误差，以位置计。线：总是答中间位置。`,
  probeFigure: '从每个信号读回位置的误差，与总是答中间位置的误差并列',
  probeOne: '一个词只有一个位置。没有什么可读回。请加一个词。',
  probeFound: (found, lost, chance) => {
    const none = `总是答中间位置的误差为 ${chance}。`;
    if (found.length === 0) return `${none}没有探针比它更好。`;
    if (lost.length === 0) return `${none}每个探针都比它更好。`;
    return `${none}更好：${join.and(found)}。并不更好：${join.and(lost)}。`;
  },
  streamName: (layer) => `进入第 ${layer} 层的残差流`,
  valueName: (layer) => `第 ${layer} 层的值`,
  outputName: '输出',
  sizeHeading: '与词相比，位置有多大？',
  contentBar: '词',
  positionBar: '位置',
  sizeFigure: (heading) => `残差流中词与位置的均方根：${heading}`,
  sizesPlain: '原样的嵌入',
  sizesScaled: '嵌入乘以 $√d$',
  sizeSentence: (width, plain, scaled) =>
    `词：没有位置的残差流。位置：位置在其中引起的变化。在输入处，方差为 1 的词的大小是表的 ${plain} 倍；乘以 $√d$ 后，$d$ = ${width}，是 ${scaled} 倍。`,

  offsetsHeading: '完全没有表：每个偏移一个偏置',
  offsetsNote:
    '只有一层注意力。偏移是键的位置减去查询的位置。输入一个偏置；它加到该偏移的每个分数上，更远的偏移取最外侧的偏置。',
  biasAt: (offset) => `偏移 ${offset} 的偏置`,
  maps: { bias: '加到分数上的偏置', plainWeights: '无偏置的权重', weights: '有偏置的权重' },
  mapsFigure: '按查询和键的偏置，以及第一个头在无偏置与有偏置时的注意力权重',
  pointAt: '指向一个单元格，或选中一幅图后用方向键移动。',
  readout: (query, key, offset, value, bias) =>
    `查询 ${query}，键 ${key}，偏移 ${offset}：${bias ? '偏置' : '权重'} ${value}。`,
  diagonals: (holds, size) =>
    holds
      ? `沿分数的每条对角线加上的是同一个数${size === '0' ? '（精确）' : `（差值至多 ${size}）`}。`
      : `分数的对角线上，数值相差 ${size}。`,
  biasChange: (holds, size) =>
    holds ? `输出不变（${size}）：softmax 消去所有键共有的部分。` : `它使输出改变 ${size}。`,
  biasMoved: (identical, size) =>
    identical ? '每个位置都增大 1000 时，输出完全相同，逐比特一致。' : `每个位置都增大 1000 时，输出相差 ${size}。`,
  biasSwap: (holds, size) =>
    holds ? `输出跟随两个词的对换，差值至多 ${size}。` : `输出不跟随两个词的对换：相差 ${size}。`,

  describeHidden: '三个块，模型权重相同。哪些连线带有位置，尚未显示。',
  reach: {
    position: '值带有位置',
    throughWeights: '位置只通过权重到达值',
    content: '值只带有内容',
  },
  reachInLayer: { position: '位置', throughWeights: '通过权重的位置', content: '内容' },
  reachByLayer: (layers) => `值在各层依次携带：${layers.join('，然后')}`,
  valuesOf: (title, reach) => `**${title}：**${reach}。`,
  outcome: (title, first, second, holds, size) =>
    `**${title}。**“${first}”和“${second}”互换，输出${holds ? `跟着互换，差值至多 **${size}**` : `不只是跟着互换：相差 **${size}**`}。`,
  conditions: {
    input: '一次，输入处',
    everyLayer: '每一层',
    operands: (names) => (names.length === 0 ? '无位置' : `进入 ${join.and(names)}`),
    layers: layersOf,
    width: (width) => `宽度 ${width}`,
    scaled: '词乘以 $√d$',
    heads: (heads) => `${heads} 个头`,
    noResidual: '无残差连接',
    norms: { pre: '前置规范化', post: '后置规范化' },
    seed: (seed) => `种子 ${seed}`,
    words: (words) => (words.length > 6 ? `${words.length} 个词` : `“${words.join(' ')}”`),
  },
  tables: {
    results: '输出表明什么',
    block: '位置',
    swap: '对换两个词',
    equal: '相同词元的差异',
    fromNone: '与无位置相比',
    wires: '每条连线带有什么：换一张表时的变化，以及权重固定时的变化',
    wireHead: '连线',
    replaced: '换表',
    held: '权重固定',
    wire: (layer, signal) => `第 ${layer} 层，${signal}`,
    signals: {
      entering: '进入的内容',
      stream: '残差流',
      query: '$\\Q$',
      key: '$\\K$',
      value: '$\\V$',
      weights: '权重',
      mixed: '权重乘以 $\\V$',
    },
    probes: (title) => `位置的读出：${title}`,
    probed: '信号',
    error: '误差，未见过的文本',
    fitError: '误差，拟合用的文本',
    sizes: (title) => `残差流中的均方根：${title}`,
    scaled: (name) => `${name}，乘以 $√d$`,
    offsets: '第一个头在有偏置与无偏置时的分数和权重',
    offsetHead: ['查询', '键', '偏置', '无偏置的分数', '有偏置的分数', '无偏置的权重', '有偏置的权重'],
  },
};
