/** What an engine function answers to bad arguments: one RangeError with the words to translate it by. */
import { expect } from 'vitest';
import type { EngineError } from '../web/src/engine/api.ts';

/** The error of a call that must be refused. */
export function refusal(call: () => unknown): EngineError {
  let result: unknown;
  try {
    result = call();
  } catch (error) {
    expect(error).toBeInstanceOf(RangeError);
    const { code, argument, allowed, given, message } = error as EngineError;
    for (const word of [code, argument, allowed, given, message]) expect(word).toEqual(expect.any(String));
    expect(message).not.toBe('');
    expect(given).not.toBe('');
    return error as EngineError;
  }
  throw new Error(`no error, but ${JSON.stringify(result)}`);
}
