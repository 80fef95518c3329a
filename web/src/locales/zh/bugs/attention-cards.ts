/** Spot the bug, S09 to S14: turns, stacks, decoding, padding, softmax. */
import type { attentionCards as english } from '../../en/bugs/attention-cards.ts';

export const attentionCards: typeof english = {
  S09: {
    title: '一对的旋转',
    wanted: ({ pair = '', offset = '' }) =>
      `一个矩阵，把表的第 ${pair} 对，即写成列的（正弦，余弦），从任意位置 $i$ 变到 $i$ + ${offset}；$w$ 是它的频率，δ = ${offset}。`,
    variants: {
      forward: '两行为 $(cos δw, sin δw)$ 和 $(−sin δw, cos δw)$',
      transposed: '两行为 $(cos δw, −sin δw)$ 和 $(sin δw, cos δw)$',
    },
    tests: {
      determinant: { name: '行列式为 1', why: '无论方向如何，每个旋转的行列式都是 1。' },
      length: { name: '对的长度不变', why: '无论方向如何，每个旋转都保持长度。' },
      turnsAddUp: {
        name: ({ offset = '' }) => `在另一次旋转之后再旋转 ${offset}，等于按两个偏移之和旋转`,
        why: '同一方向的旋转可以相加，反方向的也是。',
      },
      offset0: { name: '偏移 0 不改变任何东西', why: '无论符号如何，0 的正弦都是 0。' },
      tableRow: {
        name: ({ position = '', offset = '' }) => `从第 ${position} 行出发，到达表的第 ${position} + ${offset} 行`,
        why: '它与表比较，而表确定了哪个方向是位置增大的方向。旋转的性质则不能。',
      },
    },
    value: ({ position = '' }) => `第 ${position} 行的对到达表的哪一行？`,
    values: { landed: ({ position = '' }) => `第 ${position} 行的对，旋转后` },
    fault: '带负号的正弦放错了角。这是用于（余弦，正弦）对、或用于行乘矩阵的矩阵；在这里它反向旋转。',
    reported:
      '读者公开问过这个问题：datascience.stackexchange 45691 涉及一对的线性映射，LLMs-from-scratch #838 涉及矩阵的排布方向。',
  },
  S10: {
    title: '层的堆叠',
    wanted: ({ layers = '' }) => `${layers} 层 $h ← h + Sa[h]$ 的堆叠，只有一张表，如 2017 年的论文和 D2L 所建。`,
    variants: {
      once: '$h = X + \\P$，然后各层',
      every: '$h = X$；每一层之前 $h ← h + \\P$',
    },
    tests: {
      oneLayer: {
        name: '一层的结果，就是该层对 $X + \\P$ 的结果',
        why: '只有一层时，“一次”与“每一层之前”是同一个操作。',
      },
      noPositions: {
        name: '表全为零时，输出就是各层本身的输出',
        why: '零可以加任意多次。',
      },
      equalWords: {
        name: '相同的词在不同的位置，结果不同',
        why: '两者都有位置进入，一次或多次。',
      },
      moreLayers: {
        name: ({ layers = '' }) => `${layers} 层的结果，就是这些层对 $X + \\P$ 的结果`,
        why: '从第二层起，表要么只加过一次，要么又加了一次。',
      },
    },
    value: ({ layers = '' }) => `值的权重全为 0，因此一层不加任何内容。${layers} 层之后，输出中含有 $\\P$ 的多少倍？`,
    values: { row: '第 0 行，第 0 至 3 列', difference: '与对 $X + \\P$ 的堆叠的距离' },
    fault: '每一层之前又加了一次表。有些模型特意这样做；这个模型应当只加一次。',
    reported: 'facebookresearch/detr #105 和 #107 涉及位置从何处进入；在 FLAIROx/jafar #13 中，位置进入每个块。',
  },
  S11: {
    title: '查询和键中的 RoPE',
    wanted: ({ q0 = '', q1 = '', q2 = '', q3 = '', k0 = '', k1 = '', k2 = '', k3 = '' }) =>
      `RoPE 的一个分数，宽度 4，查询为 (${q0}, ${q1}, ${q2}, ${q3})，键为 (${k0}, ${k1}, ${k2}, ${k3})。哪些列构成一对？`,
    variants: {
      bothNeighbours: '查询和键：第 0、1 列，第 2、3 列',
      bothHalves: '查询和键：第 0、2 列，第 1、3 列',
      mixed: '查询：第 0、1 列，第 2、3 列；键：第 0、2 列，第 1、3 列',
    },
    tests: {
      origin: {
        name: '两者都在位置 0：分数就是原来的点积',
        why: '在位置 0 没有旋转，因此没有用到配对。',
      },
      length: {
        name: '查询和键的长度不变',
        why: '无论把哪些列配成对，每个旋转都保持长度。',
      },
      bothMove: {
        name: ({ move = '' }) => `两者都移动 ${move}：分数不变`,
        why: '只有在同样的平面内旋转，查询和键的旋转才能相消。这时只有偏移起作用。',
      },
      equalPlaces: {
        name: ({ queryPosition = '' }) => `两者都在位置 ${queryPosition}：分数就是原来的点积`,
        why: '偏移为 0，但不在位置 0：相同的旋转相消，不同的旋转则不然。',
      },
    },
    value: ({ queryPosition = '', keyPosition = '', move = '' }) =>
      `查询在 ${queryPosition}，键在 ${keyPosition}；然后两者都移动 ${move}。在哪些变体中分数改变？`,
    values: {
      scores: ({ queryPosition = '', keyPosition = '', move = '' }) =>
        `(${queryPosition}, ${keyPosition}) 处的分数，以及两者都移动 ${move} 之后的分数`,
    },
    fault: '查询和键在不同的平面内旋转。单用任一种配对都是对的，一种只是另一种的列改了名；混用时，分数取决于位置本身。',
    reported:
      'huggingface/transformers #25199 和 pytorch/torchtitan #801 涉及这两种配对。nanochat #264 把单用分半称为错误；它只是列的另一种次序。',
  },
  S12: {
    title: '再来一个词',
    wanted: ({ prompt = '', count = '' }) =>
      `对词加表计算因果注意力。${prompt} 个词一次读入，它们的键和值保留下来；然后第 ${count} 个词单独到来。它得到表的哪一行？`,
    variants: {
      ownPlace: '前一个词的下一行',
      fromZero: '第 0 行，即所输入内容的第一行',
    },
    tests: {
      firstWord: {
        name: '一个词的文本，结果与一次读入时相同',
        why: '无论哪种做法，第一个词的位置都是 0。',
      },
      prompt: {
        name: ({ prompt = '' }) => `一次读入的 ${prompt} 个词，结果与在整个文本中相同`,
        why: '它们在最新的词到来之前就已读入，而因果注意力从不看之后的词。',
      },
      weightSum: { name: '最新的词的权重之和为 1', why: '无论分数如何，softmax 之和都是 1。' },
      allAtOnce: {
        name: '最新的词，结果与一次读入整个文本时相同',
        why: '一次读入时，位置由它自己计数。只有这项测试要求解码器的计数与之相符。',
      },
    },
    value: ({ count = '' }) => `第 ${count} 个词得到哪一行？`,
    values: { row: '最新的词，第 0 至 3 列' },
    fault: '解码器只在所输入的内容中计数。单独的一个词总是第一个，因此得到位置 0。',
    reported:
      'ml-explore/mlx-lm PR #93 涉及一张可学习表，它每次调用都从 0 数起，单独输入一个词时则被跳过；pytorch/executorch PR #2010 涉及同样的计数。',
  },
  S13: {
    title: '带填充的文本',
    wanted: ({ pads = '', count = '' }) =>
      `${pads} 个填充词元，然后 ${count} 个词；对词加表计算因果注意力，填充词元被掩蔽。各词的结果应与没有填充时相同。位置从何处数起？`,
    variants: {
      overWords: '从第一个词数起，它为 0；填充词元也为 0',
      fromEdge: '从左边缘数起，填充词元计算在内',
    },
    tests: {
      padsRight: {
        name: '改为右填充：各词的结果与没有填充时相同',
        why: '从左边缘数起时，词在前面，有自己的位置。',
      },
      rotary: {
        name: '用 RoPE 代替表：各词的结果与没有填充时相同',
        why: 'RoPE 看到的是词之间的偏移。填充使所有位置同样移动，偏移不变。',
      },
      alibi: {
        name: '用 ALiBi 代替表：各词的结果与没有填充时相同',
        why: 'ALiBi 看到的是词之间的距离，填充不改变它们。',
      },
      t5: {
        name: '用 T5 的偏置代替表：各词的结果与没有填充时相同',
        why: '桶属于偏移，填充不改变偏移。',
      },
      shaw: {
        name: '用每个偏移的向量代替表：各词的结果与没有填充时相同',
        why: '向量属于偏移，填充不改变偏移。',
      },
      padsLeft: {
        name: '左填充，使用表：各词的结果与没有填充时相同',
        why: '相加的表取决于位置，而位置随填充移动。',
      },
    },
    value: '最后一个词得到哪个位置？',
    values: { places: '填充词元和词的位置', row: '最后一个词，第 0 至 3 列' },
    fault: '填充词元被当作词来计数。同一文本得到表的别的行，相差的行数等于它前面的填充词元数。',
    reported: 'huggingface/transformers PR #29583 和 #18478 涉及左填充下的位置。只用偏移时，什么都显现不出来。',
  },
  S14: {
    title: 'softmax',
    wanted: '由分数得出注意力权重，分数的行是查询，列是键。哪些权重之和为 1？',
    variants: {
      perQuery: '每一行：一个查询的权重',
      perKey: '每一列：一个键的权重',
    },
    tests: {
      equivariance: {
        name: '打乱词元：输出同样打乱',
        why: '两个轴同样打乱，因此沿错误的轴计算的 softmax 也跟随。',
      },
      between: {
        name: '每个权重都在 0 与 1 之间；超出多少',
        why: '无论沿哪个轴，每个 softmax 都满足。',
      },
      total: {
        name: '查询与键一样多：全部权重之和等于这个数目',
        why: '无论按行还是按列，都是这么多个 1 相加。',
      },
      rowSums: {
        name: ({ s00 = '', s01 = '', s10 = '', s11 = '' }) =>
          `分数 (${s00}, ${s01}) 和 (${s10}, ${s11})：每一行权重之和为 1`,
        why: '它指明了是哪些和：每个查询的权重之和。',
      },
    },
    value: ({ queries = '', keys = '' }) => `${queries} 个相同的查询看 ${keys} 个键。第一个查询的权重之和是多少？`,
    values: {
      weights: '分数的权重，逐行',
      sums: '两行之和',
      row: ({ rowCount = '' }) => `一个有自己权重的文本：第 0 行的输出，前 ${rowCount} 列`,
    },
    fault: 'softmax 沿每个键的查询计算。于是一个查询所分配的总和多于或少于 1。在 UDL 中查询是列：那里是另一个轴。',
    reported:
      'PyTorch-NLP #2 和 fastNLP #254 涉及这个轴。annotated_deep_learning_paper_implementations #282 认为有此错误，而那里的轴是正确的。',
  },
};
