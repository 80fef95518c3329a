/** Files out of the lab and into it: those of a page, exports, transcripts and their replay. */

import { exportedFile, exportedOf } from '../frame/exports.ts';
import type { Moment } from '../frame/moment.ts';
import { fileNow, sentenceNow } from '../frame/page-view.ts';
import { resultFile } from '../frame/result-part.ts';
import type { ReplayShown, Ui } from '../frame/ui.ts';
import { mayRefuse, readFile, saveBlob, saveFile, type TextFile } from '../host/files.ts';
import type { Language } from '../locales/language.ts';
import { plain, rich } from '../render/rich.ts';
import { type Intent, textOf } from '../render/tree.ts';
import type { Session } from '../session/session.ts';
import type { Surface } from './surface.ts';

export interface FileHost {
  session(): Session;
  language(): Language;
  /** Those of transcripts. */
  bringWords(): Promise<void>;
  /** null: nothing was laid out yet. */
  moment(): Moment | null;
  /** What is on the screen, with what waited for a frame. */
  drawn(): Surface['drawn'];
  send(intent: Intent): void;
  look(change: Partial<Ui>): void;
  notice(text: string): void;
  copy(text: string): Promise<void>;
  /** Shows the end of a transcript. */
  show(session: Session, how: ReplayShown): void;
}

export class FileActs {
  readonly #host: FileHost;
  /** The transcript that is being played: another one, or Stop, ends it. */
  #replaying: object | null = null;

  constructor(host: FileHost) {
    this.#host = host;
  }

  get #frame() {
    return this.#host.session().options.words.frame;
  }

  /** false: the intent is about no file. */
  take(intent: Intent, event: Event): boolean {
    const field = event.target as HTMLInputElement;
    switch (intent.type) {
      case 'openFile':
        void this.#open(field);
        return true;
      case 'saveFile':
        this.#save(String(intent.file));
        return true;
      case 'replayFile':
        void this.#replay(field);
        return true;
      case 'stopReplay':
        this.stopReplay();
        return true;
      case 'saveExport':
      case 'copyExport':
        void this.#export(intent);
        return true;
      case 'saveCode':
      case 'copyCode':
        this.#code(intent.type);
        return true;
      default:
        return false;
    }
  }

  /** Its text stands beside the buttons. */
  #code(type: string): void {
    const moment = this.#host.moment();
    const file = moment && resultFile(moment);
    if (file && type === 'saveCode') saveFile(file);
    else if (file) void this.#host.copy(file.text.trim());
  }

  async #open(field: HTMLInputElement): Promise<void> {
    const text = await readFile(field);
    if (text !== undefined) this.#host.send({ type: 'file', text });
  }

  #save(name: string): void {
    const moment = this.#host.moment();
    const file = moment && fileNow(moment, name);
    if (file) this.#give(file);
  }

  #give(file: TextFile | { readonly name: string; readonly blob: Blob }): void {
    const isText = 'text' in file;
    if (isText) saveFile(file);
    else saveBlob(file.name, file.blob);
    if (mayRefuse()) this.#host.look({ offered: { name: file.name, text: isText ? file.text : null } });
  }

  async #export({ type, entry }: Intent): Promise<void> {
    this.#host.look({ notices: [] });
    const moment = this.#host.moment();
    const made = moment && exportedFile(moment, entry);
    if (!made) {
      await this.#exportMade(type, entry);
      return;
    }
    try {
      // Waited for only if it must be: some browsers copy within the click alone.
      const file = made instanceof Promise ? await made : made;
      if (type === 'saveExport') this.#give(file);
      else await this.#host.copy(file.text);
    } catch {
      this.#host.notice(this.#frame.export.failed);
    }
  }

  /** Pictures and the transcript. What waits for a frame is part of them. */
  async #exportMade(type: string, entry: unknown): Promise<void> {
    const drawn = this.#host.drawn();
    const moment = this.#host.moment();
    const exported = moment && exportedOf(moment);
    if (!exported || !drawn) return;
    const about = { title: sentenceNow(moment), description: textOf(rich(exported.origin.conditions)) };
    const made = await this.#instrument();
    const file = await made?.fileOf(String(entry), this.#host.session(), exported, { ...drawn, ...about });
    if (file === null) this.#host.notice(this.#frame.replay.noPicture);
    else if (!file) return;
    else if ('refused' in file) this.#host.notice(plain(file.refused));
    else if (type === 'saveExport' || 'blob' in file) this.#give(file);
    else void this.#host.copy(file.text);
  }

  async #replay(field: HTMLInputElement): Promise<void> {
    const made = await this.#instrument();
    const text = made ? await readFile(field, made.longestFile) : undefined;
    const { engine } = this.#host.session();
    if (!made || !engine || text === undefined) return;
    const asked = {};
    this.#replaying = asked;
    const goesOn = (replaying: Ui['replaying']): boolean => {
      if (this.#replaying === asked) this.#host.look({ replaying });
      return this.#replaying === asked;
    };
    const outcome = await this.#arrived(() => made.replayed(text, engine, this.#host.language(), goesOn));
    if (this.#replaying !== asked) return;
    this.stopReplay();
    if (!outcome) return;
    if ('refused' in outcome) {
      this.#host.notice(plain(outcome.refused));
      return;
    }
    const { transcript, session, differences, note } = outcome;
    const sentences = differences.map(({ sentence }) => sentence);
    this.#host.show(session, { events: transcript.events.length, differences: sentences, note });
  }

  stopReplay(): void {
    this.#replaying = null;
    this.#host.look({ replaying: null });
  }

  #instrument(): Promise<typeof import('./instrument.ts') | null> {
    return this.#arrived(async () => {
      const [made] = await Promise.all([import('./instrument.ts'), this.#host.bringWords()]);
      return made;
    });
  }

  /** null: something that it needs did not come. */
  async #arrived<T>(asked: () => Promise<T>): Promise<T | null> {
    this.#host.look({ notices: [] });
    try {
      return await asked();
    } catch (error) {
      this.#host.notice(this.#frame.replay.notLoaded(plain(String(error))));
      return null;
    }
  }
}
