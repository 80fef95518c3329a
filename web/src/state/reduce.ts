/**
 * What each gesture of the frame does to one experiment's state. Pure. Intents it does not know are the experiment's own and go to
 * its reduce(); nothing here computes a number or looks at a report.
 */
import { sameJson } from './json.ts';
import {
  type Certainty,
  type ExperimentState,
  type KeptRun,
  type Mark,
  runLimit,
  type Settings,
  type Step,
  steps,
} from './lab-state.ts';
import { joinTyped, splitTyped } from './question.ts';

interface Intent {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** What the frame needs from an experiment to change its settings. */
export interface Rules {
  readonly defaults: Settings;
  readonly presets: readonly { readonly id: string; readonly settings: Settings }[];
  reduce(settings: Settings, intent: Intent): Settings;
  adjust?(settings: Settings, changed: string): Settings;
}

/** The settings after an intent; the same object when it does not concern them. */
export function reduceSettings(settings: Settings, intent: Intent, rules: Rules): Settings {
  switch (intent.type) {
    case 'set': {
      const name = intent.name as string;
      const changed = { ...settings, [name]: intent.value };
      return rules.adjust ? rules.adjust(changed, name) : changed;
    }
    case 'preset': {
      const preset = rules.presets.find(({ id }) => id === intent.id);
      return preset ? { ...rules.defaults, ...preset.settings } : settings;
    }
    case 'reset':
      return rules.defaults;
    case 'ask':
    case 'apply':
      return { ...settings, ...(intent.conditions as Settings) };
    case 'restore':
      return { ...rules.defaults, ...(intent.settings as Settings) };
    default:
      return rules.reduce(settings, intent);
  }
}

const furthest = (a: Step, b: Step): Step => (steps.indexOf(a) >= steps.indexOf(b) ? a : b);

const toggled = (list: readonly string[], id: string, on: boolean): readonly string[] =>
  on ? [...list.filter((item) => item !== id), id] : list.filter((item) => item !== id);

/** The guess after an entry; a field of several (`at`) changes its own part. */
function guessed({ value, before, at }: Intent): string {
  if (typeof at !== 'number') return String(value);
  return joinTyped(splitTyped(String(before)).map((typed, k) => (k === at ? String(value) : typed)));
}

/** Steps and cards: everything an intent changes besides settings; the same object when it is no such intent. */
export function reduceCards(state: ExperimentState, intent: Intent): ExperimentState {
  const value = intent.value;
  switch (intent.type) {
    case 'go': {
      const step = intent.step as Step;
      return { ...state, step, reached: furthest(state.reached, step) };
    }
    case 'guess':
      if (state.locked) return state;
      return { ...state, guesses: { ...state.guesses, [intent.id as string]: guessed(intent) } };
    case 'sure':
      return state.locked ? state : { ...state, sure: value as Certainty };
    case 'lock':
      // The settings the picture shows: what was entered may have been refused.
      return state.locked
        ? state
        : {
            ...reduceCards(state, { type: 'go', step: intent.next }),
            locked: intent.settings as Settings,
            asked: toggled(state.asked, intent.round as string, true),
          };
    case 'ask': {
      const asked = intent.questions as readonly string[];
      const guesses = Object.entries(state.guesses).filter(([id]) => !asked.includes(id));
      return {
        ...reduceCards(state, { type: 'go', step: 'predict' }),
        round: intent.round as string,
        guesses: Object.fromEntries(guesses),
        sure: null,
        locked: null,
        ticked: [],
        reason: '',
      };
    }
    case 'reason':
      return { ...state, reason: String(value) };
    case 'tick':
      return { ...state, ticked: toggled(state.ticked, intent.id as string, value === true) };
    case 'entry':
      return { ...state, selfTest: { ...state.selfTest, entry: String(value) } };
    case 'showAnswer':
      return { ...state, selfTest: { ...state.selfTest, shown: true } };
    case 'idea':
      return {
        ...state,
        selfTest: { ...state.selfTest, ideas: toggled(state.selfTest.ideas, intent.id as string, value === true) },
      };
    case 'mark':
      return { ...state, selfTest: { ...state.selfTest, mark: intent.mark as Mark } };
    case 'again':
      return { ...state, selfTest: { entry: '', shown: false, ideas: [], mark: null } };
    default:
      return state;
  }
}

export interface Measured extends Omit<KeptRun, 'number'> {
  /** The conditions in a phrase: equal phrases are one run. */
  readonly phrase: string;
}

/**
 * Enters what was just measured. Known conditions update their row; new ones are a new row, or, while one gesture goes on
 * (`replace`: the number of the row it made), the same row anew.
 */
export function keepRun(
  state: ExperimentState,
  measured: Measured,
  phraseOf: (run: KeptRun) => string,
  replace: number | null,
): ExperimentState {
  const { phrase, ...row } = measured;
  const known = state.runs.find((run) => run.number !== replace && phraseOf(run) === phrase);
  if (known) {
    const run = { ...row, number: known.number, guess: known.guess ?? row.guess };
    const others = state.runs.filter((kept) => kept.number !== replace);
    const same = others.length === state.runs.length && state.currentRun === run.number && sameJson(run, known);
    if (same) return state;
    return { ...state, runs: others.map((kept) => (kept === known ? run : kept)), currentRun: run.number };
  }
  const replaced = state.runs.some((run) => run.number === replace);
  const number = replaced ? (replace as number) : 1 + Math.max(0, ...state.runs.map((run) => run.number));
  const run = { ...row, number };
  const runs = replaced ? state.runs.map((kept) => (kept.number === number ? run : kept)) : [...state.runs, run];
  return { ...state, runs: runs.slice(-runLimit), currentRun: number };
}

/** Only what differs from the defaults, for a row of the table. */
export const fromDefaults = (settings: Settings, defaults: Settings): Settings =>
  Object.fromEntries(Object.entries(settings).filter(([name, value]) => !sameJson(value, defaults[name])));
