/** R3: which lines were dealt, which stand in the proof, and what of it was checked. */
import type { ProofLineId, ProofOptions } from '../../../engine/closed-book-order.ts';
import { isObject } from '../../../state/json.ts';
import { Draw } from '../../draw.ts';
import type { PageIntent } from '../../page.ts';
import { moved } from '../moved.ts';

type Permutation = NonNullable<ProofOptions['permutation']>;
type Lines = readonly ProofLineId[];

const proof: Lines = ['L1', 'L2', 'L3', 'L4', 'L5', 'L6', 'L7', 'L8', 'L9'];
const falseLines: Lines = ['N1', 'N2', 'N3', 'N4', 'N5', 'N6', 'N7', 'N8', 'N9', 'N10', 'N11', 'N12'];
const uselessLines: Lines = ['U1', 'U2', 'U3', 'U4'];
/** How many of them are mixed in. */
const [falseCount, uselessCount] = [5, 1];
const mostSeed = 2 ** 32 - 1;

export interface ProofState {
  /** Deals the lines, and draws the engine's matrices. */
  readonly seed: number;
  readonly permutation: Permutation;
  readonly placed: Lines;
  /** The lines as they stood when Check was pressed. */
  readonly checked: Lines;
}

/** The seed deals P for its transpose, P for its inverse, and a product whose shapes do not fit. */
export const initial: ProofState = { seed: 7, permutation: 'drawn', placed: [], checked: [] };

/** The lines on the table, in the order they lie there. */
export function dealt(seed: number): Lines {
  const draw = new Draw(seed);
  const some = (lines: Lines, count: number): Lines =>
    draw
      .order(lines.length)
      .slice(0, count)
      .map((k) => lines[k] as ProofLineId);
  const lines = [...proof, ...some(falseLines, falseCount), ...some(uselessLines, uselessCount)];
  return some(lines, lines.length);
}

export function reduce(state: ProofState, intent: PageIntent): ProofState {
  const { placed, seed } = state;
  const line = intent.line as ProofLineId;
  switch (intent.type) {
    case 'place':
      return dealt(seed).includes(line) && !placed.includes(line) ? { ...state, placed: [...placed, line] } : state;
    case 'remove':
      return placed.includes(line) ? { ...state, placed: placed.filter((one) => one !== line) } : state;
    case 'moveToken':
      return { ...state, placed: moved(placed, intent) };
    case 'check':
      return { ...state, checked: placed };
    case 'swap':
      return { ...state, permutation: intent.value === true ? 'swap' : 'drawn' };
    case 'again':
      return { ...initial, permutation: state.permutation, seed: intent.seed };
    default:
      return state;
  }
}

export function parse(value: unknown): ProofState | null {
  if (!isObject(value)) return null;
  const { seed, permutation, placed, checked, ...strange } = { ...initial, ...value } as Record<string, unknown>;
  const isSeed = Number.isInteger(seed) && (seed as number) >= 0 && (seed as number) <= mostSeed;
  if (!isSeed || (permutation !== 'drawn' && permutation !== 'swap') || Object.keys(strange).length > 0) return null;
  const onTable = dealt(seed as number);
  const areLines = (list: unknown): list is Lines =>
    Array.isArray(list) && list.every((line) => onTable.includes(line)) && new Set(list).size === list.length;
  return areLines(placed) && areLines(checked) ? { seed: seed as number, permutation, placed, checked } : null;
}

/** A link brings its lines only where none are placed yet. */
export const join = (here: ProofState, given: ProofState): ProofState =>
  here.placed.length > 0 || here.checked.length > 0 ? here : given;

/** A verdict stands only while the lines stand as they were checked. */
export const isChecked = ({ placed, checked }: ProofState): boolean =>
  checked.length > 0 && placed.join() === checked.join();
