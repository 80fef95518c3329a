/**
 * What stands in the figures as one standalone SVG: every colour, font and line as it is computed now, no style sheet, no outside
 * reference. Pictures are SVG already and are copied; HTML between them (chips, formulas, labels) becomes boxes and words where they
 * stand. Left out is what is there to be operated: buttons, fields, the run table, the sentence (it is the description); and MathML, which
 * is heard while the letters under it are seen.
 */
import { copy, dress, element, ns } from './svg-copy.ts';

/** Takes its room with it, so that it leaves no gap. */
const gone = '.twin, .export, .numbers, .runs, .next, details:not([open])';
/** Its room stays: it may stand in a row with what is drawn. */
const left = [
  'button:not([data-chip]), input, select, textarea, script, math, [role="status"]',
  '.lab, .fld, .stepper, .seg, .switch, .rng, .ticks, .slider, .stops, .acts, .history, .cond-row, .vh, .no-print',
  gone,
].join(', ');
/** Around the picture, in pixels. */
const margin = 16;

export interface Caption {
  readonly title: string;
  readonly description: string;
}

interface Sheet {
  readonly root: SVGElement;
  /** Where the picture begins on the screen. */
  readonly left: number;
  readonly top: number;
  grow(box: DOMRect): void;
}

/** XML 1.0 has these signs in no form, a word of a learner may; one of them and no reader opens the file. */
const notXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** How far browsers raise `vertical-align: super`, in ems of what it stands beside. */
const superscript = 0.36;

const round = (value: number): number => Math.round(value * 100) / 100;
const isClear = (colour: string): boolean => colour === 'transparent' || /^rgba\(.*, 0\)$/.test(colour);

/** @param figures what is shown, @param defs its patterns and arrow heads */
export function pictureOf(figures: Element, defs: Element | null, caption: Caption): string {
  // No frame is drawn in between.
  const hidden = [...figures.querySelectorAll<HTMLElement>(gone)].map((one) => ({
    style: one.style,
    was: one.style.display,
  }));
  const { scrollX, scrollY } = window;
  for (const { style } of hidden) style.display = 'none';
  try {
    return drawing(figures, defs, caption);
  } finally {
    for (const { style, was } of hidden) style.display = was;
    if (scrollX !== window.scrollX || scrollY !== window.scrollY) window.scrollTo(scrollX, scrollY);
  }
}

function drawing(figures: Element, defs: Element | null, { title, description }: Caption): string {
  const frame = figures.getBoundingClientRect();
  let [right, bottom, x, y] = [0, 0, frame.width, frame.height];
  const root = element('svg', { xmlns: ns });
  element('title', {}, root).textContent = title;
  element('desc', {}, root).textContent = description;
  const patterns = element('defs', {}, root);
  for (const pattern of defs?.childNodes ?? []) copy(pattern, patterns, null);
  const back = element('rect', { fill: paperOf(figures) }, root);
  const sheet: Sheet = {
    root,
    left: frame.left,
    top: frame.top,
    grow(box) {
      x = Math.min(x, box.left - frame.left);
      y = Math.min(y, box.top - frame.top);
      right = Math.max(right, box.right - frame.left);
      bottom = Math.max(bottom, box.bottom - frame.top);
    },
  };
  draw(figures, sheet);
  const size = { x: Math.floor(x) - margin, y: Math.floor(y) - margin };
  const width = Math.ceil(right) + margin - size.x;
  const height = Math.ceil(bottom) + margin - size.y;
  for (const [key, value] of Object.entries({ ...size, width, height })) back.setAttribute(key, String(value));
  root.setAttribute('viewBox', `${size.x} ${size.y} ${width} ${height}`);
  root.setAttribute('width', String(width));
  root.setAttribute('height', String(height));
  return new XMLSerializer().serializeToString(root).replace(notXml, '\uFFFD');
}

function paperOf(from: Element): string {
  for (let at: Element | null = from; at; at = at.parentElement) {
    const colour = getComputedStyle(at).backgroundColor;
    if (!isClear(colour)) return colour;
  }
  return '#fff';
}

function draw(node: Node, sheet: Sheet): void {
  if (node instanceof Text) words(node, sheet);
  if (!(node instanceof Element) || node.matches(left)) return;
  const style = getComputedStyle(node);
  if (style.display === 'none' || style.visibility === 'hidden') return;
  if (node instanceof SVGSVGElement) place(node, sheet);
  else if (node instanceof HTMLElement && node.matches('.power')) power(node, style, sheet);
  else {
    if (node instanceof HTMLElement) box(node, style, sheet);
    if (node.matches('.mat')) brackets(node, sheet);
    for (const child of node.childNodes) draw(child, sheet);
  }
}

/** A picture where it stands, in its own coordinates. */
function place(svg: SVGSVGElement, sheet: Sheet): void {
  const at = svg.getBoundingClientRect();
  if (at.width === 0 || at.height === 0) return;
  sheet.grow(at);
  const inner = element('svg', { x: round(at.left - sheet.left), y: round(at.top - sheet.top) }, sheet.root);
  const { width, height } = at;
  for (const [key, value] of Object.entries({ width, height, overflow: 'visible' }))
    inner.setAttribute(key, String(value));
  dress(inner, svg, null);
  for (const child of svg.childNodes) copy(child, inner, svg);
}

/** Ground and borders of an HTML element. */
function box(node: HTMLElement, style: CSSStyleDeclaration, sheet: Sheet): void {
  const at = node.getBoundingClientRect();
  const [x, y] = [at.left - sheet.left, at.top - sheet.top];
  const border = Number.parseFloat(style.borderTopWidth) || 0;
  const framed = border > 0 && style.borderTopStyle !== 'none' && !isClear(style.borderTopColor);
  const around =
    framed && Number.parseFloat(style.borderLeftWidth) > 0 && Number.parseFloat(style.borderBottomWidth) > 0;
  if ((!isClear(style.backgroundColor) || around) && at.width > 0) {
    sheet.grow(at);
    const inset = around ? border / 2 : 0;
    const area = {
      x: round(x + inset),
      y: round(y + inset),
      width: round(at.width - 2 * inset),
      height: round(at.height - 2 * inset),
    };
    const line: Record<string, string | number> = around
      ? {
          stroke: style.borderTopColor,
          'stroke-width': border,
          ...(style.borderTopStyle === 'dashed' ? { 'stroke-dasharray': `${3 * border} ${2 * border}` } : {}),
        }
      : {};
    const fill = isClear(style.backgroundColor) ? 'none' : style.backgroundColor;
    element('rect', { ...area, rx: Number.parseFloat(style.borderTopLeftRadius) || 0, fill, ...line }, sheet.root);
  }
  const ring = /^(rgba?\([^)]*\)) 0px 0px 0px ([\d.]+)px inset$/.exec(style.boxShadow);
  if (ring) {
    const [width, inset] = [Number(ring[2]), Number(ring[2]) / 2 + (around ? border : 0)];
    const area = { x: x + inset, y: y + inset, width: at.width - 2 * inset, height: at.height - 2 * inset };
    const rx = Math.max(0, (Number.parseFloat(style.borderTopLeftRadius) || 0) - inset);
    element('rect', { ...area, rx, fill: 'none', stroke: ring[1] ?? '', 'stroke-width': width }, sheet.root);
    sheet.grow(at);
  }
  if (around) return;
  for (const [side, x1, y1, x2, y2] of [
    ['Top', x, y, x + at.width, y],
    ['Bottom', x, y + at.height, x + at.width, y + at.height],
    ['Left', x, y, x, y + at.height],
    ['Right', x + at.width, y, x + at.width, y + at.height],
  ] as const) {
    const width = Number.parseFloat(style[`border${side}Width`]);
    const colour = style[`border${side}Color`];
    if (!(width > 0) || style[`border${side}Style`] === 'none' || isClear(colour)) continue;
    sheet.grow(at);
    const ends = { x1: round(x1), y1: round(y1), x2: round(x2), y2: round(y2) };
    element('line', { ...ends, stroke: colour, 'stroke-width': width }, sheet.root);
  }
}

let measuring: CanvasRenderingContext2D | null = null;

/** How far the baseline is below the top of a line's box, as a share of its height. */
function baseline(font: string): number {
  measuring ??= document.createElement('canvas').getContext('2d');
  if (!measuring) return 0.8;
  measuring.font = font;
  const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = measuring.measureText('x');
  return up / (up + down);
}

/** Of a matrix; the style sheet draws them. */
function brackets(matrix: Element, sheet: Sheet): void {
  const { left: from, right: to, top, bottom } = matrix.getBoundingClientRect();
  const { width, borderTopColor: stroke, borderTopWidth } = getComputedStyle(matrix, '::before');
  const [y1, y2] = [round(top - sheet.top), round(bottom - sheet.top)];
  const reach = Number.parseFloat(width);
  for (const [x, end] of [
    [from, from + reach],
    [to, to - reach],
  ] as const) {
    const inner = round(end - sheet.left);
    const d = `M${inner} ${y1}H${round(x - sheet.left)}V${y2}H${inner}`;
    element('path', { d, fill: 'none', stroke, 'stroke-width': Number.parseFloat(borderTopWidth) }, sheet.root);
  }
}

function write(word: string, at: DOMRect, style: CSSStyleDeclaration, down: number, sheet: Sheet): void {
  sheet.grow(at);
  const text = element(
    'text',
    {
      x: round(at.left - sheet.left),
      y: round(at.top - sheet.top + down),
      fill: style.color,
      'font-family': style.fontFamily,
      'font-size': style.fontSize,
      'font-weight': style.fontWeight,
      'font-style': style.fontStyle,
    },
    sheet.root,
  );
  text.textContent = word;
}

/** Of 10⁻¹⁶ the style sheet draws a small −16 (rich.ts), which no text node says; without it the number would be another. */
function power(node: HTMLElement, style: CSSStyleDeclaration, sheet: Sheet): void {
  const at = node.getBoundingClientRect();
  if (at.width === 0 || style.opacity === '0') return;
  const down = baseline(style.font) * at.height - superscript * Number.parseFloat(style.fontSize);
  write(node.dataset.shown ?? '', at, getComputedStyle(node, '::before'), down, sheet);
}

/** What a box shows of a word that is too long for it. The range then ends there too. */
function cut(word: string, range: Range, room: number, { fontSize }: CSSStyleDeclaration): string {
  const width = (): number => range.getBoundingClientRect().width;
  if (width() <= room + 1) return word;
  const letters = [...word];
  const forDots = Number.parseFloat(fontSize);
  while (letters.length > 1 && width() + forDots > room)
    range.setEnd(range.endContainer, range.endOffset - (letters.pop()?.length ?? 0));
  return `${letters.join('')}…`;
}

/** Each word where it stands, so that no other font moves the next. */
function words(node: Text, sheet: Sheet): void {
  const parent = node.parentElement;
  if (!parent || node.data.trim() === '') return;
  const style = getComputedStyle(parent);
  if (style.visibility === 'hidden' || style.opacity === '0') return;
  const share = baseline(style.font);
  for (const { 0: word, index } of node.data.matchAll(/\S+/gu)) {
    const range = document.createRange();
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    if (range.getBoundingClientRect().width === 0) continue;
    const shown = style.textOverflow === 'ellipsis' ? cut(word, range, parent.clientWidth, style) : word;
    const at = range.getBoundingClientRect();
    write(shown, at, style, share * at.height, sheet);
  }
}

/** Twice as fine as the screen's pixels. null: this browser, or the page's policy, draws no such image. */
export async function pngOf(svg: string): Promise<Blob | null> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = 2 * image.naturalWidth;
    canvas.height = 2 * image.naturalHeight;
    const context = canvas.getContext('2d');
    if (!context) return null;
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}
