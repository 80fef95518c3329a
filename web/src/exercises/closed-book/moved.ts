/** A list that is put in order, as far as its state goes. */
import type { PageIntent } from '../page.ts';

/** The list after { type: 'moveToken', from, to }; as it was, when there is no such place. */
export function moved<T>(list: readonly T[], { from, to }: PageIntent): readonly T[] {
  const isPlace = (place: unknown): place is number =>
    Number.isInteger(place) && (place as number) >= 0 && (place as number) < list.length;
  if (!isPlace(from) || !isPlace(to)) return list;
  const rest = list.filter((_, place) => place !== from);
  return [...rest.slice(0, to), list[from] as T, ...rest.slice(to)];
}
