/** One engine call. The own encoding is read here and judged by the engine; what cannot be read is refused under its field, with its place. */

import type { Engine } from '../../engine/api.ts';
import type { ExplorerReport, ExplorerSettings } from '../../engine/explorer.ts';
import { type Formula, type Letters, readFormula } from '../../formulas/formula-text.ts';
import { ofEntry } from '../../formulas/letters.ts';
import { readRows } from '../../formulas/pasted-rows.ts';
import { inShort } from '../../state/json.ts';
import { refuse } from '../refuse.ts';
import { type OwnSettings, sources } from './own.ts';
import type { Settings } from './settings.ts';

export function compute(engine: Engine, settings: Settings): ExplorerReport {
  const { own, formula, ownRows, ...options } = settings;
  return engine.explorer({ ...options, ...optionsOf({ own, formula, ownRows }) });
}

const rows = { n: 'n', N: 'n', rows: 'n' };
const letters: Letters = {
  names: { ...ofEntry.names, ...rows },
  paper: { ...ofEntry.paper, ...rows },
  defines: true,
};

/** The formula as it was read; null: there is none yet, or none that can be read. */
export function formulaOf({ own, formula }: OwnSettings): Formula | null {
  if (own !== 'formula' || typeof formula !== 'string' || formula.trim() === '') return null;
  const read = readFormula(formula, letters);
  return 'formula' in read ? read.formula : null;
}

type OwnOptions = Pick<ExplorerSettings, 'formula' | 'ownRows' | 'ownDecimals'>;

/** What the engine is asked about the own table; an empty field asks nothing. Throws an EngineError that names the field. */
function optionsOf(settings: OwnSettings): OwnOptions {
  const { own, formula, ownRows } = settings;
  if (!(sources as readonly unknown[]).includes(own))
    refuse('unknown-value', 'own', `one of ${sources.join(', ')}`, inShort(own) ?? 'nothing');
  if (typeof formula !== 'string') refuse('wrong-type', 'formula', 'a text', inShort(formula) ?? 'nothing');
  if (typeof ownRows !== 'string') refuse('wrong-type', 'ownRows', 'a text', inShort(ownRows) ?? 'nothing');
  if (own === 'formula' && formula.trim() !== '') return { formula: programOf(formula) };
  if (own === 'rows' && ownRows.trim() !== '') return matrixOf(ownRows);
  return {};
}

function programOf(typed: string): string[] {
  const read = readFormula(typed, letters);
  if ('formula' in read) return read.formula.program;
  const { kind, column, what } = read.trouble;
  return refuse(kind, 'formula', 'a formula', what, String(column));
}

function matrixOf(pasted: string): OwnOptions {
  const read = readRows(pasted);
  if ('trouble' in read) {
    const { kind, line, allowed, given } = read.trouble;
    return refuse(kind, 'ownRows', allowed, given, String(line));
  }
  const { decimals, ...ownRows } = read.table;
  return { ownRows, ...(decimals === null ? {} : { ownDecimals: decimals }) };
}
