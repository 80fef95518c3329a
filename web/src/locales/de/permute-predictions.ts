/** Permute: the questions of Predict and a reply to every answer. Sizes arrive printed; 1 and 0 stand for yes and no. */
import type { Named } from '../contract.ts';
import type { permutePredictions as English } from '../en/permute-predictions.ts';

/** Equal words that trade places, for one: nothing seems to change, yet the outputs do not go with the tokens. */
const ofThePlaces = (residual: string | undefined): string =>
  `Platz für Platz bleiben die Ausgaben. Um ihren Tokens zu folgen, müssten sie sich um bis zu ${residual} ändern: Hier gehören sie zu den Plätzen.`;

const ownText = 'Ein Text mit weniger als drei verschiedenen Wörtern wird durch unseren ersetzt.';

const meanMeasured = ({ mean, outputs }: Named): string =>
  `Das Mittel unterscheidet sich um ${mean}, die Ausgaben Platz für Platz um bis zu ${outputs}.`;

const runsMeasured = ({ tokens, sums, tolerance }: Named): string =>
  `Lauf A: Differenz ${tokens}; Lauf B: ${sums}. Die Rundung endet bei ${tolerance}.`;

const waysMeasured = ({ none, queryKey, input, learned }: Named): string =>
  `Keine Positionen: ${none}. Sinusförmig nur in Queries und Keys: ${queryKey}; an der Eingabe: ${input}. Gelernte Tabelle an der Eingabe: ${learned}.`;

const ordersMeasured = ({ all, holding, visible, hidden }: Named): string =>
  `Unter den ${all} Reihenfolgen gilt das Gesetz für ${holding}: ${visible} der sichtbaren Tokens mal ${hidden} der verdeckten.`;

const schemesMeasured = ({ alibi, t5, shaw, rotary }: Named): string =>
  `Die Differenzen: ALiBi ${alibi}; T5 ${t5}; Shaw ${shaw}; RoPE ${rotary}.`;

export const permutePredictions: typeof English = {
  PM1: {
    question: 'Was geschieht mit der Ausgabe?',
    choices: {
      follows: { text: 'Dieselben Ausgaben, in der neuen Reihenfolge.' },
      stays: { text: 'Es bewegt sich gar nichts.' },
      changes: { text: 'Die Zahlen der Ausgaben ändern sich.' },
    },
    right: ({ law, residual, moved, stays }) => {
      if (moved === '0') return 'Diese Reihenfolge bewegt nichts, also ändert sich nichts.';
      if (law === '0' && stays === '1') return ofThePlaces(residual);
      return law === '1'
        ? `Jede Ausgabe geht mit ihrem Token. Die beiden Wege unterscheiden sich um ${residual}${residual === '0' ? '' : ', das ist Rundung'}.`
        : `Etwas gehört hier zu den Plätzen, also ändern sich die Zahlen mit der Reihenfolge, um bis zu ${residual}.`;
    },
    replies: {
      follows: ({ moved, residual, law, stays }) => {
        if (moved === '0')
          return 'Die Ausgaben folgen tatsächlich. Bei dieser Reihenfolge gibt es nichts, dem sie folgen könnten: Keine Ausgabe bewegt sich.';
        if (law === '1')
          return 'Die Ausgaben folgen tatsächlich, und da nur gleiche Ausgaben die Plätze tauschen, scheint sich nichts zu bewegen.';
        return stays === '1'
          ? ofThePlaces(residual)
          : `Die Tokens haben sich bewegt, aber etwas ist bei den Plätzen geblieben. Also haben sich die Zahlen selbst geändert, um bis zu ${residual}.`;
      },
      stays: ({ law, invariance }) =>
        law === '1'
          ? `Das wäre Invarianz. Die Ausgaben wandern mit ihren Tokens: Platz für Platz verglichen ändern sie sich um bis zu ${invariance}.`
          : `Die Ausgaben an einem Platz ändern sich um bis zu ${invariance}. Nur eine Zusammenfassung, die Plätze vergisst, etwa ein Mittel über einen Block ohne Positionen, könnte bleiben.`,
      changes: ({ residual, places, law }) => {
        if (law === '0') return ofThePlaces(residual);
        return places === '0'
          ? `Neue Nachbarn zählen nicht. Jede Query trifft auf dieselben Keys und Values wie zuvor, nur in anderer Reihenfolge. Die Differenz ist ${residual}.`
          : `Die Zahlen bleiben. Was zu den Plätzen gehört, erreicht bei dieser Reihenfolge die Ausgaben nicht: Die beiden Wege unterscheiden sich um ${residual}.`;
      },
    },
  },
  'PM1-size': {
    question: 'Wie groß ist die größte Differenz zwischen den beiden Wegen?',
    right: ({ residual, law, tolerance }) =>
      residual === '0'
        ? 'Sie ist 0: Beide Wege ergeben dieselben Bits.'
        : `Sie ist ${residual}. Die Rundung endet bei ${tolerance}, dies ist also ${law === '1' ? 'Rundung' : 'eine echte Änderung'}.`,
    replies: {
      low: ({ residual, tolerance }) =>
        `Sie ist ${residual}. Die Rundung endet bei ${tolerance}. Was zu den Plätzen gehört, hat die Ausgaben selbst geändert.`,
      high: ({ residual, law, largest }) => {
        if (residual === '0') return 'Sie ist 0: Beide Wege ergeben dieselben Bits.';
        return law === '1'
          ? `Sie ist ${residual}. Das ist Rundung: Dieselben Summen liefen in anderer Reihenfolge.`
          : `Sie ist ${residual}. Die größte Ausgabe ist ${largest}, und jede Reihenfolge mischt Values von etwa derselben Größe.`;
      },
      other: ({ residual }) => `Sie ist ${residual}.`,
    },
  },
  PM2: {
    question:
      'Die Ausgaben werden Platz für Platz verglichen, ohne sie zurückzuordnen. Wie groß ist die größte Änderung eines Eintrags?',
    hint: ownText,
    counted: (size) => `Platz für Platz ändern sich die Ausgaben um bis zu ${size}.`,
    right: ({ invariance, residual }) =>
      `Sie ist ${invariance}: Ein Platz, dessen Token gewechselt hat, zeigt die Ausgabe eines anderen. Zurückgeordnet unterscheiden sich die Ausgaben um ${residual}.`,
    replies: {
      movedBack: ({ invariance, residual }) =>
        `Das bleibt übrig, wenn die Ausgaben zurückgeordnet werden: ${residual}. Platz für Platz ändern sie sich um ${invariance}. Äquivariant ist nicht invariant.`,
      low: ({ invariance, largest }) =>
        `Sie ist ${invariance}. Ein Platz, dessen Token gewechselt hat, zeigt die Ausgabe eines anderen, und Ausgaben reichen hier bis ${largest}.`,
      high: ({ invariance, largest }) =>
        `Sie ist ${invariance}. Kein Eintrag einer Ausgabe ist größer als ${largest}, also kann sich keiner um mehr als das Doppelte davon ändern.`,
      other: ({ invariance }) => `Sie ist ${invariance}.`,
    },
  },
  PM9: {
    question: 'Über alle Ausgaben wird gemittelt. Was geschieht mit diesem Mittel, wenn die Tokens umgeordnet werden?',
    choices: {
      stays: { text: 'Das Mittel bleibt, während die Ausgaben wandern.' },
      changes: { text: 'Das Mittel ändert sich, wie die Ausgaben.' },
      rowsStay: { text: 'Das Mittel bleibt, weil die Ausgaben bleiben.' },
    },
    right: meanMeasured,
    replies: {
      stays: meanMeasured,
      changes: (e) =>
        e.meanStays === '1'
          ? `Äquivariant betrifft die einzelnen Ausgaben. Ihr Mittel summiert sie, und eine Summe hat keine Reihenfolge: Es unterscheidet sich um ${e.mean}.`
          : meanMeasured(e),
      rowsStay: (e) =>
        e.outputsStay === '0'
          ? `Die Ausgaben wandern durchaus: Platz für Platz ändern sie sich um bis zu ${e.outputs}. Das Mittel bleibt, weil es dieselben Ausgaben in anderer Reihenfolge addiert.`
          : meanMeasured(e),
    },
  },
  PM3: {
    question: ({ query, key, queryWord, keyWord, order }) =>
      `Vor dem Umordnen hat Query ${query} („${queryWord}“) ein Gewicht auf Key ${key} („${keyWord}“). Die neue Reihenfolge nennt Platz für Platz den alten Index des Tokens dort: ${order}. In welcher Zelle steht dieses Gewicht nach dem Umordnen?`,
    axes: { row: 'Query', column: 'Key' },
    hint: 'Jedes Wort Ihres Textes zählt hier einmal, höchstens sechs. Bei weniger als drei verschiedenen Wörtern treten unsere an ihre Stelle.',
    right: (e) =>
      `Beide Seiten haben sich bewegt: „${e.queryWord}“ ist jetzt Query ${e.rightRow}, „${e.keyWord}“ ist Key ${e.rightColumn}. Dort steht ${e.right}.`,
    replies: {
      stays: (e) =>
        `Plätze merken sich keine Tokens. Das Gewicht gehört zu „${e.queryWord}“ und „${e.keyWord}“, die jetzt auf den Plätzen ${e.rightRow} und ${e.rightColumn} stehen: ${e.right}. In Ihrer Zelle steht ${e.stays}.`,
      readBackwards: (e) =>
        `So ist die Reihenfolge verkehrt herum gelesen. Eine Zahl der Liste ist ein alter Index, ihr Platz in der Liste der neue: Token ${e.query} steht auf Platz ${e.rightRow}, Token ${e.key} auf Platz ${e.rightColumn}, und das Gewicht ist ${e.right}. In Ihrer Zelle steht ${e.readBackwards}.`,
      queriesOnly: (e) =>
        `Ihre Query hat sich bewegt, Ihr Key nicht. Beide entstehen aus denselben Tokens, also ist der Key jetzt ${e.rightColumn}, und das Gewicht ist ${e.right}. In Ihrer Zelle steht ${e.queriesOnly}.`,
      keysOnly: (e) =>
        `Ihr Key hat sich bewegt, Ihre Query nicht. Beide entstehen aus denselben Tokens, also ist die Query jetzt ${e.rightRow}, und das Gewicht ist ${e.right}. In Ihrer Zelle steht ${e.keysOnly}.`,
      other: (e) =>
        `„${e.queryWord}“ ist jetzt Query ${e.rightRow}, und „${e.keyWord}“ ist Key ${e.rightColumn}. Dort steht ${e.right}.`,
    },
  },
  PM4: {
    question:
      'Lauf A ordnet die Tokens um und addiert dann zu jedem Platz seine Zeile der Tabelle. Lauf B addiert zuerst und ordnet die Summen um. Welcher Lauf kann zeigen, dass Positionen zählen?',
    hint: ownText,
    choices: {
      tokens: { text: 'Nur Lauf A.' },
      sums: { text: 'Nur Lauf B.' },
      both: { text: 'Beide.' },
      neither: { text: 'Keiner.' },
    },
    right: runsMeasured,
    replies: {
      tokens: runsMeasured,
      sums: (e) =>
        `Lauf B ordnet fertige Summen um. Für den Block sind das nur andere Tokens, was immer die Tabelle enthält. ${runsMeasured(e)}`,
      both: (e) =>
        `Lauf B besteht mit jeder Tabelle: Ein Test, der nicht scheitern kann, zeigt nichts. ${runsMeasured(e)}`,
      neither: (e) =>
        e.tokensShow === '1'
          ? `Für den Block allein gilt das Gesetz. Für Addition und dann Attention gilt es nicht: Die Tabelle bleibt bei den Plätzen, während die Tokens sich bewegen. ${runsMeasured(e)}`
          : runsMeasured(e),
    },
  },
  PM5: {
    question:
      'Eine kausale Maske ist an, Positionen gibt es nicht. Wie groß ist die größte Differenz zwischen den beiden Wegen?',
    hint: ownText,
    counted: (size) => `Die beiden Wege unterscheiden sich um bis zu ${size}.`,
    right: ({ residual }) =>
      `Sie ist ${residual}. Die Maske gehört zu den Plätzen: Wer als Erstes kommt, sieht einen Key.`,
    replies: {
      noPositions: ({ residual, unmasked }) =>
        `Ohne die Maske ist sie ${unmasked}. Die Maske hat keine Tabelle und gehört doch zu den Plätzen: Wer als Erstes kommt, sieht einen Key. Mit ihr unterscheiden sich die beiden Wege um ${residual}.`,
      low: ({ residual, tolerance }) =>
        `Sie ist ${residual}. Die Rundung endet bei ${tolerance}. Eine Maske rundet nicht: Wer früh steht, dem nimmt sie ganze Keys.`,
      high: ({ residual, largest }) =>
        `Sie ist ${residual}. Kein Eintrag einer Ausgabe ist größer als ${largest}, also kann keine Differenz das Doppelte davon übersteigen.`,
      other: ({ residual }) => `Sie ist ${residual}.`,
    },
  },
  PM6: {
    question:
      'Vier Arten, Positionen einzubringen. Ordnen Sie diese nach der Differenz zwischen den beiden Wegen, die kleinste zuerst.',
    hint: ownText,
    choices: {
      learned: { text: 'Gelernte Tabelle, zur Eingabe addiert' },
      input: { text: 'Sinusförmig, zur Eingabe addiert' },
      queryKey: { text: 'Sinusförmig, nur in Queries und Keys' },
      none: { text: 'Keine Positionen' },
    },
    right: waysMeasured,
    replies: {
      valuesOnly: ({ none, queryKey }) =>
        `Nur in Queries und Keys erreichen Positionen nie die Values. Sie erreichen die Gewichte, und diese bestimmen die Mischung: ${queryKey}, gegen ${none} ohne Positionen.`,
      sameSpot: ({ input, learned }) =>
        `Beide Tabellen gehen an derselben Stelle ein, aber ihre Zeilen sind verschieden groß und liegen verschieden weit auseinander: ${input} mit der sinusförmigen, ${learned} mit der gelernten Tabelle.`,
      largestFirst: (e) => `Ihre Liste beginnt mit der größten. ${waysMeasured(e)}`,
      other: waysMeasured,
    },
  },
  PM7: {
    question:
      'Ein fehlerhafter Block bildet seinen Softmax über die Queries, sodass sich die Gewichte auf jedem Key zu 1 summieren. Seine Abbildungen sind aus Ihrem Seed gezogen. Verrät das Umordnen der Tokens den Fehler?',
    hint: ownText,
    choices: {
      holds: { text: 'Nein. Das Gesetz gilt auch für den fehlerhaften Block.' },
      proof: { text: 'Ja. Das Gesetz braucht den Softmax über die Keys.' },
      sums: { text: 'Ja. Die Gewichte einer Query summieren sich nicht mehr zu 1.' },
    },
    right: ({ residual, off, least, most }) =>
      `Seine beiden Wege unterscheiden sich um ${residual}. Doch seine Ausgaben liegen um bis zu ${off} daneben, und die Gewichte seiner Queries summieren sich zu ${least} bis ${most}. Also auch Zahlenwerte prüfen.`,
    replies: {
      holds: ({ residual }) => `Seine beiden Wege unterscheiden sich um ${residual}.`,
      proof: ({ residual, off }) =>
        `Ein Softmax entlang der anderen Achse geht ebenso mit den Tokens mit: Die beiden Wege unterscheiden sich um ${residual}. Falsch sind die Zahlenwerte, um bis zu ${off}.`,
      sums: ({ residual, off, least, most }) =>
        `Die Summen reichen tatsächlich von ${least} bis ${most}. Aber das Gesetz vergleicht zwei Läufe desselben Blocks und betrachtet keine Summe: Sie unterscheiden sich um ${residual}. Ein Test der Summen findet den Fehler, ebenso einer der Zahlenwerte, die um bis zu ${off} danebenliegen.`,
    },
  },
  PM8: {
    question: ({ tokens, valid }) =>
      `${tokens} verschiedene Tokens, keine Positionen. Die Keys ab Platz ${valid} sind verdeckt. Für wie viele aller Reihenfolgen der Tokens gilt das Gesetz?`,
    hint: 'Jedes Wort Ihres Textes zählt hier einmal, höchstens sechs. Bei weniger als vier verschiedenen Wörtern treten unsere an ihre Stelle.',
    counted: (number) => `Für ${number} ${number === '1' ? 'Reihenfolge' : 'Reihenfolgen'} gilt das Gesetz.`,
    right: ordersMeasured,
    replies: {
      visibleOnly: (e) =>
        `${e.valid === '1' ? 'Das eine sichtbare Token hat 1 Reihenfolge' : `Die ${e.valid} sichtbaren Tokens haben ${e.visible} Reihenfolgen`}. Zu jeder davon gibt es ${e.hidden} der verdeckten, ${e.beyond} an der Zahl: Auch sie dürfen die Plätze tauschen. ${ordersMeasured(e)}`,
      anyOrder: (e) =>
        `Die Plätze ab ${e.valid} sind verdeckt, wer immer dort steht. Ein verdecktes Token, das nach vorn rückt, wird sichtbar, und die Wege unterscheiden sich um bis zu ${e.worst}. ${ordersMeasured(e)}`,
      noOrder: (e) =>
        `Auf einer Seite der Grenze sind alle Plätze gleich, also dürfen Tokens sie tauschen. ${ordersMeasured(e)}`,
      added: (e) =>
        `Die beiden Anzahlen multiplizieren sich: Jede Reihenfolge der einen Seite verträgt sich mit jeder der anderen. ${ordersMeasured(e)}`,
      hiddenOnly: (e) =>
        `Auch die sichtbaren Tokens dürfen die Plätze tauschen, in ${e.visible} Reihenfolgen. ${ordersMeasured(e)}`,
      other: ordersMeasured,
    },
  },
  PM10: {
    question:
      'Die Reihenfolge der Tokens wird umgekehrt, ohne Maske. Unter welchen Schemata stimmen die beiden Wege überein?',
    hint: ownText,
    choices: {
      alibi: { text: 'ALiBi' },
      t5: { text: 'T5, beide Richtungen' },
      shaw: { text: 'Shaw, Vektoren je Offset' },
      rotary: { text: 'RoPE' },
    },
    right: (e) => `ALiBi betrachtet nur Abstände, und ein Umkehren erhält sie alle. ${schemesMeasured(e)}`,
    replies: {
      none: (e) =>
        `Relative Schemata sehen Reihenfolge durch Offsets, ALiBi aber nur durch deren Betrag: Zwei davor zählt wie zwei danach. Ein Umkehren erhält jeden Abstand. ${schemesMeasured(e)}`,
      all: (e) =>
        `Kein Schema hier speichert einen Platz, aber der Offset zweier Tokens hängt von ihren Plätzen ab. Ein Umkehren erhält seinen Betrag und kehrt sein Vorzeichen um, und die anderen drei lesen das Vorzeichen. ${schemesMeasured(e)}`,
      turnsCancel: (e) =>
        `Eine Drehung zurück ist keine Drehung vorwärts: Zwischen einer Query und einem Key verschiedener Richtung ändert sich der Score. ${schemesMeasured(e)}`,
      onlyTurns: (e) =>
        `Eine Drehung zurück ist keine Drehung vorwärts: Zwischen einer Query und einem Key verschiedener Richtung ändert sich der Score. Was bleibt, ist ein Abstand. ${schemesMeasured(e)}`,
      other: schemesMeasured,
    },
  },
};
