/** Overflow: the questions of Predict and a reply to every answer. Numbers arrive printed; 1 and 0 stand for yes and no. */
import type { Named } from '../contract.ts';
import type { Locale } from '../en/index.ts';

const tokens = (count: string): string => `${count} 个词元`;

/** What the class did, for the replies; 1 and 0 stand for yes and no. */
function happened(e: Named): string {
  if (e.builds === '0') return `停在建表这一步：${e.values} 个余弦，${e.columns} 列。`;
  if (e.adds === '0') return `停在相加这一步：输入 ${e.length} 行，表 ${e.given} 行。`;
  if (e.spreads === '1') return `没有停止：行数为 1，静默地广播到 ${e.out} 行。`;
  return `没有停止：输入 ${e.length} 行，表 ${e.given} 行。`;
}

const ownLengths =
  '如果你的文本比它的表至少长 2 个词元、且不超过表长的两倍，这里就用你自己的长度；否则用 1500 个词元和 1000 行。';

const messageRead = (e: Named): string =>
  `张量 a 是输入，有 ${e.input} 个词元；张量 b 是切片给出的结果，有 ${e.table} 行。序列是第 ${e.sequence} 轴。`;

const limitRead = (e: Named): string =>
  `第 ${e.last} 行是最后一行，因此可容纳 ${e.stored} 个词元。第一个被拒绝的长度是 ${e.refused}。`;

const changesMeasured = (e: Named): string =>
  `截断时输出改变 ${e.truncate}。钳位时为 ${e.clamp}，回绕时为 ${e.wrap}，表足够长时为 ${e.rebuild}。`;

const wrapsTo = (e: Named): string => `词元 ${e.token} 回绕到第 ${e.row} 行，那本来是词元 ${e.row} 的行。`;

const policiesCounted = (e: Named): string =>
  `输出的行数，以及其中不同的行数：截断 ${e.truncateOut} 和 ${e.truncateDifferent}，钳位 ${e.clampOut} 和 ${e.clampDifferent}，回绕 ${e.wrapOut} 和 ${e.wrapDifferent}，重建 ${e.rebuildOut} 和 ${e.rebuildDifferent}。`;

const batchRead = (e: Named): string =>
  `类把第 1 轴当作序列，因此切出 ${e.table} 行，每列一行。方阵碰巧匹配，返回 [1, ${e.width}, ${e.width}]；${e.input} 行则不匹配。`;

export const overflowPredictions: Locale['overflow']['predictions'] = {
  OV1: {
    question: 'D2L 的类按这个次序执行各步。停在哪一步？',
    choices: {
      build: { text: '建表。' },
      slice: { text: '从表中取行。', formula: '\\P[:, :n]' },
      add: { text: '相加。', formula: 'X + \\P' },
      dropout: { text: '对和应用暂退法。' },
      none: { text: '哪一步都不停。它返回输出。' },
    },
    right: happened,
    replies: {
      build: (e) => `在任何文本到来之前，表就有了 ${e.stored} 行。${happened(e)}`,
      slice: (e) =>
        e.slices === '0'
          ? `ViT 不作切片。${happened(e)}`
          : e.given === e.length
            ? `切片要求 ${e.length} 行，全部得到。${happened(e)}`
            : `超出末尾的索引会失败。超出末尾的切片会被截短：要求 ${e.length} 行，给出 ${e.given} 行。${happened(e)}`,
      add: happened,
      dropout: (e) => `暂退法对任何长度的和都可行。${happened(e)}`,
      none: (e) =>
        e.builds === '0'
          ? happened(e)
          : `${e.formula === '1' ? '公式没有尽头，但所存的表有' : '所存的表有尽头'}，而这里没有什么会截断文本。${happened(e)}`,
    },
  },
  OV5: {
    question: '把超出末尾的每个位置钳位到最后一行。有多少个词元得到那一行？',
    hint: '位置从 0 数起。',
    counted: (number) => `钳位后，有 ${tokens(number)}得到最后一行。`,
    right: (e) => `第 ${e.last} 行分给 ${e.shared} 个词元。`,
    replies: {
      low: (e) => `词元 ${e.last} 本来就有第 ${e.last} 行；之后的每个词元都被送到那里。共 ${e.shared} 个。`,
      high: (e) => `位置从 0 数起，只有从 ${e.last} 起的位置读第 ${e.last} 行。共 ${e.shared} 个。`,
      other: (e) => `第 ${e.last} 行分给 ${e.shared} 个词元。`,
    },
  },
  OV2: {
    question: ({ length, maxLen, width }) =>
      `形状为 [batch, ${length}, ${width}] 的输入遇到 ${maxLen} 行的表。PyTorch 报错：“The size of tensor a (…) must match the size of tensor b (…) at non-singleton dimension …”。是哪三个数？`,
    labels: ['tensor a', 'tensor b', 'dimension'],
    hint: ownLengths,
    right: messageRead,
    replies: {
      exchanged: (e) => `报错信息先列出加法的左边，而左边是输入。${messageRead(e)}`,
      batchAxis: (e) => `第 0 轴是批量。表在那里的大小为 1，而大小 1 可以广播到任何大小。${messageRead(e)}`,
      widthAxis: (e) => `轴从 0 数起，因此最后一轴是宽度：两侧都是 ${e.width}，是匹配的。${messageRead(e)}`,
      lastPositions: (e) =>
        `${e.lastToken} 和 ${e.lastPosition} 是从 0 数起的最后位置。报错信息数的是个数。${messageRead(e)}`,
      widths: (e) => `宽度一致：两侧都是 ${e.width}。${messageRead(e)}`,
      other: messageRead,
    },
  },
  OV3: {
    question: ({ maxLen }) => `表有 ${maxLen} 行。这个类接受哪些长度？`,
    hint: ownLengths,
    choices: {
      below: { text: '比行数少一个词元' },
      full: { text: '与行数一样多的词元' },
      onePast: { text: '比行数多一个词元' },
      past: { text: '这个文本的长度' },
    },
    right: limitRead,
    replies: {
      lastIndex: (e) => `行从 0 数起：最后一行是第 ${e.last} 行，共 ${e.stored} 行。${limitRead(e)}`,
      oneMore: (e) => `${e.refused} 个词元要求第 ${e.stored} 行，而它不存在。${limitRead(e)}`,
      noEnd: (e) => `公式没有尽头。表是存下来的，它有尽头。${limitRead(e)}`,
      exactly: (e) => `较短的文本取前面的行，其余的不用。${limitRead(e)}`,
      other: limitRead,
    },
  },
  OV4: {
    question: ({ length, maxLen, token }) =>
      `由你的种子抽取的 ${length} 个词元遇到 ${maxLen} 行的表。文本被静默地截断为 ${maxLen} 个词元，然后计算注意力。现在把词元 ${token} 换成另一个。前 ${maxLen} 个输出最多改变多少？`,
    counted: (size) => `前面的输出改变 ${size}。`,
    right: (e) => `词元 ${e.token} 被截去，因此没有任何结果依赖它。${changesMeasured(e)}`,
    replies: {
      rebuilt: (e) =>
        `那是足够长的表给出的结果：那时每个输出都依赖词元 ${e.token}。这里它被截去，没有报错提示。${changesMeasured(e)}`,
      high: (e) => `词元 ${e.token} 被截去，因此没有任何结果依赖它。${changesMeasured(e)}`,
      other: changesMeasured,
    },
  },
  OV6: {
    question: ({ maxLen, token }) =>
      `把超出末尾的每个位置回绕：位置对 ${maxLen} 取模。哪个更早的词元与词元 ${token} 共用一行？`,
    hint: `位置从 0 数起。${ownLengths}`,
    counted: (number) => `词元 ${number} 与它共用一行。`,
    right: (e) => `${wrapsTo(e)}总共有 ${e.pairs} 对词元共用一行。`,
    replies: {
      oneBefore: (e) => `词元和行都从 0 数起，因此不会错开一个。${wrapsTo(e)}`,
      oneAfter: (e) => `词元和行都从 0 数起，因此不会错开一个。${wrapsTo(e)}`,
      clamped: (e) => `第 ${e.clamped} 行是钳位的结果。回绕则从第 0 行重新开始。${wrapsTo(e)}`,
      rebuilt: (e) => `只有更长的表才给它自己的行。这张表有 ${e.maxLen} 行。${wrapsTo(e)}`,
      other: wrapsTo,
    },
  },
  OV7: {
    question: ({ length, row, column }) =>
      `表重建为 ${length} 行。它的最后一行，即第 ${row} 行，在第 ${column} 列是什么？`,
    hint: `误差在 0.001 以内算对；可用计算器。列从 0 数起，偶数列是正弦。${ownLengths}`,
    counted: (number) => `那里是 ${number}。`,
    right: ({ value }) => `是 ${value}。公式给出每一行，无论是否训练过。只有可学习表没有可给的行。`,
    replies: {
      countedFromOne: ({ value, past, row, countedFromOne }) =>
        `${countedFromOne} 属于第 ${past} 行。行从 0 数起，因此 ${past} 行的表止于第 ${row} 行：${value}。`,
      doubledExponent: ({ value, column, twice, doubledExponent }) =>
        `${doubledExponent} 的指数加倍了，因此属于第 ${twice} 列。第 ${column} 列的指数是它自己的列号除以宽度：${value}。`,
      lastStored: ({ value, stored, row, lastStored }) =>
        `${lastStored} 在第 ${stored} 行，是钳位会给这个词元的值。重建的表一直到第 ${row} 行：${value}。`,
      nextColumn: ({ value, column, next, nextColumn }) =>
        `${nextColumn} 是这一对的余弦，在第 ${next} 列。第 ${column} 列是偶数列，是正弦：${value}。`,
      empty: ({ value }) => `重建的表没有空行：公式给出每一行。是 ${value}。`,
      other: ({ value, row, column }) => `第 ${row} 行第 ${column} 列是 ${value}：由公式给出，无须训练。`,
    },
  },
  OV8: {
    question: ({ length }) => `哪些做法返回 ${length} 行，且每行都用表中不同的行得出？`,
    hint: ownLengths,
    choices: {
      truncate: { text: '截断：截短文本' },
      clamp: { text: '钳位：其后全用最后一行' },
      wrap: { text: '回绕：从第 0 行重新开始' },
      rebuild: { text: '重建：建一张更长的表' },
    },
    right: policiesCounted,
    replies: {
      allRowsOut: (e) => `输出的行数一样多，但钳位和回绕用到的表的行更少。${policiesCounted(e)}`,
      noneShared: (e) => `截断没有共用的行，但丢失词元。${policiesCounted(e)}`,
      clamp: (e) => `钳位把超出末尾的每个词元送到同一行。${policiesCounted(e)}`,
      clampToo: (e) => `钳位把超出末尾的每个词元送到同一行。${policiesCounted(e)}`,
      truncate: (e) => `截断返回的行数与表的行数相同。${policiesCounted(e)}`,
      wrapToo: (e) => `回绕把已用过的行再给另一个词元。${policiesCounted(e)}`,
      other: policiesCounted,
    },
  },
  OV9: {
    question: ({ width, taller }) =>
      `两个没有批量轴的矩阵依次输入：${width} 个宽度为 ${width} 的词元，然后是 ${taller} 个宽度为 ${width} 的词元。会发生什么？`,
    choices: {
      squareOnly: { text: '第一个通过。第二个停止，报错信息列出它的两个大小。' },
      limit: { text: '第一个通过。第二个停止，报错信息提到 `max_len`。' },
      bothStop: { text: '两个都停止：缺少一个轴。' },
      bothWork: { text: '两个都通过：表足够长。' },
    },
    right: batchRead,
    replies: {
      squareOnly: batchRead,
      limit: (e) => `表的 ${e.stored} 行不起作用：报错信息列出 ${e.input} 和 ${e.table}。${batchRead(e)}`,
      bothStop: (e) => `没有什么检查这个轴，缺少的轴会被静默地补上。${batchRead(e)}`,
      bothWork: (e) => `表足够长，但切片不够长。${batchRead(e)}`,
    },
  },
};
