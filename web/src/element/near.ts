/**
 * When an element is worth starting: a page may hold many, and most are never reached. It starts a screen before it is scrolled into
 * view, so that nobody sees it begin.
 */

/** In pixels above and below the window. */
const margin = 1000;

/** Calls `near` once, at once if the element is near already, has no size yet (a closed tab), or nothing can watch it. */
export function whenNear(element: Element, near: () => void, signal: AbortSignal): void {
  const { top, bottom } = element.getBoundingClientRect();
  const isNear = top <= window.innerHeight + margin && bottom >= -margin;
  if (isNear || typeof IntersectionObserver !== 'function') {
    near();
    return;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      near();
    },
    // This document's own window: in a frame of another site the margin would not count otherwise.
    { root: document, rootMargin: `${margin}px 0px` },
  );
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}
