/**
 * What the engine makes of settings as they were entered. It names one fault at a time: what it refuses goes back to a value that
 * works and the engine is asked again, until every fault has its sentence and everything else is applied.
 */
import type { PageEngine } from '../engine/page.ts';
import type { Experiment } from '../experiments/contract.ts';
import type { Locale } from '../locales/en/index.ts';
import { sameJson } from '../state/json.ts';
import type { Settings } from '../state/lab-state.ts';
import { type Sentence, sentenceOf } from './refusal.ts';

export interface Asked {
  readonly engine: PageEngine;
  readonly experiment: Experiment;
  readonly words: Locale;
}

export interface Accepted {
  readonly settings: Settings;
  readonly report: unknown;
}

export interface Acceptance {
  /** null: nothing but what is shown already. */
  readonly accepted: Accepted | null;
  /** Sentences by the name of the setting. */
  readonly errors: Readonly<Record<string, string>>;
  /** A failure that belongs to no setting. */
  readonly failure: string | null;
}

/**
 * @param bases settings to go back to, the best first; a base may be refused itself
 * @param shown the settings of the present picture, if there is one: it stays as it is when nothing else is left
 */
export function accept(asked: Asked, entered: Settings, bases: readonly Settings[], shown?: Settings): Acceptance {
  // Without a prototype: a setting of a foreign link may be named __proto__, and must be found here once it was refused.
  const errors: Record<string, string> = Object.create(null);
  let failure: string | null = null;
  for (const base of bases) {
    for (;;) {
      const names = Object.keys(errors);
      const settings = goneBack(asked.experiment, entered, names, base);
      if (shown && sameJson(settings, shown)) return { accepted: null, errors, failure };
      const answer = ask(asked, settings);
      if ('report' in answer) return { accepted: answer, errors, failure };
      if (answer.control === null && names.length === 0) failure = answer.text;
      if (answer.control === null || names.includes(answer.control)) break;
      errors[answer.control] = answer.text;
    }
  }
  if (shown) return { accepted: null, errors, failure };
  failure ??= Object.values(errors)[0] ?? null;
  for (const base of bases) {
    const answer = ask(asked, base);
    if ('report' in answer) return { accepted: answer, errors, failure };
  }
  return { accepted: null, errors, failure };
}

function ask({ engine, experiment, words }: Asked, settings: Settings): Accepted | Sentence {
  try {
    return { settings, report: experiment.compute(engine, settings) };
  } catch (error) {
    return sentenceOf(error, experiment, settings, words);
  }
}

/** What follows a setting goes back with it: the order of a refused text does not fit the text before. */
function goneBack(experiment: Experiment, entered: Settings, names: readonly string[], base: Settings): Settings {
  const settings = replaced(entered, names, base);
  return replaced(
    settings,
    names.flatMap((name) => followers(experiment, settings, name)),
    base,
  );
}

/** A name that the base does not know goes altogether. */
function replaced(settings: Settings, names: readonly string[], base: Settings): Settings {
  const kept = Object.entries(settings).filter(([name]) => !names.includes(name));
  const back = Object.entries(base).filter(([name]) => names.includes(name));
  return Object.fromEntries([...kept, ...back]);
}

/** Settings from a foreign link may be such that nothing can follow. */
function followers(experiment: Experiment, settings: Settings, name: string): string[] {
  try {
    const adjusted: Settings = experiment.adjust?.(settings, name) ?? settings;
    return Object.keys(adjusted).filter((key) => !sameJson(adjusted[key], settings[key]));
  } catch {
    return [];
  }
}
