/**
 * The table as CSV (RFC 4180) for a spreadsheet: names in UTF-8 with a byte order mark, without which Excel guesses another code. A text
 * that begins with = + - @ would be a formula there, and a label comes from whoever sent it: an apostrophe in front makes it text.
 */
import { csv, unmarked } from '../experiments/files.ts';
import { attemptsOf } from '../session/regrade.ts';
import { countsOf, type Row, scoreOfRow } from './desk.ts';

/** Also the wide signs, which some spreadsheets read alike, and what they skip. */
export const asText = (text: string): string => (/^[=+\-@＝＋－＠\t\r\n]/.test(text) ? `'${text}` : text);

/** Before the text of a file. */
export const byteOrderMark = '\uFEFF';

/** Its columns have the same names in every language, for who reads it with a program. */
export function resultsCsv(rows: readonly Row[], asked: readonly string[]): string {
  const head = [
    'label',
    ...asked.flatMap((id) => [`${id} right`, `${id} asked`, `${id} tries`]),
    'score',
    'differences',
    'notes',
  ];
  const lines = rows.map((row) => [
    asText(row.label),
    ...asked.flatMap((id): (string | number)[] => {
      const counts = countsOf(row, id);
      return counts ? [counts.right, counts.asked, counts.tries] : ['', '', ''];
    }),
    scoreOfRow(row, asked)?.scaled ?? '',
    ...[row.differences, row.notes].map((sentences) => asText(sentences.map(unmarked).join(' '))),
  ]);
  return csv([head, ...lines]);
}

/** The same for another program, with every answer. */
export function resultsJson(rows: readonly Row[], asked: readonly string[]): string {
  const plainly = rows.map((row) => ({
    label: row.label,
    score: scoreOfRow(row, asked),
    attempts: attemptsOf(row),
    differences: row.differences.map(unmarked),
    notes: row.notes.map(unmarked),
  }));
  return JSON.stringify(plainly, null, 2);
}
