/** The lab in a course: the packages in an independent SCORM system, and the page for frames in a book that speaks SPLICE. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameLocator, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { serve } from './fixtures/hosts.ts';
import { enter, expect, inOneBrowser, test } from './support.ts';

inOneBrowser('frames and messages are the same in every engine');

const dist = join(import.meta.dirname, '../dist');
const library = (file: string): string =>
  readFileSync(join(import.meta.dirname, '../node_modules/scorm-again/dist', file), 'utf8');

const right = 'The same outputs, in the shuffled order.';
const wrong = 'Nothing moves at all.';

interface Held {
  readonly core: Held & { readonly lesson_status: string };
  readonly score: { readonly raw: string; readonly scaled?: string };
  readonly exit: string;
  readonly completion_status: string;
  readonly suspend_data: string;
  readonly interactions: Readonly<Record<string, { readonly id: string; readonly result: string }>>;
}

interface Host extends Window {
  /** What was committed last. */
  kept: Held;
  commits: number;
  ends: number;
}

/** A page that launches a package as a learning system does, with what was committed last. */
async function install(page: Page, version: 'scorm12' | 'scorm2004'): Promise<void> {
  const files = unzipSync(readFileSync(join(dist, `position-lab-${version}.zip`)));
  for (const [name, bytes] of Object.entries(files))
    await page.route(`**/${version}/${name}`, (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: Buffer.from(bytes) }),
    );
  const old = version === 'scorm12';
  await page.route('**/system.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: library(`${version}.min.js`) }),
  );
  await serve(
    page,
    'course.html',
    `<script src="system.js"></script><script>
      const api = new ${old ? 'Scorm12API' : 'Scorm2004API'}({ autocommit: false, logLevel: 5 });
      api.loadFromJSON(JSON.parse(sessionStorage.getItem('kept') ?? '{}'), 'cmi');
      window.commits = window.ends = 0;
      const held = () => JSON.parse(api.renderCMIToJSONString()).cmi;
      api.on('${old ? 'LMSCommit' : 'Commit'}', () => {
        commits++;
        window.kept = held();
        sessionStorage.setItem('kept', JSON.stringify(kept));
      });
      api.on('${old ? 'LMSFinish' : 'Terminate'}', () => ends++);
      window.${old ? 'API' : 'API_1484_11'} = api;
    </script><iframe title="lab" src="${version}/index.html" width="900" height="900"></iframe>`,
  );
}

const kept = (page: Page): Promise<Held> => page.evaluate(() => (window as unknown as Host).kept);
const count = (page: Page, what: 'commits' | 'ends'): Promise<number> =>
  page.evaluate((name) => (window as unknown as Host)[name], what);

async function launch(page: Page): Promise<FrameLocator> {
  await page.goto('course.html');
  const lab = page.frameLocator('iframe');
  await expect(lab.locator('.foot')).toContainText('Results and progress go to this course.');
  return lab;
}

async function answer(lab: FrameLocator, choice: string, exponent: string): Promise<void> {
  await lab.getByText(choice).click();
  await enter(lab.getByRole('textbox', { name: 'Exponent' }), exponent);
  await lab.getByRole('button', { name: 'Lock it in and run' }).click();
}

for (const version of ['scorm12', 'scorm2004'] as const) {
  test(`${version}: answer, close, resume, answer worse`, async ({ page }) => {
    await install(page, version);
    let lab = await launch(page);
    const of = (cmi: Held) => (version === 'scorm12' ? cmi.core : cmi);
    expect([of(await kept(page)).score.raw, await count(page, 'commits')]).toEqual(['', 1]);

    await answer(lab, right, '-15');
    await expect.poll(() => count(page, 'commits')).toBeGreaterThan(1);
    // Both questions of one of four experiments.
    const first = await kept(page);
    expect([of(first).score.raw, of(first).exit]).toEqual(['25', 'suspend']);
    expect(version === 'scorm12' ? first.core.lesson_status : first.completion_status).toBe('incomplete');
    if (version === 'scorm2004') expect(first.score.scaled).toBe('0.25');
    expect(Object.values(first.interactions).map(({ id, result }) => `${id} ${result}`)).toEqual([
      'permute.PM1 correct',
      'permute.PM1-size correct',
    ]);
    expect(first.suspend_data.length).toBeLessThan(3000);

    // The window goes: what was not committed is lost.
    await page.goto('about:blank');
    lab = await launch(page);
    await lab.getByRole('button', { name: 'Predict done' }).click();
    await expect(lab.getByRole('textbox', { name: 'Exponent' })).toHaveValue('−15');
    await lab.getByRole('button', { name: 'Other questions' }).click();
    await lab.locator('.rounds button').first().click();
    const before = await count(page, 'commits');
    await answer(lab, wrong, '0');
    await expect.poll(() => count(page, 'commits')).toBeGreaterThan(before);
    const second = await kept(page);
    expect(of(second).score.raw).toBe('25');
    expect(Object.values(second.interactions).map(({ result }) => result)).toContain(
      version === 'scorm12' ? 'wrong' : 'incorrect',
    );
    await page.locator('iframe').evaluate((frame) => frame.remove());
    expect(await count(page, 'ends')).toBe(1);
  });
}

test('a package that no course is around, and one that may not ask, run as ever and say nothing of a course', async ({
  page,
}) => {
  await install(page, 'scorm12');
  await page.goto('scorm12/index.html');
  await expect(page.locator('.foot')).toContainText('Progress is kept on this device.');
  await page.goto('course.html');
  await page.locator('iframe').evaluate((frame) => {
    const sandboxed = frame.cloneNode() as HTMLIFrameElement;
    sandboxed.sandbox.add('allow-scripts');
    frame.replaceWith(sandboxed);
  });
  const lab = page.frameLocator('iframe');
  await answer(lab, right, '-15');
  await expect(lab.locator('.foot')).toContainText('Progress is not kept on this page.');
  await expect(lab.locator('.foot')).not.toContainText('course');
});

test('a book that speaks SPLICE gives back what it kept, and is told scores of answers only', async ({ page }) => {
  await serve(
    page,
    'book.html',
    `<script>
      window.heard = [];
      addEventListener('message', ({ data, source }) => {
        if (!String(data.subject).startsWith('SPLICE.')) return;
        heard.push(data);
        if (data.subject === 'SPLICE.reportScoreAndState') sessionStorage.setItem('kept', JSON.stringify(data.state));
        if (data.subject !== 'SPLICE.getState') return;
        const state = JSON.parse(sessionStorage.getItem('kept'));
        source.postMessage({ subject: 'SPLICE.getState.response', message_id: data.message_id, state }, '*');
      });
    </script><iframe title="lab" src="embed.html?experiment=permute" width="900" height="900"></iframe>`,
  );
  const heard = (subject: string) =>
    page.evaluate(
      (name) =>
        (window as unknown as { heard: Record<string, unknown>[] }).heard.filter(
          (one) => one.subject === `SPLICE.${name}`,
        ),
      subject,
    );
  await page.goto('book.html');
  const lab = page.frameLocator('iframe');
  await expect(lab.locator('.foot')).toContainText('Results and progress go to this course.');
  await answer(lab, wrong, '-15');
  await expect.poll(async () => (await heard('reportScoreAndState')).length).toBeGreaterThan(0);
  const scores = (await heard('reportScoreAndState')).map((one) => ('score' in one ? one.score : 'none'));
  // One of two questions of the only experiment; while it was answered there was a state and no score.
  expect(scores.filter((score) => score !== 'none')).toEqual([0.5]);
  expect(await heard('sendEvent')).toMatchObject([{ name: 'answered', data: { prediction: 'PM1', right: false } }, {}]);

  await page.reload();
  await lab.getByRole('button', { name: 'Predict done' }).click();
  await expect(lab.getByRole('textbox', { name: 'Exponent' })).toHaveValue('−15');
  expect(await heard('reportScoreAndState')).toEqual([]);

  const element = lab.locator('position-lab');
  const attempts = () => element.evaluate((one) => (one as unknown as { attempts: object }).attempts);
  const before = await attempts();
  await element.evaluate((one) => Object.assign(one, { attempts: { permute: { round: 'PM1' } } }));
  await expect(lab.locator('.notice')).toContainText('These attempts cannot be used');
  expect(await attempts()).toEqual(before);
  expect(before).toMatchObject({ permute: { right: { PM1: false, 'PM1-size': true } } });
});
