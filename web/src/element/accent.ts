/**
 * The accent that a page may set is text on the paper: one that could not be read is refused, and ours stays. What the page set is
 * overruled on the wrapper; the page's own style is left alone.
 */
import { english } from '../locales/en/language.ts';
import { contrast, readRgb } from '../render/contrast.ts';

const least = 4.5;
const property = '--pl-accent';
/** Once a page for each, not once a drawing. */
const said = new Set<string>();

export function refuseFaintAccent(host: Element, wrapper: HTMLElement): void {
  const given = getComputedStyle(host).getPropertyValue(property).trim();
  if (given === '' && wrapper.style.getPropertyValue(property) === '') return;
  wrapper.style.removeProperty(property);
  // No column has a rule: its colour is only where the accent can be read (base.css).
  const { backgroundColor: paper, columnRuleColor: accent } = getComputedStyle(wrapper);
  const [text, ground] = [rgbOf(accent), rgbOf(paper)];
  const ratio = text && ground ? contrast(text, ground) : 0;
  if (given === '' || ratio >= least) return;
  // The initial value is none at all: our own then holds.
  wrapper.style.setProperty(property, 'initial');
  const sentence = english.frame.accentRefused(given, paper, ratio.toFixed(2));
  if (!said.has(sentence)) console.warn(sentence);
  said.add(sentence);
}

/** As the browser paints it; null: nobody can tell. */
function rgbOf(colour: string): readonly number[] | null {
  const known = readRgb(colour);
  if (known) return known;
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return null;
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  return alpha === 255 ? [red, green, blue] : null;
}
