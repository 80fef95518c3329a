/** The widget as MyST builds it into a page: a copy of the module under another name, in a shadow root, with a model that cannot save. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from './fixtures/hosts.ts';
import { expect, inOneBrowser, type Lab, test } from './support.ts';

inOneBrowser('modules and shadow roots are the same in every browser');

const built = join(import.meta.dirname, '../dist/position-lab-anywidget.js');

test('a copied widget computes, keeps its state, and goes', async ({ page }) => {
  await serve(page, 'build/3f2a9c.mjs', readFileSync(built, 'utf8'));
  await serve(
    page,
    'myst.js',
    `import widget from './build/3f2a9c.mjs';
     const values = { src: './position-lab.js', experiment: 'permute', steps: ['run'], seed: 42, state: {} };
     const no = () => { throw new Error('not implemented yet'); };
     const model = { get: (name) => values[name], set: (name, value) => void (values[name] = value), on() {}, off: no, save_changes: no };
     const el = document.createElement('div');
     document.querySelector('main').attachShadow({ mode: 'open' }).append(el);
     const cleanup = await widget.render({ model, el });
     Object.assign(window, { values, cleanup });`,
  );
  await serve(page, 'host.html', '<main></main><script type="module" src="myst.js"></script>');
  await page.goto('host.html');
  const lab = page.locator('position-lab');
  await expect(lab.locator('.figures svg').first()).toBeVisible();
  const settings = await lab.evaluate((element) => (element as unknown as Lab).state.experiments.permute.settings);
  expect(settings.seed).toBe(42);
  await lab.getByRole('radio', { name: 'T5' }).check();
  await expect.poll(() => page.evaluate('values.state.experiments?.permute.settings.scheme')).toBe('t5');
  await page.evaluate('cleanup()');
  await expect(lab).toHaveCount(0);
});
