// Odd arguments through the JavaScript boundary, made by fast-check from one valid call of every function. Always the same ones in
// npm test, others and more in npm run test:long. errors.test.ts lists by hand what each kind of option refuses.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EngineError } from '../../web/src/engine/api.ts';
import { loadEngine } from '../../web/src/engine/index.ts';
import { experimentSamples } from './experiment-samples.ts';
import { anyArgument, freshOdd, neverTaken } from './odd-values.ts';
import { withOption } from './refused.ts';
import { type Kind, type Sample, samples, schemeSamples } from './samples.ts';

const engine = (await loadEngine()) as unknown as Record<string, (...given: unknown[]) => unknown>;

const long = process.env.POSLAB_LONG === '1';
const runs = (short: number) => ({ numRuns: long ? 20 * short : short, ...(long ? {} : { seed: 1 }) });
/** A call on a few numbers that takes as long as this does not come back soon enough to be called an answer. */
const mostMilliseconds = 1000;

interface Target {
  readonly name: string;
  readonly sample: Sample;
}

const targets: readonly Target[] = [
  ...Object.entries({ ...samples, ...experimentSamples }).map(([name, sample]) => ({ name, sample })),
  ...Object.values(schemeSamples).map((sample) => ({ name: 'attention', sample })),
];

/** Every option with its kind; of a matrix also its three fields. */
const places = targets.flatMap(({ name, sample }) =>
  Object.entries(sample.kinds).flatMap(([path, mark]) => {
    const kind = mark.replace('!', '') as Kind;
    const own = { name, sample, path, kind };
    return kind === 'matrix'
      ? [own, ...['rows', 'cols', 'data'].map((f) => ({ ...own, path: `${path}.${f}` }))]
      : [own];
  }),
);

/** The result, or the refusal. Whatever is thrown must be a whole EngineError, and no fault of the engine. */
function outcome(name: string, ...given: unknown[]): { result?: unknown; error?: EngineError } {
  const begin = process.cpuUsage();
  try {
    const result = engine[name]?.(...given);
    expect(findNan(result), `${name} gave NaN`).toBeUndefined();
    return { result };
  } catch (thrown) {
    const error = thrown as EngineError;
    expect(error).toBeInstanceOf(RangeError);
    for (const word of [error.code, error.argument, error.allowed, error.given, error.message]) {
      expect(word, String(error.message)).toEqual(expect.any(String));
      expect(word, String(error.message)).not.toBe('');
    }
    expect(['internal', 'out-of-memory'], error.message).not.toContain(error.code);
    return { error };
  } finally {
    // Of this process, so that a busy machine does not count.
    expect(process.cpuUsage(begin).user / 1000, name).toBeLessThan(mostMilliseconds);
  }
}

/** Where a result holds NaN; no sample asks for one. */
function findNan(value: unknown, path = 'result'): string | undefined {
  if (typeof value === 'number') return Number.isNaN(value) ? path : undefined;
  if (ArrayBuffer.isView(value)) return (value as Float64Array).some(Number.isNaN) ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const found = findNan(part, `${path}.${key}`);
    if (found) return found;
  }
  return undefined;
}

const names = (path: string, argument: string) => argument === path || /^[.[]/.test(argument.slice(path.length));

test('what no option of its kind takes is refused, by the name of the option', { timeout: 600_000 }, () => {
  const bad = fc
    .constantFrom(...places)
    .chain((place) => neverTaken(place.kind, place.path).map((make) => ({ ...place, make })));
  fc.assert(
    fc.property(bad, ({ name, sample, path, make }) => {
      const value = make();
      const { error } = outcome(name, withOption(sample.options, path, value));
      expect(error, `${name} took a bad ${path}`).toBeDefined();
      const top = path.replace(/\.(rows|cols|data)$/, '');
      expect(error?.argument.startsWith(top) && names(top, error.argument), `${path}: ${error?.message}`).toBe(true);
    }),
    runs(12_000),
  );
});

test('several options changed to anything: an answer without NaN, or a refusal', { timeout: 600_000 }, () => {
  const edits = fc.array(fc.tuple(fc.nat(), anyArgument), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(fc.constantFrom(...targets), edits, ({ name, sample }, changes) => {
      const paths = places.filter((place) => place.sample === sample).map(({ path }) => path);
      let options: Record<string, unknown> = sample.options;
      for (const [at, make] of changes) {
        const path = paths[at % paths.length] as string;
        const outer = path.replace(/\..*/, '') as keyof typeof options;
        // An option inside what has been replaced already is gone.
        if (outer === path || options[outer] === sample.options[outer]) options = withOption(options, path, make());
      }
      const { error } = outcome(name, options);
      // An overflow is about a result, anything else about one of the options.
      if (!error || error.code === 'overflow') return;
      expect(
        Object.keys(sample.options).some((key) => error.argument.startsWith(key)),
        error.message,
      ).toBe(true);
    }),
    runs(10_000),
  );
});

test('anything in place of the options: a refusal', { timeout: 600_000 }, () => {
  const name = fc.constantFrom(...Object.keys({ ...samples, ...experimentSamples, alibiSlopes: 0 }));
  fc.assert(
    fc.property(name, anyArgument, (of, make) => {
      const { error } = outcome(of, make());
      if (error) expect(error.argument).not.toBe('');
    }),
    runs(3_000),
  );
});

describe.each(targets)('$name', ({ name, sample }) => {
  test('a name that is misspelt is refused, wherever it stands', () => {
    for (const path of Object.keys(sample.kinds)) {
      const wrong = `${path}s`;
      const { error } = outcome(name, withOption(sample.options, wrong, 1));
      expect(error).toMatchObject({ code: 'unknown-option', argument: wrong });
    }
  });

  test('what stands after the options is not looked at', () => {
    expect(outcome(name, sample.options, freshOdd(), 3)).toEqual(outcome(name, sample.options));
  });

  test('every option is read once, so that a getter cannot answer twice', () => {
    const count = new Map<string, number>();
    const watched = (object: object, path: string): object =>
      new Proxy(object, {
        get(target, key) {
          const own = `${path}${String(key)}`;
          count.set(own, (count.get(own) ?? 0) + 1);
          const value = Reflect.get(target, key);
          const isPlain = typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype;
          return isPlain ? watched(value, `${own}.`) : value;
        },
      });
    const { result } = outcome(name, watched(sample.options, ''));
    expect(result).toEqual(outcome(name, sample.options).result);
    expect([...count].filter(([, times]) => times !== 1)).toEqual([]);
  });
});

describe('memory that changes under the call', () => {
  const tokens = () => ({ rows: 2, cols: 2, data: Float64Array.of(1, 2, 3, 5) });
  const expected = outcome('layerNorm', { tokens: tokens() }).result;

  test('a getter that calls the engine, and makes its memory grow', () => {
    const options = {
      get tokens() {
        engine.sinusoidalTable?.({ rows: 200_000, width: 32 });
        return tokens();
      },
      get epsilon() {
        outcome('layerNorm', { tokens: 3 });
        return undefined;
      },
    };
    expect(outcome('layerNorm', options).result).toEqual(expected);
  });

  test('a getter that takes the numbers away', () => {
    const matrix = tokens();
    const { data } = matrix;
    const options = {
      tokens: {
        cols: 2,
        get rows() {
          structuredClone(data.buffer, { transfer: [data.buffer] });
          return 2;
        },
        data,
      },
    };
    expect(outcome('layerNorm', options).error).toMatchObject({ code: 'wrong-shape', argument: 'tokens.data' });
  });

  test('numbers in memory that threads share, or that has been resized', () => {
    const shared = new Float64Array(new SharedArrayBuffer(32));
    shared.set(tokens().data);
    expect(outcome('layerNorm', { tokens: { rows: 2, cols: 2, data: shared } }).result).toEqual(expected);

    // Newer than the library of types here.
    const Resizable = ArrayBuffer as unknown as new (
      size: number,
      options: object,
    ) => ArrayBuffer & { resize(to: number): void };
    const buffer = new Resizable(32, { maxByteLength: 64 });
    const all = new Float64Array(buffer);
    const four = new Float64Array(buffer, 0, 4);
    all.set(tokens().data);
    expect(outcome('layerNorm', { tokens: { rows: 2, cols: 2, data: all } }).result).toEqual(expected);
    buffer.resize(24);
    for (const data of [all, four]) {
      const { error } = outcome('layerNorm', { tokens: { rows: 2, cols: 2, data } });
      expect(error).toMatchObject({ code: 'wrong-shape', argument: 'tokens.data' });
    }
  });
});
