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

interface Letter {
  readonly grapheme: string;
  readonly share: number;
}

/** The same few words come back at every step of a drag, and segmenting is slow. */
const known = new Map<string, readonly Letter[]>();
const mostKnown = 1000;

function lettersOf(word: string): readonly Letter[] {
  const found = known.get(word);
  if (found) return found;
  const letters = [...segments.segment(word)].map(({ segment }) => ({ grapheme: segment, share: share(segment) }));
  if (known.size >= mostKnown) known.clear();
  known.set(word, letters);
  return letters;
}

const perShare = (size: number, bold: boolean): number => size * (bold ? 1.06 : 1);

/** Estimated width of a word at a font size. */
export const widthOf = (word: string, size: number, bold = false): number =>
  lettersOf(word).reduce((sum, letter) => sum + letter.share, 0) * perShare(size, bold);

/** The first letter tells the direction of a word. */
const rightToLeft = /^\P{L}*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** Makes the ellipsis before it part of a right-to-left word, so that it stands at the left, where the word goes on. */
const rightToLeftMark = '\u200f';

/** The word if it fits, else its beginning and an ellipsis (the full word stands in the table and the read-out). */
export function clipped(word: string, width: number, size: number, bold = false): string {
  if (widthOf(word, size, bold) <= width) return word;
  const letters = lettersOf(word);
  let room = width / perShare(size, bold) - share('…');
  let keep = 0;
  while (keep < letters.length - 1 && (letters[keep] as Letter).share <= room) {
    room -= (letters[keep] as Letter).share;
    keep++;
  }
  const beginning = letters.slice(0, keep).map(({ grapheme }) => grapheme);
  return `${beginning.join('')}…${rightToLeft.test(word) ? rightToLeftMark : ''}`;
}
