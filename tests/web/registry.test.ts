/** Every registered experiment keeps the frame's contract, on the real engine: presets compute and draw, controls and errors have words. */
import { beforeAll, describe, expect, test } from 'vitest';
import { layoutOf } from '../../web/src/element/layout.ts';
import { Session } from '../../web/src/element/session.ts';
import { newUi } from '../../web/src/element/ui.ts';
import { wholeView } from '../../web/src/element/view.ts';
import { type Engine, loadEngine } from '../../web/src/engine/index.ts';
import type { Experiment } from '../../web/src/experiments/contract.ts';
import { experiments } from '../../web/src/experiments/registry.ts';
import type { ExperimentWords } from '../../web/src/locales/contract.ts';
import { en } from '../../web/src/locales/en/index.ts';
import { makeNumbers } from '../../web/src/render/numbers.ts';
import { rich } from '../../web/src/render/rich.ts';
import { textOf } from '../../web/src/render/tree.ts';
import { steps } from '../../web/src/state/lab-state.ts';

const numbers = makeNumbers('en');
let engine: Engine;
beforeAll(async () => {
  engine = await loadEngine();
});

/** A lab of one experiment after its first report. */
function open(experiment: Experiment, settings: object, step: (typeof steps)[number] = 'run'): Session {
  const authored = () => ({ ...experiment.defaults, ...settings });
  const session = new Session({
    experiments: [experiment],
    words: en,
    numbers,
    steps,
    experiment: experiment.id,
    authored,
  });
  session.engine = engine;
  session.send({ type: 'go', step });
  session.flush();
  return session;
}

function drawn(session: Session, pixels: number): string {
  const layout = layoutOf(pixels, 16, false, false);
  if (!layout) throw new Error('no layout');
  const ui = { ...newUi(), bandOpen: true, tableOpen: true };
  const outside = { fullPage: null, paperAddress: null, engineFailure: null };
  return textOf(wholeView({ session, ui, layout, unit: false, idPrefix: 't', keeps: true, ...outside }));
}

test('the unit’s order is the order of its questions', () => {
  expect(experiments.map(({ id }) => id)).toEqual(['permute', 'shift', 'overflow', 'mode']);
});

describe.each(experiments.map((experiment) => [experiment.id, experiment] as const))('%s', (id, experiment) => {
  const words: ExperimentWords = en[id];

  test('defaults and every preset compute, hold no refusal and draw at every size', () => {
    for (const preset of [{ id: 'defaults', settings: {} }, ...experiment.presets]) {
      const session = open(experiment, preset.settings);
      expect([preset.id, session.computed.errors, session.computed.failure]).toEqual([preset.id, {}, null]);
      for (const pixels of [320, 360, 700, 900, 1280]) {
        const text = drawn(session, pixels);
        expect(text).not.toContain(en.frame.errorTitle);
        expect(text, preset.id).not.toMatch(/undefined|\[object/);
      }
    }
  }, 60_000);
  test.each(steps)('step %s draws', (step) => {
    expect(drawn(open(experiment, {}, step), 700)).not.toContain(en.frame.errorTitle);
  });
  test('has two predictions with an answer from the engine and a reply to each wrong one', () => {
    expect(experiment.predictions).toHaveLength(2);
    const report = experiment.compute(engine, experiment.defaults);
    for (const prediction of experiment.predictions) {
      const answer = prediction.answer(engine, experiment.defaults, report);
      const said = words.predictions[prediction.id];
      const evidence = Object.fromEntries(
        Object.entries(prediction.evidence?.(engine, experiment.defaults, report) ?? {}).map(([name, value]) => [
          name,
          String(value),
        ]),
      );
      expect(textOf(rich(said?.right(evidence) ?? ''))).not.toMatch(/^$|undefined|NaN/);
      const wrong =
        prediction.kind === 'choice'
          ? (prediction.choices ?? []).filter((choice) => choice !== answer)
          : ['low', 'high'];
      if (prediction.kind === 'choice') expect(prediction.choices).toContain(answer);
      else expect(Number.isFinite(Number(answer))).toBe(true);
      for (const reply of wrong) {
        const sentence = said?.replies[reply] ?? said?.replies.other;
        expect(sentence, `${prediction.id} ${reply}`).toBeDefined();
        expect(textOf(rich(sentence?.(evidence) ?? ''))).not.toMatch(/^$|undefined|NaN/);
      }
      for (const choice of prediction.choices ?? []) expect(said?.choices?.[choice], choice).toBeDefined();
    }
  });
  test('every control, preset, reason and idea has words', () => {
    for (const { name } of experiment.controls(experiment.defaults)) expect(words.controls[name], name).toBeTruthy();
    for (const preset of experiment.presets) expect(words.presets[preset.id], preset.id).toBeTruthy();
    for (const reason of experiment.reasons) expect(words.reasons[reason], reason).toBeTruthy();
    for (const idea of experiment.ideas) expect(words.selfTest.ideas[idea], idea).toBeTruthy();
    expect(experiment.reasons).toHaveLength(4);
  });
  test('settings are plain JSON', () => {
    expect(JSON.parse(JSON.stringify(experiment.defaults))).toEqual(experiment.defaults);
  });
  test('every control’s nonsense is refused under a name of the settings, and the picture stays', () => {
    for (const control of experiment.controls(experiment.defaults)) {
      if (control.kind === 'button' || control.kind === 'switch') continue;
      const session = open(experiment, {});
      const before = session.computed.report;
      const nonsense = control.kind === 'words' ? [] : control.kind === 'list' ? ['x'] : 'nonsense';
      session.send({ type: 'set', name: control.name, value: nonsense });
      session.flush();
      expect([control.name, session.computed.failure]).toEqual([control.name, null]);
      expect(Object.keys(session.computed.errors), control.name).toHaveLength(1);
      expect(session.computed.report).toBe(before);
      expect(textOf(rich(Object.values(session.computed.errors)[0] ?? ''))).toMatch(/[.!?]$/);
    }
  });
});

test('every code the engine is known to throw has a sentence', () => {
  const refusal = { label: 'Width', allowed: 'an integer from 1 to 512', given: '0' };
  const codes = [
    'out-of-range',
    'not-an-integer',
    'not-finite',
    'wrong-shape',
    'missing',
    'wrong-type',
    'unknown-option',
    'unknown-value',
    'not-a-permutation',
    'too-large',
    'overflow',
    'row-out-of-table',
    'too-long',
    'out-of-memory',
    'internal',
    'other',
  ];
  for (const code of codes) expect(en.frame.errors[code]?.(refusal), code).toMatch(/^[A-Z].*\.$/);
});
