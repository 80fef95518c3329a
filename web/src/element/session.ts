/**
 * One interaction from intent to report, without the DOM: reduce, remember for undo, at most one pending frame, one engine call.
 * What the engine refuses becomes a sentence here and nowhere else; the last accepted settings and report stay.
 */
import { isWholeEngine, type PageEngine } from '../engine/page.ts';
import { sizeOf } from '../exercises/grade.ts';
import type { AnyPage, AnyPageCore } from '../exercises/page.ts';
import type { Experiment, ExperimentCore, Round, Step } from '../experiments/contract.ts';
import { type Now, now } from '../host/clock.ts';
import type { Locale } from '../locales/en/index.ts';
import type { Numbers } from '../render/numbers.ts';
import type { Intent } from '../render/tree.ts';
import { reduceClaimGuesses } from '../state/claim-guesses.ts';
import { reduceCompared, type Undoable, undoable } from '../state/compare.ts';
import { sameJson } from '../state/json.ts';
import {
  type ExperimentState,
  initialState,
  type KeptRun,
  type LabState,
  type Parsed,
  parseState,
  type Settings,
} from '../state/lab-state.ts';
import { Recording } from '../state/recording.ts';
import { fromDefaults, keepRun, reduceCards, reduceSettings } from '../state/reduce.ts';
import { cancel, changed, type History, type Moved, redo, settle, undo } from '../state/undo.ts';
import { accept } from './acceptance.ts';
import { compared } from './comparing.ts';
import { type Computed, nothingYet } from './computed.ts';
import { gradeAll } from './grading.ts';
import { lockable } from './locking.ts';
import { PageDesk, type PageResult } from './page-desk.ts';
import type { Come } from './places.ts';
import { sentenceOf } from './refusal.ts';
import { keepUnchanged } from './unchanged.ts';

interface Options {
  readonly experiments: readonly ExperimentCore[];
  readonly pages?: readonly AnyPageCore[];
  readonly words: Locale;
  readonly numbers: Numbers;
  readonly steps: readonly Step[];
  /** What is open first: an experiment or a page. */
  readonly experiment: string;
  now?(): Now;
  /** An author's settings over an experiment's defaults. */
  authored?(experiment: ExperimentCore): Settings;
  /** As an author's preset draws it; null: each experiment's own. */
  readonly orientation?: LabState['orientation'];
}

/** Cores, and what of them has come; or all of everything, for tests and programs without a page. */
export type SessionOptions = Options &
  (
    | { readonly come: Come }
    | { readonly come?: undefined; readonly experiments: readonly Experiment[]; readonly pages?: readonly AnyPage[] }
  );

/** Where an experiment begins, of the steps that are offered. */
export function firstStep({ group }: ExperimentCore, steps: readonly Step[]): Step {
  if (group === 'look' && steps.includes('run')) return 'run';
  return steps[0] ?? 'run';
}

/** What a change of state means for those outside. */
export interface Changes {
  readonly stateChanged: boolean;
  readonly justLocked: boolean;
  readonly marked: boolean;
}

export class Session {
  readonly options: SessionOptions;
  readonly initial: LabState;
  state: LabState;
  /** As far as it has been started; it may lack what the open place needs. */
  engine: PageEngine | null = null;
  readonly recording = new Recording();
  readonly #desk: PageDesk;
  #computed = new Map<string, Computed>();
  #changed = false;
  #justLocked = false;
  #marked = false;
  /** The date and the seed that the intent at hand was given. */
  #now: Now | null = null;

  constructor(options: SessionOptions) {
    this.options = options;
    const seeds = options.experiments.map((experiment) => ({
      id: experiment.id,
      settings: this.#authored(experiment),
      step: firstStep(experiment, options.steps),
    }));
    const { orientation = null } = options;
    this.initial = { ...initialState(seeds, options.experiment, this.pages), orientation };
    this.#desk = new PageDesk(this.pages, options.words, () => this.#told());
    this.state = this.initial;
  }

  #told(): Now {
    this.#now ??= this.options.now?.() ?? now();
    return this.#now;
  }

  #authored(experiment: ExperimentCore): Settings {
    return { ...experiment.defaults, ...this.options.authored?.(experiment) };
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
    return come ? come.experiment(id) : ((experiments.find((one) => one.id === id) as Experiment | undefined) ?? null);
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
    return this.#roundOf(this.experiment.rounds);
  }

  /** The present one of an experiment's rounds. */
  #roundOf<T extends { readonly id: string }>(rounds: readonly T[]): T {
    return rounds.find(({ id }) => id === this.current.round) ?? (rounds[0] as T);
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
    return parsed;
  }

  /** Takes a whole state as it is, before anything happens. Refused: nothing changes. */
  begin(value: unknown): Parsed<LabState> {
    const parsed = this.#known(parseState(value, this.initial, this.pages));
    if (parsed.ok) this.#replace(parsed.value);
    return parsed;
  }

  /** A round of questions that does not exist is refused like any other part. */
  #known(parsed: Parsed<LabState>): Parsed<LabState> {
    if (!parsed.ok) return parsed;
    const strange = this.options.experiments.find(({ id, rounds }) => {
      const round = parsed.value.experiments[id]?.round ?? '';
      return round !== '' && !rounds.some((known) => known.id === round);
    });
    return strange ? { ok: false, at: `experiments.${strange.id}.round` } : parsed;
  }

  /** Applies an intent. Changes with the same gesture are one step of undo. */
  send(intent: Intent, gesture: string | null = null): void {
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
        else this.#lead(intent.type);
        break;
      default:
        if (page) this.#turnPages(this.#desk.act(this.state.pages, page, intent, gesture));
        else this.#applyHere(intent, gesture);
    }
  }

  #turnPages(pages: LabState['pages']): void {
    if (pages !== this.state.pages) this.#replace({ ...this.state, pages });
  }

  #lead(by: 'undo' | 'redo'): void {
    const move = (by === 'undo' ? undo : redo)(this.computed.history, undoable(this.current));
    if (move) this.#settle(move);
  }

  /** To the experiment that is open. */
  #applyHere(intent: Intent, gesture: string | null): void {
    switch (intent.type) {
      case 'ask':
        this.#ask(String(intent.round));
        break;
      case 'preset':
        this.#turn(intent.id);
        this.#reduce(intent, gesture);
        break;
      default:
        this.#reduce(intent, gesture);
    }
  }

  /** A preset that shows a printed picture shows it as it was printed. */
  #turn(preset: unknown): void {
    const orientation = this.core.presets.find(({ id }) => id === preset)?.orientation;
    if (orientation) this.#replace({ ...this.state, orientation });
  }

  /** Another round: its questions unanswered, its conditions set over the learner's own settings. */
  #ask(id: string): void {
    const round = this.whole?.rounds.find((one) => one.id === id);
    if (!round) return;
    const questions = round.questions.map((question) => question.id);
    const left = this.round.conditions?.(this.computed.accepted);
    this.#update(reduceCards(this.current, { type: 'ask', round: id, questions }));
    if (round.conditions || !left) this.#setConditions();
    else this.#takeBack(left);
  }

  /** A round without conditions is about what the learner began with, not about what the round before it had set. */
  #takeBack(left: Settings): void {
    const { settings } = this.current;
    const first = this.initial.experiments[this.experiment.id]?.settings ?? {};
    const names = Object.keys(left).filter((name) => sameJson(settings[name], left[name]));
    this.#set({ type: 'ask', conditions: Object.fromEntries(names.map((name) => [name, first[name]])) }, null);
  }

  /** Those of the present round, over the learner's own settings. */
  #setConditions(): void {
    const conditions = this.#roundOf(this.core.rounds).conditions?.(this.computed.accepted);
    if (conditions) this.#set({ type: 'ask', conditions }, null);
  }

  /** Takes back a gesture (Esc while dragging). */
  cancel(gesture: string): void {
    this.recording.add({ cancel: gesture }, this.state);
    if (this.page) this.#turnPages(this.#desk.cancel(this.state.pages, this.page, gesture));
    else this.#settle(cancel(this.computed.history, gesture, undoable(this.current)));
  }

  /** Ends a gesture. */
  settle(): void {
    if (this.history.gesture === null && (this.page || this.computed.gestureRun === null)) return;
    this.recording.add({ settle: true }, this.state);
    if (this.page) this.#desk.settle(this.page);
    else this.#settleHere();
  }

  #settleHere(): void {
    const { computed } = this;
    computed.history = settle(computed.history);
    computed.gestureRun = null;
  }

  #settle({ present, history }: Moved<Undoable>): void {
    this.computed.history = history;
    this.computed.gestureRun = null;
    this.#become(present);
  }

  #become(next: Undoable): void {
    const now = undoable(this.current);
    if (next.settings !== now.settings) this.computed.stale = true;
    else if (sameJson(next, now)) return;
    this.#update({ ...this.current, ...next });
  }

  #reduce(intent: Intent, gesture: string | null): void {
    const { current, computed } = this;
    // Of the picture, unless it is about to change: what was entered before may have been refused.
    const shown = computed.stale ? current.settings : computed.accepted;
    const beside = reduceCompared(current, intent, shown, this.core.defaults) ?? reduceClaimGuesses(current, intent);
    if (beside !== null) {
      this.#step(beside, null);
      return;
    }
    const full =
      intent.type === 'lock'
        ? {
            ...intent,
            next: this.#after('predict'),
            settings: computed.accepted,
            round: this.#roundOf(this.core.rounds).id,
          }
        : intent;
    const cards = reduceCards(current, full);
    if (cards !== current) {
      if (intent.type === 'lock') this.#justLocked = true;
      this.#update(cards);
      // Who began with Run may have changed anything before going to the question.
      if (intent.type === 'go' && intent.step === 'predict' && !current.locked) this.#setConditions();
      if (intent.type === 'mark') this.#mark(intent.mark);
    } else this.#set(intent.type === 'restoreRun' ? this.#restoring(intent.number as number) : intent, gesture);
  }

  #mark(mark: unknown): void {
    this.#marked = true;
    this.#turnPages(this.#desk.tell(this.state.pages, { type: 'marked', experiment: this.core.id, mark }));
  }

  #set(intent: Intent, gesture: string | null): void {
    const { core, current, computed } = this;
    const rules = { ...this.#rules(core), defaults: this.initial.experiments[core.id]?.settings ?? {} };
    let settings: Settings;
    try {
      settings = reduceSettings(current.settings, intent, rules);
    } catch (error) {
      computed.failure = sentenceOf(error, core, current.settings, this.options.words).text;
      return;
    }
    this.#step({ ...undoable(current), settings }, gesture);
  }

  /** A change that undo takes back. */
  #step(next: Undoable, gesture: string | null): void {
    const { current, computed } = this;
    if (sameJson(next, undoable(current))) return;
    if (gesture === null || gesture !== computed.history.gesture) computed.gestureRun = null;
    computed.history = changed(computed.history, undoable(current), next, gesture);
    this.#become(next);
  }

  #rules(experiment: ExperimentCore) {
    return {
      presets: experiment.presets as readonly { id: string; settings: Settings }[],
      reduce: (settings: Settings, intent: Intent): Settings => experiment.reduce(settings, intent),
      adjust: (settings: Settings, name: string): Settings => experiment.adjust?.(settings, name) ?? settings,
    };
  }

  #restoring(number: number): Intent {
    const run = this.current.runs.find((kept) => kept.number === number);
    return { type: 'restore', settings: { ...this.core.defaults, ...run?.settings } };
  }

  #after(step: Step): Step {
    const { steps } = this.options;
    return steps[steps.indexOf(step) + 1] ?? step;
  }

  #replace(state: LabState): void {
    this.state = state;
    this.#changed = true;
  }

  #update(next: ExperimentState): void {
    this.#replace({ ...this.state, experiments: { ...this.state.experiments, [this.state.experiment]: next } });
  }

  /** Brings reports up to date: the one engine call of an interaction. Says what changed since the last time. */
  flush(): Changes {
    const { fitting: engine, wholePage, whole } = this;
    if (engine && (wholePage || whole)) this.recording.asked(this.state);
    if (engine && wholePage) this.#desk.compute(engine, wholePage, this.state.pages[wholePage.id]);
    else if (engine && whole) this.#measure(engine, this.computed);
    const justLocked = this.#justLocked && !this.page && this.computed.locked !== null;
    const changes = { stateChanged: this.#changed, justLocked, marked: this.#marked };
    this.#changed = false;
    this.#justLocked = false;
    this.#marked = false;
    return changes;
  }

  #measure(engine: PageEngine, computed: Computed): void {
    if (computed.stale) this.#compute(engine, computed);
    this.#lock(engine, computed);
    this.#keepRun(computed);
    this.#compare(engine, computed);
  }

  /** Only where it is seen: A costs another call of the engine, once. */
  #compare(engine: PageEngine, computed: Computed): void {
    const { compareWith, step } = this.current;
    if (compareWith === null) computed.compared = null;
    if (compareWith === null || step !== 'run' || computed.report === null) return;
    const shown = { settings: computed.accepted, report: computed.report };
    const settings = { ...this.experiment.defaults, ...compareWith };
    computed.compared = compared(this.#asked(engine), settings, shown, computed.compared);
  }

  #compute(engine: PageEngine, computed: Computed): void {
    const shown = computed.report === null ? undefined : computed.accepted;
    const { accepted, errors, failure } = accept(
      this.#asked(engine),
      this.current.settings,
      shown ? [shown] : this.#bases(),
      shown,
    );
    computed.stale = false;
    computed.errors = errors;
    computed.failure = failure;
    if (accepted) {
      computed.report = keepUnchanged(computed.report, accepted.report);
      computed.accepted = accepted.settings;
    }
  }

  #asked = (engine: PageEngine) => ({ engine, experiment: this.experiment, words: this.options.words });

  /** To go back to when there is no picture yet. What an author set may be refused as well. */
  #bases(): Settings[] {
    const { id, defaults } = this.experiment;
    return [this.initial.experiments[id]?.settings ?? {}, defaults];
  }

  /** Grades a locked prediction once, for the settings it was locked in. */
  #lock(engine: PageEngine, computed: Computed): void {
    const { locked } = this.current;
    if (locked === null || computed.report === null) computed.locked = null;
    else if (computed.locked === null || !sameJson(computed.locked.settings, locked)) {
      try {
        const { accepted, current } = lockable(this.#asked(engine), computed, this.current, this.#bases());
        if (current !== this.current) this.#update(current);
        if (accepted === null) return;
        const { settings, report } = accepted;
        const { guesses } = this.current;
        const graded = gradeAll(this.experiment, this.round, engine, settings, report, guesses, this.options.numbers);
        computed.locked = { settings, report, graded };
        this.recording.grade(this.experiment.id, graded, this.current.sure);
      } catch (error) {
        computed.failure = sentenceOf(error, this.experiment, locked, this.options.words).text;
      }
    }
  }

  /** The conditions in a phrase; a run from a foreign link may hold settings no phrase fits. */
  phrase(settings: Settings): string {
    try {
      return this.experiment.conditions({ ...this.experiment.defaults, ...settings }, this.options.words);
    } catch {
      return '';
    }
  }

  #keepRun(computed: Computed): void {
    const { experiment, current } = this;
    if (current.step !== 'run' || computed.report === null || computed.failure !== null) return;
    const { residual, tolerance, identical } = experiment.verdict(computed.report);
    if (!Number.isFinite(residual)) return;
    const sized = this.round.questions.find(({ kind }) => kind === 'size');
    // A guess stands beside a run only if the run measured what was asked (not eval mode when the question is about train mode).
    const asked = sized?.verdict?.(computed.report)?.residual === residual;
    const predicted = current.locked !== null && sameJson(current.locked, computed.accepted);
    const size = asked && predicted && sized ? sizeOf(current.guesses[sized.id]) : null;
    const guess = Number.isNaN(size) ? null : size;
    const settings = fromDefaults(computed.accepted, experiment.defaults);
    const measured = { phrase: this.phrase(settings), settings, residual, tolerance, identical, guess };
    const known = current.runs.length;
    const next = keepRun(current, measured, (run: KeptRun) => this.phrase(run.settings), computed.gestureRun);
    if (next === current) return;
    if (next.runs.length > known && computed.history.gesture !== null) computed.gestureRun = next.currentRun;
    this.#update(next);
  }
}
