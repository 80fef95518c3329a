import type { names as English } from '../en/names.ts';

/** What every page shows of each place before the place itself has come: the rail, the head, the question. */
export const names: typeof English = {
  permute: {
    name: 'Permutieren',
    teaser: 'Tokens umordnen. Folgen die Ausgaben?',
    question: 'Die Tokens werden umgeordnet. Ordnet sich die Ausgabe ebenso um?',
  },
  shift: {
    name: 'Verschieben',
    teaser: 'Den Text weiterschieben. Was dreht sich?',
    question: 'Der Text rückt um $\\δ$ weiter. Was dreht sich, und was bleibt?',
  },
  overflow: {
    name: 'Überlauf',
    teaser: '1500 Zeilen aus einer Tabelle mit 1000.',
    question: 'Ein Text kann länger sein als seine Tabelle. Was geschieht dann?',
  },
  mode: {
    name: 'Train oder Eval',
    teaser: 'Eine Eingabe, zwei verschiedene Ausgaben.',
    question: 'Dieselbe Eingabe läuft zweimal durch. Warum unterscheiden sich die Ausgaben?',
  },
  explorer: {
    name: 'Kodierung erkunden',
    teaser: 'Eine Positionstabelle, Zelle für Zelle.',
    question: 'Die Positionstabelle lesen.',
  },
  placement: {
    name: 'Wo Positionen eingehen',
    teaser: 'Eingabe, jede Schicht oder Queries und Keys?',
    question: 'Wo gehen Positionen ein?',
  },
  'closed-book': {
    name: 'Auswendig schreiben',
    question: 'Buch zu. Erst schreiben, dann prüfen.',
  },
  deck: {
    name: 'Selbsttest-Karten',
    question: 'Auswendig antworten. Welche Punkte waren dabei?',
  },
  bugs: {
    name: 'Fehler finden',
    question: 'Welche Variante ist fehlerhaft, und welcher Test findet den Fehler?',
  },
};
