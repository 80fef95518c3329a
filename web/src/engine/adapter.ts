/**
 * From what Embind registered to the typed Engine, and the one place where an engine error is thrown.
 */
import type { Engine, EngineError, ErrorFields } from './api.ts';
import type { BoundFunction, EngineModule } from './wasm/engine.js';

/** The package's version; a test compares it with package.json. */
export const version = '0.1.0';

export type FunctionName = Exclude<keyof Engine, 'version' | 'webAssembly'>;

const listed = {
  sinusoidalTable: true,
  learnedTable: true,
  extendLearnedTable: true,
  positionalEncoding: true,
  shiftMatrices: true,
  rotary: true,
  alibiSlopes: true,
  t5Bucket: true,
  attention: true,
  maskedSoftmax: true,
  embed: true,
  layerNorm: true,
  dropout: true,
  encoder: true,
  permute: true,
  shift: true,
  overflow: true,
  mode: true,
  explorer: true,
  tableProperties: true,
  formulaTable: true,
  difference: true,
  checkEntries: true,
  checkTurn: true,
  checkProof: true,
  checkForwardOrder: true,
  bugCard: true,
  checkFailure: true,
  checkEntryPoints: true,
  checkDropoutOutcomes: true,
  placement: true,
  positionProbe: true,
  checkClaim: true,
} satisfies Record<FunctionName, true>;

/** The names of all functions of an engine; the compiler keeps them equal to those of the Engine interface. */
export const functionNames: FunctionName[] = Object.keys(listed) as FunctionName[];

/** The engine with only some of its functions. */
export type Offer<Name extends FunctionName> = Pick<Engine, 'version' | 'webAssembly' | Name>;

export function engineError(fields: ErrorFields, message: string, cause?: unknown): EngineError {
  return Object.assign(new RangeError(message, { cause }), fields);
}

/** The engine hands an error back as a value, so that nothing unwinds through wasm frames; here it is thrown. */
function call(bound: BoundFunction, argument: unknown): unknown {
  let result: unknown;
  try {
    result = bound(argument);
  } catch (cause) {
    throw unexpected(cause);
  }
  if (result instanceof Error) throw result;
  return result;
}

/** What no rule of the engine foresaw: the page could not get the memory for a result, or the engine has a fault. */
function unexpected(cause: unknown): EngineError {
  const given = String(cause);
  if (cause instanceof RangeError && /alloc|memory|array.*(size|length)/i.test(cause.message)) {
    const fields = { code: 'out-of-memory' as const, argument: 'memory', allowed: 'what this browser can give', given };
    return engineError(fields, `There is not enough memory for this result (${given}).`, cause);
  }
  const fields = { code: 'internal' as const, argument: 'engine', allowed: 'no failure', given };
  return engineError(fields, `The engine failed: ${given}.`, cause);
}

export function engineOf<Name extends FunctionName>(
  module: EngineModule,
  names: readonly Name[],
  webAssembly: boolean,
): Offer<Name> {
  const engine: Record<string, unknown> = { version, webAssembly };
  for (const name of names) {
    const bound = module[name] as BoundFunction;
    engine[name] = (argument: unknown) => call(bound, argument);
  }
  return Object.freeze(engine) as Offer<Name>;
}
