// npm run fix: formats everything, and mends what the linter can mend by itself.
import { cppFiles } from './lib/files.mjs';
import { setup } from './lib/install.mjs';
import { main, npmProgram, show } from './lib/run.mjs';

await main(() => {
  setup('test');
  show('clang-format', ['-i', ...cppFiles()]);
  show(npmProgram('biome'), ['check', '--write', '.']);
});
