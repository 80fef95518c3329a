/** Claims on the page: listed once, as true as known, shown as the engine reads them, opened as they are, checked in parts. */
import { describe, expect, test } from 'vitest';
import type { ClaimCase, ClaimResult } from '../../web/src/engine/claim.ts';
import { checkInParts, merged } from '../../web/src/engine/claim-parts.ts';
import { exampleParts, exampleTables } from '../../web/src/exercises/claim-example.ts';
import { wholeExperiments } from '../../web/src/experiments/registry.ts';
import { claimsPart, resultSentence } from '../../web/src/frame/claims-part.ts';
import type { Parts } from '../../web/src/frame/moment.ts';
import { newUi } from '../../web/src/frame/ui.ts';
import type { Store } from '../../web/src/host/storage.ts';
import type { ExperimentWords } from '../../web/src/locales/contract.ts';
import { en } from '../../web/src/locales/en/index.ts';
import { rich } from '../../web/src/render/rich.ts';
import { textOf } from '../../web/src/render/tree.ts';
import {
  ClaimRunner,
  type ClaimState,
  type ClaimWorker,
  type Surroundings,
} from '../../web/src/session/claim-runner.ts';
import { keepProgress, restoreProgress } from '../../web/src/session/progress.ts';
import { Session } from '../../web/src/session/session.ts';
import { type ClaimGuess, steps } from '../../web/src/state/lab-state.ts';
import { branches, ofClass, plainText } from './reading.ts';
import { engine, numbers, scenesOf } from './scene.ts';

const experiments = await wholeExperiments();

const say = en.frame.claims;
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

const listed = experiments.flatMap((experiment) =>
  experiment.claims.map((claim) => [claim.id, experiment, claim] as const),
);
/** A check that has all it says of a claim; slow families are tried on fewer inputs. */
const checked = new Map<string, ClaimResult>();
function check(id: string): ClaimResult {
  const known = checked.get(id) ?? engine.checkClaim({ id, draws: 100, seed: 11 });
  checked.set(id, known);
  return known;
}
const resultOf = (id: string): ClaimResult => {
  const result = check(id);
  if (result.counterExample === null) throw new Error(`${id} has no counter-example`);
  return result;
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

describe('in parts', () => {
  const without = { counterExample: null, reading: null, size: null };
  test.each(['CL01', 'CL07', 'CL08', 'CL09', 'CL29', 'CL36', 'CL38', 'CL40'])('%s ends as in one call', (id) => {
    const whole = engine.checkClaim({ id, draws: 50, seed: 5 });
    const parts = [...checkInParts(engine, { id, draws: 50, seed: 5 })];
    expect(parts.map(({ cases }) => cases)).toEqual([...parts].map((_, k) => Math.min(whole.total, 20 * (k + 1))));
    const { counterExample, reading, size, ...rest } = whole;
    const last = parts.at(-1) as ClaimResult;
    expect(last).toMatchObject(rest);
    expect(last.counterExample === null).toBe(counterExample === null);
    expect(last.reading === null).toBe(reading === null);
    expect(Number(last.size)).toBeLessThanOrEqual(Number(size));
  });

  test('one part refutes a claim about all inputs, and one part saves a claim that there is one', () => {
    const limits = { expected: false, limit: 1, above: false, total: 4 };
    const holding = { ...limits, holds: true, cases: 2, refuting: 0, worst: 0.5, ...without };
    const found = { counterExample: { offset: 3 }, reading: 2, size: 3 };
    const refuting = { ...limits, holds: false, cases: 2, refuting: 2, worst: 2, ...found };
    for (const [before, after] of [
      [holding, refuting],
      [refuting, holding],
    ] as const) {
      const all = merged({ ...before, some: false }, { ...after, some: false });
      expect(all).toMatchObject({ holds: false, cases: 4, refuting: 2, worst: 2, ...found });
      const some = merged({ ...before, some: true }, { ...after, some: true });
      expect(some).toMatchObject({ holds: true, cases: 4, refuting: 2, worst: 2, ...without });
    }
    const smaller = { ...refuting, some: false, counterExample: { offset: 1 }, reading: 1.5, size: 1 };
    expect(merged({ ...refuting, some: false }, smaller)).toMatchObject({ counterExample: { offset: 1 }, size: 1 });
    expect(merged(smaller, { ...refuting, some: false })).toMatchObject({ counterExample: { offset: 1 }, size: 1 });
  });
});

/** A worker that answers when told to, as the real one does: all parts of one check. */
class FakeWorker implements ClaimWorker {
  onmessage: ClaimWorker['onmessage'] = null;
  onerror: ClaimWorker['onerror'] = null;
  ended = false;
  asked: Parameters<ClaimWorker['postMessage']>[0][] = [];
  postMessage(one: (typeof this.asked)[number]): void {
    this.asked.push(one);
  }
  terminate(): void {
    this.ended = true;
  }
}

function runner(around: Partial<Surroundings> = {}) {
  const workers: FakeWorker[] = [];
  const told: string[] = [];
  const made = new ClaimRunner({
    startWorker: () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker;
    },
    loadEngine: async () => engine,
    pause: async () => {},
    ...around,
  });
  const start = (id: string) =>
    made.start({ id, draws: 40, seed: 0 }, (state: ClaimState) => {
      told.push(`${id} ${state.kind}${'result' in state && state.result ? ` ${state.result.cases}` : ''}`);
    });
  return { workers, told, start };
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('one check after the other', () => {
  test('in one worker', () => {
    const { workers, told, start } = runner();
    start('CL03');
    start('CL05');
    const [worker] = workers;
    const parts = [...checkInParts(engine, { id: 'CL03', draws: 40, seed: 0 })];
    for (const result of parts) worker?.onmessage?.({ data: { result } });
    expect(told).toEqual(['CL03 waiting', 'CL05 waiting', 'CL03 running 20', 'CL03 done 40']);
    expect(worker?.asked.map(({ check }) => check.id)).toEqual(['CL03', 'CL05']);
    expect(workers).toHaveLength(1);
  });

  test('stop ends the worker and keeps what is known; the next check gets a new one', () => {
    const { workers, told, start } = runner();
    const stop = start('CL03');
    start('CL05');
    const [first] = checkInParts(engine, { id: 'CL03', draws: 40, seed: 0 });
    workers[0]?.onmessage?.({ data: { result: first as ClaimResult } });
    stop();
    expect(told.at(-1)).toBe('CL03 stopped 20');
    expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
    expect(workers[1]?.asked.map(({ check }) => check.id)).toEqual(['CL05']);
    stop();
    expect(told.at(-1)).toBe('CL03 stopped 20');
  });

  test.each([
    ['a worker that cannot start', 'throws'],
    ['a worker whose script is refused', 'onerror'],
    ['a worker without an engine', 'loaded'],
  ])('%s: the same parts run on the page', async (_, how) => {
    const refuse = () => {
      throw new DOMException('no workers here', 'SecurityError');
    };
    const { workers, told, start } = runner(how === 'throws' ? { startWorker: refuse } : {});
    start('CL03');
    if (how === 'onerror') workers[0]?.onerror?.({ preventDefault: () => {} });
    if (how === 'loaded') workers[0]?.onmessage?.({ data: { failure: 'no engine', loaded: false } });
    await settled();
    expect(told).toEqual(['CL03 waiting', 'CL03 running 20', 'CL03 done 40']);
    expect(workers.every(({ ended }) => ended)).toBe(true);
  });

  test('on the page it can be stopped between two parts', async () => {
    let stop = () => {};
    const pause = async () => stop();
    const refuse = () => {
      throw new Error('refused');
    };
    const { told, start } = runner({ startWorker: refuse, pause });
    stop = start('CL03');
    await settled();
    expect(told).toEqual(['CL03 waiting', 'CL03 running 20', 'CL03 stopped 20']);
  });

  test('a check that cannot run says why', async () => {
    const { workers, told, start } = runner();
    start('CL03');
    workers[0]?.onmessage?.({ data: { failure: 'memory', loaded: true } });
    expect(told.at(-1)).toBe('CL03 failed');
  });
});

describe('on the page', () => {
  const permute = experiments[0] as (typeof experiments)[number];
  const all = (value: ClaimGuess) => Object.fromEntries(permute.claims.map(({ id }) => [id, value]));
  const drawn = (
    claims: Record<string, ClaimState>,
    more: object = {},
    guesses: Readonly<Record<string, ClaimGuess>> = all('?'),
  ): ReturnType<typeof claimsPart> => {
    const scene = scenesOf(permute).sceneOf({ mask: 'causal' });
    const ui = { ...newUi(), claimsOpen: true, claims, ...more };
    const moment = { ui, session: { current: { claimGuesses: guesses } } };
    const parts = { moment, experiment: permute, own: en.permute, words: en, numbers } as unknown as Parts;
    return claimsPart(parts, scene);
  };

  test('folded it is one line with the count', () => {
    expect(textOf(drawn({}, { claimsOpen: false }))).toBe('Claims16 claims to check');
  });

  test('nothing is read and nothing to try before the learner said true, false, or not yet', () => {
    const { claims } = permute;
    const tree = drawn({ CL05: { kind: 'done', result: resultOf('CL05') } }, {}, {});
    expect(textOf(tree)).not.toMatch(/Here:|Try|Show it here|Refuted|Take back/);
    const groups = ofClass(tree, 'claim-guess');
    expect(groups.map(({ attributes }) => attributes['aria-label'])).toEqual(claims.map(({ id }) => say.ask(id)));
    expect(groups.map((group) => branches(group).filter(({ tag }) => tag === 'button').length)).toEqual(
      claims.map(() => 3),
    );
    const opened = drawn({}, {}, { CL05: 'false' });
    expect(textOf(opened)).toContain('You saidFalse');
    expect(ofClass(opened, 'claim-try')).toHaveLength(1);
    const [pressed] = branches(opened).filter(({ attributes }) => attributes['aria-pressed'] === 'true');
    expect(pressed?.attributes).toMatchObject({ 'aria-disabled': 'true' });
    expect(pressed?.on).toBeUndefined();
  });

  // CL05, that the block with a causal mask follows the shuffle, is refuted by this very picture and by the cases.
  test.each([
    ['true', 'Not as the claim says. You said otherwise.', 'cases. You said otherwise.'],
    ['false', 'Not as the claim says. You said the same.', 'cases. You said the same.'],
    ['?', 'Not as the claim says.Try', 'cases.The smallest'],
  ] as const)('who said %s hears beside the verdict whether it is the same', (guess, seen, tried) => {
    expect(textOf(drawn({}, {}, { CL05: guess }))).toContain(seen);
    const result = resultOf('CL05');
    expect(textOf(drawn({ CL05: { kind: 'done', result } }, {}, { CL05: guess }))).toContain(tried);
  });

  test('one picture as the claim says does not refute who said false', () => {
    expect(say.compared(false, true)).toBe('You said otherwise; one picture does not decide.');
    expect(say.compared(true, false)).toBe('You said otherwise.');
  });

  test('what was said is state: it stands, is undone and done again, is in a copy, and unknown words are refused', () => {
    const session = new Session({
      experiments,
      pages: [],
      words: en,
      numbers,
      steps: [...steps],
      experiment: 'permute',
    });
    const guess = (value: string) => session.send({ type: 'guessClaim', id: 'CL05', value });
    const said = () => session.current.claimGuesses;
    guess('perhaps');
    expect(said()).toEqual({});
    guess('true');
    guess('false');
    expect(said()).toEqual({ CL05: 'true' });
    session.send({ type: 'undo' });
    expect(said()).toEqual({});
    session.send({ type: 'redo' });
    session.send({ type: 'forgetClaimGuesses' });
    expect(said()).toEqual({});
    session.send({ type: 'undo' });
    expect(said()).toEqual({ CL05: 'true' });
    const strange = { experiments: { permute: { claimGuesses: { CL05: 'perhaps' } } } };
    expect(session.restore(strange)).toEqual({ ok: false, at: 'experiments.permute.claimGuesses' });
    const written = new Map<string, unknown>();
    const store = {
      keeps: true,
      read: (key: string) => written.get(key) ?? null,
      write: (key: string, value: unknown) => written.set(key, value),
    };
    keepProgress(session, store as unknown as Store);
    const later = new Session({ experiments, pages: [], words: en, numbers, steps: [...steps], experiment: 'permute' });
    restoreProgress(later, store as unknown as Store);
    expect(later.current.claimGuesses).toEqual({ CL05: 'true' });
  });

  test('a picture that shows a claim says its verdict, another one how to get there', () => {
    const text = textOf(drawn({}));
    expect(text).toMatch(
      /under it\.You saidI don’t know yetHere: ≠ the two routes\. Difference [\d.]+, rounding ends at .*Not as the claim says\./,
    );
    expect(text).toContain('up to rounding.You saidI don’t know yetShow it here');
  });

  test('running: how far, and Stop; refuted: the smallest, where it opens, and its numbers', () => {
    const [first] = checkInParts(engine, { id: 'CL05', draws: 300, seed: 0 });
    expect(textOf(drawn({ CL05: { kind: 'running', result: first as ClaimResult } }))).toContain(
      'Stop20 of 300 cases.',
    );
    const result = resultOf('CL05');
    const tree = drawn({ CL05: { kind: 'done', result } }, { exampleOpen: 'CL05' });
    expect(textOf(tree)).toContain(
      'The smallest found: 2 tokens of width 1, order 1 0, causal mask. It reads 0.50, allowed 1.0·10−12.',
    );
    const names = branches(tree).map(({ attributes }) => attributes['aria-label']);
    expect(names).toContain('Open it here, claim CL05');
    expect(names).toContain('Hide its numbers, claim CL05');
    expect(textOf(tree)).toContain('Map of the queries');
  });

  test('every counter-example is said whole', () => {
    for (const [id] of listed) {
      const { counterExample } = check(id);
      if (counterExample === null) continue;
      const parts = exampleParts(counterExample, say.parts, numbers);
      expect(parts.length, id).toBeGreaterThan(0);
      const tables = exampleTables(counterExample, say.parts, numbers);
      const matrices = [counterExample.X, counterExample.scores, counterExample.Wq].filter(Boolean);
      expect(tables.length, id).toBeGreaterThanOrEqual(matrices.length);
      expect(textOf([...parts.map(rich), ...tables]), id).not.toMatch(/undefined|NaN|object/);
    }
  });

  test('sentences of outcomes', () => {
    const said = (id: string, draws: number, stopped = false) => {
      const result = engine.checkClaim({ id, draws, seed: 0 });
      return plainText(resultSentence({ kind: stopped ? 'stopped' : 'done', result }, { words: en, numbers }));
    };
    expect(said('CL06', 30)).toMatch(/^Holds in 30 of 30 cases\. The worst reads .*, allowed 1\.0·10−12\.$/);
    expect(said('CL08', 30)).toMatch(
      /^Holds in 30 of 30 cases\. The smallest reads 0\.\d\d and must exceed 1\.0·10−3\.$/,
    );
    expect(said('CL09', 30)).toBe('Refuted. None of 30 cases shows it.');
    expect(said('CL36', 30)).toBe('Refuted by 112 of 127 cases.');
    expect(said('CL36', 30, true)).toBe('Stopped after 127 of 127 cases. Refuted by 112 of 127 cases.');
    const failed = { kind: 'failed', message: 'no *memory*' } as const;
    expect(plainText(resultSentence(failed, { words: en, numbers }))).toBe(
      'The check did not run. It says: no *memory*.',
    );
  });
});
