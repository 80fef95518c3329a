/** The adapters for SCORM on scorm-again, an independent run-time system of both versions, and on windows that refuse. */
import { Scorm12API, Scorm2004API } from 'scorm-again';
import { describe, expect, test } from 'vitest';
import { type Answered, ScormCourse } from '../../web/src/host/scorm.ts';
import { findApis } from '../../web/src/host/scorm-api.ts';

const quiet = { autocommit: false, logLevel: 5 };

/** A window in others, outermost last; the outermost is its own parent, as in browsers. */
function within(...outer: readonly object[]): Window {
  const own: Record<string, unknown> = {};
  let at = own;
  for (const window of outer) at = at.parent = window as Record<string, unknown>;
  at.parent ??= at;
  return own as unknown as Window;
}

/** As a window of another site answers: only its parent may be asked for. */
function foreign(parent?: object): object {
  const window: object = new Proxy(Object.create(null), {
    get(_, name) {
      if (name === 'parent') return parent ?? window;
      throw new Error(`SecurityError: ${String(name)}`);
    },
    set: () => true,
  });
  return window;
}

const started = (own: Window): ScormCourse => {
  const course = ScormCourse.open(own);
  if (!(course instanceof ScormCourse)) throw new Error(String(course));
  return course;
};

const nothing = { score: null, complete: false, suspend: 'first', answers: [] as Answered[] };
const answers: Answered[] = [
  { id: 'permute.PM1', guess: 'moves', right: true },
  { id: 'permute.PM1-size', guess: '-5', right: false },
  { id: 'shift.SH3', guess: '?', right: null },
];

/** What a system holds, also what a course may only write. */
interface Held {
  readonly exit: string;
  readonly session_time: string;
  readonly interactions: Readonly<Record<string, { readonly id: string; readonly result: string }>>;
}
const held = (api: { renderCMIToJSONString(): string }) =>
  JSON.parse(api.renderCMIToJSONString()).cmi as Held & { core: Held };

/** A system of SCORM 1.2 with what it kept, and the course in it. */
function old(kept: object = {}) {
  const api = new Scorm12API(quiet);
  api.loadFromJSON(kept as never, 'cmi');
  let commits = 0;
  api.on('LMSCommit', () => commits++);
  const course = started(within({ API: api }));
  const value = (name: string): string => api.LMSGetValue(`cmi.${name}`);
  return { api, course, value, commits: () => commits };
}

/** Likewise of SCORM 2004. */
function modern(kept: object = {}) {
  const api = new Scorm2004API(quiet);
  api.loadFromJSON(kept as never, 'cmi');
  let commits = 0;
  api.on('Commit', () => commits++);
  const course = started(within({ API_1484_11: api }));
  const value = (name: string): string => api.GetValue(`cmi.${name}`);
  return { api, course, value, commits: () => commits };
}

describe('SCORM 1.2', () => {
  test('before the first answer there is a status, and no score', () => {
    const { api, course, value, commits } = old();
    expect(course.report(nothing)).toBeNull();
    const said = ['core.lesson_status', 'core.score.raw', 'suspend_data'].map(value);
    expect([said, held(api).core.exit, commits()]).toEqual([['incomplete', '', 'first'], 'suspend', 1]);
  });
  test('a third of the score is 33.33 of 100; answers are recorded; the rest of completion is apart', () => {
    const { course, value, api, commits } = old();
    expect(course.report({ score: 1 / 3, complete: false, suspend: 'second', answers })).toBeNull();
    expect(['raw', 'min', 'max'].map((part) => value(`core.score.${part}`))).toEqual(['33.33', '0', '100']);
    expect([value('core.lesson_status'), value('suspend_data'), commits()]).toEqual(['incomplete', 'second', 1]);
    const recorded = Object.values(held(api).interactions);
    expect(recorded).toMatchObject([
      { id: 'permute.PM1', type: 'fill-in', student_response: 'moves', result: 'correct' },
      { id: 'permute.PM1-size', type: 'fill-in', student_response: '-5', result: 'wrong' },
      { id: 'shift.SH3', type: 'fill-in', student_response: '?', result: 'neutral' },
    ]);
    course.report({ score: 0.5, complete: true, suspend: 'third', answers: [] });
    expect([value('core.lesson_status'), value('core.score.raw')]).toEqual(['completed', '50']);
  });
  test('the session ends once, and nothing is said after', () => {
    const { course, api } = old();
    const calls: string[] = [];
    api.on('LMSFinish', () => calls.push('finish'));
    api.on('LMSSetValue', (name: string, value: string) => calls.push(`${name} ${value}`));
    course.end();
    course.end();
    expect(course.report({ ...nothing, score: 1 })).toBeNull();
    expect(calls).toEqual([expect.stringMatching(/^cmi\.core\.session_time \d{4}:\d\d:\d\d\.\d\d$/), 'finish']);
  });
  test('what was kept comes back, and neither score nor status is lowered', () => {
    const kept = { core: { lesson_status: 'completed', score: { raw: '75' } }, suspend_data: 'kept' };
    const { course, value } = old(kept);
    expect(course.suspended).toBe('kept');
    course.report({ ...nothing, score: 0.25 });
    expect([value('core.score.raw'), value('core.lesson_status')]).toEqual(['75', 'completed']);
    course.report({ ...nothing, score: 0.8 });
    expect(value('core.score.raw')).toBe('80');
  });
  test.each([
    [0.5, false, 'incomplete'],
    [0.5, true, 'failed'],
    [0.8, false, 'passed'],
    [0.8, true, 'passed'],
  ])('with a mastery score of 70, %d (all attempted: %s) is %s', (score, complete, status) => {
    const { course, value } = old({ student_data: { mastery_score: '70' } });
    course.report({ ...nothing, score, complete });
    expect(value('core.lesson_status')).toBe(status);
  });
  test('a visit for review changes nothing', () => {
    const { course, value } = old({ core: { lesson_mode: 'review', lesson_status: 'passed' }, suspend_data: 'kept' });
    course.report({ ...nothing, score: 1, complete: true });
    expect([course.takes, course.review]).toEqual([false, true]);
    expect([value('core.score.raw'), value('suspend_data')]).toEqual(['', 'kept']);
  });
});

describe('SCORM 2004', () => {
  test('completion, score and progress are apart; answers are recorded', () => {
    const { course, value, api, commits } = modern();
    expect(course.report({ score: 1 / 3, complete: false, suspend: 'second', answers })).toBeNull();
    expect(['scaled', 'raw', 'min', 'max'].map((part) => value(`score.${part}`))).toEqual([
      '0.3333',
      '33.33',
      '0',
      '100',
    ]);
    expect([value('completion_status'), held(api).exit, value('suspend_data')]).toEqual([
      'incomplete',
      'suspend',
      'second',
    ]);
    expect([value('success_status'), commits()]).toEqual(['unknown', 1]);
    const recorded = Object.values(held(api).interactions);
    expect(recorded.map(({ id, result }) => [id, result])).toEqual([
      ['permute.PM1', 'correct'],
      ['permute.PM1-size', 'incorrect'],
      ['shift.SH3', 'neutral'],
    ]);
    course.report({ ...nothing, score: 1 / 3, complete: true });
    expect([value('completion_status'), value('success_status')]).toEqual(['completed', 'unknown']);
  });
  test('the duration is that of ISO 8601; the session ends once', () => {
    const { course, api } = modern();
    let ends = 0;
    api.on('Terminate', () => ends++);
    course.end();
    course.end();
    expect([ends, /^PT\d+\.\d\dS$/.test(held(api).session_time)]).toEqual([1, true]);
  });
  test('a recorded score stays above a worse one', () => {
    const kept = { completion_status: 'completed', score: { raw: '75', scaled: '0.75' }, suspend_data: 'kept' };
    const { course, value } = modern(kept);
    course.report({ ...nothing, score: 0.25 });
    expect([course.suspended, value('score.scaled'), value('completion_status')]).toEqual([
      'kept',
      '0.75',
      'completed',
    ]);
  });
  test.each([
    [0.5, true, 'failed'],
    [0.8, false, 'passed'],
  ])('where 0.7 passes, %d (all attempted: %s) is %s', (score, complete, status) => {
    const { course, value } = modern({ scaled_passing_score: '0.7' });
    course.report({ ...nothing, score, complete });
    expect([value('success_status'), value('completion_status')]).toEqual([
      status,
      complete ? 'completed' : 'incomplete',
    ]);
  });
});

describe('a system that does not do what it should', () => {
  const api = (more: object) => ({
    LMSInitialize: () => 'true',
    LMSGetValue: () => '',
    LMSSetValue: () => 'true',
    LMSCommit: () => 'true',
    ...more,
  });
  const full = { ...nothing, score: 1, complete: true, answers };

  test('refuses in words and a number, which are said once', () => {
    let takes = false;
    const system = api({
      LMSSetValue: (name: string) => String(takes || name !== 'cmi.core.score.raw'),
      LMSGetLastError: () => 405,
      LMSGetErrorString: (code: string) => (code === '405' ? 'Incorrect Data Type' : ''),
    });
    const course = started(within({ API: system }));
    expect(course.report(full)).toBe('Incorrect Data Type, 405');
    takes = true;
    expect(course.report({ ...nothing, score: 1 })).toBeNull();
  });
  test('is told nothing that it does not list', () => {
    const told: string[] = [];
    const course = started(within({ API: api({ LMSSetValue: (name: string) => told.push(name) > 0 }) }));
    expect(course.report(full)).toBeNull();
    expect([...new Set(told)]).toEqual([
      'cmi.core.lesson_status',
      'cmi.core.score.raw',
      'cmi.suspend_data',
      'cmi.core.exit',
    ]);
  });
  test('throws in every function: nothing is thrown on', () => {
    const thrower = () => {
      throw new Error('no');
    };
    const all = ['GetValue', 'SetValue', 'Commit', 'GetLastError', 'GetErrorString', 'Finish'];
    const broken = Object.fromEntries(all.map((name) => [`LMS${name}`, thrower]));
    const course = started(within({ API: api(broken) }));
    expect(course.report(full)).toBe('');
    expect(() => course.end()).not.toThrow();
    expect(ScormCourse.open(within({ API: { LMSInitialize: thrower } }))).toBe('');
  });
  test('what gives nothing gives no reason either', () => {
    const silent = Object.fromEntries(
      ['GetValue', 'SetValue', 'Commit', 'GetLastError', 'GetErrorString'].map((name) => [
        `LMS${name}`,
        () => undefined,
      ]),
    );
    expect(started(within({ API: api(silent) })).report(full)).toBe('');
  });
  test('was in a window that is closed by now: its yes counts for nothing', () => {
    const opener = { API: api({}), closed: false };
    const course = started(within({ opener }));
    expect(course.report(nothing)).toBeNull();
    opener.closed = true;
    expect(course.report(full)).toBe('');
  });
  test('a score with a decimal comma is not lowered', () => {
    const written: Record<string, string> = {};
    const values: Record<string, string> = { 'cmi.core.score.raw': '40,5', 'cmi.student_data.mastery_score': '40,0' };
    const comma = {
      LMSGetValue: (name: string) => written[name] ?? values[name] ?? '',
      LMSSetValue: (name: string, value: string) => {
        written[name] = value;
        return 'true';
      },
      LMSCommit: () => 'true',
    };
    started(within({ API: api(comma) })).report({ ...nothing, score: 0.25 });
    expect([written['cmi.core.score.raw'], written['cmi.core.lesson_status']]).toEqual([undefined, 'passed']);
  });
  test('has begun already, for someone else: it is left alone, and says why', () => {
    const running = new Scorm12API(quiet);
    running.lmsInitialize('');
    expect(ScormCourse.open(within({ API: running }))).toMatch(/, 101$/);
  });
});

describe('looking for a system', () => {
  const api = { LMSInitialize: () => 'true' };
  const newer = { Initialize: () => 'true' };
  const versions = (own: Window) => findApis(own).map(({ version }) => version);

  test('climbs through frames, also of other sites, then to the opener', () => {
    expect(versions(within({}, {}, { API: api }))).toEqual(['1.2']);
    expect(versions(within({ API_1484_11: newer, API: api }))).toEqual(['2004', '1.2']);
    expect(
      versions(
        within(
          foreign({
            API: api,
            get parent() {
              return this;
            },
          }),
        ),
      ),
    ).toEqual(['1.2']);
    const opener = within({ API: api });
    expect(versions(within({}, { opener }))).toEqual(['1.2']);
    expect(versions(within({ opener: { API_1484_11: newer } }))).toEqual(['2004']);
  });
  test('finds none: alone, in another site, in sixty frames, beside what is no such thing', () => {
    for (const own of [
      within(),
      within(foreign()),
      within(...Array.from({ length: 60 }, () => ({})), { API: api }),
      within({ API: 'text', API_1484_11: null }),
      within({ API: {} }),
    ])
      expect([versions(own), ScormCourse.open(own)]).toEqual([[], null]);
  });
});
