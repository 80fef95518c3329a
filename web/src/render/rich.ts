/**
 * Rich text of the locales as a tree: **bold**, *italic*, `code`, $formula$, ^{sup}, _{sub}. A backslash before one of these
 * signs makes it plain. What a learner typed enters a sentence only through plain(), so it can never become markup.
 */
import { formulaRuns, type Run } from './formula.ts';
import { h, s, type Tree } from './tree.ts';

const signs = /[\\*`$^_{}]/g;

/** Escapes our markup signs: for words that were typed. */
export const plain = (text: string): string => text.replace(signs, '\\$&');

/** Text runs of a rich sentence, for both HTML and SVG. */
export function richRuns(text: string): Run[] {
  const runs: Run[] = [];
  let style: Omit<Run, 'text'> = {};
  let word = '';
  const flush = (): void => {
    if (word !== '') runs.push({ ...style, text: word });
    word = '';
  };
  let at = 0;
  const enclosed = (from: number, end: string): number => {
    for (let k = from; k < text.length; k++) {
      if (text[k] === '\\') k++;
      else if (text.startsWith(end, k)) return k;
    }
    return -1;
  };
  while (at < text.length) {
    const sign = text[at] as string;
    const raised = sign === '^' || sign === '_';
    if (sign === '\\' && at + 1 < text.length) {
      word += text[at + 1];
      at += 2;
    } else if (sign === '*') {
      const bold = text.startsWith('**', at);
      flush();
      style = bold ? { ...style, bold: !style.bold } : { ...style, italic: !style.italic };
      at += bold ? 2 : 1;
    } else if (sign === '`' || sign === '$') {
      const end = enclosed(at + 1, sign);
      if (end < 0) throw new Error(`rich text: ${sign} is not closed in "${text}"`);
      flush();
      const inner = text.slice(at + 1, end);
      if (sign === '`') runs.push({ ...style, code: true, text: inner.replace(/\\(.)/g, '$1') });
      else runs.push(...formulaRuns(inner).map((run) => ({ ...run, math: true, bold: run.bold || style.bold })));
      at = end + 1;
    } else if (raised && text[at + 1] === '{') {
      const end = enclosed(at + 2, '}');
      if (end < 0) throw new Error(`rich text: ${sign}{ is not closed in "${text}"`);
      flush();
      const inner = richRuns(text.slice(at + 2, end));
      runs.push(
        ...inner.map(
          (run) => ({ ...style, ...run, bold: run.bold || style.bold, level: sign === '^' ? 'sup' : 'sub' }) as Run,
        ),
      );
      at = end + 1;
    } else {
      word += sign;
      at += 1;
    }
  }
  flush();
  return runs;
}

function leaf(run: Run): Tree {
  let tree: Tree = run.text;
  if (run.italic) tree = h('i', {}, tree);
  if (run.bold) tree = h('b', {}, tree);
  if (run.code) tree = h('code', {}, tree);
  if (run.role) tree = h('span', { class: run.role }, tree);
  if (run.level) tree = h(run.level, {}, tree);
  return tree;
}

/** Neighbouring runs of one formula share one span, so that a formula never breaks across lines. */
export function runsToHtml(runs: readonly Run[]): Tree[] {
  const trees: Tree[] = [];
  for (let k = 0; k < runs.length; ) {
    if (!runs[k]?.math) {
      trees.push(leaf(runs[k++] as Run));
      continue;
    }
    const from = k;
    while (runs[k]?.math) k++;
    trees.push(h('span', { class: 'fx' }, ...runs.slice(from, k).map(leaf)));
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

/** A sentence of a locale. */
export const rich = (text: string): Tree => runsToHtml(richRuns(text));
/** The same inside an SVG <text>. */
export const richSvg = (text: string): Tree => runsToSvg(richRuns(text));
/** A formula (without $), e.g. "Sa[X + Π]P". The grammar is in formula.ts. */
export const formula = (text: string): Tree => runsToHtml(formulaRuns(text).map((run) => ({ ...run, math: true })));
/** The same inside an SVG <text>. */
export const formulaSvg = (text: string): Tree => runsToSvg(formulaRuns(text).map((run) => ({ ...run, math: true })));
