/** CL26 to CL38: what a move of all positions does. Three things are read off the schemes: who notices, who does not, and by how much. */
import type { Verdict } from '../../engine/api.ts';
import type { SchemeChange, ShiftReport } from '../../engine/shift.ts';
import type { ClaimView, Seen } from '../contract.ts';
import { defaults, type Settings } from './settings.ts';

type Claim = ClaimView<Settings, ShiftReport>;
type Scheme = SchemeChange['scheme'];

/** Verdicts of these schemes; null where the engine refused one of them. */
function changesOf({ schemes }: ShiftReport, names?: readonly Scheme[]): Verdict[] | null {
  const chosen = schemes.filter(({ scheme }) => names === undefined || names.includes(scheme));
  const changes = chosen.flatMap(({ change }) => (change === null ? [] : [change]));
  return changes.length === chosen.length ? changes : null;
}

const largest = (changes: readonly Verdict[]): Verdict =>
  changes.reduce((most, one) => (one.residual > most.residual ? one : most));
const smallest = (changes: readonly Verdict[]): Verdict =>
  changes.reduce((least, one) => (one.residual < least.residual ? one : least));

const moved = ({ offset, width }: Settings): Partial<Settings> => ({
  act: 'moveIds',
  ...(offset === 0 ? { offset: defaults.offset } : {}),
  ...(Number(width) % 2 === 0 ? {} : { width: defaults.width }),
});

/** The claim says that these schemes do not notice. */
const unnoticed =
  (names?: readonly Scheme[], bitForBit = false) =>
  (report: ShiftReport): Seen | null => {
    const changes = changesOf(report, names);
    if (changes === null) return null;
    const agrees = changes.every(({ holds, identical }) => (bitForBit ? identical : holds));
    const verdict = largest(changes);
    return { verdict: bitForBit ? { ...verdict, holds: agrees, tolerance: 0 } : verdict, agrees };
  };

const absolute: readonly Scheme[] = ['sinusoidalInput', 'sinusoidalQueryKey', 'learnedInput'];

export const claims: readonly Claim[] = [
  {
    id: 'CL26',
    shown: () => ({ matrix: 'shift' }),
    seen: ({ law }) => (law.positions === 0 ? null : { verdict: law.ahead, agrees: law.ahead.holds }),
  },
  { id: 'CL27' },
  {
    id: 'CL28',
    shown: ({ offset }) => ({ matrix: 'rope', ...(Number(offset) > 0 ? {} : { offset: defaults.offset }) }),
    seen: ({ law }) => (law.positions === 0 ? null : { verdict: law.ahead, agrees: law.ahead.holds }),
    // Two rows, so that the largest difference of all rows is that of this one.
    open: ({ width, position = 0, offset = 0 }) => ({
      ...defaults,
      matrix: 'rope',
      words: ['a'],
      width,
      position,
      offset,
      pair: 0,
      maxLen: position + offset + 1,
    }),
  },
  { id: 'CL29' },
  { id: 'CL30' },
  {
    id: 'CL31',
    shown: moved,
    seen: (report) => {
      const changes = changesOf(report, absolute);
      return changes && { verdict: smallest(changes), agrees: changes.every(({ holds }) => !holds) };
    },
  },
  { id: 'CL32', shown: moved, seen: unnoticed(['rotary']) },
  { id: 'CL33', shown: moved, seen: unnoticed(['alibi', 't5', 'shaw'], true) },
  { id: 'CL34' },
  { id: 'CL35', shown: () => ({ act: 'prepend' }), seen: unnoticed() },
  { id: 'CL36', finite: true },
  {
    id: 'CL37',
    shown: () => ({ act: 'padLeft', recheckValid: false, padMask: 'pads', causal: true }),
    seen: unnoticed(['sinusoidalInput']),
  },
  { id: 'CL38', finite: true },
];
