/**
 * docs/accessibility.md and docs/browsers.md, from the reports of the last run in build/reports. `npm run access` writes them, and
 * stops where a test that is named did not pass. Without reports, every test named must exist, and only results may differ.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Criterion, criteria } from './access.ts';
import { browsersPage, type Ran } from './browsers.ts';
import { exists } from './named-tests.ts';

const root = join(import.meta.dirname, '..', '..');
const reports = join(root, 'build', 'reports');
const writing = process.env.POSLAB_REPORTS !== undefined;
const read = (file: string) => JSON.parse(readFileSync(join(reports, file), 'utf8'));

interface Result extends Ran {
  readonly title: string;
}
interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: Ran['status'];
      readonly annotations: readonly { readonly description?: string }[];
    }[];
  }[];
}

const resultsOf = ({ suites = [], specs = [] }: Suite): Result[] => [
  ...suites.flatMap(resultsOf),
  ...specs.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, status, annotations }) => ({
      file: `e2e/${file}`,
      title,
      browser: projectName,
      status,
      reason: annotations.find(({ description }) => description)?.description ?? '',
    })),
  ),
];

/** Braces stand for what a test is repeated with. */
const titled = (title: string): RegExp =>
  new RegExp(
    `^${title
      .split(/\{\w+\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+')}$`,
  );

function expectPassed(results: readonly Result[], file: string, title: string): void {
  const found = results.filter((one) => one.file === file && titled(title).test(one.title) && one.status !== 'skipped');
  expect(found.length, `${title} in ${file} was not run`).toBeGreaterThan(0);
  expect(
    found.filter(({ status }) => status === 'unexpected'),
    `${title} in ${file} failed`,
  ).toEqual([]);
}

function statusOf({ absent, missing, shown }: Criterion): string {
  if (absent) return 'not applicable';
  if (missing) return 'partial';
  return shown ? 'supports' : 'supports, by looking';
}

const row = (one: Criterion): string => {
  const tests = (one.shown ?? []).flatMap(([file, ...titles]) => titles.map((title) => `${title} (\`${file}\`)`));
  const remark = [one.missing, one.absent, one.looked].filter(Boolean).join('; ');
  return `| ${one.number} ${one.name} | ${one.level} | ${statusOf(one)} | ${tests.join('<br>')} | ${remark} |`;
};

const accessibility = (): string => `# Accessibility

Written by \`npm run access\` from the reports of the last test run; do not edit. The 55 criteria of WCAG 2.2, levels A and AA. A criterion is
*supported* when the tests beside it passed, *partial* when something is missing that the remark says, *by looking* when no test
can decide it and somebody looked at the page and its code. What stands in braces is what a test is repeated with.

No real screen reader, no Safari, no phone and no person with a disability has tried it. Heard was a virtual screen reader
(Guidepup's) in Chromium. Touch, dark, forced colours and colour vision are Chromium's emulations.

| criterion | level | status | tests | remark |
| --- | --- | --- | --- | --- |
${criteria.map(row).join('\n')}
`;

test('there are fifty-five, each decided, looked at, or not applicable', () => {
  expect(new Set(criteria.map(({ number }) => number)).size).toBe(55);
  expect(criteria.filter(({ level }) => level === 'AA')).toHaveLength(24);
  expect(criteria.filter(({ shown, absent, looked }) => !shown && !absent && !looked)).toEqual([]);
});

test('every test that is named exists', () => {
  const named = criteria.flatMap(({ shown = [] }) =>
    shown.flatMap(([file, ...titles]) => titles.map((title) => ({ file, title }))),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ file, title }) => !exists(file, title))).toEqual([]);
});

test('docs/accessibility.md says so, and is only written when all of them passed', async () => {
  const results = writing ? resultsOf(read('playwright.json')) : [];
  for (const [file, ...titles] of writing ? criteria.flatMap(({ shown = [] }) => shown) : [])
    for (const title of titles) expectPassed(results, file, title);
  await expect(accessibility()).toMatchFileSnapshot('../../docs/accessibility.md');
});

test.runIf(writing)('docs/browsers.md says which stories passed where', async () => {
  const webkit = existsSync(join(reports, 'vitest-webkit.json')) ? read('vitest-webkit.json') : null;
  const counted = webkit && { passed: webkit.numPassedTests, failed: webkit.numFailedTests };
  await expect(browsersPage(resultsOf(read('playwright.json')), counted)).toMatchFileSnapshot('../../docs/browsers.md');
});
