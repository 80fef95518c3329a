// What make-element-docs.mjs asks of the page's own lists: every preset, with its English label and what it sets.
import type { ExperimentCore } from '../../web/src/experiments/contract.ts';
import { experiments } from '../../web/src/experiments/registry.ts';
import { en } from '../../web/src/locales/en/index.ts';

/** As the registry has it. */
export interface ListedPreset {
  readonly experiment: string;
  readonly id: string;
  /** Rich text. */
  readonly label: string;
  /** What differs from the defaults. */
  readonly settings: Readonly<Record<string, unknown>>;
}

const labels = (id: ExperimentCore['id']): Readonly<Record<string, string>> => en[id].presets;

export const presets: readonly ListedPreset[] = experiments.flatMap(({ id, presets }) =>
  presets.map((preset) => ({
    experiment: id,
    id: preset.id,
    label: labels(id)[preset.id] ?? preset.id,
    settings: preset.settings,
  })),
);
