// Races in headless Chromium: a page (pages/race.mjs) that does what it is told.

/** address: where the bench's pages are served. */
export async function chromiumPlace(browser, address) {
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error(`race page: ${error.message}`));
  await page.goto(`${address}race/race.html`);
  await page.evaluate(() => window.ready);
  return {
    title: 'Chromium',
    lineUp: (field, subject) => page.evaluate(([name, what]) => window.place.lineUp(name, what), [field, subject]),
    round: (budget) => page.evaluate((ms) => window.place.round(ms), budget),
    close: () => page.close(),
  };
}
