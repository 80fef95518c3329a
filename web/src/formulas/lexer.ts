/**
 * The signs of a typed formula. Spellings that mean the same become one: ** and ^, × and *, − and -, square and curly brackets; and
 * a product that is only implied, as in 2j or 2 ln(x), gets its sign. The result is a text for the parser and, for each of its
 * signs, the place in what was typed.
 */
import type { TroubleKind } from '../locales/en/formulas.ts';
import { halfWidth } from '../render/numbers.ts';

/** Why a text is no formula: what is at fault and where, counted from 1. */
export interface Trouble {
  readonly kind: TroubleKind;
  readonly column: number;
  readonly what: string;
}

export class TroubleError extends Error {
  readonly trouble: Trouble;
  constructor(kind: TroubleKind, at: number, what = '') {
    super(kind);
    this.trouble = { kind, column: at + 1, what };
  }
}

export interface Lexed {
  readonly text: string;
  /** For each sign of the text, and for its end: the place in what was typed, from 0. */
  readonly places: readonly number[];
}

/** Longer and deeper formulas than these are refused. */
export const mostSigns = 200;
export const mostBrackets = 24;

const functions: Readonly<Record<string, string>> = {
  sin: 'sin',
  cos: 'cos',
  tan: 'tan',
  exp: 'exp',
  ln: 'ln',
  log: 'ln',
  log10: 'log10',
  sqrt: 'sqrt',
  abs: 'abs',
  floor: 'floor',
  pow: 'pow',
  power: 'pow',
};

type Token = { readonly kind: 'number' | 'name' | 'call' | 'sign'; readonly text: string; readonly at: number };

const token =
  /(?<space>\s+)|(?<number>(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)|(?:(?:np|numpy|jnp|math|torch|tf)\s*\.\s*)?(?<name>\p{L}[\p{L}\d_]*)|(?<power>\*\*)|(?<sign>[\s\S])/gu;

const spellings: Readonly<Record<string, string>> = {
  '×': '*',
  '·': '*',
  '⋅': '*',
  '∙': '*',
  '÷': '/',
  '∕': '/',
  '⁄': '/',
  '−': '-',
  '–': '-',
  '[': '(',
  '{': '(',
  ']': ')',
  '}': ')',
};
const known = new Set(['+', '-', '*', '/', '^', '(', ')', ',']);

/** A name that is none, but a row of one-letter variables: ij is i times j. */
function letters(name: string, variables: ReadonlyMap<string, string>): string[] {
  if (variables.has(name) || ['pi', 'π', 'e'].includes(name)) return [name];
  const each = [...name];
  return each.length > 1 && each.every((letter) => variables.has(letter)) ? each : [name];
}

function tokensOf(typed: string, variables: ReadonlyMap<string, string>): Token[] {
  const tokens: Token[] = [];
  for (const { index: at, groups = {} } of typed.matchAll(token)) {
    const { space, number, name, power, sign } = groups;
    if (space !== undefined) continue;
    if (number !== undefined) tokens.push({ kind: 'number', text: numberText(number, at), at });
    else if (power !== undefined) tokens.push({ kind: 'sign', text: '^', at });
    else if (name !== undefined && Object.hasOwn(functions, name))
      tokens.push({ kind: 'call', text: functions[name] as string, at });
    else if (name !== undefined) tokens.push(...namesIn(name, at, variables));
    else if (sign === '√') tokens.push({ kind: 'call', text: 'sqrt', at });
    else tokens.push({ kind: 'sign', text: signText(sign ?? '', at), at });
  }
  return tokens;
}

function numberText(typed: string, at: number): string {
  if (!Number.isFinite(Number(typed))) throw new TroubleError('number', at, typed);
  return typed;
}

function signText(typed: string, at: number): string {
  const sign = spellings[typed] ?? typed;
  if (!known.has(sign)) throw new TroubleError('sign', at, typed);
  return sign;
}

const constants: Readonly<Record<string, string>> = { pi: 'pi', π: 'pi', e: 'e' };

function namesIn(typed: string, at: number, variables: ReadonlyMap<string, string>): Token[] {
  return letters(typed, variables).map((name, k, all) => {
    const text = variables.get(name) ?? (Object.hasOwn(constants, name) ? constants[name] : undefined);
    if (text === undefined) throw new TroubleError('name', at, typed);
    return { kind: 'name', text, at: all.length > 1 ? at + k : at };
  });
}

const endsValue = ({ kind, text }: Token): boolean => kind === 'number' || kind === 'name' || text === ')';
const beginsValue = ({ kind, text }: Token): boolean => kind !== 'sign' || text === '(';

/** Every bracket has its other one, and no number follows another. */
function checkBrackets(tokens: readonly Token[]): void {
  const open: Token[] = [];
  for (const one of tokens) {
    if (one.text === '(') open.push(one);
    if (open.length > mostBrackets) throw new TroubleError('tooDeep', one.at);
    if (one.text === ')' && open.pop() === undefined) throw new TroubleError('unopened', one.at);
  }
  const last = open.at(-1);
  if (last) throw new TroubleError('unclosed', last.at);
}

/** variables: what may be typed, and the name the engine knows it by. Throws a TroubleError. */
export function lexed(typed: string, variables: ReadonlyMap<string, string>): Lexed {
  if (typed.length > mostSigns) throw new TroubleError('tooLong', mostSigns);
  const tokens = tokensOf(halfWidth(typed), variables);
  if (tokens.length === 0) throw new TroubleError('empty', 0);
  checkBrackets(tokens);
  let text = '';
  const places: number[] = [];
  const add = (part: string, at: number): void => {
    text += part;
    for (let k = 0; k < part.length; k++) places.push(at);
  };
  tokens.forEach((one, k) => {
    const before = tokens[k - 1];
    if (before?.kind === 'number' && one.kind === 'number') throw new TroubleError('unexpected', one.at, one.text);
    if (before?.kind === 'call' && one.text !== '(') throw new TroubleError('call', before.at, before.text);
    if (before && endsValue(before) && beginsValue(one)) add(' * ', one.at);
    // Spaces keep neighbours apart. The parser looks for a power after a bracket, but not after a bare number.
    add(one.kind === 'number' ? `(${one.text})` : one.text, one.at);
    if (one.kind !== 'call') add(' ', one.at);
  });
  const last = tokens.at(-1);
  if (last?.kind === 'call') throw new TroubleError('call', last.at, last.text);
  places.push(typed.trimEnd().length);
  return { text, places };
}
