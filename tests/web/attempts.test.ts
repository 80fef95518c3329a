import { describe, expect, test } from 'vitest';
import { type Attempts, attemptsJson, parseAttempts, scoreOf, withAttempt } from '../../web/src/state/attempts.ts';

const attempt = (experiment: string, right: Record<string, boolean | null>) => ({
  experiment,
  round: Object.keys(right)[0] ?? '',
  settings: { seed: 3 },
  guesses: Object.fromEntries(Object.keys(right).map((id) => [id, '?'])),
  right,
});
const three = { PM1: true, PM2: false, PM3: null };

describe('attempts', () => {
  test('an experiment counts by the share of its questions that are right, one that was not attempted as 0', () => {
    const attempts = withAttempt(withAttempt({}, attempt('permute', three)), attempt('shift', { SH1: true }));
    // (1/3 + 1 + 0 + 0) / 4
    expect(scoreOf(attempts, ['permute', 'shift', 'overflow', 'mode']).scaled).toBeCloseTo(1 / 3, 15);
    expect(scoreOf(attempts, ['permute', 'shift', 'overflow', 'mode'])).toMatchObject({ attempted: 2, of: 4 });
    expect(scoreOf(attempts, ['shift'])).toEqual({ scaled: 1, attempted: 1, of: 1 });
    expect(scoreOf({}, [])).toEqual({ scaled: 0, attempted: 0, of: 0 });
  });

  test('a worse attempt lowers nothing and is counted; of equals the earlier stays', () => {
    let attempts: Attempts = withAttempt({}, attempt('permute', { PM1: true, PM2: false }));
    attempts = withAttempt(attempts, attempt('permute', { PM1: false, PM2: false }));
    attempts = withAttempt(attempts, attempt('permute', { PM1: false, PM2: true }));
    expect(attempts.permute).toMatchObject({ right: { PM1: true, PM2: false }, tries: 3 });
    attempts = withAttempt(attempts, attempt('permute', { PM1: true, PM2: true }));
    expect(attempts.permute).toMatchObject({ right: { PM1: true, PM2: true }, tries: 4 });
  });

  test('what is no list of attempts is refused whole', () => {
    const attempts = withAttempt({}, attempt('permute', three));
    expect(parseAttempts(JSON.parse(JSON.stringify(attemptsJson(attempts))))).toEqual(attempts);
    const good = attempts.permute;
    const strange: unknown[] = [
      null,
      [],
      'permute',
      { permute: null },
      { shift: good },
      { permute: { ...good, tries: 0 } },
      { permute: { ...good, tries: 1.5 } },
      { permute: { ...good, right: { PM1: 1 } } },
      { permute: { ...good, guesses: { PM1: 4 } } },
      { permute: { ...good, settings: [] } },
      { permute: { ...good, more: 1 } },
    ];
    for (const value of strange) expect(parseAttempts(value)).toBeNull();
  });
});
