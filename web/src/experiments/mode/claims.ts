/** CL44 to CL51: dropout. Most of these laws are about all patterns at once, which no two runs can show. */
import type { ModeReport } from '../../engine/mode.ts';
import type { ClaimView } from '../contract.ts';
import { defaults, type Settings } from './settings.ts';

type Claim = ClaimView<Settings, ModeReport>;

const dropping = ({ rate }: Settings): Partial<Settings> => (rate > 0 && rate < 1 ? {} : { rate: defaults.rate });

export const claims: readonly Claim[] = [
  { id: 'CL44' },
  { id: 'CL45' },
  { id: 'CL46' },
  { id: 'CL47' },
  {
    id: 'CL48',
    shown: (settings) => ({ mode: 'train', recordGradients: false, ...dropping(settings) }),
    seen: ({ runA }) => ({ agrees: runA.droppedCount === 0, named: { dropped: runA.droppedCount } }),
  },
  {
    id: 'CL49',
    shown: dropping,
    // Too few passes cannot tell chance from a distance that stays.
    seen: ({ attentionMeans, attentionChance, attentionStays }) =>
      attentionStays
        ? {
            agrees: false,
            named: {
              passes: attentionMeans.passes.at(-1) ?? 0,
              distance: attentionMeans.distances.at(-1) ?? 0,
              chance: attentionChance.at(-1) ?? 0,
            },
          }
        : null,
  },
  { id: 'CL50', finite: true },
  { id: 'CL51' },
];
