/** A page in the frame: its question and what it draws in the main column, its sentence, its files. Its failures stay its own. */
import type { AnyPage, AnyPageCore, PageFile, PageScene } from '../exercises/page.ts';
import { now } from '../host/clock.ts';
import { said } from '../locales/said.ts';
import { lead } from '../render/lead.ts';
import { plain, rich } from '../render/rich.ts';
import { h, type Tree, textOf } from '../render/tree.ts';
import { redoQuiet, undoQuiet } from './history-part.ts';
import { type Moment, presentScene } from './moment.ts';
import { offerPart } from './offer-part.ts';
import { failurePanel, missing } from './panels.ts';

function pageScene(moment: Moment, page: AnyPage): PageScene<unknown, unknown> {
  const { session, layout, idPrefix } = moment;
  const { words, numbers, experiments } = session.options;
  return {
    state: session.state.pages[page.id],
    result: session.pageResult.result,
    words,
    numbers,
    layout,
    today: (session.options.now ?? now)().today,
    experiments: experiments.map(({ id }) => ({ id, name: words[id].name })),
    offer: offerPart(moment),
    idPrefix,
  };
}

/** What is measured in a sentence, of a page or an experiment. */
export function sentenceNow(moment: Moment): string {
  const { wholePage, experiment } = moment.session;
  return textOf(
    rich(wholePage ? wholePage.describe(pageScene(moment, wholePage)) : experiment.describe(presentScene(moment))),
  );
}

/** The same sentence for the ear, after what is seen beside it. */
function heardNow(moment: Moment): string {
  const { experiment, options } = moment.session;
  const before = textOf(rich(experiment.heard?.(presentScene(moment)) ?? ''));
  return options.words.frame.join.sentences(said(before, sentenceNow(moment)));
}

/**
 * What the live region says: where the learner came to, and what is measured there. Of an experiment only Run tells that; elsewhere
 * it would give the answer away.
 */
export function spokenNow(moment: Moment, came: 'place' | 'step' | null): string {
  const { page, current, core, options } = moment.session;
  const { words } = options;
  const step = page ? null : current.step;
  const told = step === null ? sentenceNow(moment) : step === 'run' ? heardNow(moment) : '';
  if (came === null || (came === 'step' && told !== '')) return told;
  const { name, question } = words[(page ?? core).id];
  const asked = step === 'self-test' ? words[core.id].selfTest.question : question;
  const { steps, cameTo, join } = words.frame;
  return join.sentences(said(cameTo(step === null ? name : steps[step], textOf(rich(asked))), told));
}

/** A file of the page that is open; null: it has none, or waits for the engine. */
export function fileNow(moment: Moment, name: string): PageFile | null {
  const { wholePage: page, fitting: engine } = moment.session;
  return (engine && page?.file?.(name, pageScene(moment, page), engine)) ?? null;
}

export function pageColumn(moment: Moment, { id }: AnyPageCore): Tree {
  const { session } = moment;
  const { wholePage, history } = session;
  const { result, failure } = session.pageResult;
  const { words } = session.options;
  return [
    h(
      'div',
      { class: 'page-head' },
      h('h1', { class: 'h1', part: 'question', ...lead(id) }, rich(words[id].question)),
      h(
        'span',
        { class: 'history', part: 'history' },
        undoQuiet(history, words.frame),
        redoQuiet(history, words.frame),
      ),
    ),
    missing(moment),
    failure !== null && h('p', { class: 'error', role: 'alert' }, rich(failure)),
    wholePage && result !== null && h('div', { class: `page-${id}`, part: 'page', key: id }, drawn(moment, wholePage)),
  ];
}

function drawn(moment: Moment, page: AnyPage): Tree {
  try {
    return page.view(pageScene(moment, page));
  } catch (error) {
    const { frame } = moment.session.options.words;
    return failurePanel('page', frame.unexpected(plain(error instanceof Error ? error.message : String(error))), frame);
  }
}
