/** Every view of the lab: each experiment at each of its steps, and each page, with what can be unfolded unfolded. */
import type { Page } from '@playwright/test';
import { drawn, expect, type Lab, setState } from './support.ts';

interface Initial {
  readonly experiments: Readonly<Record<string, { readonly settings: object }>>;
}
export interface View {
  readonly name: string;
  readonly shown: string;
  readonly state: (initial: Initial) => object;
  /** Pressed then, in this order. */
  readonly press: readonly string[];
}

const step = (id: string, at: string, press: readonly string[] = []): View => ({
  name: `${id}, ${at}`,
  shown: `.step-${at}`,
  state: ({ experiments }) => {
    const settings = experiments[id]?.settings;
    const locked = at === 'predict' ? null : settings;
    const selfTest = { shown: true };
    return { experiment: id, experiments: { [id]: { step: at, reached: at, settings, locked, selfTest } } };
  },
  press,
});
const page = (id: string, name: string, part: object = {}, press: readonly string[] = []): View => ({
  name,
  shown: `.${id === 'closed-book' ? id : `${id}-page`}`,
  state: () => ({ experiment: id, pages: { [id]: part } }),
  press,
});

const unfold = ['[part="numbers"]', 'button[part="export"]'];
const choice = (name: string, value: string): string => `[name$="-${name}"][value="${value}"]`;
const steps = (id: string, press: readonly string[] = []): View[] => [
  step(id, 'predict'),
  step(id, 'run', [...press, ...unfold]),
  step(id, 'reconcile'),
  step(id, 'self-test'),
];
const typed = {
  sineColumn: '2j',
  sine: 'sin(i / 10000^(2j/d))',
  cosineColumn: '2j+1',
  cosine: 'cos(i / 10000^((2j+1)/d))',
};

const line = '.proof-lines button';
export const views: Readonly<Record<string, readonly View[]>> = {
  // A broken law, masked cells, and the panels that any experiment has.
  permute: steps('permute', [
    choice('scheme', 'sinusoidal'),
    choice('mask', 'causal'),
    '.compare .acts .btn',
    'button[part="embed"]',
    '.top [part="display"]',
  ]),
  shift: steps('shift'),
  overflow: steps('overflow'),
  mode: steps('mode'),
  // What follows is drawn by the same cards.
  explorer: steps('explorer').slice(0, 2),
  placement: steps('placement').slice(0, 2),
  pages: [
    page('deck', 'the deck'),
    page('deck', 'a card', {}, ['.deck-main .primary']),
    page('closed-book', 'entries', { open: 'written', tasks: { written: { typed, checked: typed } } }),
    page('closed-book', 'a proof', { open: 'proof' }, [line, line, line, '.book-acts .primary']),
    page('bugs', 'a bug'),
  ],
};

/** All but what the tests of the experiments themselves walk through. */
export const furtherViews = (): readonly View[] =>
  Object.values(views)
    .flat()
    .filter(({ name }) => !/^(permute|shift|overflow|mode), (predict|run)$/.test(name));

/** In a window as high as what it shows: everything is in it. */
export async function show(page: Page, { state, shown, press }: View, width: number): Promise<void> {
  const lab = page.locator('position-lab');
  const initial = await lab.evaluate((element) => (element as unknown as Lab & { initialState: Initial }).initialState);
  await page.setViewportSize({ width, height: 800 });
  await setState(page, state(initial));
  await expect(lab.locator(shown)).toBeVisible();
  for (const selector of press) await lab.locator(selector).first().click();
  await page.mouse.move(0, 0);
  await lab.evaluate(({ shadowRoot }) => {
    for (const one of shadowRoot?.querySelectorAll('details') ?? []) one.open = true;
    (shadowRoot?.activeElement as HTMLElement | null)?.blur();
    // A run may still be on its way: two shots of one picture must show the same run.
    return new Promise<void>((done) => {
      const wait = () => setTimeout(() => done(observer.disconnect()), 150);
      const observer = new MutationObserver(() => {
        clearTimeout(timer);
        timer = wait();
      });
      observer.observe(shadowRoot as ShadowRoot, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
      let timer = wait();
    });
  });
  await drawn(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  await drawn(page);
}
