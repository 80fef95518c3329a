/** The checks of claims that one lab asked for: what is known of each goes into its ui, and the last end into the live region. */

import { draws, resultSentence } from '../frame/claims-part.ts';
import type { Ui } from '../frame/ui.ts';
import type { Locale } from '../locales/en/index.ts';
import type { Numbers } from '../render/numbers.ts';
import { rich } from '../render/rich.ts';
import { type Intent, textOf } from '../render/tree.ts';
import { type ClaimState, claimRunner } from '../session/claim-runner.ts';

export interface Lab {
  readonly ui: Ui;
  readonly words: Locale;
  numbers(): Numbers;
  /** The ui changed. */
  changed(): void;
}

export class ClaimChecks {
  readonly #lab: Lab;
  /** What stops the checks that go on, by claim. */
  readonly #stops = new Map<string, () => void>();
  /** Each check draws other inputs than the one before. */
  #seed = 0;

  constructor(lab: Lab) {
    this.#lab = lab;
  }

  /** false: the intent is none of its own. */
  take(intent: Intent): boolean {
    const id = String(intent.id);
    if (intent.type === 'stopClaim') {
      this.#stops.get(id)?.();
      return true;
    }
    if (intent.type !== 'tryClaim') return false;
    const stop = claimRunner.start({ id, draws, seed: this.#seed++ }, (state) => this.#know(id, state));
    this.#stops.set(id, stop);
    return true;
  }

  stopAll(): void {
    for (const stop of this.#stops.values()) stop();
  }

  #know(id: string, state: ClaimState): void {
    const { ui } = this.#lab;
    ui.claims = { ...ui.claims, [id]: state };
    if (state.kind !== 'waiting' && state.kind !== 'running') {
      this.#stops.delete(id);
      const { words, numbers } = this.#lab;
      const sentence = textOf(rich(resultSentence(state, { words, numbers: numbers() })));
      ui.claimSaid = words.frame.join.labelled(id, sentence);
    }
    this.#lab.changed();
  }
}
