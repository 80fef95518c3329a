/** The ways to bring in position, as the shift experiment names them, and lists of such names. */

/** "Shaw", "Shaw and T5", "Shaw, T5 and ALiBi". */
export const listed = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

export const verb = (items: readonly string[], one: string, many: string): string => (items.length === 1 ? one : many);

export const schemes = {
  none: { name: 'none', how: 'no position at all' },
  shaw: { name: 'Shaw', how: 'a vector per offset, on $\\K$ and $\\V$' },
  t5: { name: 'T5', how: 'a number per offset bucket' },
  alibi: { name: 'ALiBi', how: 'a slope times the distance' },
  rotary: { name: 'RoPE', how: 'turns $\\Q$ and $\\K$' },
  sinusoidalQueryKey: { name: 'sinusoid in $\\Q$, $\\K$', how: 'added, but not to $\\V$' },
  sinusoidalInput: { name: 'sinusoid at input', how: 'added once' },
  learnedInput: { name: 'learned table', how: 'added once' },
};

/** In a list "none" would be no scheme at all. */
const names: Readonly<Record<string, { readonly name: string }>> = { ...schemes, none: { name: 'no positions' } };
/** Of ids joined by commas. */
export const namesOf = (ids = ''): string[] => (ids === '' ? [] : ids.split(',').map((id) => names[id]?.name ?? id));
/** Every scheme as a choice. */
export const schemeChoices = Object.fromEntries(Object.entries(names).map(([id, { name }]) => [id, { text: name }]));
