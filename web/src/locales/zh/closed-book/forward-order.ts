/** R4: the steps, and what each wrong order does to the numbers. */
import type { forwardOrder as english } from '../../en/closed-book/forward-order.ts';

export const forwardOrder: typeof english = {
  title: '给从词到第一个块的各步排序',
  heading: '一个词进入第一个块之前经过哪些步骤？请排序。',
  hint: 'D2L 的编码器，自上而下。引擎在一个短文本上按所排的次序执行各步，包括暂退法，并在评估和训练模式下比较数值。',
  steps: {
    lookUp: '查出嵌入',
    scale: '乘以 √$d$',
    add: '加上表的行 $\\P[:n]$',
    dropout: '暂退法',
    block: '第一个块：注意力，加上残差',
  },
  again: '打乱',
  stuck: '**这无法运行**：查出嵌入之前，没有可处理的数值。',
  right: '**数值与正确次序的相同**，在评估和训练模式下都是如此。',
  input: (inEval, train) => `**进入块的内容不同**，评估模式下最多相差 ${inEval}，训练模式下最多相差 ${train}。`,
  result: (inEval, train) => `**结果不同**，评估模式下最多相差 ${inEval}，训练模式下最多相差 ${train}。`,
  cell: (given, right) => `训练模式，第 0 个词，第 1 列：这里是 ${given}，正确次序下是 ${right}。暂退法保留这个元素。`,
  meter: (size) => `打乱词时，块中注意力的输出不仅跟随，数值还改变 ${size}：它看得到顺序。`,
  blind: (size, right) => `打乱词时，块中注意力的输出只是跟随，差值至多 ${size}；在正确次序下，它们改变 ${right}。`,
  kept: (kept, entries) => `训练模式下，暂退法在 ${entries} 个元素中保留 ${kept} 个。`,
  replies: {
    dropoutOnWords:
      '这里暂退法只作用于词：和中的位置部分从不被丢弃，也从不被重新缩放。评估模式分辨不出，训练模式可以。缩放和暂退法的先后没有区别。',
    positionsScaled: '这里因子 √$d$ 也乘到了位置上。它只属于嵌入。',
    dropoutFirst: '词在得到位置之前就被丢弃，然后 √$d$ 又乘到位置上。位置应加到缩放后的词上，被丢弃的应是和。',
    addAfterBlock: '位置应在第一个残差块之前加入。在它之后加入，对它的注意力就太晚了。',
    scaleAfterBlock: '块处理的是尚未缩放的词，与之相比，位置的分量太大。',
    dropoutAfterBlock: '块处理的是完整的和，被丢弃的却是它的输出。评估模式分辨不出，训练模式可以。',
  },
};
