// What takes minutes, or needs what only the long run installs: course sites built by their own tools, and WebKitGTK. After the build.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/long/**/*.test.ts'],
    environment: 'node',
    // Only what hangs ends here.
    testTimeout: 300_000,
    hookTimeout: 900_000,
    fileParallelism: false,
  },
});
