// Plain JavaScript, as one writes it without a library: straightforward loops over typed arrays.
import { partsOf } from '../problem.mjs';

/** a [rows x inner] times b [inner x cols]. */
function product(a, b, rows, inner, cols) {
  const result = new Float32Array(rows * cols);
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) {
      let sum = 0;
      for (let k = 0; k < inner; k++) sum += a[row * inner + k] * b[k * cols + col];
      result[row * cols + col] = sum;
    }
  }
  return result;
}

/** Softmax of one query's scores against all keys, then the weighted sum of the values; both of the head that begins at `first`. */
function attend({ queries, keys, values, output }, { n, width, heads }, row, first) {
  const headWidth = width / heads;
  const weights = new Float32Array(n);
  let largest = Number.NEGATIVE_INFINITY;
  for (let key = 0; key < n; key++) {
    let score = 0;
    for (let k = first; k < first + headWidth; k++) score += queries[row * width + k] * keys[key * width + k];
    weights[key] = score / Math.sqrt(headWidth);
    largest = Math.max(largest, weights[key]);
  }
  let sum = 0;
  for (let key = 0; key < n; key++) {
    weights[key] = Math.exp(weights[key] - largest);
    sum += weights[key];
  }
  for (let k = first; k < first + headWidth; k++) {
    let mixed = 0;
    for (let key = 0; key < n; key++) mixed += weights[key] * values[key * width + k];
    output[row * width + k] = mixed / sum;
  }
}

export function plainAttention(name, shape, numbers) {
  const { n, width, heads } = shape;
  const { X, Wq, Wk, Wv, Wo } = partsOf(shape, numbers);
  const run = () => {
    const [queries, keys, values] = [Wq, Wk, Wv].map((weights) => product(X, weights, n, width, width));
    const parts = { queries, keys, values, output: new Float32Array(n * width) };
    for (let head = 0; head < heads; head++) {
      for (let row = 0; row < n; row++) attend(parts, shape, row, (head * width) / heads);
    }
    return product(parts.output, Wo, n, width, width);
  };
  return { name, run, read: (output) => output };
}

/** 10000^(2j / width) in float32, one for each pair of columns: what every contender's table divides positions by. */
export const divisorsOf = (width) =>
  Float32Array.from({ length: width / 2 }, (_, j) => 10000 ** Math.fround((2 * j) / width));

export function plainTable(name, { rows, width }) {
  const run = () => {
    const divisors = divisorsOf(width);
    const table = new Float32Array(rows * width);
    for (let row = 0; row < rows; row++) {
      for (let j = 0; j < width / 2; j++) {
        const angle = Math.fround(row / divisors[j]);
        table[row * width + 2 * j] = Math.sin(angle);
        table[row * width + 2 * j + 1] = Math.cos(angle);
      }
    }
    return table;
  };
  return { name, run, read: (table) => table };
}
