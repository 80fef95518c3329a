/** Attempts in a session: a lock that the engine graded, of the first round, once; kept on the device and never in a state. */
import { describe, expect, test } from 'vitest';
import type { Experiment } from '../../web/src/experiments/contract.ts';
import { openStore } from '../../web/src/host/storage.ts';
import { makeNumbers } from '../../web/src/render/numbers.ts';
import { keepProgress, restoreProgress } from '../../web/src/session/progress.ts';
import type { Session } from '../../web/src/session/session.ts';
import { attemptsJson } from '../../web/src/state/attempts.ts';
import { steps, toJson, unknown } from '../../web/src/state/lab-state.ts';
import { fakeExperiment } from './fake-experiment.ts';
import { lab } from './fake-lab.ts';

/** Of a = 1 and b = 2 the sum is 3: small. Of a size 10^0 is right, since both lie below the tolerance, which is 3; 10^4 is too large. */
function answer(session: Session, choice: string, size: string): void {
  session.send({ type: 'guess', id: 'C', value: choice });
  session.send({ type: 'guess', id: 'S', value: size });
  session.send({ type: 'lock' });
}

function opened(experiment: Experiment = fakeExperiment): Session {
  const { session } = lab(steps, {}, experiment);
  session.flush();
  return session;
}

const once = {
  permute: {
    experiment: 'permute',
    round: 'C',
    settings: {},
    guesses: { C: 'large', S: '0' },
    right: { C: false, S: true },
    tries: 1,
  },
};

describe('an attempt', () => {
  test('is the first round as the engine graded it, there when the answer is told', () => {
    const session = opened();
    expect([session.attempts.all, session.attempts.score]).toEqual([{}, { scaled: 0, attempted: 0, of: 1 }]);
    answer(session, 'large', '0');
    expect(session.flush().justLocked).toBe(true);
    expect(session.attempts.all).toEqual(once);
    expect(session.attempts.score).toEqual({ scaled: 0.5, attempted: 1, of: 1 });
  });
  test('says what differs from the defaults, under which the question was answered', () => {
    const session = opened();
    session.send({ type: 'set', name: 'b', value: 9 });
    session.flush();
    answer(session, 'large', unknown);
    session.flush();
    session.send({ type: 'set', name: 'b', value: 4 });
    session.flush();
    // 1 + 9 = 10 is large.
    expect(session.attempts.all.permute).toMatchObject({ settings: { b: 9 }, right: { C: true, S: null } });
  });
  test('keeps its marks when another language is spoken, which would not take the number as it was typed', () => {
    const asked = { id: 'N', kind: 'number', tolerance: 0, answer: () => 1.234 } as const;
    const round = { id: 'C', asks: ['N'], questions: [asked] } as const;
    const session = opened({ ...fakeExperiment, rounds: [round] } as unknown as Experiment);
    session.send({ type: 'guess', id: 'N', value: '1,234' });
    session.send({ type: 'lock' });
    for (const lang of ['de', 'en']) {
      session.speak(makeNumbers(lang));
      session.flush();
      expect([lang, session.computed.locked?.graded[0]?.right]).toEqual([lang, true]);
    }
  });
  test('waits for the engine', () => {
    const { session, engine } = lab();
    session.engine = null;
    answer(session, 'small', '0');
    expect([session.flush().justLocked, session.attempts.all]).toEqual([false, {}]);
    session.engine = engine;
    expect([session.flush().justLocked, session.attempts.score.scaled]).toEqual([true, 1]);
  });
  test('asked and answered again is another one; the best stays', () => {
    const session = opened();
    answer(session, 'large', '0');
    session.flush();
    session.send({ type: 'ask', round: 'C' });
    session.flush();
    answer(session, 'large', '4');
    session.flush();
    expect(session.attempts.all.permute).toMatchObject({ right: { C: false, S: true }, tries: 2 });
  });
  test('is no later round, no lock that comes with a state or by undo, and nothing to look up', () => {
    const session = opened();
    session.send({ type: 'ask', round: 'N' });
    session.flush();
    session.send({ type: 'guess', id: 'N', value: '5' });
    session.send({ type: 'lock' });
    expect([session.flush().justLocked, session.attempts.all]).toEqual([true, {}]);

    const first = opened();
    answer(first, 'small', '0');
    first.flush();
    const other = opened();
    other.restore(toJson(first.state));
    other.flush();
    other.send({ type: 'set', name: 'a', value: 2 });
    other.send({ type: 'undo' });
    expect([other.flush().justLocked, other.computed.locked?.graded[0]?.right]).toEqual([false, true]);
    expect(other.attempts.all).toEqual({});

    const look = opened({ ...fakeExperiment, group: 'look' });
    answer(look, 'small', '0');
    look.flush();
    expect([look.attempts.all, look.attempts.score]).toEqual([{}, { scaled: 0, attempted: 0, of: 0 }]);
  });
  test('is none of a lock that a state replaced before it was graded', () => {
    const session = opened();
    const before = toJson(session.state);
    answer(session, 'small', '0');
    session.restore(before);
    expect([session.flush().justLocked, session.attempts.all]).toEqual([false, {}]);
  });
  test('is in no state and no link', () => {
    const session = opened();
    answer(session, 'large', '0');
    session.flush();
    expect(JSON.stringify([session.state, session.shared])).not.toMatch(/attempt|tries/);
  });
  test('cannot be made where Predict is not offered', () => {
    expect(lab(['run', 'reconcile']).session.attempts.score).toEqual({ scaled: 0, attempted: 0, of: 0 });
  });
});

describe('attempts from outside', () => {
  test('take the place of its own', () => {
    const session = opened();
    expect(session.attempts.take(attemptsJson(once)).ok).toBe(true);
    expect(session.attempts.score.scaled).toBe(0.5);
    answer(session, 'small', '4');
    session.flush();
    // Equal: the earlier one stays.
    expect(session.attempts.all).toEqual({ permute: { ...once.permute, tries: 2 } });
    session.attempts.take({});
    expect(session.attempts.all).toEqual({});
  });
  test('with a part that this lab does not write are refused whole, with its place', () => {
    const { permute } = once;
    const cycle: Record<string, unknown> = {};
    cycle.permute = cycle;
    const strange: readonly (readonly [unknown, string])[] = [
      [null, 'attempts'],
      [cycle, 'attempts'],
      [{ permute, shift: { ...permute, experiment: 'shift' } }, 'shift'],
      [JSON.parse(`{"__proto__": ${JSON.stringify({ ...permute, experiment: '__proto__' })}}`), '__proto__'],
      [{ permute: { ...permute, round: 'N' } }, 'permute.round'],
      [{ permute: { ...permute, settings: { c: 1 } } }, 'permute.settings.c'],
      [{ permute: { ...permute, guesses: { C: 'large' } } }, 'permute.guesses'],
      [{ permute: { ...permute, right: { ...permute.right, X: true } } }, 'permute.right'],
      [{ permute: { ...permute, right: { C: false, S: null } } }, 'permute.right.S'],
    ];
    const session = opened();
    session.attempts.take(once);
    for (const [value, at] of strange) expect(session.attempts.take(value)).toEqual({ ok: false, at });
    expect(session.attempts.all).toEqual(once);
  });
});

describe('on the device', () => {
  const map = new Map<string, string>();
  const storage = {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => map.set(key, value),
    removeItem: (key: string) => map.delete(key),
  } as unknown as Storage;
  const store = openStore(() => storage);

  test('they are kept beside the progress, and come back', () => {
    const session = opened();
    answer(session, 'large', '0');
    session.flush();
    keepProgress(session, store);
    const other = lab().session;
    restoreProgress(other, store);
    expect(other.attempts.all).toEqual(once);
    // Whoever made none writes nothing over those of another tab.
    map.set('position-lab/1/permute/attempt', 'null');
    keepProgress(other, store);
    expect(map.get('position-lab/1/permute/attempt')).toBe('null');
    map.clear();
  });
  test('a lab without all steps keeps none, and what is no attempt is as if absent', () => {
    const { session } = lab(['predict', 'run']);
    session.flush();
    answer(session, 'large', '0');
    session.flush();
    keepProgress(session, store);
    expect([session.attempts.score.attempted, map.size]).toEqual([1, 0]);
    map.set('position-lab/1/permute/attempt', JSON.stringify({ ...once.permute, round: 'N' }));
    const other = lab().session;
    restoreProgress(other, store);
    expect(other.attempts.all).toEqual({});
  });
});
