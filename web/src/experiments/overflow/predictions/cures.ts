/** OV4, OV6, OV7, OV8: what four cures give the tokens past the end. */
import type { Matrix } from '../../../engine/api.ts';
import type { Cure, OverflowReport } from '../../../engine/overflow.ts';
import type { PageEngine } from '../../../engine/page.ts';
import { drawnMaps, firstRows, largestDifference, type Maps, rowReplaced } from '../../engine-queries.ts';
import type { Settings } from '../settings.ts';
import { cureOf, type Question } from './kit.ts';

export interface Text extends Maps {
  readonly tokens: Matrix;
  /** Stands in for token `replaced` [1 x width]. */
  readonly other: Matrix;
  readonly replaced: number;
  readonly maxLen: number;
}

/** Positions, then attention; how much the rows the table has change when a token past its end is replaced. */
export function changeBefore(engine: PageEngine, text: Text, policy: Cure): number {
  const { tokens, other, replaced, maxLen, Wq, Wk, Wv } = text;
  const output = (input: Matrix): Matrix => {
    const encoded = engine.positionalEncoding({ tokens: input, maxLen, onOverflow: policy }).output;
    return firstRows(engine.attention({ tokens: encoded, Wq, Wk, Wv }).output, maxLen);
  };
  return largestDifference(engine, output(rowReplaced(tokens, replaced, other)), output(tokens));
}

/** The last token but one. */
const replaced = ({ length }: Settings): number => length - 2;

/** A text of drawn tokens; one more is drawn to replace one. */
function drawnText(engine: PageEngine, settings: Settings): Text {
  const { length, maxLen, width, seed } = settings;
  const drawn = engine.learnedTable({ rows: length + 1, width, seed });
  const other = { rows: 1, cols: width, data: drawn.data.slice(-width) };
  return {
    tokens: firstRows(drawn, length),
    other,
    replaced: replaced(settings),
    maxLen,
    ...drawnMaps(engine, seed, width),
  };
}

export const change: Question = {
  id: 'OV4',
  kind: 'size',
  asked: (settings) => ({ length: settings.length, maxLen: settings.maxLen, token: replaced(settings) }),
  answer: (engine, settings) => changeBefore(engine, drawnText(engine, settings), 'truncate'),
  theories: (engine, settings) => ({
    rebuilt: changeBefore(engine, drawnText(engine, settings), 'rebuild'),
  }),
  evidence: (engine, settings) => {
    const text = drawnText(engine, settings);
    return {
      token: replaced(settings),
      kept: settings.maxLen,
      truncate: changeBefore(engine, text, 'truncate'),
      clamp: changeBefore(engine, text, 'clamp'),
      wrap: changeBefore(engine, text, 'wrap'),
      rebuild: changeBefore(engine, text, 'rebuild'),
    };
  },
};

/** A token some way past the end, neither the first nor the last. */
const wrapped = ({ length, maxLen }: Settings): number => maxLen + Math.floor(0.4 * (length - maxLen));

const rowOf = (report: OverflowReport, policy: Cure, token: number): number =>
  cureOf(report, policy).positions[token] ?? Number.NaN;

export const wrapping: Question = {
  id: 'OV6',
  kind: 'number',
  tolerance: 0,
  asked: (settings) => ({ maxLen: settings.maxLen, token: wrapped(settings) }),
  answer: (_engine, settings, report) =>
    cureOf(report, 'wrap').positions.indexOf(rowOf(report, 'wrap', wrapped(settings))),
  theories: (_engine, settings, report) => {
    const token = wrapped(settings);
    return {
      oneBefore: rowOf(report, 'wrap', token - 1),
      oneAfter: rowOf(report, 'wrap', token + 1),
      clamped: rowOf(report, 'clamp', token),
      rebuilt: rowOf(report, 'rebuild', token),
    };
  },
  evidence: (_engine, settings, report) => ({
    token: wrapped(settings),
    row: rowOf(report, 'wrap', wrapped(settings)),
    clamped: rowOf(report, 'clamp', wrapped(settings)),
    maxLen: settings.maxLen,
    pairs: cureOf(report, 'wrap').collidingPairs,
  }),
};

/** The column the question asks for; with its exponent doubled it would be the column of twice this number. */
const column = 6;

function entries(engine: PageEngine, { width, base, length, maxLen }: Settings) {
  const at = (position: number, col: number): number =>
    engine.sinusoidalTable({ rows: 1, width, base, firstPosition: position }).data[col] ?? Number.NaN;
  const last = length - 1;
  return {
    value: at(last, column),
    countedFromOne: at(length, column),
    doubledExponent: at(last, 2 * column),
    lastStored: at(maxLen - 1, column),
    nextColumn: at(last, column + 1),
  };
}

export const rebuilding: Question = {
  id: 'OV7',
  kind: 'number',
  tolerance: 0.001,
  digits: 4,
  asked: ({ length }) => ({ length, row: length - 1, column }),
  answer: (engine, settings) => entries(engine, settings).value,
  theories: (engine, settings) => {
    const { value: _value, ...wrong } = entries(engine, settings);
    return { ...wrong, empty: 0 };
  },
  evidence: (engine, settings) => ({
    ...entries(engine, settings),
    row: settings.length - 1,
    past: settings.length,
    stored: settings.maxLen - 1,
    column,
    next: column + 1,
    twice: 2 * column,
  }),
};

const policies = ['truncate', 'clamp', 'wrap', 'rebuild'] as const;

export const ownRows: Question = {
  id: 'OV8',
  kind: 'choices',
  choices: policies,
  asked: ({ length }) => ({ length }),
  answer: (_engine, settings, report) =>
    policies.filter((policy) => {
      const { outputRows, distinctRows } = cureOf(report, policy);
      return outputRows === settings.length && distinctRows === settings.length;
    }),
  theories: (_engine, settings, report) => ({
    allRowsOut: policies.filter((policy) => cureOf(report, policy).outputRows === settings.length),
    noneShared: policies.filter((policy) => {
      const { outputRows, distinctRows } = cureOf(report, policy);
      return outputRows === distinctRows;
    }),
    clamp: ['clamp'],
    truncate: ['truncate'],
    clampToo: ['clamp', 'rebuild'],
    wrapToo: ['wrap', 'rebuild'],
  }),
  evidence: (_engine, settings, report) => ({
    length: settings.length,
    ...Object.fromEntries(
      policies.flatMap((policy) => {
        const { outputRows, distinctRows } = cureOf(report, policy);
        return [
          [`${policy}Out`, outputRows],
          [`${policy}Different`, distinctRows],
        ];
      }),
    ),
  }),
};
