/** About whole runs: which agree, and in which mode. */
import type { Matrix, Mode } from '../../../engine/api.ts';
import type { ModeReport } from '../../../engine/mode.ts';
import type { PageEngine } from '../../../engine/page.ts';
import type { Settings } from '../settings.ts';
import { type Asked, inTrain } from './kit.ts';

/** The predictions are about train mode, whichever mode is on. */
const evidence = (_engine: PageEngine, _settings: Settings, report: ModeReport) => ({
  train: report.trainRuns.residual,
  evalSize: report.evalRuns.residual,
  kept: report.keptInTrain,
  change: report.relativeChange,
  sumSize: report.sumSize,
});

export const agreeing: Asked = {
  id: 'TE1',
  kind: 'choice',
  choices: ['both', 'eval', 'train', 'neither'],
  answer(_engine, _settings, { trainRuns, evalRuns }) {
    if (evalRuns.identical) return trainRuns.identical ? 'both' : 'eval';
    return trainRuns.identical ? 'train' : 'neither';
  },
  evidence,
};

export const runDifference: Asked = {
  id: 'TE1-size',
  kind: 'size',
  answer: (_engine, _settings, { trainRuns }) => trainRuns.residual,
  verdict: ({ trainRuns }) => trainRuns,
  evidence,
};

/** Gradients are not recorded; the two runs differ all the same, unless the rate or the sum leaves nothing to draw. */
export const withoutGradients: Asked = {
  id: 'TE5',
  kind: 'choice',
  choices: ['eval', 'training', 'no', 'nothing'],
  asked: ({ rate, recordGradients }) => ({ rate, recorded: recordGradients ? 1 : 0 }),
  answer: (_engine, _settings, { trainRuns }) => (trainRuns.identical ? 'nothing' : 'no'),
  evidence(engine, settings, report) {
    const { runA } = inTrain(engine, settings, report);
    return { ...evidence(engine, settings, report), dropped: runA.droppedCount, entries: report.runs.entries };
  },
};

/** Dropout after the add, and dropout of the words alone before it, with the same seed and so the same pattern. */
function variants(engine: PageEngine, { rate, maskSeed }: Settings, { tokens }: ModeReport, mode: Mode) {
  const common = { maxLen: tokens.rows, seed: maskSeed };
  const words = engine.dropout({ tokens, rate, mode, seed: maskSeed }).output;
  return {
    after: engine.positionalEncoding({ ...common, tokens, dropout: rate, mode }).output,
    before: engine.positionalEncoding({ ...common, tokens: words }).output,
  };
}

/** Where two matrices differ first; -1: nowhere. */
const firstDifference = (a: Matrix, b: Matrix): number => a.data.findIndex((entry, k) => entry !== b.data[k]);

export const dropBeforeAdd: Asked = {
  id: 'TE10',
  kind: 'choice',
  choices: ['both', 'train', 'eval', 'neither'],
  asked: ({ rate }) => ({ rate }),
  answer(engine, settings, report) {
    const seen = (mode: Mode): boolean => {
      const { after, before } = variants(engine, settings, report, mode);
      return firstDifference(after, before) >= 0;
    };
    if (seen('train')) return seen('eval') ? 'both' : 'train';
    return seen('eval') ? 'eval' : 'neither';
  },
  evidence(engine, settings, report) {
    const { after, before } = variants(engine, settings, report, 'train');
    const at = firstDifference(after, before);
    const entry = ({ data }: Matrix): number => data[at] ?? Number.NaN;
    return {
      after: entry(after),
      before: entry(before),
      position: entry(report.table),
      row: rowOf(at, after),
      col: colOf(at, after),
    };
  },
};

const rowOf = (index: number, { cols }: Matrix): number => Math.floor(index / cols);
const colOf = (index: number, { cols }: Matrix): number => index % cols;
