/**
 * A sample of the gallery: a lab as an author's attributes, a state and a hand bring it there, and the part of it that is looked at.
 * No number of a result stands in a sample: the engine gives them, as to any lab.
 */

/** Each is found by a selector in the lab's shadow root, so that samples do not depend on words. */
export type Act =
  | { readonly click: string }
  | { readonly key: string; readonly on: string }
  | { readonly type: string; readonly into: string }
  /** The text of a file that is chosen, from what the lab is then. */
  | {
      readonly file: (lab: { readonly state: unknown; readonly initialState: unknown }) => string;
      readonly into: string;
    }
  /** All of these look as under the keys, where only one in a page has the focus. */
  | { readonly ring: string };

/** As far as samples read it. */
interface Initial {
  readonly experiments: Readonly<Record<string, { readonly settings: object }>>;
}

export interface Sample {
  /** In the address. */
  readonly name: string;
  /** Without `experiment`: the whole unit. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** What is given to the lab before anything happens; the initial state has the author's settings. */
  readonly state?: (initial: Initial) => object;
  /** As a learning platform tells it. */
  readonly course?: object;
  readonly acts?: readonly Act[];
  /** A selector: the rest of the lab is not shown. */
  readonly part?: string;
  /** Of the lab, in pixels; left out: what there is. */
  readonly width?: number;
  /** Done to the page before there is a lab. Such a sample has a page of its own. */
  readonly before?: () => void;
}

/** An experiment at a step; past Predict with a locked prediction, which says "I don't know yet" where `part` has no guesses. */
export const at =
  (id: string, step: string, part: { readonly settings?: object } & Record<string, unknown> = {}): Sample['state'] =>
  ({ experiments }) => {
    const settings = { ...experiments[id]?.settings, ...part.settings };
    const locked = step === 'predict' ? null : settings;
    return { experiment: id, experiments: { [id]: { step, reached: step, locked, ...part, settings } } };
  };

export const click = (...selectors: readonly string[]): Act[] => selectors.map((selector) => ({ click: selector }));

/** To the first question of permute, with the step after it. */
export const answers: readonly Act[] = [
  ...click('[value="follows"]'),
  { type: '−15', into: '.pred .stepper input' },
  ...click('[value="fairly"]'),
];
export const lockIn = click('.pred .btn.primary');
