/** CL39 to CL43: a text longer than its table. Here the report counts; only the rebuilt rows are a difference. */
import type { OverflowCure, OverflowReport } from '../../engine/overflow.ts';
import type { ClaimView } from '../contract.ts';
import { adjust, defaults, type Settings } from './settings.ts';

type Claim = ClaimView<Settings, OverflowReport>;

const cure = ({ cures }: OverflowReport, policy: OverflowCure['policy']): OverflowCure =>
  cures.find((one) => one.policy === policy) as OverflowCure;

/** A length and a limit, on an axis that holds both. */
const at = (settings: Partial<Settings>): Settings => adjust({ ...defaults, ...settings }, 'maxLen');

const tooLong = ({ length, maxLen, table }: Settings): Partial<Settings> => ({
  ...(length > maxLen ? {} : { length: defaults.length, maxLen: defaults.maxLen, reach: defaults.reach }),
  table: table === 'vit' ? 'sinusoidal' : table,
});

export const claims: readonly Claim[] = [
  {
    id: 'CL39',
    finite: true,
    shown: ({ table }) => ({ table: table === 'vit' ? 'sinusoidal' : table }),
    // Broadcasting and a table that cannot be built are other stories.
    seen: ({ outcome, missingRows, storedRows, lastToken }) =>
      outcome !== 'fits' && outcome !== 'addFails'
        ? null
        : {
            agrees: (outcome === 'fits') === (missingRows === 0),
            named: { outcome, last: lastToken, rows: storedRows },
          },
  },
  {
    id: 'CL40',
    finite: true,
    shown: tooLong,
    seen: ({ steps, failingStep, slicedRows }) =>
      failingStep === 'none' || failingStep === 'build'
        ? null
        : {
            agrees: steps.some(({ name, state }) => name === 'slice' && state === 'fails'),
            named: { failing: failingStep, rows: slicedRows },
          },
    open: ({ length = 0, maxLen = 0, width = 0 }) => at({ length, maxLen, width }),
  },
  { id: 'CL41' },
  {
    id: 'CL42',
    finite: true,
    shown: tooLong,
    seen: (report) => {
      const [clamp, wrap] = [cure(report, 'clamp'), cure(report, 'wrap')];
      return {
        agrees: clamp.collidingPairs === 0 && wrap.collidingPairs === 0,
        named: { clamp: clamp.distinctRows, wrap: wrap.distinctRows, length: clamp.outputRows },
      };
    },
    open: ({ length = 0, maxLen = 0 }) => at({ length, maxLen, cure: 'clamp' }),
  },
  {
    id: 'CL43',
    finite: true,
    shown: (settings) => ({ ...tooLong(settings), table: 'sinusoidal' }),
    seen: (report) => {
      const { ownRow } = cure(report, 'rebuild');
      return { verdict: ownRow, agrees: ownRow.holds };
    },
  },
];
