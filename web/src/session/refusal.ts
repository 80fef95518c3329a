/** An engine error in the learner's words: the sentence, and the control it belongs under. */
import type { EngineError } from '../engine/api.ts';
import type { Control, ExperimentCore } from '../experiments/contract.ts';
import type { ExperimentWords } from '../locales/contract.ts';
import type { Refusal } from '../locales/en/frame-refusals.ts';
import type { Locale } from '../locales/en/index.ts';
import { plain } from '../render/rich.ts';
import { ownOf } from '../state/json.ts';

export const isEngineError = (error: unknown): error is EngineError =>
  error instanceof RangeError && 'code' in error && 'argument' in error;

export interface Sentence {
  /** Name of the setting, which is its control's if it has one now; null when it belongs to none. */
  readonly control: string | null;
  readonly text: string;
}

/** Settings from a foreign link may be such that no control fits them. */
function controlsOf(experiment: ExperimentCore, settings: object): readonly Control[] {
  try {
    return experiment.controls(settings);
  } catch {
    return [];
  }
}

/** How much of what was given is repeated. */
const longest = 60;

export function sentenceOf(error: unknown, experiment: ExperimentCore, settings: object, words: Locale): Sentence {
  if (!isEngineError(error)) {
    const message = error instanceof Error ? error.message : String(error);
    return { control: null, text: words.frame.unexpected(plain(message)) };
  }
  const own: ExperimentWords = words[experiment.id];
  const control = controlsOf(experiment, settings).find(({ name }) => name === error.argument);
  const word = ownOf(own.errors, `${error.argument}.${error.code}`) ?? ownOf(own.errors, error.code);
  const text = worded(error, ownOf(own.controls, error.argument) ?? plain(error.argument), words.frame, word);
  return { control: control?.name ?? (Object.hasOwn(settings, error.argument) ? error.argument : null), text };
}

function worded(error: EngineError, label: string, frame: Locale['frame'], own?: (refusal: Refusal) => string): string {
  const word = own ?? ownOf(frame.errors, error.code) ?? frame.errors.other;
  const place = 'place' in error ? String(error.place) : '';
  // What has a place in a text is a piece of that text.
  const whole = place === '' ? frame.fromEngine(error.given) : error.given;
  const given = whole.length > longest ? `${whole.slice(0, longest)}…` : whole;
  const allowed = plain(frame.fromEngine(error.allowed));
  return word?.({ label, allowed, given: plain(given), place }) ?? error.message;
}

/** On a page, which has no controls: the argument goes by the engine's name. */
export function pageSentence(error: unknown, { frame }: Locale): string {
  if (!isEngineError(error)) return frame.unexpected(plain(error instanceof Error ? error.message : String(error)));
  return worded(error, plain(error.argument), frame);
}
