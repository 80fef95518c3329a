/**
 * What an author may set from outside, as data: the attributes of the element, the parts of it that have a name, and the custom
 * properties of its style. The manifest, docs/element-api.md and the Embed dialog are made of these lists, and of no others.
 */

export interface AttributeSaid {
  readonly name: string;
  readonly type: 'text' | 'names' | 'flag';
  /** What it takes, in words or as names. */
  readonly values: string;
  /** One sentence. */
  readonly says: string;
}

/** In the query of embed.html and position-lab.html and in the settings block too, under the same names. */
export const attributes = [
  {
    name: 'experiment',
    type: 'text',
    values: 'permute, shift, overflow, mode, explorer, placement; deck, closed-book, bugs',
    says: 'The experiment or page that is shown alone; without it the whole unit.',
  },
  {
    name: 'preset',
    type: 'text',
    values: 'the name of a preset of the experiment',
    says: 'The conditions to begin with.',
  },
  { name: 'text', type: 'text', values: 'words', says: 'The tokens, split at white space.' },
  { name: 'seed', type: 'text', values: 'a whole number', says: 'The seed of the random numbers.' },
  { name: 'lang', type: 'text', values: 'en, zh, de, es', says: 'Without it the page’s own, else the browser’s.' },
  {
    name: 'theme',
    type: 'text',
    values: 'auto, light, dark',
    says: 'Light or dark; auto, or nothing, follows the page.',
  },
  {
    name: 'steps',
    type: 'names',
    values: 'predict, run, reconcile, self-test',
    says: 'The steps that are offered; without it all four, and with readonly only Run.',
  },
  {
    name: 'hide',
    type: 'names',
    values: 'names of controls and of parts that may be hidden',
    says: 'What is not drawn; a hidden setting stays as the author set it.',
  },
  {
    name: 'lock',
    type: 'names',
    values: 'names of controls',
    says: 'What is drawn with its value and takes no change.',
  },
  {
    name: 'readonly',
    type: 'flag',
    values: 'nothing, or true, or false',
    says: 'Nothing can be changed; pictures, their cursors, tables and exports work.',
  },
] as const satisfies readonly AttributeSaid[];

export type AttributeName = (typeof attributes)[number]['name'];

/** What means nothing: a name in the query; in the settings a name, the value of a name, all of them. */
export interface StrangeChoice {
  readonly why: 'query' | 'settingsName' | 'settingsValue' | 'settingsUnread';
  readonly given: string;
}

export interface PartSaid {
  readonly name: string;
  /** One sentence. */
  readonly says: string;
  /** Whether `hide` takes it. What is left without it would say nothing. */
  readonly hides: boolean;
}

/** By these names ::part() styles them and `hide` leaves them out. No setting has such a name. */
export const parts = [
  { name: 'bar', says: 'The bar on top of the whole unit.', hides: true },
  { name: 'orientation', says: 'Whether tokens are columns or rows.', hides: true },
  { name: 'copy-link', says: 'The button that copies a link.', hides: true },
  { name: 'embed', says: 'The button and the dialog that make code for other pages.', hides: true },
  { name: 'print', says: 'The button that prints.', hides: true },
  { name: 'display', says: 'Theme and size, and the button that opens them.', hides: true },
  { name: 'rail', says: 'The overview of the unit, beside or above.', hides: true },
  { name: 'question', says: 'The title.', hides: true },
  { name: 'steps', says: 'The list of steps.', hides: true },
  { name: 'conditions', says: 'The band of controls.', hides: true },
  { name: 'presets', says: 'The presets.', hides: true },
  { name: 'history', says: 'Undo, redo and reset.', hides: true },
  { name: 'picture', says: 'The figures of an experiment.', hides: false },
  { name: 'page', says: 'What a page draws.', hides: false },
  { name: 'sentence', says: 'The computed sentence with its buttons.', hides: true },
  { name: 'numbers', says: 'The numbers as a table, and the button that opens them.', hides: true },
  { name: 'export', says: 'The export menu, and the button that opens it.', hides: true },
  { name: 'runs', says: 'The table of runs.', hides: true },
  { name: 'compare', says: 'A beside B.', hides: true },
  { name: 'claims', says: 'The claims.', hides: true },
  { name: 'card', says: 'What Predict, Reconcile and Self-test draw.', hides: false },
  { name: 'answers', says: 'The answers of Self-test on a page of their own, on paper.', hides: true },
  { name: 'rounds', says: 'The list of other questions, and the button that opens it.', hides: true },
  { name: 'result-code', says: 'The result code, and the button that opens it.', hides: true },
  { name: 'full-page', says: 'The link to the full page.', hides: true },
  { name: 'foot', says: 'The line at the end.', hides: true },
] as const satisfies readonly PartSaid[];

export type PartName = (typeof parts)[number]['name'];

export interface PropertySaid {
  readonly name: string;
  readonly says: string;
}

/** What a page may set on the element. Roles other than the accent are not themable. */
export const customProperties = [
  { name: '--pl-paper', says: 'The background.' },
  { name: '--pl-ink', says: 'Text and lines.' },
  {
    name: '--pl-accent',
    says: 'The colour of positions; below 4.5:1 on the background it is refused, and the console says so.',
  },
  { name: '--pl-serif', says: 'The face of questions, tokens and formulas.' },
  { name: '--pl-sans', says: 'The face of controls and numbers.' },
] as const satisfies readonly PropertySaid[];

/** Names in an attribute stand apart by spaces or commas. */
export const namesIn = (text: string): string[] => text.split(/[\s,]+/u).filter((name) => name !== '');

export interface TypedSaid extends PropertySaid {
  /** As web/src/element/api.d.ts writes it. */
  readonly type: string;
  readonly readonly?: true;
}

/** What a page may read and set of the element. */
export const properties = [
  {
    name: 'state',
    type: 'Json',
    says: 'All a learner has set, answered and written; whole or in part, it may be set.',
  },
  { name: 'sharedState', type: 'Json', readonly: true, says: 'The state without what is the learner’s alone.' },
  { name: 'initialState', type: 'Json', readonly: true, says: 'The state before the learner did anything.' },
  { name: 'report', type: 'Json', readonly: true, says: 'What the engine said last; null before that.' },
  {
    name: 'attempts',
    type: 'Json',
    says: 'The best attempt of each experiment, which a score counts; set after state.',
  },
  {
    name: 'score',
    type: 'Score',
    readonly: true,
    says: 'The score of the attempts: scaled from 0 to 1, how many were attempted, of how many.',
  },
] as const satisfies readonly TypedSaid[];

/** They bubble, and leave every shadow root. */
export const events = [
  { name: 'position-lab-ready', type: 'CustomEvent<ReadyDetail>', says: 'The first picture is drawn.' },
  { name: 'position-lab-state', type: 'CustomEvent<StateDetail>', says: 'The state changed.' },
  {
    name: 'position-lab-answer',
    type: 'CustomEvent<AnswerDetail>',
    says: 'A prediction was graded by the engine, or a self-test was marked by the learner.',
  },
] as const satisfies readonly TypedSaid[];
