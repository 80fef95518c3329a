/** R7: dropout on one entry of X√d + P, by hand. */
import type { dropout as english } from '../../en/closed-book/dropout.ts';

const modes = { train: '训练模式', eval: '评估模式' };

/** Wrong lists. */
const forms = {
  positionApart: () => '这里把位置分开了：暂退法作用于和，$\\P$ 与词一起被丢弃。',
  notRescaled: () => '没有重新缩放：保留的元素除以 $1 − p$，使均值等于评估模式的值。',
  wrongWay: () => '缩放的方向反了：这里乘以 $1 − p$。',
  byRate: () => '除以了 $p$。元素以概率 $1 − p$ 保留，应除以它。',
  exchanged: () => '$p$ 与 $1 − p$ 互换了：$p$ 是元素被丢弃的概率。',
  keepRate: () => '这里 $p$ 成了保留的概率，并用作除数。在这一层中，$p$ 是丢弃的概率。',
  beforeAdd: () => '在相加之前丢弃：这里只有词被丢弃和重新缩放。暂退法作用于和。',
  evalList: () => '那是评估模式。在训练模式下，元素可能被丢弃。',
  trainList: () => '那是训练模式。在评估模式下不作抽取。',
  rescaledInEval: () => '评估模式下不作重新缩放：那已在训练时完成。',
  sum: (sum: string) => `概率之和为 ${sum}，而不是 1。`,
  rounded: () => '作了舍入：接近，但不相等。请写成分数。',
};

export const dropout: typeof english = {
  title: '对一个元素应用暂退法',
  task: (word, position, rate, mode) =>
    `一个元素中词的部分，已乘以 $√d$，为 **${word}**；表加上 **${position}**。然后应用暂退法，$p$ = **${rate}**，**${modes[mode]}**。可能得到什么，概率各是多少？`,
  list: '每个可能得到的值及其概率：',
  listHint: '依次写出，用分号隔开，次序任意：`3: 2/3; 1/2: 1/3`。小数按精确值读取。',
  drawLast: '换另一类数值',
  countsTask: (rate, mode) =>
    `现在是暂退前不为 0 的元素，仍取 $p$ = **${rate}**，**${modes[mode]}**。先是两个元素，然后是 6 × 8 的一块。`,
  counts: {
    both: '两个都保留，概率：',
    one: '恰好保留一个，概率：',
    none: '都不保留，概率：',
    zeros: '这一块中零的平均个数：',
  },
  right: {
    several: '正是这些值及其概率。',
    one: '这是唯一的值。',
  },
  rightCount: {
    evalMode: '评估模式下不丢弃任何元素。',
    both: '各自独立保留：两个概率相乘。',
    one: '第一个或第二个：同一乘积的两种次序。',
    none: '各自独立丢弃：两个概率相乘。',
    zeros: '一块的均值是一个元素的均值乘以元素的个数。',
  },
  forms,
  probabilitiesWrong: '值是对的，概率不对。',
  wrong: '这不是可能得到的值。',
  countSlips: {
    exchanged: '$p$ 与 $1 − p$ 互换了：$p$ 是被丢弃的概率。',
    oneEntry: '那是一个元素的概率。这里要求两个都如此。',
    oneOrder: '那只算了一种次序：保留的可以是第一个，也可以是第二个。',
    trainCount: '那是训练模式。评估模式下不丢弃任何元素。',
  },
  wrongCount: {
    evalMode: '不对。评估模式下每个元素都保留。',
    both: '不对。两个元素各自独立地以概率 $1 − p$ 保留。',
    one: '不对。一个保留，另一个丢弃；哪一个都可以。',
    none: '不对。两个元素各自独立地以概率 $p$ 丢弃。',
    zeros: '不对。这一块的每个元素以概率 $p$ 丢弃。',
  },
  outcome: (value, probability) => `${value}，概率 ${probability}`,
  answer: (list) => `可能得到：${list}。`,
  troubles: {
    empty: '缺少列表。',
    tooMany: '列表太长：最多读取 4 个值。',
    part: (part) => `“${part}”不是带概率的值：请写作 \`3: 2/3\`。`,
    number: (part) =>
      `数必须是不超过 1000 的整数、小数点前有数字且其后至多四位的小数，或由这样的整数构成的分数；给出的是“${part}”。`,
  },
};
