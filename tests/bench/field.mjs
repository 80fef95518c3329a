// Who starts in which race. `tools` is what a place (Node, or a page in Chromium) has loaded:
//   { engine, kernels: { simd, scalar, withoutWasm }, tf, ort }
import { attentionCall, experimentCall, kernel, tableCall } from './contenders/engine.mjs';
import { onnxFused, onnxStandard, onnxTable } from './contenders/onnx.mjs';
import { plainAttention, plainTable } from './contenders/plain.mjs';
import { tfjsAttention, tfjsTable } from './contenders/tfjs.mjs';
import { drawNumbers } from './problem.mjs';
import { lineUp, round } from './race.mjs';

export const names = {
  simd: 'kernel, wasm SIMD',
  call: 'API call, wasm SIMD',
  scalar: 'kernel, wasm scalar',
  withoutWasm: 'kernel, without wasm',
  plain: 'plain JavaScript loops',
  onnxFused: 'onnxruntime-web, fused Attention',
  onnxStandard: 'onnxruntime-web, standard operators',
  onnx: 'onnxruntime-web',
  tfjsBatched: 'tfjs-wasm, batched',
  tfjsByHead: 'tfjs-wasm, head by head',
  tfjsWasm: 'tfjs-wasm',
  tfjsCpu: 'tfjs-cpu',
};

/** tfjs-cpu takes half a minute for each call of the largest shape: it sits that one out. */
const tooMuchForCpu = 1000;

async function attentionField({ engine, kernels, tf, ort }, shape) {
  const numbers = drawNumbers(shape);
  const tfjs = (name, backend, form) => tfjsAttention(name, tf, { backend, form }, shape, numbers);
  const contenders = [
    kernel(names.simd, kernels.simd, shape, numbers),
    attentionCall(names.call, engine, shape, numbers),
    kernel(names.scalar, kernels.scalar, shape, numbers),
    kernel(names.withoutWasm, kernels.withoutWasm, shape, numbers),
    await onnxFused(names.onnxFused, ort, shape, numbers),
    await onnxStandard(names.onnxStandard, ort, shape, numbers),
    await tfjs(names.tfjsBatched, 'wasm', 'batched'),
    await tfjs(names.tfjsByHead, 'wasm', 'headByHead'),
    plainAttention(names.plain, shape, numbers),
  ];
  if (shape.n < tooMuchForCpu) contenders.push(await tfjs(names.tfjsCpu, 'cpu', 'batched'));
  return { contenders, expected: exactAttention(engine, shape, numbers) };
}

/** What everyone is compared with: the engine in double precision, which its own tests compare with PyTorch. */
function exactAttention(engine, shape, numbers) {
  const exact = attentionCall('double precision', engine, shape, numbers, 'float64');
  return exact.read(exact.run());
}

function growthField({ engine, kernels }, shape) {
  const numbers = drawNumbers(shape);
  const contenders = [kernel(names.simd, kernels.simd, shape, numbers)];
  return { contenders, expected: exactAttention(engine, shape, numbers) };
}

async function tableField({ engine, tf, ort }, size) {
  const contenders = [
    tableCall(names.call, engine, size),
    plainTable(names.plain, size),
    await onnxTable(names.onnx, ort, size),
    await tfjsTable(names.tfjsWasm, tf, 'wasm', size),
    await tfjsTable(names.tfjsCpu, tf, 'cpu', size),
  ];
  const [ours] = contenders;
  return { contenders, expected: ours.read(ours.run()) };
}

function experimentField({ engine }, { id, settings }) {
  return { contenders: [experimentCall(id, engine, id, settings)], expected: null };
}

const fields = { attention: attentionField, growth: growthField, table: tableField, experiment: experimentField };

/** A place where races are run: line up a field, then run rounds. expected() is the right result of the field lined up. */
export function placeOf(tools) {
  let field = { contenders: [], expected: null };
  let lined = [];
  return {
    async lineUp(name, subject) {
      field = await fields[name](tools, subject);
      lined = await lineUp(field.contenders, field.expected);
    },
    round: (budget) => round(lined, budget),
    expected: () => field.expected,
  };
}
