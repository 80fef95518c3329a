/**
 * What every experiment says. Sentences are rich text (render/rich.ts): **bold**, *italic*, `code`, $formula$ (bold upright
 * matrices, teal positions), 10^{−16}. Numbers arrive formatted.
 */
import type { Refusal } from './en/frame-refusals.ts';

/** Numbers and words for a sentence, by name, as the page prints them. */
export type Named = Readonly<Record<string, string>>;

/** The same before they are printed. */
export type Values = Readonly<Record<string, string | number | readonly number[]>>;

export interface PredictionWords {
  /** `asked`: Prediction.asked, what is special about the learner's settings. */
  readonly question: string | ((asked: Named) => string);
  /** By choice id: the answer in words and, if it has one that no setting changes, its formula (without $); else Prediction.laws. */
  readonly choices?: Readonly<Record<string, { readonly text: string; readonly formula?: string }>>;
  /** numbers: a label for each field. */
  readonly labels?: readonly string[];
  /** cell: what its rows and its columns are. */
  readonly axes?: { readonly row: string; readonly column: string };
  /** What a number that was asked for says, the guess's and the engine's alike. */
  readonly counted?: (number: string) => string;
  /** Under the entry: unit or range. */
  readonly hint?: string;
  /** When the prediction was right. */
  readonly right: (evidence: Named) => string;
  /**
   * The reason for that very guess, by the id of the theory that answers like it (Prediction.theories), else by wrong choice id, by
   * 'low' or 'high' for sizes and numbers; 'other' for the rest.
   */
  readonly replies: Readonly<Record<string, (evidence: Named) => string>>;
}

export interface ClaimWords {
  /** What the learner decides about: true or not. */
  readonly sentence: string;
  /** What is read off the picture, before the sign and the numbers. */
  readonly seen?: string | ((named: Named) => string);
}

export interface ExperimentWords {
  /** Rail and phone header. */
  readonly name: string;
  readonly teaser: string;
  /** The question, h1. */
  readonly question: string;
  /** What is about to happen, above the figure in Predict; from the settings in words. */
  readonly controls: Readonly<Record<string, string>>;
  /** Own words for a refusal, by `argument.code` or `code`, where the frame's general sentence does not do. */
  readonly errors?: Readonly<Record<string, (refusal: Refusal) => string>>;
  readonly options: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly presets: Readonly<Record<string, string>>;
  readonly predictions: Readonly<Record<string, PredictionWords>>;
  /** Heads of Reconcile: "The block did". */
  readonly did: string;
  readonly why: string;
  /** Under the run table: which two things its difference and verdict compare. */
  readonly compared?: string;
  /** Head over the run table's verdicts, where they are not about what the picture shows first. */
  readonly verdictHead?: string;
  readonly claims: Readonly<Record<string, ClaimWords>>;
  readonly reasons: Readonly<Record<string, string>>;
  readonly selfTest: {
    readonly question: string;
    /** Formulas (render/formula.ts, without $) shown above the ideas, one a line, if any. */
    readonly formula?: string;
    readonly ideas: Readonly<Record<string, string>>;
  };
}

/** A sentence, or one with the numbers of this time. */
export type Sentence = string | ((numbers: Named) => string);

/** What a card of the deck says beyond its question and answer. */
export interface CardWords {
  /** A few words, for the list. */
  readonly title: string;
  /** What is often said instead, each with its reply. */
  readonly often: Readonly<Record<string, { readonly said: Sentence; readonly reply: Sentence }>>;
}

export interface OwnCardWords extends CardWords {
  readonly question: Sentence;
  readonly ideas: Readonly<Record<string, Sentence>>;
}

/** A card with a bug: two variants or more, one of them right. */
export interface BugWords {
  /** A few words for the list, which give nothing away. */
  readonly title: string;
  /** What is to be built. */
  readonly wanted: Sentence;
  /** By variant: a formula or settings. */
  readonly variants: Readonly<Record<string, Sentence>>;
  /** By test: what it asks for, and why it finds the bug or does not. */
  readonly tests: Readonly<Record<string, { readonly name: Sentence; readonly why: Sentence }>>;
  /** The prediction; one answer per variant. */
  readonly value: Sentence;
  /** How the engine got the answers, where the question does not say. */
  readonly values: Readonly<Record<string, Sentence>>;
  /** What is wrong, once it is shown. */
  readonly fault: Sentence;
  /** Where it was reported: facts of the public thread. */
  readonly reported: string;
}
