/**
 * What the shape of a state (state/lab-state.ts) cannot say, since it takes an experiment to know: a round of questions that does not
 * exist, and runs whose settings no phrase fits. Other settings the engine judges; those of a run it is never asked.
 */
import type { ExperimentCore } from '../experiments/contract.ts';
import { isObject } from '../state/json.ts';
import type { ExperimentState, LabState, Settings } from '../state/lab-state.ts';

/** The first part that no lab writes; null: there is none. */
export function strangePart({ experiments }: LabState, cores: readonly ExperimentCore[]): string | null {
  for (const core of cores) {
    const state = experiments[core.id];
    const at = state && strangeIn(state, core);
    if (at) return `experiments.${core.id}.${at}`;
  }
  return null;
}

function strangeIn({ round, runs }: ExperimentState, core: ExperimentCore): string | null {
  if (round !== '' && !core.rounds.some(({ id }) => id === round)) return 'round';
  for (const [k, run] of runs.entries()) {
    const name = Object.keys(run.settings).find((one) => !fits(one, run.settings, core));
    if (name !== undefined) return `runs.${k}.settings.${name}`;
  }
  return null;
}

function fits(name: string, settings: Settings, core: ExperimentCore): boolean {
  const value = settings[name];
  const usual: unknown = core.defaults[name];
  // What is usually nothing, such as given numbers, is in no phrase.
  if (usual === null) return true;
  if (!sameKind(value, usual)) return false;
  const control = core.controls({ ...core.defaults, [name]: value }).find((one) => one.name === name);
  return control?.kind !== 'segmented' || control.options.includes(value as string);
}

function sameKind(value: unknown, usual: unknown): boolean {
  if (Array.isArray(usual)) return Array.isArray(value) && value.every((item) => sameKind(item, usual[0]));
  return typeof value === typeof usual && !isObject(value) && value !== null;
}
