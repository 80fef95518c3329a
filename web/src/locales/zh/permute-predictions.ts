/** Permute: the questions of Predict and a reply to every answer. Sizes arrive printed; 1 and 0 stand for yes and no. */
import type { Named } from '../contract.ts';
import type { Locale } from '../en/index.ts';

/** Equal words that trade places, for one: nothing seems to change, yet the outputs do not go with the tokens. */
const ofThePlaces = (residual: string | undefined): string =>
  `逐个位次看，输出不变。要跟随词元，它们最多须改变 ${residual}：这里的输出属于位次。`;

const ownText = '不同的词少于三个的文本，会换成我们的文本。';

const meanMeasured = ({ mean, outputs }: Named): string => `均值相差 ${mean}，输出逐个位次比较最多相差 ${outputs}。`;

const runsMeasured = ({ tokens, sums, tolerance }: Named): string =>
  `运行 A 相差 ${tokens}，运行 B 相差 ${sums}。舍入误差的上限为 ${tolerance}。`;

const waysMeasured = ({ none, queryKey, input, learned }: Named): string =>
  `无位置：${none}。正弦编码仅用于查询和键：${queryKey}，加在输入处：${input}。可学习表加在输入处：${learned}。`;

const ordersMeasured = ({ all, holding, visible, hidden }: Named): string =>
  `${all} 种排列中有 ${holding} 种满足等变性：可见词元的 ${visible} 种乘以被掩蔽词元的 ${hidden} 种。`;

const schemesMeasured = ({ alibi, t5, shaw, rotary }: Named): string =>
  `各差值：ALiBi ${alibi}，T5 ${t5}，Shaw ${shaw}，RoPE ${rotary}。`;

export const permutePredictions: Locale['permute']['predictions'] = {
  PM1: {
    question: '输出会怎样？',
    choices: {
      follows: { text: '输出相同，按打乱后的次序排列。' },
      stays: { text: '什么都不动。' },
      changes: { text: '输出的数值改变。' },
    },
    right: ({ law, residual, moved, stays }) => {
      if (moved === '0') return '这个排列不移动任何词元，因此什么都不变。';
      if (law === '0' && stays === '1') return ofThePlaces(residual);
      return law === '1'
        ? `每个输出都随自己的词元移动。两条路径相差 ${residual}${residual === '0' ? '' : '，这是舍入误差'}。`
        : `这里有属于位次的东西，因此数值随排列改变，最多改变 ${residual}。`;
    },
    replies: {
      follows: ({ moved, residual, law, stays }) => {
        if (moved === '0') return '输出确实跟随。但在这个排列下没有什么可跟随：没有输出移动。';
        if (law === '1') return '输出确实跟随，而由于只有相等的输出互换，看上去什么都没动。';
        return stays === '1'
          ? ofThePlaces(residual)
          : `词元移动了，但有东西留在位次上，因此数值本身改变，最多改变 ${residual}。`;
      },
      stays: ({ law, invariance }) =>
        law === '1'
          ? `那是不变性。输出随各自的词元移动：逐个位次比较，最多改变 ${invariance}。`
          : `同一位次上的输出最多改变 ${invariance}。只有忽略位次的汇总量，例如没有位置的块的输出均值，才可能不变。`,
      changes: ({ residual, places, law }) => {
        if (law === '0') return ofThePlaces(residual);
        return places === '0'
          ? `相邻的词元换了，但相邻与否不起作用。每个查询遇到的键和值与先前相同，只是列出的次序不同。差值为 ${residual}。`
          : `数值不变。在这个排列下，属于位次的东西没有影响到输出：两条路径相差 ${residual}。`;
      },
    },
  },
  'PM1-size': {
    question: '两条路径之间的最大差值有多大？',
    right: ({ residual, law, tolerance }) =>
      residual === '0'
        ? '是 0：两条路径给出同样的比特。'
        : `是 ${residual}。舍入误差的上限为 ${tolerance}，因此这是${law === '1' ? '舍入误差' : '真实变化'}。`,
    replies: {
      low: ({ residual, tolerance }) => `是 ${residual}。舍入误差的上限为 ${tolerance}。属于位次的东西改变了输出本身。`,
      high: ({ residual, law, largest }) => {
        if (residual === '0') return '是 0：两条路径给出同样的比特。';
        return law === '1'
          ? `是 ${residual}。这是舍入误差：同样的数按另一种次序相加。`
          : `是 ${residual}。最大的输出为 ${largest}，而每种排列混合的值大小相近。`;
      },
      other: ({ residual }) => `是 ${residual}。`,
    },
  },
  PM2: {
    question: '逐个位次比较输出，不移回原处。元素的最大变化有多大？',
    hint: ownText,
    counted: (size) => `逐个位次看，输出最多改变 ${size}。`,
    right: ({ invariance, residual }) =>
      `是 ${invariance}：换了词元的位次显示的是另一个词元的输出。移回原处后，输出相差 ${residual}。`,
    replies: {
      movedBack: ({ invariance, residual }) =>
        `那是把输出移回原处后剩下的差值：${residual}。逐个位次比较，改变 ${invariance}。等变不是不变。`,
      low: ({ invariance, largest }) =>
        `是 ${invariance}。换了词元的位次显示的是另一个词元的输出，而这里的输出可达 ${largest}。`,
      high: ({ invariance, largest }) =>
        `是 ${invariance}。输出的元素绝对值都不大于 ${largest}，因此变化不可能超过它的两倍。`,
      other: ({ invariance }) => `是 ${invariance}。`,
    },
  },
  PM9: {
    question: '取全部输出的均值。打乱词元时，它会怎样？',
    choices: {
      stays: { text: '均值不变，而输出移动。' },
      changes: { text: '均值改变，和输出一样。' },
      rowsStay: { text: '均值不变，因为输出不变。' },
    },
    right: meanMeasured,
    replies: {
      stays: meanMeasured,
      changes: (e) =>
        e.meanStays === '1' ? `等变说的是一个个输出。均值把它们相加，而和没有次序：相差 ${e.mean}。` : meanMeasured(e),
      rowsStay: (e) =>
        e.outputsStay === '0'
          ? `输出确实移动：逐个位次比较，最多改变 ${e.outputs}。均值不变，是因为它把同样的输出按另一种次序相加。`
          : meanMeasured(e),
    },
  },
  PM3: {
    question: ({ query, key, queryWord, keyWord, order }) =>
      `打乱之前，查询 ${query}（“${queryWord}”）对键 ${key}（“${keyWord}”）有一个权重。新排列逐个位次列出该处词元的原序号：${order}。打乱之后，这个权重在哪个单元格？`,
    axes: { row: '查询', column: '键' },
    hint: '这里你的文本中每个词只算一次，最多六个。不同的词少于三个时，用我们的词代替。',
    right: (e) =>
      `两侧都移动了：“${e.queryWord}”现在是查询 ${e.rightRow}，“${e.keyWord}”是键 ${e.rightColumn}。那里是 ${e.right}。`,
    replies: {
      stays: (e) =>
        `位次不记得词元。权重属于“${e.queryWord}”和“${e.keyWord}”，它们现在位于 ${e.rightRow} 和 ${e.rightColumn}：${e.right}。你选的单元格是 ${e.stays}。`,
      readBackwards: (e) =>
        `这样读反了排列。列表中的数是原序号，它在列表中的位次才是新序号：词元 ${e.query} 位于 ${e.rightRow}，词元 ${e.key} 位于 ${e.rightColumn}，权重为 ${e.right}。你选的单元格是 ${e.readBackwards}。`,
      queriesOnly: (e) =>
        `你移动了查询，没有移动键。两者来自同样的词元，因此键现在是 ${e.rightColumn}，权重为 ${e.right}。你选的单元格是 ${e.queriesOnly}。`,
      keysOnly: (e) =>
        `你移动了键，没有移动查询。两者来自同样的词元，因此查询现在是 ${e.rightRow}，权重为 ${e.right}。你选的单元格是 ${e.keysOnly}。`,
      other: (e) =>
        `“${e.queryWord}”现在是查询 ${e.rightRow}，“${e.keyWord}”是键 ${e.rightColumn}。那里是 ${e.right}。`,
    },
  },
  PM4: {
    question:
      '运行 A 先打乱词元，再给每个位次加上表中对应的行。运行 B 先相加，再打乱这些和。哪次运行能显示位置起作用？',
    hint: ownText,
    choices: {
      tokens: { text: '只有运行 A。' },
      sums: { text: '只有运行 B。' },
      both: { text: '两者都能。' },
      neither: { text: '两者都不能。' },
    },
    right: runsMeasured,
    replies: {
      tokens: runsMeasured,
      sums: (e) => `运行 B 打乱的是已经求好的和。无论表中是什么，对这个块来说这只是另一些词元。${runsMeasured(e)}`,
      both: (e) => `运行 B 用任何表都会成立：不可能失败的检验说明不了什么。${runsMeasured(e)}`,
      neither: (e) =>
        e.tokensShow === '1'
          ? `块本身满足等变性。先相加再计算注意力则不然：词元移动时，表留在位次上。${runsMeasured(e)}`
          : runsMeasured(e),
    },
  },
  PM5: {
    question: '使用因果掩码，没有位置。两条路径之间的最大差值有多大？',
    hint: ownText,
    counted: (size) => `两条路径最多相差 ${size}。`,
    right: ({ residual }) => `是 ${residual}。掩码属于位次：无论哪个词元排在第一，都只看到一个键。`,
    replies: {
      noPositions: ({ residual, unmasked }) =>
        `没有掩码时是 ${unmasked}。掩码没有位置表，却属于位次：无论哪个词元排在第一，都只看到一个键。有掩码时，两条路径相差 ${residual}。`,
      low: ({ residual, tolerance }) =>
        `是 ${residual}。舍入误差的上限为 ${tolerance}。掩码不是舍入：它使靠前的词元完全看不到一些键。`,
      high: ({ residual, largest }) =>
        `是 ${residual}。输出的元素绝对值都不大于 ${largest}，因此差值不可能超过它的两倍。`,
      other: ({ residual }) => `是 ${residual}。`,
    },
  },
  PM6: {
    question: '四种给出位置的方式。按两条路径之间的差值排序，最小的在前。',
    hint: ownText,
    choices: {
      learned: { text: '可学习表，加到输入上' },
      input: { text: '正弦编码，加到输入上' },
      queryKey: { text: '正弦编码，仅用于查询和键' },
      none: { text: '无位置' },
    },
    right: waysMeasured,
    replies: {
      valuesOnly: ({ none, queryKey }) =>
        `仅用于查询和键时，位置从不到达值。但它到达权重，而加权和由权重决定：${queryKey}，无位置时为 ${none}。`,
      sameSpot: ({ input, learned }) =>
        `两张表加在同一处，但它们的行大小不同，内容也不同：正弦编码为 ${input}，可学习表为 ${learned}。`,
      largestFirst: (e) => `你的列表从最大的开始。${waysMeasured(e)}`,
      other: waysMeasured,
    },
  },
  PM7: {
    question:
      '一个有错的块沿查询计算 softmax，使得每个键上的权重之和为 1。它的映射由你的种子抽取。打乱词元能暴露这个错误吗？',
    hint: ownText,
    choices: {
      holds: { text: '不能。有错的块也满足等变性。' },
      proof: { text: '能。等变性要求沿键计算 softmax。' },
      sums: { text: '能。查询的权重之和不再是 1。' },
    },
    right: ({ residual, off, least, most }) =>
      `它的两条路径相差 ${residual}。但它的输出最多偏离 ${off}，查询的权重之和从 ${least} 到 ${most}。因此还要检验数值。`,
    replies: {
      holds: ({ residual }) => `它的两条路径相差 ${residual}。`,
      proof: ({ residual, off }) =>
        `沿另一轴的 softmax 同样跟随词元：两条路径相差 ${residual}。错的是数值，最多偏离 ${off}。`,
      sums: ({ residual, off, least, most }) =>
        `这些和确实从 ${least} 到 ${most}。但等变性比较的是同一个块的两次运行，并不看这些和：两次运行相差 ${residual}。检验和能发现这个错误，检验数值也能，数值最多偏离 ${off}。`,
    },
  },
  PM8: {
    question: ({ tokens, valid }) =>
      `${tokens} 个不同的词元，没有位置。从位次 ${valid} 起的键被掩蔽。词元的所有排列中，有多少种满足等变性？`,
    hint: '这里你的文本中每个词只算一次，最多六个。不同的词少于四个时，用我们的词代替。',
    counted: (number) => `${number} 种排列满足等变性。`,
    right: ordersMeasured,
    replies: {
      visibleOnly: (e) =>
        `${e.valid} 个可见词元有 ${e.visible} 种排列。对其中每一种，${e.beyond} 个被掩蔽的词元还有 ${e.hidden} 种：它们也可以互换。${ordersMeasured(e)}`,
      anyOrder: (e) =>
        `从 ${e.valid} 起的位次被掩蔽，无论那里是哪个词元。被掩蔽的词元移到前面就变为可见，两条路径最多相差 ${e.worst}。${ordersMeasured(e)}`,
      noOrder: (e) => `在界线的同一侧，所有位次都一样，因此词元可以互换。${ordersMeasured(e)}`,
      added: (e) => `两个数目应相乘：一侧的任何排列都可与另一侧的任何排列搭配。${ordersMeasured(e)}`,
      hiddenOnly: (e) => `可见词元也可以互换，有 ${e.visible} 种排列。${ordersMeasured(e)}`,
      other: ordersMeasured,
    },
  },
  PM10: {
    question: '词元反转，没有掩码。在哪些方案下两条路径一致？',
    hint: ownText,
    choices: {
      alibi: { text: 'ALiBi' },
      t5: { text: 'T5，双向' },
      shaw: { text: 'Shaw，每个偏移一个向量' },
      rotary: { text: 'RoPE' },
    },
    right: (e) => `ALiBi 只看距离，而反转保持所有距离。${schemesMeasured(e)}`,
    replies: {
      none: (e) =>
        `相对位置方案通过偏移看到顺序，但 ALiBi 只看偏移的大小：之前两位与之后两位没有区别。反转保持每个距离。${schemesMeasured(e)}`,
      all: (e) =>
        `这里没有方案存储位次，但两个词元的偏移取决于它们的位次。反转保持偏移的大小，改变其符号，而其他三种方案会读符号。${schemesMeasured(e)}`,
      turnsCancel: (e) => `反向旋转不等于正向旋转：查询与键方向不同时，分数改变。${schemesMeasured(e)}`,
      onlyTurns: (e) => `反向旋转不等于正向旋转：查询与键方向不同时，分数改变。不变的是距离。${schemesMeasured(e)}`,
      other: schemesMeasured,
    },
  },
};
