/** Encoding explorer: the questions of Predict and a reply to every answer. Numbers arrive printed. */
import type { explorerPredictions as English } from '../en/explorer-predictions.ts';

export const explorerPredictions: typeof English = {
  EX1: {
    question: 'Eine Tabelle der Breite 8. In welcher Spalte unterscheiden sich die Zeilen 0 und 1 am meisten?',
    axes: { row: '', column: 'Spalte' },
    counted: (column) => `Am meisten unterscheiden sich die Zeilen 0 und 1 in Spalte ${column}.`,
    right: ({ first, cosine, last, column }) =>
      `Sie unterscheiden sich um ${first} in Spalte 0, um ${cosine} in Spalte 1 und um ${last} in Spalte ${column}. Das erste Paar dreht sich am schnellsten, und vom Winkel 0 an ändert sich ein Sinus mehr als ein Kosinus.`,
    replies: {
      slow: ({ first, last, column }) =>
        `Spalten werden von links nach rechts langsamer. Spalte ${column} ändert sich um ${last}, Spalte 0 um ${first}.`,
      cosine: ({ first, cosine }) =>
        `Die Spalten 0 und 1 haben dieselbe Frequenz. Von Position 0 aus verlässt der Kosinus seinen Höchstwert langsam, um ${cosine}; der Sinus steigt um ${first}.`,
      other: ({ first }) =>
        `Spalte 0 ändert sich um ${first}, mehr als jede andere: Sie ist der Sinus der höchsten Frequenz.`,
    },
  },
  EX3: {
    question: 'Wie sieht Zeile 0 aus?',
    choices: {
      alternate: { text: 'Zeile 0 ist 0, 1, 0, 1, …' },
      zeros: { text: 'Zeile 0 ist lauter Nullen.' },
      one: { text: 'Zeile 0 ist 0,841; 0,540; …' },
      none: { text: 'Es gibt keine Zeile 0. Positionen beginnen bei 1.' },
    },
    right: ({ sine, cosine }) => `Jeder Sinus des Winkels 0 ist ${sine}, jeder Kosinus ${cosine}.`,
    replies: {
      zeros: ({ sine, cosine }) =>
        `Nur in den Sinusspalten steht dort ${sine}. Der Kosinus des Winkels 0 ist ${cosine}.`,
      one: ({ next }) => `Eine Zeile, die mit ${next} beginnt, ist Zeile 1. Positionen zählen ab 0.`,
      none: ({ sine, cosine }) =>
        `Position 0 hat eine Zeile wie jede andere: ${sine} in den Sinusspalten, ${cosine} in den Kosinusspalten.`,
      alternate: ({ sine, cosine }) => `Zeile 0 beginnt mit ${sine} und ${cosine}.`,
    },
  },
  EX9: {
    question: 'Weiterhin Breite 8 und Basis 10000. Welche Frequenz hat das letzte Paar?',
    hint: 'Im Bogenmaß je Position.',
    counted: (number) => `Das letzte Paar hat die Frequenz ${number}.`,
    right: ({ pair, frequency }) =>
      `Paar ${pair} hat den Exponenten $2j/d$ mit $j$ = ${pair} und $d$ = 8, das ergibt ${frequency}. Der Exponent bleibt unter 1, also enden die Frequenzen oberhalb des Kehrwerts der Basis.`,
    replies: {
      closed: ({ frequency }) =>
        `Das teilt $j$ durch die Anzahl der Paare minus 1, also enden die Frequenzen beim Kehrwert der Basis. Mit $2j/d$ enden sie bei ${frequency}.`,
      double: ({ frequency }) =>
        `Dort ist der Exponent doppelt gezählt: $j$ ist das Paar, nicht die Spalte. Es ist ${frequency}.`,
      half: ({ frequency }) => `Dort fehlt der Faktor 2 von $2j/d$. Es ist ${frequency}.`,
      low: ({ frequency, pair }) => `Es ist ${frequency}: Basis hoch $−2j/d$ mit $j$ = ${pair}, dem letzten Paar.`,
      high: ({ frequency, pair }) => `Es ist ${frequency}: Basis hoch $−2j/d$ mit $j$ = ${pair}, dem letzten Paar.`,
      other: ({ frequency }) => `Es ist ${frequency}.`,
    },
  },
  EX2: {
    question: 'Breite 32, Position 1. Welche Zahl steht in Spalte 6?',
    hint: 'Auf 0,001 genau.',
    right: ({ pair, frequency }) =>
      `Spalte 6 ist der Sinus von Paar ${pair}. Sein Winkel an Position 1 ist seine Frequenz, etwa ${frequency}.`,
    replies: {
      halves: ({ pair }) =>
        `Dieser Eintrag steht dort, wenn alle Sinusspalten zuerst kommen, und ebenso, wenn die Nummer der Spalte für die des Paars genommen wird. Hier ist Spalte 6 der Sinus von Paar ${pair}.`,
      later: ({ later }) => `Etwa ${later} steht an Position 2. Positionen zählen ab 0.`,
      cosine: ({ cosine }) =>
        `Das ist der Kosinus, ${cosine}. Spalte 6 ist gerade und damit ein Sinus, an jeder Position.`,
      half: ({ value }) => `Dort fehlt der Faktor 2 des Exponenten $2j/d$. Mit ihm ist es etwa ${value}.`,
      low: ({ value, pair }) => `Es ist mehr, etwa ${value}: der Sinus von Paar ${pair}.`,
      high: ({ value, pair }) => `Es ist weniger, etwa ${value}: der Sinus von Paar ${pair}.`,
      other: ({ value }) => `Es ist etwa ${value}.`,
    },
  },
  EX4: {
    question:
      'Weiterhin Breite 32, 60 Zeilen. Ordnen Sie die Spalten danach, wie oft ihr Vorzeichen wechselt, die mit den meisten Wechseln zuerst.',
    choices: {
      c0: { text: 'Spalte 0' },
      c4: { text: 'Spalte 4' },
      c6: { text: 'Spalte 6' },
      c8: { text: 'Spalte 8' },
      c30: { text: 'Spalte 30' },
    },
    right: ({ c0, c4, c6, c8, c30 }) =>
      `Vorzeichenwechsel in den Spalten 0, 4, 6, 8 und 30: ${c0}, ${c4}, ${c6}, ${c8} und ${c30}. Frequenzen fallen nach rechts.`,
    replies: {
      reversed: ({ c0, c30 }) => `Es ist umgekehrt. Vorzeichenwechsel in Spalte 0: ${c0}, in Spalte 30: ${c30}.`,
      other: ({ c0, c4, c6, c8, c30 }) =>
        `Vorzeichenwechsel in den Spalten 0, 4, 6, 8 und 30: ${c0}, ${c4}, ${c6}, ${c8} und ${c30}.`,
    },
  },
  EX5: {
    question: 'Zeile 37 derselben Tabelle. Wie groß ist die Summe ihrer quadrierten Einträge?',
    hint: 'Auf 0,1 genau.',
    right: ({ pairs, sum }) =>
      `Jedes der ${pairs} Paare trägt an jeder Position sin² + cos² = 1 bei. Die Summe ist ${sum}.`,
    replies: {
      entries: ({ width, pairs, sum }) =>
        `Nicht jeder der ${width} Einträge trägt 1 bei, sondern jedes der ${pairs} Paare: Die Summe ist ${sum}.`,
      one: ({ sum }) => `Zeilen sind nicht auf Länge 1 normiert. Jedes Paar trägt 1 bei: Die Summe ist ${sum}.`,
      low: ({ sum, pairs }) => `Sie ist ${sum}: Jedes der ${pairs} Paare trägt 1 bei.`,
      high: ({ sum, pairs }) => `Sie ist ${sum}: Jedes der ${pairs} Paare trägt 1 bei.`,
      other: ({ sum, pairs }) => `Sie ist ${sum}: Jedes der ${pairs} Paare trägt 1 bei.`,
    },
  },
  EX6: {
    question: 'Nun kommen zuerst alle Sinusspalten, dann alle Kosinusspalten. Was ändert sich?',
    choices: {
      table: { text: 'Die Tabelle. Die Skalarprodukte ihrer Zeilen bleiben.' },
      both: { text: 'Die Tabelle und die Skalarprodukte ihrer Zeilen.' },
      neither: { text: 'Keines von beiden.' },
      breaks: { text: 'Alles: Diese Spaltenreihenfolge ist ein Fehler.' },
    },
    right: ({ entries, dots }) =>
      `Einträge unterscheiden sich um bis zu ${entries}, Skalarprodukte um ${dots}. Dieselben Produkte werden in anderer Reihenfolge addiert.`,
    replies: {
      both: ({ dots }) =>
        `Ein Skalarprodukt addiert über die Spalten in beliebiger Reihenfolge. Die Produkte aller Zeilen stimmen bis auf ${dots} überein.`,
      neither: ({ entries }) => `Eintrag für Eintrag unterscheiden sich die Tabellen um bis zu ${entries}.`,
      breaks: ({ dots }) =>
        `Es ist eine andere Reihenfolge derselben Spalten; Skalarprodukte stimmen bis auf ${dots} überein. Sie schadet, sobald sie auf Gewichte trifft, die mit der anderen Reihenfolge trainiert wurden.`,
      table: ({ entries, dots }) => `Einträge unterscheiden sich um bis zu ${entries}, Skalarprodukte um ${dots}.`,
    },
  },
  EX7: {
    question:
      'Ein Programm berechnet den Exponenten $2j/d$ in ganzen Zahlen, mit $d$ = 32. Wie viele verschiedene Frequenzen bleiben?',
    right: ({ left, pairs }) =>
      `$2j/d$ ist für jedes der ${pairs} Paare kleiner als 1, und der ganzzahlige Anteil ist 0. Es bleibt ${left}.`,
    replies: {
      pairs: ({ pairs, left }) => `${pairs} wären es mit Brüchen. Jeder ganzzahlige Anteil ist 0, also bleibt ${left}.`,
      columns: ({ columns, left }) =>
        `${columns} verschiedene Spalten bleiben, ein Sinus und ein Kosinus. Beide haben die eine verbleibende Frequenz: ${left}.`,
      low: ({ left }) => `Es bleibt ${left}: Basis hoch 0.`,
      high: ({ left }) => `Es bleibt ${left}: Jeder Exponent hat den ganzzahligen Anteil 0.`,
      other: ({ left }) => `Es bleibt ${left}.`,
    },
  },
  EX8: {
    question: 'Breite 2, Zeilen 0, 1, 3 und 6. Welche zwei liegen einander am nächsten?',
    choices: {
      r0and1: { text: 'Zeilen 0 und 1' },
      r0and3: { text: 'Zeilen 0 und 3' },
      r0and6: { text: 'Zeilen 0 und 6' },
      r1and3: { text: 'Zeilen 1 und 3' },
      r1and6: { text: 'Zeilen 1 und 6' },
      r3and6: { text: 'Zeilen 3 und 6' },
    },
    right: ({ r0and6, r0and1 }) =>
      `Die Zeilen 0 und 6 haben Abstand ${r0and6}, die Zeilen 0 und 1 Abstand ${r0and1}. Ein Paar kehrt nach 2π Zeilen zurück; breitere Tabellen haben langsamere Paare, die sie unterscheiden.`,
    replies: {
      r0and1: ({ r0and6, r0and1 }) =>
        `Nachbarn haben Abstand ${r0and1}. Bei einem Paar sind 6 Zeilen fast eine ganze Umdrehung: Die Zeilen 0 und 6 haben Abstand ${r0and6}.`,
      r0and3: ({ r0and3, r0and6 }) =>
        `3 Zeilen sind fast eine halbe Umdrehung: Abstand ${r0and3}. Die Zeilen 0 und 6 haben Abstand ${r0and6}.`,
      r0and6: ({ r0and6 }) => `Die Zeilen 0 und 6 haben Abstand ${r0and6}.`,
      r1and3: ({ r1and3, r0and6 }) =>
        `Die Zeilen 1 und 3 haben Abstand ${r1and3}, die Zeilen 0 und 6 Abstand ${r0and6}.`,
      r1and6: ({ r1and6, r0and6 }) =>
        `Die Zeilen 1 und 6 haben Abstand ${r1and6}, die Zeilen 0 und 6 Abstand ${r0and6}.`,
      r3and6: ({ r3and6, r0and6 }) =>
        `3 Zeilen sind fast eine halbe Umdrehung: Abstand ${r3and6}. Die Zeilen 0 und 6 haben Abstand ${r0and6}.`,
    },
  },
  EX10: {
    question: 'Breite 5. Was tut D2Ls Klasse?',
    choices: {
      cosine: { text: 'Sie bricht beim Füllen der Kosinusspalten ab.' },
      sine: { text: 'Sie bricht beim Füllen der Sinusspalten ab.' },
      add: { text: 'Sie bricht bei der ersten Addition ab.' },
      works: { text: 'Sie läuft. Die letzte Spalte ist ein einzelner Sinus.' },
    },
    right: ({ values, places }) =>
      `Sie berechnet ${values} Kosinuswerte für ${places} Spalten, und die Zuweisung scheitert.`,
    replies: {
      works: ({ values, places }) =>
        `Das tut die Tabelle dieser Seite. Die Klasse berechnet ${values} Kosinuswerte, hat ${places} Spalten dafür und bricht ab.`,
      sine: ({ sines, values, places }) =>
        `Es gibt ${sines} Sinuswerte und ${sines} Spalten dafür. Die ${values} Kosinuswerte treffen auf ${places} Spalten.`,
      add: ({ values, places }) =>
        `So weit kommt es nicht: Zuerst entsteht die Tabelle, und ${values} Kosinuswerte passen nicht in ${places} Spalten.`,
      cosine: ({ values, places }) => `${values} Kosinuswerte treffen auf ${places} Spalten.`,
    },
  },
};
