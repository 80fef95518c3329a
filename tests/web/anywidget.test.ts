/** The widget with models as its hosts have them: attributes from values, state and score kept where the model has them, an end. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import widget, { type Model } from '../../web/src/anywidget.ts';

/** As much of an element as the widget uses. */
class Element extends EventTarget {
  static readonly observedAttributes = ['experiment', 'steps', 'seed', 'readonly'];
  readonly attributes: Record<string, string> = {};
  children: Element[] = [];
  parent: Element | null = null;
  textContent = '';
  state: unknown = { experiment: 'permute' };
  attempts: unknown = {};
  score: unknown = { scaled: 0, attempted: 0, of: 4 };
  getAttribute = (name: string): string | null => this.attributes[name] ?? null;
  setAttribute = (name: string, value: string): void => void Object.assign(this.attributes, { [name]: value });
  removeAttribute = (name: string): void => void Reflect.deleteProperty(this.attributes, name);
  append(child: Element): void {
    this.children.push(child);
    child.parent = this;
  }
  closest = (): null => null;
  remove(): void {
    if (this.parent) this.parent.children = this.parent.children.filter((child) => child !== this);
  }
}

/** A model as anywidget gives it in a notebook. */
class Notebook implements Model {
  readonly heard = new Map<string, (() => void)[]>();
  saved = 0;
  constructor(readonly values: Record<string, unknown>) {}
  get = (name: string): unknown => this.values[name];
  set(name: string, value: unknown): void {
    this.values[name] = value;
    for (const act of this.heard.get(`change:${name}`) ?? []) act();
  }
  on = (event: string, act: () => void): void => void this.heard.set(event, [...(this.heard.get(event) ?? []), act]);
  off(event: string, act: () => void): void {
    this.heard.set(
      event,
      (this.heard.get(event) ?? []).filter((one) => one !== act),
    );
  }
  save_changes(): void {
    this.saved++;
  }
}

/** MyST's own (myst-theme, packages/anywidget/src/models.ts): it has these two, and they throw. */
class Myst extends Notebook {
  override off(): void {
    throw new Error('MystAnyModel.off not implemented yet.');
  }
  override save_changes(): void {
    throw new Error('MystAnyModel.save_changes not implemented yet.');
  }
}

const src = 'data:text/javascript,export {}';
beforeEach(() => {
  vi.stubGlobal('document', {
    baseURI: 'https://example.org/unit/',
    createElement: () => new Element(),
    documentElement: { lang: '' },
  });
  vi.stubGlobal('customElements', { get: () => Element });
  vi.stubGlobal('navigator', { languages: ['fr', 'en-GB'] });
});
afterEach(() => vi.unstubAllGlobals());

async function rendered(model: Model): Promise<{ el: Element; lab: Element; cleanup: () => void }> {
  const el = new Element();
  const cleanup = await widget.render({ model, el: el as unknown as HTMLElement });
  return { el, lab: el.children[0] as Element, cleanup };
}

test('values are attributes: numbers, lists, switches; what is empty is not given', async () => {
  const model = new Notebook({ src, experiment: 'shift', steps: ['predict', 'run'], seed: 42, readonly: true });
  const { lab } = await rendered(model);
  expect(lab.attributes).toEqual({ experiment: 'shift', steps: 'predict run', seed: '42', readonly: '' });
  model.set('seed', 7);
  model.set('readonly', false);
  model.set('experiment', '');
  model.set('steps', { run: 1 });
  expect(lab.attributes).toEqual({ steps: '{"run":1}', seed: '7' });
});

test('state, attempts and score are kept where the model has them', async () => {
  const model = new Notebook({ src, state: {}, score: null });
  const { lab } = await rendered(model);
  lab.state = { experiment: 'mode' };
  lab.dispatchEvent(new Event('position-lab-state'));
  lab.score = { scaled: 0.25, attempted: 1, of: 4 };
  lab.dispatchEvent(new Event('position-lab-answer'));
  lab.dispatchEvent(new Event('position-lab-answer'));
  expect(model.values).toEqual({ src, state: { experiment: 'mode' }, score: { scaled: 0.25, attempted: 1, of: 4 } });
  // The second answer changed nothing.
  expect(model.saved).toBe(2);
});

test('what a notebook kept comes back, and what it sets later is taken; an echo is not', async () => {
  const kept = { mode: { tries: 2 } };
  const model = new Notebook({ src, state: { experiment: 'mode' }, attempts: kept });
  const { lab } = await rendered(model);
  expect([lab.state, lab.attempts]).toEqual([{ experiment: 'mode' }, kept]);
  const set = vi.fn();
  Object.defineProperty(lab, 'state', { get: () => ({ experiment: 'mode' }), set });
  model.set('state', { experiment: 'mode' });
  expect(set).not.toHaveBeenCalled();
  model.set('state', { experiment: 'shift' });
  expect(set).toHaveBeenCalledWith({ experiment: 'shift' });
});

test('the end: nothing is heard and nothing is left', async () => {
  const model = new Notebook({ src, experiment: 'mode' });
  const { el, lab, cleanup } = await rendered(model);
  cleanup();
  model.set('experiment', 'shift');
  expect(el.children).toEqual([]);
  expect(lab.attributes).toEqual({ experiment: 'mode' });
});

test('a host whose model cannot save or forget', async () => {
  const model = new Myst({ src, experiment: 'mode', state: {} });
  const { el, lab, cleanup } = await rendered(model);
  lab.dispatchEvent(new Event('position-lab-state'));
  expect(model.values.state).toEqual({ experiment: 'permute' });
  cleanup();
  expect(el.children).toEqual([]);
});

test('a module that is not where src says: one sentence, and what was given', async () => {
  const { el, cleanup } = await rendered(new Notebook({ src: 'data:text/javascript,throw Error("gone")' }));
  expect(el.children.map(({ textContent }) => textContent)).toEqual([
    'Position Lab did not load. src takes the address of position-lab.js, on a server that lets this page read it. ' +
      'You gave data:text/javascript,throw Error("gone"). Error: gone',
  ]);
  cleanup();
  expect(el.children).toEqual([]);
  const absent = await rendered(new Notebook({ src: '' }));
  expect(absent.lab.textContent).toContain('You gave no src, and ');
});

test.each([
  [
    'its author’s language',
    { lang: 'de' },
    ['es'],
    /^Position Lab wurde nicht geladen\. .*Angegeben: kein src, und neben /,
  ],
  ['else the browser’s', {}, ['es-MX', 'en'], /^Position Lab no se cargó\. .*Dado: ningún src, y junto a /],
  ['else English', { lang: 'fr' }, ['fr'], /^Position Lab did not load\. /],
])('the sentence of an absent module: %s', async (_, values, languages, sentence) => {
  vi.stubGlobal('navigator', { languages });
  expect((await rendered(new Notebook(values))).lab.textContent).toMatch(sentence);
});
