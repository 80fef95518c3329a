/**
 * docs/embedding-reports.md: each report with the tests that show it does not happen here. `npm run coverage` writes the table; here
 * every test that it names must exist, in that file and under that title.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Report, reports, type Shown } from './embedding-reports.ts';

const root = join(import.meta.dirname, '..', '..');

/** The title as the first argument of a test, in any quotes. */
function exists(file: string, name: string): boolean {
  const title = name.replaceAll('{', '${');
  if (!existsSync(join(root, file))) return false;
  const source = readFileSync(join(root, file), 'utf8');
  return ["'", '`', '"'].some(
    (quote) => source.includes(`(${quote}${title}${quote}`) || source.includes(`\n    ${quote}${title}${quote}`),
  );
}

const tests = ([file, ...titles]: Shown): string[] => titles.map((title) => `${title} (\`${file}\`)`);

const row = ({ where, happened, answer, shown }: Report, k: number): string =>
  `| ${[k + 1, where, happened, answer, shown.flatMap(tests).join('<br>')].join(' | ')} |`;

const page = (): string => `# Reports of people who embed

Written by \`npm run coverage\`; do not edit. Thirty-three public reports, what happened there, our answer, and the tests that show that it
does not happen here. A test of this repository fails when one of them is gone. What stands in braces is what a test is repeated with.

| | report | what happened | our answer | tests |
| --- | --- | --- | --- | --- |
${reports.map(row).join('\n')}
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
