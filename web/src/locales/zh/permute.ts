/** Permute: every sentence. `words` are quoted already, sizes are printed, formulas come from the experiment. */
import type { Refusal } from '../en/frame-refusals.ts';
import type { Locale } from '../en/index.ts';
import { spaced, takes } from './engine.ts';
import { join } from './join.ts';
import { names } from './names.ts';
import { permutePredictions } from './permute-predictions.ts';

const most = 4;
/** Up to four words by name, more as a count. */
const tokens = (words: readonly string[]): string =>
  words.length > most ? `${words.length} 个词元` : `词元${join.and(words)}`;

const schemes = {
  none: '无位置',
  sinusoidal: '正弦编码',
  learned: '可学习表',
  shaw: 'Shaw',
  t5: 'T5',
  alibi: 'ALiBi',
  rotary: 'RoPE',
};
const places = { input: '输入处', everyLayer: '每一层', queryKey: '仅 $\\Q$、$\\K$' };
const tables = { sinusoidal: '正弦编码', learned: '可学习的位置表' };

const masks = { causal: '因果掩码', padding: '填充掩码' };

const takesOrder = ({ allowed, given }: Refusal): string => takes({ label: '排列', allowed, given });

export const permute: Locale['permute'] = {
  ...names.permute,
  controls: {
    words: '你的文本',
    order: '排列',
    scheme: '位置',
    placement: '进入处',
    mask: '掩码',
    validLength: '有效长度',
    layerCount: '层数',
    shuffle: '打乱',
    block: '块',
    summation: '对词元求和',
    precision: '精度',
    width: '宽度 *d*',
    headCount: '头数',
    seed: '种子',
    scaleByWidth: '乘以 √*d*',
    everyOrder: '试遍所有排列',
    scale: '分数的除数',
    drawAgain: '回到随机数值',
    tokens: '给定的词元',
    Wq: '给定的查询映射',
    Wk: '给定的键映射',
    Wv: '给定的值映射',
    head: '显示的头',
  },
  errors: {
    'words.out-of-range': ({ allowed, given }) => takes({ label: '你的文本', allowed, given }),
    'scheme.out-of-range': ({ given }) =>
      `RoPE 旋转的是成对的列，因此头的宽度须为偶数。${spaced('你给出的是', given)}。`,
    'order.not-an-integer': takesOrder,
    'order.wrong-type': ({ given }) => `排列：请写出原来的位次，例如 0 2 1。${spaced('你给出的是', given)}。`,
    'everyOrder.out-of-range': ({ given }) => `试遍所有排列时最多 6 个词元。你给出的是 ${given}。`,
  },
  options: {
    scheme: {
      none: '无',
      sinusoidal: '正弦编码',
      learned: '可学习',
      shaw: 'Shaw',
      t5: 'T5',
      alibi: 'ALiBi',
      rotary: 'RoPE',
    },
    placement: { input: '输入处', everyLayer: '每一层', queryKey: '仅 Q、K' },
    mask: { none: '无', causal: '因果', padding: '填充' },
    shuffle: { tokens: '词元', sums: '词元连同位置' },
    block: { attention: '仅注意力', preNorm: '整个块' },
    summation: { fast: '依次相加', exact: '与次序无关' },
    precision: { float64: 'float64', float32: 'float32' },
    scale: { headWidth: '√(头的宽度)', none: '不除' },
  },
  presets: {
    none: '无位置',
    sinusoid: '正弦编码',
    sums: '打乱和',
    alike: '相同的词',
    causal: '因果掩码',
    causalTwice: '两层因果',
    block: '整个块',
    float32: 'float32',
  },

  conditions: {
    schemes,
    at: (scheme, place) => `${scheme}，${places[place]}`,
    masks: { none: '无掩码', causal: '因果掩码', padding: '填充掩码' },
    layers: (count) => `${count} 层`,
    heads: (count) => `${count} 个头`,
    width: (width) => `宽度 ${width}`,
    preNorm: '整个块',
    sums: '位置随词元移动',
    exactSums: '求和与次序无关',
    float32: 'float32',
    scaled: '乘以 √*d*',
    unscaled: '分数不除以 √d',
    given: (claim) => (claim === null ? '给定数值' : `${claim} 的数值`),
  },
  note: (claim) => (claim === null ? '词元或映射是给定的数值，而非随机抽取。' : `给定数值：论断 ${claim} 的反例。`),

  moves: (moved) => `${moved.length === 0 ? '这个排列不移动任何词元' : `${tokens(moved)}改变位次`}。`,
  routes: (byColumns) =>
    `一条路径先打乱词元，再计算注意力。另一条先计算注意力，再打乱输出的${byColumns ? '列' : '行'}。`,
  twoRoutes: '两条路径通向同一角。',
  blockHas: (conditions) => `块的条件：${conditions}。`,

  figure: {
    label: '从 X 到打乱后的输出的两条路径',
    cells: {
      tokens: 'X',
      permutedTokens: '打乱的 X',
      output: 'X 的输出',
      permutedOutput: 'X 的输出，打乱后',
      outputOfPermuted: '打乱的 X 的输出',
      difference: '两条路径的差值',
      before: '打乱前的注意力',
      after: '打乱后的注意力',
    },
    attend: '注意力',
    addAttend: (table) => `加 ${table}，注意力`,
    feature: '特征',
    difference: '差值',
    tokenOrder: '词元的排列',
    chip: (word, place, was) => (place === was ? `${word}，位次 ${place}` : `${word}，位次 ${place}，原为 ${was}`),
    drag: '拖动词元块。或选中一个，按 ← →。',
    random: '随机',
    reverse: '反转',
    left: '左',
    right: '右',
    moveLeft: (word) => `将${word}左移`,
    moveRight: (word) => `将${word}右移`,
    typeOrder: '或输入排列',
    before: '打乱前的注意力',
    after: '打乱后的注意力',
    queries: '查询',
    keys: '键',
    attentionLabel: '打乱前后的注意力权重',
    bothOutputs: '两条路径的输出',
    rounding: (tolerance) => `圆点是舍入误差，小于 ${tolerance}。0 是精确的。`,
    differenceName: '差值。',
    pointAt: '指向一个单元格，或选中一幅图后用方向键移动。',
  },
  readout: {
    value: (name, word, feature, value) => `${name}：${word}，特征 ${feature}：**${value}**`,
    weight: (name, query, key, value) => `${name}：查询 ${query} 对键 ${key}：**${value}**`,
    masked: (name, query, key) => `${name}：查询 ${query} 不得关注键 ${key}。`,
  },

  verdict: {
    identical: '**完全相同，**逐比特一致。',
    holds: (size) => `**成立，差值至多 ${size}。**`,
    holdsInDouble: (size) => `用 float64 作同样的运行：成立，差值至多 ${size}。`,
    zeros: (zeros, entries) => `${entries} 个元素中有 ${zeros} 个恰为 0。`,
    broken: (size, word, feature) => `**不成立，相差 ${size}**，位于${word}，特征 ${feature}。`,
    differ: (differing, entries) => `${entries} 个元素中有 ${differing} 个不同。`,
    said: (size) => `你的预测是 ${size}。`,
    rounding: '这是舍入误差：求和的次序不同。',
    notZero: '为什么不恰为 0？',
    whyNotZero: (zeros, entries, digits) =>
      `两条路径相加的是同样的数，但每个 softmax 和值的每个加权和都按词元的次序相加。每个和都舍入到${digits}位有效数字，因此换一种次序，末位可能相差一个单位。这里 ${entries} 个元素中有 ${zeros} 个直到最后一个比特都一致。在“更多条件”中可以选择与次序无关的求和：每个数先拆成粗、细两部分，同一类部分相加时没有舍入。这样就没有任何元素不同。`,
    digits: { float64: '约 16 ', float32: '约 7 ' },
  },

  say: {
    nothingMoves: '这个排列不移动任何词元，因此两条路径是同一个计算。',
    oneToken: '一个词元没有别的排列。请输入更多的词。',
    twoTokens: '两个词元只有一种别的排列，即对换。它是自身的逆，因此无法显出置换的方向是否用反。',
    oddWidth: (width, table) => `宽度 ${width} 是奇数，因此 ${table} 的最后一列是没有配对余弦的正弦。`,
    widthOne: '宽度为 1 时，每个词元只是一个数。',
    agree: (identical) =>
      identical ? '没有位置时，两条路径逐比特一致。' : '没有位置时，两条路径在舍入误差范围内一致。',
    equalWords: (word, many, line) =>
      `${many ? '相同的词' : `两个${word}`}对应的${line === 'columns' ? '列' : '行'}也相等：这个块无法区分它们。`,
    tableBreaks: (kind, order, table, words) =>
      `使用${tables[kind]}时，两条路径不一致。${order} 移动词元，而 ${table} 留在原处。${spaced('因此', tokens(words))}遇到别的位置。`,
    tableHolds: '加入了位置，两条路径仍然一致。位置只到达查询和键，而相同的词有相等的值，因此每个加权和都相同。',
    positionsHold: (sameWeights) =>
      `加入了位置，两条路径仍然一致：${sameWeights ? '没有权重的变化超过舍入误差' : '权重改变，但每个加权和不变'}。`,
    offsetsBreak: (scheme) =>
      `在 ${scheme} 中，起作用的只有两个词元的偏移。打乱改变了处于各偏移的词元，因此两条路径不一致。`,
    offsetsHold: (scheme) => `${scheme} 只看距离，而反转保持每两个词元的距离。因此两条路径一致。`,
    causalBreaks:
      '因果掩码属于位次，不属于词元：无论哪个词元排在第一，都只看到一个键。因此即使没有任何位置，两条路径也不一致。',
    maskHolds: (mask, sameWeights) =>
      `使用了${masks[mask]}，两条路径仍然一致：${sameWeights ? '没有权重的变化超过舍入误差' : '权重改变，但每个加权和不变'}。`,
    lastHolds: (word, size, asSet) =>
      `最后一个词元${word}${asSet ? '把它之前的词元当作集合来加权' : '看到的是同样的词元，只是排列不同'}。它的输出${size === '0' ? '不变，逐比特相同' : `不变，差值至多 ${size}`}。`,
    lastBreaks: (word, size) =>
      `最后一个词元${word}看到的是同样的词元，只是排列不同，而它的输出改变了 ${size}：前一层已经把顺序传给了它。`,
    paddingBreaks: (length) =>
      `从位次 ${length} 起的键被掩蔽，无论那里是哪个词元。越过这条界线的词元会改变其他词元读到的内容。`,
    paddingHolds: (length) =>
      `从位次 ${length} 起的键被掩蔽。这个排列让每个词元都留在界线的原来一侧，因此两条路径一致。`,
    paddingNone: '有效长度为 0，因此在任何排列下，查询都没有可关注的键。',
    paddingAll: '有效长度包含全部词元，因此掩码没有掩蔽任何内容。',
    sumsHold:
      '每个词元都带着自己的位置移动。对这个块来说，这只是另一些词元，因此在每种方案下两条路径都一致。不可能失败的检验说明不了什么。',
    sumsMask: '每个词元都带着自己的位置移动，但掩码留在位次上。因此两条路径不一致。',
  },

  laws: {
    title: '这次运行的更多结果',
    head: { law: '陈述', difference: '差值', verdict: '判定' },
    equivariant: (formula) => `等变：${formula}`,
    invariant: (formula) => `不变：${formula}`,
    mean: '输出的均值不变',
    weights: '权重随查询和键移动',
    equalWords: (word) => `相同的词输出相等${word === '' ? '' : `：${word}`}`,
    last: (word) => `最后一个词元${word}的输出不变`,
    everyOrder: (holding, orders) => `全部 ${orders} 种排列：${holding} 种满足等变性`,
    notInvariant: '等变不是不变：输出随词元移动。只有均值之类的汇总量不变。',
  },

  tables: {
    of: (name) => name,
    place: '位次',
    token: '词元',
    feature: (feature) => `${feature}`,
    table: (name) => `表 ${name}`,
    weights: (name, head) => `${name}，头 ${head}：行 = 查询，列 = 键`,
  },

  predictions: permutePredictions,
  claims: {
    CL01: {
      sentence: '没有位置时，在任何排列下输出都跟随各自的词元，数值不变，至多有舍入误差。',
      seen: '两条路径',
    },
    CL02: {
      sentence: '没有位置时，无论打乱后两者处于何处，每个查询对每个键的权重都保持不变。',
      seen: '权重，与随词元移动后的原权重相比',
    },
    CL03: {
      sentence: '自注意力感知不到顺序，因此打乱词元不改变输出表。',
      seen: '打乱前后的输出，逐个位次比较',
    },
    CL04: {
      sentence: '没有位置时，全部输出的均值在任何排列下都相同。一个固定查询从词元中读到的内容也是如此。',
      seen: '打乱前后输出的均值',
    },
    CL05: {
      sentence: '因果掩码不含位置，因此使用它时输出仍然跟随各自的词元。',
      seen: '两条路径',
    },
    CL06: {
      sentence: '给定有效长度时，只要仅有有效词元互换位次，输出就跟随词元。',
      seen: '两条路径',
    },
    CL07: {
      sentence: '给定有效长度时，无论填充是否移动，输出都跟随任何打乱。',
      seen: '两条路径',
    },
    CL08: {
      sentence: '当每个位次加上自己的正弦编码时，打乱词会改变输出的数值。',
      seen: '两条路径',
    },
    CL09: {
      sentence: '打乱已经求好的词与位置之和，是一项能显示顺序的检验。',
      seen: '两条路径',
    },
    CL10: {
      sentence: '通过打乱检验的块，公式就是正确的：如果 softmax 沿查询计算，或者 $\\Q$ 与 $\\K$ 互换，它就会失败。',
    },
    CL11: {
      sentence: '置换原样穿过按列计算的 softmax：$Softmax[P^{T}\\A P] = P^{T}Softmax[\\A] P$。',
    },
    CL12: {
      sentence: '从 softmax 中移出时，置换可以左右互换：$Softmax[P^{T}\\A P] = P\\ Softmax[\\A] P^{T}$。',
    },
    CL13: {
      sentence: '对换两个词元就足以检验：如果还原排列时方向用反，就会显现出来。',
    },
    CL14: {
      sentence:
        '没有位置时，一至四个完整层的输出也跟随词元：多头、输出映射、残差连接、前置或后置的层规范化、前馈网络。',
      seen: '穿过这个块的两条路径',
    },
    CL15: {
      sentence: 'RoPE、ALiBi、T5 和 Shaw 不含绝对位置，因此使用它们时输出跟随各自的词元。',
      seen: '两条路径',
    },
    CL16: {
      sentence: 'RoPE、ALiBi、T5 和 Shaw 都能察觉文本被倒着读。',
      seen: '两条路径',
    },
  },
  did: '块的结果',
  compared: '差值：两条路径的输出，逐个元素比较。',
  why: '为什么会这样？什么会改变它？',
  reasons: {
    maps: '所有词元共用同样的 $\\Q$、$\\K$ 和 $\\V$ 映射。',
    pairs: '没有位置时，分数取决于两个词元，而不取决于它们所在之处。',
    softmax: 'softmax 和值的加权和相加的是同样的数，只是次序不同。',
    input: '因此这样的块看不到顺序。顺序必须从外部加入。',
  },
  selfTest: {
    question: '陈述自注意力的置换等变性，并解释它为什么要求输入位置信息。',
    formula: 'Sa[XP] = Sa[X]P',
    ideas: {
      law: '对每个置换 $P$：$Sa[XP] = Sa[X]P$；以词元为行则是 $Sa(X[π]) = Sa(X)[π]$。打乱词元，输出按同样方式打乱。',
      conditions: '前提是块中没有任何属于位次的东西：没有位置，没有作用于位次的掩码，没有暂退法。',
      reason: '查询、键和值由同样的权重逐个词元得出。softmax 和值的加权和都是对所有键求和，而和与次序无关。',
      blind: '因此对这个块来说，词元的任何排列都没有特别之处。忽略位次的汇总量，例如输出的均值，在所有排列下都相同。',
      outside: '意义取决于顺序。因此要把顺序加进来：加到输入上，或者通过偏移放进分数里。',
    },
  },
};
