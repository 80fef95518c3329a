/** A session without a DOM: one engine call per change, refusals in words, predictions graded by the engine. */
import { describe, expect, test } from 'vitest';
import type { Experiment } from '../../web/src/experiments/contract.ts';
import { sentenceOf } from '../../web/src/session/refusal.ts';
import { toldOf } from '../../web/src/session/told.ts';
import { steps as allSteps, toJson, unknown } from '../../web/src/state/lab-state.ts';
import { fakeExperiment, fakeWords, refusal } from './fake-experiment.ts';
import { free, lab } from './fake-lab.ts';

describe('one interaction', () => {
  test('many intents before a frame are one engine call', () => {
    const { session, engine, report } = free();
    session.flush();
    expect(engine.calls).toBe(1);
    for (let a = 3; a < 9; a++) session.send({ type: 'set', name: 'a', value: a });
    session.flush();
    expect(engine.calls).toBe(2);
    expect(report().sum).toBe(10);
    expect(session.flush().stateChanged).toBe(false);
    expect(engine.calls).toBe(2);
  });
  test("an experiment's own intent, undo and redo", () => {
    const { session } = free();
    session.send({ type: 'swap' });
    expect(session.current.settings).toMatchObject({ a: 2, b: 1 });
    session.send({ type: 'undo' });
    expect(session.current.settings).toMatchObject({ a: 1, b: 2 });
    session.send({ type: 'redo' });
    expect(session.current.settings).toMatchObject({ a: 2, b: 1 });
  });
  test('a new text adjusts what follows from it', () => {
    const { session } = free();
    session.send({ type: 'set', name: 'words', value: ['x', 'y', 'z'] });
    expect(session.current.settings.order).toEqual([0, 1, 2]);
  });
  test('a gesture is one undo step and one run', () => {
    const { session } = free();
    session.flush();
    for (const a of [2, 3, 4]) {
      session.send({ type: 'set', name: 'a', value: a }, 'input a');
      session.flush();
    }
    expect(session.current.runs).toHaveLength(2);
    session.settle();
    session.send({ type: 'undo' });
    expect(session.current.settings.a).toBe(1);
  });
  test('Esc takes a gesture back without a way forward', () => {
    const { session } = free();
    session.send({ type: 'set', name: 'a', value: 5 }, 'drag 1');
    session.cancel('drag 1');
    expect(session.current.settings.a).toBe(1);
    expect(session.computed.history.future).toEqual([]);
  });
  test('a row of the table restores its settings', () => {
    const { session, report } = free();
    session.flush();
    session.send({ type: 'set', name: 'a', value: 7 });
    session.flush();
    session.send({ type: 'restoreRun', number: 1 });
    session.flush();
    expect(report().sum).toBe(3);
    expect(session.current.currentRun).toBe(1);
    expect(session.current.runs).toHaveLength(2);
  });
});

describe('refusals', () => {
  test('the sentence is under its control; text and picture stay', () => {
    const { session, report } = free();
    session.flush();
    session.send({ type: 'set', name: 'a', value: 'abc' });
    session.flush();
    expect(session.computed.errors).toEqual({ a: 'First takes a number from 0 to 9. You gave abc.' });
    expect(session.current.settings.a).toBe('abc');
    expect(report().sum).toBe(3);
    session.send({ type: 'undo' });
    session.flush();
    expect(session.computed.errors).toEqual({});
  });
  test('the other controls go on', () => {
    const { session, report } = free();
    session.flush();
    session.send({ type: 'set', name: 'a', value: -1 });
    session.send({ type: 'set', name: 'b', value: 5 });
    session.flush();
    expect(report().sum).toBe(6);
    expect(Object.keys(session.computed.errors)).toEqual(['a']);
    expect(session.current.settings).toMatchObject({ a: -1, b: 5 });
  });
  test('two refused at once are both said', () => {
    const { session, report } = free();
    session.flush();
    for (const name of ['a', 'b']) {
      session.send({ type: 'set', name, value: -1 });
      session.flush();
    }
    expect(Object.keys(session.computed.errors)).toEqual(['a', 'b']);
    expect(report().sum).toBe(3);
  });
  test('refused settings at the start show the defaults', () => {
    const { session, report } = free({ a: 100 });
    session.flush();
    expect(report().sum).toBe(3);
    expect(session.computed.errors.a).toMatch(/You gave 100/);
    expect(session.current.settings.a).toBe(100);
  });
  test('what is no engine error is said too, and belongs to no control', () => {
    const sentence = sentenceOf(new TypeError('x is not a function'), fakeExperiment, {}, fakeWords);
    expect(sentence).toEqual({ control: null, text: fakeWords.frame.unexpected('x is not a function') });
  });
  test('what was typed cannot become markup', () => {
    const { text } = sentenceOf(refusal('a', '**x** $'), fakeExperiment, fakeExperiment.defaults, fakeWords);
    expect(text).toContain('\\*\\*x\\*\\* \\$');
  });
  test('a long value is not repeated whole', () => {
    const { text } = sentenceOf(refusal('a', 'x'.repeat(10_000)), fakeExperiment, fakeExperiment.defaults, fakeWords);
    expect(text.length).toBeLessThan(200);
  });
});

describe('predictions', () => {
  test('another round sets its conditions, can be undone, and is graded by its own questions', () => {
    const { session } = lab();
    session.flush();
    session.send({ type: 'ask', round: 'N' });
    session.flush();
    expect([session.current.step, session.current.settings.a, session.round.id]).toEqual(['predict', 3, 'N']);
    session.send({ type: 'guess', id: 'N', value: '5' });
    session.send({ type: 'lock' });
    session.flush();
    expect(session.computed.locked?.graded).toMatchObject([{ id: 'N', answer: 5, right: true }]);
    expect(session.current.asked).toEqual(['N']);
    session.send({ type: 'undo' });
    expect(session.current.settings.a).toBe(1);
  });
  test('back in a round without conditions, those of the round before are gone, and what the learner set stays', () => {
    const { session } = lab();
    session.flush();
    session.send({ type: 'set', name: 'b', value: 7 });
    session.flush();
    session.send({ type: 'ask', round: 'N' });
    session.flush();
    expect([session.current.settings.a, session.current.settings.b]).toEqual([3, 7]);
    session.send({ type: 'ask', round: 'C' });
    session.flush();
    expect([session.round.id, session.current.settings.a, session.current.settings.b]).toEqual(['C', 1, 7]);
  });
  test('who begins with a question begins under its conditions, and can leave them', () => {
    const asksFirst = { ...fakeExperiment, rounds: fakeExperiment.rounds.filter(({ id }) => id === 'N') };
    const { session } = lab(['predict', 'run'], undefined, asksFirst);
    session.flush();
    expect([session.round.id, session.current.settings.a]).toEqual(['N', 3]);
    session.send({ type: 'reset' });
    expect(session.current.settings.a).toBe(1);
    expect(lab(['run'], undefined, asksFirst).session.current.settings.a).toBe(1);
  });
  test('a round that does not exist is refused with its place', () => {
    const { session } = lab();
    session.flush();
    const refused = session.restore({ experiments: { permute: { round: 'X' } } });
    expect(refused).toEqual({ ok: false, at: 'experiments.permute.round' });
  });
  test('are graded by the engine for the locked settings', () => {
    const { session } = lab();
    session.flush();
    session.send({ type: 'guess', id: 'C', value: 'large' });
    session.send({ type: 'guess', id: 'S', value: '0' });
    session.send({ type: 'lock' });
    expect(session.flush().justLocked).toBe(true);
    expect(session.computed.locked?.graded).toMatchObject([
      { id: 'C', right: false, reply: 'large', answer: 'small' },
      { id: 'S', right: true, answer: 3 },
    ]);
    session.send({ type: 'set', name: 'a', value: 9 });
    session.flush();
    expect(session.computed.locked?.graded).toMatchObject([{ answer: 'small' }, { answer: 3 }]);
    expect(session.current.runs[0]?.guess).toBe(1);
    expect(session.current.runs[1]?.guess).toBeNull();
  });
  test('a guess stands beside no run that measured something else', () => {
    const verdict: Experiment['verdict'] = (report) => ({ ...fakeExperiment.verdict(report), residual: 0.5 });
    const { session } = lab(allSteps, {}, { ...fakeExperiment, verdict });
    session.flush();
    session.send({ type: 'guess', id: 'C', value: 'large' });
    session.send({ type: 'guess', id: 'S', value: '0' });
    session.send({ type: 'lock' });
    session.flush();
    expect(session.computed.locked?.graded[1]).toMatchObject({ answer: 3, holds: true });
    expect(session.current.runs[0]).toMatchObject({ residual: 0.5, guess: null });
  });
  test('come back from a state', () => {
    const { session } = lab();
    session.flush();
    session.send({ type: 'guess', id: 'C', value: unknown });
    session.send({ type: 'lock' });
    session.flush();
    const other = lab();
    expect(other.session.restore(toJson(session.state)).ok).toBe(true);
    other.session.flush();
    expect(toJson(other.session.state)).toEqual(toJson(session.state));
    expect(other.session.computed.locked?.graded).toEqual(session.computed.locked?.graded);
  });
});

test('the result of an answer has the shape of an xAPI statement: the score is the engine’s, "I don’t know" claims nothing', () => {
  const { session } = lab();
  session.flush();
  session.send({ type: 'guess', id: 'C', value: 'small' });
  session.send({ type: 'lock' });
  const results = toldOf(session, session.flush()).flatMap(({ detail }) => ('result' in detail ? [detail.result] : []));
  // 1 + 2 = 3 is small; nothing was said of the size.
  expect(results).toEqual([
    { score: { scaled: 1, raw: 1, min: 0, max: 1 }, success: true, completion: true, response: 'small' },
    { score: { scaled: 0, raw: 0, min: 0, max: 1 }, completion: true, response: '?' },
  ]);
});
