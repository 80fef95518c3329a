/** Transcripts: what a replay says, and why a file is none. Plain text: a terminal shows it too. Values arrive as JSON. */
import type { Locale } from '../en/index.ts';

export const transcript: Locale['transcript'] = {
  tooLong: (most) => `操作记录最多包含 ${most} 个字符的事件；本次操作已超出，请重新加载页面，开始新的记录。`,
  unread: '无法读取这个文件：操作记录是不超过 8 MB 的文本文件。',
  json: '这个文件不是操作记录：操作记录是 JSON，而它不是。',
  deep: '这个文件不是操作记录：它的嵌套层数超过本实验室写入的内容。',
  format: (given) => `这个文件不是操作记录：操作记录的格式为 "position-lab-transcript"，而它的格式为 ${given}。`,
  version: (given) => `无法读取这份操作记录：这里能读取版本 1 的记录，而它的版本是 ${given}。`,
  part: (at, given) => `无法重放这份操作记录：${at} 处应为本实验室写入的内容，文件中是 ${given}。`,
  failed: (at, cause) => `这份操作记录重放到 ${at} 处为止：${cause}。`,
  end: (at) => `无法重放这份操作记录：它的事件没有得到本实验室的状态，因为 ${at} 不是。`,
  nothing: '无',
  parts: {
    experiments: '实验',
    pages: '页面',
    settings: '设置',
    residual: '差值',
    tolerance: '舍入误差的上限',
    holds: '判定',
    answers: '预测',
    mark: '自测的标记',
    guess: '预测的内容',
    answer: '正确答案',
    right: '是否正确',
    sure: '把握程度',
  },
  question: (number, among) => (among === null ? `问题 ${number}` : `问题 ${number}，第 ${among} 部分`),
  attempt: (from0) => (/^\d+$/.test(from0) ? `第 ${Number(from0) + 1} 次尝试` : from0),
  place: (from0) => (/^\d+$/.test(from0) ? `第 ${Number(from0) + 1} 处` : from0),
  differs: (where, recorded, replayed) => `${where}：记录为 ${recorded}，重放为 ${replayed}。`,
  otherVersion: (theirs, ours) => `操作记录由版本 ${theirs} 生成，重放由版本 ${ours} 进行。`,
};
