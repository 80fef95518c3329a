/**
 * The picture of a lab in which an author holds something: what is hidden goes, what the learner may not do is disabled. It asks the
 * session of each intent in the tree, so no view has to know what is held; one that would leave a stray label marks what it belongs to:
 * `data-setting` goes with a hidden setting, `data-hint` with a hidden or locked one. What is not touched stays the same object.
 */
import { type Branch, type Intent, isBranch, type Tree } from '../render/tree.ts';
import { holdsNothing, isHiddenHand } from '../session/hold.ts';
import type { Session } from '../session/session.ts';
import type { PartName } from '../state/authoring.ts';

/** Its name for ::part() and for `hide`. */
export const named = (part: PartName, branch: Branch): Branch => ({
  ...branch,
  attributes: { ...branch.attributes, part },
});

/** Intents that reach no session: they look, copy, save and open. */
const ofTheFrame: readonly string[] = [
  'ui',
  'copyLink',
  'copySentence',
  'print',
  'hear',
  'tryClaim',
  'stopClaim',
  'startEngine',
  'loadPlace',
  'endReplay',
  'saveFile',
  'stopReplay',
  'saveExport',
  'copyExport',
  'saveCode',
  'copyCode',
  'openEmbed',
  'closeEmbed',
  'embed',
  'previewEmbed',
  'copyEmbed',
  'saveEmbed',
];

export function heldTree(tree: Tree, session: Session): Tree {
  return holdsNothing(session.hold) ? tree : new Holding(session).tree(tree);
}

/** What a chip means, which the element makes of pointer and keys. */
const move: Intent = { type: 'moveToken' };

class Holding {
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  tree(tree: Tree): Tree {
    if (Array.isArray(tree)) return this.#list(tree);
    return isBranch(tree) ? this.#branch(tree) : tree;
  }

  #list(trees: readonly Tree[]): readonly Tree[] {
    const held = trees.map((one) => this.tree(one));
    return held.some((one, k) => one !== trees[k]) ? held : trees;
  }

  #branch(branch: Branch): Tree {
    const { attributes, on } = branch;
    const intents = 'data-chip' in attributes ? [move] : Object.values(on ?? {});
    if (this.#goes(branch, intents)) return null;
    const children = this.#list(branch.children);
    if (!intents.every((intent) => this.#allows(intent))) return { ...disabled(branch), children };
    if (children === branch.children) return branch;
    // A group of choices without one is a group of pictures.
    const role = attributes.role === 'radiogroup' && !hasRadio(children) ? 'group' : attributes.role;
    return { ...branch, attributes: { ...attributes, role }, children };
  }

  #goes({ attributes, key }: Branch, intents: readonly Intent[]): boolean {
    const { hold, page } = this.#session;
    const isHidden = (name: unknown): boolean => hold.hidden.has(String(name));
    const isControl = /^control( |$)/.test(String(attributes.class ?? ''));
    if (isHidden(attributes.part) || isHidden(attributes['data-setting']) || (isControl && isHidden(key))) return true;
    const hint = attributes['data-hint'];
    if (hint !== undefined && !this.#allows({ type: 'set', name: hint })) return true;
    if (page || 'data-chip' in attributes) return false;
    return intents.some((intent) => isHiddenHand(this.#session.core, hold, intent));
  }

  #allows(intent: Intent): boolean {
    return ofTheFrame.includes(intent.type) || this.#session.allows(intent);
  }
}

function disabled(branch: Branch): Branch {
  const { attributes, ...rest } = branch;
  const fixed = 'data-chip' in attributes ? { class: `${attributes.class} fixed` } : {};
  return { ...rest, attributes: { ...attributes, ...fixed, disabled: true }, on: undefined };
}

const hasRadio = (trees: readonly Tree[]): boolean =>
  trees.some((tree) =>
    isBranch(tree)
      ? tree.attributes.type === 'radio' || hasRadio(tree.children)
      : Array.isArray(tree) && hasRadio(tree),
  );
