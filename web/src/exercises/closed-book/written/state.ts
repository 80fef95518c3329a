/** What is written, and what of it was checked. Pure JSON; nothing typed is ever changed or lost. */
import { isObject } from '../../../state/json.ts';
import type { PageIntent } from '../../page.ts';

export const entryFields = ['sineColumn', 'sine', 'cosineColumn', 'cosine'] as const;
export const turnFields = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const;
export const fields = [...entryFields, ...turnFields] as const;
export type FieldName = (typeof fields)[number];
export const pairOrders = ['sineCosine', 'cosineSine'] as const;
export const pairSides = ['column', 'row'] as const;

type Texts = Readonly<Record<FieldName, string>>;

export interface WrittenState {
  /** As typed. */
  readonly typed: Texts;
  /** As it was when a field was left, or Check pressed; a field that is typed in again has no verdict until then. */
  readonly checked: Texts;
  readonly pairOrder: (typeof pairOrders)[number];
  readonly pairSide: (typeof pairSides)[number];
}

const empty = Object.fromEntries(fields.map((name) => [name, ''])) as Texts;

export const initial: WrittenState = { typed: empty, checked: empty, pairOrder: 'sineCosine', pairSide: 'column' };

const isField = (name: unknown): name is FieldName => (fields as readonly unknown[]).includes(name);

export function reduce(state: WrittenState, intent: PageIntent): WrittenState {
  switch (intent.type) {
    case 'write':
      return isField(intent.field)
        ? { ...state, typed: { ...state.typed, [intent.field]: String(intent.value) } }
        : state;
    case 'check':
      return { ...state, checked: state.typed };
    case 'pairOrder':
      return oneOf(pairOrders, intent.value) ? { ...state, pairOrder: intent.value } : state;
    case 'pairSide':
      return oneOf(pairSides, intent.value) ? { ...state, pairSide: intent.value } : state;
    default:
      return state;
  }
}

const oneOf = <T extends string>(list: readonly T[], value: unknown): value is T =>
  (list as readonly unknown[]).includes(value);

const areTexts = (value: unknown): boolean =>
  isObject(value) && Object.entries(value).every(([name, text]) => isField(name) && typeof text === 'string');

const checks: Readonly<Record<keyof WrittenState, (value: unknown) => boolean>> = {
  typed: areTexts,
  checked: areTexts,
  pairOrder: (value) => oneOf(pairOrders, value),
  pairSide: (value) => oneOf(pairSides, value),
};

export function parse(value: unknown): WrittenState | null {
  if (!isObject(value)) return null;
  const strange = Object.entries(value).some(
    ([key, part]) => !Object.hasOwn(checks, key) || !checks[key as keyof WrittenState](part),
  );
  if (strange) return null;
  const given = value as Partial<WrittenState>;
  return {
    ...initial,
    ...given,
    typed: { ...empty, ...given.typed },
    checked: { ...empty, ...given.checked },
  };
}

/** From a link over what is here: a link fills fields that are empty, and takes nothing that was typed. */
export function join(here: WrittenState, given: WrittenState): WrittenState {
  const from = (name: FieldName): WrittenState => (here.typed[name] === '' ? given : here);
  const texts = (part: 'typed' | 'checked'): Texts =>
    Object.fromEntries(fields.map((name) => [name, from(name)[part][name]])) as Texts;
  const { pairOrder, pairSide } = turnFields.some((name) => here.typed[name] !== '') ? here : given;
  return { typed: texts('typed'), checked: texts('checked'), pairOrder, pairSide };
}
