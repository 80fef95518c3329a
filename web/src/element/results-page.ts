/**
 * The page where results are graded again (web/results.html): what is typed, chosen or dropped goes to the desk (results/desk.ts), and
 * what the desk has is drawn. It works in slices, so that hundreds of results leave the page responsive.
 */
import type { Engine } from '../engine/api.ts';
import { loadEngine } from '../engine/index.ts';
import { newUi } from '../frame/ui.ts';
import { again, saveFile, textOf } from '../host/files.ts';
import { gradingIn } from '../locales/grading.ts';
import { type ListedLanguage, languageOf, languages } from '../locales/languages.ts';
import type { Intent } from '../render/tree.ts';
import { byteOrderMark, resultsCsv } from '../results/csv.ts';
import { Desk } from '../results/desk.ts';
import type { Spoken } from '../results/head-view.ts';
import { type Submitted, submittedFile, submittedText } from '../results/submissions.ts';
import { askedOf, type Look, newLook, resultsView } from '../results/view.ts';
import { gradingBenchOf } from '../session/bench.ts';
import { longestFile } from '../state/transcript.ts';
import { Surface } from './surface.ts';

/** The same in every language, like the names of the columns. */
const fileName = 'position-lab-results.csv';

/** In milliseconds: how long grading keeps the page from drawing, which takes its own time. */
const slice = 8;

export class ResultsPage {
  readonly #surface: Surface;
  #engine: Engine | null = null;
  /** null: its words are on their way. */
  #spoken: Spoken | null = null;
  #wanted: ListedLanguage | null = null;
  #desk: Desk | null = null;
  #look: Look = newLook;
  /** What was given before the engine had started. */
  #early: Submitted[] = [];
  #working = false;

  constructor(host: HTMLElement) {
    this.#surface = new Surface(host);
    this.#surface.measure(newUi(), false);
    this.#takeDrops(host.ownerDocument);
  }

  /** @param asked the language that the address asks for; null: none, so the browser's */
  async start(asked: string | null): Promise<void> {
    const english = languages[0] as ListedLanguage;
    if (asked !== null && languageOf([asked]) === null) this.#look = { ...this.#look, noLanguage: asked };
    await this.#speak(languageOf(asked === null ? navigator.languages : [asked]) ?? english);
    try {
      this.#engine = await loadEngine();
      await this.#begin();
    } catch (error) {
      this.#change({ failure: error instanceof Error ? error.message : String(error) });
    }
  }

  async #speak(wanted: ListedLanguage): Promise<void> {
    this.#wanted = wanted;
    const language = await wanted.load();
    if (wanted !== this.#wanted) return;
    this.#spoken = { language, say: gradingIn(language.lang) };
    this.#surface.speak(language);
    const { ownerDocument } = this.#surface.wrapper;
    Object.assign(ownerDocument.documentElement, { lang: language.lang, dir: language.dir ?? 'ltr' });
    ownerDocument.title = this.#spoken.say.page.name;
    await this.#begin();
  }

  /** With the engine and the words that there are; what was graded is graded anew for its sentences. */
  async #begin(): Promise<void> {
    const spoken = this.#spoken;
    if (this.#engine && spoken) {
      const bench = await gradingBenchOf(this.#engine, spoken.language, spoken.say);
      if (spoken !== this.#spoken) return;
      this.#desk = this.#desk?.saidBy(bench) ?? new Desk(bench);
      for (const submitted of this.#early.splice(0)) this.#desk.add(submitted);
    }
    this.#draw();
    void this.#work();
  }

  #give(submitted: Submitted): void {
    if (this.#desk) this.#desk.add(submitted);
    else this.#early.push(submitted);
    this.#look = { ...this.#look, stopped: false };
    void this.#work();
  }

  async #work(): Promise<void> {
    if (this.#working) return;
    this.#working = true;
    // Another desk may take its place in between.
    for (let goesOn = true; ; ) {
      const until = performance.now() + slice;
      while (goesOn && performance.now() < until) goesOn = this.#desk?.work() ?? false;
      this.#draw();
      if (!goesOn) break;
      await new Promise((resume) => setTimeout(resume));
    }
    this.#working = false;
  }

  #change(change: Partial<Look>): void {
    this.#look = { ...this.#look, ...change };
    this.#draw();
  }

  #draw(): void {
    if (!this.#spoken) return;
    const tree = resultsView(this.#desk, this.#look, this.#spoken);
    this.#surface.draw(
      tree,
      (intent, event) => this.#act(intent, event),
      () => {},
      null,
    );
  }

  #act(intent: Intent, event: Event): void {
    switch (intent.type) {
      case 'language':
        void this.#speak(languageOf([String(intent.value)]) ?? (languages[0] as ListedLanguage));
        this.#look = { ...this.#look, noLanguage: null };
        break;
      case 'draft':
        // Drawn by the browser.
        this.#look = { ...this.#look, draft: String(intent.value), nothingThere: false };
        break;
      case 'grade':
        this.#grade();
        break;
      case 'files': {
        const field = event.target as HTMLInputElement;
        void this.#takeFiles([...(field.files ?? [])]).finally(() => again(field));
        break;
      }
      case 'row':
        this.#toggleRow(Number(intent.id));
        break;
      case 'asked':
        this.#toggleAsked(String(intent.id));
        break;
      case 'stop':
        this.#desk?.stop();
        this.#change({ stopped: true });
        break;
      case 'csv':
        this.#save();
        break;
      case 'print':
        window.print();
        break;
      case 'clear':
        this.#clear();
        break;
    }
  }

  #grade(): void {
    const { draft } = this.#look;
    const submitted = submittedText(draft);
    const nothingThere = submitted.submissions.length === 0;
    // A text without a code stays, to be mended.
    this.#change({ nothingThere, draft: nothingThere ? draft : '' });
    if (!nothingThere) this.#give(submitted);
  }

  async #takeFiles(files: readonly File[]): Promise<void> {
    this.#change({ nothingThere: false });
    for (const file of files) this.#give(submittedFile(file.name, await textOf(file, longestFile)));
  }

  #takeDrops(document: Document): void {
    const holdsFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;
    document.addEventListener('dragover', (event) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      if (!this.#look.dropping) this.#change({ dropping: true });
    });
    document.addEventListener('dragleave', (event) => {
      if (event.relatedTarget === null) this.#change({ dropping: false });
    });
    document.addEventListener('drop', (event) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      this.#change({ dropping: false });
      void this.#takeFiles([...(event.dataTransfer?.files ?? [])]);
    });
  }

  #toggleRow(id: number): void {
    const open = new Set(this.#look.open);
    if (!open.delete(id)) open.add(id);
    this.#change({ open });
  }

  #toggleAsked(id: string): void {
    const asked = this.#desk ? askedOf(this.#look, this.#desk) : [];
    this.#change({ asked: asked.includes(id) ? asked.filter((one) => one !== id) : [...asked, id] });
  }

  #save(): void {
    if (!this.#desk) return;
    const text = resultsCsv(this.#desk.rows, askedOf(this.#look, this.#desk));
    saveFile({ name: fileName, type: 'text/csv', text: `${byteOrderMark}${text}` });
  }

  #clear(): void {
    if (this.#desk) this.#desk = new Desk(this.#desk.bench);
    this.#look = { ...newLook, draft: this.#look.draft };
    this.#draw();
  }
}
