/** The random user's hands: each does one act on the page and says what it did; null: there was nothing to do it to. */
import type { CDPSession, Page } from '@playwright/test';
import { drawn, type Lab } from '../support.ts';
import { type Act, pick } from './acts.ts';
import type { Place, Target, Watched } from './in-page.ts';
import { keys, texts } from './pool.ts';

export interface Seat {
  readonly page: Page;
  readonly cdp: CDPSession;
  /** Fragments that the address had. */
  readonly addresses: string[];
  /** The element's attributes when the page was opened. */
  readonly attributes: Readonly<Record<string, string>>;
}

export interface Done {
  readonly said: string;
  readonly on?: string;
  /** What was lost by it, if anything. */
  readonly lost?: string | null;
  /** Whether the focus may leave the lab by it. */
  readonly blurs?: boolean;
}

type Hand = (seat: Seat, act: Act) => Promise<Done | null>;

interface Found extends Place {
  readonly nth: number;
  readonly said: string;
}

/** One of what can be acted on: the one that the act was done to before, else by its first number. */
async function find({ page }: Seat, { on, draws: [draw = 0] }: Act, kind: Target['kind']): Promise<Found | null> {
  const targets = await page.evaluate((which) => (window as Watched).user.targets(which), kind);
  const before = targets.findIndex(({ said }) => said === on);
  const nth = before >= 0 ? before : Math.floor(draw * targets.length);
  const place = await page.evaluate(([which, k]) => (window as Watched).user.place(which, k), [kind, nth] as const);
  return place && { ...place, nth, said: targets[nth]?.said ?? '' };
}

const typing = ({ page }: Seat) => page.evaluate(() => (window as Watched).user.typing());

const click: Hand = async (seat, act) => {
  const found = await find(seat, act, 'button');
  if (!found) return null;
  const [, twice = 0] = act.draws;
  const count = twice > 0.93 ? 2 : 1;
  for (let k = 0; k < count; k++) await seat.page.mouse.click(found.x, found.y);
  const said = `click ${found.said}${count > 1 ? ', twice' : ''}`;
  const met = await seat.page.evaluate(() => (window as Watched).user.metFocusable);
  // What the second click meets, the first has changed.
  return { said, on: found.said, blurs: !met || count > 1 };
};

/** The number and the words of a text, so that 1e9 is 1000000000 and what parts the words counts for nothing. */
function meaning(text: string): string {
  const plain = text.trim().replace('−', '-').replace(',', '.');
  return plain !== '' && Number.isFinite(Number(plain)) ? String(Number(plain)) : plain.split(/[\s.,;]+/u).join(' ');
}

const type: Hand = async (seat, act) => {
  const { page } = seat;
  const [, which = 0, end = 0, at = 0] = act.draws;
  const found = await find(seat, act, 'text');
  if (!found) return null;
  await page.mouse.click(found.x, found.y);
  const before = await typing(seat);
  // Another thing lies above it: a menu, say.
  if (before?.said !== found.said) return { said: `click where ${found.said} is`, on: found.said, blurs: true };
  const text = pick(texts, which);
  if (at < 0.8) await page.keyboard.press('Control+A');
  if (at < 0.8 && text === '') await page.keyboard.press('Delete');
  else await page.keyboard.insertText(text);
  await drawn(page);
  const written = await typing(seat);
  const last = end < 0.5 ? 'Enter' : end < 0.7 ? 'Tab' : end < 0.75 ? 'Escape' : null;
  const said = `type ${JSON.stringify(text)} into ${found.said}${last ? `, ${last}` : ''}`;
  if (at < 0.8 && written && !sameText(written.value, text))
    return { said, on: found.said, lost: `${text} became ${written.value} while it was typed` };
  if (last) await page.keyboard.press(last);
  await drawn(page);
  const after = await typing(seat);
  const isSame = after?.said === written?.said && last !== 'Tab';
  const lost = isSame && written && after && meaning(after.value) !== meaning(written.value);
  return { said, on: found.said, blurs: last === 'Tab', lost: lost ? `${written.value} became ${after.value}` : null };
};

/** A field of one line takes no line breaks. */
const sameText = (value: string, text: string): boolean =>
  value === text || value === text.replace(/[\r\n]/g, '') || value === text.replace(/[\r\n]+/g, ' ');

const key: Hand = async (seat, { draws: [which = 0, times = 0] }) => {
  const name = pick(keys, which);
  const count = times > 0.8 ? 4 : 1;
  for (let k = 0; k < count; k++) await seat.page.keyboard.press(name);
  return { said: `press ${name}${count > 1 ? `, ${count} times` : ''}`, blurs: /Tab/.test(name) };
};

const drag: Hand = async (seat, act) => {
  const { mouse, keyboard } = seat.page;
  const [, right = 0, down = 0, end = 0] = act.draws;
  const found = await find(seat, act, 'drag');
  if (!found) return null;
  const [dx, dy] = [Math.round((right - 0.5) * 600), Math.round((down - 0.5) * 200)];
  await mouse.move(found.x, found.y);
  await mouse.down();
  await mouse.move(found.x + dx, found.y + dy, { steps: 4 });
  if (end > 0.8) await keyboard.press('Escape');
  await mouse.up();
  const said = `drag ${found.said} by ${dx}, ${dy}${end > 0.8 ? ', Escape' : ''}`;
  return { said, on: found.said, blurs: true };
};

const touch: Hand = async (seat, act) => {
  const [, right = 0, down = 0, swipes = 0, end = 0] = act.draws;
  const found = await find(seat, act, swipes > 0.4 ? 'button' : 'drag');
  if (!found) return null;
  const send = (name: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', x: number, y: number) =>
    seat.cdp.send('Input.dispatchTouchEvent', {
      type: name,
      touchPoints: name === 'touchEnd' || name === 'touchCancel' ? [] : [{ x, y }],
    });
  const [dx, dy] = swipes > 0.4 ? [0, 0] : [Math.round((right - 0.5) * 400), Math.round((down - 0.5) * 300)];
  const last = end > 0.85 ? 'touchCancel' : 'touchEnd';
  await send('touchStart', found.x, found.y);
  if (dx !== 0 || dy !== 0)
    for (const part of [0.25, 0.5, 0.75, 1]) await send('touchMove', found.x + dx * part, found.y + dy * part);
  await send(last, found.x + dx, found.y + dy);
  return { said: `touch ${found.said}, ${dx}, ${dy}, ${last}`, on: found.said, blurs: true };
};

const wheel: Hand = async ({ page }, { draws: [right = 0, down = 0] }) => {
  const [dx, dy] = [Math.round((right - 0.5) * 400), Math.round((down - 0.4) * 2000)];
  await page.mouse.wheel(dx, dy);
  return { said: `wheel ${dx}, ${dy}` };
};

const choose: Hand = async (seat, act) => {
  const found = await find(seat, act, 'select');
  if (!found) return null;
  const chosen = await seat.page.evaluate(([nth, draw]) => (window as Watched).user.choose(nth, draw), [
    found.nth,
    act.draws[1] ?? 0,
  ] as const);
  return { said: `choose ${chosen} of ${found.said}`, on: found.said };
};

const widths = [320, 360, 480, 700, 840, 1119, 1280, 1600];
const resize: Hand = async ({ page }, { draws: [across = 0, up = 0] }) => {
  const [width, height] = [pick(widths, across), pick([500, 720, 1000], up)];
  await page.setViewportSize({ width, height });
  return { said: `resize to ${width} by ${height}`, blurs: true };
};

const media: Hand = async ({ page }, { draws: [first = 0, second = 0, third = 0] }) => {
  const colorScheme = pick(['light', 'dark'] as const, first);
  const forcedColors = pick(['none', 'none', 'active'] as const, second);
  const reducedMotion = pick(['reduce', 'no-preference'] as const, third);
  await page.emulateMedia({ colorScheme, forcedColors, reducedMotion });
  return { said: `media ${colorScheme}, forced colours ${forcedColors}, motion ${reducedMotion}` };
};

/** As a browser prints: told before and after. */
const paper: Hand = async ({ page }) => {
  const tell = (name: string) => page.evaluate((event) => window.dispatchEvent(new Event(event)), name);
  await page.emulateMedia({ media: 'print' });
  await tell('beforeprint');
  await drawn(page);
  await tell('afterprint');
  await page.emulateMedia({ media: null });
  return { said: 'print', blurs: true };
};

const attributes: Readonly<Record<string, readonly string[]>> = {
  experiment: ['permute', 'shift', 'overflow', 'mode', 'explorer', 'placement', 'deck', 'closed-book', 'bugs', 'none'],
  preset: ['none', 'd2l', ''],
  text: texts,
  seed: ['0', '7', '4294967295', '-1', 'many'],
  lang: ['en', 'zh', 'de', 'es', 'xx', ''],
  theme: ['auto', 'light', 'dark', 'pink'],
  steps: ['run', 'predict run', 'self-test', 'run, reconcile', 'jump'],
  hide: ['bar', 'rail presets', 'question', 'conditions,claims,export', 'width', 'nothing'],
  lock: ['width', 'seed, words', 'order words', 'key'],
  readonly: ['', 'false', 'perhaps'],
  'full-page': ['./index.html', ''],
};

const attribute: Hand = async ({ page, attributes: first }, { draws: [back = 0, which = 0, what = 0] }) => {
  const name = pick(Object.keys(attributes), which);
  const value = pick(attributes[name] ?? [''], what);
  const next = back < 0.5 ? first : { ...first, [name]: value };
  await page.locator('position-lab').evaluate((lab, wanted) => {
    for (const one of lab.getAttributeNames()) if (!(one in wanted)) lab.removeAttribute(one);
    for (const [one, text] of Object.entries(wanted)) lab.setAttribute(one, text);
  }, next);
  const said = back < 0.5 ? 'give all attributes back' : `set the attribute ${name} to ${JSON.stringify(value)}`;
  return { said, blurs: true };
};

const remove: Hand = async ({ page }, { draws: [wait = 0] }) => {
  await page.locator('position-lab').evaluate(
    async (lab, frames) => {
      const { parentElement, nextSibling } = lab;
      lab.remove();
      for (let k = 0; k < frames; k++) await new Promise(requestAnimationFrame);
      parentElement?.insertBefore(lab, nextSibling);
    },
    Math.floor(wait * 3),
  );
  return { said: `remove the element and put it back after ${Math.floor(wait * 3)} frames`, blurs: true };
};

const history: Hand = async ({ page }, { draws: [way = 0] }) => {
  const back = way < 0.6;
  const can = await page.evaluate((isBack) => {
    const { navigation } = window as unknown as { navigation: { canGoBack: boolean; canGoForward: boolean } };
    return isBack ? navigation.canGoBack : navigation.canGoForward;
  }, back);
  // Until what was left has loaded again: it may be another document.
  if (can) await (back ? page.goBack() : page.goForward());
  return { said: back ? 'go back' : 'go forward', blurs: true };
};

const address: Hand = async ({ page, addresses }, { draws: [which = 0, cut = 0] }) => {
  if (addresses.length === 0) return null;
  const whole = pick(addresses, which);
  const hash = cut > 0.8 ? whole.slice(0, Math.floor(whole.length * (cut - 0.8) * 5)) : whole;
  await page.evaluate((fragment) => {
    window.location.hash = fragment;
  }, hash);
  return { said: `follow the address ${hash}`, blurs: true };
};

const reload: Hand = async ({ page }) => {
  await page.reload();
  return { said: 'reload', blurs: true };
};

const file: Hand = async (seat, act) => {
  const found = await find(seat, act, 'file');
  if (!found) return null;
  const [, how = 0, at = 0] = act.draws;
  const saved = await seat.page.evaluate(() => (window as Watched).user.saved);
  const damaged = saved.slice(0, Math.floor(saved.length * at)) + saved.slice(Math.floor(saved.length * at) + 1);
  const text = how < 0.6 ? saved : how < 0.8 ? damaged : pick(['', 'null', '{}', '[1, 2]', '\u0000\uffff'], at);
  await seat.page.evaluate(([nth, given]) => (window as Watched).user.give(nth, given), [found.nth, text] as const);
  return { said: `give ${JSON.stringify(text.slice(0, 80))} to ${found.said}`, on: found.said };
};

/** What the state says, set again, is the state. */
const restore: Hand = async ({ page }) => {
  const lost = await page.locator('position-lab').evaluate((element) => {
    const lab = element as unknown as Lab;
    const before = lab.state;
    lab.state = before;
    // What was just said of a file, and half a press, are over by design.
    const momentary = ['said', 'forgetting'];
    const isObject = (one: unknown): one is Record<string, unknown> => typeof one === 'object' && one !== null;
    const changed = (one: unknown, other: unknown, at: string): string | null => {
      if (JSON.stringify(one) === JSON.stringify(other)) return null;
      if (!isObject(one) || !isObject(other)) return `${at} was ${JSON.stringify(one)}, is ${JSON.stringify(other)}`;
      const parts = Object.keys({ ...one, ...other }).filter((part) => !momentary.includes(part));
      return (
        parts.map((part) => changed(one[part], other[part], `${at}.${part}`)).find((text) => text !== null) ?? null
      );
    };
    return changed(before, lab.state, 'the state');
  });
  return { said: 'set the state to itself', lost, blurs: true };
};

export const hands = {
  click,
  type,
  key,
  drag,
  touch,
  wheel,
  choose,
  resize,
  media,
  paper,
  attribute,
  remove,
  history,
  address,
  reload,
  file,
  restore,
} as const satisfies Readonly<Record<string, Hand>>;
