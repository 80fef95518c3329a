/** The page where results are graded again. Rich text, but for what a field or a button says. */
import type { resultsPage as english } from '../en/results-page.ts';

const results = (count: string): string => (count === '1' ? '1 Ergebnis' : `${count} Ergebnisse`);

export const resultsPage: typeof english = {
  name: 'Position Lab: Ergebnisse',
  title: 'Ergebnisse',
  how: 'Ergebniscodes einfügen, einen je Zeile: Was vor einem Code steht, ist seine Bezeichnung, etwa ein Name. Oder Dateien wählen: Codes sowie Protokolle aus dem Menü „Export“. Die Engine bewertet jede Antwort neu.',
  offline: 'Nichts verlässt diese Seite. Sie braucht keine Verbindung und behält nichts, wenn sie geschlossen wird.',
  codes: 'Ergebniscodes',
  grade: 'Diese Codes bewerten',
  choose: 'Dateien wählen',
  drop: 'Oder Dateien irgendwo auf diese Seite ziehen.',
  dropHere: 'Loslassen, um diese Dateien zu bewerten.',
  starting: 'Die Engine startet.',
  noEngine: (cause) =>
    `Die Engine ist nicht gestartet, also lässt sich hier nichts bewerten. Sie meldet: ${cause} Bitte einen anderen Browser verwenden oder den Befehl \`position-lab results\`.`,
  progress: (done, all) => `${done} von ${all} bewertet.`,
  bar: 'Fortschritt der Bewertung',
  stop: 'Anhalten',
  stopped: 'Angehalten. Was noch nicht bewertet war, bleibt beiseite.',
  finished: (all, differing) =>
    `${results(all)} bewertet. ${differing === '0' ? 'Nichts weicht ab.' : `In ${differing} weicht etwas ab.`}`,
  nothingThere: 'In diesem Text ist kein Ergebniscode; einer beginnt mit PL1.',
  leftOut: (count) =>
    count === '1'
      ? '1 Zeile hat keinen Ergebniscode und bleibt außer Betracht:'
      : `${count} Zeilen haben keinen Ergebniscode und bleiben außer Betracht:`,
  line: (number, text) => `Zeile ${number}: ${text}`,
  lineLabel: (number) => `Zeile ${number}`,
  more: (count) => `Und ${count} weitere.`,
  unreadFile:
    'Diese Datei lässt sich nicht lesen: Eine Datei mit Codes oder ein Protokoll ist ein Text von höchstens 8 Megabyte.',

  asked: 'In die Punktzahl gehen ein',
  askedHow: 'Jedes zählt gleich viel; ein nicht versuchtes zählt 0.',
  caption: (all) => `${results(all)}, wie die Engine sie bewertet`,
  read: (counts) =>
    `Zu jedem Experiment: wie viele Antworten des besten Versuchs richtig sind und wie viele Versuche es gab. Die Punktzahl ist der mittlere Anteil richtiger Antworten${counts.length > 0 ? ` über ${counts.join(', ')}` : ''}.`,
  head: { label: 'Bezeichnung', score: 'Punktzahl', differs: 'Was abweicht' },
  of: (right, asked) => `${right} von ${asked}`,
  tries: (tries) => (tries === '1' ? '1 Versuch' : `${tries} Versuche`),
  notAttempted: 'nicht versucht',
  same: 'nichts',
  sameCode: (labels) =>
    `Derselbe Code wie ${labels}. Gleiche Antworten unter gleichen Einstellungen ergeben gleiche Codes.`,

  under: (name, conditions) => `${name}, unter: ${conditions}`,
  question: 'Frage',
  answered: 'Geantwortet',
  right: 'Richtige Antwort',
  mark: 'Bewertung',
  marks: { right: 'richtig', wrong: 'falsch', unknown: 'noch nicht gewusst' },
  claimed: (mark, other) => `${mark} (der Code sagt: ${other})`,
  unknown: 'Das weiß ich noch nicht.',
  nothingGraded: 'Es gibt nichts, was sich bewerten lässt.',
  noDetails: 'Die Antworten lassen sich nicht zeigen.',

  saveCsv: 'Als CSV speichern',
  print: 'Drucken',
  clear: 'Alles vergessen',
};
