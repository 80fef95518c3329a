/** The page where results are graded again. Rich text, but for what a field or a button says. */
import type { resultsPage as english } from '../en/results-page.ts';

export const resultsPage: typeof english = {
  name: 'Position Lab：结果',
  title: '结果',
  how: '粘贴结果代码，每行一个：代码前面的文字是它的标签，例如姓名。也可以选择文件：结果代码，以及“导出”菜单中的操作记录。引擎会重新评判每个答案。',
  offline: '任何内容都不会离开本页面。本页面无需联网，关闭后什么都不保留。',
  codes: '结果代码',
  grade: '评判这些代码',
  choose: '选择文件',
  drop: '也可以把文件拖到本页面的任何地方。',
  dropHere: '松开即可评判这些文件。',
  starting: '引擎正在启动。',
  noEngine: (cause) =>
    `引擎未能启动，因此这里无法评判。提示：${cause} 请换一个浏览器，或使用命令 \`position-lab results\`。`,
  progress: (done, all) => `已评判 ${done} / ${all}。`,
  bar: '评判进度',
  stop: '停止',
  stopped: '已停止。尚未评判的内容已搁置。',
  finished: (all, differing) =>
    `已评判 ${all} 份结果。${differing === '0' ? '没有不一致之处。' : `其中 ${differing} 份有不一致之处。`}`,
  nothingThere: '这段文字中没有结果代码；结果代码以 PL1. 开头。',
  leftOut: (count) => `有 ${count} 行没有结果代码，已略过：`,
  line: (number, text) => `第 ${number} 行：${text}`,
  lineLabel: (number) => `第 ${number} 行`,
  more: (count) => `另外还有 ${count} 项。`,
  unreadFile: '无法读取这个文件：含有代码的文件或操作记录是不超过 8 MB 的文本文件。',

  asked: '计入得分',
  askedHow: '每个实验的权重相同；未尝试的计 0 分。',
  caption: (all) => `${all} 份结果，由引擎评判`,
  read: (counts) =>
    `每个实验一栏：最好的一次尝试答对了几题，共尝试了几次。得分是${counts.length > 0 ? `${counts.join('、')}的` : ''}平均正确率。`,
  head: { label: '标签', score: '得分', differs: '不一致之处' },
  of: (right, asked) => `${right} / ${asked}`,
  tries: (tries) => `${tries} 次尝试`,
  notAttempted: '未尝试',
  same: '无',
  sameCode: (labels) => `与${labels}的代码相同。相同设置下的相同答案得到相同的代码。`,

  under: (name, conditions) => `${name}，条件：${conditions}`,
  question: '问题',
  answered: '所答',
  right: '正确答案',
  mark: '评判',
  marks: { right: '正确', wrong: '错误', unknown: '当时不知道' },
  claimed: (mark, other) => `${mark}（代码中为“${other}”）`,
  unknown: '我还不知道。',
  nothingGraded: '没有可以评判的内容。',
  noDetails: '无法显示这些答案。',

  saveCsv: '存为 CSV',
  print: '打印',
  clear: '全部清除',
};
