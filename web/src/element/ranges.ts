/** What the browser's own sliders lack: Page keys that step ten times as far, and a finger that turns out to scroll and sets nothing. */

const rangeOf = (event: Event): HTMLInputElement | null => {
  const target = event.composedPath()[0];
  return target instanceof HTMLInputElement && target.type === 'range' ? target : null;
};

const moved = (range: HTMLInputElement): boolean =>
  range.dispatchEvent(new Event('input', { bubbles: true, composed: true }));

/** Arrow keys step once. */
export function pageKey(event: KeyboardEvent): void {
  const range = rangeOf(event);
  const by = event.key === 'PageUp' ? 10 : event.key === 'PageDown' ? -10 : 0;
  if (!range || by === 0) return;
  event.preventDefault();
  range.stepUp(by);
  moved(range);
}

/** Chromium moves the thumb as soon as a finger lands. When the finger goes on to scroll the page, the value goes back. */
export function watchFingers(wrapper: HTMLElement, signal: AbortSignal): void {
  let before: { readonly range: HTMLInputElement; readonly value: string; readonly pointer: number } | null = null;
  const landed = (event: PointerEvent): void => {
    const range = event.pointerType === 'mouse' ? null : rangeOf(event);
    before = range && { range, value: range.value, pointer: event.pointerId };
  };
  const scrolled = ({ pointerId }: PointerEvent): void => {
    if (before?.pointer !== pointerId || before.range.value === before.value) return;
    before.range.value = before.value;
    moved(before.range);
  };
  wrapper.addEventListener('pointerdown', landed, { signal });
  wrapper.addEventListener('pointercancel', scrolled, { signal });
}
