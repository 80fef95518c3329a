/**
 * Connects the lab with the course around the page: by SCORM where a learning system offers it, else by SPLICE where a book answers. What
 * was kept comes first; then each answer is reported at once, and what else changes when it pauses. A course keeps what is learned in the
 * place of the device, which several people may use.
 */
import type { Lab } from './address.ts';
import { type CourseNote, longestKept, noCourse } from './host/course-note.ts';
import { type Answered, ScormCourse } from './host/scorm.ts';
import { Splice } from './host/splice.ts';
import type { Score } from './state/attempts.ts';
import { isObject, type Json } from './state/json.ts';
import { resumed, suspend, visited, visitOf } from './state/suspended.ts';
import { decode } from './state/url.ts';

/** The element, as far as courses use it. */
export interface CourseLab extends Lab {
  attempts: unknown;
  readonly score: Score;
  course: CourseNote;
  /** A course keeps what is learned, and the device no longer; the lab begins anew. */
  keepInCourse(): void;
}

/** Says whether a course determines what is shown first. Another may still come: a book answers later. */
export function joinCourse(lab: CourseLab): boolean {
  const course = ScormCourse.open(window);
  if (course instanceof ScormCourse) {
    reportByScorm(lab, course);
    return true;
  }
  if (course !== null) lab.course = { ...noCourse, trouble: { kind: 'refused', why: course } };
  if (window.parent !== window) reportBySplice(lab);
  return false;
}

/** What is reported when the learner pauses. In milliseconds. */
const pause = 2000;

/** Calls `report` after all that one answer tells, and once the state has not changed for a while, or nobody may look any more. */
function whenChanged(lab: CourseLab, report: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let answered = false;
  const now = (): void => {
    clearTimeout(timer);
    timer = undefined;
    answered = false;
    report();
  };
  lab.addEventListener('position-lab-answer', () => {
    if (!answered) queueMicrotask(now);
    answered = true;
  });
  lab.addEventListener('position-lab-state', () => {
    clearTimeout(timer);
    timer = setTimeout(now, pause);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && timer !== undefined) now();
  });
}

const scoreOf = ({ score }: CourseLab): number | null => (score.attempted > 0 ? score.scaled : null);

const visitIn = (lab: CourseLab) => visitOf(lab.state as Json, lab.initialState, lab.attempts as Json);

function take(lab: CourseLab, kept: { readonly state: Json; readonly attempts: unknown }): void {
  lab.state = kept.state;
  lab.attempts = kept.attempts;
}

function reportByScorm(lab: CourseLab, course: ScormCourse): void {
  const answers: Answered[] = [];
  const report = (): void => {
    const { attempted, of } = lab.score;
    const { text, texts, parts } = suspend(visitIn(lab), longestKept);
    const result = { score: scoreOf(lab), complete: attempted === of, suspend: text, answers: answers.splice(0) };
    const why = course.report(result);
    const trouble = why === null ? null : ({ kind: 'refused', why } as const);
    lab.course = course.review
      ? { ...noCourse, review: true }
      : { takes: course.takes, review: false, texts, parts, trouble };
  };
  lab.keepInCourse();
  const kept = course.suspended === '' ? null : resumed(course.suspended, lab.initialState);
  if (kept) take(lab, kept);
  // What cannot be read is not written over before the learner does something.
  if (kept || course.suspended === '') report();
  else lab.course = { ...noCourse, takes: course.takes, review: course.review, trouble: { kind: 'unread', why: '' } };

  lab.addEventListener('position-lab-answer', (event) => {
    const { experiment, prediction, guess, right } = (event as CustomEvent).detail;
    if (prediction !== undefined) answers.push({ id: `${experiment}.${prediction}`, guess, right });
  });
  whenChanged(lab, report);
  window.addEventListener('pagehide', () => {
    report();
    course.end();
    // For a page that is shown again as it was left.
    lab.course = noCourse;
  });
}

/** Assistive technology clicks without a pointer or a key. */
const acts: readonly string[] = ['pointerdown', 'keydown', 'click', 'input'];

function reportBySplice(lab: CourseLab): void {
  const splice = new Splice(window);
  const fragment = location.hash;
  let touched = false;
  let answered = false;
  let refused = false;
  for (const type of acts) lab.addEventListener(type, () => (touched = true), { once: true });
  splice.ask(({ state, error }) => {
    refused = error !== null;
    if (error !== null) lab.course = { ...noCourse, trouble: { kind: 'unknown', why: error } };
    else begin(lab, state, { touched, answered, fragment });
  });
  lab.addEventListener('position-lab-answer', ({ detail }: CustomEventInit) => {
    answered = true;
    if (!refused) splice.event('answered', detail);
  });
  whenChanged(lab, () => {
    // Of what only the page did there is nothing to tell.
    if ((touched || answered) && !refused) splice.report(scoreOf(lab), visitIn(lab));
  });
}

interface Meanwhile {
  readonly touched: boolean;
  readonly answered: boolean;
  /** Of the address as it was. */
  readonly fragment: string;
}

/** With what a book kept, unless the learner has answered meanwhile. */
function begin(lab: CourseLab, state: unknown, { touched, answered, fragment }: Meanwhile): void {
  const isNothing = state === undefined || state === null || state === '' || (isObject(state) && isEmpty(state));
  const kept = isNothing ? null : visited(parsed(state), lab.initialState);
  const begun = kept ? answered : touched;
  if (!begun) lab.keepInCourse();
  if (!begun && kept) take(lab, kept);
  const linked = decode(fragment, lab.initialState);
  if (!begun && isNothing && fragment.length > 1 && linked.ok) lab.state = linked.value;
  const trouble = kept || isNothing ? null : ({ kind: 'unread', why: '' } as const);
  lab.course = { ...noCourse, takes: true, trouble };
}

const isEmpty = (object: object): boolean => Object.keys(object).length === 0;

/** Some books keep text. */
function parsed(state: unknown): unknown {
  try {
    return typeof state === 'string' ? (JSON.parse(state) as unknown) : state;
  } catch {
    return null;
  }
}
