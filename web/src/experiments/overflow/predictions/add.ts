/** OV1, OV2, OV3, OV9: which step stops, in which words, from which length on, and without a batch axis. */

import type { OverflowReport, TextMark } from '../../../engine/overflow.ts';
import type { PageEngine } from '../../../engine/page.ts';
import type { Settings } from '../settings.ts';
import { cureOf, type Question, rerun } from './kit.ts';

const flag = (yes: boolean): number => (yes ? 1 : 0);

export const step: Question = {
  id: 'OV1',
  kind: 'choice',
  choices: ['build', 'slice', 'add', 'dropout', 'none'],
  answer: (_engine, _settings, report) => report.failingStep,
  evidence: (_engine, settings, report) => ({
    builds: flag(report.failingStep !== 'build'),
    adds: flag(report.failingStep !== 'add'),
    spreads: flag(report.outcome === 'tableSpread' || report.outcome === 'inputSpread'),
    slices: flag(settings.table !== 'vit'),
    formula: flag(settings.table === 'sinusoidal'),
    length: settings.length,
    stored: report.storedRows,
    given: report.slicedRows,
    out: report.outputRows,
    columns: report.cosineColumns,
    values: report.cosinesComputed,
  }),
};

export const lastRow: Question = {
  id: 'OV5',
  kind: 'number',
  tolerance: 0,
  answer: (_engine, _settings, report) => cureOf(report, 'clamp').lastRowTokens,
  evidence: (_engine, _settings, report) => ({
    last: report.lastPosition,
    shared: cureOf(report, 'clamp').lastRowTokens,
  }),
};

/** The numbers in PyTorch's sentence, by what they count; NaN where it has none. */
function textNumbers(report: OverflowReport): Record<'input' | 'table' | 'sequence', number> {
  const { text, marks } = report.frameworks.find(({ framework }) => framework === 'pytorch') ?? { text: '', marks: [] };
  const number = (meaning: TextMark['meaning']): number => {
    const mark = marks.find((one) => one.meaning === meaning);
    // A mark may hold a word beside its number, as in "dimension 1".
    const marked = mark ? /\d+/.exec(text.slice(mark.start, mark.start + mark.length)) : null;
    return marked ? Number(marked[0]) : Number.NaN;
  };
  return { input: number('input'), table: number('table'), sequence: number('sequence') };
}

export const message: Question = {
  id: 'OV2',
  kind: 'numbers',
  count: 3,
  tolerance: 0,
  asked: ({ length, maxLen, width }) => ({ length, maxLen, width }),
  answer: (_engine, _settings, report) => Object.values(textNumbers(report)),
  theories: (_engine, settings, report) => {
    const { input, table, sequence } = textNumbers(report);
    const [batch, width] = [sequence - 1, sequence + 1];
    return {
      exchanged: [table, input, sequence],
      batchAxis: [input, table, batch],
      widthAxis: [input, table, width],
      lastPositions: [report.lastToken, report.lastPosition, sequence],
      widths: [settings.width, settings.width, width],
    };
  },
  evidence: (_engine, settings, report) => ({
    ...textNumbers(report),
    width: settings.width,
    lastToken: report.lastToken,
    lastPosition: report.lastPosition,
  }),
};

const lengths = ['below', 'full', 'onePast', 'past'] as const;

const lengthsOf = ({ maxLen, length }: Settings): Record<(typeof lengths)[number], number> => ({
  below: maxLen - 1,
  full: maxLen,
  onePast: maxLen + 1,
  past: length,
});

export const accepted: Question = {
  id: 'OV3',
  kind: 'choices',
  choices: lengths,
  laws: (settings) =>
    Object.fromEntries(Object.entries(lengthsOf(settings)).map(([id, length]) => [id, `n = ${length}`])),
  asked: ({ maxLen }) => ({ maxLen }),
  answer: (engine, settings) =>
    lengths.filter((id) => {
      // Rows are counted, whatever their width; a narrow one is quick.
      const narrow = { length: lengthsOf(settings)[id], width: 2 };
      return rerun(engine, settings, narrow).failingStep === 'none';
    }),
  theories: () => ({
    lastIndex: ['below'],
    oneMore: ['below', 'full', 'onePast'],
    noEnd: lengths,
    exactly: ['full'],
  }),
  evidence: (_engine, _settings, report) => ({
    stored: report.storedRows,
    last: report.lastPosition,
    refused: report.firstRefused ?? 'none',
  }),
};

/** The class reads the width as the length, takes so many rows, and adds them to the matrix as it is. */
function withoutBatch(engine: PageEngine, settings: Settings, rows: number): OverflowReport {
  const { slicedRows } = rerun(engine, settings, { length: settings.width });
  return rerun(engine, settings, { length: rows, maxLen: slicedRows, table: 'vit' });
}

/** More rows than columns, and still fewer than the table has. */
const taller = ({ width }: Settings): number => width + 8;

export const noBatch: Question = {
  id: 'OV9',
  kind: 'choice',
  choices: ['squareOnly', 'limit', 'bothStop', 'bothWork'],
  asked: (settings) => ({ width: settings.width, taller: taller(settings) }),
  answer: (engine, settings) => {
    if (withoutBatch(engine, settings, settings.width).failingStep !== 'none') return 'bothStop';
    const tall = withoutBatch(engine, settings, taller(settings));
    if (tall.failingStep === 'none') return 'bothWork';
    return textNumbers(tall).table === settings.maxLen ? 'limit' : 'squareOnly';
  },
  evidence: (engine, settings) => {
    const { input, table } = textNumbers(withoutBatch(engine, settings, taller(settings)));
    return { width: settings.width, taller: taller(settings), input, table, stored: settings.maxLen };
  },
};
