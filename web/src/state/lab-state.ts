/**
 * The state of the lab: all a learner has set, answered and written, as plain JSON. What the engine computes is not state; it is
 * asked again. Absent parts of a given state are the initial ones; anything unknown or of a wrong kind is refused, with its place.
 */
import { isObject, type Json } from './json.ts';

export const steps = ['predict', 'run', 'reconcile', 'self-test'] as const;
export type Step = (typeof steps)[number];
export const certainties = ['guess', 'fairly', 'certain'] as const;
export type Certainty = (typeof certainties)[number];
export const marks = ['got', 'missed'] as const;
export type Mark = (typeof marks)[number];
export type Settings = Readonly<Record<string, unknown>>;

/** A guess: a choice's id, an exponent of ten, what was typed, several of these joined (exercises/grade.ts); or one of these two. */
export const unknown = '?';
/** A size of exactly zero, which no power of ten is. */
export const zero = 'zero';
/** What a learner says of a claim before anything is read off. */
export const claimGuesses = ['true', 'false', unknown] as const;
export type ClaimGuess = (typeof claimGuesses)[number];

/** One row of "Your runs". */
export interface KeptRun {
  readonly number: number;
  /** What differs from the experiment's defaults. */
  readonly settings: Settings;
  readonly residual: number;
  readonly tolerance: number;
  readonly identical: boolean;
  readonly guess: number | null;
}

export interface ExperimentState {
  readonly step: Step;
  /** The furthest step so far. */
  readonly reached: Step;
  /** As entered: the engine may refuse them. */
  readonly settings: Settings;
  /** The round of questions that is asked, by id; '': the first. */
  readonly round: string;
  /** The rounds that were locked in, oldest first. */
  readonly asked: readonly string[];
  readonly guesses: Readonly<Record<string, string>>;
  readonly sure: Certainty | null;
  /** The settings the guesses are locked for. */
  readonly locked: Settings | null;
  readonly runs: readonly KeptRun[];
  readonly currentRun: number;
  /** A, which the present settings are compared with: what differs from the experiment's defaults. */
  readonly compareWith: Settings | null;
  /** By the claim's id. */
  readonly claimGuesses: Readonly<Record<string, ClaimGuess>>;
  /** The learner's reason, in their own words, and the listed reasons they ticked. */
  readonly reason: string;
  readonly ticked: readonly string[];
  readonly selfTest: {
    readonly entry: string;
    readonly shown: boolean;
    readonly ideas: readonly string[];
    readonly mark: Mark | null;
  };
}

export interface LabState {
  readonly version: 1;
  /** What is open: an experiment or a page. */
  readonly experiment: string;
  /** null: each experiment's own. */
  readonly orientation: 'columns' | 'rows' | null;
  readonly experiments: Readonly<Record<string, ExperimentState>>;
  /** Of places that are no experiment (exercises/page.ts), each as its page describes it. */
  readonly pages: Readonly<Record<string, unknown>>;
}

/** What the state needs to know of an experiment. */
export interface Seed {
  readonly id: string;
  readonly settings: Settings;
  /** Where it begins. */
  readonly step: Step;
}

/** Likewise of a page. */
export interface PageSeed {
  readonly id: string;
  readonly initial: unknown;
  /** null: no state of this page. */
  parse(value: unknown): unknown;
}

/** More rows than this are not kept; the oldest goes. A state with more is none of ours. */
export const runLimit = 64;

export const initialExperiment = (settings: Settings, step: Step): ExperimentState => ({
  step,
  reached: step,
  settings,
  round: '',
  asked: [],
  guesses: {},
  sure: null,
  locked: null,
  runs: [],
  currentRun: 0,
  compareWith: null,
  claimGuesses: {},
  reason: '',
  ticked: [],
  selfTest: { entry: '', shown: false, ideas: [], mark: null },
});

export const initialState = (
  seeds: readonly Seed[],
  experiment: string,
  pages: readonly PageSeed[] = [],
): LabState => ({
  version: 1,
  experiment,
  orientation: null,
  experiments: Object.fromEntries(seeds.map((seed) => [seed.id, initialExperiment(seed.settings, seed.step)])),
  pages: Object.fromEntries(pages.map(({ id, initial }) => [id, initial])),
});

export type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly at: string };

type Check = (value: unknown) => boolean;
const isText: Check = (value) => typeof value === 'string';
const isFlag: Check = (value) => typeof value === 'boolean';
const isCount: Check = (value) => Number.isInteger(value) && (value as number) >= 0;
const isNumber: Check = (value) => Number.isFinite(value);
const oneOf =
  (allowed: readonly unknown[]): Check =>
  (value) =>
    allowed.includes(value);
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const mapOf =
  (check: Check): Check =>
  (value) =>
    isObject(value) && Object.values(value).every(check);
/** An object with these fields, `required` or not, and no others. */
const shape =
  (fields: Readonly<Record<string, Check>>, required: boolean): Check =>
  (value) =>
    isObject(value) &&
    Object.keys(value).every((key) => Object.hasOwn(fields, key) && (fields[key] as Check)(value[key])) &&
    (!required || Object.keys(fields).every((key) => Object.hasOwn(value, key)));

const isSettings: Check = isObject;
const keptRun = shape(
  {
    number: isCount,
    settings: isSettings,
    residual: isNumber,
    tolerance: isNumber,
    identical: isFlag,
    guess: orNull(isNumber),
  },
  true,
);
const experimentFields: Readonly<Record<keyof ExperimentState, Check>> = {
  step: oneOf(steps),
  reached: oneOf(steps),
  settings: isSettings,
  round: isText,
  asked: listOf(isText),
  guesses: mapOf(isText),
  sure: orNull(oneOf(certainties)),
  locked: orNull(isSettings),
  runs: (value) => listOf(keptRun)(value) && (value as unknown[]).length <= runLimit,
  currentRun: isCount,
  compareWith: orNull(isSettings),
  claimGuesses: mapOf(oneOf(claimGuesses)),
  reason: isText,
  ticked: listOf(isText),
  selfTest: shape({ entry: isText, shown: isFlag, ideas: listOf(isText), mark: orNull(oneOf(marks)) }, false),
};

/** A copy in plain JSON; undefined for what is none: a cycle, a getter that throws, a function. Nobody outside can change it later. */
export function copied(value: unknown): unknown {
  try {
    const text = JSON.stringify(value, (_, part: unknown) => {
      if (typeof part === 'function' || typeof part === 'symbol') throw new TypeError(`no JSON: ${typeof part}`);
      return part;
    });
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a whole or partial state over an initial one. Never throws; `at` is the first part that cannot be used. */
export function parseState(given: unknown, initial: LabState, pages: readonly PageSeed[] = []): Parsed<LabState> {
  const value = copied(given);
  if (!isObject(value)) return { ok: false, at: 'state' };
  const fields: Readonly<Record<keyof LabState, Check>> = {
    version: oneOf([1]),
    experiment: oneOf([...Object.keys(initial.experiments), ...Object.keys(initial.pages)]),
    orientation: orNull(oneOf(['columns', 'rows'])),
    experiments: isObject,
    pages: isObject,
  };
  for (const [key, part] of Object.entries(value)) {
    if (!Object.hasOwn(fields, key) || !fields[key as keyof LabState](part)) return { ok: false, at: key };
  }
  const experiments: Record<string, ExperimentState> = { ...initial.experiments };
  for (const [id, part] of Object.entries(isObject(value.experiments) ? value.experiments : {})) {
    const base = Object.hasOwn(experiments, id) ? experiments[id] : undefined;
    const parsed = base ? parseExperiment(part, base) : ({ ok: false, at: '' } as const);
    if (!parsed.ok) return { ok: false, at: ['experiments', id, parsed.at].filter(Boolean).join('.') };
    experiments[id] = parsed.value;
  }
  const parsedPages = parsePages(value.pages, initial, pages);
  if (!parsedPages.ok) return parsedPages;
  return { ok: true, value: { ...initial, ...(value as Partial<LabState>), experiments, pages: parsedPages.value } };
}

function parsePages(given: unknown, initial: LabState, pages: readonly PageSeed[]): Parsed<LabState['pages']> {
  const parsed: Record<string, unknown> = { ...initial.pages };
  for (const [id, part] of Object.entries(isObject(given) ? given : {})) {
    const state = pages.find((page) => page.id === id)?.parse(part) ?? null;
    if (state === null) return { ok: false, at: `pages.${id}` };
    parsed[id] = state;
  }
  return { ok: true, value: parsed };
}

/** The same for one experiment, as the device keeps it. */
export function parseExperiment(value: unknown, initial: ExperimentState): Parsed<ExperimentState> {
  if (!isObject(value)) return { ok: false, at: '' };
  for (const [key, part] of Object.entries(value)) {
    const known = Object.hasOwn(experimentFields, key);
    if (!known || !experimentFields[key as keyof ExperimentState](part)) return { ok: false, at: key };
  }
  const given = value as Partial<ExperimentState>;
  const strange = strangeSetting(given, initial.settings);
  if (strange !== undefined) return { ok: false, at: strange };
  return {
    ok: true,
    value: {
      ...initial,
      ...given,
      settings: { ...initial.settings, ...given.settings },
      selfTest: { ...initial.selfTest, ...given.selfTest },
    },
  };
}

/** Where settings have a name that the experiment does not know. */
function strangeSetting({ settings, compareWith, locked, runs = [] }: Partial<ExperimentState>, known: Settings) {
  const kept = runs.map((run, k) => [`runs.${k}.settings`, run.settings] as const);
  const all = [['settings', settings], ['compareWith', compareWith], ['locked', locked], ...kept] as const;
  const names = all.flatMap(([at, part]) => Object.keys(part ?? {}).map((name) => [at, name] as const));
  return names.find(([, name]) => !Object.hasOwn(known, name))?.join('.');
}

/** A copy that is JSON and nothing else: undefined parts go, typed arrays do not occur. */
export const toJson = (state: LabState): Json => JSON.parse(JSON.stringify(state)) as Json;
