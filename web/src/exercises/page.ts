/**
 * What a page is, for the frame that shows it: a place of the unit that is no experiment (no steps, no conditions, no runs). Data
 * and pure functions as in experiments/contract.ts: numbers and right answers come from the engine, sentences from the locale.
 */
import type { PageEngine } from '../engine/page.ts';
import type { Locale } from '../locales/en/index.ts';
import type { PlaceId } from '../locales/language.ts';
import type { Numbers } from '../render/numbers.ts';
import type { Intent, Tree } from '../render/tree.ts';

export type PageId = 'deck' | 'closed-book' | 'bugs';

/** What a gesture on a page means. The frame adds the date and a seed, so that reducers stay pure and a transcript replays. */
export interface PageIntent extends Intent {
  /** The learner's own date, 'YYYY-MM-DD'. */
  readonly today: string;
  /** A whole number from 0 to 4294967295, another one each time. */
  readonly seed: number;
}

/** All a view may look at. */
export interface PageScene<S, R> {
  readonly state: S;
  /** What compute() said of this state. */
  readonly result: R;
  readonly words: Locale;
  readonly numbers: Numbers;
  readonly layout: { readonly size: 'S' | 'M' | 'L' | 'XL'; readonly width: number };
  readonly today: string;
  /** The experiments that can be opened from here, in the unit's order; the intent is { type: 'open', experiment }. */
  readonly experiments: readonly { readonly id: string; readonly name: string }[];
  /** After { type: 'saveFile' }, where the browser may have refused it: the text to copy. The view places it beside its files. */
  readonly offer?: Tree;
  /** Prefix for ids, unique on the host page. */
  readonly idPrefix: string;
}

export interface PageFile {
  readonly name: string;
  /** Its media type. */
  readonly type: string;
  readonly text: string;
}

/** What every lab knows of a page from the start: its state. The rest comes when the page is first opened, and its words with it. */
export interface PageCore<S> {
  readonly id: PageId;
  /** It asks more than the page's engine has: it is given a whole one, with E = Engine. */
  readonly needs?: 'whole engine';
  /** Plain JSON. */
  readonly initial: S;
  /** A state from a link, a store or a host; null: it is none. Never throws. */
  parse(value: unknown): S | null;
  /**
   * Pure. An intent it does not know leaves the state as it is. Every page also hears { type: 'marked', experiment, mark } when the
   * self-test of an experiment was marked, and { type: 'file', text } after { type: 'openFile' }: text null, the file is too large or
   * could not be read. Undo and redo it does not hear: every change of the state is a step of theirs, but for
   * 'marked'.
   */
  reduce(state: S, intent: PageIntent): S;
  /** What undo keeps of a state: not what is said once, nor half of a double press, which are no steps. Absent: all. */
  lasting?(state: S): S;
  /** The state that undo or redo leads to, with what the page says of the way; absent: as it was. */
  led?(from: S, to: S, by: 'undo' | 'redo'): S;
  /** What the host hears of an intent, such as the card that is marked with it; null or absent: nothing. */
  answered?(before: S, intent: Intent): object | null;
  /** A state from a link or a host over the one that is here; absent: it replaces it. */
  join?(here: S, given: S): S;
  /** What a link carries; absent: all. */
  shared?(state: S): S;
}

/** E: the engine it asks. */
export interface Page<S, R, E extends PageEngine = PageEngine> extends PageCore<S> {
  /** The part of the state that compute() looks at, so that it is asked only when that changes; absent: all. */
  asks?(state: S): unknown;
  /** One or a few engine calls. What it throws becomes a sentence. */
  compute(engine: E, state: S): R;
  view(scene: PageScene<S, R>): Tree;
  /** One sentence (rich text) for the live region. */
  describe(scene: PageScene<S, R>): string;
  /** What { type: 'saveFile', file } saves. */
  file?(name: string, scene: PageScene<S, R>, engine: E): PageFile;
}

/** The list holds pages of different states and results. */
export type AnyPage = Page<unknown, unknown>;
export type AnyPageCore = PageCore<unknown>;

export interface ListedPage extends AnyPageCore {
  /** The other places whose sentences it shows. */
  readonly quotes?: readonly PlaceId[];
  /** All of it. */
  load(): Promise<AnyPage>;
}
