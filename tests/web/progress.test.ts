/** What the device keeps of an experiment, and how far it is in boxes and words. */
import { describe, expect, test } from 'vitest';
import { deck } from '../../web/src/exercises/deck/index.ts';
import type { AnyPage } from '../../web/src/exercises/page.ts';
import { pages } from '../../web/src/exercises/pages.ts';
import { progressOf } from '../../web/src/frame/chrome.ts';
import { openStore } from '../../web/src/host/storage.ts';
import { makeNumbers } from '../../web/src/render/numbers.ts';
import { keepMark, keepProgress, keepsAnything, restoreProgress } from '../../web/src/session/progress.ts';
import { Session } from '../../web/src/session/session.ts';
import { toldOf } from '../../web/src/session/told.ts';
import { steps, unknown } from '../../web/src/state/lab-state.ts';
import { fakeWords } from './fake-experiment.ts';
import { lab } from './fake-lab.ts';

describe('progress', () => {
  const map = new Map<string, string>();
  const storage = {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => map.set(key, value),
    removeItem: (key: string) => map.delete(key),
  } as unknown as Storage;
  test('comes back with the round and, before it is locked, with its conditions', () => {
    const store = openStore(() => storage);
    const { session } = lab();
    session.flush();
    session.send({ type: 'ask', round: 'N' });
    session.flush();
    keepProgress(session, store);
    const other = lab().session;
    restoreProgress(other, store);
    expect([other.round.id, other.current.step, other.current.settings.a]).toEqual(['N', 'predict', 3]);
    map.clear();
  });
  test('comes back on the device, without settings and runs', () => {
    const { session } = lab();
    session.flush();
    session.send({ type: 'set', name: 'a', value: 2 });
    session.send({ type: 'guess', id: 'C', value: unknown });
    session.send({ type: 'lock' });
    session.flush();
    keepProgress(
      session,
      openStore(() => storage),
    );
    const other = lab().session;
    restoreProgress(
      other,
      openStore(() => storage),
    );
    expect(other.current).toMatchObject({ step: 'run', guesses: { C: unknown }, runs: [] });
    expect(other.current.settings.a).toBe(1);
  });
  test('is kept of a lab with every step, or with pages; of free play nothing is', () => {
    const { session } = lab(['run']);
    expect([keepsAnything(lab().session), keepsAnything(session)]).toEqual([true, false]);
    session.options = { ...session.options, pages: [deck as unknown as AnyPage] };
    expect(keepsAnything(session)).toBe(true);
  });
  test('of an author’s lab is neither that of the unit nor of another author’s', () => {
    map.clear();
    const store = openStore(() => storage);
    const opened = (variant: string): Session => {
      const { session } = lab();
      session.options = { ...session.options, variant };
      restoreProgress(session, store);
      return session;
    };
    const first = opened('preset=big');
    first.flush();
    first.send({ type: 'guess', id: 'C', value: 'large' });
    keepProgress(first, store);
    const guesses = ['preset=big', 'text=a+b', ''].map((variant) => opened(variant).current.guesses);
    expect(guesses).toEqual([{ C: 'large' }, {}, {}]);
    map.clear();
  });
  test('the mark of an experiment without its deck counts there, and nothing else of the deck changes', () => {
    const store = openStore(() => storage);
    const mark = (value: string): unknown => {
      const { session } = lab();
      session.flush();
      session.send({ type: 'mark', mark: value });
      expect(session.flush().marked).toBe(true);
      keepMark(session, pages, store);
      return store.read('deck');
    };
    store.write('deck', { ...deck.initial, schedule: { ST02: { last: '2026-03-14', streak: 2 } } });
    expect(mark('got')).toMatchObject({
      schedule: { ST01: { last: expect.any(String), streak: 1 }, ST02: { last: '2026-03-14', streak: 2 } },
    });
    expect(mark('missed')).toMatchObject({ schedule: { ST01: { streak: 0 } } });
    // The other pages hear no mark.
    expect([...map.keys()].filter((key) => /closed-book|bugs/.test(key))).toEqual([]);
    map.clear();
  });
  test('a mark in the deck is told as that of an experiment is', () => {
    const options = { experiments: [], pages: [deck as AnyPage], words: fakeWords, numbers: makeNumbers('en'), steps };
    const session = new Session({ ...options, experiment: 'deck' });
    session.send({ type: 'pick', card: 'ST01' });
    session.send({ type: 'mark', mark: 'missed' });
    session.send({ type: 'pick', card: 'ST05' });
    session.send({ type: 'mark', mark: 'got' });
    const answers = toldOf(session, session.flush()).filter(({ type }) => type === 'position-lab-answer');
    // Learners mark themselves: no score, and no success that anybody checked.
    const marked = (response: string) => ({ completion: true, response });
    expect(answers.map(({ detail }) => detail)).toEqual([
      { experiment: 'deck', step: 'self-test', card: 'ST01', of: 'permute', mark: 'missed', result: marked('missed') },
      { experiment: 'deck', step: 'self-test', card: 'ST05', of: null, mark: 'got', result: marked('got') },
    ]);
    expect(toldOf(session, session.flush())).toEqual([]);
  });
  test('a corrupt store is as if empty', () => {
    map.set('position-lab/1/permute', '{"step":"nowhere"}');
    const { session } = lab();
    restoreProgress(
      session,
      openStore(() => storage),
    );
    expect(session.current.step).toBe('predict');
  });
  test('in boxes and words', () => {
    const { session } = lab();
    const text = () => progressOf(session.current, fakeWords.frame);
    expect(text()).toMatchObject({ done: 0, text: 'Not started' });
    session.send({ type: 'go', step: 'run' });
    expect(text()).toMatchObject({ boxes: ['on', 'now', '', ''], text: 'Running' });
    session.send({ type: 'mark', mark: 'missed' });
    expect(text()).toMatchObject({ done: 4, text: 'Missed' });
  });
});
