/** The self-test deck: everything around its cards. */
import type { Locale } from '../en/index.ts';
import { firstCards } from './deck-first-cards.ts';
import { harderCards } from './deck-harder-cards.ts';
import { unitCards } from './deck-unit-cards.ts';
import { names } from './names.ts';

const months = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
];

const cardsOf = (count: string): string => (count === '1' ? '1 Karte' : `${count} Karten`);

const marksOf = (count: string): string =>
  count === '1' ? 'Die Markierung von 1 Karte ist' : `Die Markierungen von ${count} Karten sind`;

export const deck: Locale['deck'] = {
  ...names.deck,
  unitCards,
  ownCards: { ...firstCards, ...harderCards },
  about:
    'Zwanzig Fragen: zuerst die vier der Einheit, dann weitere. Mit eigenen Worten antworten, mit der Antwort vergleichen und selbst angeben, ob sie gewusst war. Zahlen sind jedes Mal neu.',
  levels: {
    unit: 'Aus der Einheit',
    recall: 'Wiedergeben',
    apply: 'Anwenden',
    explain: 'Erklären',
    transfer: 'Übertragen',
  },
  date: (year, month, day, otherYear) => `${day}. ${months[month - 1] ?? ''}${otherYear ? ` ${year}` : ''}`,

  due: (now, next) => {
    const today = now === '0' ? 'Heute nichts fällig' : `${now} heute fällig`;
    return next === null ? `${today}.` : `${today}, nächste am ${next}.`;
  },
  start: (count) => `${cardsOf(count)} beantworten`,
  startAll: 'Alle Karten durchgehen',
  stop: 'Diese Runde beenden',
  left: (count, missed) =>
    `${count === '1' ? 'Letzte Karte dieser Runde' : `Noch ${cardsOf(count)}`}${missed === '0' ? '' : count === '1' && missed === '1' ? ', zuvor nicht gewusst' : `, davon ${missed} zuvor nicht gewusst`}.`,
  finished: (got) => `Die Runde ist beendet: ${cardsOf(got)} gewusst.`,
  next: 'Nächste Karte',
  finish: 'Runde abschließen',
  got: (date) => `Als „Gewusst“ markiert. Die Karte kommt am ${date} wieder.`,
  missed:
    'Als „Nicht gewusst“ markiert. Die Karte kommt am Ende dieser Runde mit neuen Zahlen wieder und morgen noch einmal.',
  missedAsWritten: 'Als „Nicht gewusst“ markiert. Die Karte kommt am Ende dieser Runde wieder und morgen noch einmal.',
  often: 'Oft gesagt',
  see: (experiment) => `Ansehen in: ${experiment}`,

  all: 'Alle Karten',
  states: {
    now: 'Jetzt',
    again: 'Nicht gewusst, kommt am Ende',
    got: 'Gewusst',
    fresh: 'Nicht versucht',
    due: 'Fällig',
    on: (date) => `Wieder am ${date}`,
  },

  comeBack: 'Wiederkommen',
  rule: 'Eine gewusste Karte kommt nach 1 Tag wieder, dann nach 3, 7 und 21. Eine nicht gewusste kommt am nächsten Tag wieder.',
  kept: 'Eine Datei bringt die Karten auf ein anderes Gerät und bewahrt sie, wo diese Seite nichts aufbewahren darf.',
  save: 'Als Datei speichern',
  open: 'Aus Datei hinzufügen',
  anki: 'Anki-Text',
  forget: 'Alles vergessen',
  forgetSure: (count) => `Nochmals drücken, um ${cardsOf(count)} zu vergessen`,
  forgotten: 'Alle Termine sind vergessen. „Rückgängig“ bringt sie zurück, bis diese Seite geschlossen wird.',
  led: {
    undo: (count) => `Rückgängig gemacht. ${marksOf(count)} wie zuvor.`,
    redo: (count) => `Wiederholt. ${marksOf(count)} erneut geändert.`,
  },
  read: (cards, taken, stayed) => {
    if (cards === '0') return 'Die Datei ist ein Kartensatz ohne Markierungen. Nichts wurde geändert.';
    const both = `${taken} übernommen, ${stayed} wie hier belassen, da diese Markierungen gleich alt oder neuer sind.`;
    if (stayed === '0') return `${cardsOf(cards)} in der Datei, alle übernommen.`;
    return `${cardsOf(cards)} in der Datei: ${both}`;
  },
  refused: {
    unread:
      'Die Datei ließ sich nicht lesen: Sie muss ein Text von höchstens 1 MB sein. Die Karten bleiben, wie sie sind.',
    json: 'Dies ist keine Kartendatei: Sie ist kein JSON. Die Karten bleiben, wie sie sind.',
    format: 'Dies ist keine Kartendatei: Sie ist JSON von etwas anderem. Die Karten bleiben, wie sie sind.',
    card: (card) =>
      `Die Kartendatei enthält „${card}“, was keine Karte mit Datum und Anzahl ist. Nichts davon wurde übernommen.`,
  },

  describe: (question) => `Karte: ${question}`,
};
