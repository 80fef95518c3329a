/**
 * A learner's results as a text to copy: `PL1.`, the attempts in base64url (RFC 4648, section 5), a dot, and a checksum (CRC-32) of all
 * before it. The checksum tells a code that was cut or mistyped from one that was changed on purpose. It is no signature: who changes
 * a code and writes its checksum anew is found only by grading the answers again, and nobody can prove who gave them.
 */
import { type Attempt, type Attempts, parseAttempts } from './attempts.ts';
import { isObject } from './json.ts';
import { fromBase64Url, toBase64Url } from './url.ts';

const name = 'PL';
export const codeVersion = 1;
/** What every code of this version begins with. */
export const codeStart = `${name}${codeVersion}.`;

export interface ResultCode {
  /** The version of the product that wrote it. */
  readonly product: string;
  readonly attempts: Attempts;
}

/** Why a text is no code: another version's; cut or mistyped; or the checksum fits and there are no attempts in it. */
export type Unread =
  | { readonly why: 'version'; readonly given: string }
  | { readonly why: 'damaged' }
  | { readonly why: 'foreign' };

/** What starts like a code, up to the end of its checksum or the first character that none has. */
const codePattern = new RegExp(`${name}(\\d+)\\.[\\w-]*(?:\\.[\\w-]{0,6})?`, 'g');

/** In the order in which a code holds them. */
type Row = readonly [string, string, number, Attempt['settings'], Attempt['guesses'], Attempt['right']];

export function writeCode({ product, attempts }: ResultCode): string {
  const rows = Object.values(attempts).map(
    ({ experiment, round, tries, settings, guesses, right }): Row => [
      experiment,
      round,
      tries,
      settings,
      guesses,
      right,
    ],
  );
  const text = `${codeStart}${toBase64Url(new TextEncoder().encode(JSON.stringify([product, ...rows])))}`;
  return `${text}.${checksum(text)}`;
}

/** Never throws, whatever it is given. */
export function readCode(code: string): ResultCode | Unread {
  const [, version, payload, sum] = /^PL(\d+)\.(?:([\w-]+)\.([\w-]+)$)?/.exec(code) ?? [];
  if (version !== undefined && version !== String(codeVersion)) return { why: 'version', given: version };
  if (payload === undefined || checksum(`${codeStart}${payload}`) !== sum) return { why: 'damaged' };
  return contents(payload) ?? { why: 'foreign' };
}

function contents(payload: string): ResultCode | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(fromBase64Url(payload));
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value) || typeof value[0] !== 'string') return null;
    const [product, ...rows] = value;
    const attempts = parseAttempts(Object.fromEntries(rows.map((row) => [(row as unknown[])[0], attemptOf(row)])));
    // Of two rows for one experiment the first would go unseen.
    return attempts && Object.keys(attempts).length === rows.length ? { product, attempts } : null;
  } catch {
    return null;
  }
}

function attemptOf(row: unknown): unknown {
  if (!Array.isArray(row) || row.length !== 6 || !isObject(row[3])) return null;
  const [experiment, round, tries, settings, guesses, right] = row;
  return { experiment, round, settings, guesses, right, tries };
}

/** A code in a line of text, and what stands between it and the one before. */
export interface Found {
  readonly before: string;
  readonly code: string;
}

/** The codes of a line, and what follows the last. */
export function codesIn(line: string): { readonly found: readonly Found[]; readonly rest: string } {
  let from = 0;
  const found = [...line.matchAll(codePattern)].map((match): Found => {
    const before = line.slice(from, match.index);
    from = match.index + match[0].length;
    return { before, code: match[0] };
  });
  return { found, rest: line.slice(from) };
}

/** Of ASCII text. */
function checksum(text: string): string {
  const crc = crc32(new TextEncoder().encode(text));
  return toBase64Url(Uint8Array.of(crc >>> 24, crc >>> 16, crc >>> 8, crc));
}

/** As in zip and PNG (ISO 3309), bit by bit: codes are short. */
export function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
