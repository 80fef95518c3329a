/** Theme, size and language of the whole unit, as the device keeps them; one experiment in another page has those of its author. */

import type { Ui } from '../frame/ui.ts';
import type { Store } from '../host/storage.ts';
import type { Authored } from '../session/author.ts';

type Display = Pick<Ui, 'theme' | 'projector' | 'lang'>;

export function keepDisplay({ theme, projector, lang }: Display, store: Store): void {
  store.write('display', { theme, projector, lang });
}

export function restoreDisplay(ui: Display, store: Store, { theme, unit }: Authored): void {
  const kept = unit ? (store.read('display') as Partial<Display> | undefined) : undefined;
  const known = kept?.theme === 'light' || kept?.theme === 'dark' ? kept.theme : 'auto';
  ui.theme = theme ?? known;
  ui.projector = kept?.projector === true;
  ui.lang = typeof kept?.lang === 'string' ? kept.lang : null;
}
