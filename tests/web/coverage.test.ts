/**
 * docs/coverage.md: every prediction, claim, self-test card, closed-book task and bug card of the exercise bank, where the lab shows
 * it and which tests name it. `npm run coverage` writes the table; here it must say what is so.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cards as bugCards } from '../../web/src/exercises/bugs/cards.ts';
import { cards } from '../../web/src/exercises/deck/cards.ts';
import { wholeExperiments } from '../../web/src/experiments/registry.ts';
import { en } from '../../web/src/locales/en/index.ts';

const experiments = await wholeExperiments();

const root = join(import.meta.dirname, '..', '..');
const numbered = (prefix: string, count: number, digits = 1): string[] =>
  Array.from({ length: count }, (_, k) => `${prefix}${String(k + 1).padStart(digits, '0')}`);

/** The bank's ids, in its order. */
const bank: Readonly<Record<string, readonly string[]>> = {
  Predictions: [
    ...numbered('PM', 10),
    ...numbered('SH', 10),
    ...numbered('OV', 9),
    ...numbered('TE', 10),
    ...numbered('EX', 10),
    ...numbered('PL', 10),
  ],
  Claims: numbered('CL', 60, 2),
  'Self-test': numbered('ST', 20, 2),
  'Closed book': numbered('R', 7),
  'Bug cards': numbered('S', 15, 2),
};

/** Those that are built: tests/web/closed-book-*.test.ts name them. */
const closedBookTasks = ['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7'];

/** Where the lab shows an id. */
function placesOf(id: string): string[] {
  const { steps, claims } = en.frame;
  const inExperiments = experiments.flatMap(({ id: name, rounds, claims: listed }) => [
    ...(rounds.some(({ questions }) => questions.some((question) => question.id === id))
      ? [`${en[name].name}: ${steps.predict}`]
      : []),
    ...(listed.some((claim) => claim.id === id) ? [`${en[name].name}: ${claims.title}`] : []),
  ]);
  const onPages = [
    cards.some((card) => card.id === id) && en.deck.name,
    bugCards.some((card) => card.id === id) && en.bugs.name,
    closedBookTasks.includes(id) && en['closed-book'].name,
  ];
  return [...inExperiments, ...onPages.filter((name) => name !== false)];
}

const testFiles = ['tests', 'e2e'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(test|spec)\.ts$|_test\.cpp$/.test(name) && !name.endsWith('coverage.test.ts'))
    .map((name) => ({ name: `${folder}/${name}`, text: readFileSync(join(root, folder, name), 'utf8') })),
);
const testsOf = (id: string): string[] =>
  testFiles.filter(({ text }) => new RegExp(`\\b${id}\\b`).test(text)).map(({ name }) => name);

const code = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ') || 'none';

function page(): string {
  const sections = Object.entries(bank).map(([title, ids]) => {
    const rows = ids.map((id) => `| ${id} | ${placesOf(id).join(', ') || 'not yet'} | ${code(testsOf(id))} |`);
    const shown = ids.filter((id) => placesOf(id).length > 0).length;
    return [
      `## ${title}`,
      '',
      `${shown} of ${ids.length} are shown.`,
      '',
      '| id | where | tests |',
      '| --- | --- | --- |',
      ...rows,
    ].join('\n');
  });
  const head = [
    '# Coverage of the exercise bank',
    '',
    'Written by `npm run coverage`; do not edit. Which prediction, claim, card and task the lab shows where, and which tests name it.',
  ].join('\n');
  return `${[head, ...sections].join('\n\n')}\n`;
}

test('docs/coverage.md says what the lab shows', async () => {
  await expect(page()).toMatchFileSnapshot('../../docs/coverage.md');
});
