/**
 * The gallery, for whoever changes the look: every component, step, page and preset, in every theme. `npm run dev` serves it; no build
 * has it. The query chooses: `show` (names of samples or groups), `theme` (light, dark; else both), `lang`, `width` (pixels),
 * `size=projector`. Forced colours and print are the browser's to emulate: a page cannot.
 */
import '../element/index.ts';
import { components, sheet } from './components.ts';
import type { Act, Sample } from './sample.ts';
import { mocks, pages, presets, steps } from './screens.ts';

interface Lab extends HTMLElement {
  state: unknown;
  readonly initialState: unknown;
  readonly shadowRoot: ShadowRoot;
  keepInCourse(): void;
}

const groups: Readonly<Record<string, readonly Sample[]>> = { components, sheet, mocks, steps, pages, presets };
const query = new URLSearchParams(location.search);
const every = [...new Set(Object.values(groups).flat())];
const shown = (query.get('show') ?? 'components')
  .split(',')
  .flatMap((name) => groups[name] ?? every.filter((sample) => sample.name === name));
const themes = query.get('theme')?.split(',') ?? ['light', 'dark'];
const main = document.querySelector('main') as HTMLElement;
const alone = shown.length === 1 && themes.length === 1;

const projector: readonly Act[] = [
  '.top [part="display"]',
  '.display [value="projector"]',
  '.top [part="display"]',
].map((selector) => ({ click: selector }));

/** Hides all but what is marked, which stays alive. */
const cutOut = new CSSStyleSheet();
cutOut.replaceSync(`
  .pl :not(:has([data-cut]), [data-cut], [data-cut] *, .defs, .defs *) { display: none !important; }
  .over:has([data-cut]) { position: static !important; }`);

const frame = (): Promise<void> =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));

if (!alone) main.append(header());
if (shown.length === 0) main.append(`No sample is called ${query.get('show')}.`);
await Promise.all(shown.flatMap(framed));
// Whoever waits for it may look now.
main.dataset.shown = String(shown.length);

/** One lab for each theme, beside each other. */
function framed(sample: Sample): Promise<void>[] {
  const row = document.createElement('section');
  if (!alone) main.append(titled(sample.name));
  main.append(row);
  return themes.map((theme) => show(sample, theme, row));
}

/** Far from the window a lab waits, and so does what is done with it. */
async function show({ name, attributes = {}, ...sample }: Sample, theme: string, row: HTMLElement): Promise<void> {
  const lab = document.createElement('position-lab') as HTMLElement as Lab;
  const lang = query.get('lang') ?? 'en';
  for (const [key, value] of Object.entries({ ...attributes, theme, lang })) lab.setAttribute(key, value);
  if (query.has('width')) lab.style.width = `${query.get('width')}px`;
  // Neither reads nor changes what the lab beside the gallery keeps on this device.
  lab.keepInCourse();
  if (sample.state) lab.state = sample.state(lab.initialState as Parameters<typeof sample.state>[0]);
  const ready = new Promise((done) => lab.addEventListener('position-lab-ready', done, { once: true }));
  row.append(lab);
  await ready;
  for (const one of [...(query.get('size') === 'projector' ? projector : []), ...(sample.acts ?? [])]) {
    await frame();
    act(part(lab, 'click' in one ? one.click : 'key' in one ? one.on : one.into, name), one);
  }
  await frame();
  (lab.shadowRoot.activeElement as HTMLElement | null)?.blur();
  if (!sample.part) return;
  part(lab, sample.part, name);
  for (const one of lab.shadowRoot.querySelectorAll(sample.part)) one.setAttribute('data-cut', '');
  lab.shadowRoot.adoptedStyleSheets.push(cutOut);
}

function part({ shadowRoot }: Lab, selector: string, name: string): HTMLInputElement {
  const found = shadowRoot.querySelector<HTMLInputElement>(selector);
  if (!found) throw new Error(`The sample ${name} has no ${selector}`);
  return found;
}

/** As a hand does it. */
function act(found: HTMLInputElement, one: Act): void {
  const happen = (event: Event): boolean => found.dispatchEvent(event);
  if ('click' in one) found.click();
  if ('key' in one) happen(new KeyboardEvent('keydown', { key: one.key, bubbles: true }));
  if (!('type' in one)) return;
  found.value = one.type;
  for (const type of ['input', 'change']) happen(new Event(type, { bubbles: true }));
}

function titled(name: string): HTMLElement {
  const title = document.createElement('h2');
  title.append(link({ show: name }, name));
  return title;
}

function header(): HTMLElement {
  const top = document.createElement('header');
  const nav = document.createElement('nav');
  for (const name of Object.keys(groups)) nav.append(link({ show: name }, name));
  for (const theme of ['light', 'dark']) nav.append(link({ theme }, theme));
  for (const lang of ['en', 'zh', 'de', 'es', 'en-XA', 'ar-XB']) nav.append(link({ lang }, lang));
  for (const width of ['360', '700', '1000', '1280']) nav.append(link({ width }, width));
  nav.append(link({ size: 'projector' }, 'projector'));
  const note = document.createElement('p');
  note.textContent = 'A name opens its sample alone. For forced colours and print, let the browser emulate them.';
  top.append(nav, note);
  return top;
}

function link(change: Readonly<Record<string, string>>, text: string): HTMLAnchorElement {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(change)) next.set(name, value);
  const anchor = document.createElement('a');
  anchor.href = `?${next}`;
  anchor.textContent = text;
  return anchor;
}
