/**
 * The numbers on the deck's cards, for many seeds, against the textbook formulas in plain JavaScript; and that every card is said
 * and drawn whole.
 */
import { describe, expect, test } from 'vitest';
import { layoutOf } from '../../web/src/element/layout.ts';
import { type CardId, cardOf, cards } from '../../web/src/exercises/deck/cards.ts';
import { deck } from '../../web/src/exercises/deck/index.ts';
import { hasNumbers, valuesOf } from '../../web/src/exercises/deck/numbers.ts';
import { initial } from '../../web/src/exercises/deck/state.ts';
import { textsOf } from '../../web/src/exercises/deck/texts.ts';
import { wholeExperiments } from '../../web/src/experiments/registry.ts';
import { newUi, type Ui } from '../../web/src/frame/ui.ts';
import { wholeView } from '../../web/src/frame/view.ts';
import { en } from '../../web/src/locales/en/index.ts';
import { textOf } from '../../web/src/render/tree.ts';
import { Session } from '../../web/src/session/session.ts';
import { steps } from '../../web/src/state/lab-state.ts';
import { plainText } from './reading.ts';
import { engine, numbers } from './scene.ts';

const experiments = await wholeExperiments();

const seeds = Array.from({ length: 60 }, (_, k) => k * 71_582_789);

// biome-ignore lint/suspicious/noExplicitAny: numbers and lists of numbers by name
const each = (id: CardId, check: (values: Record<string, any>, seed: number) => void): void => {
  for (const seed of seeds) check(valuesOf(engine, id, seed), seed);
};
const entriesAt = (position: number, width: number): number[] =>
  Array.from({ length: width }, (_, column) => {
    const angle = position / 10000 ** ((2 * Math.floor(column / 2)) / width);
    return column % 2 === 0 ? Math.sin(angle) : Math.cos(angle);
  });
const expectNear = (found: number[], wanted: number[]): void => {
  expect(found).toHaveLength(wanted.length);
  for (const [k, value] of wanted.entries()) expect(found[k]).toBeCloseTo(value, 12);
};
const softmax = (a: number, b: number): number[] => [1 / (1 + Math.exp(b - a)), 1 / (1 + Math.exp(a - b))];

describe('numbers of a card, for many seeds', () => {
  test('ST06: a weight goes to the places of its two tokens, where neither the list nor standing still leads', () => {
    each('ST06', ({ order, query, key, row, col, listRow, listCol }) => {
      expect([order[row], order[col]]).toEqual([query, key]);
      expect([listRow, listCol]).toEqual([order[query], order[key]]);
      expect(listRow).not.toBe(row);
      expect([row, col]).not.toEqual([query, key]);
    });
  });
  test('ST07: angles, entries, and what wrong ways would begin or end with', () => {
    each('ST07', ({ width, row, angles, entries, nextRow, next, doubled, degrees }) => {
      expectNear(entries, entriesAt(row, width));
      expectNear(
        angles,
        Array.from({ length: width / 2 }, (_, j) => row / 10000 ** ((2 * j) / width)),
      );
      expect(nextRow).toBe(row + 1);
      const wrong = row / 10000 ** ((4 * (width / 2 - 1)) / width);
      expectNear(
        [next, ...doubled, degrees],
        [Math.sin(row + 1), Math.sin(wrong), Math.cos(wrong), Math.sin((row * Math.PI) / 180)],
      );
    });
  });
  test('ST08: the matrix takes the pair of position 0 to that of the offset', () => {
    each('ST08', ({ width, pair, offset, turn, top, bottom, start, goal, back, bare }) => {
      const angle = offset / 10000 ** ((2 * pair) / width);
      const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
      expect(turn).toBeCloseTo(angle, 12);
      expectNear([...top, ...bottom], [cos, sin, -sin, cos]);
      expectNear([...start, ...goal, ...back], [0, 1, sin, cos, -sin, cos]);
      expectNear(bare, [Math.cos(offset), Math.sin(offset)]);
      expect(pair).toBeGreaterThan(0);
    });
  });
  test('ST10, ST18 and ST19: what is said to change changes, what is said to stay is rounding', () => {
    each('ST10', ({ change, raw, projected }) => {
      expect(Math.min(change, projected)).toBeGreaterThan(1e-3);
      expect(raw).toBeLessThan(1e-10);
    });
    each('ST18', ({ shuffledWords, shuffledSums, without, tolerance }) => {
      expect(shuffledWords).toBeGreaterThan(1e-3);
      expect(Math.max(shuffledSums, without)).toBeLessThanOrEqual(tolerance);
      expect(tolerance).toBeLessThan(1e-9);
    });
    each('ST19', ({ counted, rotary, prefix }) => {
      expect(Math.min(counted, prefix)).toBeGreaterThan(1e-3);
      expect(rotary).toBeLessThan(1e-10);
    });
  });
  test('ST13: one layer is the same twice, two are not, also as printed', () => {
    each('ST13', ({ once, each: every, onceTwo, eachTwo }) => {
      expect(every).toBe(once);
      expect(onceTwo.toFixed(4)).not.toBe(eachTwo.toFixed(4));
    });
  });
  test('ST14: roots of 1/2, of the width and of twice the width', () => {
    each('ST14', ({ width, word, position, ratio }) =>
      expectNear([word, position, ratio], [width ** 0.5, 0.5 ** 0.5, (2 * width) ** 0.5]),
    );
  });
  test('ST15: lost, shared and repeated rows, counted by hand', () => {
    each('ST15', ({ length, limit, lost, lastRow, sharing, first, second, distinct }) => {
      expect(length).toBeGreaterThan(limit);
      expect([lost, lastRow, sharing]).toEqual([length - limit, limit - 1, length - limit + 1]);
      expect([first, second, distinct]).toEqual([0, limit, length]);
    });
  });
  test('ST17: the outcomes of dropout; neither wrong list is right', () => {
    each('ST17', ({ rate, word, entry, sum, dropped, kept, apart }) => {
      expectNear([sum, dropped, kept, apart], [word + 1, 0, (word + 1) / (1 - rate), word / (1 - rate) + 1]);
      expect(entry).toBe(1);
      expect(kept).not.toBe(sum);
    });
  });
  test('ST20: first rows of the right softmax, of the wrong axis, and of queries and keys exchanged', () => {
    each('ST20', ({ first: [a, b], second: [c, d], right, query, exchanged }) => {
      expectNear(right, softmax(a, b));
      expectNear(query, [softmax(a, c)[0] as number, softmax(b, d)[0] as number]);
      expectNear(exchanged, softmax(a, c));
      expect(query[0] + query[1]).not.toBeCloseTo(1, 4);
    });
  });
  test('equal seeds give equal numbers, and a card with numbers has many', () => {
    for (const { id } of cards.filter((card) => hasNumbers(card.id))) {
      expect(valuesOf(engine, id, 5)).toEqual(valuesOf(engine, id, 5));
      // ST14 has four widths, ST13 a seed; none has fewer.
      expect(new Set(seeds.map((seed) => JSON.stringify(valuesOf(engine, id, seed)))).size).toBeGreaterThanOrEqual(4);
    }
  });
});

describe('words', () => {
  test('the bank of twenty, each once, the unit’s four first and their ideas those of the experiments', () => {
    const wanted = Array.from({ length: 20 }, (_, k) => `ST${String(k + 1).padStart(2, '0')}`);
    expect(cards.map(({ id }) => id).sort()).toEqual(wanted);
    expect(cards.slice(0, 4).map(({ of }) => of)).toEqual(['permute', 'mode', 'shift', 'overflow']);
    for (const { id, ideas } of experiments.filter(({ group }) => group === 'question')) {
      const card = cards.find(({ of }) => of === id);
      expect(card && textsOf(card, {}, en, numbers).ideas.map((idea) => idea.id)).toEqual(ideas);
    }
  });
  test('every sentence of every card is whole, and shows an experiment that is there', () => {
    const known: readonly string[] = experiments.map(({ id }) => id);
    for (const card of cards) {
      for (const seed of seeds.slice(0, 12)) {
        const { title, question, ideas, often } = textsOf(card, valuesOf(engine, card.id, seed), en, numbers);
        const said = [question, ...ideas.map(({ text }) => text), ...often.flatMap((one) => [one.said, one.reply])];
        for (const text of said.map((one) => plainText(one))) {
          expect(text, card.id).toMatch(/[.?…]$/);
          expect(text, card.id).not.toMatch(/undefined|NaN|∞|\[object/);
        }
        expect(title).not.toBe(card.id);
        expect(ideas.length).toBeGreaterThanOrEqual(3);
        expect(often.length).toBeGreaterThanOrEqual(1);
      }
      expect(
        card.shows.some((id) => known.includes(id)),
        card.id,
      ).toBe(true);
    }
  });
  test('numbers as printed: whole, exact, rounded to four decimals, and near 0', () => {
    const card = cardOf('ST17');
    const values = { word: -1.2, entry: 1, rate: 0.25, sum: 1 - 1.2, dropped: 0, kept: -0.2 / 0.75, apart: 1e-5 };
    const { question, ideas, often } = textsOf(card as NonNullable<typeof card>, values, en, numbers);
    expect(question).toBe(
      'The word part is −1.2, the entry of the table 1, and $p$ = 0.25. What can come out, how often, in train mode and in eval mode?',
    );
    expect(ideas[1]?.text).toBe('Train: 0 with probability 0.25, else −0.2667.');
    expect(ideas[2]?.text).toBe('Eval: always −0.2.');
    expect(often[0]?.said).toBe('Train: 1 or 1.0·10^{−5}.');
  });
});

function open(seed = 11, page = deck) {
  const now = () => ({ today: '2026-11-30', seed });
  const session = new Session({ experiments, pages: [page], words: en, numbers, steps, experiment: 'deck', now });
  session.engine = engine;
  const drawn = (pixels = 1280, ui: Partial<Ui> = {}): string => {
    const layout = layoutOf(pixels, 16, true, false);
    if (!layout) throw new Error('no layout');
    const place = { idPrefix: 't', keeps: true };
    const outside = { fullPage: null, paperAddress: null, engineFailure: null };
    return textOf(wholeView({ session, ui: { ...newUi(), ...ui }, layout, unit: true, ...place, ...outside }));
  };
  session.flush();
  return { session, drawn };
}

describe('the page', () => {
  test('a view that throws is a panel with the way back that a page has', () => {
    const view = () => {
      throw new Error('no **card**');
    };
    const text = open(11, { ...deck, view }).drawn();
    expect(text).toContain(en.frame.stopped.page.title);
    expect(text).toContain('no **card**');
    expect(text).toContain(`${en.frame.stopped.page.wayOut}${en.frame.undo}`);
  });
  test('every card draws at every size, asked and answered', () => {
    const { session, drawn } = open();
    for (const { id } of cards) {
      session.send({ type: 'pick', card: id });
      for (const type of ['none', 'showAnswer']) {
        session.send({ type });
        session.flush();
        for (const pixels of [320, 700, 900, 1280]) {
          expect(drawn(pixels), id).not.toMatch(/undefined|NaN|\[object/);
          expect(drawn(pixels), id).not.toContain(en.frame.stopped.page.title);
        }
      }
    }
  });
  test('a mark says when the card comes back, and the list shows it', () => {
    const { session, drawn } = open();
    expect(drawn()).toContain('20 due today.');
    session.send({ type: 'start' });
    session.send({ type: 'showAnswer' });
    session.send({ type: 'mark', mark: 'got' });
    session.flush();
    expect(drawn()).toContain('Marked Got it. It comes back on 1 December.');
    session.send({ type: 'next' });
    session.flush();
    expect(drawn()).toContain('19 due today, next on 1 December.');
    expect(drawn()).toContain('Back on 1 December');
  });
  test('a mark in an experiment shows here; one of here leaves the experiment alone', () => {
    const { session, drawn } = open();
    session.send({ type: 'open', experiment: 'overflow' });
    session.send({ type: 'mark', mark: 'missed' });
    session.flush();
    expect(session.state.pages.deck).toMatchObject({ schedule: { ST04: { last: '2026-11-30', streak: 0 } } });
    session.send({ type: 'open', experiment: 'deck' });
    session.flush();
    expect(drawn()).toContain('19 due today, next on 1 December.');
  });
  test('the text of a file that a frame may have refused is beside the files', () => {
    const offered = { name: 'position-lab-deck-2026-11-30.json', text: '{}' };
    expect(open().drawn(1280, { offered })).toContain(
      'If position-lab-deck-2026-11-30.json does not arrive, the page around this one may allow no downloads:',
    );
  });
  test('one engine call serves all that is typed on a card', () => {
    const { session } = open();
    session.send({ type: 'pick', card: 'ST20' });
    session.flush();
    const before = session.report;
    session.send({ type: 'entry', value: 'softmax' });
    expect(session.flush().stateChanged).toBe(true);
    expect(session.report).toBe(before);
  });
  test('a state that is none is refused with its place; what cannot be computed is said', () => {
    const { session, drawn } = open();
    expect(session.restore({ pages: { deck: { seed: 'x' } } })).toEqual({ ok: false, at: 'pages.deck' });
    expect(session.restore({ pages: { other: {} } })).toEqual({ ok: false, at: 'pages.other' });
    expect(session.restore({ experiment: 'deck', pages: { deck: { queue: ['ST07'], seed: 3 } } }).ok).toBe(true);
    const broken = () => {
      throw new TypeError('not today');
    };
    session.engine = { ...engine, sinusoidalTable: broken };
    session.flush();
    expect(drawn()).toContain('Something outside the engine failed. It says: not today.');
  });
  test('undo and keys of experiments do nothing on a page', () => {
    const { session } = open();
    const before = session.state;
    for (const type of ['undo', 'redo', 'set', 'lock', 'moveToken', 'ask']) session.send({ type, round: 'PM1' });
    session.cancel('drag 1');
    session.settle();
    expect(session.state).toBe(before);
  });
  test('every card is an Anki note of one line with one tab', () => {
    const { session } = open();
    const layout = layoutOf(1280, 16, true, false);
    if (!layout || !deck.file) throw new Error('no file');
    const scene = {
      state: initial,
      result: { card: null, values: {} },
      words: en,
      numbers,
      layout,
      today: '2026-11-30',
      experiments: [],
      idPrefix: 't',
    };
    const { text } = deck.file('anki', scene, session.engine ?? engine);
    const lines = text.trimEnd().split('\n');
    expect(lines.slice(0, 2)).toEqual(['#separator:tab', '#html:true']);
    expect(lines.slice(2).map((line) => line.split('\t').length)).toEqual(Array(20).fill(2));
    expect(text).not.toMatch(/undefined|NaN|\$|\*\*/);
  });
});
