/** Options and results of checkFailure, checkEntryPoints and checkDropoutOutcomes: closed-book tasks that are not formulas. */
import type { Mode } from './api.ts';
import type { Cure } from './overflow.ts';

/** What was found of one answer. */
export interface AnswerMark {
  /** It is right. */
  readonly holds: boolean;
  /** The known slip that it is; null: none of them, or it holds. */
  readonly form: string | null;
}

/** Of D2L's class, in its order; 'none': the text passes. */
export type FailureStep = 'none' | 'build' | 'slice' | 'add' | 'dropout';

/** Sizes that do not fit, an index past the end, types that do not fit, memory. */
export type FailureKind = 'size' | 'index' | 'type' | 'memory';

/**
 * What a cure may leave open: how well the model does at new positions, whether the old rows stay, whether every token gets a row of its
 * own, whether the add still fails.
 */
export type OpenQuestion = 'quality' | 'oldRows' | 'ownRow' | 'error';

export interface FailureOptions {
  /** Of length and maxLen. By default 1500 tokens and 1000 rows. @allowed an integer from 0 to 9007199254740991 */
  seed?: number;
  /** Which step fails. By default not answered, as each of the following. */
  step?: FailureStep;
  /** With which error. */
  kind?: FailureKind;
  /** In "size of tensor a (...) must match the size of tensor b (...)". @allowed an integer from 0 to 1000000 */
  a?: number;
  /** Likewise. @allowed an integer from 0 to 1000000 */
  b?: number;
  /** The dimension it names. @allowed an integer from 0 to 1000000 */
  axis?: number;
  /** How many rows the slice gives. @allowed an integer from 0 to 1000000 */
  slicedRows?: number;
  /** The shortest text that fails at this table. @allowed an integer from 0 to 1000000 */
  firstRefused?: number;
  /** The smallest maxLen that takes this text. @allowed an integer from 0 to 1000000 */
  smallestMaxLen?: number;
  /** What cures it: no token lost, and every row the one that a longer table has. */
  cure?: Cure;
  /** What runs without an error, and tokens are gone. */
  losing?: Cure;
  /** What the cure leaves open. */
  open?: OpenQuestion;
}

/** The answers of a failure, by option. */
export type FailureField =
  | 'step'
  | 'kind'
  | 'a'
  | 'b'
  | 'axis'
  | 'slicedRows'
  | 'firstRefused'
  | 'smallestMaxLen'
  | 'cure'
  | 'losing'
  | 'open';

/** The right answers; null: nothing fails, so there is none. */
export interface FailureAnswers {
  /** Which step fails. */
  readonly step: FailureStep;
  /** With which error. */
  readonly kind: FailureKind | null;
  /** Tokens. */
  readonly a: number | null;
  /** Rows of the slice. */
  readonly b: number | null;
  /** The dimension the error names. */
  readonly axis: number | null;
  /** How many rows the slice gives. */
  readonly slicedRows: number;
  /** The shortest text that fails at this table. */
  readonly firstRefused: number;
  /** The smallest maxLen that takes this text. */
  readonly smallestMaxLen: number;
  /** What cures it. */
  readonly cure: Cure | null;
  /** What loses tokens in silence. */
  readonly losing: Cure | null;
  /** What the cure leaves open. */
  readonly open: OpenQuestion | null;
}

export interface FailureReport {
  /** Tokens of the text. */
  readonly length: number;
  /** Rows of the table. */
  readonly maxLen: number;
  /** Whether a step fails. */
  readonly fails: boolean;
  /** PyTorch's error; null: it says nothing. */
  readonly text: string | null;
  /** By answer; null: not answered. The form 'noError': nothing fails here, so there is no error to ask about. */
  readonly marks: Readonly<Record<FailureField, AnswerMark | null>>;
  /** What the emulation of the class says. */
  readonly right: FailureAnswers;
}

/**
 * D2L's TransformerEncoder; a drawing with Q = b + W (X + P), K likewise and V = b + W X (UDL 12.16, 12.17); the encoder of DETR; the
 * LLaMA family; T5; offset vectors (Shaw 2018); ALiBi; BERT and ViT as D2L builds them.
 */
export type EntryModel = 'd2l' | 'drawing' | 'detr' | 'rope' | 't5' | 'clipped' | 'alibi' | 'bert' | 'vit';

/** The sum before the first block, once; or inside every layer. */
export type EntryWhere = 'input' | 'everyLayer';

/** A row is added; a vector is turned; a number is added to the score; a vector per offset is added for each pair. */
export type EntryHow = 'add' | 'turn' | 'scoreNumber' | 'offsetVector';

/** What the row, turn or number is looked up by: the token's own position, or the offset of a pair. */
export type EntryIndex = 'position' | 'offset';

export interface EntryPointsOptions {
  /** Which model is asked about. */
  model: EntryModel;
  /** Where positions enter. */
  where: EntryWhere;
  /** What they do. */
  how: EntryHow;
  /** Whether queries get them. @default false */
  intoQuery?: boolean;
  /** Whether keys do. @default false */
  intoKey?: boolean;
  /** Whether values do. @default false */
  intoValue?: boolean;
  /** What they are looked up by. */
  index: EntryIndex;
}

export interface EntryChoice {
  /** Where positions enter. */
  readonly where: EntryWhere;
  /** What they do. */
  readonly how: EntryHow;
  /** Whether queries get them. */
  readonly intoQuery: boolean;
  /** Whether keys do. */
  readonly intoKey: boolean;
  /** Whether values do. */
  readonly intoValue: boolean;
  /** What they are looked up by. */
  readonly index: EntryIndex;
}

/** What another table does to a matrix: nothing; other numbers in rows as long as before; rows of another length. */
export type OperandReading = 'same' | 'turned' | 'other';

/** By how much the output moves when all positions grow by the same: not at all, by rounding, really. */
export type ShiftReading = 'none' | 'rounding' | 'real';

/** Readings of a stack of two layers over five tokens. */
export interface EntryProbes {
  /** The first layer's queries, under another table. */
  readonly query: OperandReading;
  /** Its keys. */
  readonly key: OperandReading;
  /** Its values. */
  readonly value: OperandReading;
  /** The sum before the first layer. */
  readonly stream: OperandReading;
  /** All positions 16 larger. */
  readonly shift: ShiftReading;
  /** By how much that moves the output. */
  readonly shiftChange: number;
  /** Another table for the second layer alone changes the output. */
  readonly secondLayerReads: boolean;
}

/**
 * Why no stack can do it. sumFeedsAll: before the first block there is one sum, which feeds query, key and value alike. nothingYet:
 * before the first block there are no scores and no pairs. numberOnScore: a number on the score enters none of the three. needsPair: a
 * row by offset cannot be added to one token. vectorByOffset: a vector per offset is looked up by the offset. nowhere: it enters nothing.
 */
export type EntryTrouble = 'sumFeedsAll' | 'nothingYet' | 'numberOnScore' | 'needsPair' | 'vectorByOffset' | 'nowhere';

export interface EntryPointsReport {
  /** All probes of the choice agree with those of the model, but for the size of shiftChange. */
  readonly holds: boolean;
  /** null: the choice can be built. */
  readonly trouble: EntryTrouble | null;
  /** null: it cannot. */
  readonly yours: EntryProbes | null;
  /** Of the model. */
  readonly model: EntryProbes;
  /** Beside right. */
  readonly whereHolds: boolean;
  /** Likewise. */
  readonly howHolds: boolean;
  /** Likewise. */
  readonly intoHolds: boolean;
  /** Likewise. */
  readonly indexHolds: boolean;
  /** Of the choices that agree with the model, the one nearest to what was chosen. */
  readonly right: EntryChoice;
}

export interface DropoutOutcomesOptions {
  /** Of word, position, rate and mode. By default 3/5, 1, 1/5, train. @allowed an integer from 0 to 9007199254740991 */
  seed?: number;
  /** Draw numbers with word + position = 0, in train mode; needs a seed. @default false */
  cancels?: boolean;
  /**
   * What the entry may become: whole numbers up to 1000, decimals with up to four digits after the point, or fractions of whole numbers
   * up to 1000; together with probabilities. @allowed 1 to 4 words
   */
  outcomes?: string[];
  /** One each, likewise. @allowed as many words as outcomes */
  probabilities?: string[];
  /**
   * Two entries: the probability that both, exactly one, none is kept; then the mean number of zeros in a block of 6 x 8 that had none.
   * An empty word is no answer. @allowed 4 words
   */
  counts?: string[];
}

export interface OutcomesAnswers {
  /** By size. */
  readonly outcomes: readonly string[];
  /** One each. */
  readonly probabilities: readonly string[];
  /** As in the options. */
  readonly counts: readonly string[];
}

export interface DropoutOutcomesReport {
  /** The entry of the word, already times sqrt(width). */
  readonly word: string;
  /** The entry of the table. */
  readonly position: string;
  /** The rate. */
  readonly rate: string;
  /** The mode. */
  readonly mode: Mode;
  /** Outcomes and probabilities agree, in any order, equal outcomes as one; null: no list. */
  readonly holds: boolean | null;
  /** The outcomes agree, whatever their probabilities. */
  readonly outcomesHold: boolean;
  /** Of the probabilities. */
  readonly sum: string;
  /** The known wrong list that it is; else 'sum' or 'rounded'; null: none of them, or it holds. */
  readonly form: OutcomesForm | null;
  /** null: not answered. */
  readonly counts: readonly (AnswerMark | null)[];
  /** The right list and counts. */
  readonly right: OutcomesAnswers;
}

/**
 * What is listed instead. positionApart: the position is never dropped. beforeAdd: only the word is dropped and rescaled. wrongWay: times
 * 1 - p. byRate: divided by p. keepRate: p is taken for the rate of keeping. sum: the probabilities do not add up to 1.
 */
export type OutcomesForm =
  | 'positionApart'
  | 'notRescaled'
  | 'wrongWay'
  | 'byRate'
  | 'exchanged'
  | 'keepRate'
  | 'beforeAdd'
  | 'evalList'
  | 'trainList'
  | 'rescaledInEval'
  | 'sum'
  | 'rounded';
