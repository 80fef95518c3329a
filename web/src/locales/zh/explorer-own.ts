/** The explorer's own encoding: a formula or pasted rows beside the sinusoidal table. */
import type { ownTable as english, ownErrors as englishErrors } from '../en/explorer-own.ts';
import type { Refusal } from '../en/frame-refusals.ts';
import { spaced } from './engine.ts';
import { rowsTroubles, troubles } from './formulas.ts';

/** "第 3 行", "位置 3". */
export const at = (noun: string, index: string): string =>
  noun === '行' || noun === '列' ? `第 ${index} ${noun}` : `${noun} ${index}`;
/** "第 3 行第 5 列", "位置 3、特征 5". */
export const cellAt = ({ row, column }: { row: string; column: string }, r: string, c: string): string =>
  `${at(row, r)}${row === '行' ? '' : '、'}${at(column, c)}`;

const letters = '$i$（位置）、$c$（列）、$j$ = floor($c$/2)、$d$（宽度）和 $n$（行数）';
const keyed = (prefix: string, kinds: readonly string[], worded: (kind: string, refusal: Refusal) => string) =>
  Object.fromEntries(kinds.map((kind) => [`${prefix}.${kind}`, (refusal: Refusal) => worded(kind, refusal)]));

export const ownErrors: typeof englishErrors = {
  ...keyed('formula', Object.keys(troubles), (kind, { place = '', given }) =>
    troubles[kind as keyof typeof troubles](place, given, letters),
  ),
  ...keyed('ownRows', Object.keys(rowsTroubles), (kind, { place = '', given, allowed }) =>
    rowsTroubles[kind as keyof typeof rowsTroubles](place, given, allowed),
  ),
  'formula.no-value': ({ given }) => `${spaced('公式得到', given)}。每个元素都必须是有限的数。`,
  'formula.overflow': () => '元素太大：各行的点积超出数的范围。',
  'ownRows.overflow': () => '元素太大：各行的点积超出数的范围。',
  'ownRows.wrong-shape': ({ allowed, given }) => `表为 ${allowed}。粘贴的行为 ${given}。`,
};

export const ownTable: typeof english = {
  title: '你自己的编码',
  formulaHint: `位置 $i$、第 $c$ 列的元素的公式。可以使用 ${letters}，以及 \`sin cos tan exp ln log10 sqrt abs floor pi e\`。按 Enter 读取。`,
  rowsHint:
    '来自电子表格、文件，或 NumPy、PyTorch 打印结果的行；一行文本或一对括号是一个位置。离开输入框时读取。PyTorch 打印的是 float32：请在“更多条件”中选择该精度。',
  reading: (text) => `读作 ${text}。`,
  paper: '这是 2017 年论文的字母：pos 是位置，i 是对。',
  rowsRead: (rows, cols, decimals) =>
    `已读取：${rows} 行，每行 ${cols} 个数${decimals === null ? '' : `，舍入到 ${decimals} 位小数。容差已考虑这种舍入`}。`,
  formulas: {
    d2l: 'D2L 的表',
    halves: '分半',
    rawColumn: '列号直接作指数',
    count: '位置本身',
    ramp: '线性 i/n',
    oneHot: 'one-hot',
    binary: '二进制计数',
    noise: '噪声，如可学习的行的初值',
  },
  figure: '正弦编码表、你自己的表及其差值的大小，同一条位置轴',
  maps: { table: '正弦编码', own: '你的', difference: '|差值|' },
  names: {
    'own-sinusoidal': '正弦编码表，供比较',
    'own-table': '你自己的表',
    'own-difference': '两张表的差值',
  },
  verdictsTitle: '你的表具有的性质',
  measured: (value, tolerance) => `测得 ${value}，容差 ${tolerance}。正弦编码：`,
  even: ({ column }) => `宽度是偶数：每${column === '列' ? '' : '个'}${column}都在某一对中。`,
  odd: ({ column }, lone) => `宽度是奇数：${at(column, lone)}不在任何一对中。`,
  holding: (holding, all) => `${all} 条性质中，你自己的表具有 ${holding} 条。`,
  identical: '它就是正弦编码表，逐比特一致。',
  same: (size) => `它就是正弦编码表，差值至多 ${size}，这是舍入误差。`,
  differs: ({ row, column }, { size, row: r, col }, { own, table }, { differing, entries }) =>
    `它与正弦编码表最多相差 ${size}，位于${cellAt({ row, column }, r, col)}：是 ${own}，而不是 ${table}。${entries} 个元素中有 ${differing} 个不同。`,
  read: ({ row: noun, column }, { row, col }, { own, table }, difference) =>
    `${cellAt({ row: noun, column }, row, col)}：你的 ${own}，正弦编码 ${table}，差值 ${difference}。`,
};
