/** Who speaks to a computer says what is seen: the name of a control has its seen words in it (WCAG 2.5.3), which axe seldom decides. */
import { expect, inOneBrowser, openUnit, test } from './support.ts';
import { show, views } from './views.ts';

inOneBrowser('names are the same code in every browser');

test('a control that is named apart has the words in its name that are seen on it', async ({ page }) => {
  test.slow();
  const lab = await openUnit(page);
  // MathML is for the ear: what is seen are the letters under it.
  await lab.evaluate(({ shadowRoot }) => {
    const letters = new CSSStyleSheet();
    letters.replaceSync('math { display: none !important }');
    shadowRoot?.adoptedStyleSheets.push(letters);
  });
  let named = 0;
  for (const view of Object.values(views).flat()) {
    await show(page, view, 1280);
    const found = await lab.evaluate(({ shadowRoot }) => {
      // Blanks and signs are not spoken; a control that shows signs alone is an icon.
      const words = (text: string): string =>
        ` ${
          text
            .toLowerCase()
            .match(/[\p{L}\p{N}]+/gu)
            ?.join(' ') ?? ''
        } `;
      const controls = ':is(a[href], button, summary, input, select, textarea)';
      return [
        ...(shadowRoot?.querySelectorAll<HTMLInputElement>(`${controls}:is([aria-label], [aria-labelledby])`) ?? []),
      ]
        .filter((one) => one.checkVisibility())
        .map((one) => {
          const ids = one.getAttribute('aria-labelledby')?.split(' ') ?? [];
          const others = ids.map((id) => shadowRoot?.getElementById(id)?.textContent).join(' ');
          const shown: HTMLElement[] = [...(one.labels ?? []), ...(one.matches('a, button, summary') ? [one] : [])];
          // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not seen
          const seen = shown.map(({ innerText }) => innerText).find((text) => text.trim() !== '') ?? '';
          return { seen: words(seen), name: words(ids.length > 0 ? others : (one.getAttribute('aria-label') ?? '')) };
        })
        .filter(({ seen }) => seen.trim() !== '');
    });
    named += found.length;
    expect
      .soft(
        found.filter(({ seen, name }) => !name.includes(seen)),
        view.name,
      )
      .toEqual([]);
  }
  expect(named).toBeGreaterThan(5);
});
