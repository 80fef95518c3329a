/** Files out of the page and into it. Nothing goes anywhere but to the learner's own device. */
import { decoded } from './decoded.ts';

export interface TextFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** A browser has read the address of a download long before. */
const keptFor = 60_000;
/** In bytes. What we read is a few kilobytes; a video chosen by mistake must not be read at all. */
export const longestFile = 1_000_000;

/** Inside another page, which may allow no downloads: the browser then refuses in silence, and nobody can ask it. */
export const mayRefuse = (): boolean => window.parent !== window;

/** Saves a file where the browser saves downloads. */
export function saveFile({ name, type, text }: TextFile): void {
  save(name, addressOf(`${type};charset=utf-8`, text));
}

/** The same for what is no text. */
export function saveBlob(name: string, blob: Blob): void {
  save(name, URL.createObjectURL(blob));
}

function save(name: string, address: string): void {
  const link = document.createElement('a');
  link.download = name;
  link.href = address;
  link.click();
  if (link.href.startsWith('blob:')) setTimeout(() => URL.revokeObjectURL(link.href), keptFor);
}

/** Old web views have no blob addresses. */
function addressOf(type: string, text: string): string {
  try {
    return URL.createObjectURL(new Blob([text], { type }));
  } catch {
    return `data:${type},${encodeURIComponent(text)}`;
  }
}

/** The text of the file that was chosen; null: it is too large or cannot be read; undefined: none was chosen. */
export async function readFile(field: HTMLInputElement, longest = longestFile): Promise<string | null | undefined> {
  const file = field.files?.[0];
  if (!file) return undefined;
  try {
    return await textOf(file, longest);
  } finally {
    again(field);
  }
}

/** Of a file that was chosen or dropped; null: it is too large or cannot be read. */
export async function textOf(file: File, longest: number): Promise<string | null> {
  try {
    return file.size > longest ? null : decoded(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return null;
  }
}

/** So that the same file, mended, can be chosen again. */
export function again(field: HTMLInputElement): void {
  field.value = '';
}
