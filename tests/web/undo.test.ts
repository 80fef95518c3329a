/** Undo as a value: what is a step, there and back, and what happens to all states. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cancel,
  changed,
  type History,
  historyLimit,
  noHistory,
  redo,
  settle,
  toAll,
  undo,
} from '../../web/src/state/undo.ts';

type Change = readonly [to: string, gesture: string | null];

/** A history by hand: every change, with the state it leads to. */
function following(changes: readonly Change[], from = '', begun: History<string> = noHistory) {
  let [present, history] = [from, begun];
  for (const [to, gesture] of changes) {
    history = changed(history, present, to, gesture);
    present = to;
  }
  return { present, history };
}

/** As far as it goes. */
function led(move: typeof undo, { present, history }: ReturnType<typeof following>): ReturnType<typeof following> {
  const next = move(history, present);
  return next ? led(move, next) : { present, history };
}

const gesture = fc.constantFrom(null, null, 'drag 1', 'input a');
const changes = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), gesture), { maxLength: 30 });

test('back and forth ends where it began', () => {
  fc.assert(
    fc.property(changes, (made) => {
      const end = following(made, 'a');
      const first = led(undo, end);
      expect([first.present, first.history.past]).toEqual(['a', []]);
      const last = led(redo, first);
      expect([last.present, last.history.past, last.history.future]).toEqual([end.present, end.history.past, []]);
    }),
  );
});
test('no step leads to where it begins', () => {
  fc.assert(
    fc.property(changes, (made) => {
      const { present, history } = following(made, 'a');
      const states = [...history.past, present];
      for (const [k, state] of states.slice(1).entries()) expect(state).not.toBe(states[k]);
    }),
  );
});
test('of a gesture only where it began and what it has come to count', () => {
  fc.assert(
    fc.property(changes, fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 8 }), (made, typed) => {
      const begun = following(made, 'a');
      const byKey = following(
        typed.map((text): Change => [text, 'input b']),
        begun.present,
        begun.history,
      );
      const atOnce = following([[typed.at(-1) as string, 'input b']], begun.present, begun.history);
      expect(byKey).toEqual(atOnce);
    }),
  );
});
test('one gesture is one step; a settled one is over', () => {
  const { history } = following([
    ['b', 'drag 1'],
    ['c', 'drag 1'],
  ]);
  expect(history.past).toEqual(['']);
  expect(following([['d', 'drag 1']], 'c', settle(history)).history.past).toEqual(['', 'c']);
});
test('a gesture that comes back to where it began is no step, and what was undone can still be redone', () => {
  const undone = undo(following([['b', null]]).history, 'b') as { present: string; history: History<string> };
  const { history } = following(
    [
      ['x', 'input a'],
      ['', 'input a'],
    ],
    undone.present,
    undone.history,
  );
  expect([history.past, history.future]).toEqual([[], ['b']]);
  expect(following([['x', 'input a']], '', history).history).toMatchObject({ past: [''], future: [] });
});
test('a cancelled gesture leaves no way forward', () => {
  const { history } = following([['b', 'drag 1']], 'a');
  expect(cancel(history, 'drag 1', 'b')).toEqual({ present: 'a', history: noHistory });
  expect(cancel(history, 'drag 2', 'b').present).toBe('b');
});
test('what happens to all states is not lost by undo, redo or Esc', () => {
  const { history } = following([
    ['b', null],
    ['c', 'drag 1'],
  ]);
  const all = toAll(history, (state) => `${state}!`);
  expect(cancel(all, 'drag 1', 'c!')).toMatchObject({ present: 'b!', history: { past: ['!'] } });
  expect(undo(all, 'c!')).toMatchObject({ present: 'b!', history: { past: ['!'], future: ['c!'] } });
});
test('it is bounded', () => {
  const { history } = following(Array.from({ length: 2 * historyLimit }, (_, k): Change => [String(k), null]));
  expect(history.past).toHaveLength(historyLimit);
  expect(history.past[0]).toBe(String(historyLimit - 1));
});
