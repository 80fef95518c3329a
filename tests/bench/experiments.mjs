// How long does the page wait for the engine, at the sizes it begins with and at the largest that the engine accepts?
import { section } from './markdown.mjs';
import { digits, runRounds, Times } from './times.mjs';

const words = (count) => Array.from({ length: count }, (_, k) => `word${k}`);
const layers = { width: 512, headCount: 8, layerCount: 4, block: 'preNorm' };

const subjects = [
  { id: 'permute', size: 'default', settings: {} },
  { id: 'permute', size: '64 tokens, width 512, 8 heads, 4 layers', settings: { words: words(64), ...layers } },
  {
    id: 'permute',
    size: 'every order of 6 tokens, width 64, 4 layers',
    settings: { words: words(6), ...layers, width: 64, everyOrder: true },
  },
  { id: 'shift', size: 'default', settings: {} },
  {
    id: 'shift',
    size: '64 tokens, width 512, 8 heads, 4096 rows',
    settings: { words: words(64), width: 512, headCount: 8, maxLen: 4096 },
  },
  { id: 'overflow', size: 'default', settings: {} },
  { id: 'overflow', size: '4096 tokens, 4095 rows, width 512', settings: { length: 4096, maxLen: 4095, width: 512 } },
  { id: 'mode', size: 'default', settings: {} },
  { id: 'mode', size: '1000 rows, width 512, 1024 passes', settings: { rows: 1000, width: 512, passes: 1024 } },
];
const titleOf = ({ id, size }) => `${id}: ${size}`;
const places = ['Chromium', 'Node'];

export async function raceExperiments({ node, chromium }) {
  const times = new Times();
  for (const subject of subjects) {
    console.log(titleOf(subject));
    const options = { title: titleOf(subject), rounds: 3, budget: 100 };
    await runRounds(times, [node, chromium], 'experiment', subject, options);
  }
  return times;
}

export function experimentSections(times) {
  const ms = (subject, place) => digits(times.ms(place, titleOf(subject), subject.id));
  return section(
    'The experiments: one call of the engine, ms',
    ['', ...places],
    subjects.map((subject) => [titleOf(subject), ...places.map((place) => ms(subject, place))]),
  );
}
