/** Everything a transcript may need, with the engine that answers. */
import type { Engine } from '../engine/api.ts';
import { grading } from '../locales/en/grading.ts';
import { english } from '../locales/en/language.ts';
import type { Grading } from '../locales/grading.ts';
import { type Language, wholeLocale } from '../locales/language.ts';
import { makeNumbers } from '../render/numbers.ts';
import { wholePlaces } from './places.ts';
import type { GradingBench } from './regrade.ts';
import type { Bench } from './replay.ts';

export async function benchOf(engine: Engine, language: Language = english): Promise<Bench> {
  const [places, words] = await Promise.all([wholePlaces(), wholeLocale(language)]);
  return { engine, places, words, numbers: makeNumbers(words.lang) };
}

/** Likewise for results. */
export async function gradingBenchOf(
  engine: Engine,
  language: Language = english,
  say: Grading = grading,
): Promise<GradingBench> {
  return { ...(await benchOf(engine, language)), say };
}
