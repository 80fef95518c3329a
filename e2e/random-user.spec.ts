/**
 * A random user of the whole unit and of the page for frames: whatever they do, nothing throws, complains, leaves the origin, loses what
 * was typed or stands beside the window. Here the same few walks each time; `npm run random-user` takes others, for as long as is asked.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { actsOf, openings, pick } from './random-user/acts.ts';
import { shrink } from './random-user/shrink.ts';
import { type Outcome, type Walk, walk } from './random-user/walk.ts';
import { expect, onlyChromium, test } from './support.ts';

onlyChromium('touch and media are emulated in Chromium only');

interface Asked {
  readonly seed: number;
  readonly steps: number;
  /** How many walks, each with the next seed; or for how long. */
  readonly walks: number;
  readonly minutes: number;
  /** A file of acts in place of a seed's. */
  readonly acts: string | null;
  /** Says each act. */
  readonly tell: boolean;
}
const usual: Asked = {
  seed: 1,
  steps: 90,
  walks: process.env.POSLAB_LONG ? 10 : 3,
  minutes: 0,
  acts: null,
  tell: false,
};
const asked: Asked = { ...usual, ...JSON.parse(process.env.RANDOM_USER ?? '{}') };
/** So many shorter lists are tried, and what is broken has so many milliseconds to mend itself. */
const tries = 60;
const hurry = 3000;

for (const where of ['unit', 'embed'] as const)
  test(`a random user of ${where === 'unit' ? 'the whole unit' : 'the page for frames'}`, async ({
    browser,
    baseURL,
  }, info) => {
    test.setTimeout(0);
    const walked = (one: Walk, patience?: number): Promise<Outcome> => walk(browser, baseURL ?? '', one, patience);
    const end = Date.now() + asked.minutes * 60_000;
    let count = 0;
    let seed = asked.seed;
    for (; seed < asked.seed + asked.walks || Date.now() < end; seed++) {
      // By the golden section, neighbouring seeds begin at far places.
      const opening = pick(openings[where], (seed * 0.618034) % 1);
      const acts = asked.acts ? JSON.parse(readFileSync(asked.acts, 'utf8')) : actsOf(seed, asked.steps);
      const one = { opening, seed, acts };
      const outcome = await walked(one);
      count += outcome.done.length;
      if (asked.tell) console.log([`Seed ${seed}, ${opening}`, ...outcome.said].join('\n  '));
      if (outcome.broken !== null) expect(outcome.broken, await report(one, outcome, info.outputDir)).toBeNull();
    }
    if (process.env.RANDOM_USER) console.log(`${where}: ${count} acts, seeds ${asked.seed} to ${seed - 1}`);

    /** What broke, the shortest list found that breaks, and how to see both again. */
    async function report(one: Walk, { done, said, broken }: Outcome, folder: string): Promise<string> {
      const kindOf = (text: string | null): string => text?.slice(0, 20) ?? '';
      const breaks = async (acts: Walk['acts']) =>
        kindOf((await walked({ ...one, acts }, hurry)).broken) === kindOf(broken);
      const again = await walked({ ...one, acts: await shrink(done, breaks, tries) });
      mkdirSync(folder, { recursive: true });
      writeFileSync(`${folder}/acts.json`, JSON.stringify(again.done));
      const command = `npm run random-user -- --page ${where} --seed ${one.seed}`;
      return [
        `Seed ${one.seed}, step ${done.length} (${said.at(-1) ?? 'opening'}), ${one.opening}:\n  ${broken}`,
        `Again: ${command} --steps ${done.length}`,
        `${again.done.length} of these acts: ${again.broken}`,
        ...again.said.map((text, k) => `  ${k + 1}. ${text}`),
        `Again: ${command} --acts ${folder}/acts.json`,
      ].join('\n');
    }
  });
