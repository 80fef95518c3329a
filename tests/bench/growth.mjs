// Does attention grow as its operations do, n^2 d, up to long texts?
import { names } from './field.mjs';
import { section } from './markdown.mjs';
import { flopsOf } from './problem.mjs';
import { digits, runRounds, Times } from './times.mjs';

const lengths = [64, 128, 256, 512, 1024, 2048, 4096];
const width = 128;
const heads = 8;
const rounds = 3;
const budget = 150;
const place = 'Chromium';

export async function raceGrowth({ chromium }) {
  console.log('growth');
  const times = new Times();
  for (const n of lengths) {
    await runRounds(times, [chromium], 'growth', { n, width, heads }, { title: String(n), rounds, budget });
  }
  return times;
}

const msOf = (times, n) => times.ms(place, String(n), names.simd);

/** The power of n that the time grows with over the last three doublings, where n^2 outweighs the rest. */
export const exponent = (times) => Math.log2(msOf(times, 4096) / msOf(times, 512)) / 3;

export function growthSections(times) {
  const perFlop = (n) => msOf(times, n) / flopsOf({ n, width });
  const rows = lengths.map((n, k) => [
    String(n),
    digits(msOf(times, n)),
    k === 0 ? '' : digits(msOf(times, n) / msOf(times, lengths[k - 1])),
    digits(flopsOf({ n, width }) / flopsOf({ n: lengths[0], width })),
    digits(msOf(times, n) / msOf(times, lengths[0])),
    digits(perFlop(n) / perFlop(lengths[0])),
  ]);
  return section(
    `Growth with the number of tokens: the kernel in ${place}, width ${width}, ${heads} heads`,
    [
      'n',
      'ms',
      'over half of n',
      `8nd²+4n²d over n = ${lengths[0]}`,
      `time over n = ${lengths[0]}`,
      'time over operations',
    ],
    rows,
  );
}
