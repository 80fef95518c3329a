/** The deck's cards of the unit's four questions: question and ideas are those of the experiments' own self-tests. */
import type { unitCards as English } from '../en/deck-unit-cards.ts';

export const unitCards: typeof English = {
  ST01: {
    title: 'Permutationsäquivarianz',
    often: {
      stays: {
        said: 'Die Ausgabe ändert sich nicht, wenn die Tokens umgeordnet werden.',
        reply: 'Das ist Invarianz. Die Ausgaben wandern mit ihren Tokens.',
      },
      all: {
        said: 'Weil Attention alle Tokens auf einmal betrachtet.',
        reply:
          'Es zählt, dass alle ohne Rücksicht auf den Platz gewichtet werden. Unter einer kausalen Maske sind es weniger, und das Gesetz ist verletzt.',
      },
      sinusoids: {
        said: 'Sie erzwingt eine sinusförmige Kodierung.',
        reply:
          'Sie erzwingt irgendeine Quelle für die Reihenfolge. Die sinusförmige Kodierung ist eine, Offsets in den Scores sind eine andere.',
      },
    },
  },
  ST02: {
    title: 'Die sinusförmigen Einträge',
    often: {
      parity: {
        said: 'Sinus an geraden Positionen, Kosinus an ungeraden.',
        reply: 'Gerade oder ungerade ist die Spalte.',
      },
      halves: {
        said: 'Zuerst alle Sinus, dann alle Kosinus.',
        reply: 'Das sind dieselben Spalten in anderer Reihenfolge. D2L wechselt ab.',
      },
      exponent: {
        said: 'Der Exponent ist $j/d$ oder enthält die Nummer der Spalte.',
        reply: 'Beides ergibt andere Frequenzen. Paar $j$ hat $2j/d$ in beiden Spalten.',
      },
    },
  },
  ST03: {
    title: 'Die 2 × 2-Drehung',
    often: {
      position: { said: 'Von $i$ und $\\δ$.', reply: '$i$ an der Uhr bewegen: Die Matrix bleibt.' },
      offset: {
        said: 'Nur von $\\δ$.',
        reply: 'Jedes Paar hat seine eigene Frequenz. Derselbe Offset dreht das erste Paar weit und das letzte kaum.',
      },
      attention: {
        said: 'Also bemerkt Attention eine Verschiebung nicht.',
        reply: 'Die Zeilen der Tabelle drehen sich. Die Wörter nicht.',
      },
    },
  },
  ST04: {
    title: '1500 Tokens, 1000 Zeilen',
    often: {
      cut: {
        said: 'Der Text wird auf 1000 Tokens gekürzt.',
        reply: 'Nur der Slice der Tabelle ist kurz. Dann scheitert die Addition, und nichts wird gekürzt.',
      },
      index: {
        said: 'Ein Index liegt außerhalb des Bereichs.',
        reply:
          'Hier wird nichts über einen Index nachgeschlagen. Eine gelernte Tabelle, die über Indizes gelesen wird, scheitert so.',
      },
      works: {
        said: 'Es läuft: Die Formel hat kein Ende.',
        reply: 'Die Formel hat keines. Die gespeicherte Tabelle hat eines.',
      },
    },
  },
};
