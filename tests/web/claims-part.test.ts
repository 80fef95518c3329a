/** The list of claims as the page shows it: what the learner says first, what is read, tried and found. */
import { describe, expect, test } from 'vitest';
import type { ClaimResult } from '../../web/src/engine/claim.ts';
import { checkInParts } from '../../web/src/engine/claim-parts.ts';
import { exampleParts, exampleTables } from '../../web/src/exercises/claim-example.ts';
import { claimsPart, resultSentence } from '../../web/src/frame/claims-part.ts';
import type { Parts } from '../../web/src/frame/moment.ts';
import { newUi } from '../../web/src/frame/ui.ts';
import type { Store } from '../../web/src/host/storage.ts';
import { en } from '../../web/src/locales/en/index.ts';
import { zh } from '../../web/src/locales/zh/index.ts';
import { rich } from '../../web/src/render/rich.ts';
import { textOf } from '../../web/src/render/tree.ts';
import type { ClaimState } from '../../web/src/session/claim-runner.ts';
import { keepProgress, restoreProgress } from '../../web/src/session/progress.ts';
import { Session } from '../../web/src/session/session.ts';
import { type ClaimGuess, steps } from '../../web/src/state/lab-state.ts';
import { check, experiments, listed, resultOf } from './listed-claims.ts';
import { branches, ofClass, plainText } from './reading.ts';
import { engine, numbers, scenesOf } from './scene.ts';

const say = en.frame.claims;

describe('on the page', () => {
  const permute = experiments[0] as (typeof experiments)[number];
  const all = (value: ClaimGuess) => Object.fromEntries(permute.claims.map(({ id }) => [id, value]));
  const drawn = (
    claims: Record<string, ClaimState>,
    more: object = {},
    guesses: Readonly<Record<string, ClaimGuess>> = all('?'),
  ): ReturnType<typeof claimsPart> => {
    const scene = scenesOf(permute).sceneOf({ mask: 'causal' });
    const ui = { ...newUi(), claimsOpen: true, claims, ...more };
    const moment = { ui, session: { current: { claimGuesses: guesses } } };
    const parts = { moment, experiment: permute, own: en.permute, words: en, numbers } as unknown as Parts;
    return claimsPart(parts, scene);
  };

  test('folded it is one line with the count', () => {
    expect(textOf(drawn({}, { claimsOpen: false }))).toBe('Claims16 claims to check');
  });

  test('nothing is read and nothing to try before the learner said true, false, or not yet', () => {
    const { claims } = permute;
    const tree = drawn({ CL05: { kind: 'done', result: resultOf('CL05') } }, {}, {});
    expect(textOf(tree)).not.toMatch(/Here:|Try|Show it here|Refuted|Take back/);
    const groups = ofClass(tree, 'claim-guess');
    expect(groups.map(({ attributes }) => attributes['aria-label'])).toEqual(claims.map(({ id }) => say.ask(id)));
    expect(groups.map((group) => branches(group).filter(({ tag }) => tag === 'button').length)).toEqual(
      claims.map(() => 3),
    );
    const opened = drawn({}, {}, { CL05: 'false' });
    expect(textOf(opened)).toContain('You saidFalse');
    expect(ofClass(opened, 'claim-try')).toHaveLength(1);
    const [pressed] = branches(opened).filter(({ attributes }) => attributes['aria-pressed'] === 'true');
    expect(pressed?.attributes).toMatchObject({ 'aria-disabled': 'true' });
    expect(pressed?.on).toBeUndefined();
  });

  test('where no bit may change, no rounding is allowed for', () => {
    const shift = experiments.find(({ id }) => id === 'shift') as (typeof experiments)[number];
    const scene = scenesOf(shift).sceneOf({ act: 'moveIds', offset: 3 });
    const moment = { ui: { ...newUi(), claimsOpen: true }, session: { current: { claimGuesses: { CL33: 'true' } } } };
    const parts = { moment, experiment: shift, own: en.shift, words: en, numbers } as unknown as Parts;
    expect(textOf(claimsPart(parts, scene))).toContain(
      '= the largest of the three changes. Difference 0, and no bit may change. As the claim says.',
    );
  });

  // CL05, that the block with a causal mask follows the shuffle, is refuted by this very picture and by the cases.
  test.each([
    ['true', 'Not as the claim says. You said otherwise.', 'cases. You said otherwise.'],
    ['false', 'Not as the claim says. You said the same.', 'cases. You said the same.'],
    ['?', 'Not as the claim says.Try', 'cases.The smallest'],
  ] as const)('who said %s hears beside the verdict whether it is the same', (guess, seen, tried) => {
    expect(textOf(drawn({}, {}, { CL05: guess }))).toContain(seen);
    const result = resultOf('CL05');
    expect(textOf(drawn({ CL05: { kind: 'done', result } }, {}, { CL05: guess }))).toContain(tried);
  });

  test('one picture as the claim says does not refute who said false', () => {
    expect(say.compared(false, true)).toBe('You said otherwise; one picture does not decide.');
    expect(say.compared(true, false)).toBe('You said otherwise.');
  });

  test('what was said is state: it stands, is undone and done again, is in a copy, and unknown words are refused', () => {
    const session = new Session({
      experiments,
      pages: [],
      words: en,
      numbers,
      steps: [...steps],
      experiment: 'permute',
    });
    const guess = (value: string) => session.send({ type: 'guessClaim', id: 'CL05', value });
    const said = () => session.current.claimGuesses;
    guess('perhaps');
    expect(said()).toEqual({});
    guess('true');
    guess('false');
    expect(said()).toEqual({ CL05: 'true' });
    session.send({ type: 'undo' });
    expect(said()).toEqual({});
    session.send({ type: 'redo' });
    session.send({ type: 'forgetClaimGuesses' });
    expect(said()).toEqual({});
    session.send({ type: 'undo' });
    expect(said()).toEqual({ CL05: 'true' });
    const strange = { experiments: { permute: { claimGuesses: { CL05: 'perhaps' } } } };
    expect(session.restore(strange)).toEqual({ ok: false, at: 'experiments.permute.claimGuesses' });
    const written = new Map<string, unknown>();
    const store = {
      keeps: true,
      read: (key: string) => written.get(key) ?? null,
      write: (key: string, value: unknown) => written.set(key, value),
    };
    keepProgress(session, store as unknown as Store);
    const later = new Session({ experiments, pages: [], words: en, numbers, steps: [...steps], experiment: 'permute' });
    restoreProgress(later, store as unknown as Store);
    expect(later.current.claimGuesses).toEqual({ CL05: 'true' });
  });

  test('a picture that shows a claim says its verdict, another one how to get there', () => {
    const text = textOf(drawn({}));
    expect(text).toMatch(
      /under it\.You saidI don’t know yetHere: ≠ the two routes\. Difference [\d.]+, rounding ends at .*Not as the claim says\./,
    );
    expect(text).toContain('up to rounding.You saidI don’t know yetShow it here');
  });

  test('running: how far, and Stop; refuted: the smallest, where it opens, and its numbers', () => {
    const [first] = checkInParts(engine, { id: 'CL05', draws: 300, seed: 0 });
    expect(textOf(drawn({ CL05: { kind: 'running', result: first as ClaimResult } }))).toContain(
      'Stop20 of 300 cases.',
    );
    const result = resultOf('CL05');
    const tree = drawn({ CL05: { kind: 'done', result } }, { exampleOpen: 'CL05' });
    expect(textOf(tree)).toContain(
      'The smallest found: 2 tokens of width 1, order 1 0, causal mask. It reads 0.50, allowed 1.0·10⁻¹².',
    );
    const names = branches(tree).map(({ attributes }) => attributes['aria-label']);
    expect(names).toContain('Open it here, claim CL05');
    expect(names).toContain('Hide its numbers, claim CL05');
    expect(textOf(tree)).toContain('Map of the queries');
  });

  test('every counter-example is said whole', () => {
    for (const [id] of listed) {
      const { counterExample } = check(id);
      if (counterExample === null) continue;
      const parts = exampleParts(counterExample, say.parts, numbers);
      expect(parts.length, id).toBeGreaterThan(0);
      const tables = exampleTables(counterExample, say.parts, numbers);
      const matrices = [counterExample.X, counterExample.scores, counterExample.Wq].filter(Boolean);
      expect(tables.length, id).toBeGreaterThanOrEqual(matrices.length);
      expect(textOf([...parts.map(rich), ...tables]), id).not.toMatch(/undefined|NaN|object/);
    }
  });

  test('sentences of outcomes', () => {
    const said = (id: string, draws: number, stopped = false, words = en) => {
      const result = engine.checkClaim({ id, draws, seed: 0 });
      return plainText(resultSentence({ kind: stopped ? 'stopped' : 'done', result }, { words, numbers }));
    };
    expect(said('CL06', 30)).toMatch(/^Holds in 30 of 30 cases\. The worst reads .*, allowed 1\.0·10⁻¹²\.$/);
    expect(said('CL08', 30)).toMatch(
      /^Holds in 30 of 30 cases\. The smallest reads 0\.\d\d and must exceed 1\.0·10⁻³\.$/,
    );
    expect(said('CL09', 30)).toBe('Refuted. None of 30 cases shows it.');
    expect(said('CL36', 30)).toBe('Refuted by 112 of 127 cases.');
    expect(said('CL36', 30, true)).toBe('Stopped after 127 of 127 cases. Refuted by 112 of 127 cases.');
    expect(said('CL36', 30, true, zh)).toBe(
      '在 127 个案例中检验了 127 个之后停止。被推翻：127 个案例中有 112 个是反例。',
    );
    const failed = { kind: 'failed', message: 'no *memory*' } as const;
    expect(plainText(resultSentence(failed, { words: en, numbers }))).toBe(
      'The check did not run. It says: no *memory*.',
    );
  });
});
