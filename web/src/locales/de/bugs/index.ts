/** Spot the bug: everything around its cards. */
import type { Locale } from '../../en/index.ts';
import { names } from '../names.ts';
import { addingCards } from './adding-cards.ts';
import { attentionCards } from './attention-cards.ts';
import { tableCards } from './table-cards.ts';

export const bugs: Locale['bugs'] = {
  ...names.bugs,
  about:
    'Jede Karte hat Varianten eines Transformer-Teils. Eine ist richtig, die anderen enthalten Fehler, die veröffentlicht wurden. Sie alle bestehen viele Tests. Gesucht ist ein Test, den nur die richtige besteht.',
  cards: { ...tableCards, ...addingCards, ...attentionCards },

  letters: ['A', 'B', 'C', 'D'],
  letter: (letter) => `Variante ${letter}`,
  card: (number, all) => `Karte ${number} von ${all}`,
  pickTest: 'Welchen Test bestehen alle falschen Varianten nicht, die richtige aber schon?',
  keepTest: 'Diesen Test festlegen',
  keepWhen: 'Einen Test wählen oder angeben, dass Sie es noch nicht wissen.',
  kept: 'Festgelegt. Diese Wahl lässt sich nicht mehr ändern.',
  predictEach: (question) => `${question} Antworten Sie für jede Variante.`,
  which: 'Welche Variante ist richtig?',
  reveal: 'Jeden Test ausführen',
  revealWhen: 'Beides beantworten oder angeben, dass Sie es noch nicht wissen.',
  again: 'Nochmals mit neuen Zahlen',
  next: 'Nächste Karte',
  see: (experiment) => `Ansehen in: ${experiment}`,

  found: (letter) => `**Gefunden.** ${letter} ist richtig, und Ihr Test trennt diese Variante von den übrigen.`,
  missed: (letter) => `**Der Test ist noch nicht gefunden.** ${letter} ist richtig.`,
  yours: {
    separates: (name) => `Ihr Test trennt: „${name}“.`,
    allPass: (name) => `Alle Varianten bestehen Ihren Test: „${name}“.`,
    someFail: (name) => `Ihr Test findet nur einen Teil der Fehler: „${name}“.`,
    none: (name) => `Sie haben keinen Test gewählt. Einer, der trennt: „${name}“.`,
  },
  /** What the test reads of each variant: "A 7.00". */
  readings: (passing, failing) =>
    [failing && `Nicht bestanden: ${failing}.`, passing && `Bestanden: ${passing}.`].filter(Boolean).join(' '),
  value: {
    right: (found) => `Ihre Vorhersage ist, was die Engine findet: ${found}.`,
    wrong: (said, found) => `Ihre Vorhersage war ${said}. Die Engine findet ${found}.`,
    unknown: (found) => `Sie haben nichts vorhergesagt. Die Engine findet ${found}.`,
  },
  variant: {
    right: (letter) => `Sie haben ${letter} für richtig gehalten. Das stimmt.`,
    wrong: (said, test, reading) =>
      `Sie haben ${said} für richtig gehalten. Diese Variante besteht „${test}“ nicht; der Messwert ist ${reading}.`,
    unknown: 'Sie haben keine Variante genannt.',
  },
  changes: (is) => (is ? 'ändert sich' : 'bleibt'),
  faultTitle: 'Was falsch ist',
  reportedTitle: 'Wo es vorkam',

  testsTitle: 'Messwerte jedes Tests',
  testsNote:
    'Wie weit jede Variante von dem entfernt ist, was der Test verlangt, oder wie viel sie sich ändert, wo eine Änderung verlangt ist. = besteht, ≠ scheitert.',
  heads: { test: 'Test', separates: 'Trennt', value: 'Zahl' },
  passes: 'besteht',
  fails: 'scheitert',
  separates: 'ja',
  separatesNot: 'nein',
  yourTest: 'Ihr Test',
  valuesTitle: 'Zahlen nebeneinander',
  predicted: 'Gefragt',

  all: 'Alle Karten',
  counts: (found, tried) => `Gefunden: ${found} von ${tried}.`,
  states: {
    fresh: 'Nicht versucht',
    found: (found, times) => `Gefunden, ${found} von ${times} ${times === '1' ? 'Mal' : 'Malen'}`,
    missed: (found, times) => `Nicht gefunden, ${found} von ${times} ${times === '1' ? 'Mal' : 'Malen'}`,
  },
  now: 'Jetzt',
  describe: (title, variants) => `${title}. ${variants}`,
};
