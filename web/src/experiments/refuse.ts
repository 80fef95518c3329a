/** A refusal in the engine's manner, for what only the page can see: signs that nobody could read, a text that is no formula. */
export function refuse(code: string, argument: string, allowed: string, given: string, place = ''): never {
  const error = new RangeError(`${argument} must be ${allowed}, got ${given}`);
  throw Object.assign(error, { code, argument, allowed, given, place });
}
