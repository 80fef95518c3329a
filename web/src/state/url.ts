/**
 * A state as the fragment of an address: base64url (RFC 4648, section 5, no padding) of the UTF-8 JSON of what differs from a base.
 * The empty fragment is the base itself.
 */
import { apply, difference, type Json } from './json.ts';

export type Decoded = { readonly ok: true; readonly value: Json } | { readonly ok: false };

export function encode(value: Json, base: Json): string {
  const patch = difference(base, value);
  return patch === undefined ? '' : toBase64Url(new TextEncoder().encode(JSON.stringify(patch)));
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

function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array {
  if (!/^[\w-]+$/.test(text)) throw new TypeError('not base64url');
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
