/**
 * Fetches and starts a build of the engine, in a browser, a worker or Node. We compile the bytes ourselves instead of letting
 * Emscripten fetch them: a server's wrong MIME type then does not matter, and a failure has one clear error instead of console
 * noise. Where WebAssembly is missing or refused, the same engine runs as plain JavaScript, which is fetched only then.
 */
import { engineError, engineOf, type FunctionName, type Offer } from './adapter.ts';
import type { ErrorCode } from './api.ts';
import type { EngineModule, Factory } from './wasm/engine.js';

export type WasmSource = ArrayBuffer | Uint8Array | string;

/**
 * Why there is no engine; the promise rejects with it, and with an EngineError for a bad option. Its code:
 * - no-webassembly: WebAssembly is missing or refused, and the engine without it did not start either.
 * - engine-load-failed: the bytes could not be fetched, or are no engine; `cause` has the reason.
 */
export type LoadError = Error & { code: 'no-webassembly' | 'engine-load-failed' };

/** One module that CMake links: Emscripten's factory, where its bytes and the engine without them lie, and the functions bound in it. */
export interface Build<Name extends FunctionName> {
  readonly factory: Factory;
  readonly wasm: () => URL;
  readonly withoutWasm: () => URL;
  readonly names: readonly Name[];
}

function loadError(code: LoadError['code'], message: string, cause?: unknown): LoadError {
  return Object.assign(new Error(message, { cause }), { code });
}

/**
 * A module with one function that needs what our builds need: vectors of 128 bits and exceptions (`try` drops a vector, `catch_all`).
 * Where this is refused so is the engine, whatever the reason is called in that browser.
 */
const probe = new Uint8Array([
  ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 4, 1, 0x60, 0, 0, 3, 2, 1, 0],
  ...[0x0a, 0x0d, 1, 0x0b, 0, 0x06, 0x40, 0x41, 0, 0xfd, 0x0f, 0x1a, 0x19, 0x0b, 0x0b],
]);

/** Why WebAssembly cannot be used here; null if it can. */
function whyNoWebAssembly(): LoadError | null {
  if (typeof WebAssembly !== 'object') {
    return loadError('no-webassembly', 'This browser has no WebAssembly, or it is switched off.');
  }
  try {
    new WebAssembly.Module(probe);
    return null;
  } catch (cause) {
    const reason = 'too old, or forbidden by a content security policy';
    return loadError('no-webassembly', `WebAssembly is refused here: ${reason}.`, cause);
  }
}

const inNode = (): boolean => typeof process === 'object' && typeof process.versions?.node === 'string';

function readFile(path: string | URL): Promise<Uint8Array> {
  // Not an import: the bundlers of other people's pages would look for a module of that name.
  return process.getBuiltinModule('node:fs/promises').readFile(path);
}

async function download(url: string | URL): Promise<BufferSource> {
  // Policies that allow no request forbid to fetch even these.
  const [, base64] = /^data:[^,]*;base64,(.*)$/s.exec(String(url)) ?? [];
  if (base64 !== undefined) return bytesIn(atob(base64));
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText} for ${response.url}`);
  return response.arrayBuffer();
}

/** By hand: `Uint8Array.from` asks a function for each of half a million bytes, and keeps the page busy for so long. */
function bytesIn(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length);
  for (let k = 0; k < bytes.length; k++) bytes[k] = text.charCodeAt(k);
  return bytes;
}

async function bytesOf(source: WasmSource | URL): Promise<BufferSource> {
  if (source instanceof Uint8Array) return new Uint8Array(source);
  if (source instanceof ArrayBuffer) return source;
  if (source instanceof URL) {
    return inNode() && source.protocol === 'file:' ? new Uint8Array(await readFile(source)) : download(source);
  }
  const isUrl = /^(https?|data|blob|file):/i.test(source);
  if (!inNode() || (isUrl && !source.startsWith('file:'))) return download(source);
  return new Uint8Array(await readFile(isUrl ? new URL(source) : source));
}

async function start<Name extends FunctionName>(
  build: Build<Name>,
  source: WasmSource | undefined,
): Promise<Offer<Name>> {
  const refused = whyNoWebAssembly();
  if (refused) return startWithoutWebAssembly(build, refused);
  try {
    const module = await WebAssembly.compile(await bytesOf(source ?? build.wasm()));
    return engineOf(await startModule(build.factory, module), build.names, true);
  } catch (cause) {
    throw loadError('engine-load-failed', `The engine could not be loaded: ${String(cause)}`, cause);
  }
}

/** A running copy of the engine, as Embind offers it. Rejects when instantiation does; the factory alone would wait for ever. */
export function startModule(factory: Factory, module: WebAssembly.Module): Promise<EngineModule> {
  return new Promise((resolve, reject) => {
    factory({
      instantiateWasm(imports, ready) {
        WebAssembly.instantiate(module, imports).then((instance) => ready(instance, module), reject);
        return {};
      },
    }).then(resolve, reject);
  });
}

async function startWithoutWebAssembly<Name extends FunctionName>(
  { withoutWasm, names }: Build<Name>,
  refused: LoadError,
): Promise<Offer<Name>> {
  try {
    const { default: factory } = (await import(/* @vite-ignore */ withoutWasm().href)) as { default: Factory };
    return engineOf(await factory(), names, false);
  } catch (cause) {
    const message = `${refused.message} The engine without it could not be loaded: ${String(cause)}`;
    throw loadError('no-webassembly', message, refused.cause ?? cause);
  }
}

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

/**
 * The function that loads a build. One instance per source and page: memory of WebAssembly is not given back reliably, so it is
 * never started twice. A failed load may be tried again.
 */
export function loaderOf<Name extends FunctionName>(build: Build<Name>) {
  const engines = new Map<WasmSource | undefined, Promise<Offer<Name>>>();
  return async (options: { wasm?: WasmSource } = {}): Promise<Offer<Name>> => {
    const source = requireSource(options);
    const known = engines.get(source);
    if (known) return known;
    const engine = start(build, source);
    engines.set(source, engine);
    engine.catch(() => engines.delete(source));
    return engine;
  };
}
