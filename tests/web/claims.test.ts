/** Claims on the page: listed once, as true as known, shown as the engine reads them, opened as they are, checked in parts. */
import { describe, expect, test } from 'vitest';
import type { ClaimCase } from '../../web/src/engine/claim.ts';
import { resultSentence } from '../../web/src/frame/claims-part.ts';
import type { ExperimentWords } from '../../web/src/locales/contract.ts';
import { en } from '../../web/src/locales/en/index.ts';
import { check, experiments, listed, resultOf } from './listed-claims.ts';
import { engine, numbers, scenesOf } from './scene.ts';

const idsFrom = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, k) => `CL${String(first + k).padStart(2, '0')}`);
/** Which experiment a claim belongs to (engine/claims/claim.h). */
const ranges = {
  permute: idsFrom(1, 16),
  explorer: idsFrom(17, 25),
  shift: idsFrom(26, 38),
  overflow: idsFrom(39, 43),
  mode: idsFrom(44, 51),
  placement: idsFrom(52, 60),
};

test.each(Object.entries(ranges))('%s lists its claims, each once, in order', (id, ids) => {
  const experiment = experiments.find((one) => one.id === id);
  expect(experiment?.claims.map((claim) => claim.id)).toEqual(ids);
  expect(Object.keys((en[id as keyof typeof ranges] as ExperimentWords).claims)).toEqual(ids);
});

describe.each(listed)('%s', (id, experiment, claim) => {
  test('is as true as known, and its sentence is never printed wrong', () => {
    const result = check(id);
    expect(result.holds).toBe(result.expected);
    expect(result.total !== 100).toBe(claim.finite === true);
    const sentence = resultSentence({ kind: 'done', result }, { words: en, numbers });
    expect(sentence.startsWith(result.expected ? '**Holds' : '**Refuted')).toBe(true);
    expect(sentence).not.toMatch(/undefined|NaN/);
  }, 60_000);

  test('what the picture says of it agrees with what is known', () => {
    const { sceneOf } = scenesOf(experiment);
    const changes = claim.shown?.(experiment.defaults) ?? {};
    const { report, settings } = sceneOf(changes);
    if (!claim.seen) expect(claim.shown).toBeUndefined();
    const seen = claim.seen?.(report, settings) ?? null;
    if (claim.seen) expect(claim.shown?.(settings), 'shown again changes nothing').toEqual(changes);
    // A true claim holds in every picture.
    if (seen && check(id).expected) expect(seen.agrees).toBe(true);
  });
});

test('these pictures refute their claims', () => {
  const refuting = listed.flatMap(([id, experiment, claim]) => {
    const { report, settings } = scenesOf(experiment).sceneOf(claim.shown?.(experiment.defaults) ?? {});
    return claim.seen?.(report, settings)?.agrees === false ? [id] : [];
  });
  expect(refuting).toEqual(
    'CL03 CL05 CL07 CL09 CL15 CL28 CL35 CL37 CL40 CL42 CL48 CL49 CL20 CL22 CL25 CL53 CL55'.split(' '),
  );
});

describe('a counter-example opened in its experiment', () => {
  const settingsOf = (id: string, example: ClaimCase) => {
    const [, experiment, claim] = listed.find((one) => one[0] === id) ?? [];
    if (!experiment || !claim) throw new Error(`no claim ${id}`);
    const changes = claim.open?.(example) ?? null;
    return { experiment, claim, settings: changes && { ...experiment.defaults, ...changes } };
  };

  test.each(['CL03', 'CL05', 'CL07', 'CL09', 'CL16', 'CL28'])('%s reads there what the engine read', (id) => {
    const { counterExample, reading } = resultOf(id);
    const { experiment, claim, settings } = settingsOf(id, counterExample as ClaimCase);
    const report = experiment.compute(engine, settings);
    const seen = claim.seen?.(report, settings);
    expect(seen?.agrees).toBe(false);
    expect(Math.abs((seen?.verdict?.residual ?? Number.NaN) - (reading ?? 0))).toBeLessThanOrEqual(1e-12);
    // It is shown at once, under its own conditions.
    expect({ ...settings, ...claim.shown?.(settings) }).toEqual(settings);
  });

  test.each(['CL13', 'CL20', 'CL22', 'CL25', 'CL40', 'CL42'])('%s is opened and computes', (id) => {
    const { experiment, settings } = settingsOf(id, resultOf(id).counterExample as ClaimCase);
    expect(() => experiment.compute(engine, settings)).not.toThrow();
  });

  test('of CL15 with the schemes whose numbers are by formula; T5 and Shaw draw theirs here', () => {
    const { counterExample } = resultOf('CL15');
    const example = counterExample as ClaimCase;
    expect(settingsOf('CL15', { ...example, scheme: 't5' }).settings).toBeNull();
    expect(settingsOf('CL15', { ...example, scheme: 'alibi' }).settings).toMatchObject({ scheme: 'alibi' });
  });

  test('the given numbers go with their words, their width, or by hand', () => {
    const { experiment, settings } = settingsOf('CL05', resultOf('CL05').counterExample as ClaimCase);
    expect(experiment.note?.(settings, en)?.text).toBe('Given numbers: counter-example to claim CL05.');
    for (const name of ['words', 'width']) {
      expect(experiment.adjust?.(settings, name)).toMatchObject({ tokens: null, Wq: null, claim: null });
    }
    const back = experiment.reduce(settings, { type: 'drawAgain' });
    expect(experiment.note?.(back, en)).toBeNull();
    expect(() => experiment.compute(engine, { ...settings, Wq: { rows: 1, cols: 1, data: ['x'] } })).toThrow(/Wq/);
    expect(() => experiment.compute(engine, { ...settings, tokens: 'x' })).toThrow(/tokens/);
  });
});
