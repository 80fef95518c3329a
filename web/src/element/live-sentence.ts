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
  readonly #sentence: (came: Came) => string | null;
  readonly #say: (sentence: string) => void;
  /** Of the last sentence; before the first, where the lab began. */
  #said: Here | null = null;
  /** What the last sentence told of what is here. Said, it is drawn, and what is drawn asks for a sentence. */
  #told: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `sentence` returns null while there is nothing to say. */
  constructor(sentence: (came: Came) => string | null, say: (sentence: string) => void) {
    this.#sentence = sentence;
    this.#say = say;
  }

  sayLater(here: Here): void {
    this.stop();
    this.#said ??= here;
    const { place, step } = this.#said;
    const came = here.place !== place ? 'place' : here.step !== step ? 'step' : null;
    if (came === null && !here.tells) return;
    this.#timer = setTimeout(() => this.#sayNow(here, came), delay);
  }

  #sayNow(here: Here, came: Came): void {
    const told = this.#sentence(null);
    if (told === null) return;
    this.#said = here;
    if (came === null && told === this.#told) return;
    this.#told = told;
    this.#say((came && this.#sentence(came)) ?? told);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
