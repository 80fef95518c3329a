/** What the tests of the four experiments share: scenes on the real engine, and the branches and the text of what is drawn. */
import { expect } from 'vitest';
import { layoutOf } from '../../web/src/element/layout.ts';
import { loadEngine } from '../../web/src/engine/index.ts';
import { askedWords, printedAll } from '../../web/src/exercises/asked.ts';
import { grade } from '../../web/src/exercises/grade.ts';
import type { Cursor, Experiment, Layout, Orientation, Scene, Size } from '../../web/src/experiments/contract.ts';
import type { ExperimentWords } from '../../web/src/locales/contract.ts';
import { en } from '../../web/src/locales/en/index.ts';
import { makeNumbers } from '../../web/src/render/numbers.ts';
import { h, textOf } from '../../web/src/render/tree.ts';
import { branches, ofClass, plainText } from './reading.ts';

export const engine = await loadEngine();
export const numbers = makeNumbers('en');

/** One layout of each size, at the widths where they are tightest or that the mocks show. */
const layouts = [320, 700, 840, 1280].flatMap((pixels) => layoutOf(pixels, 16, true, false) ?? []);

export interface Look {
  readonly size?: Size;
  readonly orientation?: Orientation;
  readonly hidden?: boolean;
  readonly cursor?: Cursor | null;
  /** A finger points. */
  readonly coarse?: boolean;
}

export const sizes = layouts.map(({ size }) => size);
/** Every size in both orientations, hidden and not. */
export const looks: readonly Look[] = sizes.flatMap((size) =>
  (['rows', 'columns'] as const).flatMap((orientation) =>
    [false, true].map((hidden) => ({ size, orientation, hidden })),
  ),
);

/** All questions of an experiment, over its rounds. */
export const questionsOf = <S, R>({ rounds }: Experiment<S, R>) => rounds.flatMap(({ questions }) => questions);

/** Scenes of one experiment in step Run, its settings changed; equal settings are computed once. */
export function scenesOf<S extends object, R>(experiment: Experiment<S, R>) {
  const reports = new Map<string, R>();
  function reportOf(settings: S): R {
    const key = JSON.stringify(settings);
    const report = reports.get(key) ?? experiment.compute(engine, settings);
    reports.set(key, report);
    return report;
  }
  function sceneOf(changes: Partial<S> = {}, look: Look = {}): Scene<S, R> {
    const settings = { ...experiment.defaults, ...changes };
    const { size = 'XL', orientation = experiment.orientation, hidden = false, cursor = null, coarse = false } = look;
    return {
      settings,
      report: reportOf(settings),
      words: en,
      numbers,
      layout: { ...(layouts.find((layout) => layout.size === size) as Layout), coarse },
      orientation,
      hidden,
      cursor,
      guess: 1e-15,
      runs: [],
      currentRun: 1,
      entered: settings as Scene<S, R>['entered'],
      errors: {},
      idPrefix: 'lab',
      parts: { sentence: h('p', {}, 'SENTENCE'), next: h('button', {}, 'NEXT'), runTable: h('div', {}, 'RUNS') },
    };
  }
  const drawn = (changes?: Partial<S>, look?: Look): string => textOf(experiment.view(sceneOf(changes, look)));
  const said = (changes?: Partial<S>): string => plainText(experiment.describe(sceneOf(changes)));

  /** Draws under every look: nothing unfinished or not finite shows, each of the frame's parts stands once, nothing sticks out. */
  function expectDrawn(changes: Partial<S>, scrolls = false): void {
    for (const look of [...looks, ...looks.map((one) => ({ ...one, coarse: true }))]) {
      const scene = sceneOf(changes, look);
      const tree = experiment.view(scene);
      const widths = ofClass(tree, 'pic').map(({ attributes }) => Number(String(attributes.viewBox).split(' ')[2]));
      expect(widths.length).toBeGreaterThan(0);
      if (!scrolls) expect(Math.max(...widths)).toBeLessThanOrEqual(scene.layout.width);
      const attributes = branches(tree).flatMap((branch) => Object.values(branch.attributes));
      expect(attributes.filter((value) => /NaN|undefined|Infinity/.test(String(value ?? '')))).toEqual([]);
      const lengths = branches(tree).flatMap(({ attributes }) => [attributes.width, attributes.height]);
      expect(lengths.filter((value) => Number.parseFloat(String(value)) < 0)).toEqual([]);
      expect(textOf(tree)).not.toMatch(/NaN|undefined|null|∞|\[object/);
      for (const part of ['SENTENCE', 'NEXT', 'RUNS']) {
        expect(textOf(tree).split(part).length - 1).toBe(look.hidden ? 0 : 1);
      }
    }
  }

  /** The sentences are finished, the tables square, the conditions said. */
  function expectSaid(changes: Partial<S>): void {
    const scene = sceneOf(changes);
    for (const sentence of [experiment.describe(scene), experiment.outcome(scene)]) {
      expect(plainText(sentence)).not.toMatch(/^$|NaN|undefined|null/);
    }
    for (const table of experiment.tables(scene)) {
      for (const row of table.rows) expect(row.length).toBe(table.head.length);
    }
    expect(experiment.conditions(scene.settings, en).length).toBeGreaterThan(10);
  }

  return { sceneOf, drawn, said, expectDrawn, expectSaid };
}

/**
 * Grades guesses as the frame does: under the round's conditions over the defaults with these changes, and with what the learner
 * then sets.
 */
export function graderOf<S extends object, R>(experiment: Experiment<S, R>) {
  const words: ExperimentWords = en[experiment.id];
  const reports = new Map<string, R>();
  return (id: string, guess: string, changes: Partial<S> = {}, set: Partial<S> = {}) => {
    const round = experiment.rounds.find(({ questions }) => questions.some((question) => question.id === id));
    const question = round?.questions.find((one) => one.id === id);
    const said = words.predictions[id];
    if (!round || !question || !said) throw new Error(`no question ${id}`);
    const own = { ...experiment.defaults, ...changes };
    const settings: S = { ...own, ...round.conditions?.(own), ...set };
    const key = JSON.stringify(settings);
    const report = reports.get(key) ?? experiment.compute(engine, settings);
    reports.set(key, report);
    const answer = question.answer(engine, settings, report);
    const theories = question.theories?.(engine, settings, report) ?? {};
    const evidence = printedAll(question.evidence?.(engine, settings, report) ?? {}, numbers, question.digits);
    const rounding = (question.verdict?.(report) ?? experiment.verdict(report)).tolerance;
    const graded = grade(question, guess, { answer, theories, rounding, read: (text) => numbers.read(text) });
    const reply = graded.right ? said.right : (said.replies[graded.reply ?? ''] ?? said.replies.other);
    const special = printedAll(question.asked?.(settings, report) ?? {}, numbers);
    const asked = plainText(askedWords(said, {}, special).question);
    return { asked, answer, theories, right: graded.right, reply: plainText(reply?.(evidence) ?? 'NO REPLY') };
  };
}
