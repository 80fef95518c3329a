/** Claims checked in parts, one check after the other, in a worker or beside the page. */
import { describe, expect, test } from 'vitest';
import type { ClaimResult } from '../../web/src/engine/claim.ts';
import { checkInParts, merged } from '../../web/src/engine/claim-parts.ts';
import {
  ClaimRunner,
  type ClaimState,
  type ClaimWorker,
  type Surroundings,
} from '../../web/src/session/claim-runner.ts';
import { engine } from './scene.ts';

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
