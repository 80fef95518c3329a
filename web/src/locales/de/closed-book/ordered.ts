import type { ordered as English } from '../../en/closed-book/ordered.ts';

/** The labels of a list that is put in order. */
export const ordered: typeof English = {
  grip: (name) => `${name} ziehen oder mit den Pfeiltasten bewegen`,
  up: (name) => `${name} nach oben`,
  down: (name) => `${name} nach unten`,
};
