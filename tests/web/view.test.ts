/** The whole tree at every size, with and without an engine or a picture; and the element where there is no DOM. */
import { describe, expect, test, vi } from 'vitest';
import { layoutOf } from '../../web/src/element/layout.ts';
import { openedAt } from '../../web/src/element/leading.ts';
import { LiveSentence } from '../../web/src/element/live-sentence.ts';
import { sentenceNow, spokenNow } from '../../web/src/frame/page-view.ts';
import { newUi } from '../../web/src/frame/ui.ts';
import { wholeView } from '../../web/src/frame/view.ts';
import { type Tree, textOf } from '../../web/src/render/tree.ts';
import type { Session } from '../../web/src/session/session.ts';
import { steps as allSteps } from '../../web/src/state/lab-state.ts';
import { fakeExperiment, fakeWords, refusal } from './fake-experiment.ts';
import { lab } from './fake-lab.ts';

describe('layout', () => {
  test.each([
    [0, null],
    [100, { size: 'S', width: 200 }],
    [360, { size: 'S', width: 328 }],
    [700, { size: 'M', width: 652 }],
    [900, { size: 'L', width: 852 }],
    [1200, { size: 'XL', width: 896 }],
    [1280, { size: 'XL', width: 976 }],
    [1600, { size: 'XL', width: 976 }],
  ])('%d px', (pixels, layout) => {
    expect(layoutOf(pixels, 16, true, false)).toEqual(layout);
  });
  test('larger text is a narrower page', () => {
    expect(layoutOf(1280, 32, true, false)).toEqual({ size: 'M', width: 592 });
  });
});

const momentOf = (session: Session, pixels: number, unit: boolean, engineFailure: string | null = null) => ({
  session,
  ui: newUi(),
  layout: layoutOf(pixels, 16, unit, false) as NonNullable<ReturnType<typeof layoutOf>>,
  unit,
  idPrefix: 't',
  keeps: true,
  fullPage: null,
  paperAddress: null,
  engineFailure,
});

/** The names that the focus may be led to, as they stand. */
function marksOf(tree: Tree): string[] {
  if (Array.isArray(tree)) return tree.flatMap(marksOf);
  if (typeof tree !== 'object' || tree === null || !('tag' in tree)) return [];
  const name = tree.attributes['data-lead'];
  return [...(typeof name === 'string' ? [name] : []), ...tree.children.flatMap(marksOf)];
}

describe('the whole tree', () => {
  test.each(allSteps)('step %s draws at every size', (step) => {
    const { session } = lab();
    session.flush();
    session.send({ type: 'go', step });
    session.flush();
    for (const pixels of [360, 700, 900, 1280])
      for (const unit of [true, false]) {
        const text = textOf(wholeView(momentOf(session, pixels, unit)));
        expect(text).toContain('What is the sum?');
        expect(text).not.toMatch(/undefined|NaN|\[object/);
      }
  });
  test('a view that throws is a panel, and its sentence is plain', () => {
    const broken = {
      ...fakeExperiment,
      view: () => {
        throw new Error('no **picture**');
      },
    };
    const { session } = lab(['run'], {}, broken);
    session.flush();
    const text = textOf(wholeView(momentOf(session, 700, false)));
    expect(text).toContain(fakeWords.frame.stopped.experiment.title);
    expect(text).toContain('no **picture**');
  });
  test('a sentence for something without a control is said once', () => {
    const order = {
      ...fakeExperiment,
      compute: () => {
        throw refusal('order', '0 0');
      },
    };
    const { session } = lab(['run'], {}, order);
    session.flush();
    const text = textOf(wholeView(momentOf(session, 700, false)));
    expect(text.split('You gave 0 0').length - 1).toBe(1);
  });
  test('without an engine the question stays and the way out is said', () => {
    const { session } = lab();
    session.engine = null;
    const text = textOf(wholeView(momentOf(session, 700, true, fakeWords.frame.engineNone)));
    expect(text).toContain('What is the sum?');
    expect(text).toContain(fakeWords.frame.engineTitle);
    expect(text).toContain('Try again');
  });
});

test('importing the element without a DOM defines nothing and does not throw', async () => {
  await expect(import('../../web/src/element/index.ts')).resolves.toHaveProperty('PositionLab');
});

describe('where the focus is led', () => {
  test.each([
    ['another step', ['shift', 'predict first'], ['shift', 'run', 'claims'], 1],
    ['the first of what is new', ['permute', 'run'], ['shift', 'predict first'], 0],
    ['nowhere: the same is there', ['shift', 'run'], ['shift', 'run'], -1],
    ['nowhere: something went away', ['deck', 'card', 'answer'], ['deck', 'card'], -1],
  ])('%s', (_, before, after, at) => {
    expect(openedAt(before, after)).toBe(at);
  });
  test('every step has a mark of its own', () => {
    const { session } = lab();
    session.flush();
    const marks = allSteps.map((step) => {
      session.send({ type: 'go', step });
      session.flush();
      return marksOf(wholeView(momentOf(session, 1280, true)));
    });
    const [place] = marks[0] ?? [];
    for (const [k, [first, own]] of marks.entries()) {
      expect(first).toBe(place);
      expect(own).toMatch([/^predict /, /^run$/, /^reconcile$/, /^self-test$/][k] as RegExp);
    }
  });
  test('the live region tells the result in Run only', () => {
    const { session } = lab();
    session.flush();
    const said = allSteps.map((step) => {
      session.send({ type: 'go', step });
      session.flush();
      return spokenNow(momentOf(session, 1280, true), 'step');
    });
    const result = sentenceNow(momentOf(session, 1280, true));
    expect(said[0]).toBe('Predict: What is the sum?');
    expect(said[1]).toBe(result);
    expect(said[2]).toBe('Reconcile: What is the sum?');
    expect(said[3]).toMatch(/^Self-test: /);
    expect(said.filter((sentence) => sentence.includes(result))).toHaveLength(1);
  });
});

describe('the live sentence', () => {
  const run = { place: 'shift', step: 'run', tells: true };
  const predict = { place: 'shift', step: 'predict', tells: false };
  test('says where one came to, and nothing on load', () => {
    vi.useFakeTimers();
    const said: unknown[] = [];
    let result = 1;
    const live = new LiveSentence(
      (came) => (came === null ? String(++result) : came),
      (sentence) => said.push(sentence),
    );
    for (const here of [predict, run, run, predict, { ...predict, place: 'mode' }]) {
      live.sayLater(here);
      vi.runAllTimers();
    }
    expect(said).toEqual(['step', '3', 'step', 'place']);
    vi.useRealTimers();
  });

  test('what was told with where one came to is not told again without it', () => {
    vi.useFakeTimers();
    const said: string[] = [];
    const live = new LiveSentence(
      (came) => (came === null ? 'Holds.' : 'Shift. Holds.'),
      (sentence) => {
        said.push(sentence);
        live.sayLater(run);
      },
    );
    for (const here of [{ ...run, place: 'mode' }, run]) {
      live.sayLater(here);
      vi.runAllTimers();
    }
    expect(said).toEqual(['Holds.', 'Shift. Holds.']);
    vi.useRealTimers();
  });

  test('is said once after a drag, half a second after what is drawn last', () => {
    vi.useFakeTimers();
    let count = 0;
    const live = new LiveSentence(
      () => 'Holds.',
      () => count++,
    );
    for (let moves = 0; moves < 5; moves++) {
      live.sayLater(run);
      vi.advanceTimersByTime(499);
    }
    expect(count).toBe(0);
    vi.advanceTimersByTime(1);
    expect(count).toBe(1);
    vi.useRealTimers();
  });
});
