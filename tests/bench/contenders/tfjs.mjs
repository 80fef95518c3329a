// TensorFlow.js. Weights stay on its side, as a model's do; each call takes X as a typed array and gives one back.
import { partsOf } from '../problem.mjs';
import { divisorsOf } from './plain.mjs';

/** All heads in one product of three dimensions: how one writes it. */
function batched(tf, [queries, keys, values], { n, width, heads }) {
  const split = (matrix) => tf.transpose(tf.reshape(matrix, [n, heads, width / heads]), [1, 0, 2]);
  const scores = tf.mul(tf.matMul(split(queries), split(keys), false, true), 1 / Math.sqrt(width / heads));
  const mixed = tf.matMul(tf.softmax(scores), split(values));
  return tf.reshape(tf.transpose(mixed, [1, 0, 2]), [n, width]);
}

/** Head by head, with products of plain matrices: the only ones that its WebAssembly hands to the tuned kernels of XNNPACK. */
function headByHead(tf, projected, { width, heads }) {
  const split = (matrix) => tf.split(matrix, heads, 1);
  const [queries, keys, values] = projected.map(split);
  const mixed = queries.map((query, head) => {
    const scores = tf.mul(tf.matMul(query, tf.transpose(keys[head])), 1 / Math.sqrt(width / heads));
    return tf.matMul(tf.softmax(scores), values[head]);
  });
  return heads === 1 ? mixed[0] : tf.concat(mixed, 1);
}

const forms = { batched, headByHead };

/** backend: 'wasm' or 'cpu'; form: 'batched' or 'headByHead'. */
export async function tfjsAttention(name, tf, { backend, form }, shape, numbers) {
  const { n, width } = shape;
  await tf.setBackend(backend);
  const { X, ...weights } = partsOf(shape, numbers);
  const [Wq, Wk, Wv, Wo] = Object.values(weights).map((data) => tf.tensor2d(data, [width, width]));
  const forward = () => {
    const tokens = tf.tensor2d(X, [n, width]);
    const projected = [Wq, Wk, Wv].map((matrix) => tf.matMul(tokens, matrix));
    return tf.matMul(forms[form](tf, projected, shape), Wo);
  };
  return { name, begin: () => tf.setBackend(backend), run: () => synced(tf, forward), read: (output) => output };
}

export async function tfjsTable(name, tf, backend, { rows, width }) {
  await tf.setBackend(backend);
  const divisors = tf.tensor2d(divisorsOf(width), [1, width / 2]);
  const forward = () => {
    const angles = tf.div(tf.reshape(tf.range(0, rows), [rows, 1]), divisors);
    return tf.reshape(tf.stack([tf.sin(angles), tf.cos(angles)], 2), [rows, width]);
  };
  return { name, begin: () => tf.setBackend(backend), run: () => synced(tf, forward), read: (output) => output };
}

function synced(tf, forward) {
  const output = tf.tidy(forward);
  const numbers = output.dataSync();
  output.dispose();
  return numbers;
}
