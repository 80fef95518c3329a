/** Results graded again: what differs, and why there is nothing to grade. Rich text. Values from a code arrive plain. */
import type { regrade as english } from '../en/regrade.ts';

const mark = (right: boolean | null | undefined): string => {
  if (right === undefined) return 'nichts';
  return right === null ? '„Das weiß ich noch nicht“' : right ? '„richtig“' : '„falsch“';
};

export const regrade: typeof english = {
  mark,
  question: (number, of) => (of === '1' ? 'die Frage' : `Frage ${number} von ${of}`),
  changedMark: (experiment, question, claimed, engine) =>
    `${experiment}, ${question}: Der Code sagt ${mark(claimed)}, die Engine sagt ${mark(engine)}.`,
  noGuess: (experiment, question) =>
    `${experiment}, ${question}: Der Code hat keine Antwort darauf; sie zählt als nicht richtig.`,
  noQuestion: (experiment, given, known) =>
    `${experiment}: Der Code beantwortet „${given}“, wonach nicht gefragt war; die Fragen sind ${known}.`,
  noExperiment: (given, known) =>
    `Ein Experiment „${given}“ gibt es nicht; es zählt nicht. Experimente, die zählen, sind ${known}.`,
  round: (experiment, given, known) =>
    `${experiment}: Die Antworten gehören zur Runde „${given}“ und zählen nicht. Es zählt die erste Runde, ${known}.`,
  setting: (experiment, given) =>
    `${experiment}: Der Code setzt „${given}“, was dieses Experiment nicht hat; es zählt nicht.`,
  conditions: (experiment) =>
    `${experiment}: Die Einstellungen sind nicht die, unter denen die Runde gefragt wird; es zählt nicht.`,
  refused: (experiment, sentence) =>
    `${experiment}: Die Engine weist die Einstellungen zurück; es zählt nicht. ${sentence}`,
  version: (given, known) => `Dieser Code hat Version ${given}; lesbar sind hier Codes der Version ${known}.`,
  damaged:
    'Dieser Code wurde abgeschnitten oder enthält Tippfehler: Seine Prüfsumme stimmt nicht. Bitte noch einmal anfordern.',
  foreign: 'Dieser Code enthält keine Ergebnisse, obwohl seine Prüfsumme stimmt: Er stammt nicht aus dem Lab.',
  failed: (cause) =>
    `Das lässt sich nicht bewerten: Der Inhalt ist nicht, was das Lab schreibt. Der Browser meldet: ${cause}.`,
  noCode: (start) => `Hier ist kein Ergebniscode: Einer beginnt mit „${start}“.`,
  otherProduct: (theirs, ours) =>
    `Mit Version ${theirs} erstellt, hier mit Version ${ours} bewertet: Eine Abweichung kann daher kommen.`,
};
