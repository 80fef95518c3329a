/** Moving ids, putting words in front and padding are three things. */
import type { PageEngine } from '../../../engine/page.ts';
import type { ShiftReport } from '../../../engine/shift.ts';
import type { Settings } from '../settings.ts';
import { type Asked, changedIn, changeOf, reportUnder, type Scheme, sizes, stoppedIn } from './kit.ts';

/** T5 when the ids move, and when words come in front. */
function t5Changes(engine: PageEngine, settings: Settings, report: ShiftReport) {
  const under = (act: Settings['act']) => changeOf(reportUnder(engine, settings, report, { act }).schemes, 't5');
  return { ids: under('moveIds'), front: under('prepend') };
}

export const frontOrIds: Asked = {
  id: 'SH8',
  kind: 'choice',
  choices: ['neither', 'ids', 'front', 'both'],
  asked: ({ offset, frontWords }) => ({ offset, front: frontWords.join(' ') }),
  answer(engine, settings, report) {
    const { ids, front } = t5Changes(engine, settings, report);
    if (ids?.holds) return front?.holds ? 'neither' : 'front';
    return front?.holds ? 'ids' : 'both';
  },
  evidence(engine, settings, report) {
    const { ids, front } = t5Changes(engine, settings, report);
    return {
      offset: settings.offset,
      ids: ids?.residual ?? Number.NaN,
      front: front?.residual ?? Number.NaN,
      frontHolds: front?.holds ? 1 : 0,
      frontWords: settings.frontWords.join(' '),
    };
  },
};

const schemesUnder = (engine: PageEngine, settings: Settings, report: ShiftReport, changes: Partial<Settings>) =>
  reportUnder(engine, settings, report, { ...changes, act: 'padLeft' }).schemes;

export const padded: Asked = {
  id: 'SH9',
  kind: 'choices',
  choices: ['none', 'shaw', 't5', 'alibi', 'rotary', 'sinusoidalQueryKey', 'sinusoidalInput', 'learnedInput'],
  asked: ({ padCount, recheckValid, padMask, causal }, { schemes }) => ({
    pads: padCount,
    recounted: recheckValid ? 1 : 0,
    hidden: padMask === 'pads' ? 1 : 0,
    causal: causal ? 1 : 0,
    stopped: stoppedIn(schemes).join(','),
  }),
  answer: (engine, settings, report) => changedIn(schemesUnder(engine, settings, report, {})),
  theories(engine, settings, report) {
    const seen = changedIn(schemesUnder(engine, settings, report, { padMask: 'validLens' }));
    return {
      hidden: changedIn(schemesUnder(engine, settings, report, { padMask: 'pads', recheckValid: true })),
      all: seen,
      allBut: seen.filter((scheme) => scheme !== 'none'),
      learned: ['learnedInput'] satisfies Scheme[],
    };
  },
  evidence(engine, settings, report) {
    const schemes = schemesUnder(engine, settings, report, {});
    const recounted = schemesUnder(engine, settings, report, { padMask: 'pads', recheckValid: true });
    return {
      ...sizes(schemes),
      changed: changedIn(schemes).join(','),
      recounted: changeOf(recounted, 'sinusoidalInput')?.residual ?? Number.NaN,
      pads: settings.padCount,
      counted: settings.recheckValid ? 0 : 1,
      masked: settings.padMask === 'pads' ? 1 : 0,
    };
  },
};
