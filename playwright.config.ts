// Stories in Debian's own browsers, on the built page in dist/.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { defineConfig } from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? 5180);

/** Playwright's own downloads of browsers are not used. */
function fromPath(program: string): string {
  const places = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, program));
  const found = places.find((place) => existsSync(place));
  if (!found) throw new Error(`${program} is not on PATH: npm run doctor says how to install it`);
  return found;
}

// --no-sandbox: Chromium refuses to start as root otherwise. The rest keeps it from calling home.
const chromiumArgs = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // A browser now and then loses a page on a busy machine. npm test names the stories that needed their second try.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  // Only what hangs ends here: times are never asserted, and a shared machine may be ten times slower.
  timeout: 60_000,
  expect: { timeout: 15_000, toHaveScreenshot: { pathTemplate: '{testDir}/screens/{arg}{ext}' } },
  use: { baseURL: `http://localhost:${port}/`, screenshot: 'off', trace: 'off', video: 'off' },
  projects: [
    {
      name: 'chromium',
      use: { browserName: 'chromium', launchOptions: { executablePath: fromPath('chromium'), args: chromiumArgs } },
    },
    {
      name: 'firefox',
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: { executablePath: fromPath('firefox-esr') },
      },
    },
  ],
  webServer: {
    command: `npx vite preview --port ${port} --strictPort`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: !process.env.CI,
  },
});
