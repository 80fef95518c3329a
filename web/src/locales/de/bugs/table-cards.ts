/** Spot the bug, S01 to S04: the sinusoidal table. */
import type { tableCards as English } from '../../en/bugs/table-cards.ts';

const bounded = 'Jeder Eintrag liegt zwischen −1 und 1';
const unitCircle = 'Spalten $2j$ und $2j+1$: Die Quadrate summieren sich zu 1';
const row0 = 'Zeile 0 ist 0, 1, 0, 1, …';
const rowLengths = 'Die Quadrate jeder Zeile summieren sich zu $d/2$';
const similarity = 'Produkte zweier Zeilen hängen nur von ihrem Abstand ab, wie die Kosinus es sagen';

export const tableCards: typeof English = {
  S01: {
    title: 'Winkel der Spalten',
    wanted: ({ width = '' }) =>
      `Die sinusförmige Tabelle, $d$ = ${width}. Gerade Spalten enthalten Sinus, ungerade Kosinus. Was ist der Winkel von Spalte $c$ an Position $i$?`,
    variants: {
      pairExponent: '$i / 10000^{2⌊c/2⌋/d}$',
      rawColumn: '$i / 10000^{2c/d}$',
    },
    tests: {
      row0: {
        name: row0,
        why: 'An Position 0 ist jeder Winkel 0, bei jedem Exponenten. Zeile 0 sagt nichts über ihn.',
      },
      column0: {
        name: 'Spalte 0 ist der Sinus der Position',
        why: 'Spalte 0 hat in beiden Fällen den Exponenten 0. Sie ist die einzige Spalte, die nichts verrät.',
      },
      bounded: { name: bounded, why: 'Ein Sinus ist beschränkt, bei jedem Winkel.' },
      unitCircle: {
        name: unitCircle,
        why: 'Er fragt, ob die beiden Spalten eines Paars denselben Winkel haben. Genau das entscheidet der Exponent.',
      },
    },
    value: ({ row = '', rowCount = '' }) => `Breite ${rowCount}, Zeile ${row}: Was steht in Spalte 1?`,
    values: {
      circles: ({ position = '', circlesCount = '' }) =>
        `Summe der Quadrate von Sinus und Kosinus, Anzahl schneller Paare ${circlesCount}, Position ${position}`,
      row: ({ row = '', rowCount = '' }) => `Breite ${rowCount}, Zeile ${row}`,
    },
    fault:
      'Der Exponent zählt Spalten, wo er Paare zählen sollte. Sinus und Kosinus eines Paars haben dann verschiedene Winkel, und keine Drehung führt eine Zeile in die nächste.',
    reported:
      'tensorflow/models #9075 und DeepCTR #379 betreffen diesen Exponenten. Als Heatmaps sehen die beiden Tabellen gleich aus.',
  },
  S02: {
    title: 'Frequenzen der Paare',
    wanted: ({ width = '' }) => `Die sinusförmige Tabelle, $d$ = ${width}. Was ist die Frequenz von Paar $j$?`,
    variants: {
      realExponent: '$10000^{−2j/d}$',
      wholeExponent: '`pow(10000, -(2 * j / d))`, mit ganzen Zahlen `j` und `d` in C++',
    },
    tests: {
      row0: { name: row0, why: 'An Position 0 ist jeder Winkel 0, bei jeder Frequenz.' },
      unitCircle: {
        name: unitCircle,
        why: 'Sinus und Kosinus eines Winkels liegen auf dem Kreis. Der Test fragt nicht, welcher Winkel es ist.',
      },
      ownTurn: {
        name: ({ offset = '' }) =>
          `Paar 1 von Zeile $i$ + ${offset} ist das von Zeile $i$, um seine eigene Frequenz gedreht`,
        why: 'Jede Variante wird mit ihrer eigenen Frequenz gemessen, also drehen sich beide, wie sie sollen. Die Frequenz selbst wird nie verglichen.',
      },
      bounded: { name: bounded, why: 'Ein Sinus ist beschränkt, bei jeder Frequenz.' },
      frequencies: {
        name: 'Es gibt $d/2$ verschiedene Frequenzen; wie viele fehlen',
        why: 'Eine Eigenschaft eines Paars gilt für jedes Paar allein. Zählen vergleicht Paare miteinander.',
      },
    },
    value: ({ width = '' }) => `Wie viele verschiedene Frequenzen hat die Tabelle der Breite ${width}?`,
    values: { row: ({ rowCount = '' }) => `Zeile 1, die ersten ${rowCount} Spalten` },
    fault:
      'Ein Quotient ganzer Zahlen wird zu einer ganzen Zahl abgeschnitten: 2j / d ist für jedes Paar 0. Alle Frequenzen sind 1, und alle Paare sind dieselben zwei Spalten.',
    reported:
      'OpenNMT/OpenNMT-py PR #884 und BERT-pytorch #18 betreffen diese Division. Nichts scheitert, wenn sie auftritt.',
  },
  S03: {
    title: 'Reihenfolge der Spalten',
    wanted: ({ width = '' }) =>
      `Eine Tabelle der Breite ${width} für Gewichte, die mit der von D2L trainiert wurden. Welche Spalte enthält was?`,
    variants: {
      alternating: 'Sinus, Kosinus, Sinus, Kosinus, …',
      halves: 'zuerst alle Sinus, dann alle Kosinus',
    },
    tests: {
      similarity: {
        name: similarity,
        why: 'Ein Produkt zweier Zeilen ist eine Summe über Spalten, und eine Summe kennt deren Reihenfolge nicht.',
      },
      rowLengths: { name: rowLengths, why: 'Eine Summe von Quadraten kennt die Reihenfolge ihrer Terme nicht.' },
      bounded: { name: bounded, why: 'In beiden Tabellen stehen dieselben Zahlen.' },
      unitCircle: {
        name: unitCircle,
        why: 'Er nimmt zwei Spalten nach ihren Nummern. Bei Hälften sind das zwei Sinus verschiedener Paare.',
      },
      row0: { name: row0, why: 'Er nennt Spalten: Nullen in geraden, Einsen in ungeraden.' },
    },
    value: ({ column = '' }) => `Was steht in Zeile 0, Spalte ${column}?`,
    values: {
      entry: 'Zeile 1, Spalte 6',
      columns: ({ position = '' }) => `Zeile ${position}, Spalten 6 bis 9`,
      circle: ({ position = '' }) => `Quadrate der Spalten 6 und 7 an Position ${position}`,
    },
    fault:
      'Sinus zuerst ist eine andere Reihenfolge und für sich kein Fehler. Zum Fehler wird sie, sobald sie auf Gewichte trifft, die für die andere Reihenfolge gemacht sind.',
    reported:
      'tensorflow/tensor2tensor #1925 fragt nach den beiden Anordnungen; facebookresearch/DiT #78 betrifft eine dritte, Kosinus zuerst.',
  },
  S04: {
    title: 'Positionen der Wörter',
    wanted: ({ width = '' }) =>
      `Wörter plus die sinusförmige Tabelle von D2L, $d$ = ${width}. Welchen Winkel hat Paar $j$ von Zeile $t$?`,
    variants: { fromZero: '$t · 10000^{−2j/d}$', fromOne: '$(t+1) · 10000^{−2j/d}$' },
    tests: {
      similarity: {
        name: similarity,
        why: 'Der Abstand zweier Zeilen ist derselbe, wo auch immer die Zählung beginnt.',
      },
      shift: {
        name: ({ offset = '' }) => `Jedes Paar von Zeile $t$ + ${offset} ist das von Zeile $t$, gedreht`,
        why: 'Die Drehung hängt vom Offset ab und nicht von der Position. Eine Tabelle, die eine Position später beginnt, dreht sich gleich.',
      },
      rowLengths: {
        name: rowLengths,
        why: 'Jede Zeile hat dieselbe Länge, also gilt es auch für eine Tabelle, die später beginnt.',
      },
      unitCircle: { name: unitCircle, why: 'Jede Zeile liegt auf dem Kreis, die nächste ebenso.' },
      row0: {
        name: row0,
        why: 'Er nennt eine Zeile. Nur ein solcher Test kann feststellen, wo die Zählung beginnt.',
      },
    },
    value: ({ column = '', rowCount = '' }) => `Breite ${rowCount}: Was steht in Zeile 0, Spalte ${column}?`,
    values: { row: ({ rowCount = '' }) => `Breite ${rowCount}, Zeile 0` },
    fault:
      'Positionen werden ab 1 gezählt. Was nur von Differenzen der Positionen abhängt, gilt trotzdem; jede Zeile ist lediglich die der nächsten Position.',
    reported:
      'nlp-tutorial #73 zeigt eine Indexliste, die anderswo beginnt; huggingface/transformers #36856 ist eine weitere um eins verschobene Zählung.',
  },
};
