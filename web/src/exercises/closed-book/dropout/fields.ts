/** What is asked: the list, and four counts in the engine's order. */
import type { Fields } from '../answers.ts';

export const countFields = ['both', 'one', 'none', 'zeros'] as const;
export type CountField = (typeof countFields)[number];
export const fields: Fields = Object.fromEntries(['list', ...countFields].map((field) => [field, null]));
/** The second: x + P is 0. */
export const levels: readonly ['usual', 'cancels'] = ['usual', 'cancels'];
