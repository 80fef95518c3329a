/** The element's own inline size, in units of 1/16 em, decides the layout; never the viewport. */
import type { Layout } from '../experiments/contract.ts';

const railAndGap = 216 + 40;
const widestMain = 976;
/** In less room than this the picture keeps its size and runs over. */
const narrowestMain = 200;

/** Below one unit nothing can be drawn: null, drawn later. */
export function layoutOf(pixels: number, fontPixels: number, withRail: boolean, projector: boolean): Layout | null {
  const inline = (pixels * 16) / fontPixels;
  if (!(inline >= 1)) return null;
  if (inline < 480) return { size: 'S', width: Math.max(narrowestMain, Math.floor(inline - 32)) };
  if (inline < 840) return { size: 'M', width: Math.floor(inline - 48) };
  if (inline < 1120) return { size: 'L', width: Math.floor(Math.min(widestMain, inline - 48)) };
  const rail = withRail && !projector ? railAndGap : 0;
  return { size: 'XL', width: Math.floor(Math.min(widestMain, inline - 48 - rail)) };
}
