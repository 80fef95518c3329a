/** Spot the bug, S01 to S04: the sinusoidal table. */
import type { tableCards as english } from '../../en/bugs/table-cards.ts';

const bounded = '每个元素都在 −1 与 1 之间';
const unitCircle = '第 $2j$ 列和第 $2j+1$ 列：平方和为 1';
const row0 = '第 0 行是 0, 1, 0, 1, …';
const rowLengths = '每一行的平方和为 $d/2$';
const similarity = '两行的点积只取决于它们的距离，由余弦给出';

export const tableCards: typeof english = {
  S01: {
    title: '各列的角度',
    wanted: ({ width = '' }) =>
      `正弦编码表，$d$ = ${width}。偶数列是正弦，奇数列是余弦。位置 $i$ 处第 $c$ 列的角度是多少？`,
    variants: {
      pairExponent: '$i / 10000^{2⌊c/2⌋/d}$',
      rawColumn: '$i / 10000^{2c/d}$',
    },
    tests: {
      row0: {
        name: row0,
        why: '在位置 0，无论指数是什么，每个角度都是 0。第 0 行对指数没有任何说明。',
      },
      column0: {
        name: '第 0 列是位置的正弦',
        why: '无论哪种写法，第 0 列的指数都是 0。它正是唯一无法分辨的列。',
      },
      bounded: { name: bounded, why: '无论角度是什么，正弦都有界。' },
      unitCircle: {
        name: unitCircle,
        why: '它检验一对中的两列是否共用角度。这正是指数所决定的。',
      },
    },
    value: ({ row = '', rowCount = '' }) => `宽度 ${rowCount}，第 ${row} 行：第 1 列是什么？`,
    values: {
      circles: ({ position = '', circlesCount = '' }) =>
        `位置 ${position} 处，${circlesCount} 个旋转快的对，正弦与余弦的平方和`,
      row: ({ row = '', rowCount = '' }) => `宽度 ${rowCount}，第 ${row} 行`,
    },
    fault: '指数数的是列，而它应当数对。于是一对中的正弦与余弦角度不同，没有旋转能把一行变为下一行。',
    reported: 'tensorflow/models #9075 和 DeepCTR #379 涉及这个指数。作为热图，两张表看上去相似。',
  },
  S02: {
    title: '各对的频率',
    wanted: ({ width = '' }) => `正弦编码表，$d$ = ${width}。第 $j$ 对的频率是多少？`,
    variants: {
      realExponent: '$10000^{−2j/d}$',
      wholeExponent: '`pow(10000, -(2 * j / d))`，其中 `j` 和 `d` 是 C++ 的整数',
    },
    tests: {
      row0: { name: row0, why: '在位置 0，无论频率是什么，每个角度都是 0。' },
      unitCircle: {
        name: unitCircle,
        why: '同一角度的正弦与余弦位于圆上。这项测试不问是哪个角度。',
      },
      ownTurn: {
        name: ({ offset = '' }) => `第 $i$ + ${offset} 行的第 1 对，就是第 $i$ 行的第 1 对按自己的频率旋转所得`,
        why: '每个变体都用自己的频率来衡量，因此两者都按要求旋转。频率本身从未被比较。',
      },
      bounded: { name: bounded, why: '无论频率是什么，正弦都有界。' },
      frequencies: {
        name: '有 $d/2$ 个不同的频率；缺少几个',
        why: '一对的性质对每一对单独成立。数个数则把各对互相比较。',
      },
    },
    value: ({ width = '' }) => `宽度为 ${width} 的表有多少个不同的频率？`,
    values: { row: ({ rowCount = '' }) => `第 1 行，前 ${rowCount} 列` },
    fault: '整数的商被截成整数：每一对的 2j / d 都是 0。所有频率都是 1，所有对都是同样的两列。',
    reported: 'OpenNMT/OpenNMT-py PR #884 和 BERT-pytorch #18 涉及这个除法。发生时没有任何报错。',
  },
  S03: {
    title: '各列的次序',
    wanted: ({ width = '' }) => `一张宽度为 ${width} 的表，供用 D2L 的表训练过的权重使用。哪一列是什么？`,
    variants: {
      alternating: '正弦、余弦、正弦、余弦、……',
      halves: '先是所有正弦，再是所有余弦',
    },
    tests: {
      similarity: {
        name: similarity,
        why: '两行的点积是对各列求和，而和与列的次序无关。',
      },
      rowLengths: { name: rowLengths, why: '平方和与各项的次序无关。' },
      bounded: { name: bounded, why: '两张表中是同样的数。' },
      unitCircle: {
        name: unitCircle,
        why: '它按列号取两列。在分半布局中，这是不同对的两个正弦。',
      },
      row0: { name: row0, why: '它指明了列：偶数列为零，奇数列为一。' },
    },
    value: ({ column = '' }) => `第 0 行第 ${column} 列是什么？`,
    values: {
      entry: '第 1 行第 6 列',
      columns: ({ position = '' }) => `第 ${position} 行，第 6 至 9 列`,
      circle: ({ position = '' }) => `位置 ${position} 处第 6 列和第 7 列的平方和`,
    },
    fault: '正弦在前是另一种次序，本身并不是错误。一旦遇到为另一种次序得出的权重，它就是错误。',
    reported: 'tensorflow/tensor2tensor #1925 询问这两种布局；facebookresearch/DiT #78 涉及第三种，即余弦在前。',
  },
  S04: {
    title: '词的位置',
    wanted: ({ width = '' }) => `词加上 D2L 的正弦编码表，$d$ = ${width}。第 $t$ 行第 $j$ 对的角度是多少？`,
    variants: { fromZero: '$t · 10000^{−2j/d}$', fromOne: '$(t+1) · 10000^{−2j/d}$' },
    tests: {
      similarity: { name: similarity, why: '无论从何处数起，两行的距离都相同。' },
      shift: {
        name: ({ offset = '' }) => `第 $t$ + ${offset} 行的每一对，就是第 $t$ 行的对旋转所得`,
        why: '旋转取决于偏移，而不取决于位置。晚一个位置开始的表同样旋转。',
      },
      rowLengths: { name: rowLengths, why: '每一行长度相同，因此晚开始的表也是如此。' },
      unitCircle: { name: unitCircle, why: '每一行都在圆上，下一行也是。' },
      row0: { name: row0, why: '它指明了一行。只有这样的测试才能发现从何处数起。' },
    },
    value: ({ column = '', rowCount = '' }) => `宽度 ${rowCount}：第 0 行第 ${column} 列是什么？`,
    values: { row: ({ rowCount = '' }) => `宽度 ${rowCount}，第 0 行` },
    fault: '位置从 1 数起。只取决于位置之差的性质照样成立；只是每一行都成了下一个位置的行。',
    reported: 'nlp-tutorial #73 中的索引列表从别处开始；huggingface/transformers #36856 是另一个相差一的计数。',
  },
};
