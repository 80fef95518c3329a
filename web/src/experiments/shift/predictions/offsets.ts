/** What a relative scheme makes of an offset: RoPE's score of one pair, T5's buckets. */
import type { Matrix } from '../../../engine/api.ts';
import type { PageEngine } from '../../../engine/page.ts';
import type { Asked } from './kit.ts';

const row = (...data: number[]): Matrix => ({ rows: 1, cols: data.length, data: Float64Array.from(data) });
const identity: Matrix = { rows: 2, cols: 2, data: Float64Array.of(1, 0, 0, 1) };

/** One pair turns by 1 rad per position; the query (1, 0) stands at 0, the key at the offset. */
function ropeScore(engine: PageEngine, key: Matrix, offset: number): number {
  const { scores } = engine.attention({
    tokens: row(1, 0),
    keys: key,
    Wq: identity,
    Wk: identity,
    Wv: identity,
    scheme: 'rotary',
    scale: 'none',
    queryPositions: Int32Array.of(0),
    keyPositions: Int32Array.of(offset),
  });
  return scores[0]?.data[0] ?? Number.NaN;
}

const across = row(0, 1);
const along = row(1, 0);

export const oppositeOffsets: Asked = {
  id: 'SH7',
  kind: 'choice',
  choices: ['equal', 'zero', 'opposite'],
  asked: ({ offset }) => ({ offset }),
  answer(engine, { offset }) {
    const later = ropeScore(engine, across, offset);
    const earlier = ropeScore(engine, across, -offset);
    if (later === 0 && earlier === 0) return 'zero';
    return later === earlier ? 'equal' : 'opposite';
  },
  evidence: (engine, { offset }) => ({
    offset,
    later: ropeScore(engine, across, offset),
    earlier: ropeScore(engine, across, -offset),
    unturned: ropeScore(engine, across, 0),
    alongLater: ropeScore(engine, along, offset),
    alongEarlier: ropeScore(engine, along, -offset),
  }),
};

const buckets = 32;
const limit = 128;

interface Shared {
  /** The smallest distance of an earlier key in the bucket of the distance before it. */
  readonly distance: number;
  readonly bucket: number;
  /** Of a key farther away than the limit. */
  readonly last: number;
}

function shared(engine: PageEngine, bidirectional: boolean, bucketCount: number = buckets): Shared {
  // Key minus query: earlier keys are negative. One beyond the limit, so that there is always a shared bucket.
  const offsets = Int32Array.from({ length: limit + 2 }, (_, distance) => -distance);
  const found = engine.t5Bucket({ offsets, bidirectional, bucketCount, maxDistance: limit });
  const distance = found.findIndex((bucket, k) => k > 0 && bucket === found[k - 1]);
  return { distance, bucket: found[distance] ?? Number.NaN, last: found.at(-1) ?? Number.NaN };
}

/** A causal mask stands for T5's decoder, whose buckets are all for earlier keys. */
export const firstShared: Asked = {
  id: 'SH10',
  kind: 'number',
  tolerance: 0,
  asked: ({ causal }) => ({ buckets, limit, causal: causal ? 1 : 0 }),
  answer: (engine, { causal }) => shared(engine, !causal).distance,
  theories(engine, { causal }) {
    const other = shared(engine, causal);
    return {
      limit,
      otherBucket: other.bucket,
      other: other.distance,
      // Twice as many buckets in one direction leave one for each of the first distances, as many as there are buckets.
      each: shared(engine, false, 2 * buckets).distance,
      eachBefore: shared(engine, false, 2 * buckets).bucket,
    };
  },
  evidence(engine, { causal }) {
    const { distance, bucket, last } = shared(engine, !causal);
    return {
      buckets,
      limit,
      distance,
      bucket,
      last,
      both: shared(engine, true).distance,
      one: shared(engine, false).distance,
      causal: causal ? 1 : 0,
    };
  },
};
