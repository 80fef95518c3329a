/**
 * A picture or a piece of page as a plain tree: tags, attributes, children. Experiments and render/ build trees, the element
 * turns them into DOM, tests read them in Node. Nothing here knows the DOM, so a view is a pure function of report and state.
 */

/** What a gesture means, as plain JSON. The element sends it to the reducer; `value` is filled in from the form control. */
export interface Intent {
  readonly type: string;
  readonly [key: string]: unknown;
}

export type Attribute = string | number | boolean | null | undefined;

export interface Branch {
  readonly tag: string;
  /** true: an SVG element. */
  readonly svg: boolean;
  /** null, undefined and false leave the attribute out, true writes it empty. No `style`: strict pages forbid it, use classes. */
  readonly attributes: Readonly<Record<string, Attribute>>;
  /** CSS properties set through the CSSOM (allowed under a strict style-src), e.g. { left: '12px', '--v': '0.5' }. */
  readonly style?: Readonly<Record<string, string>>;
  /** DOM properties that are no attributes, e.g. { value: '5', checked: true }. */
  readonly properties?: Readonly<Record<string, unknown>>;
  /** DOM event name -> intent. For input, change: the element adds `value` (string; boolean for checkboxes). */
  readonly on?: Readonly<Record<string, Intent>>;
  /** Stable identity among siblings, where order changes and focus or motion must follow. */
  readonly key?: string;
  readonly children: readonly Tree[];
}

/** A formula for those who listen, made by math.ts: MathML as text, its letters escaped. It adds no text to what is read. */
export interface MathTwin {
  readonly mathml: string;
}

export type Tree = Branch | MathTwin | string | number | null | undefined | false | readonly Tree[];

export const isBranch = (tree: Tree): tree is Branch => typeof tree === 'object' && tree !== null && 'tag' in tree;

export interface Details {
  style?: Branch['style'];
  properties?: Branch['properties'];
  on?: Branch['on'];
  key?: string;
}

type AttributesAndDetails = Record<string, Attribute | Details[keyof Details]> & Details;

function branch(svg: boolean, tag: string, options: AttributesAndDetails, children: readonly Tree[]): Branch {
  const { style, properties, on, key, ...attributes } = options;
  return { tag, svg, attributes: attributes as Branch['attributes'], style, properties, on, key, children };
}

/** An HTML element: h('p', { class: 'say' }, 'text', ...). style, properties, on and key are taken out of the attributes. */
export const h = (tag: string, options: AttributesAndDetails = {}, ...children: Tree[]): Branch =>
  branch(false, tag, options, children);

/** An SVG element. */
export const s = (tag: string, options: AttributesAndDetails = {}, ...children: Tree[]): Branch =>
  branch(true, tag, options, children);

/** All text of a tree, as it is heard, copied and written into files. */
export function textOf(tree: Tree): string {
  if (tree === null || tree === undefined || tree === false) return '';
  if (typeof tree === 'string' || typeof tree === 'number') return String(tree);
  if (Array.isArray(tree)) return tree.map(textOf).join('');
  if ('mathml' in tree) return '';
  return (tree as Branch).children.map(textOf).join('');
}
