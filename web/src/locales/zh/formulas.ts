/** What is said of a typed formula that is none, and of pasted rows that are no table. */
import type { troubles as english, rowsTroubles as englishRows } from '../en/formulas.ts';

export const troubles: typeof english = {
  empty: (column) => `第 ${column} 个字符处缺少公式。`,
  tooLong: () => '公式太长：最多读取 200 个字符，最多计算 400 步。',
  tooDeep: (column) => `第 ${column} 个字符处未闭合的括号太多：最多读取 24 层。`,
  sign: (column, what) => `第 ${column} 个字符处的符号“${what}”不属于 + − \\* / \\^ ( )。`,
  name: (column, what, letters) => {
    const small = what === what.toLowerCase() ? '' : '；名称须用小写';
    return `第 ${column} 个字符处的“${what}”无法识别。这里可用的字母：${letters}${small}。`;
  },
  number: (column, what) => `第 ${column} 个字符处的数 ${what} 太大：必须小于 1.8·10^{308}。`,
  unclosed: (column) => `第 ${column} 个字符处的括号没有闭合。`,
  unopened: (column) => `第 ${column} 个字符处的括号没有对应的左括号。`,
  unfinished: (column) => `公式在第 ${column} 个字符处结束，其后还应有数、字母或括号。`,
  unexpected: (column, what) => `第 ${column} 个字符处不能出现“${what}”。`,
  call: (column, what) => `第 ${column} 个字符处的“${what}”之后需要括号，写作 ${what}(…)。`,
  arguments: (_, what) => (what === 'pow' ? 'pow 需要两个公式，用逗号分隔。' : `“${what}”的括号中只能有一个公式。`),
};

export const rowsTroubles: typeof englishRows = {
  empty: () => '没有任何行：至少需要一个数。',
  tooLong: (_, given, allowed) => `文本有 ${given} 个字符：最多读取 ${allowed} 个。`,
  tooManyRows: (line, given, allowed) =>
    `共有 ${given} 行，最多允许 ${allowed} 行：前 ${allowed} 行止于文本第 ${line} 行之前。`,
  tooManyColumns: (line, given, allowed) => `文本第 ${line} 行有 ${given} 个数：每行最多 ${allowed} 个。`,
  ragged: (line, given, allowed) => `文本第 ${line} 行有 ${given} 个数，首行有 ${allowed} 个：各行的数必须一样多。`,
  word: (line, given) => `文本第 ${line} 行的“${given}”不是数：只读取数字和小数点，例如 0.5 或 1e-3。`,
  notFinite: (line, given) => `文本第 ${line} 行的“${given}”不是有限的数：每个元素都必须小于 1.8·10^{308}。`,
  decimalComma: (line, given) => `文本第 ${line} 行的“${given}”可能是一个数，也可能是两个：小数请用小数点，例如 0.5。`,
  emptyCell: (line, given) => `文本第 ${line} 行的第 ${given} 个单元格是空的：每个单元格须有一个数。`,
  emptyLine: (line) => `文本第 ${line} 行是空行，位于两行之间：表中不能有空行。`,
  mixed: (line, given) => `文本第 ${line} 行的“${given}”中有空格，而其他数用别的符号分隔：一行中只能用一种分隔符。`,
  elided: (line) =>
    `文本第 ${line} 行有“...”：打印时省略了元素。请先执行 \`np.set_printoptions(threshold=np.inf)\` 或 \`torch.set_printoptions(profile="full")\`，再打印全部元素。`,
  bracket: (line, given) => `文本第 ${line} 行的“${given}”与括号不配：每行一对括号，外面再有一对括住各行。`,
  tooDeep: (line, given, allowed) => `文本第 ${line} 行开了 ${given} 层括号：最多读取 ${allowed} 层。`,
  severalTables: (line) => `文本第 ${line} 行起是第二张表：请只粘贴一张。`,
};
