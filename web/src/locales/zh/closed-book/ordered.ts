/** The labels of a list that is put in order. */
import type { ordered as english } from '../../en/closed-book/ordered.ts';

export const ordered: typeof english = {
  grip: (name) => `拖动“${name}”，或用方向键移动`,
  up: (name) => `上移“${name}”`,
  down: (name) => `下移“${name}”`,
};
