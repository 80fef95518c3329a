/** From the checked fields to the engine's verdicts: what is no formula gets its trouble, the rest is evaluated by the engine. */

import type { Engine } from '../../../engine/api.ts';
import type { EntriesReport, TurnReport } from '../../../engine/closed-book.ts';
import { type Read, readFormula } from '../../../formulas/formula-text.ts';
import { type Field, letters } from './letters.ts';
import { entryFields, type FieldName, turnFields, type WrittenState } from './state.ts';

export interface WrittenResult {
  /** Of the fields that are not empty. */
  readonly reads: Partial<Readonly<Record<FieldName, Read>>>;
  /** null: nothing to evaluate yet. */
  readonly entries: EntriesReport | null;
  /** null: not all four entries are formulas. */
  readonly turn: TurnReport | null;
}

const kindOf = (name: FieldName): Field =>
  name.endsWith('Column') ? 'column' : (turnFields as readonly FieldName[]).includes(name) ? 'turn' : 'entry';

export function check(engine: Engine, { checked, pairOrder, pairSide }: WrittenState): WrittenResult {
  const filled = [...entryFields, ...turnFields].filter((name) => checked[name].trim() !== '');
  const reads = Object.fromEntries(filled.map((name) => [name, readFormula(checked[name], letters[kindOf(name)])]));
  const programs = new Map(
    Object.entries(reads).flatMap(([name, read]) => ('formula' in read ? [[name, read.formula.program]] : [])),
  );
  const of = (names: readonly FieldName[]) =>
    Object.fromEntries(names.flatMap((name) => (programs.has(name) ? [[name, programs.get(name) ?? []]] : [])));
  const columns = of(['sineColumn', 'cosineColumn']);
  const asked = { ...of(['sine', 'cosine']), ...(Object.keys(columns).length === 2 ? columns : {}) };
  const [topLeft, topRight, bottomLeft, bottomRight] = turnFields.map((name) => programs.get(name));
  return {
    reads,
    entries: Object.keys(asked).length > 0 ? engine.checkEntries(asked) : null,
    turn:
      topLeft && topRight && bottomLeft && bottomRight
        ? engine.checkTurn({ topLeft, topRight, bottomLeft, bottomRight, pairOrder, pairSide })
        : null,
  };
}
