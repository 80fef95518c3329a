/**
 * The first of the wanted tags that is there, each made shorter until it is (RFC 4647, section 3.4: de-AT, then de); null: none is. It
 * imports nothing, for who needs no more of the languages than their tags.
 */
export function matching<One extends { readonly tag: string }>(
  wanted: readonly string[],
  among: readonly One[],
): One | null {
  for (const tag of wanted) {
    const parts = tag.toLowerCase().split('-');
    for (let length = parts.length; length > 0; length--) {
      const shorter = parts.slice(0, length).join('-');
      const found = among.find((one) => one.tag.toLowerCase() === shorter);
      if (found) return found;
    }
  }
  return null;
}
