/** R5: a text meets its table. What the emulated class does is the engine's; these are the words for it. */
import type { failure as english, FailureNumbers } from '../../en/closed-book/failure.ts';

type Sentence = (numbers: FailureNumbers) => string;

const cures = {
  rebuild: '建一张行数更多的新表',
  truncate: '把文本截断到 max\\_len',
  clamp: '超出的每个词元都用最后一行',
  wrap: '行重新从 0 数起',
  interpolate: '把行拉伸到整个文本',
};

/** By field and slip. */
const slips: Readonly<Record<string, Sentence>> = {
  'step-fits': ({ length, maxLen }) => `没有失败：${length} 个词元在 ${maxLen} 行中各有一行。`,
  'step-silent': ({ length, rows }) => `它通不过：${length} 行不能与 ${rows} 行相加。`,
  'step-build': ({ maxLen }) => `在任何文本到来之前，${maxLen} 行的表就已建成。`,
  'step-slice': ({ rows }) => `切片不会失败：超出表的末尾时，它给出现有的 ${rows} 行。`,
  'step-dropout': () => '到不了暂退法。',
  'kind-index': () => '没有按索引读取末尾之后的行：切片静默地止于末尾。',
  'a-exchanged': () => 'a 与 b 互换了：a 是加法的第一个操作数，即文本。',
  'a-lastPlace': ({ length }) => `那是最后一个词元的位置。大小数的是词元：${length}。`,
  'b-exchanged': () => 'a 与 b 互换了：b 是加法的第二个操作数，即切片。',
  'b-lastPlace': ({ rows }) => `那是最后一行的位置。大小数的是行：${rows}。`,
  'axis-batchAxis': () => '第 0 维是批量：切片在那里的大小为 1，会广播到整个批量。',
  'axis-featureAxis': () => '第 2 维是特征；两者宽度相同。',
  'slicedRows-asked': ({ length, maxLen }) => `切片给出现有的部分：要求 ${length} 行，表有 ${maxLen} 行。`,
  'slicedRows-wholeTable': ({ length }) => `只取前 ${length} 行，而不是整张表。`,
  'slicedRows-lastPlace': ({ rows }) => `那是切片最后一行的位置。它有 ${rows} 行，从 0 数起。`,
  'firstRefused-tooStrict': ({ maxLen }) => `多拒绝了一个长度：${maxLen} 个词元的文本，每个词元都有一行。`,
  'firstRefused-lastPlace': ({ maxLen, firstRefused }) =>
    `max\\_len 是个数，而不是最后的位置：表有 ${maxLen} 行时，${firstRefused} 个词元就已太多。`,
  'firstRefused-thisText': ({ firstRefused }) => `这个文本会失败，但更短的也会：${firstRefused} 个词元。`,
  'smallestMaxLen-asItIs': ({ maxLen }) => `用 ${maxLen} 行会失败，和现在一样。`,
  'smallestMaxLen-lastPlace': ({ length }) => `那是最后的位置。行从 0 数起，因此需要 ${length} 行。`,
  'smallestMaxLen-oneMore': ({ length }) => `那样可行，但 ${length} 行就已足够。`,
  'cure-loses': () => '它能运行，但词元丢失了。',
  'cure-shares': () => '它能运行，但多个词元得到同一行。',
  'cure-moves': () => '它能运行，但原有位置读到的行与先前不同。',
  'losing-keepsAll': () => '它保留每个词元，并给每个词元自己的行。',
  'losing-shares': () => '没有词元丢失：多个词元得到同一行。',
  'losing-moves': () => '没有词元丢失：原有位置读到的行与先前不同。',
  'open-oldRows': () => '这已确定：在更长的表中，旧行逐比特不变。',
  'open-ownRow': () => '这已确定：每个词元得到公式给出的行，没有两行相等。',
  'open-error': () => '这已确定：更长的表的切片与文本行数相同，相加可以运行。',
};

export const failure: typeof english = {
  title: '文本遇到位置表',
  task: ({ length, maxLen }) =>
    `D2L 的类以 max\\_len = ${maxLen} 建好了表。现在来了一个 **${length} 个词元**的文本。凭记忆说出会发生什么。`,
  questions: {
    step: '哪一步失败？',
    kind: '是哪种错误？',
    a: 'PyTorch 的报错信息提到 a 和 b。a 的数：',
    b: 'b 的数：',
    axis: '它提到的维：',
    slicedRows: '切片给出的行数：',
    firstRefused: '对这张表会失败的最短文本，以词元计：',
    smallestMaxLen: '能接受这个文本的最小 max\\_len：',
    cure: '什么能补救，且不改变任何旧行？',
    losing: '什么不可静默地做，因为会丢失词元？',
    open: '这种补救没有解决什么？',
  },
  options: {
    step: {
      none: '没有，文本通过',
      build: '建表',
      slice: '切片，`P[:, :n]`',
      add: '相加，`X + P[:, :n]`',
      dropout: '对和应用暂退法',
    },
    kind: {
      size: '两个大小不匹配',
      index: '索引超出末尾',
      type: '两个类型不匹配',
      memory: '内存不足',
    },
    cure: cures,
    losing: cures,
    open: {
      quality: '模型在新位置上表现如何',
      oldRows: '旧行是否保持不变',
      ownRow: '每个词元是否得到自己的行',
      error: '相加是否仍然失败',
    },
  },
  right: {
    step: ({ length, rows }) =>
      length === rows ? `切片给出 ${rows} 行，每个词元一行。` : `${length} 行不能与 ${rows} 行相加。`,
    kind: () => '相加时发现两个大小不匹配。',
    a: () => '文本是第一个操作数。',
    b: () => '切片是第二个操作数。',
    axis: () => '第 1 维数的是词元；第 0 维是批量。',
    slicedRows: ({ rows }) => `切片给出 ${rows} 行。`,
    firstRefused: ({ maxLen }) => `${maxLen} 个词元仍各有一行。`,
    smallestMaxLen: () => '每个词元一行，不需要更多。',
    cure: () => '每个词元得到自己的行，每个旧行逐比特不变。',
    losing: () => '它运行时不报错，而超出末尾的词元丢失了。',
    open: () => '公式对每个位置都有一行；没有人在新位置上训练过模型。',
  },
  slips,
  noError: ({ length, rows }) => `这里没有失败：${length} 个词元，${rows} 行。没有可问的错误。`,
  wrong: {
    kind: '词和表是同一类型，且都在内存中。',
    a: 'a 是加法的第一个操作数。',
    b: 'b 是加法的第二个操作数。',
    axis: '两个操作数都有三个维：批量、词元、特征。它们从 0 数起。',
    slicedRows: '切片给出所要求的行，只要表中有。',
    firstRefused: '只要每个词元都有一行，文本就能通过。',
    smallestMaxLen: '一旦每个词元都有一行，文本就能通过。',
  },
  notThat: '所模拟的类不会这样。',
  noCount: (given) => `答案必须是 0 到 999 999 的整数；给出的是“${given}”。`,
  says: 'PyTorch 的报错信息：',
  answer: (question, right) => `${question}${right}`,
};
