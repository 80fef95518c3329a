/** The explorer's own encoding: a formula or pasted rows beside the sinusoidal table. */
import type { ownErrors as EnglishErrors, ownTable as EnglishTable } from '../en/explorer-own.ts';
import type { Refusal } from '../en/frame-refusals.ts';
import { rowsTroubles, troubles } from './formulas.ts';

const letters = '$i$ (Position), $c$ (Spalte), $j$ = floor($c$/2), $d$ (Breite) und $n$ (Zeilen)';
const keyed = (prefix: string, kinds: readonly string[], worded: (kind: string, refusal: Refusal) => string) =>
  Object.fromEntries(kinds.map((kind) => [`${prefix}.${kind}`, (refusal: Refusal) => worded(kind, refusal)]));

const tooLarge = 'Die Einträge sind zu groß: Die Produkte ihrer Zeilen verlassen den Zahlenbereich.';

export const ownErrors: typeof EnglishErrors = {
  ...keyed('formula', Object.keys(troubles), (kind, { place = '', given }) =>
    troubles[kind as keyof typeof troubles](place, given, letters),
  ),
  ...keyed('ownRows', Object.keys(rowsTroubles), (kind, { place = '', given, allowed }) =>
    rowsTroubles[kind as keyof typeof rowsTroubles](place, given, allowed),
  ),
  'formula.no-value': ({ given }) => `Die Formel ergibt ${given}. Jeder Eintrag muss eine endliche Zahl sein.`,
  'formula.overflow': () => tooLarge,
  'ownRows.overflow': () => tooLarge,
  'ownRows.wrong-shape': ({ allowed, given }) => `Form der Tabelle: ${allowed}. Form der eingefügten Zeilen: ${given}.`,
};

export const ownTable: typeof EnglishTable = {
  title: 'Eigene Kodierung',
  formulaHint: `Eine Formel für den Eintrag an Position $i$ und Spalte $c$. Sie darf ${letters} verwenden, und \`sin cos tan exp ln log10 sqrt abs floor pi e\`. Enter liest sie ein.`,
  rowsHint:
    'Zeilen aus einer Tabellenkalkulation, einer Datei oder einer Ausgabe von NumPy oder PyTorch; eine Textzeile oder ein Klammerpaar ist eine Position. Sie werden beim Verlassen des Feldes gelesen. PyTorch gibt float32 aus: Diese Genauigkeit unter „Weitere Bedingungen“ wählen.',
  reading: (text) => `Gelesen als ${text}.`,
  paper: 'Das ist die Schreibweise des Papers von 2017: pos ist die Position und i das Paar.',
  rowsRead: (rows, cols, decimals) =>
    `Gelesen: ${rows} ${rows === '1' ? 'Zeile' : 'Zeilen'} mit ${cols} ${cols === '1' ? 'Zahl' : 'Zahlen'}${decimals === null ? '' : `, gerundet auf ${decimals} ${decimals === '1' ? 'Nachkommastelle' : 'Nachkommastellen'}. Die Toleranzen berücksichtigen diese Rundung`}.`,
  formulas: {
    d2l: 'D2Ls Tabelle',
    halves: 'Hälften',
    rawColumn: 'Rohe Spalte im Exponenten',
    count: 'Die Position selbst',
    ramp: 'Rampe i/n',
    oneHot: 'One-hot',
    binary: 'Binärzähler',
    noise: 'Rauschen, wie gelernte Zeilen beginnen',
  },
  figure: 'Die sinusförmige Tabelle, die eigene und der Betrag ihrer Differenz, auf einer Positionsachse',
  maps: { table: 'Sinusförmig', own: 'Eigene', difference: '|Differenz|' },
  names: {
    'own-sinusoidal': 'Die sinusförmige Tabelle, zum Vergleich',
    'own-table': 'Ihre eigene Tabelle',
    'own-difference': 'Differenz der beiden Tabellen',
  },
  verdictsTitle: 'Eigenschaften Ihrer Tabelle',
  measured: (value, tolerance) => `Gemessen ${value}, Toleranz ${tolerance}. Sinusförmig:`,
  even: ({ column }) =>
    `Die Breite ist gerade: ${column === 'Spalte' ? 'Jede Spalte' : 'Jedes Merkmal'} gehört zu einem Paar.`,
  odd: ({ column }, lone) => `Die Breite ist ungerade: ${column} ${lone} gehört zu keinem Paar.`,
  holding: (holding, all) => `Die eigene Tabelle hat ${holding} der ${all} Eigenschaften.`,
  identical: 'Es ist die sinusförmige Tabelle, Bit für Bit.',
  same: (size) => `Es ist die sinusförmige Tabelle bis auf ${size}, das ist Rundung.`,
  differs: ({ row, column }, at, { own, table }, { differing, entries }) =>
    `Sie weicht von der sinusförmigen Tabelle um bis zu ${at.size} ab, bei ${row} ${at.row}, ${column} ${at.col}: ${own} statt ${table}. Verschieden sind ${differing} von ${entries} Einträgen.`,
  read: ({ Row, column }, { row, col }, { own, table }, difference) =>
    `${Row} ${row}, ${column} ${col}: eigene ${own}; sinusförmig ${table}; Differenz ${difference}.`,
};
