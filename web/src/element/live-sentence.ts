/** The sentence of the live region: said once what is drawn has stood for a while, so that a drag is not read aloud number by number. */

/** How long it must stand. */
const delay = 500;

export class LiveSentence {
  readonly #say: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(say: () => void) {
    this.#say = say;
  }

  sayLater(): void {
    this.stop();
    this.#timer = setTimeout(this.#say, delay);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
