/** The self-test deck: everything around its cards. */
import type { Locale } from '../en/index.ts';
import { firstCards } from './deck-first-cards.ts';
import { harderCards } from './deck-harder-cards.ts';
import { unitCards } from './deck-unit-cards.ts';
import { names } from './names.ts';

const cardsOf = (count: string): string => `${count} 张卡片`;

export const deck: Locale['deck'] = {
  ...names.deck,
  unitCards,
  ownCards: { ...firstCards, ...harderCards },
  about:
    '二十个问题：先是本单元的四个，然后是其他问题。用自己的话作答，与答案比较，再自己判断是否答到。每次都用新的数值。',
  levels: {
    unit: '本单元',
    recall: '回忆',
    apply: '应用',
    explain: '解释',
    transfer: '迁移',
  },
  date: (year, month, day, otherYear) => `${otherYear ? `${year} 年 ` : ''}${month} 月 ${day} 日`,

  due: (now, next) => {
    const today = now === '0' ? '今天没有到期的卡片' : `今天有 ${now} 张到期`;
    return next === null ? `${today}。` : `${today}，下一次在 ${next}。`;
  },
  start: (count) => `回答 ${cardsOf(count)}`,
  startAll: '过一遍全部卡片',
  stop: '结束本轮',
  left: (count, missed) =>
    `${count === '1' ? '本轮最后一张卡片' : `还有 ${cardsOf(count)}`}${missed === '0' ? '' : `，先前未掌握 ${missed} 张`}。`,
  finished: (got) => `本轮完成：${cardsOf(got)}已掌握。`,
  next: '下一张卡片',
  finish: '完成本轮',
  got: (date) => `已标为“已掌握”。它会在 ${date}再次出现。`,
  missed: '已标为“未掌握”。它会在本轮末尾换新的数值再次出现，明天也会出现。',
  missedAsWritten: '已标为“未掌握”。它会在本轮末尾再次出现，明天也会出现。',
  often: '常见说法',
  see: (experiment) => `在“${experiment}”中查看`,

  all: '全部卡片',
  states: {
    now: '当前',
    again: '未掌握，末尾再次出现',
    got: '已掌握',
    fresh: '未尝试',
    due: '到期',
    on: (date) => `${date}再次出现`,
  },

  comeBack: '复习安排',
  rule: '已掌握的卡片在 1 天后再次出现，然后是 3、7、21 天后。未掌握的卡片第二天再次出现。',
  kept: '文件可以把卡片的进度带到另一台设备，也可以在本页面不能保存时保存它。',
  save: '保存为文件',
  open: '从文件添加',
  anki: 'Anki 文本',
  forget: '全部清除',
  forgetSure: (count) => `再按一次，清除 ${cardsOf(count)}`,
  forgotten: '所有日期已清除。在关闭本页面之前，“撤销”可以恢复。',
  led: {
    undo: (count) => `已撤销。${cardsOf(count)}的标记恢复原样。`,
    redo: (count) => `已重做。${cardsOf(count)}的标记再次改变。`,
  },
  read: (cards, taken, stayed) => {
    if (cards === '0') return '文件中的卡片没有标记。没有任何改变。';
    if (stayed === '0') return `文件中有 ${cardsOf(cards)}，全部采用。`;
    return `文件中有 ${cardsOf(cards)}：采用 ${taken} 张，${stayed} 张保持这里的状态，因为这里的标记不比文件中的旧。`;
  },
  refused: {
    unread: '无法读取文件：它必须是不超过 1 MB 的文本。卡片保持不变。',
    json: '这不是卡片文件：它不是 JSON。卡片保持不变。',
    format: '这不是卡片文件：它是别的内容的 JSON。卡片保持不变。',
    card: (card) => `卡片文件中有“${card}”，它不是带有日期和次数的卡片。没有采用其中任何内容。`,
  },

  describe: (question) => `卡片：${question}`,
};
