import type { worksheet as english } from '../en/worksheet.ts';

/** What the worksheet says beside its labs. Plain text. */
export const worksheet: typeof english = {
  title: 'Position Lab: Arbeitsblatt',
  how: 'Zum Ausdrucken: was jedes Experiment vor einem Lauf und am Ende fragt, mit Linien zum Schreiben. Die Antwort auf jede Frage am Ende steht auf der Seite danach.',
  withoutAnswers: 'Ohne die Antworten',
  withAnswers: 'Mit den Antworten',
  name: 'Name:',
};
