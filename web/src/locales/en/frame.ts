/** The frame around every experiment: steps, buttons, cards. What is refused and what is claimed are files of their own. */

import { claims } from './frame-claims.ts';
import { errors, notices, stopped } from './frame-refusals.ts';
import { join } from './join.ts';

const small = ['none', 'one', 'two', 'three', 'four', 'five', 'six'];
const spelled = (n: number): string => small[n] ?? String(n);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const frame = {
  name: 'Position Lab',
  unit: 'Positional information and position offsets',
  railTitle: 'Four questions. Answer each one by running it.',
  unitOverview: 'Unit overview',
  allQuestions: 'All questions',
  lookThingsUp: 'Look things up',
  closeTheBook: 'Close the book',
  readFirst: 'Read first',
  sources: ['UDL 12.3.1, pp. 213–214', 'D2L, Positional Encoding'],
  between: 'Comes after 5.5. Leads to 7.2 and 7.5.',

  join,
  /** What the engine allows or was given (locales/from-engine.ts). */
  fromEngine: (phrase: string): string => phrase,

  tokensAre: 'Tokens are',
  orientations: { columns: 'columns (UDL)', rows: 'rows (D2L)' },
  copyLink: 'Copy link',
  embed: 'Embed',
  print: 'Print',
  display: 'Display',
  theme: 'Theme',
  language: 'Language',
  themes: { auto: 'as the page', light: 'light', dark: 'dark' },
  textSize: 'Size',
  sizes: { normal: 'normal', projector: 'projector' },
  openFullPage: 'Open full page',
  progressKept: 'Progress is kept on this device.',
  progressNotKept: 'Progress is not kept on this page.',
  course: {
    takes: 'Results and progress go to this course.',
    review: 'This visit is for review: nothing goes to the course.',
    refused: (why: string) => `The course did not take the score: ${why}.`,
    unread: 'What the course kept is no state of this lab. The lab begins anew.',
    unknown: (why: string) =>
      `The course does not say what it kept: ${why}. Results do not go to it until the page is loaded again.`,
    noReason: 'it gives no reason',
    /** What is too long for it; the number as it is printed. */
    texts: (n: number, most: string) =>
      `The course keeps at most ${most} characters: ${n === 1 ? 'your longest text is' : `your ${n} longest texts are`} not among them.`,
    parts: (most: string) =>
      `The course keeps at most ${most} characters: some of your settings and runs are not among them.`,
  },
  withoutWebAssembly: 'Computed without WebAssembly, more slowly.',
  paper: { on: 'on', off: 'off', back: 'Back to these settings:' },
  /** For the console of the page around. */
  accentRefused: (given: string, paper: string, ratio: string) =>
    `position-lab: --pl-accent takes a colour of at least 4.5:1 on the background ${paper}. ${given} has ${ratio}:1 and is not used.`,
  copied: 'Copied.',
  copyByHand: 'This page may not copy. Select the text and copy it by hand.',
  textToCopy: 'Text to copy',
  close: 'Close',

  steps: { predict: 'Predict', run: 'Run', reconcile: 'Reconcile', 'self-test': 'Self-test' },
  stepList: 'Steps',
  stepOf: (number: number, total: number, name: string) => `Step ${number} of ${total}: ${name}`,
  afterwards: (name: string) => `Then: ${name}`,
  /** Spoken on arrival; the name of the step or the page. */
  cameTo: (name: string, question: string) => `${name}: ${question}`,
  stepDone: 'done',
  stepLater: 'later',

  states: {
    none: 'Not started',
    predicting: 'Predicting',
    running: 'Running',
    reconciling: 'Reconciling',
    reconciled: 'Self-test open',
    got: 'Got it',
    missed: 'Missed',
  },
  progress: (done: number, state: string) => `${done} of 4 steps done. ${state}.`,

  commit: 'Commit to an answer. Then it runs.',
  dontKnow: 'I don’t know yet. Show me.',
  noneOfThem: 'None of them.',
  moveUp: (name: string) => `Up: ${name}`,
  moveDown: (name: string) => `Down: ${name}`,
  keepOrder: 'Keep this order',
  cellName: (row: string, r: string, column: string, c: string) => `${row} ${r}, ${column} ${c}`,
  range: (from: number, to: number) =>
    from === to ? String(from) : to === from + 1 ? `${from}, ${to}` : `${from}–${to}`,
  questionsOf: (from: number, to: number, total: number) =>
    from === to
      ? `Question ${from} of ${total}.`
      : `Questions ${from} ${to === from + 1 ? 'and' : 'to'} ${to} of ${total}.`,
  askedUnder: (conditions: string) => `Asked under: ${conditions}.`,
  otherQuestions: 'Other questions',
  askedNow: 'Now',
  askedBefore: 'Answered',
  askNext: 'Next question',
  aboutTenToThe: 'About 10 to the',
  exponent: 'Exponent',
  smaller: 'Smaller',
  larger: 'Larger',
  exactlyZero: 'exactly 0',
  noMark: 'no mark yet',
  yourNumber: 'Your number',
  noNumber: (typed: string) => `“${typed}” is no number. Type digits, such as 0.5.`,
  howSure: 'How sure?',
  certainties: { guess: 'a guess', fairly: 'fairly sure', certain: 'certain' },
  certaintySentence: { guess: 'A guess.', fairly: 'Fairly sure.', certain: 'Certain.' },
  lock: 'Lock it in and run',
  lockNote: 'Your mark stays on the ruler next to the result. A wrong guess costs nothing.',
  lockNoteNumber: 'Your answer stays next to the result. A wrong guess costs nothing.',
  lockWhen: 'Answer each question first.',
  locked: 'Locked in. These answers stay as they are.',
  toRun: 'Run',
  predictFirst: 'Predict first. Then this fills.',

  controls: {
    fewer: (label: string) => `Less: ${label}`,
    more: (label: string) => `More: ${label}`,
    number: (label: string) => `${label}, number`,
    moreConditions: 'More conditions',
    changed: 'Changed since the last run',
  },
  change: 'Change',
  done: 'Done',
  presets: 'Start from',
  undo: 'Undo',
  redo: 'Redo',
  reset: 'Reset',
  conditions: 'Conditions',
  refusedElsewhere: 'The picture shows the last settings that work.',
  running: 'Running',

  numbersAsTable: 'Numbers as a table',
  hideTable: 'Hide the numbers',
  copySentence: 'Copy sentence',
  export: {
    title: 'Export',
    how: 'The files hold the engine’s numbers, unrounded. Each row of a matrix is a token or a position. If this page may not save files, use Copy.',
    save: 'Save',
    copy: 'Copy',
    verdicts: 'Verdicts and single numbers',
    /** By the entry's id (frame/exports.ts). */
    entries: {
      csv: 'One result, CSV',
      json: 'Settings and all results, JSON',
      pytorch: 'PyTorch script, same weights',
      svg: 'Picture, SVG',
      png: 'Picture, PNG',
      transcript: 'Transcript of this session, JSON',
    } as Readonly<Record<string, string>>,
    offeredText: (name: string) =>
      `If ${name} does not arrive, the page around this one may allow no downloads: select the text here and copy it.`,
    offeredPicture: (name: string) =>
      `If ${name} does not arrive, the page around this one may allow no downloads. The SVG picture can be copied.`,
    failed:
      'No file was made: the part of the lab that writes it did not load. Try again; if that does not help, reload the page.',
  },
  resultCode: {
    title: 'Result code',
    how: 'It holds your answers to the first questions of each experiment, the settings they are about, how the engine graded them, and how often you tried. It holds no name and no date.',
    copy: 'Copy',
    save: 'Save as a file',
  },
  replay: {
    open: 'Replay a transcript',
    title: 'A transcript',
    going: 'The transcript is being replayed.',
    bar: 'Progress of the replay',
    progress: (done: string, all: string) => `${done} of ${all} acts.`,
    stop: 'Stop the replay',
    /** How it ended; `acts`: every press, drag and typed text. */
    outcome: (acts: number, printedActs: string, differences: string) => {
      const done =
        acts === 0
          ? 'it records no act'
          : acts === 1
            ? 'its one act was done again'
            : `its ${printedActs} acts were done again`;
      const where = differences === '1' ? 'one place' : `${differences} places`;
      return {
        same: `This transcript was replayed: ${done}, and the result is the one it records.`,
        differs: `This transcript was replayed: ${done}, but the result differs from the one it records, in ${where}.`,
      };
    },
    more: (count: string) => `And ${count} more.`,
    notKept: 'What you do here is not kept. Your own work waits as you left it.',
    back: 'Back to your own work',
    noPicture: 'This page or browser may not draw a PNG of this picture. Save the SVG.',
    notLoaded: (cause: string) =>
      `This part of the lab did not arrive. The browser says: ${cause}. Try again; if that does not help, reload the page.`,
  },
  reconcile: 'Reconcile with your prediction',
  reconcileShort: 'Reconcile',
  selfTest: 'Self-test',

  yourRuns: 'Your runs',
  runHead: { run: 'Run', conditions: 'Conditions', said: 'You said', difference: 'Difference', verdict: 'Verdict' },
  holds: 'holds',
  identical: 'identical',
  broken: 'broken',
  notRun: 'not run yet',
  restoreRun: (number: number) => `Show run ${number} again`,
  none: '–',

  compare: {
    title: 'A beside B',
    how: 'Keep the present settings as A and change them. Then every result stands here with its difference, B − A.',
    keep: 'Keep as A',
    swap: 'Swap A and B',
    back: 'Go back to A',
    forget: 'Forget A',
    column: 'As A',
    run: (number: number) => `Keep run ${number} as A and compare`,
    refused: (sentence: string) => `A cannot be computed. ${sentence}`,
    nothingChanged: 'B has the settings of A. Change one.',
    conditions: 'What A and B have differently',
    condition: 'Condition',
    results: 'Results of A and B',
    result: 'Result',
    largest: 'Largest |B − A|',
    differing: 'Entries that differ',
    of: (some: string, all: string) => `${some} of ${all}`,
    shapes: (a: string, b: string) => `cannot be compared: A is ${a}, B is ${b}`,
    map: (title: string) => `${title}: B − A`,
    same: (title: string, entries: string) =>
      `${title}: A and B agree in ${entries === '1' ? 'the only entry' : `all ${entries} entries`}.`,
    differs: (title: string, size: string, row: string, col: string, some: string, all: string) =>
      `${title}: **B is ${size} away from A** at most, at row ${row}, column ${col}. ${some} of ${all} entries differ.`,
    part: (rows: string, cols: string) => `Rows ${rows}, columns ${cols}, around the largest entry.`,
    pointAt: 'Point at a cell, or move to it with the arrow keys, to read A, B and B − A.',
    cell: (row: string, col: string, a: string, b: string, difference: string) =>
      `Row ${row}, column ${col}: A ${a}, B ${b}, B − A ${difference}.`,
  },

  claims,

  you: 'you',
  roundingOnly: 'rounding only',
  realChange: 'a real change',
  rulerName: 'Ruler of the difference, from 0 over powers of ten to 10',

  youSaid: 'You said',
  saidNothing: 'You made no prediction.',
  saidUnknown: 'You did not know yet.',
  saidExactly: (size: string) => `Exactly ${size}.`,
  saidAbout: (size: string) => `About ${size}.`,
  yourReason: 'Your reason',
  wordsStay:
    'Your words stay here. A link or transcript that you make has them, and a course that keeps your progress.',
  tickReasons: 'Tick the reasons you gave',
  reasonCount: (ticked: number, all: number) => {
    if (ticked === 0) return 'Tick the reasons that were in your words.';
    if (ticked === all) return `All ${spelled(all)} reasons.`;
    return `${capital(spelled(ticked))} of ${spelled(all)} reasons. Read the others once more.`;
  },
  runAgain: 'Run again',

  yourAnswer: 'Your answer',
  showAnswer: 'Show answer',
  answer: 'Answer',
  tickIdeas: 'Tick what your answer had.',
  got: 'Got it',
  missed: 'Missed',
  suggest: (ticked: number, all: number, mark: string) => `${ticked} of ${all} ideas. We suggest ${mark}. You decide.`,
  markedGot: 'Marked Got it. The self-test deck says when to write it again.',
  markedMissed: 'Marked Missed. Run it once more, then write it again.',
  writeAgain: 'Write it again',
  nextQuestion: (name: string) => `Next question: ${name}`,

  errors,
  stopped,
  unexpected: (message: string) => `Something outside the engine failed. It says: ${message}.`,

  engineTitle: 'The engine did not start.',
  engineLoading: 'The engine is starting.',
  engineNone:
    'WebAssembly is missing or blocked, and the slower engine did not arrive. Try again, use another browser, or ask for `wasm-unsafe-eval` in the page’s content security policy.',
  engineFailed: (cause: string) =>
    `Its file did not arrive or did not run. The browser says: ${cause}. Check the connection.`,
  placeTitle: 'This part did not load.',
  placeFailed: (cause: string) =>
    `The browser says: ${cause}. Check the connection and try again; if that does not help, reload the page.`,
  tryAgain: 'Try again',

  notices,
};
