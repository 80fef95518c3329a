/**
 * The cards of the deck in the order they are asked: the unit's four questions first, then by level. What a card says is in the
 * locale; the numbers in it are drawn from a seed and computed by the engine (numbers.ts).
 */
export const levels = ['unit', 'recall', 'apply', 'explain', 'transfer'] as const;
export type Level = (typeof levels)[number];

export interface Card {
  /** The id of the exercise bank. */
  readonly id: CardId;
  readonly level: Level;
  /** Experiments that show it, the best first: the first that is there is offered. */
  readonly shows: readonly string[];
  /** The experiment whose self-test it is: question and ideas are that one's. */
  readonly of?: 'permute' | 'mode' | 'shift' | 'overflow';
}

export type CardId = `ST${'01' | '02' | '03' | '04' | '05' | '06' | '07' | '08' | '09' | '10'}` | Later;
type Later = `ST${'11' | '12' | '13' | '14' | '15' | '16' | '17' | '18' | '19' | '20'}`;

export const cards: readonly Card[] = [
  { id: 'ST01', level: 'unit', shows: ['permute'], of: 'permute' },
  { id: 'ST02', level: 'unit', shows: ['explorer', 'mode'], of: 'mode' },
  { id: 'ST03', level: 'unit', shows: ['shift'], of: 'shift' },
  { id: 'ST04', level: 'unit', shows: ['overflow'], of: 'overflow' },
  { id: 'ST05', level: 'recall', shows: ['permute'] },
  { id: 'ST12', level: 'recall', shows: ['placement', 'permute'] },
  { id: 'ST16', level: 'recall', shows: ['mode'] },
  { id: 'ST06', level: 'apply', shows: ['permute'] },
  { id: 'ST07', level: 'apply', shows: ['explorer', 'mode'] },
  { id: 'ST08', level: 'apply', shows: ['shift'] },
  { id: 'ST14', level: 'apply', shows: ['placement', 'permute'] },
  { id: 'ST17', level: 'apply', shows: ['mode'] },
  { id: 'ST09', level: 'explain', shows: ['shift'] },
  { id: 'ST10', level: 'explain', shows: ['shift'] },
  { id: 'ST11', level: 'explain', shows: ['shift'] },
  { id: 'ST13', level: 'explain', shows: ['placement', 'permute'] },
  { id: 'ST15', level: 'explain', shows: ['overflow'] },
  { id: 'ST18', level: 'transfer', shows: ['permute'] },
  { id: 'ST19', level: 'transfer', shows: ['shift'] },
  { id: 'ST20', level: 'transfer', shows: ['permute'] },
];

export const ids: readonly string[] = cards.map(({ id }) => id);

export const cardOf = (id: string): Card | undefined => cards.find((card) => card.id === id);

/** The card that an experiment's self-test is; null: it has none. */
export const cardOfExperiment = (experiment: string): CardId | null =>
  cards.find((card) => card.of === experiment)?.id ?? null;
