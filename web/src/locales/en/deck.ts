/** The self-test deck: everything around its cards. */
import { firstCards } from './deck-first-cards.ts';
import { harderCards } from './deck-harder-cards.ts';
import { unitCards } from './deck-unit-cards.ts';
import { names } from './names.ts';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const cardsOf = (count: string): string => (count === '1' ? '1 card' : `${count} cards`);

const marksOf = (count: string): string =>
  count === '1' ? 'The mark of 1 card is' : `The marks of ${count} cards are`;

export const deck = {
  ...names.deck,
  unitCards,
  ownCards: { ...firstCards, ...harderCards },
  about:
    'Twenty questions: the four of the unit first, then others. Answer in your own words, compare with the answer, and say yourself whether you had it. Numbers are new each time.',
  levels: {
    unit: 'Of the unit',
    recall: 'Recall',
    apply: 'Apply',
    explain: 'Explain',
    transfer: 'Transfer',
  },
  date: (year: number, month: number, day: number, otherYear: boolean) =>
    `${day} ${months[month - 1] ?? ''}${otherYear ? ` ${year}` : ''}`,

  due: (now: string, next: string | null) => {
    const today = now === '0' ? 'Nothing due today' : `${now} due today`;
    return next === null ? `${today}.` : `${today}, next on ${next}.`;
  },
  start: (count: string) => `Answer ${cardsOf(count)}`,
  startAll: 'Go through all cards',
  stop: 'End this round',
  left: (count: string, missed: string) =>
    `${count === '1' ? 'Last card of this round' : `${cardsOf(count)} to go`}${missed === '0' ? '' : `, ${missed} missed before`}.`,
  finished: (got: string) => `The round is done: ${cardsOf(got)} got.`,
  next: 'Next card',
  finish: 'Finish the round',
  got: (date: string) => `Marked Got it. It comes back on ${date}.`,
  missed: 'Marked Missed. It comes back at the end of this round, with new numbers, and tomorrow.',
  missedAsWritten: 'Marked Missed. It comes back at the end of this round, and tomorrow.',
  often: 'Often said',
  see: (experiment: string) => `See it in ${experiment}`,

  all: 'All cards',
  states: {
    now: 'Now',
    again: 'Missed, back at the end',
    got: 'Got it',
    fresh: 'Not tried',
    due: 'Due',
    on: (date: string) => `Back on ${date}`,
  },

  comeBack: 'Come back',
  rule: 'A card you got comes back after 1 day, then 3, 7 and 21. A card you missed comes back the next day.',
  kept: 'A file takes the deck to another device, and keeps it where this page may keep nothing.',
  save: 'Save as a file',
  open: 'Add from a file',
  anki: 'Anki text',
  forget: 'Forget all',
  forgetSure: (count: string) => `Press again to forget ${cardsOf(count)}`,
  forgotten: 'All dates are forgotten. Undo brings them back until this page is closed.',
  led: {
    undo: (count: string) => `Undone. ${marksOf(count)} as before.`,
    redo: (count: string) => `Redone. ${marksOf(count)} changed again.`,
  },
  read: (cards: string, taken: string, stayed: string) => {
    if (cards === '0') return 'The file is a deck without marks. Nothing changed.';
    const both = `${taken} taken, ${stayed} as they are here, since these marks are as late or later.`;
    if (stayed === '0') return `${cardsOf(cards)} in the file, all taken.`;
    return `${cardsOf(cards)} in the file: ${both}`;
  },
  refused: {
    unread: 'The file could not be read: it must be a text of at most 1 MB. The deck stays as it is.',
    json: 'This is no deck file: it is no JSON. The deck stays as it is.',
    format: 'This is no deck file: it is JSON of something else. The deck stays as it is.',
    card: (card: string) =>
      `The deck file has “${card}”, which is no card with a date and a count. Nothing of it was taken.`,
  },

  describe: (question: string) => `Card: ${question}`,
};
