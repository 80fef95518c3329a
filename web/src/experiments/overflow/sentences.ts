/** What the page says about a report as a whole: the computed sentence, the outcome, the tables. */
import type { OverflowReport } from '../../engine/overflow.ts';
import { said } from '../../locales/said.ts';
import type { NumberTable, Scene } from '../contract.ts';
import { chosenCure } from './cures-view.ts';
import type { Settings } from './settings.ts';

type OverflowScene = Scene<Settings, OverflowReport>;

/** What happens without a cure. */
export function outcome({ settings, report, numbers, words }: OverflowScene): string {
  const say = words.overflow.sentence;
  const { integer } = numbers;
  switch (report.outcome) {
    case 'buildFails':
      return say.buildFails(integer(settings.width));
    case 'inputSpread':
      return say.inputSpread(integer(report.outputRows));
    case 'tableSpread':
      return say.tableSpread(integer(settings.length));
    default:
      return say[report.outcome](integer(settings.length), integer(report.slicedRows));
  }
}

export function describe(scene: OverflowScene): string {
  return scene.words.frame.join.sentences(said(outcome(scene), cureSentence(scene)));
}

function cureSentence(scene: OverflowScene): string {
  const { settings, report, numbers, words } = scene;
  const say = words.overflow.sentence;
  const { integer } = numbers;
  if (report.outcome === 'buildFails') return '';
  const cure = chosenCure(scene);
  if (cure.ownRow.identical && cure.newRows === 0) {
    if (report.spareRows > 0) return say.takes(integer(settings.length));
    return report.outcome === 'fits' ? say.nothing : '';
  }
  switch (cure.policy) {
    case 'rebuild':
      return settings.table === 'sinusoidal' ? say.rebuild : say.rebuildLearned(integer(cure.newRows));
    case 'truncate':
      return say.truncate(integer(cure.lostTokens));
    case 'clamp':
      return say.clamp(integer(cure.lastRowTokens), integer(report.lastPosition));
    case 'wrap':
      return say.wrap(integer(cure.collidingPairs));
    case 'interpolate':
      return say.interpolate(integer(cure.keptRows), integer(report.storedRows));
  }
}

export function tables(scene: OverflowScene): readonly NumberTable[] {
  const { report, words, numbers } = scene;
  const say = words.overflow.tables;
  const names = words.overflow.cures.names;
  const cures = report.cures.map((cure) => [
    names[cure.policy],
    cure.outputRows,
    cure.keptRows,
    cure.lostTokens,
    cure.newRows,
    cure.distinctRows,
    cure.lastRowTokens,
    cure.collidingPairs,
    cure.closest?.distance ?? say.none,
  ]);
  const head = [say.token, say.should, ...report.cures.map(({ policy }) => names[policy])];
  const rows = shownTokens(scene).map((token) => [
    numbers.integer(token),
    report.ideal[token] ?? say.none,
    ...report.cures.map(({ column }) => column[token] ?? say.none),
  ]);
  return [
    { caption: say.cures, head: say.head, rows: cures },
    { caption: words.frame.join.labelled(say.rows, numbers.integer(report.curveColumn)), head, rows },
  ];
}

/** The ends of the text and of the table, and both sides of the limit. */
function shownTokens({ settings }: OverflowScene): number[] {
  const { length, maxLen } = settings;
  const wanted = [
    0,
    1,
    Math.floor(maxLen / 2),
    maxLen - 1,
    maxLen,
    maxLen + 1,
    Math.floor((maxLen + length) / 2),
    length - 1,
  ];
  return [...new Set(wanted)].filter((token) => token >= 0 && token < length).sort((a, b) => a - b);
}
