// What the pages that measure the first result share: one attention of 60 tokens, from the page's own start to its numbers.
import { drawNumbers, firstShape } from '../problem.mjs';

/** start: (shape, numbers) -> contender or promise of it. */
export async function tellFirstResult(start) {
  const contender = await start(firstShape, drawNumbers(firstShape));
  const result = contender.read(await contender.run());
  // The clock of a page starts with its navigation.
  window.firstResult = { ms: performance.now(), numbers: Array.from(result) };
}
