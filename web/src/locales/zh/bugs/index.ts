/** Spot the bug: everything around its cards. */
import type { Locale } from '../../en/index.ts';
import { names } from '../names.ts';
import { addingCards } from './adding-cards.ts';
import { attentionCards } from './attention-cards.ts';
import { tableCards } from './table-cards.ts';

export const bugs: Locale['bugs'] = {
  ...names.bugs,
  about:
    '每张卡片给出 transformer 某一部分的几个变体。其中一个正确，其余是公开代码中出现过的错误。它们都能通过许多测试。请选出一项只有正确变体才通过的测试。',
  cards: { ...tableCards, ...addingCards, ...attentionCards },

  letters: ['A', 'B', 'C', 'D'],
  letter: (letter) => `变体 ${letter}`,
  card: (number, all) => `第 ${number} 张卡片，共 ${all} 张`,
  pickTest: '哪项测试所有错误的变体都不通过，而正确的变体通过？',
  keepTest: '选定这项测试',
  keepWhen: '请选一项测试，或表示还不知道。',
  kept: '已选定。现在不能更改。',
  predictEach: (question) => `${question}请对每个变体作答。`,
  which: '哪个变体是正确的？',
  reveal: '运行所有测试',
  revealWhen: '请回答两个问题，或表示还不知道。',
  again: '换新的数值再来一次',
  next: '下一张卡片',
  see: (experiment) => `在“${experiment}”中查看`,

  found: (letter) => `**已找到。**变体 ${letter} 是正确的，你的测试把它与其余变体区分开。`,
  missed: (letter) => `**还没有找到这项测试。**变体 ${letter} 是正确的。`,
  yours: {
    separates: (name) => `你的测试能区分：“${name}”。`,
    allPass: (name) => `所有变体都通过你的测试：“${name}”。`,
    someFail: (name) => `你的测试只发现部分错误：“${name}”。`,
    none: (name) => `你没有选测试。能区分的有：“${name}”。`,
  },
  readings: (passing, failing) =>
    [failing && `不通过：${failing}。`, passing && `通过：${passing}。`].filter(Boolean).join(''),
  value: {
    right: (found) => `你的预测与引擎得出的一致：${found}。`,
    wrong: (said, found) => `你预测的是 ${said}。引擎得出 ${found}。`,
    unknown: (found) => `你没有预测。引擎得出 ${found}。`,
  },
  variant: {
    right: (letter) => `你认为变体 ${letter} 是正确的。确实如此。`,
    wrong: (said, test, reading) => `你认为变体 ${said} 是正确的。它不通过“${test}”，读数为 ${reading}。`,
    unknown: '你没有选变体。',
  },
  changes: (is) => (is ? '改变' : '不变'),
  faultTitle: '错在哪里',
  reportedTitle: '在何处出现过',

  testsTitle: '各项测试的读数',
  testsNote: '每个变体与测试要求相差多少；如果测试要求的是改变，则为改变了多少。= 通过，≠ 不通过。',
  heads: { test: '测试', separates: '能区分', value: '数值' },
  passes: '通过',
  fails: '不通过',
  separates: '是',
  separatesNot: '否',
  yourTest: '你的测试',
  valuesTitle: '数值并列',
  predicted: '所问',

  all: '全部卡片',
  counts: (found, tried) => `试过 ${tried} 张，找到 ${found} 张。`,
  states: {
    fresh: '未尝试',
    found: (found, times) => `已找到，${times} 次中 ${found} 次`,
    missed: (found, times) => `未找到，${times} 次中 ${found} 次`,
  },
  now: '当前',
  describe: (title, variants) => `${title}。${variants}`,
};
