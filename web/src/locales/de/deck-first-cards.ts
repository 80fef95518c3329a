/** The deck’s cards to recall and to apply. */
import type { firstCards as English } from '../en/deck-first-cards.ts';

/** Decimals have a comma, so lists of them have semicolons. */
const apart = (list = ''): string => list.replaceAll(', ', '; ');

export const firstCards: typeof English = {
  ST05: {
    title: 'Invariant, äquivariant',
    question:
      'Worin unterscheiden sich invariant und äquivariant? Welches von beiden ist der Block ohne Positionen, und wie entsteht daraus das andere?',
    ideas: {
      equivariant: 'Äquivariant: Werden die Tokens umgeordnet, ordnen sich die Ausgaben ebenso um.',
      invariant: 'Invariant: Werden die Tokens umgeordnet, bleibt das Ergebnis.',
      block: 'Der Block ist äquivariant.',
      summary: 'Mittel, Summe oder Maximum über seine Ausgaben sind invariant, ebenso das, was eine feste Query liest.',
    },
    often: {
      same: {
        said: 'Beide Wörter bedeuten dasselbe.',
        reply: 'Im einen Fall wandern die Ausgaben mit ihren Tokens. Im anderen bewegt sich nichts.',
      },
      drop: {
        said: 'Ohne Positionen ist der Block invariant.',
        reply: 'Dann ist er äquivariant. Erst eine Zusammenfassung vergisst, welche Ausgabe zu welchem Token gehört.',
      },
    },
  },
  ST12: {
    title: 'Drei Stellen',
    question:
      'Nennen Sie die drei Stellen, an denen UDL Positionen eingehen lässt. Welche benutzt D2L, und was ist das Besondere an der letzten?',
    ideas: {
      three: 'Einmal an der Eingabe; in jeder Schicht; nur in dem, was Queries und Keys speist.',
      input: 'D2L addiert sie einmal, an der Eingabe. Also tragen Queries, Keys und Values alle drei Positionen.',
      last: 'Bei Queries und Keys allein tragen die Values keine Position. Sie erreicht die Ausgabe nur über die Gewichte.',
      choices: 'Es sind zwei Wahlmöglichkeiten: wo die Tabelle eingeht, und welches der drei sie speist.',
    },
    often: {
      ignores: {
        said: 'Bei Queries und Keys allein beachtet die Ausgabe keine Reihenfolge.',
        reply: 'Die Gewichte hängen von den Plätzen ab, und mit diesen Gewichten wird die Ausgabe gemischt.',
      },
      rope: {
        said: 'RoPE geht einmal an der Eingabe ein.',
        reply: 'Es dreht Queries und Keys, in jeder Schicht.',
      },
    },
  },
  ST16: {
    title: 'Was Dropout tut',
    question: 'Was genau tut Dropout in D2Ls Positionskodierung, im Trainingsmodus und im Evaluationsmodus?',
    ideas: {
      sum: 'Es wirkt auf die Summe aus skalierter Einbettung und Kodierung, Eintrag für Eintrag.',
      train: 'Train: Ein Eintrag wird mit Wahrscheinlichkeit $p$ zu 0, sonst durch $1 - p$ geteilt.',
      eval: 'Eval: Es tut nichts. Ebenso bei $p$ = 0.',
      compare: 'Läufe werden also im Evaluationsmodus verglichen oder mit $p$ = 0.',
    },
    often: {
      words: {
        said: 'Es entfernt ganze Wörter.',
        reply: 'Jeder Eintrag wird für sich verworfen.',
      },
      wordPart: {
        said: 'Es entfernt den Wortanteil.',
        reply: 'Verworfen wird eine Summe. Der Positionsanteil geht mit.',
      },
      gradients: {
        said: 'Gradienten auszuschalten hält es an.',
        reply: 'Gradienten und Modus sind zwei Schalter. Dropout richtet sich nach dem Modus.',
      },
    },
  },
  ST06: {
    title: 'Wohin ein Gewicht geht',
    question: ({ order, query, key }) =>
      `Die Reihenfolge ${order} wird angewandt: Die Liste nennt, welches alte Token auf jedem Platz steht. Wohin geht das Gewicht von Query ${query} auf Key ${key}?`,
    ideas: {
      query: ({ query, row }) => `Token ${query} steht jetzt auf Platz ${row}: Dort hat die Liste ${query}.`,
      key: ({ key, col }) => `Token ${key} steht jetzt auf Platz ${col}.`,
      cell: ({ row, col }) => `Also geht das Gewicht in Zelle (${row}, ${col}), und sein Wert bleibt.`,
    },
    often: {
      list: {
        said: ({ listRow, listCol }) => `In (${listRow}, ${listCol}).`,
        reply:
          'Die Liste nennt, wer auf einen Platz kommt. Gefragt ist, wohin ein Token geht: Das ist die inverse Liste.',
      },
      stays: {
        said: ({ query, key }) => `Es bleibt in (${query}, ${key}).`,
        reply: 'Das Gewicht gehört zu zwei Tokens, nicht zu zwei Plätzen.',
      },
    },
  },
  ST07: {
    title: 'Eine Zeile der Tabelle',
    question: ({ row, width }) =>
      `Schreiben Sie Zeile ${row} der sinusförmigen Tabelle für $d$ = ${width}, auf vier Nachkommastellen.`,
    ideas: {
      angles: ({ row, angles }) => `Die Winkel sind Position ${row} mal jede Frequenz: ${apart(angles)}.`,
      pairs: 'Jeder Winkel ergibt zwei Einträge: seinen Sinus, dann seinen Kosinus.',
      entries: ({ entries }) => `Die Zeile ist ${apart(entries)}.`,
    },
    often: {
      one: {
        said: ({ next }) => `Sie beginnt mit ${apart(next)}.`,
        reply: ({ row, nextRow }) =>
          `Das ist Zeile ${nextRow}. Positionen zählen ab 0, Zeile ${row} ist also Position ${row}.`,
      },
      doubled: {
        said: ({ doubled }) => `Sie endet mit ${apart(doubled)}.`,
        reply: 'Damit ist der Exponent doppelt genommen. Paar $j$ hat $2j/d$, nicht $4j/d$.',
      },
      degrees: {
        said: ({ degrees }) => `Sie beginnt mit ${apart(degrees)}.`,
        reply: ({ row }) => `Das ist der Sinus von ${row} Grad. Winkel sind im Bogenmaß.`,
      },
    },
  },
  ST08: {
    title: 'Eine Verschiebungsmatrix',
    question: ({ width, pair, offset }) =>
      `Schreiben Sie für $d$ = ${width} und Offset ${offset} die Verschiebungsmatrix von Paar ${pair}. Wohin führt sie das Paar von Position 0?`,
    ideas: {
      turn: ({ turn }) => `Das Paar dreht sich um $\\δω$ = ${turn}.`,
      matrix: ({ top, bottom }) => `Die Zeilen der Matrix sind (${apart(top)}) und (${apart(bottom)}).`,
      goal: ({ start, goal, offset }) =>
        `Sie führt (${apart(start)}) nach (${apart(goal)}), und das ist das Paar von Position ${offset}.`,
    },
    often: {
      sign: {
        said: 'Das Minuszeichen steht oben rechts.',
        reply: ({ back, offset }) => `Das führt Position 0 nach (${apart(back)}), zum Paar von Position −${offset}.`,
      },
      frequency: {
        said: ({ bare }) => `Die erste Zeile ist (${apart(bare)}).`,
        reply: 'Das ist die Drehung von Paar 0. Die Frequenz dieses Paars fehlt.',
      },
    },
  },
  ST14: {
    title: 'Zwei Anteile der Eingabe',
    question: ({ width }) =>
      `$d$ = ${width}, und Einträge der Einbettung haben Varianz 1. Wie groß sind in D2L Wortanteil und Positionsanteil vor dem ersten Block, und warum gibt es ein $√d$?`,
    ideas: {
      position: ({ position }) =>
        `Positionsanteil: quadratisches Mittel ${position}, die Wurzel aus ½, da jedes Paar auf dem Einheitskreis liegt.`,
      word: ({ word, width }) => `Wortanteil: ${word} nach dem Schritt, die Wurzel aus ${width}.`,
      ratio: ({ ratio }) => `Wort zu Position: ${ratio}, die Wurzel aus $2d$.`,
      reason:
        'D2L gibt als Grund an, dass Kodierungen zwischen −1 und 1 bleiben. Wie viel der Schritt ausmacht, hängt davon ab, wie klein die Einbettung beginnt.',
    },
    often: {
      scores: {
        said: 'Es hebt das $1/√d$ der Scores auf.',
        reply: 'Dort wird aus einem anderen Grund durch die Wurzel der Head-Breite geteilt, innerhalb der Attention.',
      },
      both: {
        said: 'Es multipliziert auch die Tabelle.',
        reply: 'Der Schritt kommt vor der Addition. Die Tabelle bleibt, wie sie ist.',
      },
    },
  },
  ST17: {
    title: 'Dropout von Hand',
    question: ({ word, entry, rate }) =>
      `Der Wortanteil ist ${word}, der Eintrag der Tabelle ${entry}, und $p$ = ${rate}. Was kann herauskommen, wie oft, im Trainingsmodus und im Evaluationsmodus?`,
    ideas: {
      sum: ({ sum }) => `Die Summe ist ${sum}.`,
      train: ({ dropped, rate, kept }) => `Train: ${dropped} mit Wahrscheinlichkeit ${rate}, sonst ${kept}.`,
      eval: ({ sum }) => `Eval: immer ${sum}.`,
      mean: ({ sum }) => `Das Mittel im Trainingsmodus ist wieder ${sum}.`,
    },
    often: {
      apart: {
        said: ({ entry, apart: kept }) => `Train: ${entry} oder ${kept}.`,
        reply: 'Das verwirft nur den Wortanteil. Dropout wirkt auf die Summe.',
      },
      unscaled: {
        said: ({ dropped, sum }) => `Train: ${dropped} oder ${sum}.`,
        reply: ({ kept }) => `Was behalten wird, wird durch $1 - p$ geteilt, das ergibt ${kept}.`,
      },
    },
  },
};
