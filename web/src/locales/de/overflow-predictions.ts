/** Overflow: the questions of Predict and a reply to every answer. Numbers arrive printed; 1 and 0 stand for yes and no. */
import type { Named } from '../contract.ts';
import type { overflowPredictions as English } from '../en/overflow-predictions.ts';

const many = (count: string, one: string, more: string): string => `${count} ${count === '1' ? one : more}`;
const tokens = (count: string): string => many(count, 'Token', 'Tokens');
const rows = (count: string): string => many(count, 'Zeile', 'Zeilen');

/** What the class did, for the replies; 1 and 0 stand for yes and no. */
function happened(e: Named): string {
  if (e.builds === '0')
    return `Die Klasse bricht beim Aufbau ihrer Tabelle ab: ${e.values} Kosinuswerte, ${many(`${e.columns}`, 'Spalte', 'Spalten')}.`;
  if (e.adds === '0') return `Die Addition bricht ab: Eingabe ${rows(`${e.length}`)}, Tabelle ${e.given}.`;
  if (e.spreads === '1')
    return `Nichts bricht ab: Eine Zeilenzahl von 1 wird ohne Meldung ausgedehnt, auf ${rows(`${e.out}`)}.`;
  return `Nichts bricht ab: Eingabe ${rows(`${e.length}`)}, Tabelle ${e.given}.`;
}

const ownLengths =
  'Dies sind Ihre eigenen Längen, wenn Ihr Text mindestens 2 Tokens länger ist als seine Tabelle und höchstens doppelt so lang; sonst 1500 Tokens und 1000 Zeilen.';

const messageRead = (e: Named): string =>
  `Tensor a ist die Eingabe mit ${tokens(`${e.input}`)}, Tensor b das, was der Slice ergab, ${rows(`${e.table}`)}. Die Sequenz ist Achse ${e.sequence}.`;

const limitRead = (e: Named): string =>
  `Zeile ${e.last} ist die letzte, also ${e.stored === '1' ? 'passt 1 Token' : `passen ${e.stored} Tokens`}. Die erste abgewiesene Länge ist ${e.refused}.`;

const changesMeasured = (e: Named): string =>
  `Gekürzt ändern sich die Ausgaben um ${e.truncate}. Begrenzt ist es ${e.clamp}; zyklisch gelesen ${e.wrap}; mit einer ausreichend langen Tabelle ${e.rebuild}.`;

const wrapsTo = (e: Named): string =>
  `Token ${e.token} fällt zyklisch auf Zeile ${e.row}, die eigene Zeile von Token ${e.row}.`;

const policiesCounted = (e: Named): string =>
  `Ausgegebene Zeilen und verschiedene darunter: Kürzen ${e.truncateOut} und ${e.truncateDifferent}, Begrenzen ${e.clampOut} und ${e.clampDifferent}, Zyklisch ${e.wrapOut} und ${e.wrapDifferent}, Neu aufbauen ${e.rebuildOut} und ${e.rebuildDifferent}.`;

const batchRead = (e: Named): string =>
  `Die Klasse hält Achse 1 für die Sequenz, nimmt im Slice also ${rows(`${e.table}`)}, eine je Spalte. Eine quadratische Matrix passt zufällig und kommt als [1, ${e.width}, ${e.width}] zurück; ${e.input} Zeilen passen nicht.`;

export const overflowPredictions: typeof English = {
  OV1: {
    question: 'D2Ls Klasse führt ihre Schritte in dieser Reihenfolge aus. Welcher bricht ab?',
    choices: {
      build: { text: 'Der Aufbau der Tabelle.' },
      slice: { text: 'Das Entnehmen der Zeilen.', formula: '\\P[:, :n]' },
      add: { text: 'Die Addition.', formula: 'X + \\P' },
      dropout: { text: 'Dropout auf der Summe.' },
      none: { text: 'Keiner. Sie gibt eine Ausgabe zurück.' },
    },
    right: happened,
    replies: {
      build: (e) =>
        `Die Tabelle hat ihre ${e.stored === '1' ? '1 Zeile' : `${e.stored} Zeilen`}, bevor ein Text kommt. ${happened(e)}`,
      slice: (e) =>
        e.slices === '0'
          ? `ViT nimmt keinen Slice. ${happened(e)}`
          : e.given === e.length
            ? `Der Slice verlangt ${rows(`${e.length}`)} und erhält sie. ${happened(e)}`
            : `Ein Index hinter dem Ende scheitert. Ein Slice über das Ende hinaus wird am Ende abgeschnitten: Verlangt sind ${e.length}, er ergibt ${rows(`${e.given}`)}. ${happened(e)}`,
      add: happened,
      dropout: (e) => `Dropout arbeitet auf einer Summe beliebiger Länge. ${happened(e)}`,
      none: (e) =>
        e.builds === '0'
          ? happened(e)
          : `${e.formula === '1' ? 'Die Formel hat kein Ende, die gespeicherte Tabelle aber schon' : 'Die gespeicherte Tabelle hat ein Ende'}, und nichts kürzt hier den Text. ${happened(e)}`,
    },
  },
  OV5: {
    question:
      'Jede Position hinter dem Ende wird auf die letzte Zeile begrenzt. Wie viele Tokens erhalten diese Zeile?',
    hint: 'Positionen zählen ab 0.',
    counted: (number) => `Begrenzt ${number === '1' ? 'erhielte' : 'erhielten'} ${tokens(number)} die letzte Zeile.`,
    right: (e) => `Zeile ${e.last} geht an ${tokens(`${e.shared}`)}.`,
    replies: {
      low: (e) =>
        `Zeile ${e.last} ist die eigene von Token ${e.last}; jedes spätere wird dorthin geschickt. Zusammen sind das ${e.shared}.`,
      high: (e) =>
        `Positionen zählen ab 0, und nur die ab ${e.last} lesen Zeile ${e.last}. Zusammen sind das ${e.shared}.`,
      other: (e) => `Zeile ${e.last} geht an ${tokens(`${e.shared}`)}.`,
    },
  },
  OV2: {
    question: ({ length, maxLen, width }) =>
      `Eine Eingabe der Form [Batch, ${length}, ${width}] trifft auf die Tabelle mit ${rows(`${maxLen}`)}. PyTorch meldet: „The size of tensor a (…) must match the size of tensor b (…) at non-singleton dimension …“. Welche drei Zahlen?`,
    labels: ['tensor a', 'tensor b', 'dimension'],
    hint: ownLengths,
    right: messageRead,
    replies: {
      exchanged: (e) => `Die Summe nennt ihre linke Seite zuerst, und das ist die Eingabe. ${messageRead(e)}`,
      batchAxis: (e) =>
        `Achse 0 ist der Batch. Dort hat die Tabelle Größe 1, und eine Größe von 1 wird auf jede andere ausgedehnt. ${messageRead(e)}`,
      widthAxis: (e) =>
        `Achsen zählen ab 0, die letzte ist also die Breite: ${e.width} auf beiden Seiten, und das passt. ${messageRead(e)}`,
      lastPositions: (e) =>
        `${e.lastToken} und ${e.lastPosition} sind die letzten Positionen, ab 0 gezählt. Die Meldung nennt Anzahlen. ${messageRead(e)}`,
      widths: (e) => `Die Breiten stimmen überein: ${e.width} auf beiden Seiten. ${messageRead(e)}`,
      other: messageRead,
    },
  },
  OV3: {
    question: ({ maxLen }) =>
      maxLen === '1'
        ? 'Die Tabelle hat 1 Zeile. Welche Längen nimmt die Klasse an?'
        : `Die Tabelle hat ${maxLen} Zeilen. Welche Längen nimmt die Klasse an?`,
    hint: ownLengths,
    choices: {
      below: { text: 'Ein Token weniger als Zeilen' },
      full: { text: 'So viele Tokens wie Zeilen' },
      onePast: { text: 'Ein Token mehr als Zeilen' },
      past: { text: 'Die Länge dieses Textes' },
    },
    right: limitRead,
    replies: {
      lastIndex: (e) => `Zeilen zählen ab 0: Die letzte ist ${e.last}, zusammen sind es ${e.stored}. ${limitRead(e)}`,
      oneMore: (e) => `${e.refused} Tokens verlangen Zeile ${e.stored}, die es nicht gibt. ${limitRead(e)}`,
      noEnd: (e) => `Die Formel hat kein Ende. Die Tabelle wurde gespeichert, und sie endet. ${limitRead(e)}`,
      exactly: (e) => `Ein kürzerer Text nimmt die ersten Zeilen und lässt die übrigen liegen. ${limitRead(e)}`,
      other: limitRead,
    },
  },
  OV4: {
    question: ({ length, maxLen, token }) =>
      `${length} Tokens, aus Ihrem Seed gezogen, treffen auf eine Tabelle mit ${maxLen} ${maxLen === '1' ? 'Zeile' : 'Zeilen'}. Der Text wird ohne Meldung auf ${tokens(`${maxLen}`)} gekürzt, dann läuft Attention. Nun wird Token ${token} durch ein anderes ersetzt. Um wie viel ändern sich die ersten ${maxLen} Ausgaben höchstens?`,
    counted: (size) => `Die ersten Ausgaben ändern sich um ${size}.`,
    right: (e) => `Token ${e.token} wurde abgeschnitten, also hängt nichts von ihm ab. ${changesMeasured(e)}`,
    replies: {
      rebuilt: (e) =>
        `Das ergibt eine ausreichend lange Tabelle: Dort hängt jede Ausgabe von Token ${e.token} ab. Hier wurde es abgeschnitten, und keine Fehlermeldung weist darauf hin. ${changesMeasured(e)}`,
      high: (e) => `Token ${e.token} wurde abgeschnitten, also hängt nichts von ihm ab. ${changesMeasured(e)}`,
      other: changesMeasured,
    },
  },
  OV6: {
    question: ({ maxLen, token }) =>
      `Jede Position hinter dem Ende wird zyklisch gelesen: Position modulo ${maxLen}. Welches frühere Token hat dieselbe Zeile wie Token ${token}?`,
    hint: `Positionen zählen ab 0. ${ownLengths}`,
    counted: (number) => `Token ${number} hat dieselbe Zeile.`,
    right: (e) =>
      `${wrapsTo(e)} Insgesamt ${e.pairs === '1' ? 'teilt sich 1 Paar' : `teilen sich ${e.pairs} Paare je`} eine Zeile.`,
    replies: {
      oneBefore: (e) => `Tokens und Zeilen zählen beide ab 0, also verschiebt sich nichts um eins. ${wrapsTo(e)}`,
      oneAfter: (e) => `Tokens und Zeilen zählen beide ab 0, also verschiebt sich nichts um eins. ${wrapsTo(e)}`,
      clamped: (e) =>
        `Auf Zeile ${e.clamped} schickt es das Begrenzen. Zyklisch beginnt es wieder bei Zeile 0. ${wrapsTo(e)}`,
      rebuilt: (e) => `Nur eine längere Tabelle gibt ihm eine eigene Zeile. Diese hat ${e.maxLen}. ${wrapsTo(e)}`,
      other: wrapsTo,
    },
  },
  OV7: {
    question: ({ length, row, column }) =>
      `Die Tabelle wird mit ${length} Zeilen neu aufgebaut. Was steht in ihrer letzten Zeile, ${row}, in Spalte ${column}?`,
    hint: `Auf 0,001 genau; ein Taschenrechner hilft. Spalten zählen ab 0, gerade sind Sinus. ${ownLengths}`,
    counted: (number) => `Dort steht ${number}.`,
    right: ({ value }) =>
      `Es ist ${value}. Die Formel ergibt jede Zeile, trainiert oder nicht. Nur eine gelernte Tabelle kann keine weitere liefern.`,
    replies: {
      countedFromOne: ({ value, past, row, countedFromOne }) =>
        `${countedFromOne} gehört zu Zeile ${past}. Zeilen zählen ab 0, ${past} Zeilen enden also mit Zeile ${row}: ${value}.`,
      doubledExponent: ({ value, column, twice, doubledExponent }) =>
        `Bei ${doubledExponent} ist der Exponent verdoppelt, der Wert gehört also zu Spalte ${twice}. Der Exponent von Spalte ${column} ist ihre eigene Nummer geteilt durch die Breite: ${value}.`,
      lastStored: ({ value, stored, row, lastStored }) =>
        `${lastStored} steht in Zeile ${stored}, auf die das Begrenzen dieses Token schicken würde. Eine neu aufgebaute Tabelle reicht bis Zeile ${row}: ${value}.`,
      nextColumn: ({ value, column, next, nextColumn }) =>
        `${nextColumn} ist der Kosinus des Paars, in Spalte ${next}. Spalte ${column} ist gerade, ein Sinus: ${value}.`,
      empty: ({ value }) =>
        `Keine Zeile einer neu aufgebauten Tabelle ist leer: Die Formel ergibt jede. Es ist ${value}.`,
      other: ({ value, row, column }) =>
        `In Zeile ${row}, Spalte ${column} steht der Wert ${value}: Die Formel ergibt ihn, und nichts braucht Training.`,
    },
  },
  OV8: {
    question: ({ length }) =>
      `Welche Verfahren geben ${length} Zeilen zurück, jede mit einer anderen Zeile der Tabelle gebildet?`,
    hint: ownLengths,
    choices: {
      truncate: { text: 'Kürzen: den Text abschneiden' },
      clamp: { text: 'Begrenzen: die letzte Zeile für alle folgenden' },
      wrap: { text: 'Zyklisch: wieder bei Zeile 0 beginnen' },
      rebuild: { text: 'Neu aufbauen: eine längere Tabelle' },
    },
    right: policiesCounted,
    replies: {
      allRowsOut: (e) =>
        `Es kommen ebenso viele Zeilen heraus, aber Begrenzen und Zyklisch bilden sie mit weniger Zeilen der Tabelle. ${policiesCounted(e)}`,
      noneShared: (e) =>
        `Beim Kürzen wird keine Zeile doppelt gelesen, aber Tokens gehen verloren. ${policiesCounted(e)}`,
      clamp: (e) => `Begrenzen schickt jedes Token hinter dem Ende auf eine Zeile. ${policiesCounted(e)}`,
      clampToo: (e) => `Begrenzen schickt jedes Token hinter dem Ende auf eine Zeile. ${policiesCounted(e)}`,
      truncate: (e) => `Kürzen gibt so viele Zeilen zurück, wie die Tabelle hat. ${policiesCounted(e)}`,
      wrapToo: (e) => `Zyklisch gelesen gehen Zeilen an ein zweites Token. ${policiesCounted(e)}`,
      other: policiesCounted,
    },
  },
  OV9: {
    question: ({ width, taller }) =>
      `Zwei Matrizen gehen ohne Batch-Achse hinein: ${width} Tokens der Breite ${width}, dann ${taller} Tokens der Breite ${width}. Was geschieht?`,
    choices: {
      squareOnly: { text: 'Die erste geht durch. Die zweite bricht ab, und die Meldung nennt ihre zwei Größen.' },
      limit: { text: 'Die erste geht durch. Die zweite bricht ab, und die Meldung nennt `max_len`.' },
      bothStop: { text: 'Beide brechen ab: Eine Achse fehlt.' },
      bothWork: { text: 'Beide gehen durch: Die Tabelle ist lang genug.' },
    },
    right: batchRead,
    replies: {
      squareOnly: batchRead,
      limit: (e) =>
        `Die ${e.stored} Zeilen der Tabelle spielen keine Rolle: Die Meldung nennt ${e.input} und ${e.table}. ${batchRead(e)}`,
      bothStop: (e) => `Nichts prüft die Achse, und eine fehlende wird ohne Meldung ergänzt. ${batchRead(e)}`,
      bothWork: (e) => `Die Tabelle ist lang genug, der Slice nicht. ${batchRead(e)}`,
    },
  },
};
