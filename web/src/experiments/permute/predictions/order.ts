/** PM1, PM2, PM3, PM9: what becomes of outputs, of their mean and of one weight when nothing stands with the places. */
import type { Matrix } from '../../../engine/api.ts';
import type { PermuteReport } from '../../../engine/permute.ts';
import { formulasOf } from '../formulas.ts';
import type { PermuteState } from '../settings.ts';
import type { Question } from './asked.ts';

/** Numbers for the replies; law 1: it holds; places 1: something stands with the places. */
const lawEvidence: Question['evidence'] = (_engine, settings, report) => ({
  residual: report.equivariance.residual,
  invariance: report.invariance.residual,
  law: report.equivariance.holds ? 1 : 0,
  moved: report.moved.length,
  stays: report.outcome === 'stays' ? 1 : 0,
  tolerance: report.equivariance.tolerance,
  largest: report.largestOutput,
  places: settings.mask !== 'none' || (settings.scheme !== 'none' && settings.shuffle === 'tokens') ? 1 : 0,
});

export const law: Question = {
  id: 'PM1',
  kind: 'choice',
  choices: ['follows', 'stays', 'changes'],
  laws: (settings, orientation) => {
    const { outputOfPermuted, permutedOutput, output } = formulasOf(settings, orientation);
    return {
      follows: `${outputOfPermuted} = ${permutedOutput}`,
      stays: `${outputOfPermuted} = ${output}`,
      changes: `${outputOfPermuted} ≠ ${permutedOutput}`,
    };
  },
  answer: (_engine, _settings, report) => report.outcome,
  evidence: lawEvidence,
};

export const lawSize: Question = {
  id: 'PM1-size',
  kind: 'size',
  answer: (_engine, _settings, report) => report.equivariance.residual,
  verdict: (report) => report.equivariance,
  evidence: lawEvidence,
};

/** Place by place: the rows are not moved back. */
export const placeByPlace: Question = {
  id: 'PM2',
  kind: 'size',
  answer: (_engine, _settings, report) => report.invariance.residual,
  theories: (_engine, _settings, report) => ({ movedBack: report.equivariance.residual }),
  verdict: (report) => report.invariance,
  evidence: lawEvidence,
};

export const mean: Question = {
  id: 'PM9',
  kind: 'choice',
  choices: ['stays', 'changes', 'rowsStay'],
  answer: (_engine, _settings, { pooled, invariance }) => {
    if (!pooled.holds) return 'changes';
    return invariance.holds ? 'rowsStay' : 'stays';
  },
  evidence: (_engine, _settings, { pooled, invariance }) => ({
    mean: pooled.residual,
    outputs: invariance.residual,
    meanStays: pooled.holds ? 1 : 0,
    outputsStay: invariance.holds ? 1 : 0,
  }),
};

/** A query and a key that both move, to different places whichever way the order is read. */
function markedCell(order: ArrayLike<number>): readonly [query: number, key: number] {
  const query = Math.max(
    0,
    Array.from(order).findIndex((old, place) => old !== place),
  );
  return [query, order[order[query] ?? 0] ?? 0];
}

const weightAt = ({ cols, data }: Matrix, [row, col]: readonly [number, number]): number =>
  data[row * cols + col] ?? Number.NaN;

/** By theory, the cell it points at. */
function cellsOf({ order, inverse }: PermuteReport): Record<string, readonly [number, number]> {
  const [query, key] = markedCell(order);
  const moved = (list: ArrayLike<number>, token: number): number => list[token] ?? 0;
  return {
    right: [moved(inverse, query), moved(inverse, key)],
    stays: [query, key],
    readBackwards: [moved(order, query), moved(order, key)],
    queriesOnly: [moved(inverse, query), key],
    keysOnly: [query, moved(inverse, key)],
  };
}

export const weight: Question = {
  id: 'PM3',
  kind: 'cell',
  grid: ({ words }: PermuteState) => {
    const places = words.map((_, place) => String(place));
    return { rows: places, columns: places };
  },
  asked: ({ words, order }) => {
    const [query, key] = markedCell(order.map(Number));
    return { query, key, queryWord: words[query] ?? '', keyWord: words[key] ?? '', order: order.join(' ') };
  },
  answer: (_engine, _settings, report) => cellsOf(report).right ?? [],
  theories(_engine, _settings, report) {
    const { right: _right, ...wrong } = cellsOf(report);
    return wrong;
  },
  evidence: (_engine, { words }, report) => {
    const [query, key] = markedCell(report.order);
    const after = report.weightsOfPermuted[0] as Matrix;
    const values = Object.entries(cellsOf(report)).flatMap(([name, cell]) => [
      [name, weightAt(after, cell)],
      [`${name}Row`, cell[0]],
      [`${name}Column`, cell[1]],
    ]);
    return { queryWord: words[query] ?? '', keyWord: words[key] ?? '', query, key, ...Object.fromEntries(values) };
  },
};
