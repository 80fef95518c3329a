/**
 * What can be taken out of the lab, as a list: each entry has words and makes one file of what the picture shows. The menu saves the file
 * or copies its text, so an entry needs no DOM; what has no `make` is made by instrument.ts. To add one: a line in `exportEntries`, its
 * label in the locale.
 */
import type { PageEngine } from '../engine/page.ts';
import type { Experiment, Settings } from '../experiments/contract.ts';
import { fileName, matrixCsv, type Origin, resultsJson, verdictsCsv } from '../experiments/files.ts';
import { loadScript } from '../experiments/python/script.ts';
import type { Result } from '../experiments/results.ts';
import type { TextFile } from '../host/files.ts';
import type { Locale } from '../locales/en/index.ts';
import type { Moment } from './moment.ts';

/** What a file is made from: accepted settings and their report. */
export interface Exported {
  readonly origin: Origin;
  readonly engine: PageEngine;
  readonly experiment: Experiment;
  readonly settings: Settings;
  readonly report: unknown;
  readonly words: Locale;
  readonly results: readonly Result[];
  /** The result that is chosen beside an entry with `ofResult`, by id; verdictsId: what is no matrix. */
  readonly chosen: string;
}

export interface ExportEntry {
  readonly id: string;
  /** The menu offers the results to choose from beside it. */
  readonly ofResult?: boolean;
  /** It cannot be copied as text. */
  readonly noText?: boolean;
  /** A promise: what makes it is loaded when it is asked for. */
  make?(exported: Exported): TextFile | Promise<TextFile>;
}

export const verdictsId = 'verdicts';

const csv: ExportEntry = {
  id: 'csv',
  ofResult: true,
  make({ origin, results, chosen }) {
    const one = results.find(({ id }) => id === chosen);
    const text = one?.kind === 'matrix' ? matrixCsv(one) : verdictsCsv(results);
    const part = one?.kind === 'matrix' ? one.id : verdictsId;
    return { name: fileName(origin, part, 'csv'), type: 'text/csv', text };
  },
};

const json: ExportEntry = {
  id: 'json',
  make: ({ origin, results }) => ({
    name: fileName(origin, null, 'json'),
    type: 'application/json',
    text: resultsJson(origin, results),
  }),
};

const pytorch: ExportEntry = {
  id: 'pytorch',
  async make({ origin, engine, experiment, settings, report }) {
    const script = await loadScript(experiment.id);
    const address = origin.address ?? undefined;
    const text = script({ engine, settings, report, address });
    return { name: fileName(origin, null, 'py'), type: 'text/x-python', text };
  },
};

const svg: ExportEntry = { id: 'svg' };
const png: ExportEntry = { id: 'png', noText: true };
const transcript: ExportEntry = { id: 'transcript' };

export const exportEntries: readonly ExportEntry[] = [csv, json, pytorch, svg, png, transcript];

/** What a menu is drawn from and a file is made of; null before the first report, and on a page. */
export function exportedOf({ session, ui, paperAddress }: Moment): Exported | null {
  const { experiment, computed, options, engine } = session;
  if (session.page || engine === null || computed.report === null) return null;
  const { accepted: settings, report } = computed;
  const { words } = options;
  const results = experiment.results(settings, report, words);
  const origin = {
    experiment: experiment.id,
    conditions: experiment.conditions(settings, words),
    settings,
    version: engine.version,
    address: paperAddress,
  };
  const ids = [...results.filter(({ kind }) => kind === 'matrix').map(({ id }) => id), verdictsId];
  const chosen = ids.includes(ui.exportResult) ? ui.exportResult : (ids[0] as string);
  return { origin, engine, experiment, settings, report, words, results, chosen };
}

/** The file of an entry, or null when there is none. */
export function exportedFile(moment: Moment, id: unknown): TextFile | Promise<TextFile> | null {
  const exported = exportedOf(moment);
  const entry = exportEntries.find((one) => one.id === id);
  return exported && entry?.make ? entry.make(exported) : null;
}
