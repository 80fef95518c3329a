/**
 * What a teacher hands in: result codes, a line each with what stands before it as its label, or the text of a transcript. Mail programs
 * break long lines, put a > before them, a = behind them (RFC 2045, quoted-printable) or a blank line between them; a code that was broken
 * so is put together again, and its checksum says whether it fits.
 */
import { codesIn, readCode } from '../state/result-code.ts';
import { format } from '../state/transcript.ts';

/** A number for a label: it has none, and goes by that line. */
export type Submission = { readonly label: string | number } & (
  | { readonly code: string }
  | { readonly transcript: string }
  /** A file with neither; null: it could not be read at all. */
  | { readonly nothing: string | null }
);

/** A line of text without a code; `line` counts from 1. */
export interface LeftOut {
  readonly line: number;
  readonly text: string;
}

export interface Submitted {
  readonly submissions: readonly Submission[];
  readonly leftOut: readonly LeftOut[];
}

/** A table of names and codes, a mail, a form's export: what stands around a name is no part of it. */
const bare = (label: string): string =>
  label.replace(/^[\s"'<>|;,*•–—-]+|[\s"'<>|;,:*•–—-]+$/g, '').replace(/\s+/g, ' ');

/** What was pasted. */
export function submittedText(text: string): Submitted {
  if (isTranscript(text)) return { submissions: [{ label: 1, transcript: text }], leftOut: [] };
  return submittedLines(text);
}

/** The text of a file; null: it could not be read. Labels that it does not hold are its name. */
export function submittedFile(name: string, text: string | null): Submitted {
  const label = name.replace(/\.[^.]*$/, '') || name;
  if (text === null) return { submissions: [{ label, nothing: null }], leftOut: [] };
  if (isTranscript(text)) return { submissions: [{ label, transcript: text }], leftOut: [] };
  const { submissions, leftOut } = submittedLines(text, label);
  // The greeting of a mail is no result that is missing.
  if (submissions.length > 0) return { submissions, leftOut: submissions.length > 1 ? leftOut : [] };
  return { submissions: [{ label, nothing: text }], leftOut: [] };
}

/** A text that begins with a brace may also be rich text (RTF), or another program's table, with codes in it. */
const isTranscript = (text: string): boolean =>
  /^\uFEFF?\s*\{/.test(text) && (text.includes(format) || codesIn(text).found.length === 0);

/** What programs put into long words, and nobody sees: soft hyphens, spaces without width, byte order marks. */
const unseen = /[\u00AD\u200B\u2060\uFEFF]/g;

/** @param usual the label of what has none; without it its line */
function submittedLines(text: string, usual?: string): Submitted {
  const lines = text.replace(unseen, '').split(/\r\n|\r|\n/);
  const submissions: Submission[] = [];
  const leftOut: LeftOut[] = [];
  for (let k = 0; k < lines.length; k++) {
    const line = lines[k] as string;
    const { found, rest } = codesIn(line);
    if (found.length === 0 && bare(line) !== '') leftOut.push({ line: k + 1, text: line.trim() });
    for (const [n, { before, code }] of found.entries()) {
      const last = n === found.length - 1 && bare(rest).replace(/^=$/, '') === '';
      const whole = last ? wholeCode(code, lines.slice(k + 1, k + 1 + mostLines)) : { code, used: 0 };
      submissions.push({ label: bare(before) || (usual ?? k + 1), code: whole.code });
      k += whole.used;
    }
  }
  return { submissions, leftOut };
}

/** A code is broken into no more lines than this, and no longer: else what is no code would be read over and over. */
const mostLines = 64;
const longestCode = 32_000;

/** A code with those of the next lines that belong to it. */
function wholeCode(code: string, next: readonly string[]): { readonly code: string; readonly used: number } {
  let longer = code;
  if (isWhole(code)) return { code, used: 0 };
  for (const [k, line] of next.entries()) {
    const part = line.replace(/^[\s>]+|=?\s*$/g, '');
    if (part === '') continue;
    if (!/^[\w.-]+$/.test(part) || codesIn(part).found.length > 0 || longer.length > longestCode) break;
    longer += part;
    if (isWhole(longer)) return { code: longer, used: k + 1 };
  }
  return { code, used: 0 };
}

function isWhole(code: string): boolean {
  const read = readCode(code);
  return !('why' in read) || read.why !== 'damaged';
}
