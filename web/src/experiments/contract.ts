/**
 * What an experiment is, for the frame that shows it: data and pure functions. No DOM, no clock, no formula; numbers come from
 * the engine, sentences from the locale. See README.md beside this file.
 */
import type { Verdict } from '../engine/api.ts';
import type { ClaimCase } from '../engine/claim.ts';
import type { PageEngine } from '../engine/page.ts';
import type { Values } from '../locales/contract.ts';
import type { Locale } from '../locales/en/index.ts';
import type { Numbers } from '../render/numbers.ts';
import type { Intent, Tree } from '../render/tree.ts';
import type { Answer, Grid, QuestionKind } from '../state/question.ts';
import type { Result } from './results.ts';

export type ExperimentId = 'permute' | 'shift' | 'overflow' | 'mode' | 'explorer' | 'placement';
export type Step = 'predict' | 'run' | 'reconcile' | 'self-test';
/** S < 480, M 480-839, L 840-1119, XL >= 1120 units of 1/16 em of the element's own inline size (look: container, never viewport). */
export type Size = 'S' | 'M' | 'L' | 'XL';
/** columns: UDL, rows: D2L. Display only; the engine always has row = token. */
export type Orientation = 'columns' | 'rows';

/** Plain JSON. Keys are the engine's own argument names, so an EngineError finds its control by `argument`. */
export type Settings = Readonly<Record<string, unknown>>;

export interface Layout {
  readonly size: Size;
  /** Inline size of the main column in units of 1/16 em: a figure this wide fills it. XL 976, at 700 px 652, at 360 px 328. */
  readonly width: number;
  /** What points is a finger. Left out on paper, where nothing does. */
  readonly coarse?: boolean;
}

export interface Run {
  readonly number: number;
  readonly settings: Settings;
  readonly residual: number;
  readonly tolerance: number;
  readonly identical: boolean;
  /** The size guessed for this run, or null. */
  readonly guess: number | null;
}

/** A focused heat-map cell: which figure, which display cell. */
export interface Cursor {
  readonly figure: string;
  readonly row: number;
  readonly col: number;
}

/** All a view may look at. */
export interface Scene<S, R> {
  readonly settings: S;
  readonly report: R;
  readonly words: Locale;
  readonly numbers: Numbers;
  readonly layout: Layout;
  readonly orientation: Orientation;
  /** Predict: outputs, differences and verdicts are not shown yet (dotted cells, a boxed ?). */
  readonly hidden: boolean;
  readonly cursor: Cursor | null;
  /** The locked (or, in Predict, the present) size guess, for the ruler; 0 is allowed. */
  readonly guess: number | null;
  readonly runs: readonly Run[];
  readonly currentRun: number;
  /** Settings as the controls show them (what was typed, perhaps refused), and the refused ones' sentences by name. */
  readonly entered: Settings;
  readonly errors: Readonly<Record<string, string>>;
  /** Prefix for ids, unique on the host page. */
  readonly idPrefix: string;
  /** Pieces the frame makes, for the view to place: each exactly once in step run, none when `hidden`. */
  readonly parts: {
    /** describe() as the live sentence, with "Numbers as a table" and "Copy sentence". */
    readonly sentence: Tree;
    /** The primary button: the next step of the loop. */
    readonly next: Tree;
    /** "Your runs". */
    readonly runTable: Tree;
    /** Undo, for an experiment with `undoInView` only: the view puts it beside what is undone. */
    readonly undo?: Tree;
  };
}

/** more: behind "More conditions". inView: the view draws it beside its picture (render/controls.ts), not the band. */
export type Control = { readonly name: string; readonly more?: boolean; readonly inView?: boolean } & (
  | { readonly kind: 'segmented'; readonly options: readonly (string | number)[]; readonly disabledWhen?: string }
  | { readonly kind: 'stepper'; readonly min: number; readonly max: number }
  | {
      readonly kind: 'slider';
      readonly min: number;
      readonly max: number;
      readonly step: number;
      readonly ticks: readonly number[];
      /** Teal: the quantity is a position or an offset. */
      readonly position?: boolean;
      readonly decimals?: number;
    }
  | { readonly kind: 'number' }
  /** A number field with a few named stops beside it. */
  | { readonly kind: 'stops'; readonly options: readonly number[] }
  /** The learner's text: one field; the setting is the list of words, split at white space, case kept ([] when empty). */
  | { readonly kind: 'words' }
  /** A list in one field, such as an order: whole numbers become numbers, anything else stays the typed word, for the engine to refuse. */
  | { readonly kind: 'list' }
  /** A text as it was typed or pasted; of several lines, where `lines` says how many are seen at once. */
  | { readonly kind: 'text'; readonly lines?: number }
  | { readonly kind: 'switch' }
  /** A button that sends the intent; its label is words[id].controls[name]. */
  | { readonly kind: 'button'; readonly intent: Intent }
);

/** E: the engine it asks. */
export interface Prediction<S, R, E extends PageEngine = PageEngine> {
  /** The id of the exercise bank, e.g. 'PM1'. */
  readonly id: string;
  readonly kind: QuestionKind;
  readonly choices?: readonly string[];
  /** numbers: how many. Their labels are in the locale. */
  readonly count?: number;
  readonly tolerance?: number;
  readonly relative?: number;
  /** Decimals of its numbers, where two do not tell right from wrong. */
  readonly digits?: number;
  grid?(settings: S, report: R): Grid;
  /** Words and numbers of these settings for the question itself. Cheap: it is asked again for every picture. */
  asked?(settings: S, report: R): Values;
  /** By choice id: its law as the figure writes it under these settings (render/formula.ts, without $). Else the locale's own. */
  laws?(settings: S, orientation: Orientation): Readonly<Record<string, string>>;
  /** The right answer, asked from the engine for the learner's own settings. */
  answer(engine: E, settings: S, report: R): Answer;
  /** Wrong ways to think, by the id of their reply, each with the answer it would give; asked from the engine as well. */
  theories?(engine: E, settings: S, report: R): Readonly<Record<string, Answer>>;
  /** size: the verdict whose residual is the answer; null: there is none. */
  verdict?(report: R): Verdict | null;
  /** Words and numbers for the replies, asked from the engine as well. */
  evidence?(engine: E, settings: S, report: R): Values;
}

/** Of a round of questions: what belongs to the state. */
export interface RoundCore<S> {
  /** That of its first question. */
  readonly id: string;
  /** The ids of all its questions, where they count for a score: in the first round of a question of the unit. */
  readonly asks?: readonly string[];
  /** Over the learner's settings: what the questions are about. Absent: they are about any settings. */
  conditions?(settings: S): Partial<S>;
}

/** Questions that are asked together and locked in once. */
export interface Round<S, R, E extends PageEngine = PageEngine> extends RoundCore<S> {
  readonly questions: readonly Prediction<S, R, E>[];
}

/** What the picture says about a claim. */
export interface Seen {
  /** The engine's verdict it is read off, if it is one. */
  readonly verdict?: Pick<Verdict, 'holds' | 'residual' | 'tolerance'>;
  /** As the claim says. */
  readonly agrees: boolean;
  /** Words and numbers for the locale's sentence. */
  readonly named?: Values;
}

/** A claim of the engine (checkClaim) that belongs to this experiment; its sentence is in the locale. */
export interface ClaimView<S, R> {
  readonly id: string;
  /** Its inputs are finitely many, and all are tried. */
  readonly finite?: boolean;
  /** The conditions under which the experiment shows it, over the learner's settings. With `seen` only. */
  shown?(settings: S): Partial<S>;
  /** Read off the report under these conditions; null: these settings cannot tell. Absent: there is nothing to see. */
  seen?(report: R, settings: S): Seen | null;
  /** Settings that show this very input; null: there are none. */
  open?(example: ClaimCase): Partial<S> | null;
}

export interface NumberTable {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/**
 * What every lab knows of an experiment from the start: all that its state is made of, and with it links, the rail and an author's
 * attributes. The rest comes when the experiment is first opened, and the words with it, but for name, teaser and question.
 */
// biome-ignore lint/suspicious/noExplicitAny: the registry holds experiments of different settings
export interface ExperimentCore<S = any> {
  readonly id: ExperimentId;
  /** 'question': one of the unit's questions, which begins with Predict. 'look': to look things up, which begins with Run. */
  readonly group: 'question' | 'look';
  readonly orientation: Orientation;
  /** It asks more than the page's engine has: it is given a whole one, with E = Engine. */
  readonly needs?: 'whole engine';
  /** What Reset returns to. */
  readonly defaults: S;
  /** orientation: how the picture that the preset names is drawn. */
  readonly presets: readonly {
    readonly id: string;
    readonly settings: Partial<S>;
    readonly orientation?: Orientation;
  }[];
  /** Controls of the conditions band, in order; `more: true` sits behind "More conditions". */
  controls(settings: S): readonly Control[];
  /**
   * Pure. { type: 'set', name, value } is handled by the frame, which writes settings[name]; here are the experiment's own intents,
   * such as { type: 'moveToken', from, to }. Settings that must follow another one (an order when the words change) follow in
   * `adjust`. An intent with `value` comes from a field: the value is the text as typed.
   */
  reduce(settings: S, intent: Intent): S;
  /** Pure. After `set` of one control: the settings that depend on it (a new text needs a new order). */
  adjust?(settings: S, changed: string): S;
  /** Of the experiment's own intents, by type: the controls they are another hand on, so that what an author locks stays locked. */
  readonly hands?: Readonly<Record<string, readonly string[]>>;
  /** Settings that no hand sets: they follow others. */
  readonly follows?: readonly string[];
  /** In the order they are offered; the learner begins with the first. */
  readonly rounds: readonly RoundCore<S>[];
}

// biome-ignore lint/suspicious/noExplicitAny: experiments of different settings and reports
export interface Experiment<S = any, R = any, E extends PageEngine = PageEngine> extends ExperimentCore<S> {
  /** One engine call. Throws the engine's EngineError. */
  compute(engine: E, settings: S): R;
  /** The law under test: what the ruler, the run table and the sign in the formula show. */
  verdict(report: R): Verdict;
  /** The conditions in a phrase (rich text), for the run table and the folded band on phones. Equal phrases are one run. */
  conditions(settings: S, words: Locale): string;
  /** The view places scene.parts.undo; the row under the conditions then leaves it out. */
  readonly undoInView?: boolean;
  /** The figures of Run (and, hidden, of Predict), assembled with scene.parts. */
  view(scene: Scene<S, R>): Tree;
  /** One computed sentence (rich text) for the live region and the page. */
  describe(scene: Scene<S, R>): string;
  /** What a listener hears before that sentence (rich text): what moved and where it shows, which the eye has in the picture. */
  heard?(scene: Scene<S, R>): string;
  /** The verdict in words (rich text) for Reconcile: "Holds to 4.4·10^{−16}. That is rounding." */
  outcome(scene: Scene<S, R>): string;
  /** The numbers behind the pictures. */
  tables(scene: Scene<S, R>): readonly NumberTable[];
  /** The same numbers and verdicts by name, unrounded, for files and comparisons (results.ts); the settings are those of the report. */
  results(settings: S, report: R, words: Locale): readonly Result[];
  /** What the cursor's cell says (rich text), or null. */
  readout(scene: Scene<S, R>): string | null;
  /** What no control shows of these settings, as a sentence over the conditions with the way back; null when there is no such thing. */
  note?(settings: S, words: Locale): { readonly text: string; readonly act: string; readonly intent: Intent } | null;
  /** In the order of the unit. */
  readonly claims: readonly ClaimView<S, R>[];
  readonly rounds: readonly Round<S, R, E>[];
  /** Ids of the reasons to tick in Reconcile and of the ideas of the self-test answer; their texts are in the locale. */
  readonly reasons: readonly string[];
  readonly ideas: readonly string[];
}

/** In the registry. */
export interface ListedExperiment extends ExperimentCore {
  /** All of it. */
  load(): Promise<Experiment>;
}
