/**
 * One interaction from intent to report, without the DOM: reduce, remember for undo, at most one pending frame, one engine call. It holds
 * the state and says what is open; what happens to that is in acts.ts and measuring.ts for an experiment, in page-desk.ts for a page.
 */
import { isWholeEngine, type PageEngine } from '../engine/page.ts';
import type { AnyPage, AnyPageCore } from '../exercises/page.ts';
import type { Experiment, ExperimentCore, Round } from '../experiments/contract.ts';
import { type Now, now } from '../host/clock.ts';
import type { Numbers } from '../render/numbers.ts';
import type { Intent } from '../render/tree.ts';
import {
  type ExperimentState,
  initialState,
  type LabState,
  type Parsed,
  parseState,
  type Settings,
} from '../state/lab-state.ts';
import { Recording } from '../state/recording.ts';
import type { History } from '../state/undo.ts';
import { act, end, lead, takeBack } from './acts.ts';
import { AttemptDesk } from './attempts.ts';
import { type Computed, nothingYet } from './computed.ts';
import { strangePart } from './foreign.ts';
import { allowsHere, type Hold, type Holder, holder, holdsNothing, nothingHeld, onlyLooks } from './hold.ts';
import { measure, phraseOf } from './measuring.ts';
import type { OpenExperiment } from './open-experiment.ts';
import { PageDesk, type PageResult } from './page-desk.ts';
import { asking, roundOf } from './rounds.ts';
import { firstStep, type SessionOptions } from './session-options.ts';

/** What a change of state means for those outside. */
export interface Changes {
  readonly stateChanged: boolean;
  readonly justLocked: boolean;
  readonly marked: boolean;
  /** On pages. */
  readonly answered: readonly object[];
}

export class Session {
  options: SessionOptions;
  readonly initial: LabState;
  state: LabState;
  /** What counts for a score. No part of the state: no link carries it, no undo takes it back, and a replay has its own. */
  readonly attempts: AttemptDesk;
  /** As far as it has been started; it may lack what the open place needs. */
  engine: PageEngine | null = null;
  readonly recording = new Recording();
  /** What the learner cannot change here. */
  hold: Hold;
  readonly #desk: PageDesk;
  readonly #held: Holder;
  #computed = new Map<string, Computed>();
  #changed = false;
  #marked = false;
  #answered: object[] = [];
  /** The date and the seed that the intent at hand was given. */
  #now: Now | null = null;

  constructor(options: SessionOptions) {
    this.hold = options.hold ?? nothingHeld;
    this.#held = holder(this.hold, (core) => this.#authored(core, options));
    this.options = { ...options, experiments: options.experiments.map(this.#held) } as SessionOptions;
    const seeds = options.experiments.map((experiment) => ({
      id: experiment.id,
      settings: this.#authored(experiment, options),
      step: firstStep(experiment, options.steps),
    }));
    const { orientation = null } = options;
    this.initial = { ...initialState(seeds, options.experiment, this.pages), orientation };
    this.attempts = new AttemptDesk(this.options);
    this.#desk = new PageDesk(this.pages, options.words, () => this.#told());
    // Undo and Reset go back to what the author set, which is not what the first question sets.
    this.state = asking(this.options.experiments, this.initial);
  }

  #told(): Now {
    this.#now ??= this.options.now?.() ?? now();
    return this.#now;
  }

  #authored(experiment: ExperimentCore, options = this.options): Settings {
    return { ...experiment.defaults, ...options.authored?.(experiment) };
  }

  get pages(): readonly AnyPageCore[] {
    return this.options.pages ?? [];
  }

  /** The page that is open; null: an experiment is. */
  get page(): AnyPageCore | null {
    return this.pages.find(({ id }) => id === this.state.experiment) ?? null;
  }

  /** All of the page that is open; null: it has not come yet. */
  get wholePage(): AnyPage | null {
    const { come } = this.options;
    return come ? come.page(this.state.experiment) : (this.page as AnyPage | null);
  }

  get pageResult(): PageResult {
    return this.page ? this.#desk.resultOf(this.page) : { result: null, failure: null };
  }

  /** The steps of undo and redo of what is open. */
  get history(): History<unknown> {
    return this.page ? this.#desk.historyOf(this.page) : this.computed.history;
  }

  /** What the engine said of an experiment, or of a page; undefined: it was never open. */
  computedOf(id: string): Computed | undefined {
    return this.#computed.get(id);
  }

  pageResultOf(page: AnyPageCore): PageResult {
    return this.#desk.resultOf(page);
  }

  /** What the engine said of what is open; null before it did. */
  get report(): unknown {
    return this.page ? this.pageResult.result : this.computed.report;
  }

  /** What a link carries. */
  get shared(): LabState {
    return { ...this.state, pages: this.#desk.shared(this.state.pages) };
  }

  /** The experiment that is open, as far as it is here. While a page is, there is none, and nobody may ask. */
  get core(): ExperimentCore {
    return this.options.experiments.find(({ id }) => id === this.state.experiment) as ExperimentCore;
  }

  /** All of the experiment that is open; null: it has not come yet. */
  get whole(): Experiment | null {
    return this.wholeOf(this.state.experiment);
  }

  wholeOf(id: string): Experiment | null {
    const { come, experiments } = this.options;
    if (!come) return (experiments.find((one) => one.id === id) as Experiment | undefined) ?? null;
    const whole = come.experiment(id);
    return whole && this.#held(whole);
  }

  /** The same once it is here; nobody may ask before. */
  get experiment(): Experiment {
    return this.whole as Experiment;
  }

  /** Whether what is open asks more than the page's engine has. */
  get needsWhole(): boolean {
    return (this.page ?? this.core)?.needs === 'whole engine';
  }

  /** An engine that has all that the open place asks; null: it has not been started. */
  get fitting(): PageEngine | null {
    return this.engine && this.needsWhole && !isWholeEngine(this.engine) ? null : this.engine;
  }

  /** The questions that are asked now. */
  get round(): Round<unknown, unknown> {
    return roundOf(this.experiment.rounds, this.current.round);
  }

  get current(): ExperimentState {
    return this.state.experiments[this.state.experiment] as ExperimentState;
  }

  get computed(): Computed {
    const { id } = this.core;
    let computed = this.#computed.get(id);
    if (!computed) {
      computed = nothingYet(this.initial.experiments[id]?.settings ?? {});
      this.#computed.set(id, computed);
    }
    return computed;
  }

  /** Takes a whole or partial state from outside. Refused: nothing changes. */
  restore(value: unknown): Parsed<LabState> {
    const parsed = this.#known(parseState(value, this.initial, this.pages));
    if (!parsed.ok) return parsed;
    this.recording.add({ restore: value }, this.state);
    this.#replace({ ...parsed.value, pages: this.#desk.joined(this.state.pages, parsed.value.pages) });
    this.#desk.forgetSteps();
    this.#computed.clear();
    this.attempts.forgetLocks();
    return parsed;
  }

  /** Takes a whole state as it is, before anything happens. Refused: nothing changes. */
  begin(value: unknown): Parsed<LabState> {
    const parsed = this.#known(parseState(value, this.initial, this.pages));
    if (parsed.ok) this.#replace(parsed.value);
    return parsed;
  }

  #known(parsed: Parsed<LabState>): Parsed<LabState> {
    const at = parsed.ok ? strangePart(parsed.value, this.options.experiments) : null;
    return at === null ? parsed : { ok: false, at };
  }

  /** The words have become those of another language: sentences that were made of them are made again. */
  speak(numbers: Numbers): void {
    this.options = { ...this.options, numbers };
    this.#desk.forgetResults();
    for (const computed of this.#computed.values())
      Object.assign(computed, { stale: true, compared: null, locked: null });
  }

  /** Whether an author lets the learner do this. */
  allows(intent: Intent): boolean {
    if (this.hold.readonly) return onlyLooks(intent);
    return this.page !== null || holdsNothing(this.hold) || allowsHere(this.hold, this.#open, intent);
  }

  /** Applies an intent, if it is allowed. Changes with the same gesture are one step of undo. */
  send(intent: Intent, gesture: string | null = null): void {
    if (!this.allows(intent)) return;
    const before = this.state;
    this.#now = null;
    this.#apply(intent, gesture);
    this.recording.add({ intent, gesture: gesture ?? undefined, now: this.#now ?? undefined }, before);
  }

  #apply(intent: Intent, gesture: string | null): void {
    const { page } = this;
    switch (intent.type) {
      case 'open':
        if (intent.experiment !== this.state.experiment)
          this.#replace({ ...this.state, experiment: intent.experiment as string });
        break;
      case 'orientation':
        this.#replace({ ...this.state, orientation: intent.value as LabState['orientation'] });
        break;
      case 'undo':
      case 'redo':
        if (page) this.#turnPages(this.#desk.lead(this.state.pages, page, intent.type));
        else lead(this.#open, intent.type);
        break;
      default:
        if (page) this.#applyOn(page, intent, gesture);
        else this.#applyHere(intent, gesture);
    }
  }

  #turnPages(pages: LabState['pages']): void {
    if (pages !== this.state.pages) this.#replace({ ...this.state, pages });
  }

  #applyOn(page: AnyPageCore, intent: Intent, gesture: string | null): void {
    const answered = page.answered?.(this.state.pages[page.id], intent) ?? null;
    if (answered) this.#answered.push({ experiment: page.id, ...answered });
    this.#turnPages(this.#desk.act(this.state.pages, page, intent, gesture));
  }

  /** To the experiment that is open. */
  #applyHere(intent: Intent, gesture: string | null): void {
    if (intent.type === 'preset') this.#turn(intent.id);
    if (!act(this.#open, intent, gesture)) return;
    if (intent.type === 'lock') this.attempts.lock(this.core.id);
    if (intent.type === 'mark') this.#mark(intent.mark);
  }

  /** A preset that shows a printed picture shows it as it was printed. */
  #turn(preset: unknown): void {
    const orientation = this.core.presets.find(({ id }) => id === preset)?.orientation;
    if (orientation) this.#replace({ ...this.state, orientation });
  }

  #mark(mark: unknown): void {
    this.#marked = true;
    this.#turnPages(this.#desk.tell(this.state.pages, { type: 'marked', experiment: this.core.id, mark }));
  }

  /** Takes back a gesture (Esc while dragging). */
  cancel(gesture: string): void {
    this.recording.add({ cancel: gesture }, this.state);
    if (this.page) this.#turnPages(this.#desk.cancel(this.state.pages, this.page, gesture));
    else takeBack(this.#open, gesture);
  }

  /** Ends a gesture. */
  settle(): void {
    if (this.history.gesture === null && (this.page || this.computed.gestureRun === null)) return;
    this.recording.add({ settle: true }, this.state);
    if (this.page) this.#desk.settle(this.page);
    else end(this.#open);
  }

  get #open(): OpenExperiment {
    const { core, whole, computed, options, initial } = this;
    const { steps, words, numbers } = options;
    const first = initial.experiments[core.id]?.settings ?? {};
    const become = (next: ExperimentState): void =>
      this.#replace({ ...this.state, experiments: { ...this.state.experiments, [core.id]: next } });
    return { core, whole, first, steps, words, numbers, computed, state: () => this.current, become };
  }

  #replace(state: LabState): void {
    this.state = state;
    this.#changed = true;
  }

  /** Brings reports up to date: the one engine call of an interaction. */
  measure(): void {
    const { fitting: engine, wholePage, whole } = this;
    if (engine && (wholePage || whole)) this.recording.asked(this.state);
    if (engine && wholePage) this.#desk.compute(engine, wholePage, this.state.pages[wholePage.id]);
    else if (engine && whole) measure({ ...this.#open, whole }, engine, this.recording);
  }

  /** Likewise, and says what changed since the last time. */
  flush(): Changes {
    this.measure();
    const justLocked = !this.page && this.attempts.grade(this.core, this.current, this.computed.locked);
    const changes = { stateChanged: this.#changed, justLocked, marked: this.#marked, answered: this.#answered };
    this.#changed = false;
    this.#marked = false;
    this.#answered = [];
    return changes;
  }

  /** The conditions of some settings in a phrase. */
  phrase(settings: Settings): string {
    return phraseOf(this.experiment, settings, this.options.words);
  }
}
