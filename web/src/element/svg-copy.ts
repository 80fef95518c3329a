/**
 * A drawing copied into a file of its own: its computed style becomes attributes, since it has no style sheet there and a strict page
 * forbids styles.
 */
export const ns = 'http://www.w3.org/2000/svg';

/** Handed on to children: said where it changes. */
const inherited = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'fill-opacity',
  'stroke-opacity',
  'fill-rule',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'letter-spacing',
  'text-anchor',
  'paint-order',
  'shape-rendering',
  'marker-start',
  'marker-end',
  'visibility',
];
const own = {
  opacity: '1',
  'dominant-baseline': 'auto',
  'vector-effect': 'none',
  'clip-path': 'none',
  'stop-color': '',
};
/** Of the page, not of the drawing. */
const dropped = /^(class|style|role|tabindex|focusable|aria-.*|data-.*|direction|width|height)$/;

export function element(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  parent?: Element,
): SVGElement {
  const made = document.createElementNS(ns, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  parent?.append(made);
  return made;
}

/** @param above the element whose inherited style is already said; null: none */
export function copy(node: Node, parent: Element, above: Element | null): void {
  if (node instanceof Text) parent.append(node.data);
  if (!(node instanceof SVGElement) || node.matches('title, desc, foreignObject')) return;
  const style = getComputedStyle(node);
  if (style.display === 'none') return;
  const made = element(node.localName, {}, parent);
  dress(made, node, above);
  for (const child of node.childNodes) copy(child, made, node);
}

/** The attributes of a drawing, and its computed style. */
export function dress(made: Element, from: Element, above: Element | null): void {
  const sized = from.matches('rect, image, pattern, marker, use, svg svg');
  for (const { name, value } of from.attributes) {
    if (!dropped.test(name) || (sized && (name === 'width' || name === 'height'))) made.setAttribute(name, value);
  }
  const style = getComputedStyle(from);
  const moved = movedBy(style);
  if (moved !== '') made.setAttribute('transform', moved);
  const before = above ? getComputedStyle(above) : null;
  for (const name of inherited) {
    const value = style.getPropertyValue(name);
    if (value !== '' && value !== before?.getPropertyValue(name))
      made.setAttribute(name, value.replace(/url\("(#[^"]*)"\)/, 'url($1)'));
  }
  for (const [name, usual] of Object.entries(own)) {
    const value = style.getPropertyValue(name);
    if (usual !== '' && value !== usual && value !== '') made.setAttribute(name, value);
  }
}

/** Where style or attribute moved it: a drawing moves what may glide by its style. The svg itself stands where it was measured. */
function movedBy({ transform, translate }: CSSStyleDeclaration): string {
  const by = translate === 'none' ? '' : `translate(${translate.replaceAll('px', '')})`;
  return `${by} ${transform === 'none' ? '' : transform}`.trim();
}
