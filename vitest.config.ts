// Tests of the TypeScript code, in Node: tests/boundary on the real WebAssembly module, tests/web on everything beside the DOM.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/boundary/**/*.test.ts', 'tests/web/**/*.test.ts'],
    environment: 'node',
    // Only what hangs ends here: times are never asserted.
    testTimeout: 60_000,
  },
});
