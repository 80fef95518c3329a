/** What a card says now: its words with the numbers of its seed, as the page prints them. */
import type { CardWords, Named, OwnCardWords, Sentence } from '../../locales/contract.ts';
import type { Locale } from '../../locales/en/index.ts';
import type { Numbers } from '../../render/numbers.ts';
import type { Card, CardId } from './cards.ts';
import type { Values } from './numbers.ts';

/** Rich text, but for the formula lines (render/formula.ts). */
export interface CardTexts {
  readonly title: string;
  readonly question: string;
  /** Formulas, one a line, if any. */
  readonly formula?: string;
  readonly ideas: readonly { readonly id: string; readonly text: string }[];
  readonly often: readonly { readonly id: string; readonly said: string; readonly reply: string }[];
}

/** Smaller ones than this would be 0 in four decimals. */
const smallest = 0.001;
const decimals = 4;
/** Closer to its four decimals than this, a number has no others: 0.1 + 0.2 is 0.3. */
const exact = 1e-12;

/** Whole numbers whole, sizes near 0 as powers of ten, 0.5 as it is, what was rounded with all four decimals. */
function printed(value: number, numbers: Numbers): string {
  if (Number.isInteger(value)) return numbers.integer(value);
  if (Math.abs(value) < smallest) return numbers.size(value);
  const rounded = numbers.fixed(value, decimals);
  return Math.abs(value - Number(value.toFixed(decimals))) < exact ? rounded.replace(/\D?0+$/, '') : rounded;
}

export const namedOf = (values: Values, numbers: Numbers): Named =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      numbers.list([value].flat().map((one) => printed(Number(one), numbers))),
    ]),
  );

export const titleOf = ({ id }: Card, { deck }: Locale): string => wordsOf(deck, id)?.title ?? id;

type DeckWords = Locale['deck'];
const wordsOf = ({ unitCards, ownCards }: DeckWords, id: CardId): CardWords | OwnCardWords | undefined =>
  ({ ...unitCards, ...ownCards })[id];

export function textsOf(card: Card, values: Values, words: Locale, numbers: Numbers): CardTexts {
  const named = namedOf(values, numbers);
  const say = (sentence: Sentence): string => (typeof sentence === 'string' ? sentence : sentence(named));
  const own = wordsOf(words.deck, card.id);
  const asked = card.of ? words[card.of].selfTest : (own as OwnCardWords);
  return {
    title: own?.title ?? card.id,
    question: say(asked.question),
    ...('formula' in asked ? { formula: asked.formula } : {}),
    ideas: Object.entries<Sentence>(asked.ideas).map(([id, text]) => ({ id, text: say(text) })),
    often: Object.entries(own?.often ?? {}).map(([id, { said, reply }]) => ({
      id,
      said: say(said),
      reply: say(reply),
    })),
  };
}
