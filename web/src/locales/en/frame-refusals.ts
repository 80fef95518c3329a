/** What is refused, in words: by the engine, by the page, and what an author or a link gave. */

/** What an engine error says: the control's label, what is allowed and what was given (already plain rich text). */
export interface Refusal {
  readonly label: string;
  readonly allowed: string;
  readonly given: string;
  /** Where in a text: which character or line; '' elsewhere. */
  readonly place?: string;
}

const takes = ({ label, allowed, given }: Refusal): string => `${label} takes ${allowed}. You gave ${given}.`;

/** By the engine's code; `other` for a code this page does not know. */
export const errors = {
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
  'no-value': ({ label, given }) => `${label} gives ${given}. Every entry must be a finite number.`,
  overflow: ({ label, given }) => `${label} leaves the range of the numbers: the result holds ${given}.`,
  'out-of-memory': ({ given }) => `This browser has not enough memory for the result. It says: ${given}.`,
  internal: ({ given }) => `The engine failed. It says: ${given}.`,
  other: takes,
} satisfies Record<string, (refusal: Refusal) => string> as Record<string, (refusal: Refusal) => string>;

export const stopped = {
  experiment: {
    title: 'This experiment stopped here',
    wayOut: 'The last picture that works stays. Undo, or reset the experiment.',
  },
  page: { title: 'This page stopped here', wayOut: 'Undo takes back what was done last.' },
};

export const notices = {
  link: 'This link is damaged. What was here stays.',
  linkLength: (most: string, given: string) =>
    `A link takes at most ${most} characters. This state needs ${given}: it is not copied, and the address stays as it was.`,
  state: (at: string, given = 'nothing that can be said') =>
    `This state cannot be used: ${at} takes what the lab writes there, and was given ${given}. What was here stays.`,
  attempts: (at: string, given = 'nothing that can be said') =>
    `These attempts cannot be used: ${at} takes what the lab writes there, and was given ${given}. What was here stays.`,
  experiment: (given: string, known: string) => `There is no experiment “${given}”. Here are ${known}.`,
  steps: (given: string) => `There is no step “${given}”. Steps are predict, run, reconcile, self-test.`,
  theme: (given: string) => `There is no theme “${given}”. Themes are auto, light, dark.`,
  lang: (given: string, all: string) => `There is no language “${given}” yet. Languages are ${all}; this is English.`,
  silent: 'This browser plays no sound here. The angles say the same.',
  languageFailed: (name: string) => `The words of ${name} did not arrive, so the language stays as it is.`,
  preset: (given: string, known: string) => `There is no preset “${given}”. Presets are ${known}.`,
  noText: (name: string) => `${name} takes no text.`,
  noSeed: (name: string) => `${name} takes no seed.`,
  hide: (given: string, known: string) => `There is nothing named “${given}” to hide. Names are ${known}.`,
  lock: (given: string, known: string) =>
    known === ''
      ? `There is no control “${given}” to lock: nothing here has one.`
      : `There is no control “${given}” to lock. Controls are ${known}.`,
  readonly: (given: string) => `“readonly” takes true, false or nothing. You gave “${given}”: nothing can be changed.`,
  query: (given: string) => `The address has “${given}”, which means nothing here.`,
  settingsName: (given: string) => `The settings of this page have “${given}”, which means nothing here.`,
  settingsValue: (name: string) => `The settings of this page give “${name}” a value that it does not take.`,
  settingsUnread: (given: string) =>
    `The settings of this page cannot be read. They look like {"experiment": "shift"}, with straight quotes and no comma at the end. You gave ${given}.`,
};
