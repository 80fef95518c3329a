/** The attempts of a session (state/attempts.ts): what a lock that was just graded adds to them, and which of others it can take. */
import type { ExperimentCore, Step } from '../experiments/contract.ts';
import { type Attempt, type Attempts, parseAttempts, type Score, scoreOf, withAttempt } from '../state/attempts.ts';
import { sameJson } from '../state/json.ts';
import { copied, type ExperimentState, type Parsed, type Settings, unknown } from '../state/lab-state.ts';
import { fromDefaults } from '../state/reduce.ts';
import type { GradedPrediction } from './grading.ts';
import { roundOf } from './rounds.ts';

/** What a lab offers. */
interface Offered {
  readonly experiments: readonly ExperimentCore[];
  readonly steps: readonly Step[];
}

/** The experiments that count. Without Predict nothing is asked. */
const counting = ({ experiments, steps }: Offered): readonly ExperimentCore[] =>
  steps.includes('predict') ? experiments.filter(({ group }) => group === 'question') : [];

/** A lock as the engine graded it. */
interface Locked {
  readonly settings: Settings;
  readonly graded: readonly GradedPrediction[];
}

export class AttemptDesk {
  all: Attempts = {};
  readonly #offered: Offered;
  /** The experiments that were locked in and not graded yet. A lock that came with a state is none of them. */
  readonly #locks = new Set<string>();

  constructor(offered: Offered) {
    this.#offered = offered;
  }

  get score(): Score {
    const asked = counting(this.#offered).map(({ id }) => id);
    return scoreOf(this.all, asked);
  }

  /** The learner locked in what is predicted of this experiment. */
  lock(id: string): void {
    this.#locks.add(id);
  }

  /** Another state has come. */
  forgetLocks(): void {
    this.#locks.clear();
  }

  /** What the engine says of the lock of an experiment; null: nothing yet. Whether it says so for the first time. */
  grade(core: ExperimentCore, state: ExperimentState, locked: Locked | null): boolean {
    if (!this.#locks.has(core.id)) return false;
    if (locked !== null || state.locked === null) this.#locks.delete(core.id);
    if (locked !== null) this.all = attempted(this.all, core, state, locked);
    return locked !== null;
  }

  /** Takes attempts from outside in the place of its own; `at`: the first part that this lab does not write. Then nothing changes. */
  take(given: unknown): Parsed<Attempts> {
    const parsed = knownAttempts(given, this.#offered);
    if (parsed.ok) this.all = parsed.value;
    return parsed;
  }

  /** The one of an experiment that the device kept, if it is any. */
  resume(id: string, kept: unknown): void {
    const known = knownAttempts({ [id]: kept }, this.#offered);
    if (known.ok) this.all = { ...this.all, ...known.value };
  }
}

/** With one more attempt if it was the first round of a question of the unit; later rounds are practice. */
function attempted(attempts: Attempts, core: ExperimentCore, state: ExperimentState, locked: Locked): Attempts {
  const first = core.rounds[0]?.id ?? '';
  if (core.group !== 'question' || roundOf(core.rounds, state.round).id !== first) return attempts;
  const { graded } = locked;
  return withAttempt(attempts, {
    experiment: core.id,
    round: first,
    settings: fromDefaults(locked.settings, core.defaults),
    guesses: Object.fromEntries(graded.map(({ id, guess }) => [id, guess])),
    right: Object.fromEntries(graded.map(({ id, right }) => [id, right])),
  });
}

function knownAttempts(given: unknown, offered: Offered): Parsed<Attempts> {
  const value = parseAttempts(copied(given));
  if (value === null) return { ok: false, at: 'attempts' };
  for (const [id, attempt] of Object.entries(value)) {
    const core = counting(offered).find((one) => one.id === id);
    const at = core ? strangeIn(attempt, core) : '';
    if (at !== null) return { ok: false, at: at === '' ? id : `${id}.${at}` };
  }
  return { ok: true, value };
}

/** null: there is nothing strange. */
function strangeIn({ round, settings, guesses, right }: Attempt, { rounds, defaults }: ExperimentCore): string | null {
  if (round !== rounds[0]?.id) return 'round';
  const setting = Object.keys(settings).find((name) => !Object.hasOwn(defaults, name));
  if (setting !== undefined) return `settings.${setting}`;
  const asks = [...(rounds[0].asks ?? [])].sort();
  if (!sameJson(Object.keys(guesses).sort(), asks)) return 'guesses';
  if (!sameJson(Object.keys(right).sort(), asks)) return 'right';
  const question = asks.find((id) => (guesses[id] === unknown) !== (right[id] === null));
  return question === undefined ? null : `right.${question}`;
}
