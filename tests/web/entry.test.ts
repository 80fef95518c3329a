/** What is typed into a field as a setting: nothing is coerced or dropped. */
import { describe, expect, test } from 'vitest';
import { fromControl, fromField } from '../../web/src/session/entry.ts';
import { numbers } from './fake-lab.ts';

describe('entries', () => {
  test.each([
    ['number', '0,5', 0.5],
    ['number', '−3', -3],
    ['number', '1e9', 1e9],
    ['number', '', ''],
    ['number', 'abc', 'abc'],
    ['number', '1e999', '1e999'],
    ['number', '0x10', '0x10'],
    ['words', '  the  cat\n sat ', ['the', 'cat', 'sat']],
    ['words', '', []],
    ['list', '0 4, 2', [0, 4, 2]],
    ['list', '0 x 2.5', [0, 'x', '2.5']],
    ['number', '－１２．５', -12.5],
    ['list', '０，４、２　１', [0, 4, 2, 1]],
  ] as const)('%s field: %j', (kind, typed, setting) => {
    expect(fromControl({ name: 'n', kind }, typed, numbers)).toEqual(setting);
  });
  test('a choice keeps its type, a switch its flag', () => {
    const control = { name: 'n', kind: 'segmented', options: [8, 16] } as const;
    expect(fromControl(control, '16', numbers)).toBe(16);
    expect(fromControl({ name: 'n', kind: 'switch' }, true, numbers)).toBe(true);
  });
  test('a field of a view follows the setting it changes', () => {
    expect(fromField(3, '4', numbers)).toBe(4);
    expect(fromField([0, 1], '1 0', numbers)).toEqual([1, 0]);
    expect(fromField(['a'], 'b 1', numbers)).toEqual(['b', '1']);
  });
});
