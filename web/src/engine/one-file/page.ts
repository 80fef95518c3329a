/** In place of ../page.ts where all is one file: two modules would only be longer, so the page has the whole engine at once. */
import type { Engine } from '../api.ts';
import { loadEngine } from '../index.ts';
import type { PageEngine } from '../page.ts';

export const loadPageEngine = (): Promise<PageEngine> => loadEngine();
export const loadWholeEngine = (): Promise<Engine> => loadEngine();
export const isWholeEngine = (engine: PageEngine): engine is Engine => 'checkClaim' in engine;
