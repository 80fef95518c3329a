import type { ordered as english } from '../../en/closed-book/ordered.ts';

/** The labels of a list that is put in order. */
export const ordered: typeof english = {
  grip: (name) => `Arrastrar ${name}, o moverlo con las teclas de flecha`,
  up: (name) => `Subir ${name}`,
  down: (name) => `Bajar ${name}`,
};
