/**
 * The gallery, for whoever changes the look: every component, step, page and preset, in every theme. `npm run dev` serves it; no build
 * has it. The query chooses: `show` (names of samples or groups), `theme` (light, dark; else both), `lang`, `width` (pixels),
 * `size` (projector, or 200: text of twice the size), `media` (print, forced-colors).
 */
import '../element/index.ts';
import { components, sheet } from './components.ts';
import { pretended } from './pretended.ts';
import { type Act, click, type Sample } from './sample.ts';
import { mocks, pages, presets, steps } from './screens.ts';

interface Lab extends HTMLElement {
  state: unknown;
  course: unknown;
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
const media = query.get('media');
const main = document.querySelector('main') as HTMLElement;
const alone = shown.length === 1 && themes.length === 1;

const projector = click('.top [part="display"]', '.display [value="projector"]', '.top [part="display"]');

/** Hides all but what is marked, which stays alive. */
const cutOut = sheetOf(`
  .pl :not(:has([data-cut]), [data-cut], [data-cut] *, .defs, .defs *) { display: none !important; }
  .over:has([data-cut]) { position: static !important; }`);
const twice = sheetOf('.pl { font-size: 200%; }');

const frame = (): Promise<void> =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));

if (!alone) main.append(header());
if (shown.length === 0) main.append(`No sample is called ${query.get('show')}.`);
await Promise.all(shown.flatMap(framed));
if (media === 'print') window.dispatchEvent(new Event('beforeprint'));
// Whoever waits for it may look now.
main.dataset.shown = String(shown.length);

function sheetOf(css: string): CSSStyleSheet {
  const made = new CSSStyleSheet();
  made.replaceSync(css);
  return made;
}

/** One lab for each theme, beside each other. */
function framed(sample: Sample): Promise<void>[] {
  const row = document.createElement('section');
  if (!alone) main.append(titled(sample.name));
  main.append(row);
  return themes.map((theme) => (sample.before && !alone ? showApart(sample, theme, row) : show(sample, theme, row)));
}

/** In a page of its own, as high as what it shows. */
async function showApart({ name, part = '' }: Sample, theme: string, row: HTMLElement): Promise<void> {
  const apart = document.createElement('iframe');
  apart.src = link({ show: name, theme }, name).href;
  row.append(apart);
  await awaited(() => apart.contentDocument?.querySelector('main[data-shown]'), `${name} ${part}`);
  apart.height = String(apart.contentDocument?.body.scrollHeight);
}

/** Far from the window a lab waits, and so does what is done with it. */
async function show(sample: Sample, theme: string, row: HTMLElement): Promise<void> {
  sample.before?.();
  const lab = labOf(sample, theme);
  const ready = new Promise((done) => lab.addEventListener('position-lab-ready', done, { once: true }));
  row.append(lab);
  const { shadowRoot } = lab;
  if (query.get('size') === '200') shadowRoot.adoptedStyleSheets.push(twice);
  // In a page that was changed there may be no engine.
  await (sample.before ? Promise.race([ready, failed(lab)]) : ready);
  const inUnit = shadowRoot.querySelector('.top') !== null;
  const acts = [...(inUnit && query.get('size') === 'projector' ? projector : []), ...(sample.acts ?? [])];
  for (const one of acts) {
    await frame();
    act(await found(lab, selectorOf(one), sample.name), one, lab);
  }
  await frame();
  (shadowRoot.activeElement as HTMLElement | null)?.blur();
  shadowRoot.adoptedStyleSheets.push(pretended(shadowRoot, media));
  if (!sample.part) return;
  for (const one of await found(lab, sample.part, sample.name)) one.setAttribute('data-cut', '');
  shadowRoot.adoptedStyleSheets.push(cutOut);
}

function labOf({ attributes = {}, course, state, width }: Sample, theme: string): Lab {
  const lab = document.createElement('position-lab') as HTMLElement as Lab;
  const lang = query.get('lang') ?? 'en';
  for (const [key, value] of Object.entries({ ...attributes, theme, lang })) lab.setAttribute(key, value);
  const pixels = width ?? query.get('width') ?? (media === 'print' ? 700 : null);
  if (pixels !== null) lab.style.width = `${pixels}px`;
  // Neither reads nor changes what the lab beside the gallery keeps on this device.
  lab.keepInCourse();
  if (course) lab.course = course;
  if (state) lab.state = state(lab.initialState as Parameters<typeof state>[0]);
  return lab;
}

function selectorOf(one: Act): string {
  return 'click' in one ? one.click : 'key' in one ? one.on : 'ring' in one ? one.ring : one.into;
}

async function awaited<T>(what: () => T, name: string): Promise<NonNullable<T>> {
  for (let tries = 0; tries < 600; tries++) {
    const there = what();
    if (there) return there;
    await frame();
  }
  throw new Error(`The sample ${name} is not there`);
}

function found({ shadowRoot }: Lab, selector: string, name: string): Promise<HTMLInputElement[]> {
  return awaited(() => {
    const all = [...shadowRoot.querySelectorAll<HTMLInputElement>(selector)];
    return all.length > 0 ? all : null;
  }, `${name} ${selector}`);
}

/** Never, where all goes well. */
async function failed({ shadowRoot }: Lab): Promise<void> {
  while (!shadowRoot.querySelector('.err')) await frame();
}

/** As a hand does it. */
function act(all: readonly HTMLInputElement[], one: Act, lab: Lab): void {
  const [first] = all as [HTMLInputElement];
  const happen = (event: Event): boolean => first.dispatchEvent(event);
  if ('click' in one) first.click();
  if ('key' in one) happen(new KeyboardEvent('keydown', { key: one.key, bubbles: true }));
  if ('ring' in one) for (const each of all) each.setAttribute('data-ring', '');
  if ('file' in one) {
    const chosen = new DataTransfer();
    chosen.items.add(new File([one.file(lab)], 'chosen.json'));
    first.files = chosen.files;
    happen(new Event('change', { bubbles: true }));
  }
  if (!('type' in one)) return;
  first.value = one.type;
  for (const type of ['input', 'change']) happen(new Event(type, { bubbles: true }));
}

function titled(name: string): HTMLElement {
  const title = document.createElement('h2');
  title.append(link({ show: name }, name));
  return title;
}

/** One row for each choice; the present one is bold. */
function header(): HTMLElement {
  const top = document.createElement('header');
  const choices: Readonly<Record<string, readonly string[]>> = {
    show: Object.keys(groups),
    theme: ['light', 'dark', 'light,dark'],
    lang: ['en', 'zh', 'de', 'es', 'en-XA', 'ar-XB'],
    width: ['', '320', '360', '700', '1000', '1280'],
    size: ['', 'projector', '200'],
    media: ['', 'print', 'forced-colors'],
  };
  for (const [name, values] of Object.entries(choices)) {
    const nav = document.createElement('nav');
    nav.append(name, ...values.map((value) => link({ [name]: value }, value || 'usual')));
    top.append(nav);
  }
  top.append(
    'A name opens its sample alone. In forced colours a browser does more than is shown here: let it emulate them.',
  );
  return top;
}

function link(change: Readonly<Record<string, string>>, text: string): HTMLAnchorElement {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(change)) value === '' ? next.delete(name) : next.set(name, value);
  const anchor = document.createElement('a');
  anchor.href = `?${next}`;
  anchor.textContent = text;
  return anchor;
}
