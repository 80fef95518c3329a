/**
 * Odd texts wherever a text may come in: fields, attributes, the query, the fragment, the state, transcripts, result codes. A text stays
 * text: no element is made of it, nothing is asked of a server, nothing runs, nothing of ours is cut off or runs over at 320 px.
 */
import type { Page } from '@playwright/test';
import { openings } from './random-user/acts.ts';
import { install, type Watched } from './random-user/in-page.ts';
import { drawn, expect, type Lab, onlyChromium, openLab, started, test } from './support.ts';

onlyChromium('texts are the same code in every browser, and this takes some seconds');

// An element made of one has this id, and asks for this file.
const made = 'id="made" src="made.png"';
const odd: readonly string[] = [
  `<script ${made}>alert(1)</script>`,
  `<img ${made} onerror="alert(1)">`,
  `"><svg ${made} onload=alert(1)>`,
  `</textarea></style><iframe ${made} srcdoc="x"></iframe>`,
  'javascript:alert(1)//',
  // The lint takes a dollar and a brace for a mistake.
  '#{alert(1)} {{alert(1)}} <%= alert(1) %> $'.replaceAll('#', '$'),
  '$\\href{javascript:alert(1)}{x}$ \\htmlId{made}{x} \\includegraphics{made.png}',
  '\\frac{1}{0} $$ ^_{}* **b** `c` [a](javascript:alert(1))',
  '\u202ecba\u202d \u2067שלום\u2069 עולם مرحبا',
  'Z\u0351\u036b\u0343\u0363a\u0334\u0328l\u0337\u0321g\u0337\u0321o\u0336\u0321',
  '👩‍👩‍👧‍👦 🏳️‍🌈 👍🏽 🇩🇪',
  '\u0001\u0007\u001b[31m\u0085\ufeff\ufffe',
  'lone \ud800 and \udc00',
  'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
  'the fox that met the crow by the road saw the hen and the fox again '.repeat(2),
  '__proto__ constructor',
];
const everyTurn = Boolean(process.env.POSLAB_LONG);
/** So that each place sees each text, and in the long run each field. */
const turns = everyTurn ? odd.length : 3;

async function watch(page: Page): Promise<string[]> {
  const heard: string[] = [];
  page.on('dialog', (dialog) => {
    heard.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (/\bmade\b/.test(new URL(request.url()).pathname)) heard.push(`a request: ${request.url()}`);
  });
  await page.addInitScript(install, 1);
  await page.setViewportSize({ width: 320, height: 640 });
  return heard;
}

/** What became of a text, if it did not stay text; what of ours is cut off. */
const wrong = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const roots = [document, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])];
    const all = roots.flatMap((root) => [...root.querySelectorAll<HTMLElement>('*')]);
    const isMade = (one: Element): boolean =>
      one.id === 'made' ||
      [...one.attributes].some(
        ({ name, value }) => name.startsWith('on') || (/^(href|src|action)$/.test(name) && /^javascript:/i.test(value)),
      );
    const isCut = (one: HTMLElement): boolean =>
      one.matches('button, label, legend, h1, h2, h3, summary, .lab, .error, .notice') &&
      one.scrollWidth > one.clientWidth + 1 &&
      one.clientWidth > 1 &&
      getComputedStyle(one).overflowX !== 'visible';
    return [
      ...all.filter(isMade).map((one) => `made of a text: ${one.outerHTML.slice(0, 200)}`),
      ...all.filter(isCut).map((one) => `cut off: ${one.outerHTML.slice(0, 200)}`),
    ];
  });

/** All that must hold once a text is in. */
async function expectText(page: Page, heard: readonly string[], of: string): Promise<void> {
  await drawn(page);
  await expect
    .poll(
      async () => [...heard, ...(await wrong(page)), ...(await page.evaluate(() => (window as Watched).user.broken()))],
      of,
    )
    .toEqual([]);
}

/** Into every field at once, the next text into the next field, as if typed and left. */
const fill = (page: Page, turn: number): Promise<void> =>
  page.locator('position-lab').evaluate(
    (lab, [texts, first]) => {
      const fields = lab.shadowRoot?.querySelectorAll<HTMLInputElement>('textarea, input[type="text"]') ?? [];
      [...fields].forEach((field, k) => {
        if (field.disabled || field.readOnly) return;
        field.value = texts[(first + k) % texts.length] ?? '';
        for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
      });
    },
    [odd, turn] as const,
  );

test('odd texts in every field of every place', async ({ page }) => {
  test.slow();
  const heard = await watch(page);
  const lab = await openLab(page, 'experiment=permute&steps=run');
  const places = openings.embed.map((opening) => Object.fromEntries(new URLSearchParams(opening.split('?')[1])));
  // Pages have no steps; what experiments ask before Run has the same fields in all.
  const chosen = everyTurn ? places : places.filter(({ steps }, k) => steps === 'run' || k === 0);
  for (const place of chosen) {
    await lab.evaluate((element, wanted) => {
      element.removeAttribute('steps');
      for (const [name, value] of Object.entries(wanted)) element.setAttribute(name, value);
    }, place);
    await started(page);
    for (let turn = 0; turn < turns; turn++) {
      await fill(page, Math.floor((turn * odd.length) / turns));
      await expectText(page, heard, `${JSON.stringify(place)}, turn ${turn}`);
    }
  }
});

const names = ['experiment', 'preset', 'text', 'seed', 'lang', 'theme', 'steps', 'hide', 'lock', 'readonly'];

test('odd texts in attributes', async ({ page }) => {
  test.slow();
  const heard = await watch(page);
  const lab = await openLab(page, 'experiment=permute&steps=run');
  for (const text of odd)
    for (const some of everyTurn ? names.map((name) => [name]) : [names]) {
      await lab.evaluate(
        (element, [wanted, value]) => {
          for (const name of element.getAttributeNames()) element.removeAttribute(name);
          for (const name of wanted) element.setAttribute(name, value);
        },
        [some, text] as const,
      );
      await expectText(page, heard, `${some}=${text}`);
    }
});

test('odd texts in the address: query, names in it, fragment', async ({ page }) => {
  test.slow();
  const heard = await watch(page);
  // An address holds no half of a character.
  const well = odd.filter((text) => !/^lone/.test(text));
  for (const text of everyTurn ? well : well.slice(0, 2)) {
    await openLab(page, new URLSearchParams([...names.map((name) => [name, text]), [text, text]]).toString());
    await expectText(page, heard, `query ${text}`);
  }
  await openLab(page, 'experiment=permute&steps=run');
  const state = (text: string) => ({ experiments: { [text]: {}, permute: { settings: { [text]: [text] } } } });
  const encoded = well.map((text) => Buffer.from(JSON.stringify(state(text))).toString('base64url'));
  for (const hash of everyTurn ? [...well, ...encoded] : [...well.slice(0, 3), ...encoded.slice(3)]) {
    await page.evaluate((fragment) => {
      window.location.hash = fragment;
    }, hash);
    await expectText(page, heard, `fragment ${hash}`);
  }
});

test('odd texts in the state', async ({ page }) => {
  test.slow();
  const heard = await watch(page);
  const lab = await openLab(page, 'experiment=permute&steps=run');
  const first = await lab.evaluate((element) => (element as unknown as Lab).state.experiments.permute);
  const parts = Object.keys(first);
  const settings = Object.keys(first.settings);
  for (const text of odd) {
    const states = [
      { [text]: text },
      { experiment: text },
      { experiments: { [text]: {} } },
      { experiments: { permute: { reason: text, guesses: { [text]: text, PM1: text }, ticked: [text], round: text } } },
      ...settings.map((name) => ({ experiments: { permute: { step: 'run', settings: { [name]: text } } } })),
      ...(everyTurn ? parts.map((name) => ({ experiments: { permute: { [name]: text } } })) : []),
    ];
    await lab.evaluate((element, all) => {
      for (const state of all) (element as unknown as Lab).state = state;
    }, states);
    await lab.evaluate(
      (element, [given, all]) => {
        const patch = Object.fromEntries(all.map((name) => [name, given]));
        (element as unknown as Lab).state = {
          experiments: { permute: { step: 'run', reached: 'run', settings: patch } },
        };
      },
      [text, settings] as const,
    );
    await expectText(page, heard, text);
  }
});

test('odd texts in transcripts', async ({ page }) => {
  test.slow();
  const heard = await watch(page);
  const lab = await openLab(page, 'experiment=permute&steps=run');
  await fill(page, 0);
  const open = async (): Promise<void> => {
    const back = lab.getByRole('button', { name: 'Back to your own work' });
    if (await back.isVisible()) await back.click();
    const menu = lab.getByRole('button', { name: 'Export', exact: true });
    // What was given before may still close it.
    await expect(async () => {
      if ((await menu.getAttribute('aria-expanded')) === 'false') await menu.click();
      await expect(lab.locator('input[type="file"]')).toHaveCount(1, { timeout: 1000 });
    }).toPass();
  };
  await open();
  await lab.getByRole('button', { name: 'Save: Transcript of this session, JSON' }).click();
  await expect.poll(() => page.evaluate(() => (window as Watched).user.saved)).toContain('position-lab-transcript');
  const saved = await page.evaluate(() => (window as Watched).user.saved);
  const places = [...saved.matchAll(/:\s*"(?:[^"\\]|\\.)*"/g)].map(({ 0: { length }, index }) => ({ index, length }));
  for (const [k, text] of odd.entries()) {
    const { index = 0, length = 0 } = places[k % places.length] ?? {};
    const file = `${saved.slice(0, index)}:${JSON.stringify(text)}${saved.slice(index + length)}`;
    for (const given of everyTurn || k === 0 ? [text, file] : [file]) {
      await open();
      await page.evaluate((content) => (window as Watched).user.give(0, content), given);
      await expectText(page, heard, given);
    }
  }
});

test('odd texts in result codes', async ({ page }) => {
  const heard = await watch(page);
  await page.goto('results.html');
  const field = page.getByRole('textbox', { name: 'Result codes' });
  const lines = odd.flatMap((text) => [text, `${text}: PL1.${Buffer.from(text).toString('base64url')}.AAAA`]);
  await field.fill(lines.join('\n'));
  await page.getByRole('button', { name: 'Grade these codes' }).click();
  await expect(page.getByRole('status').first()).not.toBeEmpty();
  await expect.poll(async () => [...heard, ...(await wrong(page))]).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});

test('odd texts in the Embed dialog and the table of runs, in the unit', async ({ page }) => {
  const heard = await watch(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('index.html');
  const lab = await started(page);
  await lab.getByRole('button', { name: 'Embed', exact: true }).click();
  await page.setViewportSize({ width: 320, height: 640 });
  for (let turn = 0; turn < turns; turn++) {
    await fill(page, Math.floor((turn * odd.length) / turns));
    await expectText(page, heard, `turn ${turn}`);
  }
});
