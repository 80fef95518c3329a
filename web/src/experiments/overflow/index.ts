/** Overflow: a text longer than the table. The slice is silent, the add fails, and five cures lose five different things. */
import type { OverflowReport } from '../../engine/overflow.ts';
import { rich } from '../../render/rich.ts';
import { h, type Tree } from '../../render/tree.ts';
import { inShort } from '../../state/json.ts';
import type { Experiment, Scene } from '../contract.ts';
import { refuse } from '../refuse.ts';
import { asking } from '../rounds.ts';
import { claims } from './claims.ts';
import { core } from './core.ts';
import { curesSection } from './cures-view.ts';
import { questions } from './predictions/index.ts';
import { results } from './results.ts';
import { describe, outcome, tables } from './sentences.ts';
import { conditions, longest, type Settings, usable } from './settings.ts';
import { outcomePanel, stepsList } from './steps-view.ts';
import { tableFigure } from './table-view.ts';

function view(scene: Scene<Settings, OverflowReport>): Tree {
  const { settings, report, words, numbers, layout, hidden, parts } = scene;
  const { integer } = numbers;
  if (hidden) {
    const intro = words.overflow.intro(
      integer(settings.length),
      integer(settings.maxLen),
      integer(settings.width),
      settings.table === 'vit',
    );
    return [h('p', { class: 'say' }, rich(intro)), tableFigure(scene), stepsList(scene)];
  }
  const wide = layout.width > 760;
  return [
    report.loneSine &&
      h(
        'p',
        { class: 'sm mut overflow-notice' },
        settings.width === 1 ? words.overflow.notices.one : words.overflow.notices.odd,
      ),
    tableFigure(scene),
    h('div', { class: wide ? 'overflow-outcome wide' : 'overflow-outcome' }, stepsList(scene), outcomePanel(scene)),
    curesSection(scene),
    h('div', { class: 'closing' }, parts.sentence, parts.next),
    parts.runTable,
  ];
}

export const experiment: Experiment<Settings, OverflowReport> = {
  ...core,
  compute(engine, { reach, ...settings }) {
    // The engine knows no reach; one from a foreign link may be such that the axis has no end.
    if (!usable(reach)) refuse('out-of-range', 'reach', `an integer from 1 to ${longest}`, inShort(reach) ?? 'nothing');
    return engine.overflow(settings);
  },
  verdict: (report) => report.verdict,
  conditions,
  view,
  describe,
  outcome,
  tables,
  results,
  readout: () => null,
  claims,
  rounds: asking(core.rounds, questions),
  reasons: ['slice', 'add', 'stored', 'trained'],
  ideas: ['stored', 'slice', 'add', 'rebuild', 'limits'],
};
