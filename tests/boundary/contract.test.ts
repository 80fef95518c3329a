// The three lists of functions are one: the Engine interface, the adapter's names, and what Embind registered.
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { functionNames, version } from '../../web/src/engine/adapter.ts';
import { loadEngine } from '../../web/src/engine/index.ts';
import { startModule } from '../../web/src/engine/load.ts';

const read = (path: string) => readFile(new URL(`../../${path}`, import.meta.url));

test('the Engine interface declares what the adapter offers', async () => {
  const text = (await read('web/src/engine/api.ts')).toString();
  const body = text.slice(text.indexOf('export interface Engine {'));
  const declared = [...body.matchAll(/^ {2}(\w+)\(/gm)].map((match) => match[1]);
  expect(declared.sort()).toEqual([...functionNames].sort());
});

test('the adapter offers what Embind registered', async () => {
  const module = await startModule(await WebAssembly.compile(await read('web/src/engine/wasm/engine.wasm')));
  const registered = Object.keys(module).filter(
    // Emscripten's own exports are native wasm functions (_malloc) or helpers of Embind (count_emval_handles).
    (key) => typeof module[key] === 'function' && /^[a-z][A-Za-z0-9]*$/.test(key) && !emscriptenKeys.has(key),
  );
  expect(registered.sort()).toEqual([...functionNames].sort());
});

const emscriptenKeys = new Set(['instantiateWasm', 'run', 'inspect', 'ready']);

test('the engine has these functions, frozen, and a version', async () => {
  const engine = await loadEngine();
  expect(Object.keys(engine).sort()).toEqual([...functionNames, 'version'].sort());
  expect(Object.isFrozen(engine)).toBe(true);
  expect(engine.version).toBe(version);
  expect(JSON.parse((await read('package.json')).toString()).version).toBe(version);
});
