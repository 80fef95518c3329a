/** Everything a transcript may need, with the engine that answers. */
import type { Engine } from '../engine/api.ts';
import { en } from '../locales/en/index.ts';
import { makeNumbers } from '../render/numbers.ts';
import { wholePlaces } from './places.ts';
import type { Bench } from './replay.ts';

export const benchOf = async (engine: Engine): Promise<Bench> => ({
  engine,
  places: await wholePlaces(),
  words: en,
  numbers: makeNumbers(en.lang),
});
