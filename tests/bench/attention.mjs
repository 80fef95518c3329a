// How fast is attention, beside native code and beside what a page author would pick instead?
import { names } from './field.mjs';
import { section } from './markdown.mjs';
import { nativeNames, nativeRound } from './places/native.mjs';
import { flopsOf, shapes, titleOf } from './problem.mjs';
import { digits, ratioCell, runRounds, Times } from './times.mjs';

const rounds = 3;
const budget = 150;

export async function raceAttention({ node, chromium }) {
  const times = new Times();
  for (const shape of shapes) {
    const beside = () => nativeRound(shape, node.expected(), budget);
    console.log(`attention ${titleOf(shape)}`);
    await runRounds(times, [node, chromium], 'attention', shape, { title: titleOf(shape), rounds, budget, beside });
  }
  return times;
}

export const attentionSections = (times) => ['Chromium', 'Node'].flatMap((place) => sectionOf(times, place));

function sectionOf(times, place) {
  const titles = shapes.map(titleOf);
  const kernelMs = titles.map((title) => times.ms(place, title, names.simd));
  const gigaflops = shapes.map((shape, k) => flopsOf(shape) / kernelMs[k] / 1e6);
  const others = [
    names.call,
    names.scalar,
    names.withoutWasm,
    ...nativeNames,
    names.onnxFused,
    names.onnxStandard,
    names.tfjsBatched,
    names.tfjsByHead,
    names.tfjsCpu,
    names.plain,
  ];
  return section(
    `Attention in ${place}: time over that of this engine's kernel`,
    ['tokens, width, heads', ...titles],
    [
      [`${names.simd}, ms`, ...kernelMs.map(digits)],
      [`${names.simd}, GFLOP/s`, ...gigaflops.map(digits)],
      ...others.map((name) => [name, ...titles.map((title) => ratioCell(times.ratio(place, title, name, names.simd)))]),
    ],
    `Above 1 is slower. Median of ${rounds} rounds [least-most]. Every result is within ${times.error.toExponential(1)} of the engine's in double precision.`,
  );
}
