/**
 * Rich text of the locales as a tree: **bold**, *italic*, `code`, $formula$, ^{sup}, _{sub}. A backslash before one of these
 * signs makes it plain. What a learner typed enters a sentence only through plain(), so it can never become markup.
 */
import { formulaRuns, type Run } from './formula.ts';
import { mathOf } from './math.ts';
import { type Branch, h, s, type Tree } from './tree.ts';

const signs = /[\\*`$^_{}]/g;

/** Escapes our markup signs: for words that were typed. */
export const plain = (text: string): string => text.replace(signs, '\\$&');

const token =
  /\\(?<escaped>[\s\S])|(?<toggle>\*\*?)|`(?<code>(?:\\.|[^`\\])*)`|\$(?<math>(?:\\.|[^$\\])*)\$|(?<shift>[\^_])\{(?<inner>(?:\\.|[^}\\])*)\}|(?<open>[`$]|[\^_]\{)|(?<rest>[\s\S])/gu;

/** Text runs of a rich sentence, for both HTML and SVG. Throws when a sign is not closed: sentences are written by us. */
export function richRuns(text: string): Run[] {
  const runs: Run[] = [];
  let bold = false;
  let italic = false;
  const word = (part: string): void => {
    const last = runs.at(-1);
    const same = last && !last.code && !last.math && !last.level && !last.bold === !bold && !last.italic === !italic;
    if (same) runs[runs.length - 1] = { ...last, text: last.text + part };
    else runs.push({ text: part, bold, italic });
  };
  for (const { groups } of text.matchAll(token)) {
    const { escaped, toggle, code, math, shift, inner, open, rest } = groups ?? {};
    if (open !== undefined) throw new Error(`rich text: ${open} is not closed in "${text}"`);
    if (toggle === '**') bold = !bold;
    else if (toggle === '*') italic = !italic;
    else if (code !== undefined) runs.push({ text: code.replace(/\\(.)/g, '$1'), code: true, bold });
    else if (math !== undefined) {
      runs.push(...formulaRuns(math).map((run) => ({ ...run, math: true, bold: run.bold || bold })));
    } else if (inner !== undefined) {
      const level = shift === '^' ? 'sup' : 'sub';
      runs.push(...richRuns(inner).map((run) => ({ ...run, level, bold: run.bold || bold }) as Run));
    } else word(escaped ?? rest ?? '');
  }
  if (bold || italic) throw new Error(`rich text: * is not closed in "${text}"`);
  return runs;
}

const powers = new Map([...'0123456789−+'].map((sign, k) => [sign, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺'][k] as string]));

/** 10−16 with a small 16 would be heard, and copied, as another number. So the text is 10⁻¹⁶, and the style sheet draws −16 in its place. */
function power(text: string): Tree {
  const small = [...text].map((sign) => powers.get(sign)).join('');
  return h('span', { class: 'power', 'data-shown': text }, h('span', {}, small));
}

function leaf(run: Run): Tree {
  const isPower = run.level === 'sup' && [...run.text].every((sign) => powers.has(sign));
  let tree: Tree = isPower ? power(run.text) : run.text;
  if (run.italic) tree = h('i', {}, tree);
  if (run.bold) tree = h('b', {}, tree);
  if (run.code) tree = h('code', {}, tree);
  if (run.role) tree = h('span', { class: run.role }, tree);
  if (run.level && !isPower) tree = h(run.level, {}, tree);
  return tree;
}

/** Neighbouring runs of one formula share one span, so that a formula never breaks across lines. */
const seen = (runs: readonly Run[], alone = true): Branch =>
  h('span', { class: 'fx', 'aria-hidden': alone ? null : 'true' }, ...runs.map(leaf));

function withMath(runs: readonly Run[]): Tree {
  const math = mathOf(runs);
  return math === null ? seen(runs) : h('span', { class: 'math' }, seen(runs, false), math);
}

export function runsToHtml(runs: readonly Run[]): Tree[] {
  const trees: Tree[] = [];
  for (let k = 0; k < runs.length; ) {
    if (!runs[k]?.math) {
      trees.push(leaf(runs[k++] as Run));
      continue;
    }
    const from = k;
    while (runs[k]?.math) k++;
    trees.push(withMath(runs.slice(from, k)));
  }
  return trees;
}

/** Runs as tspans: dy moves to the level and back, since SVG has no baseline-shift everywhere. */
export function runsToSvg(runs: readonly Run[]): Tree[] {
  let offset = 0;
  return runs.map((run) => {
    const wanted = run.level === 'sup' ? -5 : run.level === 'sub' ? 4 : 0;
    const dy = wanted - offset;
    offset = wanted;
    const names = [
      run.math && 'fx',
      run.bold && 'fb',
      run.italic && 'fi',
      run.code && 'mono',
      run.role,
      run.level && 'lv',
    ];
    const className = names.filter(Boolean).join(' ');
    return s('tspan', { class: className || null, dy: dy === 0 ? null : dy }, run.text);
  });
}

const mostKept = 1000;

/** The same few hundred sentences come back at every step of a drag, and reading them is slow. */
function kept(read: (text: string) => Tree): (text: string) => Tree {
  const known = new Map<string, Tree>();
  return (text) => {
    const tree = known.get(text) ?? read(text);
    if (known.size >= mostKept) known.clear();
    known.set(text, tree);
    return tree;
  };
}

const mathRuns = (text: string): Run[] => formulaRuns(text).map((run) => ({ ...run, math: true }));

/** A sentence of a locale. */
export const rich = kept((text) => runsToHtml(richRuns(text)));
/** The same inside an SVG <text>. */
export const richSvg = kept((text) => runsToSvg(richRuns(text)));
/** The letters of a formula alone, where MathML says it for a whole equation. */
export const letters = kept((text) => seen(mathRuns(text)));
/** A formula (without $), e.g. "Sa[X + Π]P". The grammar is in formula.ts. */
export const formula = kept((text) => runsToHtml(mathRuns(text)));
/** The same inside an SVG <text>. */
export const formulaSvg = kept((text) => runsToSvg(mathRuns(text)));
