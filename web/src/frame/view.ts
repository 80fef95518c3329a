/** The whole picture of one moment: from session, layout and what is open, one tree. Pure. */
import type { Step } from '../experiments/contract.ts';
import { defs } from '../render/defs.ts';
import { lead } from '../render/lead.ts';
import { rich } from '../render/rich.ts';
import { h, type Tree } from '../render/tree.ts';
import { longestFragment } from '../state/url.ts';
import { footer, phoneBar, type RailParts, rail, railItem, stepList } from './chrome.ts';
import { courseSentences } from './course-part.ts';
import { heldTree } from './held.ts';
import { type Moment, partsOf } from './moment.ts';
import { close, textToCopy } from './offer-part.ts';
import { pageColumn } from './page-view.ts';
import { failurePanel, missing } from './panels.ts';
import { paperLine } from './paper.ts';
import { replayingPart, replayPart } from './replay-part.ts';
import { isCopiedCode, resultButton, resultPart } from './result-part.ts';
import { stepView } from './step-view.ts';
import { menuEnd, topBar } from './top-bar.ts';

export function wholeView(moment: Moment): Tree {
  const { session, ui, layout, unit } = moment;
  const { frame } = session.options.words;
  const phone = layout.size === 'S';
  const beside = unit && layout.size === 'XL' && !ui.projector;
  // On a phone and from a projector the question has the room, and the menu comes when it is asked for.
  const menu = unit && !beside && (ui.railOpen || !(phone || ui.projector));
  const railParts = railOf(moment);
  const tree = [
    defs(),
    unit && !phone && topBar(moment),
    unit && phone && phoneBarOf(moment, railParts),
    h(
      'div',
      { class: beside ? 'body' : 'body alone' },
      beside && rail(railParts, false),
      h(
        'div',
        { class: 'main', key: 'main' },
        menu && rail(railParts, true),
        unit && phone && ui.railOpen && menuEnd(moment),
        moment.embed?.(moment),
        notices(moment),
        session.page ? pageColumn(moment, session.page) : mainColumn(moment),
        footer(frame, {
          kept: keptSentences(moment),
          webAssembly: session.engine?.webAssembly ?? true,
          fullPage: unit ? null : moment.fullPage,
          resultCode: resultButton(moment),
        }),
        resultPart(moment),
      ),
    ),
    h('p', { class: 'vh', role: 'status', 'aria-live': 'polite' }, ui.live),
  ];
  return heldTree(tree, session);
}

function keptSentences({ session, ui, keeps }: Moment): string[] {
  const { words, numbers } = session.options;
  const sentences = courseSentences(ui.course, words, numbers);
  return ui.course.takes ? sentences : [...sentences, keeps ? words.frame.progressKept : words.frame.progressNotKept];
}

function railOf({ session }: Moment): RailParts {
  const { experiments, words } = session.options;
  const items = experiments.flatMap((experiment) => {
    const state = session.state.experiments[experiment.id];
    return state ? [railItem(experiment, state, words)] : [];
  });
  const pages = session.pages.map(({ id }) => ({ id, name: words[id].name }));
  return { items, pages, current: session.state.experiment, frame: words.frame };
}

function phoneBarOf({ ui }: Moment, { items, pages, current, frame }: RailParts): Tree {
  const item = items.find(({ id }) => id === current);
  const page = pages.find(({ id }) => id === current);
  const number = item?.group === 'question' ? items.indexOf(item) + 1 : null;
  return phoneBar((item ?? page)?.name ?? '', number, frame, ui.railOpen);
}

function notices(moment: Moment): Tree {
  const { ui, session } = moment;
  const { numbers, words } = session.options;
  const { frame } = words;
  const { copied, linkLength } = ui;
  const menuShown = ui.exportOpen && !session.page && session.current.step === 'run';
  return [
    // Else where it was begun.
    ui.replaying && !menuShown && replayingPart(ui.replaying, numbers, frame),
    ui.replay && replayPart(ui.replay, numbers, frame),
    ...ui.notices.map((notice) => h('p', { class: 'notice sm', role: 'alert', key: `notice ${notice}` }, rich(notice))),
    linkLength !== null &&
      h(
        'p',
        { class: 'notice sm', role: 'alert', key: 'link length' },
        frame.notices.linkLength(numbers.integer(longestFragment), numbers.integer(linkLength)),
      ),
    copied &&
      !isCopiedCode(moment) &&
      h(
        'div',
        { class: 'notice', key: 'copied' },
        h('p', { class: 'sm', role: 'status' }, copied.ok ? frame.copied : frame.copyByHand),
        !copied.ok && textToCopy(copied.text, frame),
        close('copied', frame),
      ),
  ];
}

function mainColumn(moment: Moment): Tree {
  const { session, layout } = moment;
  const { words, steps } = session.options;
  const step = steps.includes(session.current.step) ? session.current.step : (steps[0] ?? 'run');
  return [
    h('h1', { class: 'h1', part: 'question', ...lead(session.core.id) }, rich(words[session.core.id].question)),
    session.whole && session.computed.report !== null && paperLine(partsOf(moment), session.computed.accepted),
    stepList(steps, { ...session.current, step }, words.frame, layout.size),
    missing(moment),
    session.whole && stepColumn(moment, step),
  ];
}

/** This needs numbers; without an engine the question above stays readable. */
function stepColumn(moment: Moment, step: Step): Tree {
  const { report, failure } = moment.session.computed;
  if (report !== null) {
    const part = step === 'run' ? null : 'card';
    return h('div', { class: `step-${step}`, part, key: step }, stepView(partsOf(moment), step));
  }
  return failure !== null && failurePanel('experiment', failure, moment.session.options.words.frame);
}
