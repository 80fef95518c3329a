/** The deck’s cards to recall and to apply. */
import type { firstCards as english } from '../en/deck-first-cards.ts';

export const firstCards: typeof english = {
  ST05: {
    title: '不变与等变',
    question: '不变与等变有什么区别？没有位置的块是哪一种？怎样由它得到另一种？',
    ideas: {
      equivariant: '等变：打乱词元，输出按同样方式打乱。',
      invariant: '不变：打乱词元，结果不变。',
      block: '这个块是等变的。',
      summary: '其输出的均值、和或最大值是不变的，一个固定查询读到的内容也是不变的。',
    },
    often: {
      same: {
        said: '两个词意思相同。',
        reply: '一种情形下，输出随各自的词元移动。另一种情形下，什么都不动。',
      },
      drop: {
        said: '去掉位置，块就是不变的。',
        reply: '那时它是等变的。只有汇总量才忽略哪个输出属于哪个词元。',
      },
    },
  },
  ST12: {
    title: '三种进入方式',
    question: '说出 UDL 让位置进入的三处。D2L 用哪一种？最后一种有什么特别？',
    ideas: {
      three: '在输入处一次；在每一层；仅在供给查询和键的内容中。',
      input: 'D2L 在输入处加一次。因此查询、键和值都带有位置。',
      last: '仅在查询和键中时，值不带位置。位置只通过权重到达输出。',
      choices: '这是两个选择：表从何处进入，以及它供给三者中的哪些。',
    },
    often: {
      ignores: {
        said: '仅在查询和键中时，输出忽略顺序。',
        reply: '权重取决于位次，而输出由这些权重加权得出。',
      },
      rope: {
        said: 'RoPE 在输入处进入一次。',
        reply: '它在每一层旋转查询和键。',
      },
    },
  },
  ST16: {
    title: '暂退法做什么',
    question: '在 D2L 的位置编码中，暂退法（dropout）在训练模式和评估模式下究竟做什么？',
    ideas: {
      sum: '它逐个元素地作用于缩放后的嵌入与编码之和。',
      train: '训练：元素以概率 $p$ 变为 0，否则除以 $1 - p$。',
      eval: '评估：什么都不做。$p$ = 0 时也是如此。',
      compare: '因此应在评估模式下比较运行，或取 $p$ = 0。',
    },
    often: {
      words: {
        said: '它去掉整个词。',
        reply: '每个元素各自被丢弃。',
      },
      wordPart: {
        said: '它去掉词的部分。',
        reply: '它丢弃的是和。位置的部分随之丢弃。',
      },
      gradients: {
        said: '关闭梯度就能停止它。',
        reply: '梯度和模式是两个开关。暂退法看的是模式。',
      },
    },
  },
  ST06: {
    title: '权重去了哪里',
    question: ({ order, query, key }) =>
      `应用排列 ${order}：列表说明每个位次上是哪个原词元。查询 ${query} 对键 ${key} 的权重去了哪里？`,
    ideas: {
      query: ({ query, row }) => `词元 ${query} 现在位于位次 ${row}：列表在那里是 ${query}。`,
      key: ({ key, col }) => `词元 ${key} 现在位于位次 ${col}。`,
      cell: ({ row, col }) => `因此权重去了单元格 (${row}, ${col})，其数值不变。`,
    },
    often: {
      list: {
        said: ({ listRow, listCol }) => `去了 (${listRow}, ${listCol})。`,
        reply: '列表说的是各个位次上来了哪个词元。问的是一个词元去了哪里：那是逆排列。',
      },
      stays: {
        said: ({ query, key }) => `留在 (${query}, ${key})。`,
        reply: '权重属于两个词元，而不属于两个位次。',
      },
    },
  },
  ST07: {
    title: '表的一行',
    question: ({ row, width }) => `写出 $d$ = ${width} 的正弦编码表的第 ${row} 行，保留四位小数。`,
    ideas: {
      angles: ({ row, angles }) => `角度是位置 ${row} 乘以每个频率：${angles}。`,
      pairs: '每个角度给出两个元素：先是正弦，再是余弦。',
      entries: ({ entries }) => `这一行是 ${entries}。`,
    },
    often: {
      one: {
        said: ({ next }) => `它以 ${next} 开头。`,
        reply: ({ row, nextRow }) => `那是第 ${nextRow} 行。位置从 0 数起，因此第 ${row} 行是位置 ${row}。`,
      },
      doubled: {
        said: ({ doubled }) => `它以 ${doubled} 结尾。`,
        reply: '那样指数算了两次。第 $j$ 对是 $2j/d$，而不是 $4j/d$。',
      },
      degrees: {
        said: ({ degrees }) => `它以 ${degrees} 开头。`,
        reply: ({ row }) => `那是 ${row} 度的正弦。角度以弧度计。`,
      },
    },
  },
  ST08: {
    title: '一个平移矩阵',
    question: ({ width, pair, offset }) =>
      `对 $d$ = ${width} 和偏移 ${offset}，写出第 ${pair} 对的平移矩阵。它把位置 0 的对变到哪里？`,
    ideas: {
      turn: ({ turn }) => `这一对旋转 $\\δω$ = ${turn}。`,
      matrix: ({ top, bottom }) => `矩阵的两行是 (${top}) 和 (${bottom})。`,
      goal: ({ start, goal, offset }) => `它把 (${start}) 变到 (${goal})，即位置 ${offset} 的对。`,
    },
    often: {
      sign: {
        said: '负号在右上角。',
        reply: ({ back, offset }) => `那样会把位置 0 变到 (${back})，即位置 −${offset} 的对。`,
      },
      frequency: {
        said: ({ bare }) => `第一行是 (${bare})。`,
        reply: '那是第 0 对的旋转。缺少这一对的频率。',
      },
    },
  },
  ST14: {
    title: '输入的两个部分',
    question: ({ width }) =>
      `$d$ = ${width}，嵌入元素的方差为 1。在 D2L 中，第一个块之前词的部分和位置的部分各有多大，为什么要乘 $√d$？`,
    ideas: {
      position: ({ position }) => `位置的部分：均方根 ${position}，即 ½ 的平方根，因为每一对都在单位圆上。`,
      word: ({ word, width }) => `词的部分：这一步之后为 ${word}，即 ${width} 的平方根。`,
      ratio: ({ ratio }) => `词比位置：${ratio}，即 $2d$ 的平方根。`,
      reason: 'D2L 给出的理由是编码保持在 −1 与 1 之间。这一步有多重要，取决于嵌入的初值有多小。',
    },
    often: {
      scores: {
        said: '它抵消分数的 $1/√d$。',
        reply: '那是在注意力内部除以头的宽度的平方根，出于另一个理由。',
      },
      both: {
        said: '它也乘以表。',
        reply: '这一步在相加之前。表保持不变。',
      },
    },
  },
  ST17: {
    title: '手算暂退法',
    question: ({ word, entry, rate }) =>
      `词的部分为 ${word}，表的元素为 ${entry}，$p$ = ${rate}。在训练模式和评估模式下，可能得到什么，概率是多少？`,
    ideas: {
      sum: ({ sum }) => `和为 ${sum}。`,
      train: ({ dropped, rate, kept }) => `训练：以概率 ${rate} 得到 ${dropped}，否则为 ${kept}。`,
      eval: ({ sum }) => `评估：总是 ${sum}。`,
      mean: ({ sum }) => `训练模式的均值仍是 ${sum}。`,
    },
    often: {
      apart: {
        said: ({ entry, apart }) => `训练：${entry} 或 ${apart}。`,
        reply: '那样只丢弃词的部分。暂退法作用于和。',
      },
      unscaled: {
        said: ({ dropped, sum }) => `训练：${dropped} 或 ${sum}。`,
        reply: ({ kept }) => `保留的部分除以 $1 - p$，得到 ${kept}。`,
      },
    },
  },
};
