/** What is put together of words from several places is put together by the language. */
import { describe, expect, test } from 'vitest';
import { join as german } from '../../web/src/locales/de/join.ts';
import { join } from '../../web/src/locales/en/join.ts';
import { join as spanish } from '../../web/src/locales/es/join.ts';
import { longEnglish } from '../../web/src/locales/pseudo.ts';
import { said } from '../../web/src/locales/said.ts';
import { join as chinese } from '../../web/src/locales/zh/join.ts';
import { makeNumbers } from '../../web/src/render/numbers.ts';

describe('English', () => {
  test.each([
    [join.names(['permute', 'shift']), 'permute, shift'],
    [join.list(['no mask', '1 layer']), 'no mask, 1 layer'],
    [join.and(['0']), '0'],
    [join.and(['0', '1']), '0 and 1'],
    [join.and(['0', '1', '7']), '0, 1 and 7'],
    [join.clauses(['0 with 1/5', '2 with 4/5']), '0 with 1/5; 2 with 4/5'],
    [join.sentences(['It fails.', 'No cure helps.']), 'It fails. No cure helps.'],
    [join.ended('on'), 'on.'],
    [join.opening('no positions, no mask'), 'No positions, no mask'],
    [join.labelled('Mask', 'none'), 'Mask: none'],
    [join.reading('A', '0.50'), 'A 0.50'],
    [join.reply('Which step?', 'Not that.'), 'Which step? Not that.'],
    [join.quoted('fox'), '“fox”'],
    [join.aside('your test'), '(your test)'],
    [join.added('passes'), ', passes'],
    [join.choices([{ text: 'It stays.', formula: '' }]), 'It stays.'],
    [
      join.choices([
        { text: 'It turns.', formula: '$\\P$' },
        { text: 'width', formula: '' },
      ]),
      'It turns ($\\P$) · width.',
    ],
  ])('%s', (made, expected) => {
    expect(made).toBe(expected);
  });
});

describe('other languages', () => {
  test.each([
    // A comma is taken where it stands inside a number.
    [german.list(['A 0,5', 'B 1']), 'A 0,5; B 1'],
    [german.list(['1 Token, 2 Zeilen', 'Breite 8']), '1 Token, 2 Zeilen, Breite 8'],
    [german.and(['0', '1', '7']), '0, 1 und 7'],
    [german.quoted('Fuchs'), '„Fuchs“'],
    [spanish.and(['Shaw', 'T5']), 'Shaw y T5'],
    [spanish.and(['sol', 'isla']), 'sol e isla'],
    [spanish.list(['A 0,5', 'B 1']), 'A 0,5; B 1'],
    [spanish.quoted('zorro'), '«zorro»'],
    [chinese.names(['查询', '键']), '查询、键'],
    [chinese.list(['在前', '18 个词元']), '在前，18 个词元'],
    [chinese.list(['无掩码', '宽度 8']), '无掩码，宽度 8'],
    [chinese.reading('RoPE', '停止'), 'RoPE 停止'],
    [chinese.reading('可学习表', '停止'), '可学习表停止'],
    [chinese.reading('可学习表', '1.68'), '可学习表 1.68'],
    [chinese.reading('正弦编码（输入处）', '1.68'), '正弦编码（输入处）1.68'],
    [chinese.sentences(['失败。', '没有补救。']), '失败。没有补救。'],
    [chinese.choices([{ text: '旋转。', formula: '$\\P$' }]), '旋转（$\\P$）。'],
  ])('%s', (made, expected) => {
    expect(made).toBe(expected);
  });
});

test('nothing is joined that is not said', () => {
  expect(said('a', false, '', null, undefined, 'b')).toEqual(['a', 'b']);
});

test('numbers with a decimal comma stand apart by semicolons', () => {
  expect(makeNumbers('en').list(['0.5', '0.3'])).toBe('0.5, 0.3');
  expect(makeNumbers('zh').list(['0.5', '0.3'])).toBe('0.5, 0.3');
  expect(makeNumbers('de').list(['0,5', '0,3'])).toBe('0,5; 0,3');
  expect(makeNumbers('de').list(['1', '2', '3'])).toBe('1, 2, 3');
  expect(makeNumbers('es').list([])).toBe('');
});

test('a longer language is not made longer twice', () => {
  expect(longEnglish.frame.join.list(['some words', 'others'])).toBe('some words, others');
});
