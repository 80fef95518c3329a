// Loading: once per source, from bytes or an address, and a failure that says why and may be tried again.
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadEngine } from '../../web/src/engine/index.ts';
import { toPlain } from '../../web/src/engine/plain.ts';

const address = new URL('../../web/src/engine/wasm/engine.wasm', import.meta.url);
const bytes = new Uint8Array(await readFile(address));
// Node's fetch starts at its first use, with a WebAssembly of its own: here, while there is one.
await fetch('data:,');

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('loadEngine', () => {
  test('gives one instance, also when asked twice at once', async () => {
    const [first, second] = await Promise.all([loadEngine(), loadEngine()]);
    expect(first).toBe(second);
    expect(await loadEngine({})).toBe(first);
  });

  test('takes bytes, a buffer, a path or an address', async () => {
    const dataUrl = `data:application/wasm;base64,${Buffer.from(bytes).toString('base64')}`;
    const padded = new Uint8Array(bytes.length + 16);
    padded.set(bytes, 8);
    const view = padded.subarray(8, 8 + bytes.length);
    for (const wasm of [bytes, bytes.slice().buffer, view, address.href, fileURLToPath(address), dataUrl]) {
      const engine = await loadEngine({ wasm });
      expect(engine.alibiSlopes(2)).toEqual(Float64Array.of(0.0625, 0.00390625));
      expect(await loadEngine({ wasm })).toBe(engine);
    }
  });

  test('says that the engine could not be loaded, and tries again when asked again', async () => {
    const missing = new URL('./missing.wasm', address).href;
    for (const wasm of [missing, new Uint8Array(8), new ArrayBuffer(0)]) {
      const first = loadEngine({ wasm });
      await expect(first).rejects.toMatchObject({ code: 'engine-load-failed', cause: expect.anything() });
      await expect(loadEngine({ wasm })).rejects.not.toBe(await first.catch((error) => error));
    }
  });

  test('a server that answers with an error is a failed load', async () => {
    vi.stubGlobal('fetch', async () => new Response('no such file', { status: 404, statusText: 'Not Found' }));
    const answer = loadEngine({ wasm: 'https://example.org/engine.wasm' });
    await expect(answer).rejects.toMatchObject({ code: 'engine-load-failed', message: expect.stringContaining('404') });
  });

  test('without WebAssembly, or where it is refused, the engine is plain JavaScript', async () => {
    const withIt = await loadEngine();
    const Refusing = class {
      constructor() {
        throw new Error("blocked by the page's policy");
      }
    };
    for (const WebAssembly of [undefined, { Module: Refusing }]) {
      vi.stubGlobal('WebAssembly', WebAssembly);
      const engine = await loadEngine({ wasm: bytes.slice() });
      expect(engine.webAssembly).toBe(false);
      expect(Object.keys(engine)).toEqual(Object.keys(withIt));
      // The slopes of 2 heads, 2^-4 and 2^-8.
      expect(engine.alibiSlopes(2)).toEqual(Float64Array.of(0.0625, 0.00390625));
      vi.unstubAllGlobals();
    }
    expect((await loadEngine({ wasm: bytes.slice() })).webAssembly).toBe(true);
  });

  test('the module in dist/ computes in a Node without WebAssembly', () => {
    const address = new URL('../../dist/engine/index.js', import.meta.url).href;
    const script = `
      const { loadEngine } = await import('${address}');
      const engine = await loadEngine();
      console.log(JSON.stringify([typeof WebAssembly, engine.webAssembly, [...engine.alibiSlopes(2)]]));`;
    const output = execFileSync(process.execPath, ['--jitless', '--input-type=module', '--eval', script], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    expect(JSON.parse(output)).toEqual(['undefined', false, [0.0625, 0.00390625]]);
  });

  test('says why there is no engine when plain JavaScript does not start either', async () => {
    vi.stubGlobal('WebAssembly', undefined);
    vi.stubGlobal(
      'URL',
      class extends URL {
        override get href(): string {
          return super.href.replace('without-wasm', 'missing');
        }
      },
    );
    await expect(loadEngine({ wasm: bytes.slice() })).rejects.toMatchObject({
      code: 'no-webassembly',
      message: expect.stringMatching(/no WebAssembly.*engine-missing/),
    });
  });

  test('refuses other options', async () => {
    const load = loadEngine as (options: unknown) => Promise<unknown>;
    for (const wasm of [null, 3, true, [], {}, new Float64Array(2)]) {
      await expect(load({ wasm })).rejects.toMatchObject({ code: 'wrong-type', argument: 'wasm' });
    }
    await expect(load({ url: 'x' })).rejects.toMatchObject({ code: 'unknown-option', argument: 'url' });
    await expect(load(null)).rejects.toMatchObject({ code: 'wrong-type', argument: 'options' });
  });
});

describe('toPlain', () => {
  test('turns typed arrays into arrays and names the numbers that JSON lacks', () => {
    const report = {
      data: Float64Array.of(0.1, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY),
      dropped: Uint8Array.of(0, 1),
      list: [{ text: 'x', none: null, absent: undefined }],
      ratio: Number.POSITIVE_INFINITY,
      holds: false,
    };
    const plain = {
      data: [0.1, 'NaN', 'Infinity', '-Infinity'],
      dropped: [0, 1],
      list: [{ text: 'x', none: null }],
      ratio: 'Infinity',
      holds: false,
    };
    expect(toPlain(report)).toEqual(plain);
    expect(JSON.parse(JSON.stringify(toPlain(report)))).toEqual(plain);
  });
});
