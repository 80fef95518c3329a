/** R3: what each false line of the proof gets wrong. */

import type { proof as english } from '../../en/closed-book/proof.ts';
import { lines } from '../../proof-lines.ts';

const replies = {
  N1: '$P$ 和 $P^{T}$ 交换了左右。$\\A P$ 的列是 $\\A$ 的列的另一种排列，因此 $P$ 留在右边。对两个词元和每个单一对换，这一行为真，因为这时 $P$ 等于 $P^{T}$。',
  N2: '每一列的元素移动时，列和不变。但元素本身移动了，因此权重处于别处。',
  N3: '$K[X]P$ 的转置以 $P^{T}$ 开头。这里没有对 $P$ 取转置。',
  N4: '转置颠倒乘积的次序：$P^{T}$ 在前。',
  N5: '词元是列，因此 $P$ 从右边作用。在左边它会混合特征，而五个词元只有三个特征。',
  N6: '这里把 $P$ 当作自身的逆。它的逆是 $P^{T}$；只有对换之类的排列才是自身的逆。',
  N7: '$P$ 在右边移动列，即查询；在左边移动行，即键。两者不是同一种移动。',
  N8: '那是不变性：输出留在原处。这里每个输出都随自己的词元移动。',
  N9: '缺少偏置。无论有没有 $P$，它都给每一列加上同一个向量。',
  N10: '这个 softmax 沿 $\\A$ 的行计算。每个查询需要和为 1 的权重，而查询是列。',
  N11: '查询与键互换了：这是 $\\A^{T}$ 的 softmax。这样，查询的权重就成了键的权重。',
  N12: '权重在两侧都移动。输出只有一侧是词元，因此 $P$ 只作用一次。',
};

export const proof: typeof english = {
  title: '给 $Sa[XP] = Sa[X]P$ 的证明排序',
  heading: '给 UDL 12.3 的证明排序。',
  hints: [
    '没有位置时，自注意力跟随其词元的每个排列 $P$。词元是列：$V[X] = β_{v}\\1^{T} + Ω_{v}X$，$Q[X]$ 和 $K[X]$ 同样；$\\A = K[X]^{T} Q[X]$；Softmax 作用于每一列；$Sa[X] = V[X] Softmax[\\A]$。',
    '放上证明它的各行。每一行可以使用上面的行。备选的行中有些是假的，有些为真但没有用处。',
  ],
  placed: '你的证明',
  nothingPlaced: '还没有放上任何一行。',
  table: '备选的行',
  place: (line) => `放上 ${line}`,
  remove: (line) => `拿走 ${line}`,
  again: '换一批行',
  swap: '令 $P$ 为单一对换',
  lines,
  replies,
  notReached: '未到达',
  early: '太早',
  noFit: '形状不匹配',
  same: '完全相同',
  apart: (size) => `相差 ${size}`,
  stands: (size) => `**证明成立。**各行的差值都不超过 ${size}，这是舍入误差。`,
  soFar: (size) => `**到此没有错误**：最大差值为 ${size}。证明还没有到达结尾。`,
  isFalse: (number, size) => `**第 ${number} 行为假**，相差 ${size}。`,
  shapes: (number) => `**第 ${number} 行为假**：形状不匹配，因此没有可比较的。`,
  tooEarly: (number, missing) =>
    `**第 ${number} 行来得太早。**它成立，但用到了 ${missing.join('、')}，而上面没有任何一行证明它。`,
  swapNote:
    '这个 $P$ 是单一对换，它等于自身的转置，也等于自身的逆。对其他排列为假的行，在这里也会通过；要完成这个任务，须换用另一个 $P$。',
};
