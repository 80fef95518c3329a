/** The self-test deck without a browser: dates, rounds, files. Expected dates and texts are worked by hand. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ankiText } from '../../web/src/exercises/deck/anki.ts';
import { readBackup, writeBackup } from '../../web/src/exercises/deck/backup.ts';
import { ids } from '../../web/src/exercises/deck/cards.ts';
import {
  addDays,
  due,
  dueOn,
  isDate,
  type Kept,
  marked,
  merge,
  type Schedule,
} from '../../web/src/exercises/deck/schedule.ts';
import { type DeckState, initial, join, parse, reduce, shared } from '../../web/src/exercises/deck/state.ts';

const today = '2026-11-30';

describe('dates', () => {
  test('1, 3, 7 and 21 days after Got it in a row, then 21 again', () => {
    // 30 November + 1 = 1 December, + 3 = 4, + 7 = 11, + 21 = 1 January, + 21 = 22 January.
    const days = [today, '2026-12-01', '2026-12-04', '2026-12-11', '2027-01-01', '2027-01-22'];
    let kept: Kept | undefined;
    for (const [at, day] of days.slice(0, -1).entries()) {
      kept = marked(kept, 'got', day);
      expect(dueOn(kept)).toBe(days[at + 1]);
    }
    expect(kept?.streak).toBe(5);
  });
  test('Missed begins again with a day', () => {
    const missed = marked({ last: '2026-11-09', streak: 4 }, 'missed', today);
    expect([missed, dueOn(missed)]).toEqual([{ last: today, streak: 0 }, '2026-12-01']);
    expect(dueOn(marked(missed, 'got', '2026-12-01'))).toBe('2026-12-02');
  });
  test('Got it twice on one day counts once', () => {
    const once = marked(undefined, 'got', today);
    expect(marked(once, 'got', today)).toEqual(once);
    expect(marked(marked(once, 'missed', today), 'got', today)).toEqual({ last: today, streak: 1 });
  });
  test('months, leap years and the change of the clocks', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2027-02-28', 1)).toBe('2027-03-01');
    expect(addDays('2027-03-27', 3)).toBe('2027-03-30');
    expect(addDays('2026-12-31', 21)).toBe('2027-01-21');
  });
  test.each(['2026-02-30', '2026-13-01', '26-01-01', '2026-1-1', '2026-01-01T00:00', '', 20261130, null])(
    '%j is no date',
    (value) => expect(isDate(value)).toBe(false),
  );
  test('12 due, next on 3 December', () => {
    const on = (last: string): Kept => ({ last, streak: 2 });
    // Two due on 3 and 5 December (3 days after), six not before, one due today.
    const schedule: Schedule = Object.fromEntries([
      ...ids.slice(0, 2).map((id, k) => [id, on(addDays(today, 2 * k))] as const),
      ...ids.slice(2, 8).map((id) => [id, on('2026-12-02')] as const),
      [ids[8] as string, on('2026-11-27')],
    ]);
    const { now, next } = due(schedule, ids, today);
    expect([now.length, next]).toEqual([12, '2026-12-03']);
    expect(due({}, ids, today)).toEqual({ now: ids, next: null });
  });
});

const send = (state: DeckState, type: string, more: object = {}, day = today, seed = 1): DeckState =>
  reduce(state, { type, ...more, today: day, seed });

describe('a round', () => {
  const two = send(send(initial, 'start', { all: true }), 'pick', { card: 'ST05' });
  const small: DeckState = { ...two, queue: ['ST05', 'ST06'] };

  test('begins with what is due, the unit’s four questions first', () => {
    expect(send(initial, 'start').queue.slice(0, 5)).toEqual(['ST01', 'ST02', 'ST03', 'ST04', 'ST05']);
    const known: DeckState = { ...initial, schedule: { ST01: { last: today, streak: 1 } } };
    expect(send(known, 'start').queue[0]).toBe('ST02');
    expect(send(known, 'start', { all: true }).queue[0]).toBe('ST01');
  });
  test('a missed card comes back at the end with fresh numbers, a got one leaves', () => {
    const missed = send(send(small, 'mark', { mark: 'missed' }), 'next', {}, today, 77);
    expect([missed.queue, missed.missed, missed.seed]).toEqual([['ST06', 'ST05'], ['ST05'], 77]);
    expect(missed.schedule.ST05).toEqual({ last: today, streak: 0 });
    const got = send(send(missed, 'mark', { mark: 'got' }), 'next');
    expect([got.queue, got.got]).toEqual([['ST05'], ['ST06']]);
    const done = send(send(got, 'mark', { mark: 'got' }), 'next');
    expect([done.queue, done.got, done.missed]).toEqual([[], ['ST06', 'ST05'], []]);
    expect(done.schedule.ST05).toEqual({ last: today, streak: 1 });
  });
  test('answers go with their card', () => {
    const written = send(send(small, 'entry', { value: 'mine' }), 'idea', { id: 'block', value: true });
    expect([written.entry, written.ideas]).toEqual(['mine', ['block']]);
    expect(send(send(written, 'mark', { mark: 'got' }), 'next')).toMatchObject({ entry: '', ideas: [], mark: null });
    expect(send(written, 'next')).toMatchObject({ queue: small.queue, entry: 'mine' });
    expect(send(written, 'again')).toMatchObject({ queue: small.queue, entry: '' });
  });
  test('a mark in an experiment counts here; what no page knows changes nothing', () => {
    const heard = send(initial, 'marked', { experiment: 'shift', mark: 'got' });
    expect(heard.schedule).toEqual({ ST03: { last: today, streak: 1 } });
    expect(send(initial, 'marked', { experiment: 'explorer', mark: 'got' })).toBe(initial);
    expect(send(initial, 'moveToken')).toBe(initial);
  });
  test('to forget takes two presses in a row', () => {
    const known: DeckState = { ...initial, schedule: { ST01: { last: today, streak: 1 } } };
    const once = send(known, 'forget');
    expect([once.forgetting, once.schedule]).toEqual([true, known.schedule]);
    expect(send(once, 'entry', { value: 'x' }).forgetting).toBe(false);
    expect(send(once, 'forget')).toEqual({ ...initial, said: { kind: 'forgotten' } });
  });
  test('a link carries one question and the words, never a mark', () => {
    const known: DeckState = { ...small, entry: 'mine', mark: 'got', schedule: { ST01: { last: today, streak: 3 } } };
    expect(shared(known)).toEqual({ ...initial, queue: ['ST05'], seed: small.seed, entry: 'mine' });
  });
  test('a link that is opened takes no mark and no round away', () => {
    const here: DeckState = { ...small, missed: ['ST06'], mark: 'got', schedule: { ST01: { last: today, streak: 3 } } };
    expect(join(here, shared({ ...here, entry: 'theirs' }))).toEqual({ ...here, entry: 'theirs' });
    expect(join(here, initial)).toEqual(here);
    const other: DeckState = {
      ...initial,
      queue: ['ST07'],
      seed: 9,
      schedule: { ST01: { last: '2026-11-29', streak: 1 } },
    };
    expect(join(here, other)).toEqual({ ...other, schedule: here.schedule });
    expect(join(initial, other)).toEqual(other);
  });
  test.each([
    [{ queue: ['ST21'] }],
    [{ queue: ['ST01', 'ST01'] }],
    [{ seed: -1 }],
    [{ seed: 2 ** 32 }],
    [{ mark: 'perhaps' }],
    [{ schedule: { ST01: { last: '2026-02-30', streak: 1 } } }],
    [{ schedule: { ST01: { last: today, streak: 1, more: 1 } } }],
    [{ toString: 1 }],
    ['deck'],
    [null],
  ])('%j is no state of the deck', (value) => expect(parse(value)).toBeNull());
  test('any JSON is a state or none', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        parse(value);
        for (const key of Object.keys(initial)) parse({ [key]: value });
      }),
    );
  });
});

const keptOnes = fc.record({
  last: fc
    .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  streak: fc.nat({ max: 1000 }),
});
const schedules = fc.dictionary(fc.constantFrom(...ids), keptOnes, { noNullPrototype: true });

describe('files', () => {
  test('what is written is read again', () => {
    fc.assert(
      fc.property(schedules, (schedule) => {
        expect(readBackup(writeBackup(schedule, today).text)).toEqual({ schedule });
      }),
    );
  });
  test('of each card the later mark stays, whichever side it is on', () => {
    fc.assert(
      fc.property(schedules, schedules, (here, coming) => {
        const { schedule, taken, stayed } = merge(here, coming);
        expect(Object.keys(schedule).sort()).toEqual(
          [...new Set([...Object.keys(here), ...Object.keys(coming)])].sort(),
        );
        for (const [id, { last }] of Object.entries(schedule)) {
          const dates = [here[id]?.last ?? '', coming[id]?.last ?? ''].sort();
          expect(last).toBe(dates[1]);
        }
        expect(taken + stayed).toBe(Object.keys(coming).length);
      }),
    );
  });
  test('a merge by hand: one newer, one older, one new, one untouched', () => {
    const here = {
      ST01: { last: '2026-11-20', streak: 1 },
      ST02: { last: '2026-11-28', streak: 3 },
      ST03: { last: '2026-11-01', streak: 2 },
    };
    const coming = {
      ST01: { last: '2026-11-25', streak: 2 },
      ST02: { last: '2026-11-27', streak: 0 },
      ST04: { last: '2026-11-10', streak: 1 },
    };
    const text = writeBackup(coming, today).text;
    const state = send({ ...initial, schedule: here }, 'file', { text });
    expect(state.schedule).toEqual({ ...here, ST01: coming.ST01, ST04: coming.ST04 });
    expect(state.said).toEqual({ kind: 'read', cards: 3, taken: 2, stayed: 1 });
  });
  test.each([
    [null, 'unread', ''],
    ['', 'json', ''],
    ['{"cards":', 'json', ''],
    ['[]', 'format', ''],
    ['{"format":"position-lab-deck","version":2,"cards":{}}', 'format', ''],
    ['{"format":"position-lab-deck","version":1}', 'format', ''],
    ['{"format":"position-lab-deck","version":1,"cards":{"ST99":{"last":"2026-11-30","streak":1}}}', 'card', 'ST99'],
    ['{"format":"position-lab-deck","version":1,"cards":{"ST01":{"last":"2026-11-31","streak":1}}}', 'card', 'ST01'],
    ['{"format":"position-lab-deck","version":1,"cards":{"ST01":{"last":"2026-11-30","streak":1.5}}}', 'card', 'ST01'],
    ['{"format":"position-lab-deck","version":1,"cards":{"__proto__":{}}}', 'card', '__proto__'],
  ])('%j is refused whole and the deck stays', (text, why, card) => {
    const known: DeckState = { ...initial, schedule: { ST01: { last: today, streak: 1 } } };
    const state = send(known, 'file', { text });
    expect(state).toEqual({ ...known, said: { kind: 'refused', why, card } });
  });
  test('any text and any JSON is a deck or refused, never thrown', () => {
    const odd = fc.oneof(
      fc.string(),
      fc.json(),
      fc.jsonValue().map((cards) => JSON.stringify({ format: 'position-lab-deck', version: 1, cards })),
      fc
        .dictionary(fc.constantFrom(...ids, '__proto__'), fc.jsonValue())
        .map((cards) => JSON.stringify({ format: 'position-lab-deck', version: 1, cards })),
    );
    fc.assert(
      fc.property(odd, (text) => {
        const state = send(initial, 'file', { text });
        if (state.said?.kind === 'read') expect(parse(JSON.parse(JSON.stringify(state)))).not.toBeNull();
        else expect(state.schedule).toEqual({});
      }),
      { numRuns: 500 },
    );
  });
  test('Anki: header lines, one tab a note, signs that would end a field escaped', () => {
    const text = ankiText([
      {
        question: '# a\t"b" < *c*\n10^{−4} & $p_{i, 2j}$',
        formulas: ['Sa[XP] = Sa[X]P'],
        ideas: ['**One** > two', 'three'],
      },
    ]);
    expect(text).toBe(
      [
        '#separator:tab',
        '#html:true',
        '&#35; a &quot;b&quot; &lt; <i>c</i> 10⁻⁴ &amp; <i>p</i><sub><i>i</i></sub><sub>, 2</sub><sub><i>j</i></sub>' +
          '\t<div>Sa[<b>XP</b>] = Sa[<b>X</b>]<b>P</b></div><ul><li><b>One</b> &gt; two</li><li>three</li></ul>',
        '',
      ].join('\n'),
    );
  });
});
