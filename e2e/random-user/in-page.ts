/**
 * The random user's eyes, inside the page: what can be acted on, found by role and not from a list of names, and what must hold whatever
 * was done. Installed before the page's own scripts, with what would leave the page (files, prints, links, clipboard) kept in it.
 */
import type { Lab } from '../support.ts';

/** What can be acted on. */
export interface Target {
  /** As a person would say it: button "Reverse". */
  readonly said: string;
  readonly kind: 'button' | 'text' | 'select' | 'file' | 'drag';
}

/** Where it is, once it is in view. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Typing {
  readonly said: string;
  readonly value: string;
  readonly refused: boolean;
}

/** What the page offers to the random user, as `window.user`. */
export interface User {
  targets(kind: Target['kind']): Target[];
  /** The nth of these; null: it is gone. */
  place(kind: Target['kind'], nth: number): Place | null;
  /** The field that has the focus; null: none has. */
  typing(): Typing | null;
  /** Whether anything in the lab has the focus. */
  hasFocus(): boolean;
  choose(nth: number, draw: number): string;
  /** Gives a text to a field for files. */
  give(nth: number, text: string): void;
  /** Whether the last press met something that takes the focus: what moved away meanwhile was not pressed. */
  metFocusable: boolean;
  /** The last text that the lab saved as a file. */
  saved: string;
  /** What does not hold; empty: all does. */
  broken(): string[];
}

export type Watched = Window & typeof globalThis & { user: User };

/** Runs in the page: nothing outside this function is known there. */
export function install(seed: number): void {
  const own = (): Lab | null => document.querySelector<Lab>('position-lab');
  const root = (): ShadowRoot | null => own()?.shadowRoot ?? null;

  const selectors: Record<Target['kind'], string> = {
    button: 'a[href], button, summary, input[type="radio"], input[type="checkbox"], [tabindex="0"]',
    text: 'textarea, input[type="text"], input:not([type])',
    select: 'select',
    file: 'input[type="file"]',
    drag: '[data-chip], [data-figure], input[type="range"]',
  };
  const canBeUsed = (element: Element): boolean =>
    !element.matches(':disabled, [readonly]') &&
    (element.matches('[type="file"]') || element.checkVisibility({ visibilityProperty: true }));
  const all = (kind: Target['kind']): HTMLElement[] =>
    [...(root()?.querySelectorAll<HTMLElement>(selectors[kind]) ?? [])].filter(canBeUsed);

  const textOf = (ids: string | null): string =>
    (ids ?? '')
      .split(' ')
      .map((id) => root()?.getElementById(id)?.textContent ?? '')
      .join(' ');
  function nameOf(element: HTMLElement): string {
    const label = (element as HTMLInputElement).labels?.[0]?.textContent;
    const name =
      element.getAttribute('aria-label') ?? (textOf(element.getAttribute('aria-labelledby')).trim() || label);
    return (name ?? element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 60);
  }
  const roleOf = (element: HTMLElement): string =>
    element.getAttribute('role') ?? (element as HTMLInputElement).type ?? element.localName;
  const said = (element: HTMLElement): string => `${roleOf(element) || element.localName} "${nameOf(element)}"`;

  /** The focus, through every shadow root. */
  function focused(): HTMLElement | null {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element === document.body || !element || element === own() ? null : (element as HTMLElement);
  }
  const takesFocus = (element: HTMLElement): boolean =>
    element.tabIndex >= 0 && !element.matches(':disabled, [aria-disabled="true"]');

  /** A radio may be invisible behind its label. */
  function shape(element: HTMLElement): HTMLElement {
    const { width, height } = element.getBoundingClientRect();
    return width > 4 && height > 4 ? element : ((element as HTMLInputElement).labels?.[0] ?? element);
  }

  const user: User = {
    saved: '',
    metFocusable: false,
    targets: (kind) => all(kind).map((element) => ({ said: said(element), kind })),
    place(kind, nth) {
      const element = all(kind)[nth];
      if (!element) return null;
      const drawn = shape(element);
      drawn.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = drawn.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2, width, height };
    },
    typing() {
      const field = focused();
      if (!field?.matches(selectors.text)) return null;
      const refused = field.getAttribute('aria-invalid') === 'true';
      return { said: said(field), value: (field as HTMLInputElement).value, refused };
    },
    hasFocus: () => focused() !== null,
    choose(nth, draw) {
      const select = all('select')[nth] as HTMLSelectElement;
      const option = select.options[Math.floor(draw * select.options.length)];
      select.focus();
      select.value = option?.value ?? '';
      for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
      return option?.text ?? '';
    },
    give(nth, text) {
      const field = all('file')[nth] as HTMLInputElement;
      const files = new DataTransfer();
      files.items.add(new File([text], 'given.json', { type: 'application/json' }));
      field.files = files.files;
      field.dispatchEvent(new Event('change', { bubbles: true, composed: true }));
    },
    broken: () => rules.flatMap((rule) => rule()),
  };

  /** Attributes that are read aloud or shown. */
  const spoken = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt'];
  const elements = (): HTMLElement[] => [...(root()?.querySelectorAll<HTMLElement>('*') ?? [])];

  const rules: readonly (() => string[])[] = [
    function headings() {
      const lab = own();
      const hidden = /\bquestion\b/.test(lab?.getAttribute('hide') ?? '');
      const count = [...(root()?.querySelectorAll('h1') ?? [])].filter((one) => one.checkVisibility()).length;
      return count === 1 || (hidden && count === 0) ? [] : [`${count} headings of level 1`];
    },
    function words() {
      const texts = [root()?.textContent ?? ''];
      for (const name of spoken)
        for (const element of root()?.querySelectorAll(`[${name}]`) ?? []) texts.push(element.getAttribute(name) ?? '');
      const strange = /.{0,60}(\bundefined\b|\bNaN\b|\[object \w+\]).{0,60}/;
      return texts.flatMap((text) => strange.exec(text)?.[0] ?? []).map((text) => `the text says: ${text}`);
    },
    function width() {
      const over = document.documentElement.scrollWidth - window.innerWidth;
      if (over <= 0) return [];
      const scrolls = (one: Element | null): boolean =>
        one !== null && (getComputedStyle(one).overflowX !== 'visible' || scrolls(one.parentElement));
      const ends = (one: HTMLElement): number => {
        const { left, width } = one.getBoundingClientRect();
        return left + Math.max(width, one.scrollWidth);
      };
      const cause = elements()
        .filter((one) => ends(one) > window.innerWidth + 1 && !scrolls(one))
        .at(-1);
      return [`${over} px wider than the window of ${window.innerWidth}: ${cause?.outerHTML.slice(0, 120)}`];
    },
    function refusals() {
      const fields = [...(root()?.querySelectorAll('[aria-invalid="true"]') ?? [])];
      const sentencesOf = (field: Element): Element[] =>
        (field.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .flatMap((id) => root()?.getElementById(id) ?? [])
          .flatMap((one) => (one.matches('.error') ? [one] : [...one.querySelectorAll('.error')]));
      const wrong = fields.filter((field) => {
        const sentences = sentencesOf(field);
        return sentences.length !== 1 || sentences[0]?.textContent?.trim() === '';
      });
      const described = new Set(fields.flatMap(sentencesOf));
      const lone = [...(root()?.querySelectorAll('.error[id]') ?? [])].filter((one) => !described.has(one));
      return [
        ...wrong.map((field) => `not one sentence at the refused ${said(field as HTMLElement)}`),
        ...lone.map((one) => `a refusal of no field: ${one.textContent}`),
      ];
    },
    function references() {
      const ids = elements()
        .map(({ id }) => id)
        .filter(Boolean);
      const known = new Set<string>();
      const twice = ids.filter((id) => known.has(id) || !known.add(id));
      const dangling = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for'].flatMap((name) =>
        [...(root()?.querySelectorAll(`[${name}]`) ?? [])].flatMap((element) =>
          (element.getAttribute(name) ?? '')
            .split(/\s+/)
            .filter((id) => id !== '' && !known.has(id))
            .map((id) => `${name} names ${id}, which is not there`),
        ),
      );
      return [...twice.map((id) => `the id ${id} twice`), ...dangling];
    },
    function names() {
      const nameless = [...all('button'), ...all('text'), ...all('select')].filter((one) => nameOf(one) === '');
      return nameless.map((one) => `no name: ${one.outerHTML.slice(0, 120)}`);
    },
    function state() {
      const lab = own();
      return JSON.stringify(lab?.state)?.startsWith('{') ? [] : ['no state can be read'];
    },
  ];
  Object.assign(window, { user });

  // The same numbers each time where the lab asks for random ones: splitmix32.
  let last = seed;
  const draw = (): number => {
    last = (last + 0x9e3779b9) | 0;
    let z = Math.imul(last ^ (last >>> 16), 0x85ebca6b);
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
    return (z ^ (z >>> 16)) >>> 0;
  };
  Math.random = () => draw() / 2 ** 32;
  Crypto.prototype.getRandomValues = (array) => {
    const numbers = array as unknown as Uint32Array;
    for (let k = 0; k < numbers.length; k++) numbers[k] = draw();
    return array;
  };

  window.print = () => {
    window.dispatchEvent(new Event('beforeprint'));
    window.dispatchEvent(new Event('afterprint'));
  };
  window.open = () => null;
  window.addEventListener(
    'pointerdown',
    (event) => {
      const path = event.composedPath().filter((node) => node instanceof HTMLElement);
      user.metFocusable = path.some((node) => node.localName === 'label' || (node !== own() && takesFocus(node)));
    },
    true,
  );
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => {} } });
  // A link that downloads is in no document: its click is heard nowhere else.
  HTMLAnchorElement.prototype.click = function keep() {
    if (this.download) void fetch(this.href).then(async (file) => (user.saved = await file.text()));
  };
  window.addEventListener(
    'click',
    (event) => {
      const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
      if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
    },
    true,
  );
}
