/** What a scheme of position puts into attention, as PyTorch writes it. Shared by permute and shift. */
import type { Scheme } from '../../engine/api.ts';
import type { PageEngine } from '../../engine/page.ts';
import { derivedSeed, drawnTensor } from './drawn.ts';
import { rotary, rotary32, slopes, t5Buckets } from './parts.ts';

export interface SchemeCode {
  /** Functions that the lines below call. */
  readonly functions: readonly string[];
  /** After q, k and v are made. */
  readonly turn: readonly string[];
  /** Over q and k, before the scale. */
  readonly scores: readonly string[];
  /** After the scale. */
  readonly bias: readonly string[];
  /** After output = weights @ v. */
  readonly output: readonly string[];
}

const nothing: SchemeCode = { functions: [], turn: [], scores: [], bias: [], output: [] };

/** The layers that experiments draw tell the offsets -4 to 4 apart. */
const clip = 4;
const rowOfOffset = `offsets.clamp(-${clip}, ${clip}) + ${clip}`;

/** `cast`: what makes float64 numbers those of the run, such as `.to(q)`, or nothing. Attention has q, k, v, positions, offsets. */
export function schemeCode(scheme: Scheme, cast: string): SchemeCode {
  switch (scheme) {
    case 'rotary':
      return {
        ...nothing,
        functions: [cast === '' ? rotary : rotary32],
        turn: ['q, k = rotate(q, positions), rotate(k, positions)'],
      };
    case 'alibi':
      return {
        ...nothing,
        functions: [slopes],
        bias: [`scores = scores - alibi_slopes(heads).reshape(-1, 1, 1)${cast} * offsets.abs()`],
      };
    case 't5':
      return {
        ...nothing,
        functions: [t5Buckets],
        bias: [`scores = scores + t5_bias${cast}[t5_bucket(offsets)].permute(2, 0, 1)`],
      };
    case 'shaw':
      return {
        ...nothing,
        scores: [`scores = scores + torch.einsum("hqd,qkd->hqk", q, shaw_keys${cast}[${rowOfOffset}])`],
        output: [`output = output + torch.einsum("hqk,qkd->hqd", weights, shaw_values${cast}[${rowOfOffset}])`],
      };
    default:
      return nothing;
  }
}

/** The numbers a scheme without a table is drawn with. */
export function schemeNumbers(
  engine: PageEngine,
  scheme: Scheme,
  { seed, headWidth, heads }: { seed: number; headWidth: number; heads: number },
): readonly { code: string; drawn: boolean }[] {
  const draw = (name: string, purpose: string, rows: number, cols: number) =>
    drawnTensor(engine, name, { rows, cols, std: 1, seed: derivedSeed(seed, purpose) });
  if (scheme === 't5') return [draw('t5_bias', 't5 bias', 32, heads)];
  if (scheme !== 'shaw') return [];
  const offsets = 2 * clip + 1;
  return [draw('shaw_keys', 'shaw keys', offsets, headWidth), draw('shaw_values', 'shaw values', offsets, headWidth)];
}
