/** Numbers as files: read back they are the engine's, bit for bit; the menu is a list of entries that need no DOM. */
import { describe, expect, test } from 'vitest';
import { fileName, matrixCsv, type Origin, resultsJson, verdictsCsv } from '../../web/src/experiments/files.ts';
import { wholeExperiments } from '../../web/src/experiments/registry.ts';
import type { MatrixResult, Result } from '../../web/src/experiments/results.ts';
import { exportEntries, exportedFile, verdictsId } from '../../web/src/frame/exports.ts';
import { newUi, type Ui } from '../../web/src/frame/ui.ts';
import { en } from '../../web/src/locales/en/index.ts';
import { Session } from '../../web/src/session/session.ts';
import { steps } from '../../web/src/state/lab-state.ts';
import { engine, numbers } from './scene.ts';

const experiments = await wholeExperiments();

/** RFC 4180: fields between commas, quoted where they hold a comma, a quote or a line end; CRLF after each line. */
function readCsv(text: string): string[][] {
  expect(text.endsWith('\r\n')).toBe(true);
  const lines: string[][] = [];
  let line: string[] = [];
  for (const [, quoted, bare, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    line.push(quoted === undefined ? (bare ?? '') : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    lines.push(line);
    line = [];
  }
  return lines;
}

const entriesOf = (text: string): number[] =>
  readCsv(text)
    .slice(1)
    .flatMap(([, ...row]) => row.map(Number));
const bits = (entries: ArrayLike<number>): string[] =>
  Array.from(new BigUint64Array(Float64Array.from(entries).buffer), String);

const hard: MatrixResult = {
  kind: 'matrix',
  id: 'hard',
  title: 'Hard numbers $X$',
  // The last is the sum of 0.1 and 0.2, which 17 digits tell from 0.3.
  matrix: { rows: 2, cols: 3, data: Float64Array.of(-0, 5e-324, 1.7976931348623157e308, 1 / 3, -1e21, 0.1 + 0.2) },
  rowNames: ['0 say "hi", twice', '1 x'],
};

const origin: Origin = {
  experiment: 'permute',
  conditions: 'No positions, $\\Q$ only, **d** = 10^{−3}',
  settings: { seed: 7, words: ['a'], small: -0 },
  version: '0.1.0',
  address: 'https://example.org/#x',
};

describe('CSV', () => {
  test('has a line of names, quotes what needs it, and keeps every bit, the sign of −0 and the last digit', () => {
    const text = matrixCsv(hard);
    const [head, first] = readCsv(text);
    expect(head).toEqual(['hard', '0', '1', '2']);
    expect(first?.[0]).toBe('0 say "hi", twice');
    expect(text).toContain('"0 say ""hi"", twice",-0,5e-324,1.7976931348623157e+308\r\n');
    expect(bits(entriesOf(text))).toEqual(bits(hard.matrix.data));
  });

  test('of verdicts and numbers leaves empty what one does not have', () => {
    const results: Result[] = [
      hard,
      { kind: 'number', id: 'n', title: 'Count', value: 3 },
      {
        kind: 'verdict',
        id: 'v',
        title: 'Law',
        holds: false,
        residual: 0.5,
        tolerance: 1e-12,
        place: { row: 1, col: 2 },
      },
    ];
    expect(readCsv(verdictsCsv(results))).toEqual([
      ['id', 'title', 'value', 'holds', 'residual', 'tolerance', 'row', 'otherRow', 'col', 'offset'],
      ['n', 'Count', '3', '', '', '', '', '', '', ''],
      ['v', 'Law', '', 'false', '0.5', '1e-12', '1', '', '2', ''],
    ]);
  });
});

describe('JSON', () => {
  test('names product, version, experiment, conditions, address and settings, and keeps every bit', () => {
    const read = JSON.parse(resultsJson(origin, [hard]));
    expect(read).toMatchObject({ product: 'position-lab', version: '0.1.0', experiment: 'permute' });
    expect(read.conditions).toBe('No positions, Q only, d = 10⁻³');
    expect(read.address).toBe('https://example.org/#x');
    expect(Object.is(read.settings.small, -0)).toBe(true);
    expect(read.results[0]).toMatchObject({ id: 'hard', title: 'Hard numbers X', kind: 'matrix' });
    expect(bits(read.results[0].matrix.data)).toEqual(bits(hard.matrix.data));
  });
});

test('file names say experiment, result and conditions in plain letters, and stay short', () => {
  expect(fileName(origin, 'output', 'csv')).toBe('position-lab-permute-output-no-positions-q-only-d-10-3.csv');
  const long = fileName({ ...origin, conditions: 'déjà vu '.repeat(40) }, null, 'json');
  expect(long).toMatch(/^position-lab-permute-deja-vu-[a-z-]+[a-z]\.json$/);
  expect(long.length).toBeLessThanOrEqual(85);
});

function momentOf(id: string, ui: Partial<Ui> = {}) {
  const session = new Session({ experiments, words: en, numbers, steps, experiment: id });
  session.engine = engine;
  session.send({ type: 'go', step: 'run' });
  session.flush();
  const layout = { size: 'XL', width: 976 } as const;
  const paperAddress = 'https://example.org/lab#state';
  const outside = { fullPage: null, paperAddress, engineFailure: null };
  return { session, ui: { ...newUi(), ...ui }, layout, unit: true, idPrefix: 't', keeps: true, ...outside };
}

describe.each(experiments.map(({ id }) => [id]))('the menu in %s', (id) => {
  const moment = momentOf(id);
  const { experiment, computed } = moment.session;
  const results = experiment.results(computed.accepted as never, computed.report, en);

  test('every entry has words and makes a file with a name of its own', async () => {
    const files = await Promise.all(
      exportEntries.filter(({ make }) => make).map((entry) => exportedFile(moment, entry.id)),
    );
    for (const entry of exportEntries) expect(en.frame.export.entries[entry.id]).toBeTruthy();
    for (const file of files) expect(file?.name).toMatch(/^position-lab-[a-z]+-[A-Za-z0-9.-]+$/);
    expect(new Set(files.map((file) => file?.name)).size).toBe(files.length);
  });

  test('the script is of these settings and says where they are', async () => {
    const script = await exportedFile(moment, 'pytorch');
    expect(script?.name).toMatch(/\.py$/);
    expect(script?.text).toContain('# The same settings in the browser: https://example.org/lab#state\n');
    expect(script?.text).toContain('print("All numbers agree.")');
  });

  test('JSON and each CSV hold the numbers of the report, bit for bit', async () => {
    const read = JSON.parse((await exportedFile(moment, 'json'))?.text ?? '');
    expect(read.settings).toEqual(computed.accepted);
    expect(read.results.map((one: Result) => one.id)).toEqual(results.map((one) => one.id));
    for (const [k, result] of results.entries()) {
      if (result.kind !== 'matrix') continue;
      expect(bits(read.results[k].matrix.data)).toEqual(bits(result.matrix.data));
      const csv = await exportedFile({ ...moment, ui: { ...newUi(), exportResult: result.id } }, 'csv');
      expect(csv?.name).toContain(`-${id}-${result.id}-`);
      expect(bits(entriesOf(csv?.text ?? ''))).toEqual(bits(result.matrix.data));
    }
  }, 60_000);
});

test('without a known choice the CSV is of the first result; verdicts are a choice as well', async () => {
  const first = await exportedFile(momentOf('permute', { exportResult: 'nothing' }), 'csv');
  expect(first?.name).toContain('-order-');
  const verdicts = await exportedFile(momentOf('permute', { exportResult: verdictsId }), 'csv');
  expect(verdicts?.name).toContain('-verdicts-');
  expect(readCsv(verdicts?.text ?? '').find(([one]) => one === 'equivariance')?.[3]).toBe('true');
  expect(exportedFile(momentOf('permute'), 'nothing')).toBeNull();
});
