// npm run setup: the installing half of npm start.
import { setup } from './lib/install.mjs';
import { main } from './lib/run.mjs';

await main(() => {
  setup('start');
  console.log('Everything that `npm start` needs is there.');
});
