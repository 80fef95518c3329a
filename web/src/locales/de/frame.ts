/** The frame around every experiment: steps, buttons, cards. What is refused and what is claimed are files of their own. */
import type { Locale } from '../en/index.ts';
import { engineSays } from './engine.ts';
import { claims } from './frame-claims.ts';
import { errors, notices, stopped } from './frame-refusals.ts';
import { join } from './join.ts';

const small = ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs'];
const spelled = (n: number): string => small[n] ?? String(n);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const frame: Locale['frame'] = {
  name: 'Position Lab',
  unit: 'Positionsinformation und Positions-Offsets',
  railTitle: 'Vier Fragen. Jede wird durch Ausführen beantwortet.',
  unitOverview: 'Überblick',
  allQuestions: 'Alle Fragen',
  lookThingsUp: 'Nachschlagen',
  closeTheBook: 'Buch zu',
  readFirst: 'Vorher lesen',
  sources: ['UDL 12.3.1, S. 213–214', 'D2L, Positional Encoding'],
  between: 'Folgt auf 5.5. Führt zu 7.2 und 7.5.',

  join,
  fromEngine: engineSays,

  tokensAre: 'Tokens sind',
  orientations: { columns: 'Spalten (UDL)', rows: 'Zeilen (D2L)' },
  copyLink: 'Link kopieren',
  embed: 'Einbetten',
  print: 'Drucken',
  display: 'Anzeige',
  theme: 'Farben',
  language: 'Sprache',
  themes: { auto: 'wie die Seite', light: 'hell', dark: 'dunkel' },
  textSize: 'Größe',
  sizes: { normal: 'normal', projector: 'Beamer' },
  openFullPage: 'Ganze Seite öffnen',
  progressKept: 'Der Fortschritt bleibt auf diesem Gerät.',
  progressNotKept: 'Diese Seite bewahrt keinen Fortschritt auf.',
  course: {
    takes: 'Ergebnisse und Fortschritt gehen an diesen Kurs.',
    review: 'Dieser Besuch ist zur Durchsicht: Nichts geht an den Kurs.',
    refused: (why) => `Der Kurs hat die Punktzahl nicht angenommen: ${why}.`,
    unread: 'Was der Kurs aufbewahrt hat, ist kein Zustand dieses Labs; das Lab beginnt von vorn.',
    unknown: (why) =>
      `Der Kurs sagt nicht, was er aufbewahrt hat: ${why}. Bis die Seite neu geladen ist, gehen keine Ergebnisse an ihn.`,
    noReason: 'Einen Grund nennt er nicht',
    texts: (n, most) =>
      `Der Kurs bewahrt höchstens ${most} Zeichen auf: ${n === 1 ? 'Ihr längster Text ist' : `Ihre ${n} längsten Texte sind`} nicht darunter.`,
    parts: (most) =>
      `Der Kurs bewahrt höchstens ${most} Zeichen auf: Einige Ihrer Einstellungen und Läufe sind nicht darunter.`,
  },
  withoutWebAssembly: 'Ohne WebAssembly berechnet, langsamer.',
  paper: { on: 'ein', off: 'aus', back: 'Zurück zu diesen Einstellungen:' },
  accentRefused: (given, paper, ratio) =>
    `position-lab: --pl-accent verlangt eine Farbe mit mindestens 4,5:1 auf dem Hintergrund ${paper}. ${given} hat ${ratio}:1 und wird nicht verwendet.`,
  copied: 'Kopiert.',
  copyByHand: 'Diese Seite darf nicht kopieren. Bitte den Text markieren und von Hand kopieren.',
  textToCopy: 'Text zum Kopieren',
  close: 'Schließen',

  steps: { predict: 'Vorhersage', run: 'Lauf', reconcile: 'Abgleich', 'self-test': 'Selbsttest' },
  stepList: 'Schritte',
  stepOf: (number, total, name) => `Schritt ${number} von ${total}: ${name}`,
  afterwards: (name) => `Danach: ${name}`,
  /** Spoken on arrival; the name of the step or the page. */
  cameTo: (name, question) => `${name}: ${question}`,
  stepDone: 'erledigt',
  stepLater: 'später',

  states: {
    none: 'Nicht begonnen',
    predicting: 'Vorhersage',
    running: 'Lauf',
    reconciling: 'Abgleich',
    reconciled: 'Selbsttest offen',
    got: 'Gewusst',
    missed: 'Nicht gewusst',
  },
  progress: (done, state) => `${done} von 4 Schritten erledigt. ${state}.`,

  commit: 'Erst eine Antwort festlegen, dann ausführen.',
  dontKnow: 'Das weiß ich noch nicht. Bitte zeigen.',
  noneOfThem: 'Keine davon.',
  moveUp: (name) => `Nach oben: ${name}`,
  moveDown: (name) => `Nach unten: ${name}`,
  keepOrder: 'So lassen',
  cellName: (row, r, column, c) => `${row} ${r}, ${column} ${c}`,
  range: (from, to) => (from === to ? String(from) : to === from + 1 ? `${from}, ${to}` : `${from}–${to}`),
  questionsOf: (from, to, total) =>
    from === to
      ? `Frage ${from} von ${total}.`
      : `Fragen ${from} ${to === from + 1 ? 'und' : 'bis'} ${to} von ${total}.`,
  askedUnder: (conditions) => `Gefragt unter: ${conditions}.`,
  otherQuestions: 'Andere Fragen',
  askedNow: 'Jetzt',
  askedBefore: 'Beantwortet',
  askNext: 'Nächste Frage',
  aboutTenToThe: 'Etwa 10 hoch',
  exponent: 'Exponent',
  smaller: 'Kleiner',
  larger: 'Größer',
  exactlyZero: 'genau 0',
  noMark: 'noch keine Marke',
  yourNumber: 'Ihre Zahl',
  noNumber: (typed) => `„${typed}“ ist keine Zahl. Ziffern eingeben, zum Beispiel 0,5.`,
  howSure: 'Wie sicher?',
  certainties: { guess: 'geraten', fairly: 'ziemlich sicher', certain: 'ganz sicher' },
  certaintySentence: { guess: 'Geraten.', fairly: 'Ziemlich sicher.', certain: 'Ganz sicher.' },
  lock: 'Festlegen und ausführen',
  lockNote: 'Ihre Marke bleibt auf der Skala neben dem Ergebnis. Falsch zu raten kostet nichts.',
  lockNoteNumber: 'Ihre Antwort bleibt neben dem Ergebnis stehen. Falsch zu raten kostet nichts.',
  lockWhen: 'Beantworten Sie zuerst jede Frage.',
  locked: 'Festgelegt. Diese Antworten bleiben, wie sie sind.',
  toRun: 'Zum Lauf',
  predictFirst: 'Erst vorhersagen. Dann füllt sich dies.',

  controls: {
    fewer: (label) => `Weniger: ${label}`,
    more: (label) => `Mehr: ${label}`,
    number: (label) => `${label}, Zahl`,
    moreConditions: 'Weitere Bedingungen',
    changed: 'Seit dem letzten Lauf geändert',
  },
  change: 'Ändern',
  done: 'Fertig',
  presets: 'Beginnen mit',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  reset: 'Zurücksetzen',
  conditions: 'Bedingungen',
  refusedElsewhere: 'Das Bild zeigt die letzten zulässigen Einstellungen.',
  running: 'Läuft',

  numbersAsTable: 'Zahlen als Tabelle',
  hideTable: 'Zahlen ausblenden',
  copySentence: 'Satz kopieren',
  export: {
    title: 'Export',
    how: 'Die Dateien enthalten die Zahlen der Engine, ungerundet. Jede Zeile einer Matrix ist ein Token oder eine Position. Darf diese Seite keine Dateien speichern, hilft „Kopieren“.',
    save: 'Speichern',
    copy: 'Kopieren',
    verdicts: 'Befunde und einzelne Zahlen',
    /** By the entry's id (frame/exports.ts). */
    entries: {
      csv: 'Ein Ergebnis, CSV',
      json: 'Einstellungen, alle Ergebnisse, JSON',
      pytorch: 'PyTorch-Skript, gleiche Gewichte',
      svg: 'Bild, SVG',
      png: 'Bild, PNG',
      transcript: 'Protokoll dieser Sitzung, JSON',
    },
    offeredText: (name) =>
      `Kommt ${name} nicht an, lässt die umgebende Seite vielleicht keine Downloads zu: Dann den Text hier markieren und kopieren.`,
    offeredPicture: (name) =>
      `Kommt ${name} nicht an, lässt die umgebende Seite vielleicht keine Downloads zu. Das SVG-Bild lässt sich kopieren.`,
    failed:
      'Es entstand keine Datei: Der Teil des Labs, der sie schreibt, wurde nicht geladen. Bitte erneut versuchen; hilft das nicht, die Seite neu laden.',
  },
  resultCode: {
    title: 'Ergebniscode',
    how: 'Er enthält Ihre Antworten auf die ersten Fragen jedes Experiments, die Einstellungen, auf die sie sich beziehen, wie die Engine sie bewertet hat und wie viele Versuche es gab. Er enthält weder Namen noch Datum.',
    copy: 'Kopieren',
    save: 'Als Datei speichern',
  },
  replay: {
    open: 'Protokoll abspielen',
    title: 'Ein Protokoll',
    going: 'Das Protokoll wird abgespielt.',
    bar: 'Fortschritt beim Abspielen',
    progress: (done, all) => `${done} von ${all} Aktionen.`,
    stop: 'Abspielen anhalten',
    /** How it ended; `acts`: every press, drag and typed text. */
    outcome: (acts, printedActs, differences) => {
      const done =
        acts === 0
          ? 'Es verzeichnet keine Aktion'
          : acts === 1
            ? 'Seine eine Aktion wurde erneut ausgeführt'
            : `Seine ${printedActs} Aktionen wurden erneut ausgeführt`;
      const where = differences === '1' ? 'an einer Stelle' : `an ${differences} Stellen`;
      return {
        same: `Dieses Protokoll wurde abgespielt. ${done}, und das Ergebnis ist das verzeichnete.`,
        differs: `Dieses Protokoll wurde abgespielt. ${done}, aber das Ergebnis weicht ${where} vom verzeichneten ab.`,
      };
    },
    more: (count) => `Und ${count} weitere.`,
    notKept: 'Was hier geschieht, wird nicht aufbewahrt. Ihre eigene Arbeit bleibt, wie Sie sie verlassen haben.',
    back: 'Zurück zur eigenen Arbeit',
    noPicture: 'Diese Seite oder dieser Browser darf von diesem Bild kein PNG zeichnen. Bitte das SVG speichern.',
    notLoaded: (cause) =>
      `Dieser Teil des Labs kam nicht an. Der Browser meldet: ${cause}. Bitte erneut versuchen; hilft das nicht, die Seite neu laden.`,
  },
  reconcile: 'Mit der Vorhersage abgleichen',
  reconcileShort: 'Abgleich',
  selfTest: 'Selbsttest',

  yourRuns: 'Ihre Läufe',
  // With soft hyphens: five columns on a phone.
  runHead: {
    run: 'Lauf',
    conditions: 'Bedin\u00adgungen',
    said: 'Vorher\u00adsage',
    difference: 'Diffe\u00adrenz',
    verdict: 'Befund',
  },
  holds: 'gilt',
  identical: 'identisch',
  broken: 'verletzt',
  notRun: 'noch kein Lauf',
  restoreRun: (number) => `Lauf ${number} wieder zeigen`,
  none: '–',

  compare: {
    title: 'A neben B',
    how: 'Die jetzigen Einstellungen als A merken und dann ändern. Jedes Ergebnis steht hier mit seiner Differenz B − A.',
    keep: 'Als A merken',
    swap: 'A und B tauschen',
    back: 'Zurück zu A',
    forget: 'A verwerfen',
    column: 'Als A',
    run: (number) => `Lauf ${number} als A merken und vergleichen`,
    refused: (sentence) => `A lässt sich nicht berechnen. ${sentence}`,
    nothingChanged: 'B hat die Einstellungen von A. Bitte eine ändern.',
    conditions: 'Worin sich A und B unterscheiden',
    condition: 'Bedingung',
    results: 'Ergebnisse von A und B',
    result: 'Ergebnis',
    largest: 'Größtes |B − A|',
    differing: 'Verschiedene Einträge',
    of: (some, all) => `${some} von ${all}`,
    shapes: (a, b) => `nicht vergleichbar: A ist ${a}, B ist ${b}`,
    map: (title) => `${title}: B − A`,
    same: (title, entries) =>
      entries === '1'
        ? `${title}: A und B stimmen im einzigen Eintrag überein.`
        : `${title}: A und B stimmen in allen ${entries} Einträgen überein.`,
    differs: (title, size, row, col, some, all) =>
      `${title}: **B weicht um höchstens ${size} von A ab**, am meisten in Zeile ${row}, Spalte ${col}. Verschieden: ${some} von ${all} Einträgen.`,
    part: (rows, cols) => `Zeilen ${rows}, Spalten ${cols}, um den größten Eintrag.`,
    pointAt: 'Auf eine Zelle zeigen oder mit den Pfeiltasten hingehen, um A, B und B − A zu lesen.',
    cell: (row, col, a, b, difference) => `Zeile ${row}, Spalte ${col}: A ${a}, B ${b}, B − A ${difference}.`,
  },

  claims,

  you: 'Sie',
  roundingOnly: 'nur Rundung',
  realChange: 'echte Änderung',
  rulerName: 'Skala der Differenz, von 0 über Zehnerpotenzen bis 10',

  youSaid: 'Ihre Antwort',
  saidNothing: 'Es gibt keine Vorhersage von Ihnen.',
  saidUnknown: 'Sie wussten es noch nicht.',
  saidExactly: (size) => `Genau ${size}.`,
  saidAbout: (size) => `Etwa ${size}.`,
  yourReason: 'Ihre Begründung',
  wordsStay:
    'Ihr Text bleibt hier. Ein Link oder Protokoll, das Sie erstellen, enthält ihn, ebenso ein Kurs, der Ihren Fortschritt aufbewahrt.',
  tickReasons: 'Die genannten Gründe ankreuzen',
  reasonCount: (ticked, all) => {
    if (ticked === 0) return 'Ankreuzen, welche Gründe in Ihrem Text vorkamen.';
    if (ticked === all) return all === 1 ? 'Der eine Grund.' : `Alle ${spelled(all)} Gründe.`;
    const some = ticked === 1 ? 'Einer' : capital(spelled(ticked));
    return `${some} von ${spelled(all)} Gründen. ${all - ticked === 1 ? 'Den anderen' : 'Die anderen'} noch einmal lesen.`;
  },
  runAgain: 'Erneut ausführen',

  yourAnswer: 'Ihre Antwort',
  showAnswer: 'Antwort zeigen',
  answer: 'Antwort',
  tickIdeas: 'Ankreuzen, was Ihre Antwort enthielt.',
  got: 'Gewusst',
  missed: 'Nicht gewusst',
  suggest: (ticked, all, mark) => `${ticked} von ${all} Punkten. Vorschlag: „${mark}“. Sie entscheiden.`,
  markedGot: 'Als „Gewusst“ markiert. Die Selbsttest-Karten nennen den Tag, an dem die Frage wiederkommt.',
  markedMissed: 'Als „Nicht gewusst“ markiert. Noch einmal ausführen, dann noch einmal schreiben.',
  writeAgain: 'Noch einmal schreiben',
  nextQuestion: (name) => `Nächste Frage: ${name}`,

  errors,
  stopped,
  unexpected: (message) => `Außerhalb der Engine ist etwas gescheitert. Meldung: ${message}.`,

  engineTitle: 'Die Engine ist nicht gestartet.',
  engineLoading: 'Die Engine startet.',
  engineNone:
    'WebAssembly fehlt oder ist gesperrt, und die langsamere Engine kam nicht an. Bitte erneut versuchen, einen anderen Browser verwenden oder `wasm-unsafe-eval` in der Content Security Policy der Seite erbitten.',
  engineFailed: (cause) =>
    `Die Datei der Engine kam nicht an oder lief nicht. Der Browser meldet: ${cause}. Bitte die Verbindung prüfen.`,
  placeTitle: 'Dieser Teil wurde nicht geladen.',
  placeFailed: (cause) =>
    `Der Browser meldet: ${cause}. Bitte die Verbindung prüfen und erneut versuchen; hilft das nicht, die Seite neu laden.`,
  tryAgain: 'Erneut versuchen',

  notices,
};
