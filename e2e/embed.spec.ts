/** In other pages: what an address may say, the element's state, report and events, several of them, and where they stand. */
import type { Page } from '@playwright/test';
import { elementModule, otherVersion, serve } from './fixtures/hosts.ts';
import {
  drawn,
  expect,
  experiments,
  inOneBrowser,
  type Lab,
  onlyChromium,
  openLab,
  reportOf,
  setState,
  started,
  stateOf,
  test,
} from './support.ts';

test.describe('attributes', () => {
  inOneBrowser('attributes are read by the same code in every browser');

  for (const id of experiments) {
    test(`${id} alone, all steps and in free play`, async ({ page }) => {
      const lab = await openLab(page, `experiment=${id}`);
      expect((await stateOf(page)).experiment).toBe(id);
      expect(Object.keys((await stateOf(page)).experiments)).toEqual([id]);
      await expect(lab.getByRole('navigation')).toHaveCount(0);
      await expect(lab.getByRole('list', { name: 'Steps', exact: true }).getByRole('listitem')).toHaveCount(4);
      await expect(lab.locator('.notice')).toHaveCount(0);

      await openLab(page, `experiment=${id}&steps=run`);
      await expect(lab.getByRole('list', { name: 'Steps', exact: true })).toHaveCount(0);
      await expect(lab.getByRole('region', { name: 'Conditions' })).toBeVisible();
      expect((await stateOf(page)).experiments[id].runs).toHaveLength(1);
    });
  }

  test('some of the steps', async ({ page }) => {
    const lab = await openLab(page, 'experiment=overflow&steps=run,self-test');
    await expect(lab.getByRole('list', { name: 'Steps', exact: true }).getByRole('listitem')).toHaveText([
      /Run/,
      /Self-test/,
    ]);
    await lab.locator('.next').getByRole('button', { name: 'Self-test' }).click();
    await expect(lab.getByText('A 1500-token input meets').first()).toBeVisible();
  });

  test('what an author may set: text, seed, theme, preset', async ({ page }) => {
    const text = encodeURIComponent('  der 🦊  und עולם ');
    const lab = await openLab(page, `experiment=permute&steps=run&text=${text}&seed=42&theme=dark&preset=sinusoid`);
    const { settings } = (await stateOf(page)).experiments.permute;
    expect(settings).toMatchObject({ words: ['der', '🦊', 'und', 'עולם'], seed: 42, scheme: 'sinusoidal' });
    expect(settings.order).toHaveLength(4);
    await expect(lab.getByRole('textbox', { name: 'Your text' })).toHaveValue('der 🦊 und עולם');
    const paper = (theme: string) =>
      openLab(page, `experiment=permute&steps=run&theme=${theme}`).then((one) =>
        one.locator('.pl').evaluate((node) => getComputedStyle(node).backgroundColor),
      );
    expect(await paper('dark')).not.toBe(await paper('light'));
  });
});

const strange: readonly (readonly [string, string])[] = [
  [
    'experiment=juggle',
    'There is no experiment “juggle”. Here are permute, shift, overflow, mode, explorer, placement, deck, closed-book, bugs.',
  ],
  ['experiment=shift&steps=run,fly', 'There is no step “fly”. Steps are predict, run, reconcile, self-test.'],
  ['experiment=shift&theme=pink', 'There is no theme “pink”. Themes are auto, light, dark.'],
  ['experiment=shift&lang=tlh', 'There is no language “tlh” yet. Languages are en'],
  ['experiment=overflow&preset=x*y*', 'There is no preset “x*y*”.'],
  ['experiment=overflow&text=a+b', 'Overflow takes no text.'],
  ['experiment=shift&colour=red', 'The address has “colour”, which means nothing here.'],
];
test.describe('strange attributes', () => {
  inOneBrowser('attributes are read by the same code in every browser');
  for (const [query, sentence] of strange) {
    test(`one sentence for ${query}`, async ({ page }) => {
      const lab = await openLab(page, query);
      await expect(lab.locator('.notice')).toHaveCount(1);
      await expect(lab.locator('.notice')).toContainText(sentence);
      await expect(lab.locator('.figures svg').first()).toBeVisible();
    });
  }
});

test.describe('states', () => {
  inOneBrowser('states are read by the same code in every browser');

  test('a seed that is no number is refused under its field', async ({ page }) => {
    const lab = await openLab(page, 'experiment=permute&steps=run&seed=lucky');
    await expect(lab.locator('.error')).toHaveCount(1);
    await expect(lab.locator('.error')).toContainText('Seed takes');
    await expect(lab.getByRole('textbox', { name: 'Seed' })).toHaveValue('lucky');
  });

  test('the state is plain JSON, and set again it is the same', async ({ page }) => {
    await openLab(page, 'experiment=permute&steps=run&text=a+b+c+d');
    const first = await stateOf(page);
    expect(JSON.parse(JSON.stringify(first))).toEqual(first);
    await setState(page, {
      experiments: { permute: { settings: { scheme: 'rotary', mask: 'causal', order: [3, 2, 1, 0] } } },
    });
    const second = await stateOf(page);
    expect(second.experiments.permute.settings).toMatchObject({ scheme: 'rotary', words: ['a', 'b', 'c', 'd'] });
    const said = await reportOf(page);
    await setState(page, first);
    expect(await stateOf(page)).toEqual(first);
    await setState(page, second);
    expect(await stateOf(page)).toEqual(second);
    expect(await reportOf(page)).toEqual(said);
  });
});

test.describe('strange states', () => {
  inOneBrowser('states are read by the same code in every browser');
  for (const [name, value] of [
    ['a number', 7],
    ['an unknown experiment', { experiment: 'juggle' }],
    ['a wrong step', { experiments: { permute: { step: 'fly' } } }],
    ['an unknown setting', { experiments: { permute: { settings: { colour: 'red' } } } }],
  ] as const) {
    test(`a state that cannot be used (${name}) is refused with one sentence`, async ({ page }) => {
      const lab = await openLab(page, 'experiment=permute&steps=run');
      const before = await stateOf(page);
      await page.locator('position-lab').evaluate((element, given) => {
        (element as unknown as Lab).state = given;
      }, value as unknown);
      await expect(lab.locator('.notice')).toHaveText(/^This state cannot be used: .* What was here stays\.$/);
      expect(await stateOf(page)).toEqual(before);
    });
  }
});

test.describe('reports', () => {
  inOneBrowser('reports are written by the same code in every browser');

  test('the report is plain JSON; what JSON has no number for is a text', async ({ page }) => {
    for (const [id, settings] of [
      ['mode', { rate: 1 }],
      ['permute', {}],
      ['shift', {}],
      ['overflow', {}],
    ] as const) {
      await openLab(page, `experiment=${id}&steps=run`);
      await setState(page, { experiments: { [id]: { step: 'run', reached: 'run', settings } } });
      // An array of the page, not one that only looks like it, and nothing that JSON would lose.
      const survives = await page.locator('position-lab').evaluate((element) => {
        const { report } = element as unknown as Lab;
        const same = (a: unknown, b: unknown): boolean =>
          a === b ||
          (typeof a === 'object' &&
            typeof b === 'object' &&
            a !== null &&
            b !== null &&
            Array.isArray(a) === Array.isArray(b) &&
            Object.keys(a).length === Object.keys(b).length &&
            Object.entries(a).every(([key, value]) => same(value, (b as Record<string, unknown>)[key])));
        return report !== null && same(JSON.parse(JSON.stringify(report)), report);
      });
      expect(survives).toBe(true);
    }
    await openLab(page, 'experiment=mode&steps=run&preset=all');
    expect((await reportOf(page)).relativeChange).toBe('Infinity');
  });
});

interface Heard {
  type: string;
  bubbles: boolean;
  composed: boolean;
  // biome-ignore lint/suspicious/noExplicitAny: any event's detail
  detail: any;
}

const heard = (page: Page): Promise<Heard[]> => page.evaluate(() => (window as unknown as { heard: Heard[] }).heard);

test('three events leave every shadow root, with nothing but JSON', async ({ page }) => {
  await serve(page, 'host.html', `<div id="outer"></div><script src="host.js"></script>${elementModule}`);
  await serve(
    page,
    'host.js',
    `window.heard = [];
    for (const type of ['ready', 'state', 'answer'])
      document.addEventListener('position-lab-' + type, ({ type, bubbles, composed, detail }) =>
        heard.push({ type, bubbles, composed, detail: structuredClone(detail), json: JSON.stringify(detail) }));
    const lab = document.createElement('position-lab');
    lab.setAttribute('experiment', 'overflow');
    document.querySelector('#outer').attachShadow({ mode: 'open' }).append(lab);`,
  );
  await page.goto('host.html');
  const lab = await started(page);
  expect((await heard(page)).map(({ type }) => type)).toEqual(['position-lab-ready']);
  await lab.getByText('Taking the rows from it.').click();
  await lab.locator('input[type="text"]').last().fill('500');
  await lab.getByRole('button', { name: 'Lock it in and run' }).click();
  await expect(lab.getByText('500 rows missing').first()).toBeVisible();
  await lab.locator('.next').getByRole('button').last().click();
  await lab.getByRole('button', { name: 'Self-test' }).last().click();
  await lab.getByRole('button', { name: 'Show answer' }).click();
  await lab.getByRole('button', { name: 'Got it' }).click();
  await expect(lab.getByText('Marked Got it.').first()).toBeVisible();

  const events = await heard(page);
  for (const { bubbles, composed } of events) expect({ bubbles, composed }).toEqual({ bubbles: true, composed: true });
  for (const event of events) expect(JSON.parse((event as unknown as { json: string }).json)).toEqual(event.detail);
  expect(events.filter(({ type }) => type === 'position-lab-ready')).toHaveLength(1);
  const answers = events.filter(({ type }) => type === 'position-lab-answer').map(({ detail }) => detail);
  expect(answers).toHaveLength(3);
  const graded = (points: number) => ({ scaled: points, raw: points, min: 0, max: 1 });
  expect(answers[0]).toMatchObject({ experiment: 'overflow', step: 'predict', right: false });
  expect(answers[0]?.result).toMatchObject({ score: graded(0), success: false, completion: true });
  expect(answers[1]).toMatchObject({ experiment: 'overflow', step: 'predict', guess: '500', right: false });
  // Tokens 999 to 1499 get row 999: 501.
  expect(answers[1]?.result).toEqual({ score: graded(0), success: false, completion: true, response: '500' });
  expect(answers[2]).toEqual({
    experiment: 'overflow',
    step: 'self-test',
    mark: 'got',
    result: { completion: true, response: 'got' },
  });
  expect(events.at(-2)?.detail.state.experiments.overflow.selfTest.mark ?? null).toBe('got');
});

test('several on one page, the script twice: one engine, each its own state', async ({ page }) => {
  const engines: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('.wasm')) engines.push(request.url());
  });
  const labs = ['permute', 'shift', 'permute'].map(
    (id) => `<position-lab experiment="${id}" steps="run"></position-lab>`,
  );
  await serve(page, 'host.html', `${labs.join('')}${elementModule}${elementModule}${otherVersion()}`);
  await page.goto('host.html');
  const lab = page.locator('position-lab');
  for (const k of [0, 1, 2]) await expect(lab.nth(k).locator('.figures svg').first()).toBeVisible();
  expect(engines).toHaveLength(1);
  await lab.nth(0).getByRole('radio', { name: 'ALiBi' }).check();
  const schemes = () =>
    lab.evaluateAll((all) =>
      all.map(
        (one) =>
          Object.values<{ settings: { scheme?: string } }>((one as unknown as Lab).state.experiments)[0]?.settings
            .scheme,
      ),
    );
  await expect.poll(schemes).toEqual(['alibi', undefined, 'none']);
  const repeated = await lab.evaluateAll((all) =>
    all.flatMap(({ shadowRoot }) => {
      const ids = [...(shadowRoot?.querySelectorAll('[id]') ?? [])].map(({ id }) => id);
      return ids.filter((id, k) => ids.indexOf(id) !== k);
    }),
  );
  expect(repeated).toEqual([]);
});

test('moved in the document, the lab keeps its state and goes on', async ({ page }) => {
  await serve(
    page,
    'host.html',
    `<position-lab experiment="permute" steps="run"></position-lab><div id="there"></div>${elementModule}`,
  );
  await page.goto('host.html');
  const lab = await started(page);
  await lab.getByRole('radio', { name: 'RoPE' }).check();
  await drawn(page);
  const before = await stateOf(page);
  await page.evaluate(() => document.querySelector('#there')?.append(document.querySelector('position-lab') as Node));
  await drawn(page);
  expect(await stateOf(page)).toEqual(before);
  await lab.getByRole('radio', { name: 'T5' }).check();
  await expect.poll(async () => (await stateOf(page)).experiments.permute.settings.scheme).toBe('t5');
  await lab.locator('[data-chip="0"]').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await stateOf(page)).experiments.permute.settings.order).toEqual([4, 0, 1, 3, 2]);
});

test('in a closed container it draws when it is opened, as if it had been open', async ({ page }) => {
  const inside = '<position-lab experiment="shift" steps="run"></position-lab>';
  await serve(
    page,
    'host.html',
    `<div>${inside}</div><div id="tab" style="display:none">${inside}</div>${elementModule}`,
  );
  await page.goto('host.html');
  const lab = page.locator('position-lab');
  await expect(lab.first().locator('.figures svg').first()).toBeVisible();
  await page.evaluate(() => document.querySelector('#tab')?.removeAttribute('style'));
  await expect(lab.last().locator('.figures svg').first()).toBeVisible();
  const shape = () =>
    lab.evaluateAll((all) =>
      all.map((one) =>
        [...(one.shadowRoot?.querySelectorAll('svg') ?? [])].map((drawing) => {
          const { width, height } = drawing.getBoundingClientRect();
          return [Math.round(width), Math.round(height), drawing.textContent];
        }),
      ),
    );
  await expect.poll(async () => JSON.stringify((await shape())[1]) === JSON.stringify((await shape())[0])).toBe(true);
});

test.describe('an author’s page', () => {
  onlyChromium('what is held is decided without the DOM, and colours are computed alike');
  test.use({ mayLog: /--pl-accent takes/ });
  test('locks hold against every hand, its style stays outside but for what is themable', async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => void warnings.push(message.text()));
    const lab = (more: string) => `<position-lab experiment="permute" steps="run" ${more}></position-lab>`;
    await serve(
      page,
      'host.html',
      `<div dir="rtl" style="letter-spacing:.5em;line-height:3;color:red;text-align:right">
      ${lab('lock="order, seed" hide="scheme export" style="--pl-accent:#eee"')}
      ${lab('theme="light" style="--pl-accent:oklch(0.45 0.2 300);--pl-paper:#fffdf5;--pl-ink:#201000"')}</div>
      <style>position-lab::part(foot) { background: rgb(1, 2, 3) }</style>${elementModule}`,
    );
    await page.goto('host.html');
    const [held, styled] = [page.locator('position-lab').first(), page.locator('position-lab').last()];
    await expect(held.locator('.figures svg').first()).toBeVisible();
    const order = () => held.evaluate((one) => (one as unknown as Lab).state.experiments.permute.settings.order);
    const before = await order();
    await held.locator('[data-chip="0"]').dragTo(held.locator('[data-chip="3"]'), { force: true });
    await held.locator('[data-chip="1"]').evaluate((chip: HTMLElement) => {
      chip.focus();
      chip.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, composed: true }));
    });
    await expect(held.getByRole('textbox', { name: 'Order' })).toBeDisabled();
    await expect(held.getByRole('button', { name: 'Random' })).toBeDisabled();
    await expect(held.getByRole('radiogroup', { name: 'Positions' })).toHaveCount(0);
    await expect(held.getByRole('button', { name: 'Export' })).toHaveCount(0);
    await held.getByRole('radio', { name: 'causal' }).check();
    expect(await order()).toEqual(before);

    const computed = (one: typeof held) =>
      one.locator('.pl').evaluate((node) => {
        const { direction, letterSpacing, textAlign, color, columnRuleColor, backgroundColor } = getComputedStyle(node);
        return { direction, letterSpacing, textAlign, color, columnRuleColor, backgroundColor };
      });
    const reset = { direction: 'ltr', letterSpacing: 'normal', textAlign: 'start' };
    // look.md: position #00746d.
    expect(await computed(held)).toMatchObject({ ...reset, columnRuleColor: 'rgb(0, 116, 109)' });
    expect(await computed(styled)).toMatchObject({
      ...reset,
      color: 'rgb(32, 16, 0)',
      backgroundColor: 'rgb(255, 253, 245)',
    });
    expect((await computed(styled)).columnRuleColor).toBe('oklch(0.45 0.2 300)');
    await expect(styled.locator('.foot')).toHaveCSS('background-color', 'rgb(1, 2, 3)');
    // #eee has luminance ((238/255 + 0.055) / 1.055)^2.4 = 0.855: 1.05 / 0.905 = 1.16.
    expect(warnings.filter((text) => text.includes('accent'))).toEqual([
      'position-lab: --pl-accent takes a colour of at least 4.5:1 on the background rgb(255, 255, 255). #eee has 1.16:1 and is not used.',
    ]);
  });
});
