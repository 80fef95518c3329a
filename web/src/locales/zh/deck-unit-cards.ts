/** The deck's cards of the unit's four questions: question and ideas are those of the experiments' own self-tests. */
import type { unitCards as english } from '../en/deck-unit-cards.ts';

export const unitCards: typeof english = {
  ST01: {
    title: '置换等变性',
    often: {
      stays: {
        said: '打乱词元时，输出不变。',
        reply: '那是不变性。输出随各自的词元移动。',
      },
      all: {
        said: '因为注意力同时看所有词元。',
        reply: '关键在于它加权时不考虑位次。有因果掩码时看到的更少，等变性被破坏。',
      },
      sinusoids: {
        said: '它要求正弦编码。',
        reply: '它要求某种顺序的来源。正弦编码是一种，分数中的偏移是另一种。',
      },
    },
  },
  ST02: {
    title: '正弦编码的元素',
    often: {
      parity: {
        said: '偶数位置是正弦，奇数位置是余弦。',
        reply: '奇偶说的是列号。',
      },
      halves: {
        said: '先是所有正弦，再是所有余弦。',
        reply: '这是同样的列的另一种排列。D2L 是交替的。',
      },
      exponent: {
        said: '指数是 $j/d$，或者指数中是列号。',
        reply: '两者都给出另一组频率。第 $j$ 对的两列都是 $2j/d$。',
      },
    },
  },
  ST03: {
    title: '2 × 2 旋转',
    often: {
      position: { said: '取决于 $i$ 和 $\\δ$。', reply: '在表盘上移动 $i$：矩阵不变。' },
      offset: {
        said: '只取决于 $\\δ$。',
        reply: '每一对有自己的频率。同一个偏移使第一对转得多，使最后一对几乎不转。',
      },
      attention: {
        said: '因此注意力察觉不到平移。',
        reply: '表的行旋转。词不旋转。',
      },
    },
  },
  ST04: {
    title: '1500 个词元，1000 行',
    often: {
      cut: {
        said: '文本被截断为 1000 个词元。',
        reply: '短的只是表的切片。然后相加失败，没有什么被截断。',
      },
      index: {
        said: '索引越界。',
        reply: '这里没有按索引查找。按索引读取的可学习表才会那样失败。',
      },
      works: { said: '可以运行：公式没有尽头。', reply: '公式没有。所存的表有。' },
    },
  },
};
