/**
 * A claim checked in parts, so that a long check can show how far it is and can be stopped. An input depends on the seed and its own
 * number only: the parts together say what one call says, and name a counter-example that is as small or smaller.
 */
import type { Engine } from './api.ts';
import type { ClaimResult } from './claim.ts';

export type ClaimEngine = Pick<Engine, 'checkClaim'>;

export interface ClaimCheck {
  readonly id: string;
  readonly draws: number;
  readonly seed: number;
}

/** So many take at most some tenths of a second where WebAssembly runs. */
const inOnePart = 20;

/** What is known after each part; complete when cases is total. */
export function* checkInParts(engine: ClaimEngine, check: ClaimCheck): Generator<ClaimResult, void, undefined> {
  let known: ClaimResult | null = null;
  do {
    const first: number = known?.cases ?? 0;
    const part = engine.checkClaim({ ...check, first, count: inOnePart });
    known = known ? merged(known, part) : part;
    yield known;
  } while (known.cases < known.total);
}

/** Two parts as one. A claim that there is an input holds if either part has one, any other if both hold. */
export function merged(before: ClaimResult, after: ClaimResult): ClaimResult {
  const holds = before.some ? before.holds || after.holds : before.holds && after.holds;
  const refuted = [before, after].filter(({ counterExample }) => !holds && counterExample !== null);
  const { counterExample, reading, size } = refuted.reduce(
    (best, one) => (Number(one.size) < Number(best.size) ? one : best),
    refuted[0] ?? { counterExample: null, reading: null, size: null },
  );
  return {
    ...before,
    holds,
    cases: before.cases + after.cases,
    refuting: before.refuting + after.refuting,
    worst: before.above ? Math.min(before.worst, after.worst) : Math.max(before.worst, after.worst),
    counterExample,
    reading,
    size,
  };
}
