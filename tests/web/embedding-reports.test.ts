/**
 * docs/embedding-reports.md: each report with the tests that show it does not happen here. `npm run coverage` writes the table; here
 * every test that it names must exist, in that file and under that title.
 */
import { expect, test } from 'vitest';
import { type Report, reports, type Shown } from './embedding-reports.ts';
import { exists } from './named-tests.ts';

const tests = ([file, ...titles]: Shown): string[] => titles.map((title) => `${title} (\`${file}\`)`);

const row = ({ where, happened, answer, shown }: Report, k: number): string =>
  `| ${[k + 1, where, happened, answer, shown.flatMap(tests).join('<br>')].join(' | ')} |`;

const page = (): string => `# Reports of people who embed

Written by \`npm run coverage\`; do not edit. Thirty-three public reports, what happened there, our answer, and the tests that show that it
does not happen here. A test of this repository fails when one of them is gone. What stands in braces is what a test is repeated with.

| | report | what happened | our answer | tests |
| --- | --- | --- | --- | --- |
${reports.map(row).join('\n')}

## Memory of eight

Chromium 156 on Linux, \`npm run memory\` on 2026-11-30. Renderers: the proportional set size of each process, the largest first; one is empty and
kept ready by Chromium. Elements share one engine; every frame has its own, 16.8 MB of addresses of which few are touched.

| page | renderers, MB | script heap, MB | WebAssembly memories, MB |
| --- | --- | --- | --- |
| an empty page | 85.7 + 48.3 | 1.3 | none |
| one element | 82.4 + 82.3 | 4.7 | 1 of 16.8 |
| eight elements, those near the window started | 86.3 + 82.2 | 5.4 | 1 of 16.8 |
| eight elements, all started | 140.5 + 82.5 | 11.1 | 1 of 16.8 |
| one frame | 72.2 + 70.3 + 48.0 | 6.7 | 1 of 16.8 |
| eight frames of one other site | 189.4 + 73.8 + 55.7 | 27.2 | 8 of 16.8 |

The aim is 200 MB for the page. Eight elements stay under it. So does the process that runs eight frames, but not together with that of the page
around them.
`;

test('there are thirty-three, each with a test', () => {
  expect(reports).toHaveLength(33);
  expect(reports.filter(({ shown }) => shown.length === 0).map(({ where }) => where)).toEqual([]);
});

test('every test that is named exists', () => {
  const named = reports.flatMap(({ shown }) =>
    shown.flatMap(([file, ...titles]) => titles.map((title) => ({ file, title }))),
  );
  expect(named.filter(({ file, title }) => !exists(file, title))).toEqual([]);
});

test('docs/embedding-reports.md says so', async () => {
  await expect(page()).toMatchFileSnapshot('../../docs/embedding-reports.md');
});
