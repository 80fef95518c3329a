/** Placement: the questions of Predict, and a reply to each way to get them wrong. */
import type { Named } from '../contract.ts';
import type { Locale } from '../en/index.ts';

const names: Readonly<Record<string, string>> = {
  input: '一次，在输入处',
  everyLayer: '在每一层',
  queryKey: '仅在查询和键中',
  query: '$\\Q$',
  key: '$\\K$',
  value: '$\\V$',
  weights: '权重',
  output: '该层的输出',
  stream: '该层之前的残差流',
};
const choicesOf = (ids: readonly string[]) =>
  Object.fromEntries(
    ids.map((id) => {
      const name = names[id] ?? id;
      return [id, { text: `${name}${name.startsWith('$') ? '' : '。'}` }];
    }),
  );

const pairs = (e: Named): string =>
  `最大差值：输入处与每一层 ${e.inputEvery}，输入处与查询和键 ${e.inputQueryKey}，每一层与查询和键 ${e.everyQueryKey}。`;
const distances = (e: Named): string =>
  `与无位置的距离：${(e.order ?? '')
    .split(',')
    .map((id) => `${names[id]} ${e[id]}`)
    .join('；')}。`;
const afterReplacing = (e: Named): string =>
  `测得的变化：$\\Q$ ${e.query}，$\\K$ ${e.key}，$\\V$ ${e.value}，权重 ${e.weights}，输出 ${e.output}，该层之前的残差流 ${e.stream}。`;
const swaps = (e: Named): string =>
  `对换之后，位置仅进入 $\\Q$ 时输出相差 ${e.query}，仅进入 $\\K$ 时相差 ${e.key}，仅进入 $\\V$ 时相差 ${e.value}。`;

export const predictions: Locale['placement']['predictions'] = {
  PL1: {
    question:
      '有残差连接的一层。位置在输入处进入一次，在每一层进入，或仅进入查询和键；模型权重相同。哪些给出相等的输出？',
    choices: {
      inputEvery: { text: '输入处与每一层。' },
      everyQueryKey: { text: '每一层与仅查询和键。' },
      inputQueryKey: { text: '输入处与仅查询和键。' },
      all: { text: '三者全部。' },
      none: { text: '没有两者相等。' },
    },
    right: (e) => `只有一层时，每一层就是第一层。${pairs(e)}`,
    replies: {
      everyQueryKey: (e) => `加到残差流上时，表也供给值和残差连接。在查询和键中，它对两者都不供给。${pairs(e)}`,
      inputQueryKey: (e) => `在输入处，表到达值，并留在残差流中。${pairs(e)}`,
      all: (e) => `“仅查询和键”是另一种块：它的值和残差流不含表。${pairs(e)}`,
      none: (e) => `只有一层时，“每一层之前”就是一次，在第一层之前。${pairs(e)}`,
      other: pairs,
    },
  },
  PL2: {
    question: '现在是两层，其余不变。“一次，输入处”与“每一层”的输出最多相差多少？',
    counted: (size) => `两个输出最多相差 ${size}。`,
    right: (e) =>
      `它们相差 ${e.two}。第二层又得到一次表，加在已经含有它的残差流上。一层时差值为 ${e.one}，三层时为 ${e.three}。`,
    replies: {
      low: (e) => `它们相差 ${e.two}。这是另一个模型，不是舍入误差：第二层再次加上表。一层时为 ${e.one}。`,
      high: (e) => `它们相差 ${e.two}。表的元素在 −1 与 1 之间。三层时为 ${e.three}。`,
      other: (e) => `它们相差 ${e.two}。`,
    },
  },
  PL3: {
    question: '位置仅进入查询和键，一层。用另一张表代替正弦编码。下列哪些数改变？',
    choices: choicesOf(['query', 'key', 'value', 'weights', 'output', 'stream']),
    right: (e) => `${afterReplacing(e)}值和残差流只来自词。`,
    replies: {
      value: (e) => `$\\V$ 由残差流得出，而残差流上没有加任何东西。${afterReplacing(e)}`,
      scores: (e) => `输出是权重乘以值，因此权重改变时它也改变。${afterReplacing(e)}`,
      everything: (e) => `表在通往 $\\Q$ 和 $\\K$ 的途中相加，不经过残差流。${afterReplacing(e)}`,
      other: afterReplacing,
    },
  },
  PL4: {
    question: '两层。把每个输出与没有位置的块的输出比较。按这个距离给各进入方式排序，最小的在前。',
    choices: choicesOf(['everyLayer', 'queryKey', 'input']),
    right: (e) => `${distances(e)}加到残差流上的内容留在其中；仅进入查询和键的内容只改变权重。`,
    replies: {
      inputFirst: (e) =>
        `在输入处，表只加一次，但残差流把它带到末尾，带入每个值。在查询和键中，每一层都加，却从不往后传。${distances(e)}`,
      inputFirstToo: (e) =>
        `首先起作用的不是表加了几次。在输入处，它留在残差流中；在查询和键中，它从不进入残差流。${distances(e)}`,
      equal: (e) => `表和模型权重都相同，却是三个不同的块。${distances(e)}`,
      other: distances,
    },
  },
  PL5: {
    question: '没有残差连接的一层，位置仅进入 $\\V$。与没有位置相比，什么改变？',
    choices: {
      outputOnly: { text: '输出改变；权重不变。' },
      both: { text: '权重和输出都改变。' },
      neither: { text: '什么都不变。' },
      weightsOnly: { text: '权重改变；输出不变。' },
    },
    right: (e) =>
      `权重由查询和键得出，它们在这里不含位置：权重改变 ${e.weights}。加权的值现在含有表的行：输出改变 ${e.output}。`,
    replies: {
      both: (e) => `分数只由 $\\Q$ 和 $\\K$ 得出。权重改变 ${e.weights}，输出改变 ${e.output}。`,
      neither: (e) => `权重改变 ${e.weights}。但它们加权的内容中有表：输出改变 ${e.output}。`,
      weightsOnly: (e) => `正好相反。权重改变 ${e.weights}，输出改变 ${e.output}。`,
      other: (e) => `权重改变 ${e.weights}，输出改变 ${e.output}。`,
    },
  },
  PL6: {
    question: 'D2L 的编码器，宽度 32。嵌入的每个元素都是 0.1。位置 1 处，块的输入的第一个元素是多少？',
    hint: '三位小数。',
    right: (e) => `先缩放，再相加：$0.1 · √32 + sin 1$ = ${e.right}。词的部分为 ${e.word}。`,
    replies: {
      unscaled: (e) => `${e.unscaled} 是没有乘以 $√32$ 这一步的结果。有这一步：${e.right}。`,
      divided: (e) => `${e.divided} 除以了 $√32$。D2L 是相乘：${e.right}。`,
      after: (e) => `${e.after} 乘的是和，因此位置也增大了。D2L 先缩放词，再相加：${e.right}。`,
      word: (e) => `${e.word} 只是词的部分。还要加上 1 的正弦：${e.right}。`,
      other: (e) => `是 ${e.right}：${e.word} 来自词，其余是 $sin 1$。`,
    },
  },
  PL7: {
    question: '宽度 256，嵌入的方差为 1，乘以 $√256$。以均方根计，词的部分是位置部分的多少倍？',
    right: (e) => `词的大小为 ${e.root}，正弦编码一行的大小为 ${e.size}：${e.right} 倍。`,
    replies: {
      root: (e) => `${e.root} 是词的大小。正弦编码一行的大小为 ${e.size}，而不是 1，因此比值为 ${e.right}。`,
      equal: (e) => `即使没有缩放，比值也是 ${e.plain}。有缩放时：${e.right}。只有当嵌入的初值小得多时，它才接近 1。`,
      upsideDown: (e) => `那是位置比词。这里词更大，${e.right} 倍。`,
      other: (e) => `是 ${e.right}：词的大小为 ${e.root}，行的大小为 ${e.size}。`,
    },
  },
  PL8: {
    question: '一个使用 RoPE 的 12 层模型。位置从何处进入？',
    choices: {
      input: { text: '一次，在输入处，加到嵌入上。' },
      firstLayer: { text: '仅在第一层。' },
      queryKeyEveryLayer: { text: '在每一层：查询和键在投影之后被旋转。' },
      score: { text: '在每一层，作为加到每个分数上的数。' },
    },
    right: (e) =>
      `固定各层的输入、换用别的位置编号时，${e.layers} 层中有 ${e.scores} 层的分数改变，${e.values} 层的值改变。`,
    replies: {
      input: (e) =>
        `嵌入上没有加任何东西。固定各层的输入、换用别的位置编号时，${e.layers} 层中有 ${e.scores} 层的分数改变，${e.values} 层的值改变。`,
      firstLayer: (e) => `每一层旋转自己的查询和键：固定其输入时，${e.layers} 层中有 ${e.scores} 层的分数改变。`,
      score: (e) =>
        e.additive === '1'
          ? `${e.layers} 层中有 ${e.scores} 层的分数改变。`
          : '如果每个偏移加一个数，那么无论是什么词，这个数沿分数的每条对角线都相同。RoPE 对分数的作用则不然：它取决于查询和键。加上一个数的是 ALiBi 和 T5。',
      other: (e) => `${e.layers} 层中有 ${e.scores} 层的分数改变，${e.values} 层的值改变。`,
    },
  },
  PL9: {
    question:
      '同样处处为 0.1，宽度 32，位置 1。但代码写的是 `z += pe(z)`，而 `pe` 已经返回 $z + \\P$。现在第一个元素是多少？',
    hint: '三位小数。',
    right: (e) => `词的部分算两次，表算一次：$2 · ${e.word}$ $+ sin 1$ = ${e.right}。`,
    replies: {
      single: (e) => `如果是替换 $z$，${e.single} 就是对的。这里是加到它自身上：${e.right}。`,
      everything: (e) => `${e.everything} 把位置也加倍了。\`pe\` 只加一次位置；只有词出现两次：${e.right}。`,
      other: (e) => `是 ${e.right}：词的 ${e.word} 两次，$sin 1$ 一次。`,
    },
  },
  PL10: {
    question: ({ first, second, same }) =>
      same === '1'
        ? '没有残差连接的一层。表只加到供给 $\\Q$ 的内容上，或只加到供给 $\\K$ 的，或只加到供给 $\\V$ 的。你的文本中没有两个不同的词，因此对换不改变任何东西。在哪些情况下，输出跟随对换？'
        : `没有残差连接的一层。表只加到供给 $\\Q$ 的内容上，或只加到供给 $\\K$ 的，或只加到供给 $\\V$ 的。“${first}”和“${second}”互换。在哪些情况下，输出只是跟着互换？`,
    choices: choicesOf(['query', 'key', 'value']),
    right: (e) => `${swaps(e)}三者都把表的一行与一个位次绑定。`,
    replies: {
      value: (e) => `权重跟随，但每个位次都把表中自己的行加到被加权的内容上。${swaps(e)}`,
      key: (e) => `所有查询看到同样的键，但表的行留在自己的位次：对换之后，它遇到另一个词。${swaps(e)}`,
      query: (e) => `softmax 按查询计算，而加到查询上的那一行表改变每个键的权重。${swaps(e)}`,
      other: swaps,
    },
  },
};
