/**
 * The deck as a file: JSON that says what it is. Reading one never throws and takes nothing half: a file that is none, or one card
 * that cannot be read, is refused whole and named.
 */
import { isObject } from '../../state/json.ts';
import type { PageFile } from '../page.ts';
import { ids } from './cards.ts';
import { type Schedule, strangeCard } from './schedule.ts';

const format = 'position-lab-deck';
const version = 1;

/** unread: no text came. json: it is no JSON. format: JSON of something else. card: one of its cards. */
export type Refused = 'unread' | 'json' | 'format' | 'card';
export type Backup =
  | { readonly schedule: Schedule }
  | { readonly why: Refused /** Which, for 'card'; else empty. */; readonly card: string };

export const writeBackup = (schedule: Schedule, today: string): PageFile => ({
  name: `position-lab-deck-${today}.json`,
  type: 'application/json',
  text: `${JSON.stringify({ format, version, cards: schedule }, null, 2)}\n`,
});

export function readBackup(text: unknown): Backup {
  if (typeof text !== 'string') return { why: 'unread', card: '' };
  let value: unknown;
  try {
    // A byte order mark is what some editors put in front.
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return { why: 'json', card: '' };
  }
  if (!isObject(value) || value.format !== format || value.version !== version || !isObject(value.cards))
    return { why: 'format', card: '' };
  const card = strangeCard(value.cards, ids);
  return card === null ? { schedule: value.cards as Schedule } : { why: 'card', card };
}
