/** Reading what was drawn: the branches of a tree, and a sentence without its markup. */
import { rich } from '../../web/src/render/rich.ts';
import { type Branch, type Tree, textOf } from '../../web/src/render/tree.ts';

export const plainText = (sentence: string): string => textOf(rich(sentence));

/** The branches of a tree, parents first. */
export function branches(tree: Tree): Branch[] {
  if (Array.isArray(tree)) return tree.flatMap(branches);
  if (typeof tree !== 'object' || tree === null || !('tag' in tree)) return [];
  const branch = tree as Branch;
  return [branch, ...branch.children.flatMap(branches)];
}

/** Those that bear a class. */
export const ofClass = (tree: Tree, name: string): Branch[] =>
  branches(tree).filter(({ attributes }) =>
    String(attributes.class ?? '')
      .split(' ')
      .includes(name),
  );
