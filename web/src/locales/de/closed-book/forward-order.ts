import type { forwardOrder as English } from '../../en/closed-book/forward-order.ts';

/** R4: the steps, and what each wrong order does to the numbers. */
export const forwardOrder: typeof English = {
  title: 'Die Schritte von Wörtern bis zum ersten Block ordnen',
  heading: 'Ordnen Sie, was mit einem Wort auf dem Weg in den ersten Block geschieht.',
  hint: 'D2Ls Encoder, von oben nach unten. Die Engine führt die Schritte, wie sie stehen, an einem kurzen Text aus, mit Dropout, und vergleicht die Zahlen in Eval und in Train.',
  steps: {
    lookUp: 'Die Einbettung nachschlagen',
    scale: 'Mit √$d$ multiplizieren',
    add: 'Zeilen der Tabelle addieren, $\\P[:n]$',
    dropout: 'Dropout',
    block: 'Erster Block: Attention plus Residualverbindung',
  },
  again: 'Mischen',
  stuck: '**Das kann nicht laufen**: Vor dem Nachschlagen gibt es keine Zahlen, mit denen sich rechnen ließe.',
  right: '**Die Zahlen sind die der richtigen Reihenfolge**, in Eval und in Train.',
  input: (inEval, train) =>
    `**Was in den Block eintritt, unterscheidet sich** um bis zu ${inEval} in Eval und ${train} in Train.`,
  result: (inEval, train) => `**Das Ergebnis unterscheidet sich** um bis zu ${inEval} in Eval und ${train} in Train.`,
  cell: (given, right) =>
    `In Train, Wort 0, Spalte 1: hier ${given}; in der richtigen Reihenfolge ${right}. Dropout behält diesen Eintrag.`,
  meter: (size) =>
    `Werden die Wörter umgeordnet, ändern sich die Ausgaben der Attention des Blocks über das Mitwandern hinaus um ${size}: Sie sieht die Reihenfolge.`,
  blind: (size, right) =>
    `Werden die Wörter umgeordnet, wandern die Ausgaben der Attention des Blocks nur mit, bis auf ${size}; in der richtigen Reihenfolge ändern sie sich um ${right}.`,
  kept: (kept, entries) => `In Train behält Dropout ${kept} von ${entries} Einträgen.`,
  replies: {
    dropoutOnWords:
      'Dropout wirkt hier nur auf die Wörter: Der Positionsanteil der Summe wird nie verworfen und nie neu skaliert. Eval kann das nicht zeigen, Train kann es. Ob Skalierung oder Dropout zuerst kommt, macht keinen Unterschied.',
    positionsScaled: 'Der Faktor √$d$ multipliziert hier auch die Positionen. Er gehört allein zur Einbettung.',
    dropoutFirst:
      'Wörter werden verworfen, bevor sie ihre Position erhalten, und dann multipliziert √$d$ auch die Positionen. Positionen werden zu den skalierten Wörtern addiert, und Dropout wirkt auf die Summe.',
    addAfterBlock:
      'Positionen gehen vor dem ersten Residualblock ein. Dahinter addiert, kommen sie für dessen Attention zu spät.',
    scaleAfterBlock: 'Der Block arbeitet mit noch nicht skalierten Wörtern, neben denen Positionen zu viel wiegen.',
    dropoutAfterBlock:
      'Der Block arbeitet mit der ganzen Summe, und stattdessen wirkt Dropout auf seine Ausgabe. Eval kann das nicht zeigen, Train kann es.',
  },
};
