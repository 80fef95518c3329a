/** R5: a text meets its table. What the emulated class does is the engine's; these are the words for it. */
import type { failure as English } from '../../en/closed-book/failure.ts';

const rows = (count: string): string => (count === '1' ? '1 Zeile' : `${count} Zeilen`);
const tokens = (count: string): string => (count === '1' ? '1 Token' : `${count} Tokens`);

const cures = {
  rebuild: 'eine neue Tabelle mit mehr Zeilen',
  truncate: 'den Text bei max\\_len abschneiden',
  clamp: 'die letzte Zeile für jedes Token dahinter',
  wrap: 'Zeilen wieder ab 0 zählen',
  interpolate: 'die Zeilen über den Text strecken',
};

/** By field and slip. */
const slips: (typeof English)['slips'] = {
  'step-fits': ({ length, maxLen }) =>
    `Nichts scheitert: ${length === '1' ? '1 Token findet eine Zeile' : `${length} Tokens finden je eine Zeile`} unter ${maxLen}.`,
  'step-silent': ({ length, rows: given }) =>
    `Er geht nicht durch: ${rows(length)} ${length === '1' ? 'lässt' : 'lassen'} sich nicht zu ${given} addieren.`,
  'step-build': ({ maxLen }) => `Die Tabelle mit ${rows(maxLen)} wurde aufgebaut, bevor ein Text kam.`,
  'step-slice': ({ rows: given }) =>
    `Der Slice scheitert nicht: Über das Ende der Tabelle hinaus gibt er, was da ist, ${rows(given)}.`,
  'step-dropout': () => 'Dropout wird nicht erreicht.',
  'kind-index': () => 'Kein Index wird hinter dem Ende gelesen: Ein Slice hört dort ohne Meldung auf.',
  'a-exchanged': () => 'a und b sind vertauscht: a ist der erste Operand der Addition, der Text.',
  'a-lastPlace': ({ length }) => `Das ist die Position des letzten Tokens. Die Größe zählt Tokens: ${length}.`,
  'b-exchanged': () => 'a und b sind vertauscht: b ist der zweite Operand der Addition, der Slice.',
  'b-lastPlace': ({ rows: given }) => `Das ist die Position der letzten Zeile. Die Größe zählt Zeilen: ${given}.`,
  'axis-batchAxis': () => 'Dimension 0 ist der Batch: Der Slice hat dort einen Eintrag und dehnt sich darüber aus.',
  'axis-featureAxis': () => 'Dimension 2 enthält die Merkmale; beide haben dieselbe Breite.',
  'slicedRows-asked': ({ length, maxLen }) =>
    `Ein Slice gibt, was da ist: Verlangt waren ${rows(length)}, die Tabelle hat ${maxLen}.`,
  'slicedRows-wholeTable': ({ length }) =>
    length === '1'
      ? 'Genommen wird nur die erste Zeile, nicht die ganze Tabelle.'
      : `Genommen werden nur die ersten ${length} Zeilen, nicht die ganze Tabelle.`,
  'slicedRows-lastPlace': ({ rows: given }) =>
    `Das ist die Position der letzten Zeile des Slice. Er hat ${rows(given)}, ab 0.`,
  'firstRefused-tooStrict': ({ maxLen }) =>
    `Um eins zu streng: Ein Text mit ${tokens(maxLen)} hat für jedes eine Zeile.`,
  'firstRefused-lastPlace': ({ maxLen, firstRefused }) =>
    `max\\_len ist eine Anzahl, nicht die letzte Position: Bei ${rows(maxLen)} sind ${firstRefused} Tokens schon zu viele.`,
  'firstRefused-thisText': ({ firstRefused }) =>
    `Dieser Text scheitert, aber ein kürzerer auch schon: ${firstRefused} Tokens.`,
  'smallestMaxLen-asItIs': ({ maxLen }) => `Mit ${rows(maxLen)} scheitert es, wie jetzt.`,
  'smallestMaxLen-lastPlace': ({ length }) =>
    `Das ist die letzte Position. Zeilen zählen ab 0, nötig sind also ${length}.`,
  'smallestMaxLen-oneMore': ({ length }) => `Das geht, und ${length} genügen ebenso.`,
  'cure-loses': () => 'Es läuft, aber Tokens sind weg.',
  'cure-shares': () => 'Es läuft, aber mehrere Tokens erhalten dieselbe Zeile.',
  'cure-moves': () => 'Es läuft, aber alte Positionen lesen andere Zeilen als zuvor.',
  'losing-keepsAll': () => 'Es behält jedes Token und gibt jedem eine eigene Zeile.',
  'losing-shares': () => 'Kein Token geht verloren: Mehrere erhalten dieselbe Zeile.',
  'losing-moves': () => 'Kein Token geht verloren: Alte Positionen lesen andere Zeilen als zuvor.',
  'open-oldRows': () => 'Das ist geklärt: Die alten Zeilen sind in der längeren Tabelle Bit für Bit dieselben.',
  'open-ownRow': () => 'Das ist geklärt: Jedes Token erhält die Zeile der Formel, und keine zwei sind gleich.',
  'open-error': () =>
    'Das ist geklärt: Der Slice der längeren Tabelle hat so viele Zeilen wie der Text, und die Addition läuft.',
};

export const failure: typeof English = {
  title: 'Ein Text trifft auf seine Tabelle',
  task: ({ length, maxLen }) =>
    `D2Ls Klasse hat ihre Tabelle mit max\\_len = ${maxLen} aufgebaut. Nun kommt ein Text mit **${tokens(length)}**. Schreiben Sie aus dem Gedächtnis, was geschieht.`,
  questions: {
    step: 'Welcher Schritt scheitert?',
    kind: 'Welche Art von Fehler ist es?',
    a: 'Die Meldung von PyTorch nennt a und b. Die Zahl für a:',
    b: 'Die Zahl für b:',
    axis: 'Die Dimension, die sie nennt:',
    slicedRows: 'Zeilen, die der Slice ergibt:',
    firstRefused: 'Der kürzeste Text, der an dieser Tabelle scheitert, in Tokens:',
    smallestMaxLen: 'Das kleinste max\\_len, das diesen Text annimmt:',
    cure: 'Was hilft und ändert keine alte Zeile?',
    losing: 'Was darf nicht ohne Meldung geschehen, weil Tokens weg sind?',
    open: 'Was lässt die Abhilfe offen?',
  },
  options: {
    step: {
      none: 'keiner, der Text geht durch',
      build: 'der Aufbau der Tabelle',
      slice: 'der Slice, `P[:, :n]`',
      add: 'die Addition, `X + P[:, :n]`',
      dropout: 'Dropout auf der Summe',
    },
    kind: {
      size: 'zwei Größen passen nicht zusammen',
      index: 'ein Index liegt hinter dem Ende',
      type: 'zwei Typen passen nicht zusammen',
      memory: 'der Speicher reicht nicht',
    },
    cure: cures,
    losing: cures,
    open: {
      quality: 'wie gut das Modell an neuen Positionen ist',
      oldRows: 'ob die alten Zeilen bleiben, wie sie waren',
      ownRow: 'ob jedes Token eine eigene Zeile erhält',
      error: 'ob die Addition weiter scheitert',
    },
  },
  right: {
    step: ({ length, rows: given }) =>
      length === given
        ? `Der Slice ergibt ${rows(given)}, eine je Token.`
        : `${rows(length)} ${length === '1' ? 'lässt' : 'lassen'} sich nicht zu ${given} addieren.`,
    kind: () => 'Die Addition findet zwei Größen, die nicht zusammenpassen.',
    a: () => 'Der Text ist der erste Operand.',
    b: () => 'Der Slice ist der zweite Operand.',
    axis: () => 'Dimension 1 zählt Tokens; Dimension 0 ist der Batch.',
    slicedRows: ({ rows: given }) => `Der Slice ergibt ${rows(given)}.`,
    firstRefused: ({ maxLen }) =>
      maxLen === '1' ? '1 Token hat noch seine Zeile.' : `${maxLen} Tokens haben noch je eine Zeile.`,
    smallestMaxLen: () => 'Eine Zeile je Token, und mehr ist nicht nötig.',
    cure: () => 'Jedes Token erhält eine eigene Zeile, und jede alte Zeile bleibt Bit für Bit.',
    losing: () => 'Es läuft ohne Fehler, und die Tokens hinter dem Ende sind weg.',
    open: () => 'Die Formel hat für jede Position eine Zeile; auf den neuen hat niemand das Modell trainiert.',
  },
  slips,
  noError: ({ length, rows: given }) =>
    `Hier scheitert nichts: ${tokens(length)} und ${rows(given)}. Es gibt keinen Fehler, nach dem zu fragen wäre.`,
  /** Without a known slip: what helps, and gives no number away. */
  wrong: {
    kind: 'Die Wörter und die Tabelle haben denselben Typ, und beide sind im Speicher.',
    a: 'a ist der erste Operand der Addition.',
    b: 'b ist der zweite Operand der Addition.',
    axis: 'Beide Operanden haben drei Dimensionen: Batch, Tokens, Merkmale. Sie zählen ab 0.',
    slicedRows: 'Ein Slice gibt die verlangten Zeilen, soweit die Tabelle sie hat.',
    firstRefused: 'Ein Text geht durch, solange jedes seiner Tokens eine Zeile findet.',
    smallestMaxLen: 'Der Text geht durch, sobald jedes seiner Tokens eine Zeile findet.',
  },
  notThat: 'Das tut die nachgebildete Klasse nicht.',
  noCount: (given) => `Die Antwort muss eine ganze Zahl von 0 bis 999 999 sein; angegeben war „${given}“.`,
  says: 'PyTorch meldet:',
  answer: (question, right) => `${question} ${right}`,
};
