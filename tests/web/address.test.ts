/** What the pages make of the query of their address. */
import { expect, test } from 'vitest';
import { readQuery } from '../../web/src/address.ts';

test('a name that means nothing is told, what others hang on a link is not', () => {
  const given: Record<string, string> = {};
  const lab = { setAttribute: (name: string, value: string) => Object.assign(given, { [name]: value }) };
  const query = '?experiment=shift&fbclid=IwAR0&utm_source=mail&gclid=x&experimnt=mode';
  expect(readQuery(query, lab as unknown as Element)).toEqual([{ why: 'query', given: 'experimnt' }]);
  expect(given).toEqual({ experiment: 'shift' });
});
