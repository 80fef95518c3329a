/** Train or eval: the questions of Predict, and a reply to each way to get them wrong. Sizes arrive formatted; "0" is exactly 0. */
import type { Named, PredictionWords } from '../contract.ts';
import type { predictions as English, unchanged as EnglishUnchanged } from '../en/mode-predictions.ts';

export const unchanged: typeof EnglishUnchanged = {
  allKept: 'Mit $p$ = 0 verwirft der Trainingsmodus nichts.',
  allDropped: 'Mit $p$ = 1 ist jeder Eintrag 0.',
  allZero: 'Jeder Eintrag der Summe ist 0, behalten oder verworfen.',
  samePattern: 'Beide Masken lassen dieselben Werte übrig.',
};

const same = ({ train }: Named): boolean => train === '0';
/** Why two train runs are the same. */
function cause({ change, kept, sumSize }: Named): string {
  if (change === '0') return unchanged.allKept;
  if (kept === '0') return unchanged.allDropped;
  return sumSize === '0' ? unchanged.allZero : unchanged.samePattern;
}
const trainSame = (e: Named): string => `${cause(e)} Die größte Differenz ist genau 0.`;

/** How far the runs of each mode differ. */
const bothModes = ({ train, evalSize }: Named): string =>
  `Train-Läufe unterscheiden sich um ${train}, Eval-Läufe um ${evalSize}.`;

const TE1: PredictionWords = {
  question:
    'Dieselbe Eingabe geht zweimal im Trainingsmodus hinein, dann zweimal im Evaluationsmodus. Welche Paare von Ausgaben stimmen überein?',
  choices: {
    eval: { text: 'Nur das Eval-Paar stimmt überein, Bit für Bit.' },
    both: { text: 'Beide Paare stimmen überein. Es ist dieselbe Eingabe.' },
    train: { text: 'Nur das Train-Paar stimmt überein.' },
    neither: { text: 'Keines der Paare stimmt überein.' },
  },
  right: (e) =>
    same(e)
      ? `${bothModes(e)} ${cause(e)}`
      : `${bothModes(e)} Der Trainingsmodus zieht für jeden Lauf ein neues Muster; der Evaluationsmodus zieht nichts.`,
  replies: {
    both: ({ train }) =>
      `Die Eingabe ist dieselbe. Das Muster der verworfenen Einträge ist es nicht: Jeder Train-Lauf zieht sein eigenes, und die beiden unterscheiden sich um ${train}.`,
    neither: (e) => `${bothModes(e)} Der Evaluationsmodus überlässt nichts dem Zufall.`,
    train: (e) =>
      `${bothModes(e)} Nur der Trainingsmodus zieht; der Evaluationsmodus gibt die Summe zurück, wie sie ist.`,
    eval: (e) =>
      `Unter diesen Bedingungen unterscheiden sich Train-Läufe um ${e.train} und Eval-Läufe um ${e.evalSize}. ${cause(e)}`,
  },
};

const runSize: PredictionWords = {
  question: 'Wie groß ist die größte Differenz zwischen zwei Train-Läufen?',
  right: (e) =>
    same(e)
      ? trainSame(e)
      : `Die größte Differenz ist ${e.train}. Sie liegt bei einem Eintrag, den ein Lauf verwirft und der andere mit ${e.kept} multipliziert.`,
  replies: {
    low: ({ train, kept }) =>
      `Sie ist ${train}. Das ist keine Rundung: Dort ist der Eintrag in einem Lauf 0 und im anderen das ${kept}-Fache seines Eval-Werts.`,
    high: (e) =>
      same(e)
        ? trainSame(e)
        : `Sie ist ${e.train}. Ein Eintrag kann sich nur um das unterscheiden, was der andere Lauf von ihm behält, und ein behaltener Eintrag ist das ${e.kept}-Fache seines Eval-Werts.`,
    other: ({ train }) => `Die größte Differenz ist ${train}.`,
  },
};

/** What becomes of the entry of TE2. */
const becomes = ({ kept, entry }: Named): string =>
  kept === 'NaN' ? 'Mit $p$ = 1 wird kein Eintrag behalten.' : `Aus ${entry} wird ${kept}.`;

const TE2: PredictionWords = {
  question: ({ entry, rate }) =>
    `Ein Eintrag der Summe aus Wörtern und Positionen ist ${entry}. Trainingsmodus, $p$ = ${rate}, und der Eintrag wird behalten. Was ist er nach Dropout?`,
  hint: 'Bis zu drei Nachkommastellen.',
  right: (e) =>
    `${becomes(e)} Ein behaltener Eintrag wird durch $1 - p$ geteilt, damit das Mittel über alle Masken der Eval-Wert ist.`,
  replies: {
    unscaled: (e) =>
      `${e.unscaled} gibt der Evaluationsmodus zurück. Im Trainingsmodus gleichen behaltene Einträge die verworfenen aus: geteilt durch $1 - p$. ${becomes(e)}`,
    multiplied: (e) =>
      `${e.multiplied} ist der Eintrag mal $1 - p$, was das Mittel noch kleiner macht. Er muss geteilt werden. ${becomes(e)}`,
    byRate: (e) =>
      `${e.byRate} ist der Eintrag geteilt durch $p$, die Wahrscheinlichkeit, verworfen zu werden. Es zählt die, behalten zu werden, ${e.share}. ${becomes(e)}`,
    other: (e) => `${becomes(e)}${e.kept === 'NaN' ? '' : ` Er wird durch $1 - p$ = ${e.share} geteilt.`}`,
  },
};

/** What the entry of TE3 can be. */
function values({ rate, value, dropped, kept }: Named): string {
  if (rate === '0') return `Mit $p$ = 0 ist er immer ${value}.`;
  return rate === '1'
    ? `Mit $p$ = 1 ist er immer ${dropped}.`
    : `Verworfen ist er ${dropped}, behalten ${kept}. Im Evaluationsmodus ist er ${value}.`;
}

const TE3: PredictionWords = {
  question: ({ value, col, rate }) =>
    `In Zeile 0, Spalte ${col} ist die Summe aus Wörtern und Positionen ${value}. Welche Werte können dort im Trainingsmodus mit $p$ = ${rate} stehen?`,
  choices: {
    always: { text: 'Immer der Eval-Wert: Positionen werden nicht verworfen.' },
    unscaled: { text: '0 oder der Eval-Wert.' },
    scaled: { text: '0 oder der Eval-Wert geteilt durch $1 - p$.' },
    never: { text: 'Der Eval-Wert, oder dieser geteilt durch $1 - p$. Nie 0.' },
    zero: { text: 'Nur 0.' },
  },
  right: (e) => `${values(e)} Die Position ist Teil der Summe, und Dropout erhält die Summe.`,
  replies: {
    always: (e) =>
      `${values(e)} Dropout kommt nach der Addition, also wird die Position mit dem Wort verworfen und skaliert.`,
    unscaled: (e) => `${values(e)} Was behalten wird, wird durch $1 - p$ geteilt.`,
    scaled: (e) => values(e),
    never: (e) => `${values(e)} Ein verworfener Eintrag ist genau 0: Nichts von der Position bleibt in ihm.`,
    zero: (e) => values(e),
  },
};

const counts = ({ expected, entries, runA, runB }: Named): string =>
  `Von ${entries} Einträgen werden ${expected} erwartet. Die beiden Läufe hier verwerfen ${runA} und ${runB}.`;

const TE4: PredictionWords = {
  question: ({ rows, width, rate }) =>
    `Die Summe hat ${rows} ${rows === '1' ? 'Zeile' : 'Zeilen'} der Breite ${width}. Trainingsmodus, $p$ = ${rate}. Wie viele verworfene Einträge erwarten Sie?`,
  hint: 'Eine Abweichung bis 3 gilt als richtig.',
  right: (e) => `${counts(e)} Jeder Eintrag wird für sich gezogen, also wechselt die Anzahl von Lauf zu Lauf.`,
  replies: {
    words: (e) =>
      `${e.words} ist der Anteil $p$ von ${e.rows} ${e.rows === '1' ? 'Zeile' : 'Zeilen'}. Dropout verwirft einzelne Einträge, nicht ganze Wörter. ${counts(e)}`,
    kept: (e) => `${e.kept} ist die Anzahl der behaltenen. ${counts(e)}`,
    other: (e) => `Jeder Eintrag fällt mit Wahrscheinlichkeit ${e.rate} weg. ${counts(e)}`,
  },
};

/** What two train runs without gradients do. */
const trainRuns = (e: Named): string =>
  same(e)
    ? `Die beiden Läufe sind identisch. ${cause(e)}`
    : `Die beiden Läufe unterscheiden sich um ${e.train}; der erste verwirft ${e.dropped} von ${e.entries} Einträgen.`;

const TE5: PredictionWords = {
  question: ({ rate, recorded }) =>
    `Trainingsmodus, $p$ = ${rate}, Gradienten ${recorded === '1' ? 'aufgezeichnet' : 'nicht aufgezeichnet (`no_grad`)'}. Stimmen zwei Läufe überein?`,
  choices: {
    eval: { text: 'Ja: Ohne Gradienten ist der Block im Evaluationsmodus.' },
    training: { text: 'Ja: Ohne Gradienten wird nichts trainiert.' },
    no: { text: 'Nein.' },
    nothing: { text: 'Ja, aber weil es nichts zu ziehen gibt.' },
  },
  right: (e) => `${trainRuns(e)} Gradienten und Modus sind zwei Schalter.`,
  replies: {
    eval: (e) => `Gradienten und Modus sind zwei Schalter, und der Modus steht weiter auf Train. ${trainRuns(e)}`,
    training: (e) =>
      `Trainiert wird nichts, und Dropout wirkt trotzdem: Es richtet sich nur nach dem Modus. ${trainRuns(e)}`,
    no: trainRuns,
    nothing: trainRuns,
  },
};

/** The change of one pass, measured. */
const oneRun = ({ measured, sumSize }: Named): string =>
  `In einem Lauf gemessen: eine Änderung von ${measured} bei einer Summe von ${sumSize}, beides quadratische Mittel.`;
const changeIs = (e: Named): string =>
  e.rate === '1'
    ? 'Mit $p$ = 1 fällt jeder Eintrag weg, die Änderung ist also die Summe selbst: 1.'
    : `Es ist $√(p / (1 - p))$ = ${e.change}. ${oneRun(e)}`;

const TE6: PredictionWords = {
  question: ({ rate }) =>
    `$p$ = ${rate}, Trainingsmodus. Wie groß ist die Änderung durch Dropout, als Anteil der Summe (beides quadratische Mittel, über alle Masken)?`,
  hint: 'Auf 0,01 genau.',
  right: (e) =>
    `${changeIs(e)}${e.change === '0' || e.rate === '1' ? '' : ' Wenige Einträge ändern sich um ihren ganzen Betrag, und Quadrate gewichten diese am stärksten.'}`,
  replies: {
    rate: (e) =>
      `${e.rate} ist der Anteil der Einträge, die wegfallen. Die behaltenen wachsen außerdem, und ein quadratisches Mittel gewichtet die wenigen großen Änderungen am stärksten. ${changeIs(e)}`,
    growth: (e) =>
      `${e.growth} ist der Zuwachs eines behaltenen Eintrags. Die verworfenen ändern sich um ihren ganzen Betrag. ${changeIs(e)}`,
    mean: (e) =>
      `${e.rate === '1' ? '' : 'Die Änderungen aller Masken summieren sich zu 0; ihre Beträge nicht. '}${changeIs(e)}`,
    other: changeIs,
  },
};

const TE7: PredictionWords = {
  question: ({ scores, rate }) =>
    `Eine Query hat die Scores ${scores}. Dropout wirkt auf ihre Gewichte mit $p$ = ${rate}, und das dritte Gewicht fällt weg. Zu welcher Zahl summieren sich die Gewichte?`,
  hint: 'Drei Nachkommastellen.',
  right: (e) => `Sie summieren sich zu ${e.sum}. Nach Dropout bringt nichts die Summe auf ${e.renormalized} zurück.`,
  replies: {
    renormalized: (e) =>
      `So wäre es, wenn der Softmax nach Dropout käme. Er kommt davor, und nur das Mittel über alle Masken ist ${e.renormalized}. Hier ist die Summe ${e.sum}.`,
    unscaled: (e) =>
      `${e.unscaled} hatten die übrigen Gewichte vorher. ${e.rate === '1' ? 'Mit $p$ = 1 fallen auch sie weg' : 'Sie werden durch $1 - p$ geteilt'}: ${e.sum}.`,
    whole: (e) => `${e.whole} ist die Summe, wenn kein Gewicht wegfällt. Ohne das dritte ist sie ${e.sum}.`,
    other: (e) => `Sie summieren sich zu ${e.sum}: Die übrigen Gewichte hatten vor Dropout ${e.unscaled}.`,
  },
};

const means = (e: Named): string =>
  `Über alle Masken ist die mittlere Ausgabe ${e.mean}, im Evaluationsmodus ist sie ${e.eval}.`;

const TE8: PredictionWords = {
  question: ({ entries, rate }) =>
    `Zwei Tokens der Breite 1 mit den Summen ${entries}; alle Gewichtsmatrizen 1; $p$ = ${rate} auf den Summen. Über alle Masken wird die zweite Ausgabe gemittelt. Ist das die Eval-Ausgabe?`,
  choices: {
    keeps: { text: 'Ja: Dropout lässt das Mittel unverändert.' },
    runs: { text: 'Ja, nach genügend Läufen.' },
    no: { text: 'Nein.' },
  },
  right: (e) =>
    e.mean === e.eval
      ? `${means(e)} Mit $p$ = 0 gibt es eine Maske.`
      : `${means(e)} Der Softmax eines Mittels ist nicht das Mittel der Softmax-Werte.`,
  replies: {
    keeps: (e) =>
      `${e.rate === '1' ? `Mit $p$ = 1 bleibt nicht einmal das der Summe: Ein Eintrag von 1 hat das Mittel ${e.sumMean}.` : `Das Mittel der Summe bleibt: Ein Eintrag von 1 hat das Mittel ${e.sumMean}. Aber ein Softmax ist keine Summe.`} ${means(e)}`,
    runs: (e) => `Alle Masken sind schon in diesem Mittel; kein Lauf kann etwas hinzufügen. ${means(e)}`,
    no: means,
  },
};

const meter = (e: Named): string => `Im Trainingsmodus ist es ${e.train}, im Evaluationsmodus ${e.evalSize}.`;

const TE9: PredictionWords = {
  question: ({ rate, words }) =>
    `Attention ohne Positionen, Dropout $p$ = ${rate} auf ${words === '1' ? 'den Wörtern' : '$X$'}, Trainingsmodus. Die Reihenfolge der ${words === '1' ? 'Wörter' : 'Zeilen'} wird umgekehrt, der Seed der Maske bleibt. Um wie viel verfehlt die Ausgabe die umgekehrte Ausgabe?`,
  counted: (size) => `Die Ausgabe verfehlt sie um bis zu ${size}.`,
  right: (e) =>
    e.trainHolds === '1'
      ? `${meter(e)} Hier lassen die Masken nichts zu unterscheiden.`
      : `${meter(e)} Derselbe Seed verwirft dieselben Plätze, und dort stehen jetzt andere Wörter.`,
  replies: {
    sameSeed: (e) =>
      `Derselbe Seed verwirft dieselben Plätze, und dort stehen jetzt andere Wörter. ${meter(e)} Äquivarianz im Evaluationsmodus prüfen.`,
    low: (e) =>
      `Das ist keine Rundung: Dieselben Plätze fallen weg, also verlieren andere Wörter Einträge. ${meter(e)}`,
    high: (e) => `${meter(e)} Ausgaben sind Mittel von Values, sie liegen also nicht weiter auseinander als Values.`,
    other: meter,
  },
};

/** Where the two variants part, measured. */
const parts = (e: Named): string =>
  e.after === 'NaN'
    ? 'Hier stimmen die beiden in beiden Modi überein.'
    : `Im Trainingsmodus trennen sie sich, zuerst in Zeile ${e.row}, Spalte ${e.col}: ${e.after}, wenn Dropout nach der Addition kommt; ${e.before}, wenn davor. Die Position dort ist ${e.position}.`;

const TE10: PredictionWords = {
  question: ({ rate }) =>
    `Ein Block addiert Positionen und verwirft dann. Ein anderer verwirft aus den Wörtern und addiert dann Positionen. Gleiche Maske, $p$ = ${rate}. In welchem Modus unterscheiden sich die beiden?`,
  choices: {
    both: { text: 'In beiden Modi.' },
    train: { text: 'Nur im Trainingsmodus.' },
    eval: { text: 'Nur im Evaluationsmodus.' },
    neither: { text: 'In keinem: Die Maske ist dieselbe.' },
  },
  right: (e) => `${parts(e)} Im Evaluationsmodus geben beide die Summe zurück.`,
  replies: {
    both: (e) => `Ohne Dropout geben beide dieselbe Summe zurück. ${parts(e)}`,
    eval: (e) => `Ohne Dropout geben beide dieselbe Summe zurück. ${parts(e)}`,
    neither: (e) => `Die Maske ist dieselbe, worauf sie fällt, nicht. ${parts(e)}`,
    train: parts,
  },
};

export const predictions: typeof English = {
  TE1,
  'TE1-size': runSize,
  TE2,
  TE3,
  TE4,
  TE5,
  TE6,
  TE7,
  TE8,
  TE9,
  TE10,
};
