/** CL52 to CL60: where positions enter. What is read off the picture are the three blocks over the learner's words. */
import type { PlacementReport } from '../../engine/placement.ts';
import type { ClaimView } from '../contract.ts';
import type { Settings } from './settings.ts';

type Claim = ClaimView<Settings, PlacementReport>;

const plain = { residual: true, norm: 'none' } as const;
const queryKey = { placement: 'queryKey', intoQuery: true, intoKey: true, intoValue: false } as const;

export const claims: readonly Claim[] = [
  {
    id: 'CL52',
    shown: () => ({ layerCount: 1, ...plain }),
    seen: ({ inputEvery }) => ({ verdict: inputEvery, agrees: inputEvery.identical }),
  },
  {
    id: 'CL53',
    shown: () => ({ layerCount: 2, ...plain }),
    seen: ({ inputEvery }) => ({ verdict: inputEvery, agrees: inputEvery.holds }),
  },
  {
    id: 'CL54',
    shown: () => ({ layerCount: 1, ...queryKey }),
    seen: ({ queryKey: { layers } }) => {
      const replaced = layers[0]?.value.replaced;
      return replaced ? { verdict: replaced, agrees: replaced.identical } : null;
    },
  },
  {
    id: 'CL55',
    shown: () => ({ layerCount: 1, ...queryKey }),
    seen: ({ queryKey: { swap }, swapFirst, swapSecond }) =>
      swapFirst === swapSecond ? null : { verdict: swap, agrees: swap.holds },
  },
  { id: 'CL56' },
  { id: 'CL57' },
  { id: 'CL58' },
  { id: 'CL59', finite: true },
  { id: 'CL60' },
];
