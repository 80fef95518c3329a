/** What every page shows of each place before the place itself has come: the rail, the head, the question. */
import type { names as english } from '../en/names.ts';

export const names: typeof english = {
  permute: {
    name: '置换',
    teaser: '打乱词元。输出会跟着走吗？',
    question: '打乱词元。输出会随之同样打乱吗？',
  },
  shift: {
    name: '平移',
    teaser: '平移文本。什么在旋转？',
    question: '把文本平移 $\\δ$。什么在旋转，什么不变？',
  },
  overflow: {
    name: '超出表长',
    teaser: '向 1000 行的表要 1500 行。',
    question: '文本可能比位置表更长。这时会发生什么？',
  },
  mode: {
    name: '训练或评估',
    teaser: '同一输入，两个不同的输出。',
    question: '同一输入运行两次。输出为什么不同？',
  },
  explorer: {
    name: '编码查看器',
    teaser: '一张位置表，逐个单元格地看。',
    question: '读懂位置表。',
  },
  placement: {
    name: '位置从何处进入',
    teaser: '输入处、每一层，还是查询和键？',
    question: '位置从何处进入？',
  },
  'closed-book': {
    name: '默写',
    question: '合上书。先写，再检查。',
  },
  deck: {
    name: '自测卡片',
    question: '凭记忆作答。你答到了哪些要点？',
  },
  bugs: {
    name: '找出错误',
    question: '哪一个有错，哪项测试能发现它？',
  },
};
