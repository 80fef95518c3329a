/**
 * Tells the page around a frame how high we are: `lti.frameResize`, as Canvas, Sakai, PreTeXt and others read it, as an object and
 * as its JSON text since hosts differ. Only the height of one wrapper is observed, never the document's, so that a host that sizes
 * the frame cannot make it grow for ever.
 */

/** Hosts clamp; so do we. */
const highest = 20000;
/** So many equal steps up in a row are a loop, not content. */
const loopLimit = 8;

/** Decides which heights to send. Pure but for its memory. */
export class HeightReporter {
  #last = 0;
  #step = 0;
  #repeats = 0;

  /** The height to send, or null when nothing changed, nothing is visible, or the host answers every message by growing us. */
  next(height: number, visible: boolean): number | null {
    const whole = Math.min(Math.ceil(height), highest);
    if (!visible || whole <= 0 || whole === this.#last) return null;
    const step = whole - this.#last;
    this.#repeats = step > 0 && step === this.#step ? this.#repeats + 1 : 0;
    this.#step = step;
    this.#last = whole;
    return this.#repeats < loopLimit ? whole : null;
  }
}

/** Reports the wrapper's height to the parent window as long as it changes; does nothing when not embedded. Returns the end of it. */
export function reportHeight(wrapper: Element): () => void {
  if (window.parent === window) return () => {};
  const reporter = new HeightReporter();
  const report = (): void => {
    const height = reporter.next(wrapper.getBoundingClientRect().height, window.innerWidth > 0);
    if (height === null) return;
    const message = { subject: 'lti.frameResize', height };
    // Any origin: the message holds nothing but a height, and a sandboxed host's origin is "null".
    window.parent.postMessage(message, '*');
    window.parent.postMessage(JSON.stringify(message), '*');
  };
  const observer = new ResizeObserver(report);
  observer.observe(wrapper);
  // Observers sleep in a frame that is not scrolled into view yet; the first height must not wait for that.
  wrapper.addEventListener('position-lab-ready', report);
  return () => {
    observer.disconnect();
    wrapper.removeEventListener('position-lab-ready', report);
  };
}
