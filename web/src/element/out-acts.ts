/** What goes out of the lab without a file: a link, a text, paper, tones. */
import { linkTo } from '../frame/links.ts';
import type { Moment } from '../frame/moment.ts';
import { sentenceNow } from '../frame/page-view.ts';
import type { Ui } from '../frame/ui.ts';
import { copyText } from '../host/clipboard.ts';
import { play } from '../host/sound.ts';
import type { Intent } from '../render/tree.ts';

interface Lab {
  moment(): Moment;
  look(change: Partial<Ui>): void;
  notice(text: string): void;
}

export class OutActs {
  readonly #lab: Lab;

  constructor(lab: Lab) {
    this.#lab = lab;
  }

  /** false: the intent is none of its own. */
  take(intent: Intent): boolean {
    switch (intent.type) {
      case 'copyLink':
        this.#copyLink();
        return true;
      case 'copySentence':
        void this.copy(sentenceNow(this.#lab.moment()));
        return true;
      case 'print':
        window.print();
        return true;
      case 'hear':
        void this.#hear(intent.tones as readonly number[]);
        return true;
      default:
        return false;
    }
  }

  async copy(text: string): Promise<void> {
    this.#lab.look({ copied: { ok: await copyText(text), text } });
  }

  #copyLink(): void {
    const link = linkTo(this.#lab.moment().session, location.href);
    if (typeof link === 'number') this.#lab.look({ linkLength: link });
    else void this.copy(link);
  }

  async #hear(tones: readonly number[]): Promise<void> {
    if (await play(tones)) return;
    const { notices } = this.#lab.moment().session.options.words.frame;
    this.#lab.notice(notices.silent);
  }
}
