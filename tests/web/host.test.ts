/** Storage that refuses never throws; heights are sent only when they change, and a loop ends. */
import { describe, expect, test } from 'vitest';
import { decoded } from '../../web/src/host/decoded.ts';
import { HeightReporter } from '../../web/src/host/frame-height.ts';
import { openStore } from '../../web/src/host/storage.ts';

function memory(entries: [string, string][] = []): Storage {
  const map = new Map(entries);
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
    get length() {
      return map.size;
    },
    key: (k: number) => [...map.keys()][k] ?? null,
    clear: () => map.clear(),
  } as Storage;
}

describe('storage', () => {
  test('keeps and reads JSON under names of its own', () => {
    const storage = memory([['other', 'x']]);
    const store = openStore(() => storage);
    expect(store.keeps).toBe(true);
    expect(store.write('permute', { a: [1] })).toBe(true);
    expect(store.read('permute')).toEqual({ a: [1] });
    expect(storage.key(1)).toMatch(/^position-lab\/1\//);
    expect(storage.getItem('other')).toBe('x');
  });
  test.each([
    ['none', () => undefined],
    [
      'refused',
      () => {
        throw new DOMException('no', 'SecurityError');
      },
    ],
    [
      'full',
      () =>
        ({
          ...memory(),
          setItem: () => {
            throw new DOMException('full', 'QuotaExceededError');
          },
        }) as Storage,
    ],
  ] as [string, () => Storage | undefined][])('%s: nothing is kept and nothing throws', (_, open) => {
    const store = openStore(open);
    expect(store.keeps).toBe(false);
    expect(store.write('a', 1)).toBe(false);
    expect(store.read('a')).toBeUndefined();
  });
  test('a storage that is full later keeps no more, and says so', () => {
    const storage = memory();
    const store = openStore(() => storage);
    const { setItem } = storage;
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    expect([store.write('a', 1), store.keeps]).toEqual([false, false]);
    storage.setItem = setItem;
    expect([store.write('a', 1), store.keeps]).toEqual([true, true]);
  });
  test('text that is no JSON is as if absent', () => {
    expect(openStore(() => memory([['position-lab/1/a', '{']])).read('a')).toBeUndefined();
  });
});

test.each([
  ['UTF-8', [0x4a, 0xc3, 0xb6, 0x72, 0x67]],
  ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, 0x4a, 0xc3, 0xb6, 0x72, 0x67]],
  ['UTF-16, low byte first', [0xff, 0xfe, 0x4a, 0, 0xf6, 0, 0x72, 0, 0x67, 0]],
  ['UTF-16, high byte first', [0xfe, 0xff, 0, 0x4a, 0, 0xf6, 0, 0x72, 0, 0x67]],
  ['Windows-1252', [0x4a, 0xf6, 0x72, 0x67]],
])('a file is read as it was written: %s', (_, bytes) => {
  expect(decoded(Uint8Array.from(bytes))).toBe('Jörg');
});

describe('frame height', () => {
  test('is sent when it changed and something is visible', () => {
    const reporter = new HeightReporter();
    expect(reporter.next(225.2, true)).toBe(226);
    expect(reporter.next(226, true)).toBeNull();
    expect(reporter.next(400, false)).toBeNull();
    expect(reporter.next(0, true)).toBeNull();
    expect(reporter.next(200, true)).toBe(200);
  });
  test('a host that answers each message by growing us is not followed for ever', () => {
    const reporter = new HeightReporter();
    let sent = 0;
    for (let k = 1; k <= 200; k++) if (reporter.next(100 * k, true) !== null) sent++;
    expect(sent).toBeLessThan(12);
  });
});
