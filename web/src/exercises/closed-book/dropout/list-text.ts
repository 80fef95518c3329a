/**
 * A list of outcomes as it is typed: "0 with 1/5; 2 with 4/5". One outcome per part, parts apart by a semicolon, a new line, or a comma
 * with a space after it; between outcome and probability "with", "w.p.", "p =", "prob" or a colon, or "with" in another language of the
 * lab, whichever is spoken: what was typed goes into links. A decimal has a point or a comma.
 * Whether the numbers are right, and exact, is the engine's business.
 */

import { halfWidth } from '../../../render/numbers.ts';

export type ListTrouble =
  | { readonly kind: 'empty' }
  | { readonly kind: 'tooMany' }
  /** Not two numbers. */
  | { readonly kind: 'part'; readonly part: string }
  | { readonly kind: 'number'; readonly part: string };

export interface OutcomeList {
  readonly outcomes: string[];
  readonly probabilities: string[];
}

const mostParts = 4;
const mostWhole = 1000;
const between =
  /\s*(?:\b(?:with|mit|con)(?: (?:probability|der Wahrscheinlichkeit|Wahrscheinlichkeit|probabilidad))?\b|\bw\.?\s*p\.?|\bprob(?:ability)?\b|(?:的?概率[为是]?)|\bp\s*=|:)\s*/i;

/** As the engine reads it: -13/9, 0.25, 2; null: none, or larger or finer than it takes. */
export function readNumber(text: string): string | null {
  const plain = halfWidth(text)
    .trim()
    .replace(/[−–]/, '-')
    .replace(/^\+/, '')
    .replace(',', '.')
    .replace(/\s*\/\s*/, '/');
  const [, whole, below] = /^-?(\d{1,4})(?:\/(\d{1,4})|\.\d{1,4})?$/.exec(plain) ?? [];
  if (whole === undefined || Number(whole) > mostWhole) return null;
  return below !== undefined && (Number(below) === 0 || Number(below) > mostWhole) ? null : plain;
}

export function readList(typed: string): OutcomeList | ListTrouble {
  // A comma of a Chinese keyboard is in no number.
  const parts = halfWidth(typed.replace(/[，、]/g, ', '))
    .split(/;|\n|,\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length === 0) return { kind: 'empty' };
  if (parts.length > mostParts) return { kind: 'tooMany' };
  const list: OutcomeList = { outcomes: [], probabilities: [] };
  for (const part of parts) {
    const [outcome, probability, ...more] = part.split(between);
    if (outcome === undefined || probability === undefined || more.length > 0) return { kind: 'part', part };
    const [value, chance] = [readNumber(outcome), readNumber(probability)];
    if (value === null) return { kind: 'number', part: outcome };
    if (chance === null) return { kind: 'number', part: probability };
    list.outcomes.push(value);
    list.probabilities.push(chance);
  }
  return list;
}
