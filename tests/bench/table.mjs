// How long does a sinusoidal table take?
import { names } from './field.mjs';
import { section } from './markdown.mjs';
import { digits, ratioCell, runRounds, Times } from './times.mjs';

const size = { rows: 1500, width: 512 };
const title = `${size.rows} x ${size.width}`;
const rounds = 3;
const budget = 150;

export async function raceTable({ node, chromium }) {
  console.log(`sinusoidal table ${title}`);
  const times = new Times();
  await runRounds(times, [node, chromium], 'table', size, { title, rounds, budget });
  return times;
}

export function tableSections(times) {
  const places = ['Chromium', 'Node'];
  const others = [names.plain, names.onnx, names.tfjsWasm, names.tfjsCpu];
  return section(
    `Sinusoidal table of ${title}: time over that of this engine's API call`,
    ['', ...places],
    [
      [`${names.call}, ms`, ...places.map((place) => digits(times.ms(place, title, names.call)))],
      ...others.map((name) => [name, ...places.map((place) => ratioCell(times.ratio(place, title, name, names.call)))]),
    ],
    'All in float32 with angles in float32, as D2L has them.',
  );
}
