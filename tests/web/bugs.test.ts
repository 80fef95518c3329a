/**
 * Spot the bug without a browser: cards S01 to S15, graded by the engine. Which tests separate is the exercise bank's, as are the answers
 * of tests/engine/bug_cards.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BugCard, BugCardId } from '../../web/src/engine/bugs.ts';
import { loadWholeEngine } from '../../web/src/engine/page.ts';
import { cardAfter, cards } from '../../web/src/exercises/bugs/cards.ts';
import { bugs } from '../../web/src/exercises/bugs/index.ts';
import { chosen, judged } from '../../web/src/exercises/bugs/judge.ts';
import { type BugsState, initial, join, parse, shared } from '../../web/src/exercises/bugs/state.ts';
import { textsOf } from '../../web/src/exercises/bugs/texts.ts';
import type { PageIntent } from '../../web/src/exercises/page.ts';
import { experiments } from '../../web/src/experiments/registry.ts';
import { en } from '../../web/src/locales/en/index.ts';
import { makeNumbers } from '../../web/src/render/numbers.ts';
import { rich } from '../../web/src/render/rich.ts';
import { textOf } from '../../web/src/render/tree.ts';
import { unknown } from '../../web/src/state/lab-state.ts';

const engine = await loadWholeEngine();
const numbers = makeNumbers('en');
const ids = cards.map(({ id }) => id);
const seeds = [0, 1, 2, 3, 4, 5, 6, 7, 4294967295];

type Sent = Record<string, unknown> & { type: string };
const send = (state: BugsState, ...intents: Sent[]): BugsState =>
  intents.reduce((now, intent) => bugs.reduce(now, { today: '2026-11-30', seed: 5, ...intent } as PageIntent), state);

const sceneOf = (state: BugsState, result: BugCard = bugs.compute(engine, state)) => ({
  ...{ state, result, words: en, numbers, layout: { size: 'XL', width: 900 } as const, today: '2026-11-30' },
  ...{ experiments: experiments.map(({ id }) => ({ id, name: en[id].name })), idPrefix: 'x' },
});
const guess = (id: string, value: string): Sent => ({ type: 'guess', id, value });
const dealt = (card: BugCardId, seed: number): BugsState => ({ ...initial, card, seed });

/** All of it right, from what the engine says. */
function answers({ tests, asked, right, ...card }: BugCard): Record<'test' | 'value' | 'variant', string> {
  const value = asked.kind === 'which' ? chosen({ ...card, tests, asked, right }).join(',') : asked.values.join('\n');
  return { test: tests.find(({ separates }) => separates)?.id ?? '', value, variant: String(right) };
}

/** Says these three things and runs the tests, as the view does. */
function revealed(state: BugsState, said: Record<'test' | 'value' | 'variant', string>): BugsState {
  const ready = send(
    state,
    guess('test', said.test),
    { type: 'keepTest' },
    guess('value', said.value),
    guess('variant', said.variant),
  );
  const { found } = judged(bugs.compute(engine, ready), ready, numbers);
  return send(ready, { type: 'reveal', found });
}

/** The tests of each card that tell the right variant from all others; all variants pass the others, but for S06 and S08. */
const separating: Readonly<Record<BugCardId, readonly string[]>> = {
  S01: ['unitCircle'],
  S02: ['frequencies'],
  S03: ['unitCircle', 'row0'],
  S04: ['row0'],
  S05: ['sameSentence', 'tokensDiffer'],
  S06: ['bothSides'],
  S07: ['lastWord', 'outputRows'],
  S08: ['zeroAndDoubled'],
  S09: ['tableRow'],
  S10: ['moreLayers'],
  S11: ['bothMove', 'equalPlaces'],
  S12: ['allAtOnce'],
  S13: ['padsLeft'],
  S14: ['rowSums'],
  S15: ['droppedCells'],
};
const partial: Partial<Record<BugCardId, readonly string[]>> = {
  S06: ['atLimit', 'pastLimit'],
  S08: ['zeroWord', 'doubledWord'],
};

describe.each(ids)('%s', (id) => {
  test.each(seeds)(
    'seed %i: tempting tests pass on all variants, the separating ones on the right one alone',
    (seed) => {
      const card = engine.bugCard({ card: id, seed });
      for (const { id: name, readings, limit, above, passes, separates } of card.tests) {
        expect(separates, name).toBe(separating[id].includes(name));
        expect(passes[card.right], name).toBe(1);
        const fails = Array.from(passes).filter((pass) => pass === 0).length;
        if (partial[id]?.includes(name)) expect([1, 2], name).toContain(fails);
        else expect(fails, name).toBe(separates ? card.variants.length - 1 : 0);
        // Nothing lies between what is rounding and what is a fault.
        const off = Array.from(readings, (reading) => (above ? reading : reading - limit));
        expect(off.filter((size) => size > 1e-9 && size < 1e-3)).toEqual([]);
      }
    },
  );

  test('every sentence is there and is set', () => {
    const own = en.bugs.cards[id];
    const { variants, tests, values } = engine.bugCard({ card: id });
    expect(Object.keys(own.tests).sort()).toEqual(tests.map(({ id: name }) => name).sort());
    expect(Object.keys(own.values).sort()).toEqual(values.map(({ id: name }) => name).sort());
    for (const variant of variants) expect(own.variants).toHaveProperty(variant);
    for (const seed of seeds) {
      const texts = textsOf(sceneOf(dealt(id, seed)));
      const all = [
        ...[texts.title, texts.wanted, texts.value, texts.fault, texts.reported],
        ...[...texts.variants, ...Object.values(texts.values)],
        ...Object.values(texts.tests).flatMap(({ text, why }) => [text, why]),
      ];
      for (const text of all) {
        expect(textOf(rich(text)).trim()).not.toBe('');
        expect(text).not.toMatch(/undefined|NaN|!/);
      }
    }
  });

  test.each(seeds)('seed %i: all right is found, anything else is not', (seed) => {
    const state = dealt(id, seed);
    const card = bugs.compute(engine, state);
    const all = answers(card);
    const shown = revealed(state, all);
    expect(judged(card, shown, numbers)).toMatchObject({
      ...{ test: 'separates', found: true },
      ...{ value: { right: true }, variant: { right: true } },
    });
    expect(shown.tally[id]).toEqual({ found: 1, missed: 0, last: 'found' });
    expect(textOf(bugs.view(sceneOf(shown)))).toContain('Found.');

    const tempting = card.tests.find(({ separates }) => !separates)?.id ?? '';
    const other = String((card.right + 1) % card.variants.length);
    for (const [part, value] of [
      ['test', tempting],
      ['variant', other],
      ['test', unknown],
      ['variant', unknown],
    ] as const) {
      const missed = revealed(state, { ...all, [part]: value });
      expect(missed.tally[id]).toEqual({ found: 0, missed: 1, last: 'missed' });
      expect(textOf(bugs.view(sceneOf(missed)))).toContain('The test is not found yet.');
    }
    // The same prediction for every variant would make no difference between them.
    const same = card.asked.kind === 'which' ? '' : card.variants.map(() => String(card.asked.values[0])).join('\n');
    expect(judged(card, revealed(state, { ...all, value: same || '-' }), numbers).value.right).toBe(false);
    expect(judged(card, revealed(state, { ...all, value: unknown }), numbers).value.right).toBe(null);
  });

  test('the reply is for the very test that was picked', () => {
    const state = dealt(id, 2);
    const card = bugs.compute(engine, state);
    for (const { id: name } of card.tests) {
      const text = textOf(bugs.view(sceneOf(revealed(state, { ...answers(card), test: name }))));
      expect(text).toContain(textOf(rich(textsOf(sceneOf(state)).tests[name]?.why ?? '?')));
    }
  });

  test('another seed gives another card, and either place to the right variant', () => {
    const places = Array.from({ length: 24 }, (_, seed) => engine.bugCard({ card: id, seed }).right);
    expect(new Set(places).size).toBe(engine.bugCard({ card: id }).variants.length);
    const drawn = Array.from({ length: 24 }, (_, seed) => JSON.stringify(engine.bugCard({ card: id, seed }).tests));
    expect(new Set(drawn).size).toBeGreaterThan(1);
  });

  test('the experiment that shows it is there', () => {
    const shows = cards.find((card) => card.id === id)?.shows;
    if (shows !== null) expect(experiments.map((experiment) => experiment.id as string)).toContain(shows);
  });
});

describe('steps', () => {
  test('a test is kept before the prediction is asked for, and then stays', () => {
    expect(send(initial, { type: 'keepTest' }).step).toBe('test');
    expect(send(initial, guess('value', '1\n2'))).toBe(initial);
    const kept = send(initial, guess('test', 'row0'), { type: 'keepTest' });
    expect(kept.step).toBe('predict');
    expect(send(kept, guess('test', 'unitCircle'))).toBe(kept);
    expect(textOf(bugs.view(sceneOf(initial)))).not.toContain('Predict');
    expect(textOf(bugs.view(sceneOf(kept)))).toContain('Answer for each variant.');
  });
  test('a field of several changes its own part', () => {
    const kept = send(initial, guess('test', 'row0'), { type: 'keepTest' });
    const once = send(kept, { type: 'guess', id: 'value', before: '\n', at: 1, value: '0.5' });
    expect(once.said.value).toBe('\n0.5');
  });
  test('nothing is shown twice, and nothing said after it', () => {
    const shown = revealed(dealt('S04', 1), { test: 'row0', value: unknown, variant: '0' });
    expect(send(shown, { type: 'reveal', found: true })).toBe(shown);
    expect(send(shown, guess('variant', '1'))).toBe(shown);
    expect(send(shown, { type: 'marked', experiment: 'shift', mark: 'got' })).toBe(shown);
  });
  test('next, again and a pick deal a card with the seed of the gesture; the tally stays', () => {
    const shown = revealed(dealt('S15', 1), { test: unknown, value: unknown, variant: unknown });
    const { tally } = shown;
    const fresh = { step: 'test', said: initial.said, tally };
    expect(send(shown, { type: 'next', seed: 9 })).toEqual({ ...fresh, card: 'S01', seed: 9 });
    expect(send(shown, { type: 'again', seed: 9 })).toEqual({ ...fresh, card: 'S15', seed: 9 });
    expect(send(shown, { type: 'pick', card: 'S07', seed: 9 })).toEqual({ ...fresh, card: 'S07', seed: 9 });
    expect(send(shown, { type: 'pick', card: 'S99' })).toBe(shown);
    expect(send(shown, { type: 'pick', card: 'S15' })).toBe(shown);
    expect(ids.map(cardAfter)).toEqual([...ids.slice(1), 'S01']);
  });
  test('the tally counts, and its last word is the last time', () => {
    const once = revealed(dealt('S01', 1), answers(engine.bugCard({ card: 'S01', seed: 1 })));
    const twice = revealed(send(once, { type: 'again', seed: 2 }), { test: unknown, value: unknown, variant: unknown });
    expect(twice.tally.S01).toEqual({ found: 1, missed: 1, last: 'missed' });
    expect(textOf(bugs.view(sceneOf(twice)))).toContain('Not found, 1 of 2 times');
  });
});

describe('states from elsewhere', () => {
  const shown = revealed(dealt('S03', 8), { test: 'row0', value: '1\n0', variant: '0' });
  test('a state comes back as it went', () => {
    expect(parse(JSON.parse(JSON.stringify(shown)))).toEqual(shown);
    expect(parse({})).toEqual(initial);
  });
  test.each([
    null,
    'S01',
    { card: 'S99' },
    { seed: -1 },
    { seed: 0.5 },
    { step: 'end' },
    { said: { test: 3 } },
    { said: { mood: 'x' } },
    { tally: { S01: { found: 1, missed: 0 } } },
    { tally: { S99: { found: 1, missed: 0, last: 'found' } } },
    { colour: 1 },
  ])('%j is none', (value) => expect(parse(value)).toBeNull());
  test('a link takes no tally along, and takes none away', () => {
    expect(shared(shown).tally).toEqual({});
    expect(join(shown, shared(dealt('S09', 3)))).toEqual({ ...dealt('S09', 3), tally: shown.tally });
  });
  test('whatever is said is drawn', () => {
    const text = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(
        fc.constantFrom(...ids),
        text,
        text,
        text,
        fc.constantFrom('test', 'predict', 'shown'),
        (...parts) => {
          const [card, test, value, variant, step] = parts;
          const state = { ...dealt(card, 3), step, said: { test, value, variant } } as BugsState;
          expect(textOf(bugs.view(sceneOf(state)))).not.toBe('');
          expect(textOf(rich(bugs.describe(sceneOf(state))))).not.toBe('');
        },
      ),
      { numRuns: 30 },
    );
  });
});
