/** The ways to bring in position, as the shift experiment names them, and lists of such names. */
import type { schemes as English } from '../en/shift-schemes.ts';

export const verb = (items: readonly string[], one: string, many: string): string => (items.length === 1 ? one : many);

export const schemes: typeof English = {
  none: { name: 'ohne Position', how: 'gar keine Position' },
  shaw: { name: 'Shaw', how: 'ein Vektor je Offset, auf $\\K$ und $\\V$' },
  t5: { name: 'T5', how: 'eine Zahl je Offset-Bucket' },
  alibi: { name: 'ALiBi', how: 'Steigung mal Abstand' },
  rotary: { name: 'RoPE', how: 'dreht $\\Q$ und $\\K$' },
  sinusoidalQueryKey: { name: 'sinusförmig in $\\Q$, $\\K$', how: 'addiert, nicht zu $\\V$' },
  sinusoidalInput: { name: 'sinusförmig, Eingabe', how: 'einmal addiert' },
  learnedInput: { name: 'gelernte Tabelle', how: 'einmal addiert' },
};

const names: Readonly<Record<string, { readonly name: string }>> = schemes;
/** Of ids joined by commas. */
export const namesOf = (ids = ''): string[] => (ids === '' ? [] : ids.split(',').map((id) => names[id]?.name ?? id));
/** Every scheme as a choice. */
export const schemeChoices = Object.fromEntries(Object.entries(schemes).map(([id, { name }]) => [id, { text: name }]));
