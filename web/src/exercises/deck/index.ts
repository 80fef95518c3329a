/** The self-test deck as a page of the unit. */
import type { Page } from '../page.ts';
import { ankiText, type Note } from './anki.ts';
import { writeBackup } from './backup.ts';
import { type CardId, cardOf, cards } from './cards.ts';
import { core } from './core.ts';
import { valuesOf } from './numbers.ts';
import { asked, type DeckState } from './state.ts';
import { textsOf } from './texts.ts';
import { type DeckResult, type DeckScene, dueLine, view } from './view.ts';

/** Every card as a note, with the numbers of the seed that is on the table. */
function notes({ state, words, numbers }: DeckScene, engine: Parameters<typeof valuesOf>[0]): Note[] {
  return cards.map((card) => {
    const texts = textsOf(card, valuesOf(engine, card.id, state.seed), words, numbers);
    return {
      question: texts.question,
      formulas: texts.formula?.split('\n') ?? [],
      ideas: texts.ideas.map(({ text }) => text),
    };
  });
}

export const deck: Page<DeckState, DeckResult> = {
  ...core,
  asks: (state) => ({ card: asked(state), seed: state.seed }),
  compute(engine, state) {
    const card = asked(state);
    return { card, values: card === null ? {} : valuesOf(engine, card as CardId, state.seed) };
  },
  view,
  describe(scene) {
    const card = cardOf(asked(scene.state) ?? '');
    if (!card) return dueLine(scene);
    return scene.words.deck.describe(textsOf(card, scene.result.values, scene.words, scene.numbers).question);
  },
  file(name, scene, engine) {
    if (name === 'backup') return writeBackup(scene.state.schedule, scene.today);
    return { name: 'position-lab-deck.txt', type: 'text/plain', text: ankiText(notes(scene, engine)) };
  },
};
