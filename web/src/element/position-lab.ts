/**
 * <position-lab>: the lab as a custom element. It measures itself, draws into its open shadow root, and tells the page what happened by
 * three events. It reads and writes no address, and moves the focus or scrolls only to what an act in it opened. What a page may set
 * and ask is here; the lab itself is in lab.ts.
 */
import { toPlain } from '../engine/plain.ts';
import type { CourseNote } from '../host/course-note.ts';
import { plain } from '../render/rich.ts';
import { attemptsJson, type Score } from '../state/attempts.ts';
import { attributes, type StrangeChoice } from '../state/authoring.ts';
import { givenAt, type Json } from '../state/json.ts';
import { toJson } from '../state/lab-state.ts';
import { Lab } from './lab.ts';

/** A page rendered on a server imports this file without a DOM. */
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

export class PositionLab extends Base {
  static readonly observedAttributes: readonly string[] = [...attributes.map(({ name }) => name), 'full-page'];

  readonly #lab = new Lab(this, ({ type, detail }) =>
    this.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail })),
  );

  connectedCallback(): void {
    this.#lab.connect();
  }

  disconnectedCallback(): void {
    this.#lab.disconnect();
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before !== after) this.#lab.reauthor(name);
  }

  get #sessions() {
    return this.#lab.sessions;
  }

  get #notices() {
    return this.#lab.frameWords.notices;
  }

  /** Plain JSON. Setting a value that cannot be used keeps what was and says so in the lab. */
  get state(): Json {
    return toJson(this.#sessions.open().state);
  }
  set state(value: unknown) {
    this.#lab.endReplay();
    const parsed = this.#sessions.open().restore(value);
    const given = parsed.ok ? undefined : givenAt(value, parsed.at);
    this.#lab.ui.notices = parsed.ok ? [] : [this.#notices.state(plain(parsed.at), given && plain(given))];
    this.#lab.schedule();
  }

  /** The state as an address carries it: without what is the learner's alone. */
  get sharedState(): Json {
    return toJson(this.#sessions.open().shared);
  }

  /** The state before the learner did anything: what an address need not carry. */
  get initialState(): Json {
    return toJson(this.#sessions.open().initial);
  }

  /** The engine's last report as plain JSON; null before the first. Asked for, a lab far from the window starts. */
  get report(): Json {
    if (this.isConnected) this.#lab.wantEngine();
    const report = this.#sessions.shown?.report ?? null;
    return report === null ? null : (toPlain(report) as Json);
  }

  /** What counts for a score, as plain JSON: set by a page that kept it, after `state`. */
  get attempts(): Json {
    return attemptsJson(this.#sessions.learners().attempts.all);
  }
  set attempts(value: unknown) {
    const parsed = this.#sessions.learners().attempts.take(value);
    if (parsed.ok) {
      this.#sessions.keep({ stateChanged: true, justLocked: false, marked: false });
      return;
    }
    const given = givenAt(value, parsed.at === 'attempts' ? 'state' : parsed.at);
    this.#lab.notice(this.#notices.attempts(plain(parsed.at), given && plain(given)));
  }

  /** Of the best attempts: `scaled` from 0 to 1, and how many of the lab's questions were attempted. */
  get score(): Score {
    return this.#sessions.learners().attempts.score;
  }

  /** For a page in a course: what the foot says of it. */
  get course(): CourseNote {
    return this.#lab.ui.course;
  }
  set course(note: CourseNote) {
    this.#lab.look({ course: note });
  }

  /** For a page in a course: that keeps what is learned from now on, and the device no longer. The lab begins anew. */
  keepInCourse(): void {
    this.#lab.endReplay();
    this.#sessions.forgetDevice();
    this.#lab.schedule();
  }

  /** For the page that reads addresses: says that a link could not be read. */
  refuseLink(): void {
    this.#lab.notice(this.#notices.link);
  }

  /** For the page that writes addresses: says that the state is too long for one. */
  refuseLength(length: number): void {
    this.#lab.look({ linkLength: length });
  }

  /** For the page that reads what an author chose: says that some of it means nothing. */
  refuseChoice(choice: StrangeChoice): void {
    this.#sessions.refuse(choice);
    this.#lab.schedule();
  }
}
