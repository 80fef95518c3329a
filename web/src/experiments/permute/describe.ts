/** Which of the locale's sentences fits a report. Nothing here decides a verdict: the engine's verdicts choose. */
import type { Verdict } from '../../engine/api.ts';
import type { Locale } from '../../locales/en/index.ts';
import { plain } from '../../render/rich.ts';
import type { Experiment } from '../contract.ts';
import { formulasOf } from './formulas.ts';
import { hasGiven, type PermuteScene, type PermuteState } from './settings.ts';

type Said = Pick<PermuteScene, 'settings' | 'report' | 'words' | 'numbers' | 'orientation'>;

export const quoted = ({ words }: Pick<Said, 'words'>, word: string | undefined): string =>
  words.frame.join.quoted(plain(word ?? ''));

/** The word that stands at a place after the shuffle. */
export const wordAt = (scene: Said, place: number): string =>
  quoted(scene, scene.settings.words[scene.report.order[place] ?? 0]);

/** The words that changed places, each once. */
const movedWords = (said: Said): string[] => [
  ...new Set(Array.from(said.report.moved, (place) => wordAt(said, place))),
];

/** In a phrase. */
function block(settings: PermuteState, locale: Locale): string {
  const { conditions: words } = locale.permute;
  const scheme = words.schemes[settings.scheme];
  const table = settings.scheme === 'sinusoidal' || settings.scheme === 'learned';
  const parts = [
    table ? words.at(scheme, settings.placement) : scheme,
    words.masks[settings.mask],
    String(settings.layerCount) !== '1' && words.layers(plain(String(settings.layerCount))),
    settings.shuffle === 'sums' && settings.scheme !== 'none' && words.sums,
    settings.block === 'preNorm' && words.preNorm,
    String(settings.headCount) !== '1' && words.heads(plain(String(settings.headCount))),
    String(settings.width) !== '8' && words.width(plain(String(settings.width))),
    settings.scaleByWidth && words.scaled,
    settings.summation === 'exact' && words.exactSums,
    settings.precision === 'float32' && words.float32,
    settings.scale === 'none' && words.unscaled,
    hasGiven(settings) && words.given(settings.claim === null ? null : plain(String(settings.claim))),
  ];
  return locale.frame.join.list(parts.filter((part) => part !== false));
}

export const conditions = (settings: PermuteState, locale: Locale): string =>
  locale.frame.join.opening(block(settings, locale));

/** Numbers that no seed drew. */
export function note(settings: PermuteState, { permute }: Locale): ReturnType<NonNullable<Experiment['note']>> {
  if (!hasGiven(settings)) return null;
  const text = permute.note(settings.claim === null ? null : plain(String(settings.claim)));
  return { text, act: permute.controls.drawAgain, intent: { type: 'drawAgain' } };
}

const moves = (said: Said): string => said.words.permute.moves(movedWords(said));

export const intro = (said: Said): string =>
  said.words.frame.join.sentences([moves(said), said.words.permute.routes(said.orientation === 'columns')]);

/** Heard after a run: what moved, and how the law came out, where. The eye has both in the picture. */
export const heard = (said: Said): string => said.words.frame.join.sentences([moves(said), verdictSentence(said)]);

/** Size before place before count. */
export function verdictSentence(said: Said): string {
  const { report, numbers, words } = said;
  const { verdict: say } = words.permute;
  const { sentences } = words.frame.join;
  const law = report.equivariance;
  const entries = numbers.integer(law.entries);
  if (law.identical) return say.identical;
  const { inDouble } = report;
  if (law.holds) {
    const holds = say.holds(numbers.size(law.residual));
    if (inDouble) return sentences([holds, say.holdsInDouble(numbers.size(inDouble.residual))]);
    return sentences([holds, say.zeros(numbers.integer(report.zeros), entries)]);
  }
  const broken = say.broken(numbers.size(law.residual), wordAt(said, law.row), String(law.col));
  return sentences([broken, say.differ(numbers.integer(law.differing), entries)]);
}

export function outcome(said: Said): string {
  const { report, numbers, words } = said;
  const { verdict: say } = words.permute;
  const law = report.equivariance;
  if (law.holds && !law.identical)
    return words.frame.join.sentences([say.holds(numbers.size(law.residual)), say.rounding]);
  return verdictSentence(said);
}

export function whyNotZero({ report, numbers, words, settings }: Said): string {
  const { verdict: say } = words.permute;
  return say.whyNotZero(
    numbers.integer(report.zeros),
    numbers.integer(report.equivariance.entries),
    say.digits[settings.precision],
  );
}

export function describe(said: Said): string {
  const { report, settings, words } = said;
  const { say } = words.permute;
  const tokens = settings.words.length;
  if (tokens === 1) return say.oneToken;
  const few = [...(tokens === 2 ? [say.twoTokens] : []), ...widthNotice(said)];
  const { sentences } = words.frame.join;
  if (report.moved.length === 0) return sentences([say.nothingMoves, ...few]);
  return sentences([...masked(said), ...positions(said), ...plainBlock(said), ...few]);
}

/** Widths that work, but not as one may expect. */
function widthNotice({ report, settings, words, numbers, orientation }: Said): string[] {
  const { say } = words.permute;
  const width = report.tokens.cols;
  if (report.loneSine) {
    return [say.oddWidth(numbers.integer(width), `$${formulasOf(settings, orientation).table}$`)];
  }
  return width === 1 ? [say.widthOne] : [];
}

/** What the mask does to the law, when the mask alone decides it or breaks it too. */
function masked(said: Said): string[] {
  const { report, settings, words, numbers } = said;
  const { say } = words.permute;
  const { holds } = report.equivariance;
  if (settings.mask === 'none' || (settings.scheme !== 'none' && settings.shuffle === 'tokens')) return [];
  const held = say.maskHolds(settings.mask, report.attention.holds);
  if (settings.scheme !== 'none') return [holds ? held : say.sumsMask];
  if (settings.mask === 'causal') return [holds ? held : say.causalBreaks, ...last(said, report.last)];
  const border = Number(settings.validLength);
  if (border === 0) return [say.paddingNone];
  if (border === settings.words.length) return [say.paddingAll];
  const length = numbers.integer(border);
  if (!holds) return [say.paddingBreaks(length)];
  return [report.keepsValid ? say.paddingHolds(length) : held];
}

function last(said: Said, verdict: Verdict | null): string[] {
  if (verdict === null) return [];
  const { say } = said.words.permute;
  const size = said.numbers.size(verdict.residual);
  const word = wordAt(said, verdict.row);
  const asSet = Number(said.settings.layerCount) === 1;
  return [verdict.holds ? say.lastHolds(word, size, asSet) : say.lastBreaks(word, size)];
}

function positions(said: Said): string[] {
  const { report, settings, words, orientation } = said;
  const { say, conditions: names } = words.permute;
  const { holds } = report.equivariance;
  const { scheme } = settings;
  if (scheme === 'none' || (settings.shuffle === 'sums' && settings.mask !== 'none')) return [];
  if (settings.shuffle === 'sums') return [say.sumsHold];
  const table = scheme === 'sinusoidal' || scheme === 'learned';
  if (holds) {
    if (table && report.distinctWords === 1) return [say.tableHolds];
    if (scheme === 'alibi' && report.reversal && settings.mask === 'none')
      return [say.offsetsHold(names.schemes[scheme])];
    return [say.positionsHold(report.attention.holds)];
  }
  if (!table) return [say.offsetsBreak(names.schemes[scheme])];
  const letters = formulasOf(settings, orientation);
  return [say.tableBreaks(scheme, `$${letters.order}$`, `$${letters.table}$`, movedWords(said))];
}

function plainBlock(said: Said): string[] {
  const { report, settings, words, orientation } = said;
  if (settings.scheme !== 'none' || settings.mask !== 'none') return [];
  const { say } = words.permute;
  const pair = report.equalWords;
  const many = report.distinctWords < settings.words.length - 1;
  const alike = pair?.holds ? [say.equalWords(quoted(said, settings.words[pair.row]), many, orientation)] : [];
  return [say.agree(report.equivariance.identical), ...alike];
}

/** "a block without positions and mask": the note under the ? in Predict. */
export function blockNote({ settings, words }: Said): readonly string[] {
  const { permute } = words;
  return [permute.twoRoutes, permute.blockHas(block(settings, words))];
}
