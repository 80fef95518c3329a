// What lab.mjs measures in Chromium, on the built page: what it loads, when it is ready, how long a dragged step takes.

/** Files the first page loads, as paths of their addresses; '/' is index.html. */
export async function loadedPaths(browser, address) {
  const page = await browser.newPage();
  const paths = new Set();
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin === new URL(address).origin) paths.add(url.pathname);
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => document.querySelector('position-lab')?.report);
  await page.close();
  return [...paths];
}

/** What the tools of Chromium call "Slow 4G": 1.6 Mbit/s and 750 kbit/s, of which they give nine tenths, and 3.75 times 150 ms. */
export const slow4G = {
  offline: false,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (750e3 / 8) * 0.9,
  latency: 150 * 3.75,
};

/**
 * Milliseconds from the start of the navigation to the first computed and drawn result, each with an empty cache.
 * `slower`: how many times as long the processor takes; `network`: its conditions, or null.
 */
export async function readyTimes(browser, address, { times, slower = 1, network = null }) {
  const found = [];
  for (let k = 0; k < times; k++) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.addInitScript(() => {
      window.ready = new Promise((resolve) => {
        // The clock of a page starts with its navigation.
        document.addEventListener('position-lab-ready', () => resolve(performance.now()));
      });
    });
    const tools = await context.newCDPSession(page);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await tools.send('Network.enable');
    if (network) await tools.send('Network.emulateNetworkConditions', network);
    await page.goto(address);
    found.push(await page.evaluate(() => window.ready));
    await context.close();
  }
  return found;
}

/**
 * One chip dragged to and fro, a place at a time. Milliseconds of each step in parts: total, from the pointer event's handlers to
 * the end of painting; browser, style, layout and paint alone; engine, a call of the same size made on its own afterwards (the
 * page does not tell, and gets no code for the bench).
 */
export async function dragSteps(browser, address, { tokens, width, steps }) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${address}embed.html?experiment=permute&steps=run`);
  await page.waitForFunction(() => document.querySelector('position-lab')?.report);
  await page.evaluate(setSize, { tokens, width });
  await page.waitForFunction(
    ([rows, cols]) => {
      const { report } = document.querySelector('position-lab');
      // No report yet: the state was set, the frame that computes it has not come.
      return report?.tokens.rows === rows && report.tokens.cols === cols;
    },
    [tokens, width],
  );
  await page.evaluate(watch);

  const centres = await visibleChips(page);
  const [first] = centres;
  await page.mouse.move(first.x, first.y);
  await page.mouse.down();
  // Not measured: lifting the chip, and the first steps, in which the browser still compiles.
  const warmUp = 20;
  const measured = [];
  for (let k = 1; k <= warmUp + steps; k++) {
    const turn = k % (2 * centres.length - 2);
    const { x, y } = centres[turn < centres.length ? turn : 2 * centres.length - 2 - turn];
    const step = page.evaluate(() => window.nextStep());
    await page.mouse.move(x, y);
    const times = await step;
    if (k > warmUp) measured.push(times);
  }
  await page.mouse.up();
  const engine = await page.evaluate(engineTimes, { steps, address });
  await page.close();
  return measured.map((times, k) => ({ ...times, engine: engine[k] }));
}

/** Centres of the chips within the window, in their order; a longer row scrolls. */
const visibleChips = (page) =>
  page.evaluate(() => {
    const chips = [...document.querySelector('position-lab').shadowRoot.querySelectorAll('[data-chip]')];
    const sorted = chips.sort((a, b) => a.dataset.chip - b.dataset.chip);
    sorted[0].scrollIntoView({ block: 'center' });
    return sorted
      .map((chip) => chip.getBoundingClientRect())
      .filter((box) => box.right < innerWidth - 40)
      .map((box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 }));
  });

function setSize({ tokens, width }) {
  const lab = document.querySelector('position-lab');
  const { state } = lab;
  const words = Array.from({ length: tokens }, (_, k) => `word${k}`);
  Object.assign(state.experiments.permute.settings, { words, width, order: words.map((_, k) => k) });
  lab.state = state;
}

/**
 * Event timing (PerformanceObserver) leaves out pointermove, and two requestAnimationFrames end with the wait for the next frame,
 * 16.7 ms however short the work. A message sent from the frame's own callback arrives when style, layout and paint of that frame
 * are over: it measures the work of the main thread, which is what must fit into a frame. Rasterising goes on in other threads.
 */
function watch() {
  const lab = document.querySelector('position-lab');
  const channel = new MessageChannel();
  let tell = () => {};
  let begun = 0;
  let drawn = 0;
  window.nextStep = () =>
    new Promise((resolve) => {
      drawn = 0;
      tell = resolve;
    });
  // Chromium hands out pointermove right before the frame that it belongs to.
  const begin = () => {
    begun = performance.now();
    requestAnimationFrame(() => channel.port2.postMessage(null));
  };
  window.addEventListener('pointermove', begin, { capture: true });
  lab.addEventListener('position-lab-state', () => {
    drawn = performance.now();
  });
  channel.port1.onmessage = () => {
    const painted = performance.now();
    if (drawn >= begun) tell({ total: painted - begun, browser: painted - drawn });
  };
}

/** The engine's share: permute with the settings of the page, one pair of neighbours exchanged each time. */
async function engineTimes({ steps, address }) {
  const { loadEngine } = await import(`${address}engine/index.js`);
  const engine = await loadEngine();
  const { settings } = document.querySelector('position-lab').state.experiments.permute;
  const { head, chosen, claim, validLength, ...rest } = settings;
  // null: the page leaves the option out.
  const options = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null));
  const order = Float64Array.from(options.order);
  return Array.from({ length: steps }, (_, k) => {
    const at = k % (order.length - 1);
    [order[at], order[at + 1]] = [order[at + 1], order[at]];
    const begun = performance.now();
    engine.permute({ ...options, order });
    return performance.now() - begun;
  });
}
