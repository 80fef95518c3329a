// npm run bench: builds, measures everything and writes docs/benchmarks.md. With names of parts (npm run bench -- attention) it
// measures only these and prints them.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from './lib/build.mjs';
import { setup } from './lib/install.mjs';
import { Failure, main, root } from './lib/run.mjs';

const chosen = process.argv.slice(2);

await main(async () => {
  setup('test');
  const { buildKernels, buildPages, installPeers } = await import('../tests/bench/build.mjs');
  installPeers();
  await buildAll();
  buildKernels();
  await buildPages();
  // Only now: what they import may have been installed a moment ago.
  const { measure, partNames, report } = await import('../tests/bench/report.mjs');
  const unknown = chosen.filter((name) => !partNames.includes(name));
  if (unknown.length > 0) throw new Failure(`No part is called ${unknown.join(', ')}: ${partNames.join(', ')}`);
  const text = report(await measure(chosen.length > 0 ? chosen : partNames));
  console.log(`\n${text}`);
  if (chosen.length === 0) writeFileSync(join(root, 'docs', 'benchmarks.md'), text);
});
