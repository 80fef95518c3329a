// The one problem every contender solves: self-attention with projections, heads, softmax and output projection, float32.
//   out = [head_1 | ... | head_H] Wo, head = softmax(Q K^T / sqrt(width / H)) V, Q = X Wq and so on, each slice of its head
// Runs in Node and in the browser; everyone gets the same numbers.

export const shapes = [
  { n: 12, width: 32, heads: 4 },
  { n: 60, width: 32, heads: 4 },
  { n: 256, width: 128, heads: 8 },
  { n: 1500, width: 512, heads: 8 },
];

/** What the pages compute that measure the time to the first result. */
export const firstShape = shapes[1];

export const titleOf = ({ n, width, heads }) => `${n}, ${width}, ${heads}`;

/** Floating-point operations: four projections, scores and weighted sums; the softmax is not counted. */
export const flopsOf = ({ n, width }) => 8 * n * width * width + 4 * n * n * width;

/** X [n x width], then Wq, Wk, Wv, Wo [width x width]: uniform, with variances 1 and 1 / width. */
export function drawNumbers({ n, width }) {
  const numbers = new Float32Array(n * width + 4 * width * width);
  let state = 1;
  for (let i = 0; i < numbers.length; i++) {
    // Numerical Recipes' generator; its high bits are random enough here.
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const spread = i < n * width ? 1 : 1 / Math.sqrt(width);
    numbers[i] = (state / 2 ** 31 - 1) * Math.sqrt(3) * spread;
  }
  return numbers;
}

/** The numbers by their names: views, not copies. */
export function partsOf({ n, width }, numbers) {
  const weights = [0, 1, 2, 3].map((k) => {
    const first = n * width + k * width * width;
    return numbers.subarray(first, first + width * width);
  });
  return { X: numbers.subarray(0, n * width), Wq: weights[0], Wk: weights[1], Wv: weights[2], Wo: weights[3] };
}

export function largestDifference(a, b) {
  if (a.length !== b.length) return Number.POSITIVE_INFINITY;
  let largest = 0;
  // Written so that NaN does not pass.
  for (let i = 0; i < a.length; i++) if (!(Math.abs(a[i] - b[i]) <= largest)) largest = Math.abs(a[i] - b[i]);
  return largest;
}
