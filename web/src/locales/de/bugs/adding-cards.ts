/** Spot the bug, S05 to S08 and S15: words plus the table. */
import type { addingCards as English } from '../../en/bugs/adding-cards.ts';

export const addingCards: typeof English = {
  S05: {
    title: 'Ein Batch von Texten',
    wanted:
      'Mehrere Texte gleicher Länge als ein Array: erste Achse Text, zweite Token, dritte Merkmal. Welche Zeile der Tabelle erhält ein Token?',
    variants: {
      alongTokens: 'Token $t$ jedes Textes erhält Zeile $t$',
      alongBatch: 'jedes Token von Text $b$ erhält Zeile $b$',
    },
    tests: {
      shape: {
        name: 'Die Summe hat die Form der Wörter',
        why: 'Beide Zeilen werden auf dieselbe Form gebracht. Nichts scheitert.',
      },
      diagonal: {
        name: 'Alle Wörter 0: Token 0 von Text 0 erhält Zeile 0, Token 1 von Text 1 erhält Zeile 1',
        why: 'Er betrachtet nur Stellen, an denen die Nummer des Textes und die des Tokens gleich sind. Dort sagen beide Regeln dasselbe.',
      },
      bounded: {
        name: 'Alle Wörter 0: Kein Eintrag liegt außerhalb von −1 bis 1',
        why: 'Jede Zeile der Tabelle ist beschränkt, auch die falsche.',
      },
      sameSentence: {
        name: 'Derselbe Text an jeder Stelle des Batches ergibt an jeder Stelle dieselbe Ausgabe',
        why: 'Ein Text darf nicht bemerken, welche Nummer er im Batch hat. Genau danach fragt dieser Test.',
      },
      tokensDiffer: {
        name: 'Alle Wörter 0: Zwei Tokens eines Textes kommen verschieden heraus',
        why: 'Erhalten alle Tokens eines Textes dieselbe Zeile, bleibt nichts, was sie unterscheidet.',
      },
    },
    value: ({ sample = '', token = '' }) => `Welche Zeile erhält Token ${token} von Text ${sample}?`,
    values: {
      token0: ({ sample = '' }) => `Alle Wörter 0: Token 0 von Text ${sample}`,
      token1: ({ sample = '' }) => `Alle Wörter 0: Token 1 von Text ${sample}`,
    },
    fault:
      'Die Tabelle liegt entlang des Batches. Jeder Text erhält die Position seiner Nummer im Batch, und seine Tokens erhalten gar keine Reihenfolge.',
    reported:
      'IBM/TabFormer PR #14, NeuracoreAI/neuracore PR #154 und der Kurscode cmu-l3/anlp-fall2025-code #1 betreffen diese Achse. Es scheitert nur, wo die Größen nicht zusammenpassen.',
  },
  S06: {
    title: 'Die Längenprüfung',
    wanted: ({ limit = '' }) => `Eine Tabelle mit ${limit} Zeilen. Welchen Texten mit $n$ Tokens darf sie dienen?`,
    variants: {
      atMost: ({ limit = '' }) => `annehmen, wenn $n ≤$ ${limit}`,
      below: ({ limit = '' }) => `annehmen, wenn $n <$ ${limit}`,
      lastPlace: ({ limit = '' }) => `annehmen, wenn $n − 1 ≤$ ${limit}`,
    },
    tests: {
      farLengths: {
        name: ({ small = '', large = '' }) => `Längen ${small} und ${large}: wie viele falsch beurteilt werden`,
        why: 'Weit von der Grenze stimmen alle Prüfungen überein. Ein Fehler um eins zeigt sich nur an der Grenze.',
      },
      atLimit: {
        name: ({ limit = '' }) => `Länge ${limit}: ob sie falsch beurteilt wird`,
        why: 'Er findet die Prüfung, die den längsten passenden Text abweist. Die Prüfung, die ein Token zu viel einlässt, besteht.',
      },
      pastLimit: {
        name: ({ limit = '' }) => `Die Länge nach ${limit}: ob sie falsch beurteilt wird`,
        why: 'Er findet die Prüfung, die ein Token ohne Zeile einlässt. Die Prüfung, die einen Text zu viel abweist, besteht.',
      },
      bothSides: {
        name: ({ limit = '' }) => `Länge ${limit} und die danach: wie viele falsch beurteilt werden`,
        why: 'Eine Länge auf jeder Seite der Grenze: Eine Prüfung, die in eine der Richtungen danebenliegt, scheitert an einer davon.',
      },
    },
    value: 'Wie lang ist der längste Text, der angenommen wird?',
    values: { around: 'Angenommene Längen, von eins unter der Grenze bis zwei darüber: 1 ist ja, 0 ist nein' },
    fault:
      'Positionen laufen von 0 bis zur Grenze minus 1, also passen so viele Tokens wie Zeilen. Die eine Prüfung vergleicht die letzte Position, wo sie die Anzahl der Tokens vergleichen sollte, die andere lässt die letzte Zeile aus.',
    reported:
      'huggingface/transformers #32154 und facebookresearch/esm #49 betreffen Texte an einer solchen Grenze. In OpenNMT/OpenNMT-py #2522 ist die Prüfung richtig, und ihre Meldung nennt eine falsche Grenze.',
  },
  S07: {
    title: 'Ein Text über der Grenze',
    wanted: ({ count = '', limit = '' }) =>
      `Ein Text mit ${count} Tokens trifft auf eine Tabelle mit ${limit} Zeilen, dann folgt Attention. Jedes Token soll zählen.`,
    variants: {
      rebuild: 'eine längere Tabelle aufbauen, dann addieren',
      cut: ({ limit = '' }) => `die ersten ${limit} Tokens behalten, dann addieren`,
    },
    tests: {
      shortText: {
        name: ({ limit = '' }) => `Ein Text mit ${limit} Tokens ergibt, was einfache Summe und Attention ergeben`,
        why: 'Bis zur Grenze wird nichts gekürzt und nichts neu aufgebaut.',
      },
      firstWord: {
        name: ({ limit = '' }) => `Das erste Token ersetzen: Die ersten ${limit} Zeilen ändern sich`,
        why: 'Das erste Token behalten beide.',
      },
      lastWord: {
        name: ({ limit = '' }) => `Das letzte Token ersetzen: Die ersten ${limit} Zeilen ändern sich`,
        why: 'Attention betrachtet alle Tokens, also ändert ein anderes letztes Token die ersten Zeilen. Was abgeschnitten wurde, ändert nichts.',
      },
      outputRows: {
        name: 'Es kommen so viele Zeilen heraus, wie Tokens hineingingen; wie viele fehlen',
        why: 'Er vergleicht zwei Anzahlen, die sich bei einem Kürzen ohne Meldung unterscheiden.',
      },
    },
    value: ({ count = '' }) => `Wie viele Zeilen kommen für ${count} Tokens heraus?`,
    values: { change: 'Änderung der ersten Zeilen, wenn das letzte Token ersetzt wird' },
    fault:
      'Die Tokens hinter der Grenze werden abgeschnitten, und niemand erfährt es. Zwei Texte, die sich nur dort unterscheiden, erhalten dieselbe Antwort.',
    reported:
      'huggingface/sentence-transformers #4060 und facebookresearch/ParlAI PR #1717 betreffen Eingaben, die ohne Meldung gekürzt werden.',
  },
  S08: {
    title: 'Wörter, Tabelle und $√d$',
    wanted: ({ width = '' }) =>
      `Was in die erste Schicht von D2Ls Transformer eintritt, $d$ = ${width}: aus Worteinbettungen $E$ und der Tabelle $\\P$.`,
    variants: {
      words: '$√d·E + \\P$',
      sum: '$√d·(E + \\P)$',
      missing: '$E + \\P$',
      inverted: '$E/√d + \\P$',
    },
    tests: {
      equalWords: {
        name: ({ position = '' }) => `Dasselbe Wort an den Positionen 0 und ${position} kommt verschieden heraus`,
        why: 'Positionen werden in jeder Variante addiert.',
      },
      zeroWord: {
        name: 'Das Wort 0 an Position 0 ergibt Zeile 0 der Tabelle',
        why: 'Ohne Wort bleibt nur der Faktor der Tabelle. Er findet einen Faktor auf der Tabelle, keinen auf dem Wort.',
      },
      doubledWord: {
        name: 'Das Wort verdoppeln: Der erste Eintrag ändert sich um $√d$ mal den Eintrag',
        why: 'Die Differenz zweier Summen ist allein der Anteil des Wortes. Er findet einen falschen Faktor auf dem Wort, keinen auf der Tabelle.',
      },
      zeroAndDoubled: {
        name: 'Beides: das Wort 0, dann das verdoppelte Wort; der größere der beiden Abstände',
        why: 'Ein Test für den Faktor der Tabelle und einer für den des Wortes. Zusammen lassen sie keinen anderen Faktor zu.',
      },
    },
    value: ({ entry = '' }) =>
      `Alle Einträge eines Wortes sind ${entry}, dann das Doppelte. Um wie viel ändert sich der erste Eintrag der Summe?`,
    values: {
      zero: 'Das Wort 0 an Position 0, Spalten 0 und 1',
      row: ({ entry = '', position = '' }) => `Alle Einträge ${entry}, Position ${position}, Spalten 0 bis 3`,
    },
    fault:
      'Der Faktor $√d$ bringt Wörter mit Einträgen nahe $1/√d$ auf die Größe der Tabellenzeilen. Auf der Summe lässt er ihr Verhältnis, wie es war; ohne ihn oder mit ihm als Teiler überwiegt die Tabelle solche Wörter.',
    reported:
      'pytorch/tutorials #2849, keras-team/keras-io #655 und tensorflow/tensorflow #42968 betreffen diesen Faktor.',
  },
  S15: {
    title: 'Dropout und die Summe',
    wanted: ({ rate = '' }) =>
      `D2Ls \`PositionalEncoding.forward\` mit Dropout ${rate}: aus Wörtern $E$ und der Tabelle $\\P$.`,
    variants: { afterAdd: '$drop(E + \\P)$', beforeAdd: '$drop(E) + \\P$' },
    tests: {
      evalMode: {
        name: 'Im Evaluationsmodus ist die Ausgabe $E + \\P$',
        why: 'Im Evaluationsmodus tut Dropout nichts, wo auch immer es steht.',
      },
      rate0: {
        name: 'Bei Rate 0 ist die Ausgabe $E + \\P$',
        why: 'Bei Rate 0 wird nichts verworfen, wo auch immer es steht.',
      },
      mean: {
        name: 'Das Mittel über alle Muster ist $E + \\P$',
        why: 'Behaltene Einträge werden hochskaliert, damit das Mittel bleibt. Das gilt für die Summe und für die Wörter allein.',
      },
      droppedCells: {
        name: 'Im Trainingsmodus ist ein verworfener Eintrag genau 0',
        why: 'Er betrachtet ein Muster, nicht das Mittel. Wird die Tabelle später addiert, bleibt ihr Eintrag übrig.',
      },
    },
    value: ({ column = '' }) => `Trainingsmodus, Zeile 0: Spalte ${column} wird verworfen. Was kommt dort heraus?`,
    values: {
      mean: ({ column = '' }) => `Mittel über alle Muster, Zeile 0, Spalte ${column}`,
      kept: ({ kept = '' }) => `Zeile 0, Spalte ${kept}, die behalten wird`,
      zeros: 'Nullen unter allen Einträgen',
    },
    fault:
      'Nur die Wörter werden verworfen. Positionen werden nie verworfen oder skaliert, also unterscheidet sich das Verhältnis von Wörtern und Positionen zwischen behaltenen Einträgen der beiden Varianten.',
    reported:
      'D2L und das Paper von 2017 wenden Dropout auf die Summe an. facebookresearch/XLM #101 und huggingface/transformers #2627 betreffen Läufe, die sich unterscheiden, weil Dropout an war.',
  },
};
