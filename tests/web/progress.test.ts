/** What the device keeps of an experiment, and how far it is in boxes and words. */
import { describe, expect, test } from 'vitest';
import { progressOf } from '../../web/src/element/chrome.ts';
import { keepProgress, restoreProgress } from '../../web/src/element/progress.ts';
import { openStore } from '../../web/src/host/storage.ts';
import { unknown } from '../../web/src/state/lab-state.ts';
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
