/** About the table alone: the matrix of a pair, and the products of rows. */
import type { PageEngine } from '../../../engine/page.ts';
import { defaults, type Settings } from '../settings.ts';
import { type Asked, groups } from './kit.ts';

export const matrixEntries: Asked = {
  id: 'SH3',
  kind: 'choice',
  choices: ['turn', 'stay', 'grow', 'repeat'],
  answer: (_engine, _settings, report) => (report.law.sameMatrix.holds ? 'stay' : 'turn'),
  evidence: (_engine, settings, report) => ({
    here: settings.position,
    there: report.law.farPosition,
    residual: (settings.matrix === 'rope' ? report.law.behind : report.law.ahead).residual,
    backwards: settings.matrix === 'rope' ? 1 : 0,
    pairs: report.pairs.count,
    positions: report.law.positions,
  }),
};

/** The entry of a pair with frequency 1, which is the only one of width 2. */
const withoutFrequency = (engine: PageEngine, { offset }: Settings): number =>
  engine.shiftMatrices({ width: 2, offset })[0]?.data[1] ?? Number.NaN;

/** Top right in D2L's matrix, whichever one is chosen in the picture. NaN at width 1. */
export const topRight: Asked = {
  id: 'SH2',
  kind: 'number',
  tolerance: 0.001,
  digits: 3,
  asked: ({ pair, width, offset }) => ({ pair, width, offset }),
  answer: (_engine, _settings, { chosen }) => chosen?.shiftMatrix.data[1] ?? Number.NaN,
  theories: (engine, settings, { chosen }) => ({
    rope: chosen?.ropeMatrix.data[1] ?? Number.NaN,
    diagonal: chosen?.shiftMatrix.data[0] ?? Number.NaN,
    noFrequency: chosen === null ? Number.NaN : withoutFrequency(engine, settings),
    inDegrees: chosen?.sineInDegrees ?? Number.NaN,
  }),
  evidence(engine, settings, { chosen, pairs }) {
    const of = (values: Float64Array): number => values[settings.pair] ?? Number.NaN;
    return {
      offset: settings.offset,
      entry: chosen?.shiftMatrix.data[1] ?? Number.NaN,
      rope: chosen?.ropeMatrix.data[1] ?? Number.NaN,
      diagonal: chosen?.shiftMatrix.data[0] ?? Number.NaN,
      noFrequency: withoutFrequency(engine, settings),
      inDegrees: chosen?.sineInDegrees ?? Number.NaN,
      frequency: of(pairs.frequencies),
      turn: of(pairs.turns),
      degrees: of(pairs.degrees),
    };
  },
};

const distances = [0, 3, 4, 5, 10, 20];

/** Row 0 times row k. The rows of the formula do not depend on how long the table is, so a short table of the learner's does not matter. */
function productsOf(engine: PageEngine, { width }: Settings): { distance: number; product: number }[] {
  const { curve } = engine.shift({ ...defaults, width, pair: 0 }).products;
  return distances.map((distance) => ({ distance, product: curve[distance] ?? Number.NaN }));
}

/** Two of the distances, the farther with the larger product; null: the products only fall. */
function firstRise(engine: PageEngine, settings: Settings) {
  const products = productsOf(engine, settings);
  for (const far of products) {
    const near = products.find(({ distance, product }) => distance < far.distance && product < far.product);
    if (near) return { near, far };
  }
  return null;
}

export const productOrder: Asked = {
  id: 'SH5',
  kind: 'order',
  choices: distances.map(String),
  asked: ({ width }) => ({ width }),
  answer: (engine, settings) =>
    groups(productsOf(engine, settings), ({ product }) => -product).map((group) =>
      group.map(({ distance }) => String(distance)),
    ),
  theories: () => ({
    falls: distances.map((distance) => [String(distance)]),
    grows: [...distances].reverse().map((distance) => [String(distance)]),
  }),
  evidence(engine, settings) {
    const products = productsOf(engine, settings);
    const rise = firstRise(engine, settings);
    const sorted = groups(products, ({ product }) => -product).flat();
    return {
      ...Object.fromEntries(products.map(({ distance, product }) => [`at${distance}`, product])),
      order: sorted.map(({ distance }) => distance).join(','),
      near: rise?.near.distance ?? Number.NaN,
      nearProduct: rise?.near.product ?? Number.NaN,
      far: rise?.far.distance ?? Number.NaN,
      farProduct: rise?.far.product ?? Number.NaN,
    };
  },
};
