// ONNX Runtime Web, one thread. Weights are constants of the model, so the session packs them once.
import { partsOf } from '../problem.mjs';
import { fusedModel, standardModel, tableModel } from './onnx-model.mjs';
import { divisorsOf } from './plain.mjs';

export const onnxFused = (name, ort, shape, numbers) =>
  contender(name, ort, fusedModel(shape, numbers), partsOf(shape, numbers).X, [1, shape.n, shape.width]);

export const onnxStandard = (name, ort, shape, numbers) =>
  contender(name, ort, standardModel(shape, numbers), partsOf(shape, numbers).X, [shape.n, shape.width]);

export function onnxTable(name, ort, size) {
  const positions = Float32Array.from({ length: size.rows }, (_, row) => row);
  return contender(name, ort, tableModel(size, divisorsOf(size.width)), positions, [size.rows, 1]);
}

async function contender(name, ort, model, numbers, dims) {
  const session = await ort.InferenceSession.create(model, { executionProviders: ['wasm'] });
  const run = () => session.run({ X: new ort.Tensor('float32', numbers, dims) });
  return { name, run, read: ({ Y }) => Y.data };
}
