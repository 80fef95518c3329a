/** Which language is spoken, and what becomes of a lab when another one is. */
import { describe, expect, test } from 'vitest';
import { keepDisplay, restoreDisplay } from '../../web/src/element/display.ts';
import { newUi } from '../../web/src/frame/ui.ts';
import { openStore } from '../../web/src/host/storage.ts';
import { english } from '../../web/src/locales/en/language.ts';
import type { Language } from '../../web/src/locales/language.ts';
import { type ListedLanguage, languageOf, languages } from '../../web/src/locales/languages.ts';
import { Arrivals } from '../../web/src/session/arrivals.ts';
import type { Authored } from '../../web/src/session/author.ts';
import { places } from '../../web/src/session/places.ts';
import { Session } from '../../web/src/session/session.ts';
import { steps } from '../../web/src/state/lab-state.ts';
import { engine } from './scene.ts';

const listed = (tag: string): ListedLanguage => ({ tag, name: tag, load: async () => english });

describe('languageOf', () => {
  const among = ['en', 'de', 'zh', 'pt-BR'].map(listed);
  test.each([
    [['de'], 'de'],
    [['de-AT'], 'de'],
    [['DE-at'], 'de'],
    [['zh-Hans-CN'], 'zh'],
    [['pt-BR'], 'pt-BR'],
    [['pt'], null],
    [['fr', 'de-CH', 'en'], 'de'],
    [['', 'x', 'en-GB'], 'en'],
    [['deu'], null],
    [[], null],
  ] as const)('%j is %s', (wanted, found) => {
    expect(languageOf(wanted, among)?.tag ?? null).toBe(found);
  });

  test('every language is listed once, under its own tag', async () => {
    expect(new Set(languages.map(({ tag }) => tag)).size).toBe(languages.length);
    for (const { tag, load } of languages) expect(languageOf([(await load()).lang])?.tag).toBe(tag);
  });
});

/** Every text of a part marked, every function too. */
function marked<T>(value: T): T {
  if (typeof value === 'string') return `«${value}»` as T;
  if (typeof value === 'function') return ((...given: unknown[]) => marked(value(...given))) as T;
  if (Array.isArray(value)) return value.map(marked) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, marked(part)])) as T;
}

const german: Language = {
  lang: 'de',
  frame: marked(english.frame),
  names: marked(english.names),
  parts: Object.fromEntries(
    Object.entries(english.parts).map(([id, load]) => [id, async () => marked(await load())]),
  ) as unknown as Language['parts'],
};

async function lab(): Promise<{ arrivals: Arrivals; session: Session }> {
  let came = () => {};
  const arrivals = new Arrivals(places, english, () => came());
  const coming = new Promise<void>((resolve) => {
    came = resolve;
  });
  arrivals.want('permute');
  await coming;
  const { words, numbers } = arrivals;
  const { experiments, pages } = places;
  const session = new Session({ experiments, pages, steps, words, numbers, come: arrivals, experiment: 'permute' });
  session.engine = engine;
  return { arrivals, session };
}

describe('another language', () => {
  test('sentences that were made become those of the other; state, report and undo stay', async () => {
    const { arrivals, session } = await lab();
    session.send({ type: 'go', step: 'run' });
    session.send({ type: 'set', name: 'width', value: 8 });
    session.send({ type: 'set', name: 'headCount', value: 3 });
    session.flush();
    const { state, report, history } = session;
    const before = session.computed.errors.headCount;
    expect(before).toBeDefined();
    await arrivals.speak(german);
    session.speak(arrivals.numbers);
    session.flush();
    expect(session.computed.errors.headCount).toMatch(/^«.*»$/);
    expect(session.options.words.permute.question).toBe(`«${english.names.permute.question}»`);
    expect(session.options.numbers.fixed(0.5, 1)).toBe('0,5');
    expect(session.state).toEqual(state);
    expect(session.report).toEqual(report);
    expect(session.history).toEqual(history);
  });

  test('a place that is opened later speaks it; one under way is not mixed', async () => {
    const { arrivals } = await lab();
    arrivals.want('shift');
    const speaking = arrivals.speak(german);
    arrivals.want('deck');
    await speaking;
    await expect
      .poll(() => arrivals.experiment('shift') !== null && arrivals.page('deck') !== null, { timeout: 10_000 })
      .toBe(true);
    const { words } = arrivals;
    for (const part of [words.permute, words.shift, words.deck, words.results]) {
      const texts = JSON.stringify(part).match(/"[^"]+"(?=[,}\]])/g) ?? [];
      expect(texts.length).toBeGreaterThan(0);
    }
    expect([words.permute.name, words.shift.name, words.deck.name]).toEqual([
      '«Permute»',
      '«Shift»',
      '«Self-test deck»',
    ]);
    expect(words.shift.did).toMatch(/^«/);
  });

  test('what comes while older sentences are still on their way keeps all of its own', async () => {
    const { arrivals } = await lab();
    let come = () => {};
    const slow = new Promise<void>((resolve) => {
      come = resolve;
    });
    const permute = () => slow.then(() => german.parts.permute());
    const speaking = arrivals.speak({ ...german, parts: { ...german.parts, permute } });
    arrivals.want('shift');
    await expect.poll(() => arrivals.experiment('shift') !== null, { timeout: 10_000 }).toBe(true);
    come();
    await speaking;
    expect(arrivals.words.shift.did).toMatch(/^«/);
    expect(arrivals.words.permute.did).toMatch(/^«/);
  });

  test('sentences that were here before their code speak what is spoken when it comes', async () => {
    let come = () => {};
    const slow = new Promise<void>((resolve) => {
      come = resolve;
    });
    const experiments = places.experiments.map((one) => ({ ...one, load: () => slow.then(() => one.load()) }));
    const arrivals = new Arrivals({ ...places, experiments }, english, () => {});
    arrivals.want('shift');
    await Promise.all([english.parts.shift(), english.parts.results()]);
    await new Promise((resolve) => setTimeout(resolve));
    await arrivals.speak(german);
    come();
    await expect.poll(() => arrivals.experiment('shift') !== null, { timeout: 10_000 }).toBe(true);
    expect(arrivals.words.shift.did).toMatch(/^«/);
    expect(arrivals.words.results.shift.product).toMatch(/^«/);
  });

  test('one that does not come leaves the one before', async () => {
    const { arrivals } = await lab();
    const broken: Language = {
      ...german,
      parts: { ...german.parts, permute: () => Promise.reject(new Error('gone')) },
    };
    await expect(arrivals.speak(broken)).rejects.toThrow('gone');
    expect(arrivals.language).toBe(english);
    expect(arrivals.words.permute.name).toBe('Permute');
    expect(arrivals.words.lang).toBe('en');
  });

  test('the choice is kept on the device with the other choices of the display', () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
      removeItem: (name: string) => kept.delete(name),
    } as unknown as Storage;
    const store = openStore(() => storage);
    const authored = { theme: null, unit: true } as Authored;
    keepDisplay({ ...newUi(), lang: 'de', projector: true }, store);
    const ui = newUi();
    restoreDisplay(ui, store, authored);
    expect(ui).toMatchObject({ lang: 'de', projector: true });
    store.write('display', { lang: 7 });
    restoreDisplay(ui, store, authored);
    expect(ui.lang).toBeNull();
  });
});
