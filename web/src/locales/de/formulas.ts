/** What is said of a typed formula that is none, and of pasted rows that are no table. */
import type { rowsTroubles as EnglishRowsTroubles, troubles as EnglishTroubles } from '../en/formulas.ts';

export const troubles: typeof EnglishTroubles = {
  empty: (column) => `Bei Zeichen ${column} fehlt eine Formel.`,
  tooLong: () =>
    'Die Formel ist zu lang: Gelesen werden höchstens 200 Zeichen, und berechnet werden nicht mehr als 400 Schritte.',
  tooDeep: (column) => `Bei Zeichen ${column} sind zu viele Klammern offen: Gelesen werden höchstens 24.`,
  sign: (column, what) => `Das Zeichen „${what}“ an Stelle ${column} ist keines von + − \\* / \\^ ( ).`,
  name: (column, what, letters) => {
    const small = what === what.toLowerCase() ? '' : ', und Namen werden klein geschrieben';
    return `„${what}“ bei Zeichen ${column} ist unbekannt. Die Buchstaben hier sind ${letters}${small}.`;
  },
  number: (column, what) => `Die Zahl ${what} bei Zeichen ${column} ist zu groß: Sie muss unter 1,8·10^{308} liegen.`,
  unclosed: (column) => `Die Klammer bei Zeichen ${column} wird nicht geschlossen.`,
  unopened: (column) => `Die Klammer bei Zeichen ${column} schließt keine.`,
  unfinished: (column) =>
    `Die Formel endet bei Zeichen ${column}, wo eine Zahl, ein Buchstabe oder eine Klammer folgen muss.`,
  unexpected: (column, what) => `„${what}“ bei Zeichen ${column} darf dort nicht stehen.`,
  call: (column, what) => `„${what}“ bei Zeichen ${column} braucht danach eine Klammer, wie in ${what}(…).`,
  arguments: (_, what) =>
    what === 'pow'
      ? 'pow braucht zwei Formeln, durch ein Komma getrennt.'
      : `„${what}“ braucht eine Formel in seiner Klammer.`,
};

export const rowsTroubles: typeof EnglishRowsTroubles = {
  empty: () => 'Es gibt keine Zeile: Mindestens eine Zahl ist nötig.',
  tooLong: (_, given, allowed) => `Der Text hat ${given} Zeichen: Gelesen werden höchstens ${allowed}.`,
  tooManyRows: (line, given, allowed) =>
    `Es sind ${given} Zeilen; die ersten ${allowed} enden vor Textzeile ${line}, und mehr sind nicht zulässig.`,
  tooManyColumns: (line, given, allowed) =>
    `Textzeile ${line} hat ${given} Zahlen: Zulässig sind höchstens ${allowed} in einer Zeile.`,
  ragged: (line, given, allowed) =>
    `Die Anzahl in Textzeile ${line} ist ${given}, die in der ersten Zeile ${allowed}: Alle Zeilen brauchen gleich viele Zahlen.`,
  word: (line, given) =>
    `„${given}“ in Textzeile ${line} ist keine Zahl: Gelesen werden Ziffern mit Punkt, wie 0.5 oder 1e-3.`,
  notFinite: (line, given) =>
    `„${given}“ in Textzeile ${line} ist nicht endlich: Jeder Eintrag muss eine Zahl unter 1,8·10^{308} sein.`,
  decimalComma: (line, given) =>
    `„${given}“ in Textzeile ${line} kann eine Zahl oder zwei sein: Nachkommastellen bitte mit Punkt schreiben, wie 0.5.`,
  emptyCell: (line, given) => `Zelle ${given} der Zeile in Textzeile ${line} ist leer: In jede gehört eine Zahl.`,
  emptyLine: (line) => `Textzeile ${line} ist leer, zwischen zwei Zeilen: Eine Tabelle hat keine leere.`,
  mixed: (line, given) =>
    `„${given}“ in Textzeile ${line} hat ein Leerzeichen zwischen Zahlen, die sonst anders getrennt sind: In einer Zeile bitte ein einziges Trennzeichen verwenden.`,
  elided: (line) =>
    `Textzeile ${line} enthält „...“: Beim Ausgeben wurden Einträge ausgelassen. Alle ausgeben, nach \`np.set_printoptions(threshold=np.inf)\` oder \`torch.set_printoptions(profile="full")\`.`,
  bracket: (line, given) =>
    `„${given}“ in Textzeile ${line} passt nicht zu den Klammern: Jede Zeile hat ein Paar, und ein Paar umschließt die Zeilen.`,
  tooDeep: (line, given, allowed) => `Textzeile ${line} öffnet ${given} Klammern: Gelesen werden höchstens ${allowed}.`,
  severalTables: (line) => `In Textzeile ${line} beginnt eine zweite Tabelle: Bitte nur eine einfügen.`,
};
