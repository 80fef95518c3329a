/**
 * What the engine's sources say as "allowed" and "given" when they refuse: patterns, with {} for what varies. Read off the text of the
 * sources, since C++ tells nobody its strings.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Calls that end in a refusal, and which of their arguments are said. */
const refusals: Readonly<Record<string, readonly number[]>> = {
  refuse: [2, 3],
  EngineError: [2, 3],
  reject: [1],
  convertArray: [3],
  throwNotAPermutation: [1],
  requireLegible: [2],
};

/** The arguments of each such call. */
function callsIn(source: string): string[] {
  const calls = source.matchAll(new RegExp(`\\b(${Object.keys(refusals).join('|')})\\(`, 'g'));
  return [...calls].flatMap(({ 1: name = '', index, 0: { length } }) => {
    const given = split(inside(source, index + length), ',');
    return (refusals[name] ?? []).flatMap((k) => given[k] ?? []);
  });
}

/** Up to the bracket that closes the one before. */
function inside(source: string, from: number): string {
  let depth = 0;
  for (const { 0: part, index } of source.slice(from).matchAll(strings)) {
    if ('([{'.includes(part)) depth++;
    if (')]}'.includes(part) && depth-- === 0) return source.slice(from, from + index);
  }
  return '';
}

/** A literal, a bracket, any other sign. */
const strings = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`[^`]*`|[\s\S]/g;

/** At the signs that are in no bracket and no literal. */
function split(text: string, at: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const [part] of text.matchAll(strings)) {
    if ('([{'.includes(part)) depth++;
    if (')]}'.includes(part)) depth--;
    if (part === at && depth === 0) parts.push('');
    else parts[parts.length - 1] += part;
  }
  return parts;
}

const literals = /"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'/g;
const literal = /^(?:\s*(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'))+\s*$/;
const each = (parts: readonly string[], source: string): string[] =>
  parts.reduce<string[]>(
    (made, part) => made.flatMap((before) => patterns(part, source).map((after) => before + after)),
    [''],
  );

/** What an expression may come to. */
function patterns(expression: string, source: string): string[] {
  const text = expression.trim();
  if (literal.test(text))
    return [[...text.matchAll(literals)].map((one) => unescaped(one[1] ?? one[2] ?? '')).join('')];
  if (/^`[^`]*`$/.test(text)) return [text.slice(1, -1).replace(/\$\{[^}]*\}/g, '{}')];
  const [, ...cases] = split(text.replaceAll('??', '? 0 :'), '?');
  if (cases.length > 0) return cases.flatMap((one) => split(one, ':')).flatMap((one) => patterns(one, source));
  const sum = split(text, '+');
  if (sum.length > 1) return each(sum, source);
  const joined = /^joined\(\{([\s\S]*)\}\)$/.exec(text)?.[1] ?? /^\(([\s\S]*)\)$/.exec(text)?.[1];
  if (joined !== undefined) return each(split(joined, ','), source);
  if (text.startsWith('shapeText(')) return ['{} x {}'];
  return /^\w+$/.test(text) ? named(text, source) : ['{}'];
}

const unescaped = (text: string): string => text.replace(/\\(.)/g, '$1');

/** What a name stands for; one that is given no text in this file is what varies. */
function named(name: string, source: string): string[] {
  const found = [...source.matchAll(new RegExp(`(?:string|char\\*)&? ${name}\\s*=\\s*([^;]+);`, 'g'))];
  return found.length === 0 ? ['{}'] : found.flatMap(([, value = '']) => patterns(value, ''));
}

/** With words in it, and not only quoted ones. */
const speaks = (pattern: string): boolean => /[a-z]/i.test(pattern.replace(/\{\}/g, ''));

function phrasesIn(text: string): string[] {
  const source = text.replaceAll('std::', '');
  return [...new Set(callsIn(source).flatMap((one) => patterns(one, source)))].filter(speaks);
}

/** By file, under these folders. */
export function phrasesUnder(folder: string, ending: string): ReadonlyMap<string, readonly string[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending));
  return new Map(files.map((file) => [file, phrasesIn(readFileSync(join(folder, file), 'utf8'))] as const));
}
