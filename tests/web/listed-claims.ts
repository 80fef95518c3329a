/** Every claim an experiment lists, and what one check of it says. */
import type { ClaimResult } from '../../web/src/engine/claim.ts';
import { wholeExperiments } from '../../web/src/experiments/registry.ts';
import { engine } from './scene.ts';

export const experiments = await wholeExperiments();

export const listed = experiments.flatMap((experiment) =>
  experiment.claims.map((claim) => [claim.id, experiment, claim] as const),
);
/** A check that has all it says of a claim; slow families are tried on fewer inputs. */
const checked = new Map<string, ClaimResult>();
export function check(id: string): ClaimResult {
  const known = checked.get(id) ?? engine.checkClaim({ id, draws: 100, seed: 11 });
  checked.set(id, known);
  return known;
}
export const resultOf = (id: string): ClaimResult => {
  const result = check(id);
  if (result.counterExample === null) throw new Error(`${id} has no counter-example`);
  return result;
};
