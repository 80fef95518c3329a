/** R7: dropout on one entry of X√d + P, by hand. */
import type { dropout as English } from '../../en/closed-book/dropout.ts';

/** Wrong lists. */
const forms: (typeof English)['forms'] = {
  positionApart: () =>
    'Die Position ist hier getrennt behandelt: Dropout wirkt auf die Summe und verwirft $\\P$ mit dem Wort.',
  notRescaled: () =>
    'Nicht neu skaliert: Ein Eintrag, der bleibt, wird durch $1 − p$ geteilt, damit das Mittel das des Evaluationsmodus ist.',
  wrongWay: () => 'Falsch herum skaliert: Dies multipliziert mit $1 − p$.',
  byRate: () =>
    'Durch $p$ geteilt. Ein Eintrag wird mit Wahrscheinlichkeit $1 − p$ behalten, und durch sie wird geteilt.',
  exchanged: () => '$p$ und $1 − p$ sind vertauscht: $p$ ist die Wahrscheinlichkeit, dass der Eintrag verworfen wird.',
  keepRate: () =>
    'Hier ist $p$ die Wahrscheinlichkeit des Behaltens, und durch sie wird geteilt. In dieser Schicht ist $p$ die Wahrscheinlichkeit des Verwerfens.',
  beforeAdd: () =>
    'Vor der Addition verworfen: Hier wird nur das Wort verworfen und neu skaliert. Dropout wirkt auf die Summe.',
  evalList: () => 'Das ist der Evaluationsmodus. Im Trainingsmodus kann der Eintrag verworfen werden.',
  trainList: () => 'Das ist der Trainingsmodus. Im Evaluationsmodus wird nichts gezogen.',
  rescaledInEval: () => 'Im Evaluationsmodus wird nichts neu skaliert: Das geschah im Training.',
  sum: (sum) => `Die Wahrscheinlichkeiten summieren sich zu ${sum}, nicht zu 1.`,
  rounded: () => 'Gerundet: Es liegt nahe, ist aber nicht gleich. Einen Bruch schreiben.',
};

const modes = { train: 'Trainingsmodus', eval: 'Evaluationsmodus' };

export const dropout: typeof English = {
  title: 'Dropout auf einem Eintrag',
  task: (word, position, rate, mode) =>
    `Der Anteil des Wortes an einem Eintrag, schon mal $√d$, ist **${word}**; die Tabelle addiert **${position}**. Dann Dropout mit $p$ = **${rate}**, im **${modes[mode]}**. Was kann herauskommen, und mit welcher Wahrscheinlichkeit?`,
  list: 'Jeder Wert, der herauskommen kann, mit seiner Wahrscheinlichkeit:',
  listHint:
    'Nacheinander, durch Semikolons getrennt, in beliebiger Reihenfolge, zwischen Wert und Wahrscheinlichkeit ein Doppelpunkt: `3: 2/3; 1/2: 1/3`. Dezimalzahlen werden exakt gelesen.',
  drawLast: 'Zahlen anderer Art',
  countsTask: (rate, mode) =>
    `Nun Einträge, die vor Dropout nicht 0 sind, wieder mit $p$ = **${rate}**, im **${modes[mode]}**. Erst zwei davon, dann ein Block von 6 × 8.`,
  counts: {
    both: 'Beide werden behalten, Wahrscheinlichkeit:',
    one: 'Genau einer wird behalten, Wahrscheinlichkeit:',
    none: 'Keiner wird behalten, Wahrscheinlichkeit:',
    zeros: 'Nullen im Block, im Mittel:',
  },
  right: {
    several: 'Das sind die Werte und ihre Wahrscheinlichkeiten.',
    one: 'Das ist der einzige Wert.',
  },
  rightCount: {
    evalMode: 'Im Evaluationsmodus wird nichts verworfen.',
    both: 'Jeder wird für sich behalten: Die beiden Wahrscheinlichkeiten multiplizieren sich.',
    one: 'Der erste oder der zweite: zwei Reihenfolgen desselben Produkts.',
    none: 'Jeder wird für sich verworfen: Die beiden Wahrscheinlichkeiten multiplizieren sich.',
    zeros: 'Das Mittel eines Blocks ist das eines Eintrags mal die Anzahl seiner Einträge.',
  },
  forms,
  probabilitiesWrong: 'Die Werte sind richtig, ihre Wahrscheinlichkeiten nicht.',
  wrong: 'Nicht die Werte, die herauskommen können.',
  countSlips: {
    exchanged: '$p$ und $1 − p$ sind vertauscht: $p$ ist die Wahrscheinlichkeit, verworfen zu werden.',
    oneEntry: 'Das ist die Wahrscheinlichkeit für einen Eintrag. Hier muss es für beide eintreten.',
    oneOrder: 'Das zählt nur eine Reihenfolge: Bleiben kann der erste oder der zweite.',
    trainCount: 'Das ist der Trainingsmodus. Im Evaluationsmodus wird nichts verworfen.',
  },
  wrongCount: {
    evalMode: 'Nicht das. Im Evaluationsmodus wird jeder Eintrag behalten.',
    both: 'Nicht das. Jeder der beiden wird mit Wahrscheinlichkeit $1 − p$ behalten, für sich.',
    one: 'Nicht das. Einer wird behalten, der andere verworfen; jeder von beiden kann es sein.',
    none: 'Nicht das. Jeder der beiden wird mit Wahrscheinlichkeit $p$ verworfen, für sich.',
    zeros: 'Nicht das. Jeder Eintrag des Blocks wird mit Wahrscheinlichkeit $p$ verworfen.',
  },
  outcome: (value, probability) => `${value} mit ${probability}`,
  answer: (list) => `Herauskommen kann: ${list}.`,
  troubles: {
    empty: 'Eine Liste fehlt.',
    tooMany: 'Die Liste ist zu lang: Gelesen werden höchstens 4 Werte.',
    part: (part) => `„${part}“ ist kein Wert mit seiner Wahrscheinlichkeit: schreiben wie in \`3: 2/3\`.`,
    number: (part) =>
      `Eine Zahl muss ganz und höchstens 1000 sein, eine Dezimalzahl mit Ziffern vor dem Komma und höchstens vier danach, oder ein Bruch solcher ganzen Zahlen; angegeben war „${part}“.`,
  },
};
