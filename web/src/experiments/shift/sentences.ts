/** What shift says: every number comes from the report, and a sentence whose numbers changed changes or goes. */
import type { ReportedError, SchemeChange } from '../../engine/shift.ts';
import type { Locale } from '../../locales/en/index.ts';
import { said } from '../../locales/said.ts';
import { at } from '../../render/grid.ts';
import type { Numbers } from '../../render/numbers.ts';
import { plain } from '../../render/rich.ts';
import type { ShiftScene } from './settings.ts';

/** Whole degrees from 10 on, one decimal from 1 on, else two. */
export function degrees(value: number, numbers: Numbers, least = 0): string {
  const size = Math.abs(value);
  const digits = size === 0 ? 0 : size >= 10 ? 0 : size >= 1 ? 1 : 2;
  return `${numbers.fixed(value, Math.max(digits, size === 0 ? 0 : least))}°`;
}

export const perTurn = (value: number, numbers: Numbers): string =>
  value < 100 ? numbers.fixed(value, 1) : numbers.integer(value);

/** "from position 10 to position 15", for the dial's name. */
export const placeReached = ({ settings, report, numbers, words }: ShiftScene): string =>
  words.shift.fromTo(numbers.integer(settings.position), numbers.integer(report.chosen?.goal ?? settings.position));

export function lawSentence({ report, words, numbers }: ShiftScene): string {
  const { ahead, positions } = report.law;
  const say = words.shift;
  const pairs = numbers.integer(report.pairs.count);
  if (ahead.holds)
    return say.lawHolds(numbers.size(ahead.residual), pairs, numbers.integer(positions), ahead.identical);
  return say.lawBroken(numbers.size(ahead.residual), numbers.integer(ahead.row), numbers.integer(ahead.col));
}

/** The same against the rows behind: where RoPE's matrix leads. */
export function lawSpoken({ report, words, numbers }: ShiftScene): string {
  const { behind } = report.law;
  const say = words.shift;
  return behind.holds
    ? say.behindHolds(numbers.size(behind.residual))
    : say.behindBroken(numbers.size(behind.residual));
}

/** An error that stopped one part: our words for it, else the frame's. */
export function refusalOf(error: ReportedError, words: Locale): string {
  const own: Readonly<Record<string, (refusal: { label: string; allowed: string; given: string }) => string>> =
    words.shift.errors;
  const { fromEngine } = words.frame;
  const [allowed, given] = [error.allowed, error.given].map((phrase) => plain(fromEngine(phrase)));
  const refusal = { label: plain(error.argument), allowed: allowed ?? '', given: given ?? '' };
  const word = own[`${error.argument}.${error.code}`] ?? own[error.code] ?? words.frame.errors[error.code];
  return word ? word(refusal) : plain(error.message);
}

const quoted = (words: readonly string[]): string => words.map((word) => plain(word)).join(' ');

export function actHeading({ settings, words, numbers }: ShiftScene): string {
  const say = words.shift.actHeadings;
  if (settings.act === 'prepend') return say.prepend(quoted(settings.frontWords));
  if (settings.act === 'padLeft') return say.padLeft(numbers.integer(settings.padCount), settings.padMask === 'pads');
  return say.moveIds(numbers.integer(settings.offset));
}

export function diagonalSentence({ report, words, numbers }: ShiftScene, kind: 'raw' | 'projected'): string {
  const { diagonal } = report.products[kind];
  const say = words.shift;
  const size = numbers.size(diagonal.residual);
  if (diagonal.holds) return say.diagonalHolds(size);
  return say.diagonalBroken(size, numbers.integer(report.products[kind].diagonalOffset));
}

export function productSentence({ report, words, numbers }: ShiftScene): string {
  const { raw, projected, firstRise, curve } = report.products;
  const say = words.shift;
  const parts: string[] = [];
  if (raw.diagonal.holds) parts.push(raw.even.holds ? say.rawOffset : say.rawOneWay);
  else parts.push(say.rawBroken);
  if (firstRise !== null) {
    const value = (k: number): string => numbers.fixed(curve[k] ?? 0, 2);
    parts.push(say.rises(numbers.integer(firstRise), value(firstRise - 1), value(firstRise)));
  }
  if (!projected.diagonal.holds) parts.push(say.projectedBroken(numbers.size(projected.diagonal.residual)));
  return words.frame.join.sentences(parts);
}

export function decodingSentence({ report, settings, words, numbers }: ShiftScene): string {
  const say = words.shift;
  const decoding = report.decoding;
  if (decoding === null) return '';
  const { verdict, differences } = decoding;
  if (differences.length === 1) return say.decodingOne;
  if (verdict.holds) return say.decodingSame;
  const word = plain(settings.words[verdict.row] ?? '');
  return say.decodingDrifts(numbers.size(verdict.residual), numbers.integer(verdict.row), word);
}

const changed = (report: ShiftScene['report']): SchemeChange[] =>
  report.schemes.filter(({ change }) => change !== null && !change.holds);
const holding = (report: ShiftScene['report']): SchemeChange[] => report.schemes.filter(({ change }) => change?.holds);
export const inputChange = (report: ShiftScene['report']): SchemeChange['change'] =>
  report.schemes.find(({ scheme }) => scheme === 'sinusoidalInput')?.change ?? null;
/** The same for moved ids, whichever act is chosen: what the size question asks. */
export const idsChange = (
  report: ShiftScene['report'],
  name: SchemeChange['scheme'] = 'sinusoidalInput',
): SchemeChange['change'] => report.movedIds.find(({ scheme }) => scheme === name)?.change ?? null;

const offsetSchemes: readonly string[] = ['shaw', 't5', 'alibi', 'rotary'];

export function describe(scene: ShiftScene): string {
  const { report, words, hidden } = scene;
  const say = words.shift.describe;
  if (hidden) return say.hidden;
  const stopped = report.schemes.filter(({ error }) => error !== null);
  const ends = stopped.length > 0 && say.stopped(namesOf(scene, stopped));
  return words.frame.join.sentences(said(...schemesSentences(scene), ends));
}

const namesOf = ({ words }: ShiftScene, list: readonly SchemeChange[]): string[] =>
  list.map(({ scheme }) => words.shift.schemes[scheme].name);

/** What the act does to the schemes that it reaches. */
function schemesSentences(scene: ShiftScene): string[] {
  const { report, settings, words, numbers } = scene;
  const say = words.shift.describe;
  const moved = changed(report);
  const kept = holding(report);
  const names = (list: readonly SchemeChange[]): string[] => namesOf(scene, list);
  const largest = numbers.size(report.largestChange);
  const smallest = numbers.size(report.smallestChange);
  if (settings.act === 'prepend') {
    if (kept.length > 0) return [say.someChange(names(moved), names(kept), largest)];
    return [say.allChange(numbers.integer(report.changed), smallest, largest)];
  }
  if (settings.act === 'padLeft') {
    if (moved.length === 0 && settings.recheckValid) return [say.padsHidden(numbers.integer(report.kept))];
    if (moved.length === 0) return [say.nothingMoved(names(kept))];
    if (settings.padMask === 'validLens' && kept.length > 0)
      return [say.someChange(names(moved), names(kept), largest)];
    if (kept.length === 0) return [say.padsSeen(numbers.integer(report.changed), largest)];
    return [say.padsRenumber(names(moved), largest, names(kept))];
  }
  const input = inputChange(report);
  const offsets = kept.filter(({ scheme }) => offsetSchemes.includes(scheme));
  if (moved.length === 0) return [say.nothingMoved(names(kept))];
  // A lone sine does not turn.
  if (input === null || input.holds || report.pairs.loneColumn !== null)
    return [say.someChange(names(moved), names(kept), largest)];
  return said(say.linear(numbers.size(input.residual)), offsets.length > 0 && say.offsetsStay(names(offsets)));
}

/** What was predicted, moved ids; then the chosen act, if it is another one. */
export function outcome(scene: ShiftScene): string {
  const { report, settings, words, numbers } = scene;
  const say = words.shift.outcome;
  const sentence = (act: ShiftScene['settings']['act'], input: SchemeChange['change']): string => {
    const does = say.acts[act];
    if (input === null) return say.stopped(does);
    if (input.identical) return say.identical(does);
    if (input.holds) return say.rounding(does, numbers.size(input.residual));
    const word = plain(settings.words[input.row] ?? '');
    return say.changed(does, numbers.size(input.residual), word, numbers.integer(input.col));
  };
  return words.frame.join.sentences(
    said(
      report.chosen !== null && lawSentence(scene),
      sentence('moveIds', idsChange(report)),
      settings.act !== 'moveIds' && sentence(settings.act, inputChange(report)),
    ),
  );
}

export function readout({ cursor, report, words, numbers }: ShiftScene): string | null {
  const kind = cursor?.figure.replace('products-', '');
  if (!cursor || (kind !== 'raw' && kind !== 'projected')) return null;
  const { matrix } = report.products[kind];
  if (cursor.row >= matrix.rows || cursor.col >= matrix.cols) return null;
  const value = numbers.fixed(at(matrix, cursor.row, cursor.col), 2);
  const [row, col, offset] = [cursor.row, cursor.col, cursor.col - cursor.row].map((n) => numbers.integer(n));
  return words.shift.readout(row ?? '', col ?? '', value, offset ?? '', kind === 'raw');
}
