/** The closed book's page without a browser: its tasks, which one is open, states from elsewhere. */
import { describe, expect, test } from 'vitest';
import { loadWholeEngine } from '../../web/src/engine/page.ts';
import { cores, type TaskId } from '../../web/src/exercises/closed-book/cores.ts';
import { closedBook } from '../../web/src/exercises/closed-book/index.ts';
import { type ClosedBookState, initial } from '../../web/src/exercises/closed-book/state.ts';
import { tasks } from '../../web/src/exercises/closed-book/tasks.ts';
import type { PageIntent } from '../../web/src/exercises/page.ts';
import { en } from '../../web/src/locales/en/index.ts';
import { makeNumbers } from '../../web/src/render/numbers.ts';
import { textOf } from '../../web/src/render/tree.ts';

const engine = await loadWholeEngine();
const words = en['closed-book'];
const send = (state: ClosedBookState, intent: Record<string, unknown> & { type: string }): ClosedBookState =>
  closedBook.reduce(state, { ...intent, today: '2026-11-30', seed: 1 } as PageIntent);

function shown(state: ClosedBookState) {
  const scene = {
    ...{ state, result: closedBook.compute(engine, state), words: en, numbers: makeNumbers('en') },
    ...{ layout: { size: 'XL', width: 900 } as const, today: '2026-11-30', experiments: [], idPrefix: 'x' },
  };
  return { text: textOf(closedBook.view(scene)), said: closedBook.describe(scene) };
}

const ids = cores.map(({ id }) => id);

test('each task has its core, in the same order', () => expect(tasks.map(({ id }) => id)).toEqual(ids));

describe.each<TaskId>(ids)('the task %s', (id) => {
  const opened = send(initial, { type: 'task', task: id });

  test('opens, and nothing is solved or found yet', () => {
    const { text, said } = shown(opened);
    for (const other of ids) expect(text).toContain(textOf([words[other].title.replace(/\$/g, '')]));
    expect(text).not.toContain(words.solved);
    expect(said).toBe(words.about);
  });

  test('its state comes back from JSON, and a strange one is refused', () => {
    expect(closedBook.parse(JSON.parse(JSON.stringify(opened)))).toEqual(opened);
    for (const strange of [null, 3, [], 'x', { more: 1 }])
      expect(closedBook.parse({ open: id, tasks: { [id]: strange } })).toBeNull();
  });
});

test('states from elsewhere', () => {
  expect(closedBook.parse({})).toEqual(initial);
  for (const strange of [null, 3, [], { open: 'x' }, { open: 3 }, { tasks: { x: {} } }, { tasks: [] }, { more: 1 }])
    expect(closedBook.parse(strange)).toBeNull();
  expect(send(initial, { type: 'task', task: 'x' })).toBe(initial);
});

test('a link opens its task and takes nothing that was written', () => {
  const here = send(initial, { type: 'write', field: 'sine', value: 'i' });
  const given = send(initial, { type: 'write', field: 'cosine', value: 'j' });
  const joined = closedBook.join?.(here, given);
  expect(joined?.tasks.written).toMatchObject({ typed: { sine: 'i', cosine: 'j' } });
});

test('a task that is solved says so in the list', () => {
  const fields = {
    ...{ sineColumn: '2j', sine: 'sin(i/10000^(2j/d))', cosineColumn: '2j+1', cosine: 'cos(i/10000^(2j/d))' },
    ...{ topLeft: 'cos(delta w)', topRight: 'sin(delta w)', bottomLeft: '-sin(delta w)', bottomRight: 'cos(delta w)' },
  };
  const typed = Object.entries(fields).reduce(
    (state, [field, value]) => send(state, { type: 'write', field, value }),
    initial,
  );
  expect(shown(typed).text).not.toContain(words.solved);
  const solved = shown(send(typed, { type: 'check' })).text;
  expect(solved).toContain(`${words.now}, ${words.solved}`);
  // Then the way on is the one filled button: to the proof, whose law is written without signs here.
  expect(solved).toContain('Next task: Order the proof of');
});
