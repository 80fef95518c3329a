/**
 * The deck as text that Anki imports (Text Files in its manual): two header lines, then one note a line, question and answer
 * separated by a tab. Fields are HTML, so formulas stay readable.
 */
import { formula, rich } from '../../render/rich.ts';
import type { Branch, Tree } from '../../render/tree.ts';

export interface Note {
  readonly question: string;
  /** One a line, without $. */
  readonly formulas: readonly string[];
  readonly ideas: readonly string[];
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** A quote would open a quoted field; a tab or a line end would close ours. */
const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign).replace(/\s+/g, ' ');

const kept = new Set(['b', 'i', 'code', 'sup', 'sub']);

function html(tree: Tree): string {
  if (tree === null || tree === undefined || tree === false) return '';
  if (typeof tree === 'string' || typeof tree === 'number') return escaped(String(tree));
  if (Array.isArray(tree)) return tree.map(html).join('');
  if ('mathml' in tree) return '';
  const { tag, children } = tree as Branch;
  const inside = html(children);
  return kept.has(tag) ? `<${tag}>${inside}</${tag}>` : inside;
}

/** A line that begins with # is a comment to Anki. */
const field = (text: string): string => text.replace(/^#/, '&#35;');

const noteLine = ({ question, formulas, ideas }: Note): string => {
  const laws = formulas.map((one) => `<div>${html(formula(one))}</div>`).join('');
  const list = ideas.map((idea) => `<li>${html(rich(idea))}</li>`).join('');
  return `${field(html(rich(question)))}\t${field(`${laws}<ul>${list}</ul>`)}`;
};

export const ankiText = (notes: readonly Note[]): string =>
  `${['#separator:tab', '#html:true', ...notes.map(noteLine)].join('\n')}\n`;
