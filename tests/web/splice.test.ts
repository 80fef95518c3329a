/** SPLICE, as cssplice.org describes its messages, with windows made for the test; and what the foot says of a course. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { courseSentences } from '../../web/src/frame/course-part.ts';
import { type CourseNote, noCourse } from '../../web/src/host/course-note.ts';
import { Splice, type SpliceAnswer } from '../../web/src/host/splice.ts';
import { en } from '../../web/src/locales/en/index.ts';
import { numbers } from './fake-lab.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Message {
  readonly subject: string;
  readonly message_id: string;
  readonly [name: string]: unknown;
}

/** A frame in a book: what the book heard, and how it answers. */
function framed() {
  const heard: (Message & { to: string })[] = [];
  const listeners = new Set<(event: MessageEvent) => void>();
  const parent = { postMessage: (message: Message, to: string) => void heard.push({ ...message, to }) };
  const own = {
    parent,
    addEventListener: (_: string, listener: (event: MessageEvent) => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: (event: MessageEvent) => void) => listeners.delete(listener),
  };
  const splice = new Splice(own as unknown as Window);
  const answers: SpliceAnswer[] = [];
  splice.ask((answer) => answers.push(answer));
  const say = (data: unknown, source: unknown = parent, origin = 'https://book.example') => {
    for (const listener of [...listeners]) listener({ data, source, origin } as MessageEvent);
  };
  const response = (more: object = {}) => ({
    subject: 'SPLICE.getState.response',
    message_id: heard[0]?.message_id,
    ...more,
  });
  return { splice, heard, answers, say, response };
}

describe('SPLICE', () => {
  test('asks any page, again while nobody answers, and not for ever', () => {
    const { heard } = framed();
    expect(heard).toEqual([{ subject: 'SPLICE.getState', message_id: expect.any(String), to: '*' }]);
    vi.advanceTimersByTime(60_000);
    expect(heard.map(({ subject, message_id }) => [subject, message_id])).toEqual(
      Array(4).fill(['SPLICE.getState', heard[0]?.message_id]),
    );
  });
  test('takes the first answer of the page around, and of nobody else', () => {
    const { heard, answers, say, response } = framed();
    for (const strange of [
      null,
      undefined,
      'text',
      7,
      [],
      {},
      response({ message_id: 'other' }),
      { subject: 'SPLICE.getState' },
    ])
      say(strange);
    say(response({ state: 'foreign' }), {});
    expect(answers).toEqual([]);
    say(response({ state: { a: 1 } }));
    say(response({ state: { a: 2 } }));
    expect(answers).toEqual([{ state: { a: 1 }, error: null }]);
    vi.advanceTimersByTime(60_000);
    expect(heard).toHaveLength(1);
  });
  test.each([
    [{ message: 'no such activity', code: 4 }, 'no such activity'],
    [{ code: 'E4' }, 'E4'],
    ['offline', 'offline'],
  ])('an answer may be an error: %j', (error, words) => {
    const { answers, say, response } = framed();
    say(response({ error }));
    expect(answers).toEqual([{ state: undefined, error: words }]);
  });
  test('before anybody answers a score is told, and no state and no event', () => {
    const { splice, heard } = framed();
    splice.report(null, { private: true });
    splice.event('answered', {});
    splice.report(0.5, { private: true });
    const { to, message_id, ...message } = heard[1] as Message;
    expect([heard.length, to, message]).toEqual([2, '*', { subject: 'SPLICE.reportScoreAndState', score: 0.5 }]);
    expect(message_id).not.toBe(heard[0]?.message_id);
  });
  test('who answered is told all, and no one else; before the first answer there is no score', () => {
    const { splice, heard, say, response } = framed();
    say(response({ state: null }));
    splice.report(null, { a: 1 });
    splice.report(0, { a: 2 });
    splice.event('answered', { right: false });
    const to = 'https://book.example';
    const message_id = expect.any(String);
    expect(heard.slice(1)).toEqual([
      { subject: 'SPLICE.reportScoreAndState', message_id, state: { a: 1 }, to },
      { subject: 'SPLICE.reportScoreAndState', message_id, score: 0, state: { a: 2 }, to },
      { subject: 'SPLICE.sendEvent', message_id, name: 'answered', data: { right: false }, to },
    ]);
    expect(new Set(heard.map((message) => message.message_id)).size).toBe(4);
  });
});

describe('the foot', () => {
  const said = (note: Partial<CourseNote>) => courseSentences({ ...noCourse, ...note }, en, numbers);
  test('says nothing without a course, and one sentence in one', () => {
    expect(said({})).toEqual([]);
    expect(said({ takes: true })).toEqual(['Results and progress go to this course.']);
    expect(said({ review: true })).toEqual(['This visit is for review: nothing goes to the course.']);
  });
  test('says what was not taken, in the words of the course', () => {
    const trouble = { kind: 'refused', why: 'General Exception., 101' } as const;
    expect(said({ takes: true, trouble })).toEqual(['The course did not take the score: General Exception., 101.']);
    expect(said({ takes: true, trouble: { ...trouble, why: '' } })).toEqual([
      'The course did not take the score: it gives no reason.',
    ]);
  });
  test('says what is too long', () => {
    expect(said({ takes: true, texts: 2, parts: 1 })).toEqual([
      'Results and progress go to this course.',
      'The course keeps at most 2999 characters: your 2 longest texts are not among them.',
      'The course keeps at most 2999 characters: some of your settings and runs are not among them.',
    ]);
  });
});
