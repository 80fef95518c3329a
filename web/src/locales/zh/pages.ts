/** What a page says where there is no lab to say it. Plain text. */
import type { pages as english } from '../en/pages.ts';
import { frame } from './frame.ts';
import { resultsPage } from './results-page.ts';
import { worksheet } from './worksheet.ts';

const unit = {
  title: 'Position Lab',
  description: '置换、平移、超出表长、暂退法：通过四个实时实验，看 Transformer 对位置知道些什么。',
  waiting: 'Position Lab：关于 Transformer 中位置的四个实时实验。页面脚本到达后即开始。',
  noScript: 'Position Lab：关于 Transformer 中位置的四个实时实验。它们需要 JavaScript，而这里已关闭。',
};

export const pages: typeof english = {
  index: unit,
  'position-lab': {
    ...unit,
    waiting: 'Position Lab：关于 Transformer 中位置的四个实时实验。读完下面的脚本后即开始。',
  },
  embed: {
    title: 'Position Lab：一个实验',
    waiting: 'Position Lab：关于 Transformer 中位置的一个实时实验。页面脚本到达后即开始。',
    fullPage: frame.openFullPage,
    noScript: 'Position Lab：关于 Transformer 中位置的一个实时实验。它需要 JavaScript，而这里已关闭。',
  },
  worksheet: { title: worksheet.title, noScript: '练习单需要 JavaScript，而这里已关闭。' },
  results: {
    title: resultsPage.name,
    waiting: 'Position Lab：重新评判结果。读完下面的脚本后页面即启动。',
    noScript: 'Position Lab：重新评判结果。本页面需要 JavaScript，而这里已关闭。',
  },
};
