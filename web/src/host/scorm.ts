/**
 * Results for a course by SCORM 1.2 or 2004: score, completion, what is to be resumed, and each answered question. A score that was
 * recorded is never lowered, nor is a status. The session ends once; after that nothing is said any more.
 */
import { findApis, type ScormApi, type Version } from './scorm-api.ts';

/** What is reported. */
export interface Report {
  /** From 0 to 1; null: nothing was answered yet. */
  readonly score: number | null;
  readonly complete: boolean;
  /** For the next visit. */
  readonly suspend: string;
  /** Questions answered since the last report. */
  readonly answers: readonly Answered[];
}

export interface Answered {
  readonly id: string;
  readonly guess: string;
  /** null: nothing was claimed. */
  readonly right: boolean | null;
}

/** Where each version keeps what. */
const elements = {
  '1.2': {
    status: 'cmi.core.lesson_status',
    success: 'cmi.core.lesson_status',
    score: 'cmi.core.score',
    passing: 'cmi.student_data.mastery_score',
    exit: 'cmi.core.exit',
    time: 'cmi.core.session_time',
    mode: 'cmi.core.lesson_mode',
    response: 'student_response',
    wrong: 'wrong',
  },
  '2004': {
    status: 'cmi.completion_status',
    success: 'cmi.success_status',
    score: 'cmi.score',
    passing: 'cmi.scaled_passing_score',
    exit: 'cmi.exit',
    time: 'cmi.session_time',
    mode: 'cmi.mode',
    response: 'learner_response',
    wrong: 'incorrect',
  },
} as const;

/** A status is only ever replaced by a later one. */
const statuses: readonly string[] = ['incomplete', 'completed', 'failed', 'passed'];
/** Longer responses are none of either version. */
const longestResponse = 250;

const rounded = (value: number, digits: number): string => String(Number(value.toFixed(digits)));
/** Some systems write the decimal comma of their own language. */
function numberIn(text: string): number | null {
  const value = text.trim().replace(',', '.');
  return value === '' || Number.isNaN(Number(value)) ? null : Number(value);
}

export class ScormCourse {
  /** What was kept for this visit; '': nothing. */
  readonly suspended: string;
  readonly #api: ScormApi;
  readonly #names: (typeof elements)[Version];
  readonly #began = performance.now();
  /** Of 100. */
  #recorded: number | null;
  #ended = false;
  /** false: to look at again, or for a teacher. Such a visit changes nothing. */
  readonly #takes: boolean;
  /** Why something was not taken since the last report. */
  #troubles: (string | null)[] = [];

  /** The course around a window; a text: why it does not start, in its words; null: there is none. */
  static open(own: Window): ScormCourse | string | null {
    let trouble: string | null = null;
    for (const api of findApis(own)) {
      const refused = api.start();
      if (refused === null) return new ScormCourse(api);
      trouble ??= refused;
    }
    return trouble;
  }

  private constructor(api: ScormApi) {
    this.#api = api;
    this.#names = elements[api.version];
    this.suspended = api.get('cmi.suspend_data');
    this.#recorded = numberIn(api.get(`${this.#names.score}.raw`));
    this.#takes = !['review', 'browse'].includes(api.get(this.#names.mode));
    // Without a status SCORM 1.2 takes whoever leaves for done.
    if (this.#takes) this.#raise(this.#names.status, 'incomplete');
  }

  get takes(): boolean {
    return this.#takes && !this.#ended;
  }

  /** Of what was done before: a visit that changes nothing. */
  get review(): boolean {
    return !this.#takes;
  }

  /** null: all of it was taken; else why not, in the words of the course. */
  report({ score, complete, suspend, answers }: Report): string | null {
    if (!this.takes) return null;
    if (score !== null) this.#score(score);
    if (complete) this.#raise(this.#names.status, 'completed');
    this.#judge(complete);
    for (const answer of answers) this.#interaction(answer);
    this.#set('cmi.suspend_data', suspend);
    // Also once all is done: a normal exit lets the next visit begin with nothing, not even its score.
    this.#set(this.#names.exit, 'suspend');
    this.#troubles.push(this.#api.commit());
    const trouble = this.#troubles.find((one) => one !== null) ?? null;
    this.#troubles = [];
    return trouble;
  }

  /** The learner leaves. */
  end(): void {
    if (this.#ended) return;
    this.#ended = true;
    if (this.#takes) this.#api.set(this.#names.time, this.#duration());
    this.#api.end();
  }

  #set(element: string, value: string): void {
    this.#troubles.push(this.#api.set(element, value));
  }

  /** Whether a group has a part: the parts that SCORM 1.2 leaves to the system are listed where there are any. */
  #has(group: string, part: string): boolean {
    return this.#api.get(`${group}._children`).split(',').includes(part);
  }

  #score(score: number): void {
    const raw = rounded(score * 100, 2);
    if (this.#recorded !== null && Number(raw) <= this.#recorded) return;
    this.#recorded = Number(raw);
    const { score: group } = this.#names;
    this.#set(`${group}.raw`, raw);
    for (const [part, value] of [
      ['min', '0'],
      ['max', '100'],
      ['scaled', rounded(score, 4)],
    ] as const)
      if (this.#has(group, part)) this.#set(`${group}.${part}`, value);
  }

  /** Passed or failed only where the course says which score passes. */
  #judge(complete: boolean): void {
    const passing = numberIn(this.#api.get(this.#names.passing));
    if (passing === null || this.#recorded === null) return;
    const reached = this.#api.version === '1.2' ? this.#recorded : this.#recorded / 100;
    if (reached >= passing) this.#raise(this.#names.success, 'passed');
    else if (complete) this.#raise(this.#names.success, 'failed');
  }

  #raise(element: string, status: string): void {
    if (statuses.indexOf(status) > statuses.indexOf(this.#api.get(element))) this.#set(element, status);
  }

  #interaction({ id, guess, right }: Answered): void {
    if (!this.#has('cmi.interactions', 'id')) return;
    const at = `cmi.interactions.${this.#api.get('cmi.interactions._count') || '0'}`;
    const result = right === null ? 'neutral' : right ? 'correct' : this.#names.wrong;
    const response = guess.length > longestResponse ? {} : { [this.#names.response]: guess };
    for (const [part, value] of Object.entries({ id, type: 'fill-in', ...response, result }))
      this.#set(`${at}.${part}`, value);
  }

  /** Since the beginning: 0001:02:03.45, or as ISO 8601 has it. */
  #duration(): string {
    const seconds = Math.floor((performance.now() - this.#began) / 10) / 100;
    if (this.#api.version === '2004') return `PT${seconds.toFixed(2)}S`;
    const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
    const padded = (part: number | string, length: number): string => String(part).padStart(length, '0');
    return `${padded(hours, 4)}:${padded(minutes, 2)}:${padded((seconds % 60).toFixed(2), 5)}`;
  }
}
