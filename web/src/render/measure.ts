/**
 * Widths of words without a DOM: classes of letters in shares of the font size, a little generous, so that a clipped word
 * really fits whatever serif the reader has. Code points are counted as people see them (emoji, accents).
 */
const segments = new Intl.Segmenter('en', { granularity: 'grapheme' });

const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\p{Extended_Pictographic}]/u;

function share(grapheme: string): number {
  if (wide.test(grapheme)) return 1.1;
  if (/^[ijlft'.,:;!|()[\] ’]/.test(grapheme)) return 0.33;
  if (/^[mwMW@%—…]/.test(grapheme)) return 0.92;
  if (/^\p{Lu}/u.test(grapheme)) return 0.74;
  return 0.54;
}

/** Estimated width of a word at a font size. */
export function widthOf(word: string, size: number, bold = false): number {
  let sum = 0;
  for (const { segment } of segments.segment(word)) sum += share(segment);
  return sum * size * (bold ? 1.06 : 1);
}

/** The word if it fits, else its beginning and an ellipsis (the full word stands in the table and the read-out). */
export function clipped(word: string, width: number, size: number, bold = false): string {
  if (widthOf(word, size, bold) <= width) return word;
  const graphemes = [...segments.segment(word)].map(({ segment }) => segment);
  for (let keep = graphemes.length - 1; keep > 0; keep--) {
    const short = `${graphemes.slice(0, keep).join('')}…`;
    if (widthOf(short, size, bold) <= width) return short;
  }
  return '…';
}
