/** Course sites in e2e/sites, each built by its own tool in build/sites: the experiments compute on every page, and after links too. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Frame, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { computedHere } from './computed-here.ts';
import { serveFolder } from './serve.ts';

interface Site {
  readonly name: string;
  /** Where it keeps static files: the copy of dist goes there. null: it takes none, so the copy goes into what it built. */
  readonly statics: string | null;
  readonly build: readonly string[];
  readonly built: string;
  /** Whether a link changes the page that is there instead of loading another. */
  readonly soft: boolean;
}

const sites: readonly Site[] = [
  // The element comes from the package, through webpack.
  { name: 'docusaurus', statics: 'static', build: ['npx', 'docusaurus', 'build'], built: 'build', soft: true },
  {
    name: 'vitepress',
    statics: 'pages/public',
    build: ['npx', 'vitepress', 'build', 'pages'],
    built: 'pages/.vitepress/dist',
    soft: true,
  },
  { name: 'observable', statics: null, build: ['npx', 'observable', 'build'], built: 'dist', soft: false },
  { name: 'mkdocs', statics: 'docs', build: ['mkdocs', 'build', '--strict'], built: 'site', soft: true },
  { name: 'hugo', statics: 'static', build: ['hugo'], built: 'public', soft: false },
  { name: 'sphinx', statics: 'extra', build: ['sphinx-build', '-W', '.', 'site'], built: 'site', soft: false },
];

const root = join(import.meta.dirname, '../..');
let browser: Browser;
beforeAll(async () => {
  const executablePath = execFileSync('which', ['chromium']).toString().trim();
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
});
afterAll(() => browser?.close());

function run(cwd: string, [command, ...args]: readonly string[]): void {
  // Nobody is asked or told anything on the way.
  const env = { ...process.env, CI: '1', NO_UPDATE_NOTIFIER: '1', OBSERVABLE_TELEMETRY_DISABLE: 'true' };
  execFileSync(command as string, args, { cwd, env, stdio: 'pipe' });
}

/** The folder with the finished site. */
function build({ name, statics, build: command, built }: Site): string {
  const folder = join(root, 'build/sites', name);
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(root, 'e2e/sites', name), folder, { recursive: true });
  const copyInto = (place: string): void =>
    cpSync(join(root, 'dist'), join(folder, place, 'position-lab'), { recursive: true });
  if (statics !== null) copyInto(statics);
  if (existsSync(join(folder, 'package-lock.json'))) {
    run(folder, ['npm', 'ci', '--no-audit', '--no-fund', '--ignore-scripts']);
    run(root, ['npm', 'pack', '--ignore-scripts', '--pack-destination', folder]);
    const target = join(folder, 'node_modules/position-lab');
    mkdirSync(target);
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    run(folder, ['tar', 'xzf', `position-lab-${version}.tgz`, '-C', target, '--strip-components=1']);
  }
  run(folder, command);
  if (statics === null) copyInto(built);
  return join(folder, built);
}

const reportIn = (place: Page | Frame): Promise<unknown> =>
  place.evaluate(() => {
    const lab = document.querySelector('position-lab') as (HTMLElement & { report?: unknown }) | null;
    return lab?.shadowRoot?.querySelector('.figures svg') ? lab.report : null;
  });

async function expectComputed(place: () => Page | Frame | undefined, id: string): Promise<void> {
  const here = await computedHere(id);
  const there = async (): Promise<unknown> => {
    const now = place();
    // A frame may be between two pages.
    return now ? reportIn(now).catch(() => null) : null;
  };
  await expect.poll(there, { timeout: 60_000 }).toEqual(here);
}

describe.each(sites)('$name', (site) => {
  let folder: string;
  beforeAll(() => {
    folder = build(site);
  });

  test('the page that the site builds on its server has the element in it', () => {
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).toContain(
      '<position-lab experiment="permute" steps="run">',
    );
  });

  test('experiments compute, in a frame, and after links there and back', async () => {
    const { address, stop } = await serveFolder(folder);
    const page = await browser.newPage();
    const complaints: string[] = [];
    await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (['warning', 'error'].includes(message.type())) complaints.push(message.text());
    });
    let loaded = 0;
    page.on('load', () => loaded++);
    const shown = () => page;
    await page.goto(address);
    await expectComputed(shown, 'permute');
    for (let round = 0; round < 2; round++) {
      await page.getByRole('link', { name: 'To shift' }).click();
      await expectComputed(shown, 'shift');
      await expectComputed(() => page.frames().find((frame) => frame.url().includes('embed.html')), 'mode');
      await page.getByRole('link', { name: 'To permute' }).click();
      await expectComputed(shown, 'permute');
    }
    expect(complaints).toEqual([]);
    expect(loaded).toBe(site.soft ? 1 : 5);
    await page.close();
    stop();
  });
});
