/**
 * One walk of a random user: acts on a page, one after another, each followed by all that must hold. A page may need a moment (words of
 * another language arrive), so what is broken is asked again until it holds or time is up.
 */
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { drawn, started } from '../support.ts';
import type { Act } from './acts.ts';
import { type Done, hands, type Seat } from './hands.ts';
import { install, type Watched } from './in-page.ts';

export interface Walk {
  /** The page and its query. */
  readonly opening: string;
  readonly seed: number;
  readonly acts: readonly Act[];
}

export interface Outcome {
  /** What was done, and to what. */
  readonly done: readonly Act[];
  readonly said: readonly string[];
  /** After the last of them; null: all holds. */
  readonly broken: string | null;
}

/** `patience`, in milliseconds: only what is broken waits so long. */
export async function walk(browser: Browser, baseURL: string, asked: Walk, patience = 10_000): Promise<Outcome> {
  const { opening, seed, acts } = asked;
  const context = await browser.newContext({ baseURL, hasTouch: true, viewport: { width: 1280, height: 800 } });
  const done: Act[] = [];
  const said: string[] = [];
  try {
    const complaints = listen(context);
    await context.addInitScript(install, seed);
    const seat = await sit(context, opening);
    let broken = await brokenAt(seat.page, complaints, patience);
    for (const act of acts) {
      if (broken !== null) break;
      const step = await take(seat, act, patience);
      done.push(step.on === undefined ? act : { ...act, on: step.on });
      said.push(step.said);
      broken = step.lost ?? (await brokenAt(seat.page, complaints, patience));
    }
    return { done, said, broken };
  } finally {
    await context.close();
  }
}

/** All that a page complains about, as it comes. */
function listen(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => complaints.push(`thrown: ${error.error().stack}`));
  context.on('dialog', (dialog) => {
    complaints.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on('request', (request) => {
    const { protocol, hostname, origin } = new URL(request.url());
    const isOwn = ['data:', 'blob:', 'about:'].includes(protocol) || hostname === 'localhost';
    if (!isOwn) complaints.push(`request to ${origin}`);
  });
  return complaints;
}

async function sit(context: BrowserContext, opening: string): Promise<Seat> {
  const page = await context.newPage();
  page.on('crash', () => {
    throw new Error('the page crashed');
  });
  await page.goto(opening);
  const lab = await started(page);
  const attributes = await lab.evaluate((element) =>
    Object.fromEntries(element.getAttributeNames().map((name) => [name, element.getAttribute(name) ?? ''])),
  );
  return { page, cdp: await context.newCDPSession(page), addresses: [], attributes };
}

async function take(seat: Seat, act: Act, patience: number): Promise<Done> {
  const { page, addresses } = seat;
  const hadFocus = await page.evaluate(() => (window as Watched).user.hasFocus());
  const step = (await hands[act.kind as keyof typeof hands](seat, act)) ?? { said: `nothing to ${act.kind}` };
  const { hash } = new URL(page.url());
  if (!addresses.includes(hash) && hash !== '') addresses.push(hash);
  const mustHave = !step.blurs && (hadFocus || act.kind === 'click') && !step.said.startsWith('nothing');
  if (!mustHave || step.lost) return step;
  const hasFocus = await holds(() => page.evaluate(() => (window as Watched).user.hasFocus()), patience);
  return hasFocus ? step : { ...step, lost: 'the focus is lost' };
}

async function brokenAt(page: Page, complaints: readonly string[], patience: number): Promise<string | null> {
  let broken: readonly string[] = [];
  await drawn(page);
  await holds(async () => {
    broken = [...complaints, ...(await page.evaluate(() => (window as Watched).user.broken()))];
    return broken.length === 0 || complaints.length > 0;
  }, patience);
  return broken.length > 0 ? broken.join('\n  ') : null;
}

async function holds(asked: () => Promise<boolean>, patience: number): Promise<boolean> {
  try {
    await expect.poll(asked, { timeout: patience, intervals: [0, 50, 100, 250] }).toBe(true);
    return true;
  } catch {
    return false;
  }
}
