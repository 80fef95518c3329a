/**
 * A tree (render/tree.ts) as lit templates. Each tag is one template, made once; attributes, CSSOM styles, properties and events
 * are set by one directive that touches only what changed. Nothing typed can become markup: text is text nodes, and math.ts escapes
 * the letters of a formula.
 */

import { type ChildPart, Directive, directive, type ElementPart } from 'lit/directive.js';
import { repeat } from 'lit/directives/repeat.js';
import { html, noChange, nothing, svg } from 'lit/html.js';
import { type Branch, type Intent, isBranch, type Tree } from '../render/tree.ts';

/** Where gestures go: the intent with the control's value, the DOM event that carried it, and the element it came from. */
export type Send = (intent: Intent, event: Event) => void;

/** Elements without children. */
const empty = new Set(['input', 'br', 'hr', 'img', 'wbr', 'textarea']);

const templates = new Map<string, TemplateStringsArray>();

/** The strings `<tag ${...}>${...}</tag>` as lit wants them: one object per tag and namespace, so lit prepares each once. */
function stringsFor(tag: string, inSvg: boolean): TemplateStringsArray {
  const name = inSvg ? `svg ${tag}` : tag;
  const known = templates.get(name);
  if (known) return known;
  const texts = empty.has(tag)
    ? [`<${tag} `, tag === 'textarea' ? '></textarea>' : '>']
    : [`<${tag} `, '>', `</${tag}>`];
  const strings = Object.freeze(Object.assign(texts, { raw: Object.freeze([...texts]) })) as TemplateStringsArray;
  templates.set(name, strings);
  return strings;
}

const mostMath = 1000;
const mathTemplates = new Map<string, TemplateStringsArray>();

/** A formula is one template without holes, so the browser parses it once and copies it whole. */
function stringsOfMath(mathml: string): TemplateStringsArray {
  const known = mathTemplates.get(mathml);
  if (known) return known;
  if (mathTemplates.size >= mostMath) mathTemplates.clear();
  const strings = Object.assign([mathml], { raw: [mathml] });
  mathTemplates.set(mathml, strings);
  return strings;
}

const keyOf = (tree: Tree, index: number): unknown =>
  isBranch(tree) && tree.key !== undefined ? `key ${tree.key}` : index;

/**
 * Children with keys keep their nodes. While a chip is lifted (data-held, gestures.ts) the nodes also keep their order: one that
 * moves in the document loses its focus and its glide. They get their order when the chip is set down.
 */
class Keyed extends Directive {
  #order: readonly unknown[] = [];

  render(_trees: readonly Tree[], _send: Send): unknown {
    return nothing;
  }

  override update(part: ChildPart, [trees, send]: [readonly Tree[], Send]): unknown {
    const items = trees.map((tree, index) => ({ tree, key: keyOf(tree, index) }));
    if ((part.parentNode as Partial<Element>).hasAttribute?.('data-held')) {
      items.sort((a, b) => this.#order.indexOf(a.key) - this.#order.indexOf(b.key));
    }
    this.#order = items.map(({ key }) => key);
    return repeat(
      items,
      ({ key }) => key,
      ({ tree }) => toTemplate(tree, send),
    );
  }
}
const keyed = directive(Keyed);

/**
 * Without keys a list that gets its first one is made anew, and what has the focus in it loses it. So only lists in pictures go without:
 * they are long, and nothing in them is typed.
 */
function list(trees: readonly Tree[], send: Send, inSvg = false): unknown {
  const withKeys = !inSvg || trees.some((tree) => isBranch(tree) && tree.key !== undefined);
  return withKeys ? keyed(trees, send) : trees.map((tree) => toTemplate(tree, send));
}

/** The children of a branch. The same ones as last time (render/heat.ts keeps them) are passed over with all that is in them. */
class Inside extends Directive {
  #before: readonly Tree[] | null = null;

  render(_children: readonly Tree[], _send: Send, _inSvg: boolean): unknown {
    return nothing;
  }

  override update(_part: ChildPart, [children, send, inSvg]: [readonly Tree[], Send, boolean]): unknown {
    if (children === this.#before) return noChange;
    this.#before = children;
    return list(children, send, inSvg);
  }
}
const inside = directive(Inside);

export function toTemplate(tree: Tree, send: Send): unknown {
  if (tree === null || tree === undefined || tree === false) return nothing;
  if (typeof tree === 'string' || typeof tree === 'number') return String(tree);
  if (Array.isArray(tree)) return list(tree, send);
  if ('mathml' in tree) return html(stringsOfMath(tree.mathml));
  const branch = tree as Branch;
  // The svg element itself is parsed as HTML; only what is inside it needs the SVG namespace.
  const inSvg = (branch.svg ?? false) && branch.tag !== 'svg';
  const make = inSvg ? svg : html;
  const strings = stringsFor(branch.tag, inSvg);
  if (empty.has(branch.tag)) return make(strings, spread(branch, send));
  const [only] = branch.children;
  if (branch.children.length === 1 && typeof only === 'string') return make(strings, spread(branch, send), only);
  return make(strings, spread(branch, send), inside(branch.children, send, inSvg));
}

class Spread extends Directive {
  #before: Branch | null = null;
  #send: Send = () => {};
  readonly #heard = new Set<string>();
  #unsent = false;

  render(_branch: Branch, _send: Send): unknown {
    return nothing;
  }

  override update(part: ElementPart, [branch, send]: [Branch, Send]): unknown {
    const element = part.element as HTMLElement;
    const before = this.#before;
    this.#before = branch;
    this.#send = send;
    if (before === branch) return nothing;
    setAttributes(element, before?.attributes, branch.attributes);
    if (branch.style || before?.style) setStyle(element, before?.style, branch.style);
    if (!before && isText(element)) this.#watchTyping(element);
    if (branch.properties) setProperties(element, before?.properties, branch.properties, this.#unsent);
    for (const type of Object.keys(branch.on ?? {})) this.#listen(element, type);
    return nothing;
  }

  #watchTyping(element: HTMLElement): void {
    const unsent = (value: boolean) => () => {
      this.#unsent = value;
    };
    element.addEventListener('input', unsent(true));
    element.addEventListener('change', unsent(false));
    element.addEventListener('blur', unsent(false));
  }

  /** One listener per event type for the element's life; which intent it sends is looked up when it fires. */
  #listen(element: HTMLElement, type: string): void {
    if (this.#heard.has(type)) return;
    this.#heard.add(type);
    element.addEventListener(type, (event) => {
      const intent = this.#before?.on?.[type];
      if (intent) this.#send(withValue(intent, event), event);
    });
  }
}
const spread = directive(Spread);

/** input and change carry what is in the control, unless the intent says its value itself. */
function withValue(intent: Intent, event: Event): Intent {
  if ((event.type !== 'input' && event.type !== 'change') || 'value' in intent) return intent;
  const control = event.target as HTMLInputElement;
  return { ...intent, value: control.type === 'checkbox' ? control.checked : control.value };
}

function setAttributes(element: Element, before: Branch['attributes'] | undefined, after: Branch['attributes']): void {
  for (const name of Object.keys(after)) {
    const value = after[name];
    if (before && before[name] === value) continue;
    // What the reader unfolded stays open; a tree only ever opens.
    if (name === 'open' && !value) continue;
    if (value === null || value === undefined || value === false) element.removeAttribute(name);
    else element.setAttribute(name, value === true ? '' : String(value));
  }
  if (!before) return;
  for (const name of Object.keys(before)) if (!(name in after)) element.removeAttribute(name);
}

/** Through the CSSOM, which a strict style-src allows where a style attribute is refused. */
function setStyle(element: HTMLElement, before: Branch['style'] = {}, after: Branch['style'] = {}): void {
  for (const [name, value] of Object.entries(after)) {
    if (before[name] !== value) element.style.setProperty(cssName(name), value);
  }
  for (const name of Object.keys(before)) if (!(name in after)) element.style.removeProperty(cssName(name));
}

const cssName = (name: string): string =>
  name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * A property is set when the tree changed it; also when the control drifted from an unchanged tree (a refused radio), except in the
 * field that is being typed in, whose text is the learner's. What was typed there since the last change event (`unsent`) no drawing
 * replaces, not even with the text entered a moment ago.
 */
function setProperties(
  element: Element,
  before: Branch['properties'],
  after: Branch['properties'],
  unsent: boolean,
): void {
  const target = element as unknown as Record<string, unknown>;
  const typing = element.matches('input:focus, textarea:focus');
  for (const [name, value] of Object.entries(after ?? {})) {
    if (name === 'value' && ((unsent && typing) || sameNumber(target[name], value))) continue;
    if (target[name] !== value && (before?.[name] !== value || !typing || name === 'checked')) target[name] = value;
  }
}

/** Fields whose text is told by a change event, after it was typed. A slider tells every step. */
const isText = (element: Element): boolean => element.matches('textarea, input[type="text"]');

/** "1e9" stays as it was typed, though the setting prints as 1000000000. */
function sameNumber(typed: unknown, printed: unknown): boolean {
  const number = (text: unknown): number => {
    const plain = String(text).trim().replace('−', '-').replace(',', '.');
    return plain === '' ? Number.NaN : Number(plain);
  };
  return number(typed) === number(printed);
}
