/** Placement: the questions of Predict, and a reply to each way to get them wrong. */
import type { Named } from '../contract.ts';
import type { predictions as English } from '../en/placement-predictions.ts';

const names: Readonly<Record<string, string>> = {
  input: 'einmal, an der Eingabe',
  everyLayer: 'in jeder Schicht',
  queryKey: 'nur in Queries und Keys',
  query: '$\\Q$',
  key: '$\\K$',
  value: '$\\V$',
  weights: 'die Gewichte',
  output: 'die Ausgabe der Schicht',
  stream: 'der Residualstrom vor der Schicht',
};
const choicesOf = (ids: readonly string[]) =>
  Object.fromEntries(
    ids.map((id) => {
      const name = names[id] ?? id;
      return [id, { text: `${name.charAt(0).toUpperCase()}${name.slice(1)}${name.startsWith('$') ? '' : '.'}` }];
    }),
  );

const pairs = (e: Named): string =>
  `Größte Differenzen: Eingabe gegen jede Schicht ${e.inputEvery}; Eingabe gegen Queries und Keys ${e.inputQueryKey}; jede Schicht gegen Queries und Keys ${e.everyQueryKey}.`;
const distances = (e: Named): string =>
  `Abstände zum Block ohne Positionen: ${(e.order ?? '')
    .split(',')
    .map((id) => `${names[id]} ${e[id]}`)
    .join('; ')}.`;
const afterReplacing = (e: Named): string =>
  `Gemessene Änderungen: $\\Q$ ${e.query}; $\\K$ ${e.key}; $\\V$ ${e.value}; Gewichte ${e.weights}; Ausgabe ${e.output}; Residualstrom vor der Schicht ${e.stream}.`;
const swaps = (e: Named): string =>
  `Nach dem Tausch weicht die Ausgabe ab: um ${e.query} mit Positionen nur in $\\Q$; um ${e.key} nur in $\\K$; um ${e.value} nur in $\\V$.`;

export const predictions: typeof English = {
  PL1: {
    question:
      'Eine Schicht mit Residualverbindung. Positionen gehen einmal an der Eingabe ein, in jeder Schicht oder nur in Queries und Keys; die Gewichte sind dieselben. Welche ergeben gleiche Ausgaben?',
    choices: {
      inputEvery: { text: '„Eingabe“ und „jede Schicht“.' },
      everyQueryKey: { text: '„Jede Schicht“ und „nur Queries und Keys“.' },
      inputQueryKey: { text: '„Eingabe“ und „nur Queries und Keys“.' },
      all: { text: 'Alle drei.' },
      none: { text: 'Keine zwei davon.' },
    },
    right: (e) => `In einem Stapel aus einer Schicht ist jede Schicht die erste. ${pairs(e)}`,
    replies: {
      everyQueryKey: (e) =>
        `Zum Residualstrom addiert, speist die Tabelle auch die Values und die Residualverbindung. In Queries und Keys speist sie keines von beiden. ${pairs(e)}`,
      inputQueryKey: (e) => `An der Eingabe erreicht die Tabelle die Values und bleibt im Residualstrom. ${pairs(e)}`,
      all: (e) =>
        `„Nur Queries und Keys“ ist ein anderer Block: Seine Values und sein Residualstrom bleiben frei von der Tabelle. ${pairs(e)}`,
      none: (e) => `Bei einer Schicht heißt „vor jeder Schicht“: einmal, vor der ersten. ${pairs(e)}`,
      other: pairs,
    },
  },
  PL2: {
    question:
      'Nun zwei Schichten, der Rest wie zuvor. Wie weit liegen die Ausgaben von „einmal an der Eingabe“ und „in jeder Schicht“ höchstens auseinander?',
    counted: (size) => `Die beiden Ausgaben unterscheiden sich um bis zu ${size}.`,
    right: (e) =>
      `Sie unterscheiden sich um ${e.two}. Die zweite Schicht erhält die Tabelle noch einmal, zusätzlich zu einem Residualstrom, der sie schon enthält. Bei einer Schicht ist die Differenz ${e.one}, bei drei ${e.three}.`,
    replies: {
      low: (e) =>
        `Sie unterscheiden sich um ${e.two}. Das ist ein anderes Modell und keine Rundung: Die zweite Schicht addiert die Tabelle erneut. Bei einer Schicht ist es ${e.one}.`,
      high: (e) =>
        `Sie unterscheiden sich um ${e.two}. Einträge der Tabelle liegen zwischen −1 und 1. Bei drei Schichten ist es ${e.three}.`,
      other: (e) => `Sie unterscheiden sich um ${e.two}.`,
    },
  },
  PL3: {
    question:
      'Positionen nur in Queries und Keys, eine Schicht. An die Stelle der sinusförmigen tritt eine andere Tabelle. Welche dieser Zahlen ändern sich?',
    choices: choicesOf(['query', 'key', 'value', 'weights', 'output', 'stream']),
    right: (e) => `${afterReplacing(e)} Values und Residualstrom kommen allein aus den Wörtern.`,
    replies: {
      value: (e) => `$\\V$ entsteht aus dem Residualstrom, und zu diesem wurde nichts addiert. ${afterReplacing(e)}`,
      scores: (e) =>
        `Die Ausgabe ist Gewichte mal Values, sie bewegt sich also mit den Gewichten. ${afterReplacing(e)}`,
      everything: (e) =>
        `Die Tabelle wird auf dem Weg zu $\\Q$ und $\\K$ addiert, am Residualstrom vorbei. ${afterReplacing(e)}`,
      other: afterReplacing,
    },
  },
  PL4: {
    question:
      'Zwei Schichten. Jede Ausgabe wird mit der des Blocks ohne Positionen verglichen. Ordnen Sie die drei Möglichkeiten nach diesem Abstand, den kleinsten zuerst.',
    choices: choicesOf(['everyLayer', 'queryKey', 'input']),
    right: (e) =>
      `${distances(e)} Was zum Residualstrom addiert wird, bleibt darin; was zu Queries und Keys geht, verschiebt nur Gewichte.`,
    replies: {
      inputFirst: (e) =>
        `Die Tabelle wird einmal an der Eingabe addiert, aber der Residualstrom trägt sie bis ans Ende und in jeden Value. In Queries und Keys wird sie in jeder Schicht addiert und in keiner weitergegeben. ${distances(e)}`,
      inputFirstToo: (e) =>
        `Es kommt nicht zuerst darauf an, wie oft die Tabelle addiert wird. An der Eingabe bleibt sie im Residualstrom; in Queries und Keys gelangt sie nie hinein. ${distances(e)}`,
      equal: (e) => `Gleiche Tabelle und gleiche Gewichte, und doch drei verschiedene Blöcke. ${distances(e)}`,
      other: distances,
    },
  },
  PL5: {
    question:
      'Eine Schicht ohne Residualverbindung, Positionen nur in $\\V$. Was ändert sich gegenüber dem Block ohne Positionen?',
    choices: {
      outputOnly: { text: 'Die Ausgaben; die Gewichte bleiben.' },
      both: { text: 'Die Gewichte und die Ausgaben.' },
      neither: { text: 'Nichts.' },
      weightsOnly: { text: 'Die Gewichte; die Ausgaben bleiben.' },
    },
    right: (e) =>
      `Gewichte entstehen aus Queries und Keys, die hier keine Position enthalten: Sie ändern sich um ${e.weights}. Die gemischten Values enthalten nun Zeilen der Tabelle: Die Ausgabe ändert sich um ${e.output}.`,
    replies: {
      both: (e) =>
        `Scores entstehen allein aus $\\Q$ und $\\K$. Die Gewichte ändern sich um ${e.weights}, die Ausgabe um ${e.output}.`,
      neither: (e) =>
        `Die Gewichte ändern sich um ${e.weights}. Aber was sie mischen, enthält die Tabelle: Die Ausgabe ändert sich um ${e.output}.`,
      weightsOnly: (e) => `Es ist umgekehrt. Die Gewichte ändern sich um ${e.weights}, die Ausgabe um ${e.output}.`,
      other: (e) => `Die Gewichte ändern sich um ${e.weights}, die Ausgabe um ${e.output}.`,
    },
  },
  PL6: {
    question:
      'D2Ls Encoder, Breite 32. Jeder Eintrag einer Einbettung ist 0,1. Wie lautet der erste Eintrag der Eingabe des Blocks an Position 1?',
    hint: 'Drei Nachkommastellen.',
    right: (e) =>
      `Erst skalieren, dann addieren: $0,1 · √32 + sin 1$ = ${e.right}. Der Anteil des Wortes ist ${e.word}.`,
    replies: {
      unscaled: (e) => `${e.unscaled} ergibt sich ohne den Schritt, der mit $√32$ multipliziert. Mit ihm: ${e.right}.`,
      divided: (e) => `Bei ${e.divided} ist durch $√32$ geteilt. D2L multipliziert: ${e.right}.`,
      after: (e) =>
        `Bei ${e.after} ist die Summe multipliziert, also wächst auch die Position. D2L skaliert das Wort und addiert dann: ${e.right}.`,
      word: (e) => `${e.word} ist das Wort allein. Der Sinus von 1 ist noch zu addieren: ${e.right}.`,
      other: (e) => `Es ist ${e.right}: ${e.word} vom Wort, der Rest ist $sin 1$.`,
    },
  },
  PL7: {
    question:
      'Breite 256, Einbettungen mit Varianz 1, mit $√256$ multipliziert. Um welchen Faktor ist der Anteil des Wortes größer als der der Position, im quadratischen Mittel?',
    right: (e) => `Die Wörter haben Größe ${e.root}, eine sinusförmige Zeile ${e.size}: das ${e.right}-Fache.`,
    replies: {
      root: (e) =>
        `${e.root} ist die Größe der Wörter. Eine sinusförmige Zeile hat Größe ${e.size}, nicht 1, also ist das Verhältnis ${e.right}.`,
      equal: (e) =>
        `Selbst ohne die Skalierung ist das Verhältnis ${e.plain}. Mit ihr: ${e.right}. Nahe 1 ist es nur für Einbettungen, die viel kleiner beginnen.`,
      upsideDown: (e) => `Das ist Position durch Wort. Hier sind die Wörter die größeren, das ${e.right}-Fache.`,
      other: (e) => `Es ist ${e.right}: Wörter der Größe ${e.root} neben Zeilen der Größe ${e.size}.`,
    },
  },
  PL8: {
    question: 'Ein Modell aus 12 Schichten mit RoPE. Wo geht die Position ein?',
    choices: {
      input: { text: 'Einmal, an der Eingabe, zur Einbettung addiert.' },
      firstLayer: { text: 'Nur in der ersten Schicht.' },
      queryKeyEveryLayer: {
        text: 'In jeder Schicht: Queries und Keys werden nach ihrer Projektion gedreht.',
      },
      score: { text: 'In jeder Schicht, als Zahl, die zu jedem Score addiert wird.' },
    },
    right: (e) =>
      `Mit anderen Positions-IDs ändern sich die Scores in ${e.scores} von ${e.layers} Schichten mit festgehaltener Eingabe, die Values in ${e.values}.`,
    replies: {
      input: (e) =>
        `Zur Einbettung wird nichts addiert. Bei festgehaltener Eingabe jeder Schicht und anderen Positions-IDs ändern sich Scores in ${e.scores} von ${e.layers} Schichten, Values in ${e.values}.`,
      firstLayer: (e) =>
        `Jede Schicht dreht ihre eigenen Queries und Keys: Bei festgehaltener Eingabe ändern sich Scores in ${e.scores} von ${e.layers} Schichten.`,
      score: (e) =>
        e.additive === '1'
          ? `Scores ändern sich in ${e.scores} von ${e.layers} Schichten.`
          : 'Eine Zahl je Offset wäre entlang jeder Diagonale der Scores dieselbe, was auch immer die Wörter sind. Was RoPE mit einem Score tut, bleibt dort nicht dasselbe: Es hängt von Query und Key ab. Eine Zahl addieren ALiBi und T5.',
      other: (e) => `Scores ändern sich in ${e.scores} von ${e.layers} Schichten, Values in ${e.values}.`,
    },
  },
  PL9: {
    question:
      'Wieder überall 0,1, Breite 32, Position 1. Aber im Code steht `z += pe(z)`, und `pe` gibt bereits $z + \\P$ zurück. Wie lautet nun der erste Eintrag?',
    hint: 'Drei Nachkommastellen.',
    right: (e) => `Der Anteil des Wortes zählt doppelt, die Tabelle einfach: $2 · ${e.word}$ $+ sin 1$ = ${e.right}.`,
    replies: {
      single: (e) =>
        `${e.single} wäre richtig, wenn $z$ ersetzt würde. Hier wird es zu sich selbst addiert: ${e.right}.`,
      everything: (e) =>
        `Bei ${e.everything} ist auch die Position verdoppelt. \`pe\` addiert sie einmal; nur das Wort ist doppelt da: ${e.right}.`,
      other: (e) => `Es ist ${e.right}: zweimal ${e.word} für das Wort, einmal $sin 1$.`,
    },
  },
  PL10: {
    question: ({ first, second, same }) =>
      same === '1'
        ? 'Eine Schicht ohne Residualverbindung. Die Tabelle wird nur zu dem addiert, was $\\Q$ speist, nur $\\K$ oder nur $\\V$. Ihr Text hat keine zwei verschiedenen Wörter, also ändert ein Tausch nichts. Bei welchem folgt die Ausgabe dem Tausch?'
        : `Eine Schicht ohne Residualverbindung. Die Tabelle wird nur zu dem addiert, was $\\Q$ speist, nur $\\K$ oder nur $\\V$. „${first}“ und „${second}“ tauschen die Plätze. Bei welchem folgt die Ausgabe einfach dem Tausch?`,
    choices: choicesOf(['query', 'key', 'value']),
    right: (e) => `${swaps(e)} Jedes der drei bindet eine Zeile an eine Position.`,
    replies: {
      value: (e) =>
        `Die Gewichte folgen, aber jeder Platz gibt seine eigene Zeile der Tabelle in das Gemischte. ${swaps(e)}`,
      key: (e) =>
        `Alle Queries sehen dieselben Keys, aber eine Zeile der Tabelle bleibt bei ihrem Platz: Nach dem Tausch trifft sie auf ein anderes Wort. ${swaps(e)}`,
      query: (e) => `Der Softmax gilt je Query, und die Tabellenzeile der Query gewichtet jeden Key neu. ${swaps(e)}`,
      other: swaps,
    },
  },
};
