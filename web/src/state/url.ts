/**
 * A state as the fragment of an address: base64url (RFC 4648, section 5, no padding) of the UTF-8 JSON of what differs from a base.
 * The empty fragment is the base itself.
 */
import { apply, difference, type Json } from './json.ts';

/** Longer fragments are not written: 64 kept runs take half of it, a pasted book takes megabytes. Longer ones are still read. */
export const longestFragment = 32_000;

export type Decoded = { readonly ok: true; readonly value: Json } | { readonly ok: false };

export const encode = (value: Json, base: Json): string => toBase64Url(bytesOf(value, base));

/** For an address: the fragment, or how long it would be when that is too long. */
export function encodeShort(value: Json, base: Json): string | number {
  const bytes = bytesOf(value, base);
  const length = Math.ceil((bytes.length * 4) / 3);
  return length > longestFragment ? length : toBase64Url(bytes);
}

function bytesOf(value: Json, base: Json): Uint8Array {
  const patch = difference(base, value);
  return new TextEncoder().encode(patch === undefined ? '' : JSON.stringify(patch));
}

/** A fragment that was cut, retyped or made by something else is not ok; it never throws. */
export function decode(fragment: string, base: Json): Decoded {
  const text = fragment.startsWith('#') ? fragment.slice(1) : fragment;
  if (text === '') return { ok: true, value: base };
  try {
    const json = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(fromBase64Url(text));
    return { ok: true, value: apply(base, JSON.parse(json)) };
  } catch {
    return { ok: false };
  }
}

export function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Throws for what is none. */
export function fromBase64Url(text: string): Uint8Array {
  if (!/^[\w-]+$/.test(text)) throw new TypeError('not base64url');
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
