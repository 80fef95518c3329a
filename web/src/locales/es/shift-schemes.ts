/** The ways to bring in position, as the shift experiment names them, and lists of such names. */
import type { schemes as english } from '../en/shift-schemes.ts';

export const verb = (items: readonly string[], one: string, many: string): string => (items.length === 1 ? one : many);

export const schemes: typeof english = {
  none: { name: 'sin posiciones', how: 'sin ninguna posición' },
  shaw: { name: 'Shaw', how: 'vector por desplaz., en $\\K$ y $\\V$' },
  t5: { name: 'T5', how: 'un número por bucket' },
  alibi: { name: 'ALiBi', how: 'una pendiente por la distancia' },
  rotary: { name: 'RoPE', how: 'gira $\\Q$ y $\\K$' },
  sinusoidalQueryKey: { name: 'sinusoide en $\\Q$ y $\\K$', how: 'sumada, pero no en $\\V$' },
  sinusoidalInput: { name: 'sinusoide de entrada', how: 'sumada una vez' },
  learnedInput: { name: 'tabla aprendida', how: 'sumada una vez' },
};

const names: Readonly<Record<string, { readonly name: string }>> = schemes;
/** Of ids joined by commas. */
export const namesOf = (ids = ''): string[] => (ids === '' ? [] : ids.split(',').map((id) => names[id]?.name ?? id));
/** Every scheme as a choice. */
export const schemeChoices = Object.fromEntries(Object.entries(schemes).map(([id, { name }]) => [id, { text: name }]));
