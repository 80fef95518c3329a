/** The frame around every experiment: steps, buttons, cards, notices, and the engine's refusals in words. */

/** What an engine error says: the control's label, what is allowed and what was given (already plain rich text). */
export interface Refusal {
  readonly label: string;
  readonly allowed: string;
  readonly given: string;
}

const takes = ({ label, allowed, given }: Refusal): string => `${label} takes ${allowed}. You gave ${given}.`;

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

  tokensAre: 'Tokens are',
  orientations: { columns: 'columns (UDL)', rows: 'rows (D2L)' },
  copyLink: 'Copy link',
  print: 'Print',
  display: 'Display',
  theme: 'Theme',
  themes: { auto: 'as the page', light: 'light', dark: 'dark' },
  textSize: 'Size',
  sizes: { normal: 'normal', projector: 'projector' },
  openFullPage: 'Open full page',
  progressKept: 'Progress is kept on this device.',
  progressNotKept: 'Progress is not kept on this page.',
  withoutWebAssembly: 'Computed without WebAssembly, more slowly.',
  paper: { on: 'on', off: 'off', back: 'Back to these settings:' },
  copied: 'Copied.',
  copyByHand: 'This page may not copy. Select the text and copy it by hand.',
  textToCopy: 'Text to copy',
  close: 'Close',

  steps: { predict: 'Predict', run: 'Run', reconcile: 'Reconcile', 'self-test': 'Self-test' },
  stepList: 'Steps',
  stepOf: (number: number, total: number, name: string) => `Step ${number} of ${total}: ${name}`,
  afterwards: (name: string) => `Then: ${name}`,
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

  commit: 'Commit to an answer. Then the block runs.',
  dontKnow: 'I don’t know yet. Show me.',
  noneOfThem: 'None of them.',
  moveUp: (name: string) => `Up: ${name}`,
  moveDown: (name: string) => `Down: ${name}`,
  keepOrder: 'Keep this order',
  cellName: (row: string, r: string, column: string, c: string) => `${row} ${r}, ${column} ${c}`,
  questionOf: (number: number, total: number) => `Question ${number} of ${total}.`,
  askedUnder: (conditions: string) => `Asked under: ${conditions}.`,
  otherQuestions: 'Other questions',
  askedNow: 'now',
  askedBefore: 'answered',
  askNext: 'Next question',
  about: 'About',
  tenToThe: '10 to the',
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
  lockWhen: 'After an answer to each question.',
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
  wordsStay: 'Your words stay in this page and in a link you copy.',
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
  markedGot: 'Marked Got it. Come back in a few days and write it again.',
  markedMissed: 'Marked Missed. Run it once more, then write it again.',
  writeAgain: 'Write it again',
  nextQuestion: (name: string) => `Next question: ${name}`,

  /** By the engine's code; `other` for a code this page does not know. */
  errors: {
    'out-of-range': takes,
    'not-an-integer': takes,
    'not-finite': takes,
    'wrong-type': takes,
    'wrong-shape': takes,
    'unknown-value': takes,
    'not-a-permutation': takes,
    'row-out-of-table': takes,
    'too-long': takes,
    'too-large': ({ label, allowed, given }) => `${label} makes a result of ${given} numbers. Allowed: ${allowed}.`,
    'illegible-word': ({ allowed, given }) => `Each word takes ${allowed}. You gave ${given}.`,
    missing: ({ label, allowed }) => `${label} is missing. It takes ${allowed}.`,
    'unknown-option': ({ label, allowed }) => `${label} has no meaning here. Allowed: ${allowed}.`,
    overflow: ({ label, given }) => `${label} leaves the range of the numbers: the result holds ${given}.`,
    'out-of-memory': ({ given }) => `This browser has not enough memory for the result. It says: ${given}.`,
    internal: ({ given }) => `The engine failed. It says: ${given}.`,
    other: takes,
  } satisfies Record<string, (refusal: Refusal) => string> as Record<string, (refusal: Refusal) => string>,
  errorTitle: 'This experiment stopped here',
  errorWayOut: 'The last picture that works stays. Undo, or reset the experiment.',
  unexpected: (message: string) => `Something outside the engine failed. It says: ${message}.`,

  engineTitle: 'The engine did not start.',
  engineLoading: 'The engine is starting.',
  engineNone:
    'WebAssembly is missing or blocked, and the slower engine did not arrive. Try again, use another browser, or ask for `wasm-unsafe-eval` in the page’s content security policy.',
  engineFailed: (cause: string) =>
    `Its file did not arrive or did not run. The browser says: ${cause}. Check the connection.`,
  tryAgain: 'Try again',

  notices: {
    link: 'This link is damaged. What was here stays.',
    linkLength: (most: string, given: string) =>
      `A link takes at most ${most} characters. This state needs ${given}: it is not copied, and the address stays as it was.`,
    state: (at: string) => `This state cannot be used: ${at} is not what it should be. What was here stays.`,
    experiment: (given: string, known: string) => `There is no experiment “${given}”. Here are ${known}.`,
    steps: (given: string) => `There is no step “${given}”. Steps are predict, run, reconcile, self-test.`,
    theme: (given: string) => `There is no theme “${given}”. Themes are auto, light, dark.`,
    lang: (given: string) => `There is no language “${given}” yet. This is English.`,
    preset: (given: string, known: string) => `There is no preset “${given}”. Presets are ${known}.`,
    noText: (name: string) => `${name} takes no text.`,
    noSeed: (name: string) => `${name} takes no seed.`,
    query: (given: string) => `The address has “${given}”, which means nothing here.`,
  },
};
