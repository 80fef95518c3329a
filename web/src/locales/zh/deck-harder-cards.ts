/** The deck’s cards to explain and to transfer. */
import type { harderCards as english } from '../en/deck-harder-cards.ts';

export const harderCards: typeof english = {
  ST09: {
    title: '为什么要正弦和余弦',
    question: '为什么每个频率都有一个正弦和一个余弦？',
    ideas: {
      ambiguous: '在一圈中，正弦几乎每个值都取到两次，因此它不能说明位置在圈上的何处。',
      forward: '要平移，正弦需要余弦：$sin(a + b) = cos b sin a + sin b cos a$。',
      circle: '两者合起来是圆上的一点。平移使圆旋转，而旋转是线性映射。',
      alone: '对于单独的正弦，没有这样的映射：线性映射把 0 变为 0，而正弦正是从 0 开始。',
    },
    often: {
      columns: {
        said: '为了有更多的列。',
        reply: '更多的正弦也是更多的列，但平移不是它们的线性映射。',
      },
      positive: { said: '为了使元素为正。', reply: '元素并不都为正。两者都在 −1 与 1 之间变化。' },
    },
  },
  ST10: {
    title: '注意力会忽略平移吗？',
    question: '平移文本时，其编码按一个线性映射变化。这是否意味着注意力察觉不到平移？说明理由。',
    ideas: {
      turn: '不是。表的每一对旋转一个只取决于偏移的角度。',
      words: '但块读取的是 $X + \\P$，而词 $X$ 不旋转。',
      scores: '分数有四个部分：词与词、词与位置、位置与词、位置与位置。经过一般的查询和键映射，除第一部分外都会改变。',
      measured: ({ offset, change }) => `偏移为 ${offset} 时测得：输出改变 ${change}。`,
      could: '模型可以学会使用偏移。但没有什么迫使它这样做。',
    },
    often: {
      products: {
        said: '察觉不到：行与行的点积只取决于偏移。',
        reply: ({ raw, projected }) =>
          `原样的点积确实如此：同一偏移的点积相差 ${raw}。经过查询和键的映射后，它们相差 ${projected}。`,
      },
      matrix: {
        said: '察觉不到：矩阵中没有 $i$。',
        reply: '这使平移变得简单，并没有使它不被察觉。',
      },
    },
  },
  ST11: {
    title: '相对位置方案为何不变',
    question: '为什么相对位置方案察觉不到所有位置一起移动？说出三种，以及各自作用于何处。',
    ideas: {
      offset: '它们读取键的位置减去查询的位置，而共同的平移不改变这个差。',
      bias: 'ALiBi 和 T5 给分数加上一个数：固定的斜率乘以距离，或者每个偏移桶一个可学习的数。',
      vectors: 'Shaw 给键加上每个截断偏移的一个可学习向量，给值加上另一个。',
      rotary: 'RoPE 旋转查询和键，使分数看到的是它们角度的差。',
      absolute: '绝对位置表在平移之后读取的是别的行。',
    },
    often: {
      none: {
        said: '它们没有位置。',
        reply: '它们有偏移。在词的大多数排列下，输出不只是跟着词元移动。',
      },
      front: {
        said: '因此它们也察觉不到前面加入的词。',
        reply: '新的词是新的键，从原有的键那里取走权重。',
      },
    },
  },
  ST13: {
    title: '没有差别的检验',
    question: '一项检验在“一次，输入处”与“每一层”之间没有发现差别。它可能有什么问题，更好的检验能显示什么？',
    ideas: {
      layers: ({ once }) => `只有一层时两者相同。测得：两者输出的第一个元素都是 ${once}。`,
      deeper: '需要两层或更多层，并有残差连接。',
      measured: ({ onceTwo, eachTwo }) => `这时两者不同。两层时测得：${onceTwo} 与 ${eachTwo}。`,
    },
    often: {
      same: {
        said: '没有问题：两者是一回事。',
        reply: '第二层把表加到已经含有它的和上。',
      },
      tolerance: {
        said: '容差太宽。',
        reply: '只有一层时差值恰为 0。任何容差都发现不了。',
      },
    },
  },
  ST15: {
    title: '没有提示的损失',
    question: ({ length, limit }) =>
      `${length} 个词元遇到 ${limit} 行的表。说出三种不用更长的表而继续的做法，以及每种做法不作提示地造成的损失。`,
    ideas: {
      truncate: ({ lost }) => `截断：${lost} 个词元没有输出，也没有影响。`,
      clamp: ({ sharing, lastRow }) => `钳位：${sharing} 个词元共用第 ${lastRow} 行。`,
      wrap: ({ first, second, limit }) =>
        `回绕：词元 ${first} 和 ${second} 共用一行，所有相距 ${limit} 的词元也是如此。`,
      honest: '没有损失的做法：拒绝，或者建一张更长的表。无论哪种，都要说明上限和长度。',
    },
    often: {
      periodic: {
        said: '回绕是对的，因为正弦函数是周期函数。',
        reply: ({ length, distinct }) => `它们并不按表长重复。为 ${length} 个词元建的表有 ${distinct} 个不同的行。`,
      },
      class: {
        said: 'D2L 的类会截断。',
        reply: '它的切片变短而不作提示，但随后相加失败。',
      },
    },
  },
  ST18: {
    title: '能显示顺序的检验',
    question: '设计一次检验，显示位置对给定的块是否起作用。说出至少四个陷阱。',
    ideas: {
      words: ({ shuffledWords, shuffledSums }) =>
        `打乱词，然后在位次 $i$ 加上第 $i$ 行。测得两条路径相差 ${shuffledWords}；打乱和时相差 ${shuffledSums}。`,
      mode: '评估模式，或 $p$ = 0。',
      order: '用一个不是自身之逆的排列。否则方向用反时显不出来。',
      band: ({ tolerance }) => `舍入误差的上限，这里为 ${tolerance}，远小于真实变化。`,
      without: ({ without }) => `去掉位置，作同样的检验：必须只有舍入误差，这里为 ${without}。`,
      values: '另外检验一些数值：有些错误保持等变性。',
    },
    often: {
      swap: {
        said: '对换两个相邻的词元，看有没有任何变化。',
        reply: '对换是自身的逆。而且舍入误差也是变化。',
      },
      block: {
        said: '打乱进入第一个块的内容。',
        reply: '它的行已经含有各自的位置：这是打乱的和。',
      },
    },
  },
  ST19: {
    title: '左填充',
    question: ({ pads }) => `一个文本的左边加上 ${pads} 个填充词元。需要重新核对什么，针对哪些方案？`,
    ideas: {
      positions: ({ counted }) =>
        `位置，针对绝对位置方案：第一个真实词元得到 0。把填充词元计算在内时，输出改变 ${counted}。`,
      mask: '掩码：填充词元在前面，而有效长度只能描述前缀。',
      offsets: ({ rotary }) => `掩码正确时，偏移方案不需要重新计数。RoPE 改变 ${rotary}。`,
      check: '核对方法：真实词元的输出应与没有填充的文本的输出相同。',
    },
    often: {
      masked: {
        said: '不需要：填充词元已被掩蔽。',
        reply: '掩码掩蔽键。它不给其余的词元编号。',
      },
      length: {
        said: '有效长度就是真实词元的个数，和原来一样。',
        reply: ({ prefix }) => `那样填充词元可以被读到，而文本的末尾被掩蔽。输出改变 ${prefix}。`,
      },
    },
  },
  ST20: {
    title: '等变，却是错的',
    question: '一个引擎通过了等变性检验，但它的数值与参考值不同。说出两个会这样的错误，并各给一项检验。',
    ideas: {
      query: ({ first, second, query, right }) =>
        `沿查询计算 softmax：各行之和不为 1。分数的两行为 (${first}) 和 (${second}) 时，第一行是 (${query})，应为 (${right})。`,
      exchanged: ({ exchanged }) => `查询与键互换：第一行是 (${exchanged})。手算一行即可发现。`,
      shared: '一般而言：正确与错误的程序共有的性质，不能区分它们。',
      scale: '缺少缩放，或缩放用错宽度，也只在数值中显现。',
    },
    often: {
      impossible: {
        said: '不可能：只有正确的公式才是等变的。',
        reply: '这两个错误都是等变的。等变所要求的远少于整个公式。',
      },
    },
  },
};
