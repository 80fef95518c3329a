/**
 * A tiny setter for one-line formulas: "Sa[X + Π]P", "p_{i, 2j}", "\δω_{3}". Letters are set by what they name:
 * - matrices (X P Q K V W R M I Y E Π Ω) and the bias β bold upright; several in a row too: XP, KQ;
 * - other single letters italic: i, j, d, N, and small Greek ones: δ, ω; words of two letters or more upright: Sa, sin;
 * - teal, because it is position: Π, i, and p with a subscript (the subscript as well); \P and \δ where P is the table of
 *   positions and δ stands for the offset itself (P is otherwise a permutation, and δ a factor in a matrix: ink);
 * - \A the matrix of scores and \1 the vector of ones, bold (A and B are otherwise runs);
 * - \Q \K \V in the colour of their role. \ before anything else: that sign as it is.
 * ^{...} and _{...} raise and lower; capitals there are plain upright (the T of a transpose).
 */
export interface Run {
  readonly text: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly code?: boolean;
  readonly math?: boolean;
  readonly role?: 'pos' | 'q' | 'k' | 'v';
  readonly level?: 'sup' | 'sub';
}

const matrices = 'XPQKVWRMIYEΠΩβ';
const roles: Readonly<Record<string, Run>> = {
  A: { text: 'A', bold: true },
  1: { text: '1', bold: true },
  P: { text: 'P', bold: true, role: 'pos' },
  δ: { text: 'δ', italic: true, role: 'pos' },
  i: { text: 'i', italic: true, role: 'pos' },
  Q: { text: 'Q', bold: true, role: 'q' },
  K: { text: 'K', bold: true, role: 'k' },
  V: { text: 'V', bold: true, role: 'v' },
};

type Level = Run['level'];

function letters(word: string, level: Level): Run[] {
  const matrix = level === undefined && [...word].every((letter) => matrices.includes(letter));
  if (matrix) return [...word].map((text) => ({ text, bold: true, ...(text === 'Π' ? { role: 'pos' } : {}) }) as Run);
  if (word.length > 1) return [{ text: word, level }];
  if (level !== undefined && /\p{Lu}/u.test(word)) return [{ text: word, level }];
  if (word === 'i') return [{ text: word, italic: true, role: 'pos', level }];
  return [{ text: word, italic: !/[AB]/.test(word), level }];
}

/** Neighbours that look the same become one run, so the tree stays small. */
function joined(runs: readonly Run[]): Run[] {
  const out: Run[] = [];
  for (const run of runs) {
    const last = out.at(-1);
    const same =
      last &&
      !last.bold === !run.bold &&
      !last.italic === !run.italic &&
      last.role === run.role &&
      last.level === run.level;
    if (same) out[out.length - 1] = { ...last, text: last.text + run.text };
    else out.push(run);
  }
  return out;
}

const token =
  /\\(?<escaped>.)|(?<shift>[\^_])\{(?<inner>[^{}]*)\}|(?<word>[α-ω]|(?:(?![α-ω])\p{L})+)|(?<rest>[^\\\p{L}])/gu;

function split(text: string, level: Level): Run[] {
  const runs: Run[] = [];
  for (const { groups } of text.matchAll(token)) {
    const { escaped, shift, inner, word, rest } = groups ?? {};
    if (escaped !== undefined) runs.push({ ...(roles[escaped] ?? { text: escaped }), level });
    else if (inner !== undefined) {
      const base = runs.at(-1);
      const indexed = split(inner, shift === '^' ? 'sup' : 'sub');
      const position = shift === '_' && base?.text === 'p';
      if (position) runs[runs.length - 1] = { ...base, role: 'pos' };
      runs.push(...(position ? indexed.map((run) => ({ ...run, role: 'pos' }) as Run) : indexed));
    } else if (word !== undefined) runs.push(...letters(word, level));
    else runs.push({ text: rest === '-' ? '−' : (rest ?? ''), level });
  }
  return runs;
}

export const formulaRuns = (text: string): Run[] => joined(split(text, undefined));
