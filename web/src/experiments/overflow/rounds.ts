/** The rounds of questions, in the order they are offered, and what each sets over the learner's settings. */
import type { Cure } from '../../engine/overflow.ts';
import type { RoundCore } from '../contract.ts';
import { adjust, defaults, type Settings, usable } from './settings.ts';

/** So that two tokens past the end exist, and wrapping meets no row a third time. */
const tooLong = ({ length, maxLen }: Settings): boolean =>
  usable(length) && usable(maxLen) && maxLen >= 2 && length >= maxLen + 2 && length <= 2 * maxLen;

/** D2L's class, the learner's lengths if the text is too long for the table; else ours. */
export function tooLongText(settings: Settings, cure: Cure = settings.cure): Settings {
  const { length, maxLen } = tooLong(settings) ? settings : defaults;
  const { seed } = settings;
  return adjust({ ...defaults, seed, cure, length, maxLen }, 'maxLen');
}

const smallText = { length: 12, maxLen: 8, width: 8 };
const { length, maxLen, reach } = defaults;

export const rounds: readonly RoundCore<Settings>[] = [
  { id: 'OV1', asks: ['OV1', 'OV5'] },
  { id: 'OV2', conditions: (own) => tooLongText(own) },
  { id: 'OV3', conditions: (own) => tooLongText(own) },
  {
    id: 'OV4',
    conditions: ({ seed }) => adjust({ ...defaults, ...smallText, seed, cure: 'truncate' }, 'maxLen'),
  },
  { id: 'OV6', conditions: (own) => tooLongText(own, 'wrap') },
  { id: 'OV7', conditions: (own) => tooLongText(own, 'rebuild') },
  { id: 'OV8', conditions: (own) => tooLongText(own) },
  { id: 'OV9', conditions: (own) => ({ ...tooLongText(own), length, maxLen, reach }) },
];
