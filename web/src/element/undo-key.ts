/** Ctrl+Z and Cmd+Z, with Shift for redo, as an intent; null for any other key, and where text is typed, which has an undo of its own. */
import type { Intent } from '../render/tree.ts';

export function undoIntent(event: KeyboardEvent): Intent | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'z') return null;
  const from = event.composedPath()[0] as Element;
  if (from.matches('textarea, input:not([type="radio"], [type="checkbox"], [type="range"])')) return null;
  return { type: event.shiftKey ? 'redo' : 'undo' };
}
