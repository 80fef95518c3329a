// npm run build: makes dist/ and reports its sizes.
import { buildAll } from './lib/build.mjs';
import { setup } from './lib/install.mjs';
import { main } from './lib/run.mjs';
import { sizeReport } from './lib/sizes.mjs';

await main(async () => {
  setup('start');
  await buildAll();
  console.log(sizeReport());
});
