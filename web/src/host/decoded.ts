/**
 * The text of a file, whatever program wrote it: UTF-8; UTF-16 with its mark, as Notepad and PowerShell may write; else the letters of
 * Windows, as Excel writes. Browsers do not agree on the second, and make the third unreadable.
 */
export function decoded(bytes: Uint8Array): string {
  const mark = ((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0);
  if (mark === 0xfffe) return new TextDecoder('utf-16le').decode(bytes);
  if (mark === 0xfeff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
