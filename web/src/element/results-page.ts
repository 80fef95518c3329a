/**
 * The page where results are graded again (web/results.html): what is typed, chosen or dropped goes to the desk (results/desk.ts), and
 * what the desk has is drawn. It works in slices, so that hundreds of results leave the page responsive.
 */
import { loadEngine } from '../engine/index.ts';
import { newUi } from '../frame/ui.ts';
import { again, saveFile, textOf } from '../host/files.ts';
import { english } from '../locales/en/language.ts';
import { resultsPage as page } from '../locales/en/results-page.ts';
import type { Intent } from '../render/tree.ts';
import { byteOrderMark, resultsCsv } from '../results/csv.ts';
import { Desk } from '../results/desk.ts';
import { type Submitted, submittedFile, submittedText } from '../results/submissions.ts';
import { askedOf, type Look, newLook, resultsView } from '../results/view.ts';
import { benchOf } from '../session/bench.ts';
import type { Bench } from '../session/replay.ts';
import { longestFile } from '../state/transcript.ts';
import { Surface } from './surface.ts';

/** In milliseconds: how long grading keeps the page from drawing, which takes its own time. */
const slice = 16;

export class ResultsPage {
  readonly #surface: Surface;
  #desk: Desk | null = null;
  #look: Look = newLook;
  /** What was given before the engine had started. */
  #early: Submitted[] = [];
  #working = false;

  constructor(host: HTMLElement) {
    this.#surface = new Surface(host);
    this.#surface.speak(english);
    this.#surface.measure(newUi(), false);
    this.#takeDrops(host.ownerDocument);
    this.#draw();
  }

  async start(): Promise<void> {
    try {
      this.#begin(await benchOf(await loadEngine()));
    } catch (error) {
      this.#change({ failure: error instanceof Error ? error.message : String(error) });
    }
  }

  #begin(bench: Bench): void {
    this.#desk = new Desk(bench);
    for (const submitted of this.#early.splice(0)) this.#desk.add(submitted);
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
    const desk = this.#desk;
    if (!desk || this.#working) return;
    this.#working = true;
    for (let goesOn = true; goesOn && desk === this.#desk; ) {
      const until = performance.now() + slice;
      while (goesOn && performance.now() < until) goesOn = desk.work();
      this.#draw();
      await new Promise((resume) => setTimeout(resume));
    }
    this.#working = false;
  }

  #change(change: Partial<Look>): void {
    this.#look = { ...this.#look, ...change };
    this.#draw();
  }

  #draw(): void {
    const tree = resultsView(this.#desk, this.#look);
    this.#surface.draw(
      tree,
      (intent, event) => this.#act(intent, event),
      () => {},
      null,
    );
  }

  #act(intent: Intent, event: Event): void {
    switch (intent.type) {
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
    const submitted = submittedText(draft, page.lineLabel);
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
    saveFile({ name: page.csvName, type: 'text/csv', text: `${byteOrderMark}${text}` });
  }

  #clear(): void {
    if (this.#desk) this.#desk = new Desk(this.#desk.bench);
    this.#look = { ...newLook, draft: this.#look.draft };
    this.#draw();
  }
}
