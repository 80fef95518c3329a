/**
 * Results graded again. The right answers are from outside: an order that moves nothing leaves the outputs bit for bit as they are, so
 * the difference is 0 and nothing moves; of 1500 positions clamped to a table of 1000 rows, 999 to 1499, which are 501, read the last.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadEngine } from '../../web/src/engine/index.ts';
import { grading } from '../../web/src/locales/en/grading.ts';
import { english } from '../../web/src/locales/en/language.ts';
import { gradingIn } from '../../web/src/locales/grading.ts';
import { languageOf } from '../../web/src/locales/languages.ts';
import { textOf } from '../../web/src/render/tree.ts';
import { asText, resultsCsv } from '../../web/src/results/csv.ts';
import { countsOf, Desk, scoreOfRow } from '../../web/src/results/desk.ts';
import { submittedFile, submittedText } from '../../web/src/results/submissions.ts';
import { askedOf, type Look, newLook, resultsView } from '../../web/src/results/view.ts';
import { gradingBenchOf } from '../../web/src/session/bench.ts';
import type { GradingBench } from '../../web/src/session/regrade.ts';
import { transcriptOf } from '../../web/src/session/replay.ts';
import { Session } from '../../web/src/session/session.ts';
import type { Attempt } from '../../web/src/state/attempts.ts';
import { steps } from '../../web/src/state/lab-state.ts';
import { crc32, writeCode } from '../../web/src/state/result-code.ts';
import { writeTranscript } from '../../web/src/state/transcript.ts';
import { toBase64Url } from '../../web/src/state/url.ts';

let bench: GradingBench;
beforeAll(async () => {
  bench = await gradingBenchOf(await loadEngine());
});

const stays: Attempt = {
  experiment: 'permute',
  round: 'PM1',
  settings: { order: [0, 1, 2, 3, 4] },
  guesses: { PM1: 'stays', 'PM1-size': 'zero' },
  right: { PM1: true, 'PM1-size': true },
  tries: 2,
};
const overflow: Attempt = {
  experiment: 'overflow',
  round: 'OV1',
  settings: {},
  guesses: { OV1: 'add', OV5: '500' },
  right: { OV1: true, OV5: false },
  tries: 1,
};
const codeOf = (...attempts: Attempt[]): string =>
  writeCode({
    product: bench.engine.version,
    attempts: Object.fromEntries(attempts.map((attempt) => [attempt.experiment, attempt])),
  });

function graded(...texts: string[]) {
  const desk = new Desk(bench);
  for (const text of texts) desk.add(submittedText(text));
  while (desk.work());
  return desk;
}
const shown = (desk: Desk, look: Look) => resultsView(desk, look, { language: english, say: grading });
const rowOf = (text: string) => graded(text).rows[0] ?? expect.fail('no row');
const differencesOf = (attempt: object) => rowOf(codeOf({ ...stays, ...attempt })).differences;

describe('graded again', () => {
  test('an honest code: nothing differs, and the score is the mean over what counts', () => {
    const row = rowOf(`Aachen ${codeOf(stays, overflow)}`);
    expect(row).toMatchObject({ label: 'Aachen', differences: [], notes: [] });
    expect(countsOf(row, 'permute')).toEqual({ right: 2, asked: 2, tries: 2 });
    expect(countsOf(row, 'overflow')).toEqual({ right: 1, asked: 2, tries: 1 });
    expect(countsOf(row, 'shift')).toBeNull();
    // (1 + 1/2) / 2, and with one that was not attempted (1 + 1/2 + 0) / 3
    expect(scoreOfRow(row, ['permute', 'overflow'])?.scaled).toBe(0.75);
    expect(scoreOfRow(row, ['permute', 'overflow', 'shift'])?.scaled).toBe(0.5);
    expect(
      rowOf(codeOf({ ...overflow, guesses: { OV1: 'add', OV5: '501' }, right: { OV1: true, OV5: true } })),
    ).toMatchObject({
      differences: [],
    });
  });

  test('the code that docs/results.md shows is an honest one', () => {
    const docs = readFileSync(join(import.meta.dirname, '../../docs/results.md'), 'utf8');
    const [code = ''] = /^PL1\.\S+$/m.exec(docs) ?? [];
    const row = rowOf(code);
    expect(row).toMatchObject({ differences: [], notes: [] });
    expect(countsOf(row, 'permute')).toEqual({ right: 2, asked: 2, tries: 1 });
  });

  test('a mark that was changed counts as the engine marks it, and is told', () => {
    const row = rowOf(codeOf({ ...overflow, right: { OV1: true, OV5: true } }));
    expect(row.differences).toEqual(['Overflow, question 2 of 2: the code says right, the engine says wrong.']);
    expect(countsOf(row, 'overflow')).toMatchObject({ right: 1, asked: 2 });
    expect(differencesOf({ guesses: { ...stays.guesses, PM1: '?' } })).toEqual([
      'Permute, question 1 of 2: the code says right, the engine says “I don’t know yet”.',
    ]);
  });

  test.each([
    [
      'settings that the engine refuses',
      { settings: { width: 7.5 } },
      /^Permute: the engine refuses the settings; .*You gave 7\.5\./,
    ],
    ['settings of another kind', { settings: { words: 'text' } }, /^Permute: the engine refuses the settings; /],
    ['a setting that there is not', { settings: { wisth: 8 } }, /^Permute: the code sets “wisth”/],
    ['a name that every object has', { settings: { constructor: 8 } }, /^Permute: the code sets “constructor”/],
    ['another round', { round: 'PM4' }, /^Permute: the answers are to the round “PM4”.* the first round, PM1\.$/],
    ['a question that was not asked', { guesses: { ...stays.guesses, SH1: '1' } }, /^Permute: the code answers “SH1”/],
  ])('%s: not counted, and told in a sentence', (_, changed, sentence) => {
    const { graded: all, differences } = rowOf(codeOf({ ...stays, ...changed } as Attempt));
    expect(all).toEqual([]);
    expect(differences).toHaveLength(1);
    expect(differences[0]).toMatch(sentence);
  });

  test('answers that are missing count as not right; what nobody knows of is told', () => {
    const row = rowOf(codeOf({ ...stays, guesses: { PM1: 'stays' }, right: { PM1: true } }));
    expect(row.differences).toEqual([
      'Permute, question 2 of 2: the code has no answer to it; it counts as not right.',
    ]);
    expect(countsOf(row, 'permute')).toMatchObject({ right: 1, asked: 2 });
    expect(differencesOf({ experiment: 'fish' })).toEqual([
      'There is no experiment “fish”; it is not counted. The experiments that count are permute, shift, overflow, mode.',
    ]);
    // An experiment to look things up in does not count.
    expect(differencesOf({ experiment: 'explorer' })[0]).toMatch(/^There is no experiment/);
  });

  test('cut, of another version, of another hand', () => {
    expect(rowOf(codeOf(stays).slice(0, -9)).differences[0]).toMatch(/^This code was cut or mistyped/);
    expect(rowOf(codeOf(stays).replace('PL1', 'PL3')).differences[0]).toMatch(/^This code is of version 3/);
    const older = writeCode({
      product: '0.0.1',
      attempts: { permute: { ...stays, right: { PM1: false, 'PM1-size': true } } },
    });
    expect(rowOf(older).notes[0]).toMatch(/^Made by version 0\.0\.1, /);
    expect(rowOf(writeCode({ product: '0.0.1', attempts: { permute: stays } })).notes).toEqual([]);
  });

  test('one that cannot be graded at all does not stop the others', () => {
    // JSON.parse reaches so deep, what comes after it does not.
    const text = JSON.stringify([bench.engine.version, ['permute', 'PM1', 1, { words: 'deep' }, {}, {}]]);
    const nested = text.replace('"deep"', `${'['.repeat(20_000)}${']'.repeat(20_000)}`);
    const start = `PL1.${toBase64Url(new TextEncoder().encode(nested))}`;
    const crc = crc32(new TextEncoder().encode(start));
    const sum = toBase64Url(Uint8Array.of(crc >>> 24, crc >>> 16, crc >>> 8, crc));
    const { rows } = graded(`Aachen ${start}.${sum}\nBonn ${codeOf(stays)}`);
    expect(rows[0]?.differences.join()).toMatch(/^This cannot be graded: .*call stack/);
    expect(rows[1]).toMatchObject({ label: 'Bonn', differences: [] });
  });

  test('stopped: what was graded stays, what waits or was begun is laid aside, and others may come', () => {
    const desk = new Desk(bench);
    desk.add(submittedText(`Aachen ${codeOf(stays)}\nBonn ${codeOf(overflow, stays)}\nCelle forgot`));
    // Aachen's attempt, Aachen's end, Bonn's first attempt.
    for (let piece = 0; piece < 3; piece++) expect(desk.work()).toBe(true);
    expect(desk.progress).toEqual({ done: 1, total: 2 });
    expect(textOf(shown(desk, newLook))).toContain('Stop');
    desk.stop();
    expect(desk.work()).toBe(false);
    expect(desk.progress).toEqual({ done: 1, total: 1 });
    expect(desk.rows.map(({ label }) => label)).toEqual(['Aachen']);
    const text = textOf(shown(desk, { ...newLook, stopped: true }));
    expect(text).toContain('Stopped. What was not graded yet is laid aside.');
    expect(text).toContain('1 result graded.');
    desk.add(submittedText(`Daun ${codeOf(stays)}`));
    while (desk.work());
    expect(desk.rows.map(({ label }) => label)).toEqual(['Aachen', 'Daun']);
  });

  test('the same code twice is pointed out on both, sorted by label', () => {
    const { rows } = graded(
      `Zürich ${codeOf(stays)}\nCelle 10: ${codeOf(overflow)}`,
      `Aachen: ${codeOf(stays)}\nCelle 9 ${codeOf(overflow, stays)}`,
    );
    expect(rows.map(({ label }) => label)).toEqual(['Aachen', 'Celle 9', 'Celle 10', 'Zürich']);
    expect(rows.map(({ notes }) => notes.join())).toEqual([
      'The same code as “Zürich”. Equal answers under equal settings make equal codes.',
      '',
      '',
      'The same code as “Aachen”. Equal answers under equal settings make equal codes.',
    ]);
  });

  test('a transcript is replayed, and its answers count', () => {
    const session = new Session({ ...bench.places, ...bench, steps, experiment: 'permute' });
    session.engine = bench.engine;
    session.flush();
    session.send({ type: 'guess', id: 'PM1', value: 'follows' });
    session.send({ type: 'lock' });
    session.flush();
    const written = transcriptOf(session);
    if ('refused' in written) throw new Error(written.refused);
    const text = writeTranscript(written);
    const desk = new Desk(bench);
    desk.add(submittedFile('Bonn.json', text));
    desk.add(submittedFile('Celle.json', text.replace('"right":null', '"right":true')));
    desk.add(submittedFile('Daun.json', '{"format":"position-lab-deck"}'));
    while (desk.work());
    const [ben, cleo, dan] = desk.rows;
    expect(ben).toMatchObject({ label: 'Bonn', differences: [] });
    expect(ben && countsOf(ben, 'permute')).toEqual({ right: 1, asked: 2, tries: 1 });
    expect(cleo?.differences).toEqual([
      'Permute, question 1, part 2, attempt 1, whether it was right: the transcript says true, the replay says null.',
    ]);
    expect(dan?.differences[0]).toContain('This file is no transcript');
  });

  test('in another language: the same marks, with its sentences, numbers and names; what was laid aside stays so', async () => {
    const german = await (languageOf(['de']) ?? expect.fail('no German')).load();
    const say = gradingIn('de');
    const desk = new Desk(bench);
    desk.add(
      submittedText(`Aachen ${codeOf({ ...stays, right: { PM1: false, 'PM1-size': true } })}\n${codeOf(overflow)}`),
    );
    while (desk.work());
    desk.add(submittedText(`Bonn ${codeOf(stays)}`));
    desk.stop();
    const other = desk.saidBy(await gradingBenchOf(bench.engine, german, say));
    while (other.work());
    expect(other.progress).toEqual({ done: 2, total: 2 });
    expect(other.rows.map(({ id, label }) => [id, label])).toEqual([
      [1, 'Aachen'],
      [2, 'Zeile 2'],
    ]);
    expect(other.rows[0]?.differences).toEqual([
      'Permutieren, Frage 1 von 2: Der Code sagt „falsch“, die Engine sagt „richtig“.',
    ]);
    const asked = ['permute', 'overflow'];
    expect(other.rows.map((row) => scoreOfRow(row, asked))).toEqual(desk.rows.map((row) => scoreOfRow(row, asked)));
    const text = textOf(resultsView(other, { ...newLook, open: new Set([2]) }, { language: german, say }));
    expect(text).toContain('2 von 2, 2 Versuche');
    expect(text).toContain('1 von 2, 1 Versuch');
    expect(text).toContain('2 Ergebnisse bewertet. In 1 weicht etwas ab.');
    // What a program reads is the same for all.
    expect(resultsCsv(other.rows, ['permute']).split('\r\n')[0]).toBe(
      'label,permute right,permute asked,permute tries,score,differences,notes',
    );
  });

  test('the answers of a row are shown in words', () => {
    const desk = graded(`Aachen ${codeOf(stays, overflow)}`);
    const text = textOf(shown(desk, { ...newLook, open: new Set([1]) }));
    expect(text).toContain('Nothing moves at all');
    expect(text).toContain('Exactly 0.');
    expect(text).toContain('Clamped, 501 tokens would get the last row.');
    expect(text).toContain('75 %');
    // In the order of the unit, whatever was chosen first: heads and cells alike.
    expect(askedOf({ asked: ['overflow', 'permute'] }, desk)).toEqual(['permute', 'overflow']);
  });
});

describe('what is handed in', () => {
  const labels = (text: string) => submittedText(text).submissions.map(({ label }) => label);

  test('labels from mails, tables and forms', () => {
    const code = codeOf(stays);
    expect(
      labels(`Aachen West: ${code}\r\n"West, Bonn","${code}"\n\t${code}\n> Celle  B. – ${code}\nDaun;${code};12`),
    ).toEqual(['Aachen West', 'West, Bonn', 3, 'Celle B.', 'Daun']);
  });

  test('a code that a mail program broke is put together; the next line is not swallowed', () => {
    const code = codeOf(stays, overflow);
    const parts = code.match(/.{1,70}/g) ?? [];
    const broken = parts.join('\n> ');
    const { submissions } = submittedText(`> Aachen ${broken}\nBonn\n${code.slice(0, 100)}\nCelle`);
    expect(submissions).toEqual([
      { label: 'Aachen', code },
      { label: parts.length + 2, code: code.slice(0, 100) },
    ]);
  });

  test.each([
    ['a mail as it is saved, quoted-printable', (parts: string[]) => parts.join('=\r\n')],
    ['blank lines between', (parts: string[]) => parts.join('\n\n')],
    ['soft hyphens and spaces without width', (parts: string[]) => parts.join('\u00AD\u200B')],
    ['emphasis', (parts: string[]) => `_${parts.join('')}_`],
  ])('what programs put around or into a code is no part of it: %s', (_, written) => {
    const code = codeOf(stays, overflow);
    const text = `Aachen: ${written(code.match(/.{1,70}/g) ?? [])}\nBonn`;
    expect(submittedText(text).submissions.map((one) => 'code' in one && one.code)).toEqual([code]);
  });

  test('more lines than a call takes arguments', () => {
    const count = 200_000;
    const desk = new Desk(bench);
    desk.add(submittedText('PL1.AAAA\n'.repeat(count)));
    desk.add(submittedText(`no code\n`.repeat(count)));
    expect([desk.progress, desk.leftOut.length]).toEqual([{ done: 0, total: count }, count]);
  });

  test('a code that many sent names three others, and counts the rest', () => {
    const lines = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => `${name} PL1.AAAA`);
    expect(graded(lines.join('\n')).rows.map(({ notes }) => notes)).toEqual(
      ['BCD', 'ACD', 'ABD', 'ABC', 'ABC', 'ABC'].map((others) => [
        `The same code as ${[...others].map((name) => `“${name}”`).join(', ')}. Equal answers under equal settings make equal codes. And 2 more.`,
      ]),
    );
  });

  test('lines without a code are named; a file goes by its name', () => {
    const code = codeOf(stays);
    expect(submittedText(`Bonn forgot\n\nAachen ${code}`).leftOut).toEqual([{ line: 1, text: 'Bonn forgot' }]);
    expect(submittedFile('Aachen West.v2.txt', `Dear teacher\n${code}\n`)).toEqual({
      submissions: [{ label: 'Aachen West.v2', code }],
      leftOut: [],
    });
    expect(submittedFile('a.rtf', `{\\rtf1\\ansi\n${code}\\\n}`).submissions).toEqual([{ label: 'a', code }]);
    expect(submittedFile('a.json', '{"a": 1}').submissions).toEqual([{ label: 'a', transcript: '{"a": 1}' }]);
    expect(submittedFile('.txt', 'hello').submissions).toEqual([{ label: '.txt', nothing: 'hello' }]);
    expect(submittedFile('film.mp4', null).submissions).toEqual([{ label: 'film', nothing: null }]);
  });
});

describe('CSV', () => {
  test('a line per row, quoted as RFC 4180 says, in UTF-8 that Excel knows', () => {
    const { rows } = graded(`"West, Aachen" ${codeOf(stays, overflow)}\nBonn "B" K ${codeOf(stays).slice(0, -9)}`);
    expect(resultsCsv(rows, ['permute', 'shift', 'overflow'])).toBe(
      [
        'label,permute right,permute asked,permute tries,shift right,shift asked,shift tries,overflow right,overflow asked,overflow tries,score,differences,notes',
        '"Bonn ""B"" K",,,,,,,,,,,This code was cut or mistyped: its checksum does not fit. Ask for it again.,',
        '"West, Aachen",2,2,2,,,,1,2,1,0.5,,',
        '',
      ].join('\r\n'),
    );
  });

  test('a text that a spreadsheet would compute stays text', () => {
    for (const formula of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '＝1']) expect(asText(formula)).toBe(`'${formula}`);
    expect(asText('Aachen = B')).toBe('Aachen = B');
    const { rows } = graded(`=HYPERLINK("http://example.org") ${codeOf(stays)}`);
    expect(resultsCsv(rows, [])).toContain('\r\n"\'=HYPERLINK(""http://example.org"")');
  });
});
