/** The cards in the order of the list. What stands on a card is the engine's (bugCard) and the locale's. */
import type { BugCardId } from '../../engine/bugs.ts';

export interface Card {
  /** The id of the exercise bank. */
  readonly id: BugCardId;
  /** The experiment that shows the fault; null: none does. */
  readonly shows: string | null;
}

export const cards: readonly Card[] = [
  { id: 'S01', shows: 'explorer' },
  { id: 'S02', shows: 'explorer' },
  { id: 'S03', shows: 'explorer' },
  { id: 'S04', shows: 'explorer' },
  { id: 'S05', shows: null },
  { id: 'S06', shows: 'overflow' },
  { id: 'S07', shows: 'overflow' },
  { id: 'S08', shows: 'placement' },
  { id: 'S09', shows: 'shift' },
  { id: 'S10', shows: 'placement' },
  { id: 'S11', shows: 'shift' },
  { id: 'S12', shows: 'shift' },
  { id: 'S13', shows: 'shift' },
  { id: 'S14', shows: 'permute' },
  { id: 'S15', shows: 'mode' },
];

export const isCard = (id: unknown): id is BugCardId => cards.some((card) => card.id === id);

/** The card after this one; after the last the first. */
export const cardAfter = (id: BugCardId): BugCardId =>
  cards[(cards.findIndex((card) => card.id === id) + 1) % cards.length]?.id ?? id;
