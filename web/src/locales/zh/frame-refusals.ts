/** What is refused, in words: by the engine, by the page, and what an author or a link gave. */
import type { Refusal } from '../en/frame-refusals.ts';
import type { Locale } from '../en/index.ts';
import { spaced, takes } from './engine.ts';

/** By the engine's code; `other` for a code this page does not know. */
export const errors: Locale['frame']['errors'] = {
  'out-of-range': takes,
  'not-an-integer': takes,
  'not-finite': takes,
  'wrong-type': takes,
  'wrong-shape': takes,
  'unknown-value': takes,
  'not-a-permutation': takes,
  'row-out-of-table': takes,
  'too-long': takes,
  'too-large': ({ label, allowed, given }) => `${label}：结果将有 ${given} 个数。允许：${allowed}。`,
  'illegible-word': ({ allowed, given }) => takes({ label: '每个词', allowed, given }),
  missing: ({ label, allowed }) => `${label}：缺失。${spaced('应为', allowed)}。`,
  'unknown-option': ({ label, allowed }) => `${label}：在这里没有意义。允许：${allowed}。`,
  'no-value': ({ label, given }) => `${label}：得到 ${given}。每个元素都必须是有限的数。`,
  overflow: ({ label, given }) => `${label}：超出数的范围，结果中出现 ${given}。`,
  'out-of-memory': ({ given }) => `浏览器内存不足，无法得出结果。提示：${given}。`,
  internal: ({ given }) => `引擎出错。提示：${given}。`,
  other: takes,
} satisfies Record<string, (refusal: Refusal) => string>;

export const stopped: Locale['frame']['stopped'] = {
  experiment: {
    title: '这个实验在此停止',
    wayOut: '最近一幅可用的图保留不变。请撤销，或重置实验。',
  },
  page: { title: '这个页面在此停止', wayOut: '“撤销”可收回最近一步。' },
};

export const notices: Locale['frame']['notices'] = {
  link: '这个链接已损坏。这里原有的内容保持不变。',
  linkLength: (most, given) => `链接最多 ${most} 个字符。当前状态需要 ${given} 个：未复制，地址保持不变。`,
  state: (at, given = '无法表述的内容') =>
    `无法使用这个状态：${at} 处应为本实验室写入的内容，给出的是 ${given}。这里原有的内容保持不变。`,
  attempts: (at, given = '无法表述的内容') =>
    `无法使用这些作答记录：${at} 处应为本实验室写入的内容，给出的是 ${given}。这里原有的内容保持不变。`,
  experiment: (given, known) => `没有名为“${given}”的实验。现有：${known}。`,
  steps: (given) => `没有名为“${given}”的步骤。步骤有 predict、run、reconcile、self-test。`,
  theme: (given) => `没有名为“${given}”的主题。主题有 auto、light、dark。`,
  lang: (given, all) => `还没有语言“${given}”。现有语言：${all}；当前为中文。`,
  silent: '此浏览器在这里不播放声音。角度给出同样的信息。',
  languageFailed: (name) => `${name} 的文字未能加载，因此语言保持不变。`,
  preset: (given, known) => `没有名为“${given}”的预设。预设有 ${known}。`,
  noText: (name) => `“${name}”不接受文本。`,
  noSeed: (name) => `“${name}”不接受种子。`,
  hide: (given, known) => `没有名为“${given}”的内容可以隐藏。名称有 ${known}。`,
  lock: (given, known) =>
    known === ''
      ? `没有名为“${given}”的控件可以锁定：这里没有控件。`
      : `没有名为“${given}”的控件可以锁定。控件有 ${known}。`,
  readonly: (given) => `“readonly”可取 true、false 或空。你给出的是“${given}”：什么都不能更改。`,
  query: (given) => `地址中有“${given}”，它在这里没有意义。`,
  settingsName: (given) => `本页的设置中有“${given}”，它在这里没有意义。`,
  settingsValue: (name) => `本页的设置给“${name}”的值不能用。`,
  settingsUnread: (given) =>
    `无法读取本页的设置。它的写法是 {"experiment": "shift"}，用直引号，末尾没有逗号。你给出了 ${given}。`,
};
