/** Encoding explorer: the questions of Predict and a reply to every answer. Numbers arrive printed. */
import type { Locale } from '../en/index.ts';

export const explorerPredictions: Locale['explorer']['predictions'] = {
  EX1: {
    question: '宽度为 8 的表。第 0 行与第 1 行在哪一列相差最大？',
    axes: { row: '', column: '列' },
    counted: (column) => `第 0 行与第 1 行在第 ${column} 列相差最大。`,
    right: ({ first, cosine, last, column }) =>
      `它们在第 0 列相差 ${first}，在第 1 列相差 ${cosine}，在第 ${column} 列相差 ${last}。第一对旋转最快，而从角度 0 起，正弦比余弦变化更大。`,
    replies: {
      slow: ({ first, last, column }) => `列从左到右逐渐变慢。第 ${column} 列改变 ${last}，第 0 列改变 ${first}。`,
      cosine: ({ first, cosine }) =>
        `第 0 列和第 1 列频率相同。从位置 0 起，余弦缓慢离开最大值，改变 ${cosine}；正弦上升 ${first}。`,
      other: ({ first }) => `第 0 列改变 ${first}，比其他任何列都多：它是最高频率的正弦。`,
    },
  },
  EX3: {
    question: '第 0 行是什么样的？',
    choices: {
      alternate: { text: '第 0 行是 0, 1, 0, 1, …' },
      zeros: { text: '第 0 行全为零。' },
      one: { text: '第 0 行是 0.841, 0.540, …' },
      none: { text: '没有第 0 行。位置从 1 开始。' },
    },
    right: ({ sine, cosine }) => `角度 0 的每个正弦为 ${sine}，每个余弦为 ${cosine}。`,
    replies: {
      zeros: ({ sine, cosine }) => `那里只有正弦为 ${sine}。角度 0 的余弦为 ${cosine}。`,
      one: ({ next }) => `以 ${next} 开头的是第 1 行。位置从 0 数起。`,
      none: ({ sine, cosine }) => `位置 0 和其他位置一样有一行：正弦处为 ${sine}，余弦处为 ${cosine}。`,
      alternate: ({ sine, cosine }) => `第 0 行以 ${sine} 和 ${cosine} 开头。`,
    },
  },
  EX9: {
    question: '仍是宽度 8 和底数 10000。最后一对的频率是多少？',
    hint: '以弧度/位置计。',
    counted: (number) => `最后一对的频率为 ${number}。`,
    right: ({ pair, frequency }) =>
      `第 ${pair} 对的指数为 $2j/d$，其中 $j$ = ${pair}，$d$ = 8，得到 ${frequency}。指数始终小于 1，所以频率在到达底数的倒数之前就结束。`,
    replies: {
      closed: ({ frequency }) => `那里用 $j$ 除以对的个数减 1，因此频率止于底数的倒数。用 $2j/d$ 则止于 ${frequency}。`,
      double: ({ frequency }) => `那里的指数算了两次：$j$ 是对，而不是列。应为 ${frequency}。`,
      half: ({ frequency }) => `那里缺少 $2j/d$ 中的因子 2。应为 ${frequency}。`,
      low: ({ frequency, pair }) => `是 ${frequency}：底数的 $−2j/d$ 次幂，$j$ = ${pair}，即最后一对。`,
      high: ({ frequency, pair }) => `是 ${frequency}：底数的 $−2j/d$ 次幂，$j$ = ${pair}，即最后一对。`,
      other: ({ frequency }) => `是 ${frequency}。`,
    },
  },
  EX2: {
    question: '宽度 32，位置 1。第 6 列是哪个数？',
    hint: '误差在 0.001 以内算对。',
    right: ({ pair, frequency }) => `第 6 列是第 ${pair} 对的正弦。它在位置 1 的角度就是它的频率，约为 ${frequency}。`,
    replies: {
      halves: ({ pair }) => `所有正弦在前时，那里是这个元素；把列号当作对号时也是。这里第 6 列是第 ${pair} 对的正弦。`,
      later: ({ later }) => `约 ${later} 是位置 2 处的值。位置从 0 数起。`,
      cosine: ({ cosine }) => `那是余弦，${cosine}。第 6 列是偶数列，因此无论位置如何都是正弦。`,
      half: ({ value }) => `那里缺少指数 $2j/d$ 中的因子 2。加上它，约为 ${value}。`,
      low: ({ value, pair }) => `还要大，约为 ${value}：第 ${pair} 对的正弦。`,
      high: ({ value, pair }) => `没有那么大，约为 ${value}：第 ${pair} 对的正弦。`,
      other: ({ value }) => `约为 ${value}。`,
    },
  },
  EX4: {
    question: '仍是宽度 32，60 行。按变号的次数给各列排序，最多的在前。',
    choices: {
      c0: { text: '第 0 列' },
      c4: { text: '第 4 列' },
      c6: { text: '第 6 列' },
      c8: { text: '第 8 列' },
      c30: { text: '第 30 列' },
    },
    right: ({ c0, c4, c6, c8, c30 }) =>
      `第 0、4、6、8、30 列分别变号 ${c0}、${c4}、${c6}、${c8}、${c30} 次：频率向右下降。`,
    replies: {
      reversed: ({ c0, c30 }) => `正好相反。第 0 列变号 ${c0} 次，第 30 列变号 ${c30} 次。`,
      other: ({ c0, c4, c6, c8, c30 }) => `第 0、4、6、8、30 列分别变号 ${c0}、${c4}、${c6}、${c8}、${c30} 次。`,
    },
  },
  EX5: {
    question: '同一张表的第 37 行。各元素的平方和是多少？',
    hint: '误差在 0.1 以内算对。',
    right: ({ pairs, sum }) => `在任何位置，${pairs} 对中的每一对贡献 sin² + cos² = 1。和为 ${sum}。`,
    replies: {
      entries: ({ width, pairs, sum }) => `不是 ${width} 个元素各贡献 1，而是 ${pairs} 对各贡献 1：和为 ${sum}。`,
      one: ({ sum }) => `各行没有缩放到长度 1。每一对贡献 1：和为 ${sum}。`,
      low: ({ sum, pairs }) => `是 ${sum}：${pairs} 对各贡献 1。`,
      high: ({ sum, pairs }) => `是 ${sum}：${pairs} 对各贡献 1。`,
      other: ({ sum, pairs }) => `是 ${sum}：${pairs} 对各贡献 1。`,
    },
  },
  EX6: {
    question: '现在所有正弦在前，所有余弦在后。什么改变了？',
    choices: {
      table: { text: '表改变。各行的点积不变。' },
      both: { text: '表和各行的点积都改变。' },
      neither: { text: '都不变。' },
      breaks: { text: '全部改变：这样排列各列是错误的。' },
    },
    right: ({ entries, dots }) => `元素最多相差 ${entries}，点积最多相差 ${dots}。同样的乘积按另一种次序相加。`,
    replies: {
      both: ({ dots }) => `点积可按任意次序对各列求和。所有行的点积一致，差值至多 ${dots}。`,
      neither: ({ entries }) => `逐个元素比较，两张表最多相差 ${entries}。`,
      breaks: ({ dots }) =>
        `这是同样的列的另一种排列；点积一致，差值至多 ${dots}。一旦遇到按另一种排列训练的权重，它就有害。`,
      table: ({ entries, dots }) => `元素最多相差 ${entries}，点积最多相差 ${dots}。`,
    },
  },
  EX7: {
    question: '代码用整数计算指数 $2j/d$，$d$ = 32。还剩多少个不同的频率？',
    right: ({ left, pairs }) => `${pairs} 对的 $2j/d$ 都小于 1，其整数部分为 0。还剩 ${left} 个。`,
    replies: {
      pairs: ({ pairs, left }) => `用小数计算才是 ${pairs} 个。每个整数部分都是 0，因此还剩 ${left} 个。`,
      columns: ({ columns, left }) =>
        `剩下的是 ${columns} 个不同的列，一个正弦和一个余弦。两者共用仅剩的频率：${left} 个。`,
      low: ({ left }) => `还剩 ${left} 个：底数的 0 次幂。`,
      high: ({ left }) => `还剩 ${left} 个：每个指数的整数部分都是 0。`,
      other: ({ left }) => `还剩 ${left} 个。`,
    },
  },
  EX8: {
    question: '宽度 2，第 0、1、3、6 行。哪两行彼此最近？',
    choices: {
      r0and1: { text: '第 0 行和第 1 行' },
      r0and3: { text: '第 0 行和第 3 行' },
      r0and6: { text: '第 0 行和第 6 行' },
      r1and3: { text: '第 1 行和第 3 行' },
      r1and6: { text: '第 1 行和第 6 行' },
      r3and6: { text: '第 3 行和第 6 行' },
    },
    right: ({ r0and6, r0and1 }) =>
      `第 0 行和第 6 行相距 ${r0and6}，第 0 行和第 1 行相距 ${r0and1}。一对在 2π 行之后回到原处；更宽的表有更慢的对，能区分它们。`,
    replies: {
      r0and1: ({ r0and6, r0and1 }) =>
        `相邻的行相距 ${r0and1}。只有一对时，6 行几乎是一整圈：第 0 行和第 6 行相距 ${r0and6}。`,
      r0and3: ({ r0and3, r0and6 }) => `3 行几乎是半圈：相距 ${r0and3}。第 0 行和第 6 行相距 ${r0and6}。`,
      r0and6: ({ r0and6 }) => `第 0 行和第 6 行相距 ${r0and6}。`,
      r1and3: ({ r1and3, r0and6 }) => `第 1 行和第 3 行相距 ${r1and3}，第 0 行和第 6 行相距 ${r0and6}。`,
      r1and6: ({ r1and6, r0and6 }) => `第 1 行和第 6 行相距 ${r1and6}，第 0 行和第 6 行相距 ${r0and6}。`,
      r3and6: ({ r3and6, r0and6 }) => `3 行几乎是半圈：相距 ${r3and6}。第 0 行和第 6 行相距 ${r0and6}。`,
    },
  },
  EX10: {
    question: '宽度 5。D2L 的类会怎样？',
    choices: {
      cosine: { text: '填充余弦列时停止。' },
      sine: { text: '填充正弦列时停止。' },
      add: { text: '第一次相加时停止。' },
      works: { text: '可以运行。最后一列只有正弦。' },
    },
    right: ({ values, places }) => `它算出 ${values} 个余弦，只有 ${places} 列，因此赋值失败。`,
    replies: {
      works: ({ values, places }) => `本页面的表是那样。这个类算出 ${values} 个余弦，只有 ${places} 列可放，于是停止。`,
      sine: ({ sines, values, places }) =>
        `有 ${sines} 个正弦，也有 ${sines} 列可放。而 ${values} 个余弦只有 ${places} 列。`,
      add: ({ values, places }) => `到不了那里：先建表，而 ${values} 个余弦放不进 ${places} 列。`,
      cosine: ({ values, places }) => `${values} 个余弦遇到 ${places} 列。`,
    },
  },
};
