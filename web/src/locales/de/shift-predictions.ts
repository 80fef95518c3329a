/** Shift: the questions of Predict, and a reply to each way to get them wrong. "NaN" is a number that does not exist here. */
import type { Named, PredictionWords } from '../contract.ts';
import type { predictions as English } from '../en/shift-predictions.ts';
import { namesOf, schemeChoices } from './shift-schemes.ts';

const noMatrix = 'Bei Breite 1 gibt es kein Paar, also keine Matrix, die sich ändern könnte.';
const noEntry = 'Bei Breite 1 gibt es kein Paar, also weder Matrix noch Eintrag.';
const pastTable = 'Die IDs laufen über die Tabelle hinaus, also bricht die Addition ab, und es gibt keine Ausgabe.';
const oddHead = 'RoPE dreht Paare. Die Head-Breite ist hier ungerade, also bricht es ab.';
const nothingMoves = ({ offset }: Named): string => (offset === '0' ? ' Ein Offset von 0 bewegt nichts.' : '');

/** "ohne Position 0; Shaw 0; RoPE 2,2e-16": in ascending order. */
const measured = (e: Named): string =>
  (e.order ?? '')
    .split(',')
    .map((id) => `${namesOf(id)[0]} ${e[id] === 'NaN' ? 'bricht ab' : e[id]}`)
    .join('; ');

const stopsToo = ({ stopped = '' }: Named, what: string): string =>
  stopped === '' ? '' : ` ${what} ${namesOf(stopped).join('; ')}.`;
/** "bei RoPE 0,5", or that it stops. */
const changes = (name: string, size: string | undefined): string =>
  size === 'NaN' ? `${name} bricht ab` : `bei ${name} ${size}`;

const SH1: PredictionWords = {
  question: (e) =>
    `Jede Positions-ID rückt um ${e.offset}; Wörter und Abbildungen bleiben. Ordnen Sie danach, wie stark sich die Attention-Ausgabe ändert, die kleinste Änderung zuerst. Gleiche dürfen in beliebiger Folge stehen.${stopsToo(e, 'Was abbricht, kommt zuletzt:')}`,
  choices: schemeChoices,
  right: (e) =>
    `Gemessen: ${measured(e)}. Was nur Offsets als ganze Zahlen sieht, bleibt exakt; RoPEs Drehungen heben sich bis auf Rundung auf; eine Tabelle hat an anderen Positionen andere Zeilen.`,
  replies: {
    sizes: (e) => `Richtig ist, was bleibt und was sich ändert. Die Änderungen der Reihe nach: ${measured(e)}.`,
    linear: (e) =>
      e.sinusoidalInput === 'NaN'
        ? pastTable
        : `Bei Ihnen bleibt auch die sinusförmige Kodierung. Deren Paare rücken tatsächlich durch eine Matrix weiter, bis auf ${e.law}. Die Wörter, zu denen sie addiert werden, tun das nicht, also ändern sich Produkte aus Wort und Position: die Ausgabe um ${e.sinusoidalInput} an der Eingabe, um ${e.sinusoidalQueryKey} in $\\Q$ und $\\K$.`,
    learned: (e) =>
      e.learnedInput === 'NaN'
        ? pastTable
        : `Bei Ihnen bleibt auch die gelernte Tabelle. Sie hat gelernte Zeilen, keine Schritte: Nichts verbindet Zeile $i + \\δ$ mit Zeile $i$. Die Ausgabe ändert sich um ${e.learnedInput}.`,
    rope: (e) =>
      `${e.rotary === 'NaN' ? oddHead : 'RoPE folgt direkt auf das, was exakt bleibt. Seine Winkel sind groß, aber Query und Key drehen sich um denselben zusätzlichen Winkel, und der Score behält nur die Differenz.'} Gemessen: ${measured(e)}.`,
    other: (e) => `Gemessen, der Reihe nach: ${measured(e)}.`,
  },
};

const SH2: PredictionWords = {
  question: ({ pair, width, offset }) =>
    `Paar ${pair} bei Breite ${width}, $\\δ$ = ${offset}. D2Ls 2 × 2-Matrix wirkt auf (sin, cos) als Spalte. Welche Zahl steht oben rechts?`,
  hint: 'Drei Nachkommastellen.',
  right: (e) => `Es ist der Sinus von $δω_{j}$: ${e.turn} rad, das sind ${e.degrees}°. sin ${e.turn} = ${e.entry}.`,
  replies: {
    rope: (e) =>
      `${e.rope} steht dort in RoPEs Matrix, die für (cos, sin) gemacht ist. Auf einem (sin, cos)-Paar führt sie zurück, nach $i - \\δ$. D2Ls Matrix hat ${e.entry}.`,
    diagonal: (e) =>
      `${e.diagonal} ist der Kosinus von $δω_{j}$. Er steht auf der Diagonale. Der Sinus ist ${e.entry}.`,
    noFrequency: (e) =>
      `${e.noFrequency} ist der Sinus von ${e.offset}, richtig für ein Paar mit Frequenz 1. Dieses Paar dreht sich um ${e.frequency} rad je Position, der Winkel ist also ${e.turn} und sein Sinus ${e.entry}.`,
    inDegrees: (e) =>
      `${e.inDegrees} ist der Sinus von ${e.turn} Grad. Der Winkel ist ${e.turn} im Bogenmaß, das sind ${e.degrees}°, und sein Sinus ${e.entry}.`,
    other: (e) =>
      e.entry === 'NaN'
        ? noEntry
        : `Es ist ${e.entry}: der Sinus von $δω_{j}$, mit ${e.frequency} rad je Position, insgesamt also ${e.turn} rad.`,
  },
};

const SH3: PredictionWords = {
  question:
    'Die 2 × 2-Matrix führt ein Paar von Position $i$ nach $i + \\δ$. Nun rückt $i$ ans andere Ende der Tabelle. Was geschieht mit den vier Einträgen der Matrix?',
  choices: {
    turn: { text: 'Die Einträge drehen sich mit $i$.' },
    stay: { text: 'Die Einträge bleiben, wie sie sind.' },
    grow: { text: 'Die Einträge wachsen mit $i$.' },
    repeat: { text: 'Die Einträge kehren alle $\\δ$ Positionen wieder.' },
  },
  right: ({ here, there, residual, positions, pairs, backwards }) =>
    pairs === '0'
      ? noMatrix
      : `Von Position ${here} aus und von Position ${there} aus ist die Matrix dieselbe. Sie führt von ${positions === '1' ? 'der einzigen Position' : `allen ${positions} Positionen`} nach ${backwards === '1' ? '$i - \\δ$' : '$i + \\δ$'}, bis auf ${residual}.`,
  replies: {
    turn: ({ here, there, pairs }) =>
      pairs === '0'
        ? noMatrix
        : `Das Paar dreht sich mit $i$. Die Matrix ist der Schritt von $i$ nach $i + \\δ$, und dieser Schritt ist bei ${here} und bei ${there} derselbe.`,
    grow: ({ pairs }) =>
      pairs === '0'
        ? noMatrix
        : 'Die Einträge sind ein Kosinus und ein Sinus von $δω_{j}$. Sie bleiben an jeder Stelle zwischen −1 und 1.',
    repeat: ({ pairs }) =>
      pairs === '0' ? noMatrix : 'Es gibt nichts, was wiederkehren könnte. $i$ kommt in der Matrix nicht vor.',
    stay: ({ here, there }) => `Hier gemessen, unterscheiden sich die Einträge bei ${here} und bei ${there}.`,
  },
};

const sizeOfChange: PredictionWords = {
  question:
    'Jede Positions-ID rückt um $\\δ$. Wörter und Gewichte bleiben, die sinusförmige Kodierung wird an der Eingabe addiert. Um wie viel ändert sich die Attention-Ausgabe höchstens?',
  right: ({ change, offset }) => {
    if (change === 'NaN') return pastTable;
    if (change === '0')
      return `Die Ausgabe bleibt, Bit für Bit.${offset === '0' ? ' Ein Offset von 0 bewegt nichts.' : ''}`;
    return `Sie ändert sich um ${change}. Die Zeilen der Tabelle rücken weiter, die Wörter nicht, und Attention sieht ihre Summe.`;
  },
  replies: {
    low: ({ change, queryKey }) =>
      `Sie ändert sich um ${change}. Das ist keine Rundung. Die Zeilen der Tabelle rücken weiter, aber die Wörter, zu denen sie addiert werden, bleiben. Mit sinusförmiger Kodierung nur in $\\Q$ und $\\K$ ist es ${queryKey}.`,
    high: ({ change }) =>
      change === '0'
        ? 'Die Ausgabe bleibt, Bit für Bit.'
        : `Sie ändert sich um ${change}. Kodierungen bleiben an jeder Position zwischen −1 und 1, die Änderung bleibt also beschränkt, wie weit man auch rückt.`,
    other: ({ change }) => (change === 'NaN' ? pastTable : `Sie ändert sich um ${change}.`),
  },
};

/** What weights and outputs do, measured. */
const weightsDo = ({ weights, outputs }: Named): string =>
  weights === 'NaN' ? pastTable : `Die Gewichte ändern sich um ${weights}, die Ausgaben um ${outputs}.`;

const SH4: PredictionWords = {
  question: ({ offset, raw, rawSame }) =>
    `Sinusförmige Kodierung an der Eingabe, jede ID rückt um ${offset}. ${rawSame === '1' ? `Produkte der Tabellenzeilen hängen nur vom Offset ab, bis auf ${raw}.` : 'Der einzelne Sinus einer ungeraden Breite stört sogar die Produkte der Tabellenzeilen.'} Was geschieht mit den Attention-Gewichten?`,
  choices: {
    stay: { text: 'Die Gewichte bleiben, die Ausgaben auch: Ein Produkt sieht nur den Offset.' },
    outputs: { text: 'Die Gewichte bleiben. Nur die Ausgaben ändern sich.' },
    change: { text: 'Die Gewichte ändern sich.' },
    bounds: { text: 'Die Gewichte ändern sich, weil spätere Zeilen das Intervall von −1 bis 1 verlassen.' },
  },
  right: (e) =>
    `${weightsDo(e)} Attention multipliziert Summen aus Wort und Position, und sie projiziert sie vorher.${nothingMoves(e)}`,
  replies: {
    stay: (e) =>
      `${weightsDo(e)} Produkte von Zeilen sehen ${e.rawSame === '1' ? 'nur den Offset' : 'schon mehr als den Offset'}. Hier werden Wörter zu den Zeilen addiert, und beide werden vorher projiziert: Selbst für die Zeilen allein unterscheiden sich projizierte Produkte eines Offsets um bis zu ${e.projected}.`,
    outputs: (e) =>
      `${weightsDo(e)}${e.weights === '0' && e.outputs === '0' ? ' Hier ändert sich nichts.' : ''}${nothingMoves(e)}`,
    change: (e) =>
      `${weightsDo(e)}${e.weights === '0' && e.outputs !== '0' ? ' Bei einem Key gibt es ein Gewicht, 1, und nur die Values tragen die neue Position.' : ''}${nothingMoves(e)}`,
    bounds: (e) =>
      `Keine Zeile verlässt es: Jeder Eintrag ist ein Sinus oder ein Kosinus, an jeder Position. ${weightsDo(e)}${nothingMoves(e)}`,
  },
};

/** "16 bei 0; 12,27 bei 3; ..." */
const products = (e: Named): string =>
  (e.order ?? '')
    .split(',')
    .map((distance) => `${e[`at${distance}`]} bei ${distance}`)
    .join('; ');

const SH5: PredictionWords = {
  question: ({ width }) =>
    `Zeile 0 der Tabelle mal Zeile $k$, Breite ${width}. Ordnen Sie die Abstände $k$ nach diesem Produkt, das größte zuerst.`,
  right: (e) =>
    `Die Produkte sind ${products(e)}.${e.far === 'NaN' ? '' : ` Sie fallen nicht nur: Das Produkt bei Abstand ${e.far} übertrifft das bei Abstand ${e.near}.`}`,
  replies: {
    falls: (e) =>
      `Die Produkte fallen nicht nur. Bei Abstand ${e.near} ist es ${e.nearProduct}, bei Abstand ${e.far} wieder ${e.farProduct}: Schnelle Paare sind wieder in Phase. Der Reihe nach: ${products(e)}.`,
    grows: (e) =>
      `Eine Zeile stimmt am besten mit sich selbst überein. Zeile 0 mal Zeile 0 ist ${e.at0}, und kein anderes Produkt ist größer. Der Reihe nach: ${products(e)}.`,
    other: (e) => `Der Reihe nach: ${products(e)}.`,
  },
};

/** How far RoPE goes, measured. */
function ropeMoves({ rotary, words, offset }: Named): string {
  if (rotary === 'NaN') return oddHead;
  if (offset === '0') return 'Ein Offset von 0 bewegt nichts.';
  return `Die Ausgabe mit RoPE ändert sich um ${rotary}.${words === '1' ? ' Ein einzelnes Token hat ein Gewicht, 1, wie auch immer sein Score ist.' : ''}`;
}
const otherAngles =
  'Die Winkel vorher und nachher sind andere Zahlen. Nur ihre Differenzen stimmen überein, bis auf die letzten Stellen.';

const SH6: PredictionWords = {
  question: ({ offset }) =>
    `RoPE, jede Positions-ID rückt um ${offset}, in doppelter Genauigkeit. Wie stark ändert sich die Attention-Ausgabe?`,
  choices: {
    zero: { text: 'Gar nicht: genau 0.' },
    rounding: { text: 'Nur durch Rundung.' },
    coarse: { text: 'Um einige Tausendstel: Große Winkel sind grob.' },
    sinusoid: { text: 'So stark wie mit sinusförmiger Kodierung in $\\Q$ und $\\K$.' },
  },
  right: (e) => `${ropeMoves(e)}${e.rotary === '0' ? '' : ` ${otherAngles}`}`,
  replies: {
    zero: (e) =>
      `${ropeMoves(e)} ${otherAngles} Ein Schema mit ganzzahligen Offsets, etwa T5, ändert die Ausgabe um ${e.t5}.`,
    rounding: ropeMoves,
    coarse: (e) =>
      `${ropeMoves(e)} So grob sind Winkel nur in einfacher Genauigkeit. Diese Engine rechnet in doppelter.`,
    sinusoid: (e) =>
      `${e.sinusoidalQueryKey === 'NaN' ? pastTable : `Sinusförmige Kodierung in $\\Q$ und $\\K$ ändert sie um ${e.sinusoidalQueryKey}: Sie wird vor den Abbildungen addiert.`} RoPE dreht nach den Abbildungen, also behalten Query und Key ihren Winkel zueinander. ${ropeMoves(e)}`,
  },
};

const SH7: PredictionWords = {
  question: ({ offset }) =>
    `RoPE, ein Paar mit Frequenz 1, Query (1, 0), Key (0, 1). Vergleichen Sie die Scores eines Keys, der ${offset} ${offset === '1' ? 'Position' : 'Positionen'} später steht, und eines ebenso weit früher stehenden.`,
  choices: {
    equal: { text: 'Gleich: Der Abstand ist derselbe.' },
    zero: { text: 'Beide 0: Eine Query an Position 0 wird nicht gedreht.' },
    opposite: { text: 'Entgegengesetzte Vorzeichen.' },
  },
  right: (e) =>
    e.offset === '0'
      ? `Bei einem Offset von 0 wird nichts gedreht, und beide sind ${e.later}.`
      : `Später ist er ${e.later} und früher ${e.earlier}. In der einen Richtung dreht sich der Key zur Query hin, in der anderen von ihr weg.`,
  replies: {
    equal: (e) =>
      `Später ist er ${e.later} und früher ${e.earlier}. Nur ein Key in Richtung der Query hat gleiche Scores: Mit Key (1, 0) sind sie ${e.alongLater} und ${e.alongEarlier}.`,
    zero: (e) =>
      `Position 0 lässt die Query unberührt. Der Key steht nicht dort und wird gedreht: Sein Score ist ungedreht ${e.unturned}; später ${e.later}; früher ${e.earlier}.`,
    opposite: (e) => `Später ist er ${e.later} und früher ${e.earlier}.${nothingMoves(e)}`,
  },
};

/** What both runs do, measured. */
const runs = ({ ids, front }: Named): string => `Lauf 1 ändert die Ausgaben um ${ids}, Lauf 2 um ${front}.`;

const SH8: PredictionWords = {
  question: ({ offset, front }) =>
    `T5. Lauf 1 verschiebt alle Positions-IDs um ${offset}. Lauf 2 setzt „${front}“ davor. Welcher Lauf ändert die Ausgaben der alten Wörter?`,
  choices: {
    neither: { text: 'Keiner: T5 ist relativ.' },
    ids: { text: 'Nur Lauf 1.' },
    front: { text: 'Nur Lauf 2.' },
    both: { text: 'Beide.' },
  },
  right: (e) =>
    `${runs(e)} ${e.frontHolds === '1' ? 'Was davor kommt, ändert das Mittel der Values nur, wo sein Value ein anderer ist.' : 'Neue IDs lassen jeden Offset, wie er war. Was davor kommt, ist ein neuer Key.'}`,
  replies: {
    neither: (e) =>
      `${runs(e)} „${e.frontWords}“ ist ein neuer Key und nimmt den anderen Gewicht. Mit der Nummerierung hat das nichts zu tun.`,
    ids: (e) => `${runs(e)} Alle IDs rücken gemeinsam, also bleibt jeder Offset, und T5 liest nur Offsets.`,
    both: (e) => `${runs(e)} Alle IDs rücken gemeinsam, also bleibt jeder Offset, und T5 liest nur Offsets.`,
    front: (e) => `${runs(e)} Was davor kommt, ist ein Key; hier ändert er nichts über Rundung hinaus.`,
  },
};

const pads = (n: string | undefined): string => `${n} ${n === '1' ? 'Pad' : 'Pads'}`;
/** Which schemes change, measured. */
const changing = ({ changed = '' }: Named): string =>
  changed === ''
    ? 'Gemessen ändern sich die echten Zeilen unter keinem.'
    : `Gemessen ändern sich die echten Zeilen unter: ${namesOf(changed).join('; ')}.`;

const SH9: PredictionWords = {
  question: (e) =>
    `${pads(e.pads)} davor${e.causal === '1' ? ', kausale Maske' : ''}. ${e.hidden === '1' ? 'Die Maske verdeckt die Pads' : 'D2Ls gültige Länge lässt die Pads als Keys stehen'}, ${e.recounted === '1' ? 'IDs zählen ab dem ersten echten Token' : 'IDs zählen die Pads mit'}. Unter welchen Schemata ändern sich die Ausgaben der echten Tokens?${stopsToo(e, 'Was abbricht, bleibt außen vor:')}`,
  choices: schemeChoices,
  right: (e) =>
    `${changing(e)} ${e.masked === '0' ? 'Ein Pad, das ein Key ist, nimmt Gewicht.' : e.counted === '1' ? 'Die Maske verdeckt die Pads, nicht die IDs: Eine Tabelle hat dort andere Zeilen, Offsets bleiben.' : 'Pads, die verdeckt und nicht gezählt sind, hinterlassen keine Spur.'}`,
  replies: {
    hidden: (e) =>
      `${changing(e)} Eine Maske verdeckt Pads als Keys${e.counted === '1' ? `, aber das erste echte Token hat nun die ID ${e.pads}` : ''}. Zählen IDs ab dem ersten echten Token, ist die Änderung mit sinusförmiger Kodierung an der Eingabe ${e.recounted}.`,
    all: (e) =>
      `${changing(e)} Unter allen wäre es so, wenn die Pads Keys wären. Ein gemeinsamer Anfang ist unsichtbar für alles, was Offsets liest. Die Änderung: ${changes('T5', e.t5)}; ${changes('RoPE', e.rotary)}.`,
    allBut: (e) =>
      `${changing(e)} Ein gemeinsamer Anfang ist unsichtbar für alles, was Offsets liest. Die Änderung: ${changes('T5', e.t5)}; ${changes('RoPE', e.rotary)}.`,
    learned: (e) =>
      `${changing(e)} Mit der gelernten Tabelle ist die Änderung ${e.learnedInput}. Auch die sinusförmige Kodierung hat an den neuen IDs andere Zeilen: An der Eingabe ist die Änderung ${e.sinusoidalInput}.`,
    other: (e) =>
      `${changing(e)} Die Änderung: bei sinusförmiger Kodierung an der Eingabe ${e.sinusoidalInput}; ${changes('RoPE', e.rotary)}; ${changes('T5', e.t5)}.`,
  },
};

const side = ({ causal }: Named): string =>
  `${causal === '1' ? 'Alle Buckets sind für frühere Keys.' : 'Die Hälfte der Buckets ist für spätere Keys.'} Von denen für frühere Keys fasst die Hälfte je einen Abstand; die übrigen werden breiter.`;
const t5Found = (e: Named): string => `Abstand ${e.distance} teilt sich Bucket ${e.bucket} mit dem Abstand davor.`;

const SH10: PredictionWords = {
  question: ({ buckets, limit, causal }) =>
    `T5, ${causal === '1' ? 'kausal' : 'für beide Richtungen'}, ${buckets} Buckets, Grenze ${limit}. Welches ist der erste Abstand eines früheren Keys, der im selben Bucket liegt wie der Abstand davor?`,
  right: (e) => `${t5Found(e)} ${side(e)}`,
  replies: {
    limit: (e) =>
      `${e.limit} bestimmt, wie schnell die Buckets breiter werden. Gemeinsame Buckets beginnen viel früher. ${t5Found(e)}`,
    other: (e) =>
      `${t5Found(e)} ${side(e)} Für beide Richtungen ist der erste Abstand in einem gemeinsamen Bucket ${e.both}, kausal ${e.one}.`,
    each: (e) => `Es gibt ${e.buckets} Buckets, aber nicht für jeden Abstand einen. ${side(e)} ${t5Found(e)}`,
    eachBefore: (e) => `Es gibt ${e.buckets} Buckets, aber nicht für jeden Abstand einen. ${side(e)} ${t5Found(e)}`,
  },
};

export const predictions: typeof English = {
  SH3,
  'SH4-size': sizeOfChange,
  SH1,
  SH2,
  SH4,
  SH5,
  SH6,
  SH7,
  SH8,
  SH9,
  SH10,
};
