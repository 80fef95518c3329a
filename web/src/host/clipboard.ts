/** Copies a text. false: the page may not (cross-site frames need allow="clipboard-write"); the caller shows it for copying by hand. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
