/** What the engine says in Node of an experiment as it starts. */
import { expect } from 'vitest';
import { loadEngine } from '../../web/src/engine/index.ts';
import { toPlain } from '../../web/src/engine/plain.ts';
import { wholeExperiments } from '../../web/src/experiments/registry.ts';
import { en } from '../../web/src/locales/en/index.ts';
import { makeNumbers } from '../../web/src/render/numbers.ts';
import { Session } from '../../web/src/session/session.ts';

export async function computedHere(id: string): Promise<unknown> {
  const session = new Session({
    experiments: await wholeExperiments(),
    words: en,
    numbers: makeNumbers('en'),
    steps: ['run'],
    experiment: id,
    authored: () => ({}),
  });
  session.engine = await loadEngine();
  session.flush();
  expect(session.report).not.toBeNull();
  return JSON.parse(JSON.stringify(toPlain(session.report as object)));
}
