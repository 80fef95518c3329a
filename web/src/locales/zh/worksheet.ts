import type { worksheet as english } from '../en/worksheet.ts';

/** What the worksheet says beside its labs. Plain text. */
export const worksheet: typeof english = {
  title: 'Position Lab：练习单',
  how: '请打印本页面：每个实验在运行之前和最后提出的问题，附有书写的横线。最后每个问题的答案印在它的下一页。',
  withoutAnswers: '不含答案',
  withAnswers: '含答案',
  name: '姓名：',
};
