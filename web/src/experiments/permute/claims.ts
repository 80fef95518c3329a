/** CL01 to CL16: what shuffling does. A counter-example becomes the experiment's own tokens and maps. */
import type { Matrix, Scheme } from '../../engine/api.ts';
import type { ClaimCase } from '../../engine/claim.ts';
import type { PermuteReport } from '../../engine/permute.ts';
import type { ClaimView, Seen } from '../contract.ts';
import { defaultOrder } from './order.ts';
import { defaults, type Given, type PermuteState } from './settings.ts';

type Claim = ClaimView<PermuteState, PermuteReport>;
type VerdictName = 'equivariance' | 'invariance' | 'pooled' | 'attention';

const plainBlock = { scheme: 'none', mask: 'none', block: 'attention', shuffle: 'tokens' } as const;
const relative: readonly Scheme[] = ['shaw', 't5', 'alibi', 'rotary'];

/** The claim says that this law holds, or that it is broken. An order that moves nothing cannot tell. */
const law =
  (name: VerdictName, holds = true) =>
  (report: PermuteReport): Seen | null =>
    report.moved.length === 0 ? null : { verdict: report[name], agrees: report[name].holds === holds };
const breaking = law('equivariance', false);

/** Padding, and the learner's order if only valid tokens move in it, else one in which the first tokens change places. */
function validOnly({ words, mask, validLength, order }: PermuteState): Partial<PermuteState> {
  const tokens = words.length;
  const valid = mask === 'padding' && Number(validLength) > 1 ? Number(validLength) : Math.max(1, tokens - 1);
  const stay = Array.from({ length: tokens - valid }, (_, k) => valid + k);
  const fits = order.every((old, place) => place < valid === Number(old) < valid);
  return { mask: 'padding', validLength: valid, order: fits ? order : [...defaultOrder(valid), ...stay] };
}

const relativeScheme = ({ scheme }: PermuteState): Scheme => (relative.includes(scheme) ? scheme : 't5');

const given = (matrix: Matrix | undefined): Given | null =>
  matrix ? { rows: matrix.rows, cols: matrix.cols, data: [...matrix.data] } : null;

/** a, b, c and so on: the tokens are numbers, these only tell them apart. */
const namesOf = (count: number): string[] => Array.from({ length: count }, (_, k) => String.fromCharCode(97 + k));

/** This very input, or none where the case has what the experiment lacks: the numbers of T5 and Shaw are drawn here. */
function opened(id: string, example: ClaimCase, changes: Partial<PermuteState> = {}): Partial<PermuteState> | null {
  const { X, order, scheme = 'none', causal, length, headCount = 1, scale = 'headWidth' } = example;
  if (!X || !order || scheme === 't5' || scheme === 'shaw') return null;
  return {
    ...defaults,
    words: namesOf(X.rows),
    order: [...order],
    width: X.cols,
    headCount,
    scheme,
    scale,
    mask: causal ? 'causal' : length === undefined ? 'none' : 'padding',
    validLength: length ?? X.rows,
    tokens: given(X),
    Wq: given(example.Wq),
    Wk: given(example.Wk),
    Wv: given(example.Wv),
    claim: id,
    ...changes,
  };
}

const opening = (id: string, changes?: Partial<PermuteState>): Pick<Claim, 'id' | 'open'> => ({
  id,
  open: (example) => opened(id, example, changes),
});

export const claims: readonly Claim[] = [
  { id: 'CL01', shown: () => plainBlock, seen: law('equivariance') },
  { id: 'CL02', shown: () => plainBlock, seen: law('attention') },
  { ...opening('CL03'), shown: () => plainBlock, seen: law('invariance') },
  { id: 'CL04', shown: () => plainBlock, seen: law('pooled') },
  { ...opening('CL05'), shown: () => ({ ...plainBlock, mask: 'causal' }), seen: law('equivariance') },
  {
    id: 'CL06',
    shown: (settings) => ({ ...plainBlock, ...validOnly(settings) }),
    seen: (report) => (report.keepsValid ? law('equivariance')(report) : null),
  },
  {
    ...opening('CL07'),
    shown: () => ({ ...plainBlock, mask: 'padding' }),
    seen: law('equivariance'),
  },
  {
    id: 'CL08',
    shown: () => ({ ...plainBlock, scheme: 'sinusoidal', placement: 'input' }),
    seen: breaking,
  },
  {
    ...opening('CL09', { scheme: 'sinusoidal', shuffle: 'sums' }),
    shown: () => ({ ...plainBlock, scheme: 'sinusoidal', placement: 'input', shuffle: 'sums' }),
    seen: breaking,
  },
  { id: 'CL10' },
  { id: 'CL11' },
  { id: 'CL12' },
  opening('CL13'),
  { id: 'CL14', shown: () => ({ ...plainBlock, block: 'preNorm' }), seen: law('equivariance') },
  {
    ...opening('CL15'),
    shown: (settings) => ({ ...plainBlock, scheme: relativeScheme(settings) }),
    seen: law('equivariance'),
  },
  {
    ...opening('CL16'),
    shown: (settings) => ({
      ...plainBlock,
      scheme: relativeScheme(settings),
      order: defaultOrder(settings.words.length)
        .map((_, k) => k)
        .reverse(),
    }),
    seen: breaking,
  },
];
