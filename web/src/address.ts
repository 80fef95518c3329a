/**
 * The address of the pages: its fragment carries the state (a copied link restores it), the query of embed.html and position-lab.html the
 * author's choices. Only these pages touch the address, never the element.
 */

import { attributes, type StrangeChoice } from './state/authoring.ts';
import { isObject, type Json } from './state/json.ts';
import { decode, encodeShort } from './state/url.ts';

/** The element, as far as the pages use it. */
export interface Lab extends HTMLElement {
  state: unknown;
  readonly initialState: Json;
  /** The state as an address carries it. */
  readonly sharedState: Json;
  /** Says that the link could not be read. */
  refuseLink(): void;
  /** Says that the state is too long for an address. */
  refuseLength(length: number): void;
  /** Says that something an author chose means nothing. */
  refuseChoice(strange: StrangeChoice): void;
}

const writeEvery = 300;

/** Follows the fragment and writes it. A fragment that cannot be read stays until the learner changes something. */
export function followAddress(lab: Lab): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting = false;
  const read = (): void => {
    const decoded = decode(location.hash, lab.initialState);
    if (decoded.ok) lab.state = decoded.value;
    else lab.refuseLink();
  };
  const write = (): void => {
    waiting = false;
    const fragment = encodeShort(lab.sharedState, lab.initialState);
    if (typeof fragment === 'number') {
      lab.refuseLength(fragment);
      return;
    }
    history.replaceState(history.state, '', fragment === '' ? location.pathname + location.search : `#${fragment}`);
  };
  /** A first change is written at once, so that a reload right after it loses nothing; a stream of them (a drag) when it pauses. */
  const throttled = (): void => {
    if (timer === undefined) write();
    else {
      clearTimeout(timer);
      waiting = true;
    }
    timer = setTimeout(() => {
      timer = undefined;
      if (waiting) throttled();
    }, writeEvery);
  };
  if (location.hash.length > 1) read();
  window.addEventListener('hashchange', read);
  lab.addEventListener('position-lab-state', throttled);
  window.addEventListener('pagehide', () => {
    if (waiting) write();
  });
}

/** What mail programs and networks hang on every link that is passed on. A learner can do nothing about it. */
const passedOn = /^(utm_\w+|fbclid|gclid|msclkid|mc_[ce]id)$/;

/** Copies the query onto the element, values unchanged. Returns what means nothing here. */
export function readQuery(search: string, lab: Element): StrangeChoice[] {
  const strange = give(new URLSearchParams(search), lab).filter((name) => !passedOn.test(name));
  return strange.map((given) => ({ why: 'query', given }));
}

/** Likewise the author's settings in a page: JSON, a text or number for each name, or names in a list. */
export function readSettings(script: Element | null, lab: Element): StrangeChoice[] {
  const text = script?.textContent?.trim() ?? '';
  if (text === '') return [];
  const settings = objectIn(text);
  if (settings === null) return [{ why: 'settingsUnread', given: text }];
  return give(Object.entries(settings), lab).map((given) => ({
    why: isAttribute(given) ? 'settingsValue' : 'settingsName',
    given,
  }));
}

function objectIn(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

const isAttribute = (name: string): boolean => attributes.some((one) => one.name === name);

/** Returns the names of what was not given. */
function give(entries: Iterable<readonly [string, unknown]>, lab: Element): string[] {
  const strange: string[] = [];
  for (const [name, value] of entries) {
    const text = isAttribute(name) ? asText(name, value) : null;
    if (text === null) strange.push(name);
    else lab.setAttribute(name, text);
  }
  return strange;
}

/** As an attribute says it; null: no attribute says this. */
function asText(name: string, value: unknown): string | null {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  const type = attributes.find((one) => one.name === name)?.type;
  if (type === 'flag' && typeof value === 'boolean') return String(value);
  const areNames = Array.isArray(value) && value.every((one) => typeof one === 'string');
  return type === 'names' && areNames ? value.join(' ') : null;
}
