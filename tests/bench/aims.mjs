// What the project wants to reach, beside what was measured: met or missed, and by how much.
import { names } from './field.mjs';
import { exponent } from './growth.mjs';
import { section } from './markdown.mjs';
import { engineName, onnxName } from './payload.mjs';
import { nativeNames } from './places/native.mjs';
import { shapes, titleOf } from './problem.mjs';
import { median } from './race.mjs';
import { digits } from './times.mjs';

const small = shapes.filter(({ n }) => n <= 60);
const onnx = [names.onnxFused, names.onnxStandard];
const tfjs = [names.tfjsBatched, names.tfjsByHead];
/** A peer's best form at the shape where it does best takes at least `bound` times as long as this engine. */
const speedAims = [
  { title: 'Eigen, native, at equal SIMD width', peers: [nativeNames[1]], chosen: shapes, bound: 1 },
  { title: 'onnxruntime-web, up to 60 tokens', peers: onnx, chosen: small, bound: 2.5 },
  { title: 'onnxruntime-web, every shape', peers: onnx, chosen: shapes, bound: 1.4 },
  { title: 'tfjs-wasm, up to 60 tokens', peers: tfjs, chosen: small, bound: 5 },
  { title: 'tfjs-wasm, every shape', peers: tfjs, chosen: shapes, bound: 2 },
];

/** From what was measured, which may be only a part. */
export function aimSections({ attention, payload, growth, lab }) {
  const others = [...sizeAims(payload, lab), ...startAims(payload), ...growthAims(growth)];
  return [
    ...(attention ? speedSection(attention) : []),
    ...(others.length > 0 ? section('Aims: size, start and growth', ['', 'at most', 'measured', ''], others) : []),
  ];
}

function speedSection(times) {
  const columns = ['Chromium', 'Node'].flatMap((place) => [
    { title: `kernel, ${place}`, place, ours: names.simd },
    { title: `API call, ${place}`, place, ours: names.call },
  ]);
  const cell = ({ peers, chosen, bound }, { place, ours }) => {
    const ratios = chosen.flatMap((shape) =>
      peers.map((peer) => times.ratio(place, titleOf(shape), peer, ours).median),
    );
    const least = Math.min(...ratios);
    return `${digits(least)}, ${verdict(least >= bound, 1 - least / bound)}`;
  };
  return section(
    'Aims: how many times as long the others take',
    ['best form of', 'at least', ...columns.map(({ title }) => title)],
    speedAims.map((aim) => [aim.title, aim.bound, ...columns.map((column) => cell(aim, column))]),
  );
}

const verdict = (met, part) => (met ? 'met' : `missed by ${Math.max(1, Math.round(part * 100))} %`);

function atMost(title, bound, value, print) {
  return [title, print(bound), print(value), verdict(value <= bound, value / bound - 1)];
}

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const milliseconds = (value) => `${Math.round(value)} ms`;

function sizeAims(payload, lab) {
  if (!lab) return [];
  const own = atMost('the page’s engine, module and glue, gzip', 40_000, lab.engine.gzip, kilobytes);
  if (!payload) return [own];
  const onnxShare = payload.get(onnxName).gzip / 50;
  return [own, atMost('the same, against 1/50 of onnxruntime-web', onnxShare, lab.engine.gzip, kilobytes)];
}

function startAims(payload) {
  if (!payload) return [];
  const ready = [...payload].map(([name, found]) => ({ name, ms: median(found.ready) }));
  const [ours] = ready.filter(({ name }) => name === engineName);
  const others = ready.filter(({ name }) => name !== engineName).map(({ ms }) => ms);
  return [atMost('first attention, against the fastest other', Math.min(...others), ours.ms, milliseconds)];
}

function growthAims(growth) {
  if (!growth) return [];
  return [atMost('growth of the time from 512 to 4096 tokens, power of n', 2, exponent(growth), digits)];
}
