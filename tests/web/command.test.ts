/** The command as a user gets it: packed by npm, installed in an empty folder, run by npx on files of a page. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadEngine } from '../../web/src/engine/index.ts';
import { benchOf } from '../../web/src/session/bench.ts';
import { transcriptOf } from '../../web/src/session/replay.ts';
import { Session } from '../../web/src/session/session.ts';
import { steps } from '../../web/src/state/lab-state.ts';
import { writeTranscript } from '../../web/src/state/transcript.ts';

const root = join(import.meta.dirname, '..', '..');
const built = existsSync(join(root, 'dist/cli/position-lab.js'));
let folder: string;

function ran(program: string, args: readonly string[], cwd = folder) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  return { status, stdout, stderr };
}

/** What npx runs, without the second that npx takes. */
const replayed = (...args: string[]) => ran(join(folder, 'node_modules/.bin/position-lab'), args);

/** A session of some events, as the page writes it. */
async function transcript(): Promise<string> {
  const bench = await benchOf(await loadEngine());
  const session = new Session({
    ...bench.places,
    words: bench.words,
    numbers: bench.numbers,
    steps,
    experiment: 'shift',
  });
  session.engine = bench.engine;
  session.flush();
  session.send({ type: 'go', step: 'run' });
  session.flush();
  session.send({ type: 'open', experiment: 'permute' });
  session.flush();
  session.send({ type: 'lock' });
  session.flush();
  const written = transcriptOf(session);
  if ('refused' in written) throw new Error(written.refused);
  return writeTranscript(written);
}

beforeAll(async () => {
  expect(built, 'dist/cli is made by npm run build').toBe(true);
  folder = mkdtempSync(join(tmpdir(), 'position-lab-'));
  const packed = ran('npm', ['pack', '--silent', '--pack-destination', folder], root);
  expect([packed.status, packed.stderr]).toEqual([0, '']);
  writeFileSync(join(folder, 'package.json'), '{}');
  const options = ['--offline', '--no-audit', '--no-fund', '--silent'];
  expect(ran('npm', ['install', ...options, join(folder, packed.stdout.trim())]).status).toBe(0);
  const text = await transcript();
  writeFileSync(join(folder, 'same.json'), text);
  writeFileSync(
    join(folder, 'changed.json'),
    text.replace('"guess":"?"', '"guess":"large"').replace('"right":null', '"right":true'),
  );
  writeFileSync(join(folder, 'later.json'), text.replace('"version": 1', '"version": 7'));
  writeFileSync(join(folder, 'deck.json'), '{"format":"position-lab-deck"}');
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the same result: exit code 0', () => {
  const again = ran('npx', ['--no-install', 'position-lab', 'replay', 'same.json']);
  expect(again).toEqual({ status: 0, stdout: 'same.json: the same result after 3 events.\n', stderr: '' });
});

test('changed marks are told in a sentence each: exit code 1', () => {
  const { status, stdout, stderr } = replayed('replay', 'same.json', 'changed.json');
  expect([status, stderr]).toEqual([1, '']);
  expect(stdout.split('\n')).toEqual([
    'same.json: the same result after 3 events.',
    'changed.json: 2 differences after 3 events.',
    '  Permute, question 1, part 1, attempt 1, what was predicted: the transcript says "large", the replay says "?".',
    '  Permute, question 1, part 1, attempt 1, whether it was right: the transcript says true, the replay says null.',
    '',
  ]);
});

test('files that are none are told in one sentence each: exit code 2', () => {
  const { status, stdout, stderr } = replayed('replay', 'none.json', 'deck.json', 'later.json', 'same.json');
  expect([status, stdout]).toEqual([2, 'same.json: the same result after 3 events.\n']);
  expect(stderr.split('\n').map((line) => line.split(':')[0])).toEqual(['none.json', 'deck.json', 'later.json', '']);
  expect(stderr).toContain('version 1 can be read here, and this one is of 7.');
  expect(stderr).toContain('none.json: There is no such file;');
});

test('a folder, and a file that is too large, are told apart', () => {
  mkdirSync(join(folder, 'folder.json'));
  writeFileSync(join(folder, 'large.json'), ' '.repeat(8_000_001));
  const { status, stderr } = replayed('replay', 'folder.json', 'large.json');
  expect(status).toBe(2);
  expect(stderr.split('\n')).toEqual([
    'folder.json: This is a folder; a transcript is one file that the lab saved.',
    'large.json: This file is too large: a transcript has at most 8\u202f000\u202f000 bytes, this one has 8\u202f000\u202f001.',
    '',
  ]);
});

test('as JSON for another program', () => {
  const { status, stdout } = replayed('replay', '--json', 'changed.json', 'same.json');
  expect(status).toBe(1);
  const [changed, same] = JSON.parse(stdout);
  expect(same).toMatchObject({ file: 'same.json', same: true, events: 3, differences: [] });
  expect(changed.differences[1]).toMatchObject({ recorded: true, replayed: null });
  expect(changed.result.experiments.permute.answers.PM1).toMatchObject([{ guess: '?', right: null }]);
});

test.each([[[]], [['replay']], [['play', 'same.json']], [['replay', '--fast', 'same.json']]])(
  'misused as %j: one sentence, exit code 2',
  (args) => {
    const { status, stdout, stderr } = replayed(...args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toBe(
      `The command is position-lab replay [--json] file.json ... or position-lab results [--json] file ...; given: ${['position-lab', ...args].join(' ')}\n`,
    );
  },
);

test('result codes are graded again, as CSV and as JSON', () => {
  // What docs/results.md shows: two right answers of two.
  const docs = readFileSync(join(root, 'docs/results.md'), 'utf8');
  const [code = ''] = /^PL1\.\S+$/m.exec(docs) ?? [];
  writeFileSync(join(folder, 'codes.txt'), `Aachen ${code}\nBonn ${code.slice(0, -1)}\nCelle forgot\n`);
  const { status, stdout, stderr } = replayed('results', 'codes.txt', 'same.json');
  expect([status, stderr]).toEqual([1, 'Left out, since there is no result code in them:\n  Celle forgot\n']);
  expect(stdout.split(/\r?\n/)).toEqual([
    'label,permute right,permute asked,permute tries,score,differences,notes',
    'Aachen,2,2,1,1,,',
    'Bonn,,,,,This code was cut or mistyped: its checksum does not fit. Ask for it again.,',
    // Locked in without a guess.
    'same,0,2,1,0,,',
    '',
  ]);
  const asJson = replayed('results', '--json', 'none.json', 'codes.txt');
  expect(asJson.status).toBe(2);
  expect(JSON.parse(asJson.stdout)[0]).toMatchObject({ label: 'Aachen', score: { scaled: 1 }, differences: [] });
});

test('the package brings the command and nothing of the repository', () => {
  const { bin, version } = JSON.parse(readFileSync(join(folder, 'node_modules/position-lab/package.json'), 'utf8'));
  expect(bin).toEqual({ 'position-lab': 'dist/cli/position-lab.js' });
  expect(version).toMatch(/^\d/);
  expect(existsSync(join(folder, 'node_modules/position-lab/web'))).toBe(false);
});
