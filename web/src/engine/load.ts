/**
 * Fetches and starts the engine, in a browser, a worker or Node. We compile the bytes ourselves instead of letting Emscripten
 * fetch them: a server's wrong MIME type then does not matter, and a failure has one clear error instead of console noise.
 */
import { engineError, engineOf } from './adapter.ts';
import type { Engine, ErrorCode } from './api.ts';
import createEngineModule, { type EngineModule } from './wasm/engine.js';

export type WasmSource = ArrayBuffer | Uint8Array | string;

/** Why there is no engine. 'no-webassembly': this browser, or the page's security policy, does not run any. */
export type LoadError = Error & { code: 'no-webassembly' | 'engine-load-failed' };

function loadError(code: LoadError['code'], message: string, cause?: unknown): LoadError {
  return Object.assign(new Error(message, { cause }), { code });
}

/** The smallest module there is: a policy that refuses it refuses the engine, whatever the reason is called in that browser. */
const emptyModule = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

function requireWebAssembly(): void {
  if (typeof WebAssembly !== 'object') {
    throw loadError('no-webassembly', 'This browser has no WebAssembly, or it is switched off.');
  }
  try {
    new WebAssembly.Module(emptyModule);
  } catch (cause) {
    throw loadError('no-webassembly', 'WebAssembly is refused here, probably by a content security policy.', cause);
  }
}

const inNode = (): boolean => typeof process === 'object' && typeof process.versions?.node === 'string';

async function readFile(path: string | URL): Promise<Uint8Array> {
  // Named through a variable, so that no bundler carries a Node module into the page.
  const name = 'node:fs/promises';
  const files = (await import(/* @vite-ignore */ name)) as typeof import('node:fs/promises');
  return files.readFile(path);
}

async function download(url: string | URL): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText} for ${response.url}`);
  return response.arrayBuffer();
}

async function bytesOf(source: WasmSource | undefined): Promise<BufferSource> {
  if (source instanceof Uint8Array) return new Uint8Array(source);
  if (typeof source === 'object') return source;
  if (source === undefined) {
    const beside = new URL('./wasm/engine.wasm', import.meta.url);
    return inNode() && beside.protocol === 'file:' ? new Uint8Array(await readFile(beside)) : download(beside);
  }
  const isUrl = /^(https?|data|blob|file):/i.test(source);
  if (!inNode() || (isUrl && !source.startsWith('file:'))) return download(source);
  return new Uint8Array(await readFile(isUrl ? new URL(source) : source));
}

async function start(source: WasmSource | undefined): Promise<Engine> {
  requireWebAssembly();
  try {
    const module = await WebAssembly.compile(await bytesOf(source));
    return engineOf(await startModule(module));
  } catch (cause) {
    throw loadError('engine-load-failed', `The engine could not be loaded: ${String(cause)}`, cause);
  }
}

/** A running copy of the engine, as Embind offers it. Rejects when instantiation does; the factory alone would wait for ever. */
export function startModule(module: WebAssembly.Module): Promise<EngineModule> {
  return new Promise((resolve, reject) => {
    createEngineModule({
      instantiateWasm(imports, ready) {
        WebAssembly.instantiate(module, imports).then((instance) => ready(instance, module), reject);
        return {};
      },
    }).then(resolve, reject);
  });
}

/** One instance per source and page; memory of WebAssembly is not given back reliably, so it is never started twice. */
const engines = new Map<WasmSource | undefined, Promise<Engine>>();

/** loadEngine's own bad argument, worded and coded like the engine's. */
function refuse(code: ErrorCode, argument: string, allowed: string, value: unknown): never {
  const given = value === null || Array.isArray(value) ? JSON.stringify(value) : typeof value;
  throw engineError({ code, argument, allowed, given }, `${argument} must be ${allowed}; given ${given}`);
}

function requireSource(options: { wasm?: WasmSource }): WasmSource | undefined {
  if (typeof options !== 'object' || options === null) refuse('wrong-type', 'options', 'an options object', options);
  const unknown = Object.keys(options).find((key) => key !== 'wasm');
  if (unknown !== undefined) {
    const fields = { code: 'unknown-option' as const, argument: unknown, allowed: 'wasm', given: unknown };
    throw engineError(fields, `there is no option ${unknown}; the options are wasm`);
  }
  const { wasm } = options;
  if (wasm === undefined || typeof wasm === 'string' || wasm instanceof Uint8Array || wasm instanceof ArrayBuffer) {
    return wasm;
  }
  refuse('wrong-type', 'wasm', 'an ArrayBuffer, a Uint8Array or an address', wasm);
}

/** `wasm` says where the engine's bytes come from; default: engine.wasm beside this file. A failed load may be tried again. */
export async function loadEngine(options: { wasm?: WasmSource } = {}): Promise<Engine> {
  const source = requireSource(options);
  const known = engines.get(source);
  if (known) return known;
  const engine = start(source);
  engines.set(source, engine);
  engine.catch(() => engines.delete(source));
  return engine;
}
