/** The sentence of the live region: said once what is drawn has stood for a while, so that a drag is not read aloud number by number. */

/** How long it must stand. */
const delay = 500;

export interface Here {
  /** Of an experiment or a page. */
  readonly place: string;
  /** null: a page. */
  readonly step: string | null;
  /** Something is measured that a sentence tells. */
  readonly tells: boolean;
}

/** What is another since the last sentence; null: nothing is. */
export type Came = 'place' | 'step' | null;

export class LiveSentence {
  readonly #say: (came: Came) => boolean;
  /** Of the last sentence; before the first, where the lab began. */
  #said: Here | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `say` returns whether there was anything to say. */
  constructor(say: (came: Came) => boolean) {
    this.#say = say;
  }

  sayLater(here: Here): void {
    this.stop();
    this.#said ??= here;
    const { place, step } = this.#said;
    const came = here.place !== place ? 'place' : here.step !== step ? 'step' : null;
    if (came === null && !here.tells) return;
    this.#timer = setTimeout(() => {
      if (this.#say(came)) this.#said = here;
    }, delay);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
