/** The closed book: what stands around the tasks, and each task's own sentences by its id. */
import type { Locale } from '../../en/index.ts';
import { names } from '../names.ts';
import { dropout } from './dropout.ts';
import { entryPoints } from './entry-points.ts';
import { failure } from './failure.ts';
import { forwardOrder } from './forward-order.ts';
import { ordered } from './ordered.ts';
import { proof } from './proof.ts';
import { written } from './written.ts';

export const closedBook: Locale['closed-book'] = {
  ...names['closed-book'],
  about:
    'Aufgaben aus dem Gedächtnis: Nichts zeigt hier die Antwort, bevor geprüft wird. Die Engine wertet aus, was Sie schreiben.',
  tasks: 'Aufgaben',
  now: 'Jetzt',
  solved: 'Gelöst',
  fresh: 'Nicht versucht',
  begun: 'Begonnen',
  check: 'Prüfen',
  empty: 'Hier ist noch nichts vollständig genug zum Prüfen.',
  next: (title) => `Nächste Aufgabe: ${title}`,
  draw: 'Neue Zahlen',
  see: (experiment) => `Ansehen in: ${experiment}`,
  answerTitle: 'Antwort zeigen',
  ordered,

  written,
  proof,
  'forward-order': forwardOrder,
  failure,
  'entry-points': entryPoints,
  dropout,
};
