/** Submissions and what the engine makes of them, without a picture. Grading goes piece by piece, so that a page stays responsive. */
import type { Grading } from '../locales/grading.ts';
import { plain } from '../render/rich.ts';
import { attemptsOf, counting, type GradingBench, type RegradedAttempt, regradeOne } from '../session/regrade.ts';
import { replaying } from '../session/replay.ts';
import { type Attempt, type Attempts, type Score, scoreOf } from '../state/attempts.ts';
import { codeStart, codeVersion, readCode, type Unread } from '../state/result-code.ts';
import type { LeftOut, Submission, Submitted } from './submissions.ts';

/** One submission as the engine grades it. */
export interface Row {
  /** Unique. */
  readonly id: number;
  readonly label: string;
  readonly code: string | null;
  readonly graded: readonly RegradedAttempt[];
  /** A sentence each (rich text): what differs from what was claimed, or why there is nothing to grade. */
  readonly differences: readonly string[];
  /** What is to be known and is no difference. */
  readonly notes: readonly string[];
}

type Judged = Pick<Row, 'graded' | 'differences' | 'notes'>;

/** So many differences of one transcript are told. */
const most = 12;

const refused = (sentence: string): Judged => ({ graded: [], differences: [sentence], notes: [] });

export class Desk {
  readonly bench: GradingBench;
  /** All that is graded or waits, as it came. */
  #given: Submission[] = [];
  readonly #graded: Row[] = [];
  #rows: readonly Row[] = [];
  #leftOut: LeftOut[] = [];
  #waiting: Submission[] = [];
  #working: Generator<unknown, Row> | null = null;
  #taken = 0;
  /** By the experiments, settings and answers of an attempt: most learners leave the settings as they are. */
  readonly #known = new Map<string, ReturnType<typeof regradeOne>>();

  constructor(bench: GradingBench) {
    this.bench = bench;
  }

  add({ submissions, leftOut }: Submitted): void {
    // One by one: a call takes no hundred thousand arguments.
    for (const one of submissions) {
      this.#given.push(one);
      this.#waiting.push(one);
    }
    for (const one of leftOut) this.#leftOut.push(one);
    this.#taken += submissions.length;
  }

  /** The same in other words: its sentences are made as it is graded, so it is graded anew. */
  saidBy(bench: GradingBench): Desk {
    const desk = new Desk(bench);
    desk.add({ submissions: this.#given, leftOut: this.#leftOut });
    return desk;
  }

  /** One piece of work: an attempt, or an event of a transcript. false: there is none. */
  work(): boolean {
    if (!this.#working) {
      const next = this.#waiting.shift();
      if (!next) {
        if (this.#rows.length < this.#graded.length) this.#rows = this.#sorted();
        return false;
      }
      this.#working = this.#guarded(next, this.#taken - this.#waiting.length);
    }
    const { done, value } = this.#working.next();
    if (done) {
      this.#graded.push(value);
      this.#working = null;
    }
    return true;
  }

  /** What is not graded yet is laid aside, with what was begun. */
  stop(): void {
    this.#waiting = [];
    this.#working = null;
    this.#given = this.#given.slice(0, this.#graded.length);
    this.#taken = this.#graded.length;
  }

  get progress(): { readonly done: number; readonly total: number } {
    return { done: this.#graded.length, total: this.#taken };
  }

  get leftOut(): readonly LeftOut[] {
    return this.#leftOut;
  }

  /** By label. While some are being graded: those before. */
  get rows(): readonly Row[] {
    return this.#rows;
  }

  #sorted(): readonly Row[] {
    const { compare } = new Intl.Collator(this.bench.words.lang, { numeric: true });
    return withTwins(
      [...this.#graded].sort((a, b) => compare(a.label, b.label) || a.id - b.id),
      this.bench,
    );
  }

  /** The experiments that some submission answers. */
  get answered(): readonly string[] {
    const ids = new Set(this.#rows.flatMap(({ graded }) => graded.map(({ experiment }) => experiment.id)));
    return counting(this.bench).flatMap(({ id }) => (ids.has(id) ? [id] : []));
  }

  /** Whatever is in one of them, the others go on. */
  *#guarded(submission: Submission, id: number): Generator<unknown, Row> {
    try {
      return yield* this.#grading(submission, id);
    } catch (error) {
      const cause = error instanceof Error ? error.message : String(error);
      return {
        id,
        label: this.#labelOf(submission),
        code: null,
        ...refused(this.bench.say.regrade.failed(plain(cause))),
      };
    }
  }

  *#grading(submission: Submission, id: number): Generator<unknown, Row> {
    const { page, regrade } = this.bench.say;
    const label = this.#labelOf(submission);
    const code = 'code' in submission ? submission.code : null;
    if ('nothing' in submission)
      return { id, label, code, ...refused(submission.nothing === null ? page.unreadFile : regrade.noCode(codeStart)) };
    const judged = 'code' in submission ? this.#code(submission.code) : this.#transcript(submission.transcript);
    return { id, label, code, ...(yield* judged) };
  }

  #labelOf({ label }: Submission): string {
    return typeof label === 'string' ? label : this.bench.say.page.lineLabel(String(label));
  }

  *#code(code: string): Generator<unknown, Judged> {
    const read = readCode(code);
    if ('why' in read) return refused(worded(read, this.bench.say.regrade));
    const { graded, differences } = yield* this.#attempts(read.attempts);
    const notes = this.#versionNote(read.product, differences);
    return { graded, differences, notes };
  }

  *#attempts(attempts: Attempts): Generator<unknown, Pick<Row, 'graded' | 'differences'>> {
    const graded: RegradedAttempt[] = [];
    const differences: string[] = [];
    for (const attempt of Object.values(attempts)) {
      const one = this.#attempt(attempt);
      graded.push(...one.graded);
      differences.push(...one.differences);
      yield;
    }
    return { graded, differences };
  }

  #attempt({ tries, ...attempt }: Attempt): ReturnType<typeof regradeOne> {
    const key = JSON.stringify(attempt);
    const known = this.#known.get(key) ?? regradeOne({ ...attempt, tries }, this.bench);
    this.#known.set(key, known);
    return { ...known, graded: known.graded.map((one) => ({ ...one, attempt: { ...one.attempt, tries } })) };
  }

  /** What the played session answered is graded like any attempt; what else its file claims is compared by the replay. */
  *#transcript(text: string): Generator<unknown, Judged> {
    const played = yield* replaying(text, this.bench);
    if ('refused' in played) return refused(plain(played.refused));
    const sentences = played.differences.map(({ sentence }) => plain(sentence));
    const more = sentences.length > most ? [this.bench.say.page.more(String(sentences.length - most))] : [];
    const { graded } = yield* this.#attempts(played.session.attempts.all);
    const notes = played.note === null ? [] : [plain(played.note)];
    return { graded, differences: [...sentences.slice(0, most), ...more], notes };
  }

  #versionNote(product: string, differences: readonly string[]): string[] {
    const { engine, say } = this.bench;
    if (product === engine.version || differences.length === 0) return [];
    return [say.regrade.otherProduct(plain(product), plain(engine.version))];
  }
}

function worded(unread: Unread, say: Grading['regrade']): string {
  if (unread.why === 'version') return say.version(plain(unread.given), String(codeVersion));
  return say[unread.why];
}

/** The same code twice is pointed out on each. */
function withTwins(rows: readonly Row[], { say: { page }, words }: GradingBench): Row[] {
  const { join } = words.frame;
  const byCode = new Map<string, Row[]>();
  for (const row of rows) {
    const same = byCode.get(row.code ?? '');
    if (same) same.push(row);
    else if (row.code !== null) byCode.set(row.code, [row]);
  }
  return rows.map((row) => {
    const same = byCode.get(row.code ?? '') ?? [];
    const others = same.length - 1;
    if (others < 1) return row;
    const twins = same.slice(0, 4).filter(({ id }) => id !== row.id);
    const named = twins.slice(0, 3).map(({ label }) => join.quoted(plain(label)));
    const more = others > named.length ? [page.more(String(others - named.length))] : [];
    return { ...row, notes: [...row.notes, join.sentences([page.sameCode(join.names(named)), ...more])] };
  });
}

/**
 * null: nothing could be graded.
 * @param asked the experiments that count, by id
 */
export const scoreOfRow = (row: Row, asked: readonly string[]): Score | null =>
  row.graded.length === 0 ? null : scoreOf(attemptsOf(row), asked);

/** How many questions of an experiment were right, of how many that were asked; null: it was not attempted. */
export function countsOf({ graded }: Row, experiment: string) {
  const one = graded.find(({ attempt }) => attempt.experiment === experiment);
  if (!one) return null;
  const marks = one.graded.map(({ right }) => right);
  return { right: marks.filter((right) => right === true).length, asked: marks.length, tries: one.attempt.tries };
}
