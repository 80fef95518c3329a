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
  about: 'Tareas de memoria: nada muestra aquí la respuesta antes de comprobar. El motor evalúa lo que se escribe.',
  tasks: 'Tareas',
  now: 'Ahora',
  solved: 'Resuelta',
  fresh: 'Sin probar',
  begun: 'Empezada',
  check: 'Comprobar',
  empty: 'Aquí todavía no hay nada lo bastante completo para comprobarlo.',
  next: (title) => `Tarea siguiente: ${title}`,
  draw: 'Números nuevos',
  see: (experiment) => `Verlo en ${experiment}`,
  answerTitle: 'Ver la respuesta',
  ordered,

  written,
  proof,
  'forward-order': forwardOrder,
  failure,
  'entry-points': entryPoints,
  dropout,
};
