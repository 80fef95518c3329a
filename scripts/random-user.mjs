// npm run random-user: random users of dist/ for ten minutes, each from the next seed. `-- --seed 17 --steps 40 --page unit` does again
// what a seed did, `-- --acts FILE` a list of acts that a failure left; `--minutes 2` ends sooner, `--tell` says each act.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure, main, npmProgram, show } from './lib/run.mjs';
import { freePort } from './lib/runners.mjs';

const pages = { unit: 'the whole unit', embed: 'the page for frames' };

await main(async () => {
  const text = { type: 'string' };
  const options = { seed: text, steps: text, minutes: text, page: text, acts: text, tell: { type: 'boolean' } };
  const { seed, steps, minutes, page, acts, tell } = parseArgs({ options }).values;
  if (page !== undefined && !(page in pages)) throw new Failure(`--page is ${Object.keys(pages).join(' or ')}`);
  const begin = seed === undefined ? Math.floor(Date.now() / 1000) % 1_000_000 : numberOf('seed', seed);
  const asked = {
    seed: begin,
    steps: steps && numberOf('steps', steps),
    walks: 1,
    minutes: minutes ? numberOf('minutes', minutes) : seed === undefined ? 10 : 0,
    acts: acts && resolve(acts),
    tell,
  };
  const only = page ? ['--grep', pages[page]] : [];
  show(
    npmProgram('playwright'),
    ['test', 'e2e/random-user.spec.ts', '--project=chromium', '--retries=0', '--reporter=line', ...only],
    { RANDOM_USER: JSON.stringify(asked), E2E_PORT: String(await freePort()) },
  );
});

function numberOf(name, text) {
  if (!/^\d+(\.\d+)?$/.test(text)) throw new Failure(`--${name} takes a number`);
  return Number(text);
}
