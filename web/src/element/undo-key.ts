/** Ctrl+Z and Cmd+Z, with Shift or as Ctrl+Y for redo, as an intent; null for any other key, and where text is typed, which has an undo of its own. */
import type { Intent } from '../render/tree.ts';

export function undoIntent(event: KeyboardEvent): Intent | null {
  const key = event.key.toLowerCase();
  const again = key === 'y' && event.ctrlKey && !event.shiftKey;
  if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && !again)) return null;
  const from = event.composedPath()[0] as Element;
  if (from.matches('textarea, input:not([type="radio"], [type="checkbox"], [type="range"])')) return null;
  return { type: again || event.shiftKey ? 'redo' : 'undo' };
}
