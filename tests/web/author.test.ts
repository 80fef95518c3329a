/** The attributes of the element: what an author may set, and one sentence for what means nothing. */
import { describe, expect, test } from 'vitest';
import { experiments, wholeExperiments } from '../../web/src/experiments/registry.ts';
import { en } from '../../web/src/locales/en/index.ts';
import { languages } from '../../web/src/locales/languages.ts';
import { authored } from '../../web/src/session/author.ts';
import { Session } from '../../web/src/session/session.ts';
import { parts } from '../../web/src/state/authoring.ts';
import { steps as allSteps } from '../../web/src/state/lab-state.ts';
import { fakeExperiment, fakeWords } from './fake-experiment.ts';
import { numbers } from './fake-lab.ts';

const hideable = parts.flatMap(({ name, hides }) => (hides ? [name] : [])).join(', ');

describe('attributes', () => {
  const read = (values: Record<string, string>) =>
    authored((name) => values[name] ?? null, { experiments: [fakeExperiment], pages: [] }, fakeWords, numbers);
  test('none: the whole unit with every step', () => {
    expect(read({})).toMatchObject({ unit: true, steps: allSteps, notices: [] });
  });
  test('what the questions hang on makes another lab of it', () => {
    expect(read({}).variant).toBe('');
    expect(read({ steps: 'run', theme: 'dark', lang: 'de', text: '' }).variant).toBe('');
    expect(read({ text: 'a b', seed: '3', lock: 'b' }).variant).toBe('text=a+b&seed=3&lock=b');
  });
  test('steps keep their order', () => {
    expect(read({ steps: 'self-test, run' }).steps).toEqual(['run', 'self-test']);
  });
  test.each(['run predict', 'predict,run', ' run ,\npredict '])(
    'names stand apart by spaces or commas: %j',
    (steps) => {
      expect(read({ steps })).toMatchObject({ steps: ['predict', 'run'], notices: [] });
    },
  );
  test('what is hidden, locked, only read', () => {
    const { hold, steps } = read({ hide: 'a export', lock: 'b,words', readonly: '' });
    expect([...hold.locked]).toEqual(['b', 'words']);
    expect([...hold.hidden]).toEqual(expect.arrayContaining(['a', 'export']));
    expect([hold.readonly, steps]).toEqual([true, ['run']]);
    expect(['true', 'readonly', 'false'].map((readonly) => read({ readonly }).hold.readonly)).toEqual([
      true,
      true,
      false,
    ]);
    expect(read({}).hold).toEqual({ hidden: new Set(), locked: new Set(), readonly: false });
  });
  test('an attribute without a value says nothing', () => {
    const names = ['experiment', 'preset', 'text', 'seed', 'lang', 'theme', 'steps', 'hide', 'lock'];
    const empty = Object.fromEntries(names.map((name, k) => [name, k % 2 ? ' ' : '']));
    expect(read(empty)).toMatchObject({ unit: true, steps: allSteps, notices: [], theme: null });
    expect(read(empty).settings(fakeExperiment)).toEqual(read({}).settings(fakeExperiment));
  });
  test('of what is long a sentence repeats the beginning', () => {
    for (const name of ['experiment', 'preset', 'theme', 'lang', 'steps', 'hide', 'lock', 'readonly'])
      expect(read({ [name]: 'x'.repeat(5000) }).notices).toEqual([expect.stringMatching(/“x{60}…”/)]);
  });
  test('of several names the known ones hold', () => {
    const { hold, notices } = read({ lock: 'a fly' });
    expect([[...hold.locked], notices.length]).toEqual([['a'], 1]);
  });
  test.each([
    [{ experiment: 'foo' }, 'There is no experiment “foo”. Here are permute.'],
    [{ steps: 'run,fly' }, 'There is no step “fly”. Steps are predict, run, reconcile, self-test.'],
    [{ theme: 'blue' }, 'There is no theme “blue”. Themes are auto, light, dark.'],
    [{ lang: 'tlh' }, en.frame.notices.lang('tlh', languages.map(({ tag }) => tag).join(', '))],
    [{ preset: 'small' }, 'There is no preset “small”. Presets are big.'],
    [{ seed: '1' }, 'Fake takes no seed.'],
    [{ hide: 'seed' }, `There is nothing named “seed” to hide. Names are a, b, words, order, ${hideable}.`],
    [{ lock: 'export' }, 'There is no control “export” to lock. Controls are a, b, words, order.'],
    [{ readonly: 'no' }, '“readonly” takes true, false or nothing. You gave “no”: nothing can be changed.'],
  ])('%j is said in one sentence', (values, sentence) => {
    expect(read(values as Record<string, string>).notices).toEqual([sentence]);
  });
  test('text and preset become settings', () => {
    const { settings } = read({ text: 'a b c', preset: 'big' });
    expect(settings(fakeExperiment)).toEqual({ a: 9, b: 2, words: ['a', 'b', 'c'], order: [0, 1, 2] });
  });
  test('a preset of a printed picture turns the picture as it is printed', async () => {
    const read = (preset: string) =>
      authored(
        (name) => ({ experiment: 'explorer', preset })[String(name)] ?? null,
        { experiments, pages: [] },
        en,
        numbers,
      );
    expect([read('udl').orientation, read('d2l').orientation, read('bits').orientation]).toEqual([
      'columns',
      'rows',
      null,
    ]);
    const { orientation } = read('udl');
    const session = new Session({
      experiments: await wholeExperiments(),
      words: en,
      numbers,
      steps: allSteps,
      experiment: 'explorer',
      orientation,
    });
    expect(session.state.orientation).toBe('columns');
  });
});
