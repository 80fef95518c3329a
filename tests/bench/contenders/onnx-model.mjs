// ONNX models, byte by byte: what a session needs of the protocol buffer https://github.com/onnx/onnx/blob/main/onnx/onnx.proto.
// A message is a list of bytes; a field is its number and wire type, then a varint, four bytes, or a length and bytes.
import { partsOf } from '../problem.mjs';

const varint = (value) => (value < 128 ? [value] : [(value % 128) | 128, ...varint(Math.floor(value / 128))]);
const integer = (field, value) => [varint(field * 8), varint(value)].flat();
const bytes = (field, content) => [varint(field * 8 + 2), varint(content.length), content];
const text = (field, value) => bytes(field, new TextEncoder().encode(value));
const float = (field, value) => [varint(field * 8 + 5), new Uint8Array(Float32Array.of(value).buffer)];

/** Parts to one run of bytes: weights are large, so they are not spread into arguments. */
function message(...parts) {
  const flat = parts
    .flat(Number.POSITIVE_INFINITY)
    .map((part) => (typeof part === 'number' ? Uint8Array.of(part) : part));
  const whole = new Uint8Array(flat.reduce((sum, part) => sum + part.length, 0));
  let end = 0;
  for (const part of flat) {
    whole.set(part, end);
    end += part.length;
  }
  return whole;
}

const types = { float: 1, int64: 7 };

/** A constant of the model: Float32Array, or shapes and axes as BigInt64Array. */
function initializer(name, dims, data) {
  const type = data instanceof Float32Array ? types.float : types.int64;
  const raw = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  return message(
    dims.map((size) => integer(1, size)),
    integer(2, type),
    text(8, name),
    bytes(9, raw),
  );
}

function valueInfo(name, dims) {
  const shape = message(dims.map((size) => bytes(1, message(integer(1, size)))));
  const tensor = message(integer(1, types.float), bytes(2, shape));
  return message(text(1, name), bytes(2, message(bytes(1, tensor))));
}

/** Attributes are integers, lists of integers or, marked so, a float. */
function attribute(name, value) {
  if (Array.isArray(value))
    return message(
      text(1, name),
      value.map((entry) => integer(8, entry)),
      integer(20, 7),
    );
  if (typeof value === 'object') return message(text(1, name), float(2, value.float), integer(20, 1));
  return message(text(1, name), integer(3, value), integer(20, 2));
}

/** op: name of the operator, 'domain:name' outside of ONNX itself. */
function node(op, inputs, output, attributes = {}) {
  const [name, domain] = op.split(':').reverse();
  return message(
    inputs.map((input) => text(1, input)),
    text(2, output),
    text(4, name),
    Object.entries(attributes).map(([key, value]) => bytes(5, attribute(key, value))),
    domain ? text(7, domain) : [],
  );
}

function model({ nodes, constants, input, output }) {
  const graph = message(
    nodes.map((entry) => bytes(1, entry)),
    text(2, 'bench'),
    constants.map((entry) => bytes(5, entry)),
    bytes(11, valueInfo(...input)),
    bytes(12, valueInfo(...output)),
  );
  const opset = (domain, version) => bytes(8, message(text(1, domain), integer(2, version)));
  return message(integer(1, 8), bytes(7, graph), opset('', 17), opset('com.microsoft', 1));
}

const int64 = (...values) => BigInt64Array.from(values, BigInt);

/** Attention in the operators of ONNX itself, as exporters write it. */
export function standardModel(shape, numbers) {
  const { n, width, heads } = shape;
  const { X, ...weights } = partsOf(shape, numbers);
  const split = (name, perm) => [
    node('MatMul', ['X', `W${name}`], `${name}_flat`),
    node('Reshape', [`${name}_flat`, 'split'], `${name}_rows`),
    node('Transpose', [`${name}_rows`], name, { perm }),
  ];
  return model({
    nodes: [
      ...split('q', [1, 0, 2]),
      ...split('k', [1, 2, 0]),
      ...split('v', [1, 0, 2]),
      node('MatMul', ['q', 'k'], 'raw'),
      node('Mul', ['raw', 'scale'], 'scores'),
      node('Softmax', ['scores'], 'weights', { axis: 2 }),
      node('MatMul', ['weights', 'v'], 'mixed'),
      node('Transpose', ['mixed'], 'mixed_rows', { perm: [1, 0, 2] }),
      node('Reshape', ['mixed_rows', 'join'], 'joined'),
      node('MatMul', ['joined', 'Wo'], 'Y'),
    ],
    constants: [
      ...Object.entries(weights).map(([name, data]) => initializer(name, [width, width], data)),
      initializer('split', [3], int64(n, heads, width / heads)),
      initializer('join', [2], int64(n, width)),
      initializer('scale', [], Float32Array.of(1 / Math.sqrt(width / heads))),
    ],
    input: ['X', [n, width]],
    output: ['Y', [n, width]],
  });
}

/** Attention as the one operator that ONNX Runtime adds for it; only the output projection is apart. */
export function fusedModel(shape, numbers) {
  const { n, width, heads } = shape;
  const { Wq, Wk, Wv, Wo } = partsOf(shape, numbers);
  const joined = new Float32Array(3 * width * width);
  for (let row = 0; row < width; row++) {
    for (const [k, weights] of [Wq, Wk, Wv].entries()) {
      joined.set(weights.subarray(row * width, (row + 1) * width), (3 * row + k) * width);
    }
  }
  return model({
    nodes: [
      node('com.microsoft:Attention', ['X', 'W', 'bias'], 'mixed', { num_heads: heads }),
      node('MatMul', ['mixed', 'Wo'], 'Y'),
    ],
    constants: [
      initializer('W', [width, 3 * width], joined),
      initializer('bias', [3 * width], new Float32Array(3 * width)),
      initializer('Wo', [width, width], Wo),
    ],
    input: ['X', [1, n, width]],
    output: ['Y', [1, n, width]],
  });
}

/** The sinusoidal table of positions X [rows x 1]; they are an input, since of constants the session would keep the answer. */
export function tableModel({ rows, width }, divisors) {
  return model({
    nodes: [
      node('Div', ['X', 'divisors'], 'angles'),
      node('Sin', ['angles'], 'sines'),
      node('Cos', ['angles'], 'cosines'),
      node('Unsqueeze', ['sines', 'last'], 'sine_pairs'),
      node('Unsqueeze', ['cosines', 'last'], 'cosine_pairs'),
      node('Concat', ['sine_pairs', 'cosine_pairs'], 'pairs', { axis: 2 }),
      node('Reshape', ['pairs', 'join'], 'Y'),
    ],
    constants: [
      initializer('divisors', [1, width / 2], divisors),
      initializer('last', [1], int64(2)),
      initializer('join', [2], int64(rows, width)),
    ],
    input: ['X', [rows, 1]],
    output: ['Y', [rows, width]],
  });
}
