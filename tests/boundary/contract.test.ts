// The lists of functions are one: the Engine interface, the names beside each loader, and what Embind registered in each module.
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { version } from '../../web/src/engine/adapter.ts';
import { functionNames, loadEngine } from '../../web/src/engine/index.ts';
import { startModule } from '../../web/src/engine/load.ts';
import { loadPageEngine, pageFunctionNames } from '../../web/src/engine/page.ts';
import engineFactory, { type EngineModule } from '../../web/src/engine/wasm/engine.js';
import factoryWithoutWasm from '../../web/src/engine/wasm/engine-without-wasm.js';
import pageFactory from '../../web/src/engine/wasm/page.js';

const read = (path: string) => readFile(new URL(`../../${path}`, import.meta.url));
const compiled = async (name: string) => WebAssembly.compile(await read(`web/src/engine/wasm/${name}.wasm`));

test('the Engine interface declares what the engine offers', async () => {
  const text = (await read('web/src/engine/api.ts')).toString();
  const body = text.slice(text.indexOf('export interface Engine {'));
  const declared = [...body.matchAll(/^ {2}(\w+)\(/gm)].map((match) => match[1]);
  expect(declared.sort()).toEqual([...functionNames].sort());
});

// Beside them a module has Emscripten's own exports: _malloc, dynCall_ji and helpers of Embind such as count_emval_handles.
const emscriptenKeys = new Set(['instantiateWasm', 'run', 'inspect', 'ready', 'stackSave', 'stackRestore']);
const registeredIn = (module: EngineModule) =>
  Object.keys(module).filter(
    (key) => typeof module[key] === 'function' && /^[a-z][A-Za-z0-9]*$/.test(key) && !emscriptenKeys.has(key),
  );

test.each([
  ['engine', async () => startModule(engineFactory, await compiled('engine')), functionNames],
  ['page', async () => startModule(pageFactory, await compiled('page')), pageFunctionNames],
  ['engine-without-wasm', () => factoryWithoutWasm(), functionNames],
] as const)('%s: Embind registered the functions of its list', async (_, start, names) => {
  expect(registeredIn(await start()).sort()).toEqual([...names].sort());
});

test.each([
  ['engine', loadEngine, functionNames],
  ["page's engine", loadPageEngine, pageFunctionNames],
] as const)('the %s has these functions, frozen, and says what it is', async (_, load, names) => {
  const engine = await load();
  expect(Object.keys(engine).sort()).toEqual([...names, 'version', 'webAssembly'].sort());
  expect(Object.isFrozen(engine)).toBe(true);
  expect(engine.version).toBe(version);
  expect(engine.webAssembly).toBe(true);
  expect(JSON.parse((await read('package.json')).toString()).version).toBe(version);
});
