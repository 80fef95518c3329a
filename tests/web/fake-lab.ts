/** A session of the tiny experiment (fake-experiment.ts), for tests of the frame. */

import type { Experiment, Step } from '../../web/src/experiments/contract.ts';
import { makeNumbers } from '../../web/src/render/numbers.ts';
import { Session } from '../../web/src/session/session.ts';
import { steps as allSteps } from '../../web/src/state/lab-state.ts';
import { type FakeSettings, fakeEngine, fakeExperiment, fakeWords } from './fake-experiment.ts';

export const numbers = makeNumbers('en');

export function lab(
  steps: readonly Step[] = allSteps,
  settings?: Partial<FakeSettings>,
  experiment: Experiment = fakeExperiment,
) {
  const engine = fakeEngine();
  const session = new Session({
    experiments: [experiment],
    words: fakeWords,
    numbers,
    steps,
    experiment: 'permute',
    authored: () => settings ?? {},
  });
  session.engine = engine;
  const report = () => session.computed.report as { sum: number };
  return { session, engine, report };
}
/** Without a question before. */
export const free = (settings?: Partial<FakeSettings>) => lab(['run'], settings);
