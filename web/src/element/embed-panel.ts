/** The Embed dialog of an element: it comes with its words when it is first opened; what its buttons do. */

import type { EmbedUi, Output } from '../frame/embed-fields.ts';
import { bakedFile, fileOf, filesAt } from '../frame/embed-texts.ts';
import type { Moment } from '../frame/moment.ts';
import { copyText } from '../host/clipboard.ts';
import { saveFile } from '../host/files.ts';
import { plain } from '../render/rich.ts';
import type { Intent, Tree } from '../render/tree.ts';

interface Lab {
  moment(): Moment;
  /** Brings the words of the dialog. */
  bringWords(): Promise<void>;
  notice(text: string): void;
  changed(): void;
  /** Focus goes to its heading: what the button did is far from it, and comes when it has arrived. */
  opened(): void;
  /** Focus goes back to the button. */
  closed(): void;
}

export class EmbedPanel {
  readonly #lab: Lab;
  #part: typeof import('../frame/embed-part.ts') | null = null;
  #ui: EmbedUi | null = null;

  constructor(lab: Lab) {
    this.#lab = lab;
  }

  get isOpen(): boolean {
    return this.#ui !== null;
  }

  /** null: it is closed. */
  tree(moment: Moment): Tree {
    return this.#part && this.#ui && this.#part.embedPart(moment, this.#ui, this.#files);
  }

  /** false: the intent is none of its own. */
  take(intent: Intent): boolean {
    switch (intent.type) {
      case 'openEmbed':
        if (this.isOpen) this.close();
        else void this.#open();
        return true;
      case 'closeEmbed':
        this.close();
        return true;
      case 'embed':
        this.#set(String(intent.name), intent.value);
        return true;
      case 'previewEmbed':
        this.#change(() => ({ previewed: intent.value === true }));
        return true;
      case 'copyEmbed':
        void this.#copy(intent.of as Exclude<Output, 'file'>);
        return true;
      case 'saveEmbed':
        void this.#save();
        return true;
      default:
        return false;
    }
  }

  close(): void {
    if (!this.isOpen) return;
    this.#ui = null;
    this.#lab.closed();
    this.#lab.changed();
  }

  get #files(): string {
    return filesAt(import.meta.url, location.href);
  }

  async #open(): Promise<void> {
    try {
      const [part] = await Promise.all([import('../frame/embed-part.ts'), this.#lab.bringWords()]);
      this.#part = part;
      this.#ui = part.beginning(this.#lab.moment());
      this.#lab.opened();
      this.#lab.changed();
    } catch (error) {
      const { frame } = this.#lab.moment().session.options.words;
      this.#lab.notice(frame.replay.notLoaded(plain(String(error))));
    }
  }

  #change(change: (ui: EmbedUi) => Partial<EmbedUi>): void {
    if (this.#ui) this.#ui = { ...this.#ui, ...change(this.#ui) };
    this.#lab.changed();
  }

  #set(name: string, value: unknown): void {
    this.#change(({ choice }) => {
      const changed = { ...choice, [name]: value };
      const placed = name === 'experiment' ? this.#part?.withPlace(choice, String(value)) : null;
      return { choice: placed ?? changed, said: null };
    });
  }

  #say(of: Output, text: string): void {
    this.#change(() => ({ said: { of, text } }));
  }

  async #copy(of: Exclude<Output, 'file'>): Promise<void> {
    if (!this.#part || !this.#ui) return;
    const { words } = this.#lab.moment().session.options;
    const text = this.#part.textsOf(this.#ui, this.#files, words)[of];
    this.#say(of, (await copyText(text)) ? words.frame.copied : words.frame.copyByHand);
  }

  async #save(): Promise<void> {
    if (!this.#ui) return;
    const { choice } = this.#ui;
    const { embedding } = this.#lab.moment().session.options.words;
    const address = `${this.#files}position-lab.html`;
    const file = await textAt(address);
    const text = file && bakedFile(file, choice);
    if (text) saveFile({ name: fileOf(choice), type: 'text/html', text });
    this.#say('file', text ? embedding.saved : embedding.notFetched(plain(address)));
  }
}

/** null: it cannot be read. */
async function textAt(address: string): Promise<string | null> {
  try {
    const response = await fetch(address);
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}
