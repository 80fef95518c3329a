/**
 * The lab as a widget of MyST and of notebooks: a front-end module as anywidget describes it (anywidget.dev/en/afm). The model's values
 * are the element's attributes; `state`, `attempts` and `score` are kept in it where it has them. The built file imports nothing beside it:
 * MyST serves a copy of it and notebooks a blob, with nothing beside them. There `src` in the model says where position-lab.js is.
 */
import { widgetIn } from './locales/widget.ts';

export interface Model {
  get(name: string): unknown;
  set(name: string, value: unknown): void;
  on(event: string, act: () => void): void;
  off(event: string, act: () => void): void;
  save_changes(): void;
}

interface Lab extends HTMLElement {
  state: unknown;
  attempts: unknown;
  readonly score: unknown;
}
/** What both sides may set. */
const shared = ['attempts', 'state'] as const;

/** MyST's model throws at `off` and `save_changes`: there is no notebook behind it. */
function ifOffered(act: () => void): void {
  try {
    act();
  } catch {
    // Nothing depends on it.
  }
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A value as an attribute; null: none. Empty texts are what notebooks have for "not given". */
function attributeOf(value: unknown): string | null {
  if (value === undefined || value === null || value === false || value === '') return null;
  if (value === true) return '';
  if (Array.isArray(value)) return value.join(' ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function give(lab: Lab, name: string, value: unknown): void {
  const attribute = attributeOf(value);
  if (attribute === null) lab.removeAttribute(name);
  else if (attribute !== lab.getAttribute(name)) lab.setAttribute(name, attribute);
}

/** Ties the element to the model, both ways. Returns the end of it. */
function tie(lab: Lab, model: Model): () => void {
  const heard: (readonly [string, () => void])[] = [];
  const hear = (name: string, act: () => void): void => {
    heard.push([`change:${name}`, act]);
    model.on(`change:${name}`, act);
  };
  const names = (customElements.get('position-lab') as unknown as { observedAttributes: readonly string[] })
    .observedAttributes;
  for (const name of names) {
    give(lab, name, model.get(name));
    hear(name, () => give(lab, name, model.get(name)));
  }
  for (const name of shared) {
    const take = (): void => {
      const value = model.get(name);
      const isGiven = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
      if (isGiven && !same(value, lab[name])) lab[name] = value;
    };
    take();
    hear(name, take);
  }
  const keep = (name: (typeof shared)[number] | 'score'): void => {
    if (model.get(name) === undefined || same(model.get(name), lab[name])) return;
    model.set(name, lab[name]);
    ifOffered(() => model.save_changes());
  };
  lab.addEventListener('position-lab-state', () => keep('state'));
  for (const event of ['position-lab-ready', 'position-lab-answer']) {
    lab.addEventListener(event, () => keep('attempts'));
    lab.addEventListener(event, () => keep('score'));
  }
  return () => {
    for (const [event, act] of heard) ifOffered(() => model.off(event, act));
  };
}

async function render({ model, el }: { model: Model; el: HTMLElement }): Promise<() => void> {
  const source = model.get('src');
  const isGiven = source !== undefined && source !== null && source !== '';
  const beside = isGiven ? document.baseURI : import.meta.url;
  const address = isGiven ? String(source) : './position-lab.js';
  try {
    await import(/* @vite-ignore */ new URL(address, beside).href);
  } catch (error) {
    const around = el.closest<HTMLElement>('[lang]') ?? document.documentElement;
    const words = widgetIn([String(model.get('lang') ?? ''), around.lang, ...navigator.languages]);
    const sentence = document.createElement('p');
    sentence.textContent = words.notLoaded(isGiven ? address : words.noSource(beside), String(error));
    el.append(sentence);
    return () => sentence.remove();
  }
  const lab = document.createElement('position-lab') as Lab;
  const untie = tie(lab, model);
  el.append(lab);
  return () => {
    untie();
    lab.remove();
  };
}

export default { render };
