/** Spot the bug, S05 to S08 and S15: words plus the table. */
import type { addingCards as english } from '../../en/bugs/adding-cards.ts';

export const addingCards: typeof english = {
  S05: {
    title: '一批文本',
    wanted: '多个等长的文本合为一个数组：第一轴是文本，第二轴是词元，第三轴是特征。一个词元得到表的哪一行？',
    variants: {
      alongTokens: '每个文本的词元 $t$ 得到第 $t$ 行',
      alongBatch: '文本 $b$ 的每个词元得到第 $b$ 行',
    },
    tests: {
      shape: {
        name: '和的形状与词的形状相同',
        why: '两种做法的行都广播到同样的形状。没有失败。',
      },
      diagonal: {
        name: '词全为 0：文本 0 的词元 0 得到第 0 行，文本 1 的词元 1 得到第 1 行',
        why: '它只看文本编号与词元编号相等之处。在那里两条规则的结果相同。',
      },
      bounded: {
        name: '词全为 0：没有元素超出 −1 和 1',
        why: '表的每一行都有界，错误的行也是。',
      },
      sameSentence: {
        name: '同一文本处于批量中的每一处，每一处的输出都相同',
        why: '文本不应受它在批量中的编号影响。这正是它所检验的。',
      },
      tokensDiffer: {
        name: '词全为 0：同一文本的两个词元结果不同',
        why: '如果一个文本的所有词元得到同一行，就没有什么能区分它们。',
      },
    },
    value: ({ sample = '', token = '' }) => `文本 ${sample} 的词元 ${token} 得到哪一行？`,
    values: {
      token0: ({ sample = '' }) => `词全为 0：文本 ${sample} 的词元 0`,
      token1: ({ sample = '' }) => `词全为 0：文本 ${sample} 的词元 1`,
    },
    fault: '表沿批量方向铺开了。每个文本得到的是它在批量中的编号所对应的位置，它的词元则完全没有顺序。',
    reported:
      'IBM/TabFormer PR #14、NeuracoreAI/neuracore PR #154 和课程代码 cmu-l3/anlp-fall2025-code #1 涉及这个轴。只有在大小冲突时它才会失败。',
  },
  S06: {
    title: '长度检查',
    wanted: ({ limit = '' }) => `一张 ${limit} 行的表。它可以用于哪些 $n$ 个词元的文本？`,
    variants: {
      atMost: ({ limit = '' }) => `接受 $n ≤$ ${limit}`,
      below: ({ limit = '' }) => `接受 $n <$ ${limit}`,
      lastPlace: ({ limit = '' }) => `接受 $n − 1 ≤$ ${limit}`,
    },
    tests: {
      farLengths: {
        name: ({ small = '', large = '' }) => `长度 ${small} 和 ${large}：有几个判断错误`,
        why: '远离上限时，所有检查都一致。相差一的错误只在上限处显现。',
      },
      atLimit: {
        name: ({ limit = '' }) => `长度 ${limit}：是否判断错误`,
        why: '它能发现拒绝了最长可容文本的检查，发现不了多放进一个词元的检查。',
      },
      pastLimit: {
        name: ({ limit = '' }) => `${limit} 的下一个长度：是否判断错误`,
        why: '它能发现放进了没有对应行的词元的检查，发现不了多拒绝一个词元的检查。',
      },
      bothSides: {
        name: ({ limit = '' }) => `长度 ${limit} 及其下一个长度：有几个判断错误`,
        why: '上限两侧各一个长度：无论向哪个方向偏差的检查，都会在其中之一失败。',
      },
    },
    value: '被接受的最长文本有多长？',
    values: { around: '是否接受，从上限减一到上限加二：1 为是，0 为否' },
    fault:
      '位置从 0 到上限减 1，因此可容纳的词元数等于行数。一个检查比较的是最后的位置，而它应当比较词元的个数；另一个遗漏了最后一行。',
    reported:
      'huggingface/transformers #32154 和 facebookresearch/esm #49 涉及处于这种上限的文本。在 OpenNMT/OpenNMT-py #2522 中，检查是正确的，而提示信息中的上限是错的。',
  },
  S07: {
    title: '超出上限的文本',
    wanted: ({ count = '', limit = '' }) =>
      `${count} 个词元的文本遇到 ${limit} 行的表，然后计算注意力。每个词元都应起作用。`,
    variants: {
      rebuild: '建一张更长的表，再相加',
      cut: ({ limit = '' }) => `保留前 ${limit} 个词元，再相加`,
    },
    tests: {
      shortText: {
        name: ({ limit = '' }) => `${limit} 个词元的文本，结果与直接相加再计算注意力时相同`,
        why: '在上限以内，既不截断，也不重建。',
      },
      firstWord: {
        name: ({ limit = '' }) => `替换第一个词元：前 ${limit} 行改变`,
        why: '两者都保留第一个词元。',
      },
      lastWord: {
        name: ({ limit = '' }) => `替换最后一个词元：前 ${limit} 行改变`,
        why: '注意力看所有词元，因此换掉最后一个词元会改变前面的行。被截去的不改变任何东西。',
      },
      outputRows: {
        name: '输出的行数等于输入的词元数；缺少几行',
        why: '它比较的两个数目，会因静默的截断而不同。',
      },
    },
    value: ({ count = '' }) => `${count} 个词元得到多少行输出？`,
    values: { change: '替换最后一个词元时，前面各行的变化' },
    fault: '超出上限的词元被截去，而没有任何提示。只在那里不同的两个文本得到同样的结果。',
    reported: 'huggingface/sentence-transformers #4060 和 facebookresearch/ParlAI PR #1717 涉及不作提示地截断的输入。',
  },
  S08: {
    title: '词、表和 $√d$',
    wanted: ({ width = '' }) => `由词嵌入 $E$ 和表 $\\P$ 得出、进入 D2L 的 transformer 第一层的内容，$d$ = ${width}。`,
    variants: {
      words: '$√d·E + \\P$',
      sum: '$√d·(E + \\P)$',
      missing: '$E + \\P$',
      inverted: '$E/√d + \\P$',
    },
    tests: {
      equalWords: {
        name: ({ position = '' }) => `同一个词在位置 0 和 ${position} 处结果不同`,
        why: '每个变体都加上了位置。',
      },
      zeroWord: {
        name: '位置 0 处全零的词给出表的第 0 行',
        why: '没有词时，只剩下表的因子。它能发现表上的因子，发现不了词上的因子。',
      },
      doubledWord: {
        name: '词加倍：第一个元素移动该元素的 $√d$ 倍',
        why: '两个和之差只是词的部分。它能发现词上错误的因子，发现不了表上的因子。',
      },
      zeroAndDoubled: {
        name: '两者：全零的词，然后词加倍；取两个距离中较大的',
        why: '一项测试针对表的因子，一项针对词的因子。两者合起来不容许别的因子。',
      },
    },
    value: ({ entry = '' }) => `一个词的所有元素为 ${entry}，然后加倍。和的第一个元素移动多少？`,
    values: {
      zero: '位置 0 处全零的词，第 0 列和第 1 列',
      row: ({ entry = '', position = '' }) => `所有元素为 ${entry}，位置 ${position}，第 0 至 3 列`,
    },
    fault:
      '因子 $√d$ 使元素接近 $1/√d$ 的词达到表的行的大小。乘在和上，两者的比值保持原样；没有它，或用它作除数，表就比这样的词更大。',
    reported: 'pytorch/tutorials #2849、keras-team/keras-io #655 和 tensorflow/tensorflow #42968 涉及这个因子。',
  },
  S15: {
    title: '暂退法与和',
    wanted: ({ rate = '' }) => `D2L 的 \`PositionalEncoding.forward\`，暂退概率 ${rate}：由词 $E$ 和表 $\\P$ 得出。`,
    variants: { afterAdd: '$drop(E + \\P)$', beforeAdd: '$drop(E) + \\P$' },
    tests: {
      evalMode: {
        name: '在评估模式下，输出为 $E + \\P$',
        why: '在评估模式下，无论暂退法在何处，都不起作用。',
      },
      rate0: {
        name: '暂退概率为 0 时，输出为 $E + \\P$',
        why: '暂退概率为 0 时，无论暂退法在何处，都不丢弃任何元素。',
      },
      mean: {
        name: '对所有掩码的均值为 $E + \\P$',
        why: '保留的元素按比例放大，使均值不变。对和如此，只对词也如此。',
      },
      droppedCells: {
        name: '在训练模式下，被丢弃的元素恰为 0',
        why: '它看的是一个掩码，而不是均值。如果之后才加上表，就会留下表的元素。',
      },
    },
    value: ({ column = '' }) => `训练模式，第 0 行：第 ${column} 列被丢弃。那里得到什么？`,
    values: {
      mean: ({ column = '' }) => `对所有掩码的均值，第 0 行第 ${column} 列`,
      kept: ({ kept = '' }) => `第 0 行第 ${kept} 列，该元素被保留`,
      zeros: '所有元素中的零',
    },
    fault: '只有词被丢弃。位置从不被丢弃，也从不被缩放，因此在保留的元素中，词与位置的比值在两个变体中不同。',
    reported:
      'D2L 和 2017 年的论文丢弃的是和。facebookresearch/XLM #101 和 huggingface/transformers #2627 涉及因暂退法开启而不同的运行。',
  },
};
