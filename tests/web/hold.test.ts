/** What an author hides, locks or only shows: the session keeps it from the learner, and the picture offers no way to it. */
import { beforeAll, describe, expect, test } from 'vitest';
import { layoutOf } from '../../web/src/element/layout.ts';
import { type Engine, loadEngine } from '../../web/src/engine/index.ts';
import type { Experiment, Settings } from '../../web/src/experiments/contract.ts';
import { experiments, wholeExperiments } from '../../web/src/experiments/registry.ts';
import { newUi, type Ui } from '../../web/src/frame/ui.ts';
import { wholeView } from '../../web/src/frame/view.ts';
import { en } from '../../web/src/locales/en/index.ts';
import { makeNumbers } from '../../web/src/render/numbers.ts';
import { type Branch, type Intent, isBranch, type Tree, textOf } from '../../web/src/render/tree.ts';
import { authored } from '../../web/src/session/author.ts';
import { controlNames, handsOn } from '../../web/src/session/hold.ts';
import { Session } from '../../web/src/session/session.ts';
import { attributes, parts } from '../../web/src/state/authoring.ts';

const whole = await wholeExperiments();
const numbers = makeNumbers('en');
let engine: Engine;
beforeAll(async () => {
  engine = await loadEngine();
});

/** As the element makes a session of its attributes. */
function open(attributes: Record<string, string>) {
  const places = { experiments: whole, pages: [] };
  const said = authored((name) => attributes[name] ?? null, places, en, numbers);
  const session = new Session({
    experiments: said.experiments as readonly Experiment[],
    words: en,
    numbers,
    steps: said.steps,
    experiment: attributes.experiment ?? 'permute',
    authored: said.settings,
    hold: said.hold,
  });
  session.engine = engine;
  session.flush();
  return { session, said };
}

function drawn(session: Session, pixels = 1280, more: Partial<Ui> = {}): Branch[] {
  const layout = layoutOf(pixels, 16, false, false);
  if (!layout) throw new Error('no layout');
  const ui = { ...newUi(), bandOpen: true, ...more };
  const outside = { fullPage: null, paperAddress: null, engineFailure: null };
  return branches(wholeView({ session, ui, layout, unit: false, idPrefix: 't', keeps: true, ...outside }));
}

const branches = (tree: Tree): Branch[] =>
  Array.isArray(tree) ? tree.flatMap(branches) : isBranch(tree) ? [tree, ...branches(tree.children)] : [];
const intentsOf = (all: readonly Branch[]): Intent[] => all.flatMap(({ on }) => Object.values(on ?? {}));
const controlsNamed = (all: readonly Branch[], name: string): Branch[] =>
  all.filter(({ attributes, key }) => /^control( |$)/.test(String(attributes.class)) && key === name);
const settingsOf = ({ current }: Session): Settings => current.settings;

describe('a locked setting', () => {
  test('keeps its value, whichever hand reaches for it', () => {
    const { session } = open({ experiment: 'permute', steps: 'run', lock: 'order seed', seed: '42' });
    const before = settingsOf(session);
    for (const intent of [
      { type: 'set', name: 'order', value: [0, 1, 2, 3, 4] },
      { type: 'set', name: 'seed', value: 1 },
      { type: 'moveToken', from: 0, to: 2 },
      { type: 'nudge', by: 1 },
      { type: 'randomOrder' },
      { type: 'reverse' },
      { type: 'apply', conditions: { seed: 1 } },
    ])
      session.send(intent);
    expect(settingsOf(session)).toEqual(before);
    session.send({ type: 'set', name: 'scheme', value: 'alibi' });
    expect(settingsOf(session)).toEqual({ ...before, scheme: 'alibi' });
    session.send({ type: 'undo' });
    expect(settingsOf(session)).toEqual(before);
  });

  test('is drawn disabled, with its value, and so is every other hand on it', () => {
    const { session } = open({ experiment: 'permute', steps: 'run', lock: 'order,scheme' });
    for (const pixels of [1280, 700, 360]) {
      const all = drawn(session, pixels);
      const field = controlsNamed(all, 'order')
        .flatMap(branches)
        .find(({ tag }) => tag === 'input');
      expect(field).toMatchObject({ attributes: { disabled: true }, properties: { value: '0 4 1 3 2' } });
      expect(all.filter(({ attributes }) => 'data-chip' in attributes)).toHaveLength(5);
      for (const chip of all.filter(({ attributes }) => 'data-chip' in attributes))
        expect(chip.attributes).toMatchObject({ disabled: true, class: expect.stringContaining('fixed') });
      const types = intentsOf(all).map(({ type, name }) => name ?? type);
      for (const hand of ['order', 'scheme', 'randomOrder', 'reverse', 'nudge', 'chooseToken'])
        expect(types).not.toContain(hand);
      expect(types).toContain('mask');
      expect(all.map((one) => textOf(one)).join()).not.toContain('Drag a chip');
    }
  });

  test('follows a setting that may be changed: a longer text has another order', () => {
    const { session } = open({ experiment: 'permute', steps: 'run', lock: 'order' });
    session.send({ type: 'set', name: 'words', value: ['a', 'b', 'c'] });
    expect(settingsOf(session).order).toHaveLength(3);
    session.send({ type: 'reset' });
    expect(settingsOf(session)).toMatchObject({ words: ['the', 'fox', 'fed', 'the', 'hen'], order: [0, 4, 1, 3, 2] });
  });

  test('goes with the button that changes it', () => {
    const { session } = open({ experiment: 'mode', steps: 'run', lock: 'maskSeed' });
    const before = settingsOf(session);
    session.send({ type: 'newMasks' });
    expect(settingsOf(session)).toEqual(before);
    const button = open({ experiment: 'mode', steps: 'run', lock: 'newMasks' }).session;
    button.send({ type: 'newMasks' });
    expect(settingsOf(button)).toEqual(before);
    button.send({ type: 'set', name: 'maskSeed', value: 5 });
    expect(settingsOf(button).maskSeed).toBe(5);
  });

  test('is not in the way of the host, and Reset gives it back as the author set it', () => {
    const { session } = open({ experiment: 'permute', steps: 'run', lock: 'seed', seed: '42' });
    session.restore({ experiments: { permute: { settings: { seed: 3 } } } });
    expect(settingsOf(session).seed).toBe(3);
    session.send({ type: 'reset' });
    expect(settingsOf(session).seed).toBe(42);
  });

  test('an act that sets many at once is done whole or not at all', () => {
    const { session } = open({ experiment: 'permute', steps: 'run', lock: 'seed' });
    session.send({ type: 'set', name: 'mask', value: 'causal' });
    session.flush();
    session.restore({ experiments: { permute: { ...session.current, settings: { seed: 3 } } } });
    session.flush();
    const seeds = session.current.runs.map(({ settings }) => settings.seed ?? 7);
    expect(seeds).toContain(3);
    session.send({ type: 'set', name: 'mask', value: 'padding' });
    // Runs with 3, as it is, and with 7, as the author set it, may be shown again; one with 9 may not.
    const runs = session.current.runs.map((run, k) => (k === 0 ? { ...run, settings: { seed: 9 } } : run));
    session.restore({ experiments: { permute: { ...session.current, runs } } });
    expect(session.current.runs.map(({ number }) => session.allows({ type: 'restoreRun', number }))[0]).toBe(false);
    expect(session.allows({ type: 'restoreRun', number: session.current.runs.at(-1)?.number })).toBe(true);
  });

  test('what was not done is in no transcript', () => {
    const { session } = open({ experiment: 'permute', steps: 'run', lock: 'seed' });
    session.send({ type: 'set', name: 'seed', value: 1 });
    session.send({ type: 'set', name: 'mask', value: 'causal' });
    expect(JSON.stringify(session.recording.events)).not.toContain('seed');
  });
});

describe('what is offered beside it', () => {
  test('presets that would change it are not', () => {
    const { session } = open({ experiment: 'permute', steps: 'run', lock: 'scheme', preset: 'sinusoid' });
    // Of the eight presets those without a scheme, or with this one.
    expect(session.core.presets.map(({ id }) => id)).toEqual([
      'none',
      'sinusoid',
      'sums',
      'alike',
      'causal',
      'causalTwice',
      'block',
      'float32',
    ]);
    const plain = open({ experiment: 'permute', steps: 'run', lock: 'scheme' }).session;
    expect(plain.core.presets.map(({ id }) => id)).toEqual(['none', 'causal', 'causalTwice', 'block', 'float32']);
    plain.send({ type: 'preset', id: 'sinusoid' });
    expect(settingsOf(plain).scheme).toBe('none');
  });

  test('questions that set it otherwise are not asked', () => {
    const { session } = open({ experiment: 'permute', lock: 'scheme' });
    // PM4 and PM6 are about the sinusoidal table, PM10 about ALiBi.
    expect(session.experiment.rounds.map(({ id }) => id)).toEqual(['PM1', 'PM2', 'PM3', 'PM5', 'PM7', 'PM8']);
    session.send({ type: 'ask', round: 'PM4' });
    expect([session.round.id, settingsOf(session).scheme]).toEqual(['PM1', 'none']);
    session.send({ type: 'ask', round: 'PM5' });
    expect([session.round.id, settingsOf(session).mask]).toEqual(['PM5', 'causal']);
  });

  test('where no question fits, Predict and Reconcile are not offered', () => {
    expect(open({ experiment: 'explorer', lock: 'width', seed: '' }).said.steps).toContain('predict');
    const { said } = open({ experiment: 'explorer', lock: 'base exponent', preset: 'whole' });
    expect(said.steps).toEqual(['run', 'self-test']);
  });
});

describe('a hidden setting', () => {
  test('has no control, keeps its value, and nothing else that sets it is drawn', () => {
    const { session } = open({ experiment: 'permute', steps: 'run', hide: 'seed, width, order', seed: '42' });
    for (const pixels of [1280, 700, 360]) {
      const all = drawn(session, pixels);
      for (const name of ['seed', 'width', 'order']) expect(controlsNamed(all, name)).toEqual([]);
      const types = intentsOf(all).map(({ type, name }) => name ?? type);
      for (const hand of ['seed', 'width', 'order', 'randomOrder', 'reverse', 'nudge', 'chooseToken'])
        expect(types).not.toContain(hand);
    }
    session.send({ type: 'set', name: 'seed', value: 1 });
    expect(settingsOf(session).seed).toBe(42);
  });

  test('also where the view draws its controls', () => {
    const cases = [
      ['overflow', 'length', ['slideLength']],
      ['overflow', 'cure', []],
      ['shift', 'matrix', []],
      ['shift', 'pair', []],
      ['shift', 'act', []],
      ['explorer', 'own', ['ownFormula']],
      ['placement', 'offsetBias', ['setBias']],
      ['mode', 'maskSeed', ['newMasks']],
    ] as const;
    for (const [experiment, name, hands] of cases) {
      const { session } = open({ experiment, steps: 'run', hide: name });
      for (const pixels of [1280, 360]) {
        const all = drawn(session, pixels);
        expect(controlsNamed(all, name)).toEqual([]);
        const intents = intentsOf(all);
        expect(
          intents.filter((intent) => intent.name === name || (hands as readonly string[]).includes(intent.type)),
        ).toEqual([]);
        // A group of choices has choices.
        for (const group of all.filter(({ attributes }) => attributes.role === 'radiogroup'))
          expect(branches(group).some(({ attributes }) => attributes.type === 'radio')).toBe(true);
      }
    }
  });

  test('a part is left out with its button', () => {
    const { session } = open({
      experiment: 'permute',
      steps: 'run',
      hide: 'export numbers presets history runs claims',
    });
    const all = drawn(session, 1280, { exportOpen: true, tableOpen: true });
    const named = all.flatMap(({ attributes }) => (attributes.part ? [attributes.part] : []));
    for (const part of ['export', 'numbers', 'presets', 'history', 'runs', 'claims']) expect(named).not.toContain(part);
    expect(named).toEqual(expect.arrayContaining(['conditions', 'picture', 'sentence', 'compare', 'foot']));
  });

  test('a band without a control is not drawn', () => {
    const { session } = open({
      experiment: 'overflow',
      steps: 'run',
      hide: controlNames(whole[2] as Experiment).join(),
    });
    expect(drawn(session).filter(({ attributes }) => attributes.class === 'cond')).toEqual([]);
  });
});

describe('read only', () => {
  test.each(experiments.map(({ id }) => id))('%s: nothing that is drawn changes anything', (id) => {
    const { session, said } = open({ experiment: id, readonly: '' });
    expect(said.steps).toEqual(['run']);
    const before = JSON.stringify(session.state);
    for (const pixels of [1280, 360]) {
      const all = drawn(session, pixels, { exportOpen: true, tableOpen: true });
      const types = new Set(intentsOf(all).map(({ type }) => type));
      const harmless = ['ui', 'copySentence', 'hear', 'copyExport', 'saveExport', 'go', 'open', 'orientation'];
      expect([...types].filter((type) => !harmless.includes(type))).toEqual([]);
      expect(all.some(({ tag }) => tag === 'svg')).toBe(true);
    }
    for (const intent of [
      { type: 'set', name: 'seed', value: 9 },
      { type: 'preset', id: session.core.presets[0]?.id },
      { type: 'moveToken', from: 0, to: 1 },
      { type: 'reset' },
      { type: 'undo' },
      { type: 'keepA' },
      { type: 'guess', id: 'PM1', value: 'x' },
      { type: 'ask', round: session.core.rounds[1]?.id },
      { type: 'mark', mark: 'got' },
    ])
      session.send(intent);
    session.flush();
    expect(JSON.stringify(session.state)).toBe(before);
  });

  test('the steps that an author names are drawn without a field to fill', () => {
    const { session } = open({ experiment: 'permute', readonly: 'true', steps: 'predict run reconcile self-test' });
    for (const step of ['predict', 'reconcile', 'self-test']) {
      session.send({ type: 'go', step });
      const fields = drawn(session).filter(({ tag }) => ['input', 'textarea', 'select'].includes(tag));
      expect(fields.filter(({ attributes }) => !attributes.disabled)).toEqual([]);
    }
  });
});

describe('the lists', () => {
  test('no setting has the name of a part', () => {
    const settings = whole.flatMap(({ defaults }) => Object.keys(defaults));
    expect(parts.filter(({ name }) => settings.includes(name))).toEqual([]);
  });
  test('the experiments and pages are those of the unit', async () => {
    const { pages } = await import('../../web/src/exercises/pages.ts');
    const listed = [...experiments, ...pages].map(({ id }) => id).join(', ');
    expect(attributes[0].values.replace(';', ',')).toBe(listed);
  });
  test('every part that is listed is drawn somewhere, and no other', async () => {
    const { wholePlaces } = await import('../../web/src/session/places.ts');
    const { pages } = await wholePlaces();
    const session = new Session({
      experiments: whole,
      pages,
      words: en,
      numbers,
      steps: ['predict', 'run', 'self-test'],
      experiment: 'permute',
    });
    session.engine = engine;
    // Only then there is a result code.
    const guesses = { PM1: '?', 'PM1-size': '?' };
    const right = { PM1: null, 'PM1-size': null };
    session.attempts.take({
      permute: { experiment: 'permute', round: 'PM1', settings: {}, guesses, right, tries: 1 },
    });
    const found = new Set<unknown>();
    const look = (step: string, pixels: number, experiment = 'permute'): void => {
      session.send({ type: 'open', experiment });
      session.send({ type: 'go', step });
      session.flush();
      const layout = layoutOf(pixels, 16, true, false);
      if (!layout) throw new Error('no layout');
      const ui = { ...newUi(), displayOpen: true, exportOpen: true, tableOpen: true, roundsOpen: true, railOpen: true };
      const outside = { fullPage: 'index.html', paperAddress: null, engineFailure: null };
      for (const unit of [true, false]) {
        const tree = wholeView({ session, ui, layout, unit, idPrefix: 't', keeps: true, ...outside });
        for (const { attributes } of branches(tree)) if (attributes.part) found.add(attributes.part);
      }
    };
    for (const pixels of [1280, 360]) for (const step of ['predict', 'run', 'self-test']) look(step, pixels);
    look('run', 1280, 'deck');
    expect([...found].sort()).toEqual(parts.map(({ name }) => name).sort());
  });
  test('no hand on a control is left out', () => {
    const frameOwn =
      /^(ui|go|undo|redo|reset|preset|copySentence|hear|saveExport|copyExport|replayFile|keepA|restoreRun|keepRunAsA|guessClaim|drawAgain|set)$/;
    for (const experiment of whole) {
      // On a phone the hands are the same for every preset.
      for (const [k, preset] of [{ settings: {} }, ...experiment.presets].entries()) {
        for (const pixels of k === 0 ? [1280, 360] : [1280]) {
          const { session } = open({ experiment: experiment.id, steps: 'run' });
          session.restore({ experiments: { [experiment.id]: { settings: { ...preset.settings } } } });
          session.flush();
          for (const intent of intentsOf(drawn(session, pixels)).filter(({ type }) => !frameOwn.test(type)))
            expect(handsOn(experiment, intent)).not.toEqual([]);
        }
      }
    }
  });
});
