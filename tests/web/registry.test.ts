/** Every registered experiment keeps the frame's contract, on the real engine: presets compute and draw, controls and errors have words. */
import { beforeAll, describe, expect, test } from 'vitest';
import { layoutOf } from '../../web/src/element/layout.ts';
import { type Engine, loadEngine } from '../../web/src/engine/index.ts';
import { loadPageEngine, type PageEngine } from '../../web/src/engine/page.ts';
import { askedWords, printedAll } from '../../web/src/exercises/asked.ts';
import type { Experiment, Prediction } from '../../web/src/experiments/contract.ts';
import { wholeExperiments } from '../../web/src/experiments/registry.ts';
import { newUi } from '../../web/src/frame/ui.ts';
import { wholeView } from '../../web/src/frame/view.ts';
import type { ExperimentWords, PredictionWords } from '../../web/src/locales/contract.ts';
import { en } from '../../web/src/locales/en/index.ts';
import { makeNumbers } from '../../web/src/render/numbers.ts';
import { rich } from '../../web/src/render/rich.ts';
import { textOf } from '../../web/src/render/tree.ts';
import { Session } from '../../web/src/session/session.ts';
import { steps } from '../../web/src/state/lab-state.ts';
import type { Answer } from '../../web/src/state/question.ts';

const experiments = await wholeExperiments();

const numbers = makeNumbers('en');
let wholeEngine: Engine;
let pageEngine: PageEngine;
beforeAll(async () => {
  wholeEngine = await loadEngine();
  pageEngine = await loadPageEngine();
});
/** No more than an experiment says it needs. */
const engineOf = ({ needs }: Experiment): PageEngine => (needs ? wholeEngine : pageEngine);

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
  session.engine = engineOf(experiment);
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

/** What a question of this kind can have as an answer. */
function expectOfKind(question: Prediction<unknown, unknown>, value: Answer, settings: unknown, report: unknown): void {
  const ids = question.choices ?? [];
  switch (question.kind) {
    case 'choice':
      expect(ids).toContain(value);
      return;
    case 'choices':
      for (const id of value as string[]) expect(ids).toContain(id);
      return;
    case 'order':
      expect([...(value as string[][]).flat()].sort()).toEqual([...ids].sort());
      return;
    case 'cell': {
      const { rows, columns } = question.grid?.(settings, report) ?? { rows: [], columns: [] };
      const [row = -1, column = -1] = value as number[];
      expect([rows[row], columns[column]]).not.toContain(undefined);
      return;
    }
    case 'numbers':
      expect(value).toHaveLength(question.count ?? 0);
      for (const one of value as number[]) expect(one).not.toBeNaN();
      return;
    default:
      expect(Number.isFinite(Number(value))).toBe(true);
  }
}

test('the unit’s order is the order of its questions; what there is to look up follows', () => {
  const of = (wanted: Experiment['group']) => experiments.filter(({ group }) => group === wanted).map(({ id }) => id);
  expect(of('question')).toEqual(['permute', 'shift', 'overflow', 'mode']);
  expect(of('look')).toEqual(['explorer', 'placement']);
  expect(experiments.map(({ id }) => id)).toEqual([...of('question'), ...of('look')]);
});

test('what counts for a score are the questions of the first round, known before they have come', () => {
  for (const { group, rounds } of experiments) {
    const asked = rounds.map(({ questions }) => questions.map(({ id }) => id));
    const known = rounds.map(({ asks }) => asks);
    expect(known).toEqual(asked.map((ids, k) => (group === 'question' && k === 0 ? ids : undefined)));
  }
});

describe.each(experiments.map((experiment) => [experiment.id, experiment] as const))('%s', (id, experiment) => {
  const words: ExperimentWords = en[id];

  test('defaults and every preset compute, hold no refusal and draw at every size', () => {
    for (const preset of [{ id: 'defaults', settings: {} }, ...experiment.presets]) {
      const session = open(experiment, preset.settings);
      expect([preset.id, session.computed.errors, session.computed.failure]).toEqual([preset.id, {}, null]);
      for (const pixels of [320, 360, 700, 900, 1280]) {
        const text = drawn(session, pixels);
        expect(text).not.toContain(en.frame.stopped.experiment.title);
        expect(text, preset.id).not.toMatch(/undefined|\[object/);
      }
    }
  }, 60_000);
  test.each(steps)('step %s draws', (step) => {
    expect(drawn(open(experiment, {}, step), 700)).not.toContain(en.frame.stopped.experiment.title);
  });
  test.each(experiment.rounds.map((round) => [round.id, round] as const))(
    'round %s: conditions that compute, an answer from the engine, and a reply to each wrong one',
    (_id, { questions, conditions }) => {
      const settings = { ...experiment.defaults, ...conditions?.(experiment.defaults) };
      expect(Object.keys(experiment.defaults)).toEqual(Object.keys(settings));
      const engine = engineOf(experiment);
      const report = experiment.compute(engine, settings);
      for (const question of questions) {
        const answer = question.answer(engine, settings, report);
        const theories = question.theories?.(engine, settings, report) ?? {};
        const said = words.predictions[question.id];
        const evidence = printedAll(question.evidence?.(engine, settings, report) ?? {}, numbers);
        for (const value of [answer, ...Object.values(theories)]) expectOfKind(question, value, settings, report);
        const byKind = { choice: question.choices ?? [], size: ['low', 'high'], number: ['low', 'high'] };
        const wrong = (byKind as Record<string, readonly string[]>)[question.kind] ?? ['other'];
        for (const reply of [...wrong.filter((id) => id !== answer), ...Object.keys(theories)]) {
          const sentence = said?.replies[reply] ?? said?.replies.other;
          expect(sentence, `${question.id} ${reply}`).toBeDefined();
          expect(textOf(rich(sentence?.(evidence) ?? ''))).not.toMatch(/^$|undefined|NaN/);
        }
        expect(textOf(rich(said?.right(evidence) ?? ''))).not.toMatch(/^$|undefined|NaN/);
        const special = printedAll(question.asked?.(settings, report) ?? {}, numbers);
        expect(askedWords(said as PredictionWords, {}, special).question).not.toMatch(/^$|undefined|NaN/);
        for (const choice of question.choices ?? []) {
          if (/^[a-z]/.test(choice)) expect(said?.choices?.[choice], choice).toBeDefined();
        }
        expect(said?.labels?.length ?? 0).toBe(question.count ?? 0);
      }
    },
  );
  test.each(steps)('the other rounds draw in step %s', (step) => {
    for (const { id: round } of experiment.rounds.slice(1)) {
      const session = open(experiment, {}, 'predict');
      session.send({ type: 'ask', round });
      session.flush();
      expect([round, session.computed.errors, session.computed.failure]).toEqual([round, {}, null]);
      for (const { id } of session.round.questions) session.send({ type: 'guess', id, value: '?' });
      session.send({ type: 'lock' });
      session.send({ type: 'go', step });
      session.flush();
      expect(drawn(session, 360), round).not.toContain(en.frame.stopped.experiment.title);
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
    'no-value',
    'overflow',
    'row-out-of-table',
    'too-long',
    'out-of-memory',
    'internal',
    'other',
  ];
  for (const code of codes) expect(en.frame.errors[code]?.(refusal), code).toMatch(/^[A-Z].*\.$/);
});
