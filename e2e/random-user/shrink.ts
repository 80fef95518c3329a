/** A shorter list of acts that breaks the same: parts are left out, large ones first, as long as what is left still breaks something. */
import type { Act } from './acts.ts';

/** `breaks` does the acts again. Ends after `tries` of them, whatever it has by then. */
export async function shrink(
  acts: readonly Act[],
  breaks: (fewer: readonly Act[]) => Promise<boolean>,
  tries: number,
): Promise<readonly Act[]> {
  let left = acts;
  let tried = 0;
  for (let size = Math.ceil(left.length / 2); size >= 1; size = Math.floor(size / 2)) {
    // From the end: the last acts are where it broke, the first where it was opened.
    for (let at = left.length - size; at > -size; at -= size) {
      if (tried++ >= tries) return left;
      const fewer = left.filter((_, k) => k < at || k >= at + size);
      if (await breaks(fewer)) left = fewer;
    }
  }
  return left;
}
