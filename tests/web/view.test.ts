/** The whole tree at every size, with and without an engine or a picture; and the element where there is no DOM. */
import { describe, expect, test } from 'vitest';
import { layoutOf } from '../../web/src/element/layout.ts';
import { newUi } from '../../web/src/frame/ui.ts';
import { wholeView } from '../../web/src/frame/view.ts';
import { textOf } from '../../web/src/render/tree.ts';
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

describe('the whole tree', () => {
  const moment = (session: Session, pixels: number, unit: boolean, engineFailure: string | null = null) => ({
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
  test.each(allSteps)('step %s draws at every size', (step) => {
    const { session } = lab();
    session.flush();
    session.send({ type: 'go', step });
    session.flush();
    for (const pixels of [360, 700, 900, 1280])
      for (const unit of [true, false]) {
        const text = textOf(wholeView(moment(session, pixels, unit)));
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
    const text = textOf(wholeView(moment(session, 700, false)));
    expect(text).toContain(fakeWords.frame.errorTitle);
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
    const text = textOf(wholeView(moment(session, 700, false)));
    expect(text.split('You gave 0 0').length - 1).toBe(1);
  });
  test('without an engine the question stays and the way out is said', () => {
    const { session } = lab();
    session.engine = null;
    const text = textOf(wholeView(moment(session, 700, true, fakeWords.frame.engineNone)));
    expect(text).toContain('What is the sum?');
    expect(text).toContain(fakeWords.frame.engineTitle);
    expect(text).toContain('Try again');
  });
});

test('importing the element without a DOM defines nothing and does not throw', async () => {
  await expect(import('../../web/src/element/index.ts')).resolves.toHaveProperty('PositionLab');
});
