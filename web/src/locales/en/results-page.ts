/** The page where results are graded again. Rich text, but for what a field, a file or a button says. */
const counted = (count: string, one: string, many: string): string => `${count} ${count === '1' ? one : many}`;

export const resultsPage = {
  /** Of the window. */
  name: 'Position Lab: results',
  title: 'Results',
  how: 'Paste result codes, one a line: what stands before a code is its label, such as a name. Or choose files: codes, and transcripts from the Export menu. The engine grades every answer again.',
  offline: 'Nothing leaves this page. It works without a connection, and keeps nothing when it is closed.',
  codes: 'Result codes',
  grade: 'Grade these codes',
  choose: 'Choose files',
  drop: 'Or drop files anywhere on this page.',
  dropHere: 'Let go to grade these files.',
  starting: 'The engine is starting.',
  noEngine: (cause: string) =>
    `The engine did not start, so nothing can be graded here. It says: ${cause} Use another browser, or the command \`position-lab results\`.`,
  progress: (done: string, all: string) => `${done} of ${all} graded.`,
  bar: 'Progress of the grading',
  stop: 'Stop',
  stopped: 'Stopped. What was not graded yet is laid aside.',
  finished: (all: string, differing: string) =>
    `${counted(all, 'result', 'results')} graded. ${differing === '0' ? 'Nothing differs.' : `In ${differing} something differs.`}`,
  nothingThere: 'There is no result code in this text; one begins with PL1.',
  leftOut: (count: string) =>
    `${counted(count, 'line has no result code and is left out:', 'lines have no result code and are left out:')}`,
  line: (number: string, text: string) => `Line ${number}: ${text}`,
  lineLabel: (number: string) => `Line ${number}`,
  more: (count: string) => `And ${count} more.`,
  unreadFile: 'This file cannot be read: a file of codes or a transcript is a text of at most 8 megabytes.',

  asked: 'The score counts',
  askedHow: 'Each counts the same; one that was not attempted counts 0.',
  caption: (all: string) => `${counted(all, 'result', 'results')}, as the engine grades them`,
  read: (counts: readonly string[]) =>
    `Of each experiment: how many answers of the best attempt are right, and how often it was tried. The score is the mean share right${counts.length > 0 ? ` over ${counts.join(', ')}` : ''}.`,
  head: { label: 'Label', score: 'Score', differs: 'What differs' },
  of: (right: string, asked: string) => `${right} of ${asked}`,
  tries: (tries: string) => counted(tries, 'try', 'tries'),
  notAttempted: 'not attempted',
  same: 'nothing',
  sameCode: (labels: string) => `The same code as ${labels}. Equal answers under equal settings make equal codes.`,

  under: (name: string, conditions: string) => `${name}, under: ${conditions}`,
  question: 'Question',
  answered: 'Answered',
  right: 'Right answer',
  mark: 'Mark',
  marks: { right: 'right', wrong: 'wrong', unknown: 'did not know' },
  /** The engine's mark, where the code has another. */
  claimed: (mark: string, other: string) => `${mark} (the code says ${other})`,
  unknown: 'I don’t know yet.',
  nothingGraded: 'There is nothing that can be graded.',
  noDetails: 'The answers cannot be shown.',

  saveCsv: 'Save as CSV',
  print: 'Print',
  clear: 'Forget all',
};
