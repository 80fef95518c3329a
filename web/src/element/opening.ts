/** A session as the attributes of the element and the store of the device begin it. */
import type { Store } from '../host/storage.ts';
import type { Arrivals } from '../session/arrivals.ts';
import type { Authored } from '../session/author.ts';
import { restoreProgress } from '../session/progress.ts';
import { Session } from '../session/session.ts';

export function openSession(authored: Authored, come: Arrivals, store: Store): Session {
  const { experiments, pages, steps, settings, orientation, hold } = authored;
  const experiment = (experiments[0] ?? pages[0])?.id ?? '';
  const own = { experiment, authored: settings, orientation, hold };
  const session = new Session({ experiments, pages, steps, come, words: come.words, numbers: come.numbers, ...own });
  restoreProgress(session, store);
  return session;
}
