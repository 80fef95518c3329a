/** What an author wrote in the attributes (state/authoring.ts). Unknown values are said. */
import type { AnyPageCore } from '../exercises/page.ts';
import type { ExperimentCore, Step } from '../experiments/contract.ts';
import type { Locale } from '../locales/en/index.ts';
import { languageOf, languages } from '../locales/languages.ts';
import type { Numbers } from '../render/numbers.ts';
import { plain } from '../render/rich.ts';
import { type AttributeName, namesIn, parts } from '../state/authoring.ts';
import { shortened } from '../state/json.ts';
import { steps as allSteps, type Settings } from '../state/lab-state.ts';
import { numberOrText, splitWords } from './entry.ts';
import { controlNames, type Hold, stepsLeft } from './hold.ts';
import type { Places } from './places.ts';

export type Theme = 'auto' | 'light' | 'dark';
type Read = (name: AttributeName) => string | null;

export interface Authored {
  /** All of them: the whole unit. */
  readonly experiments: readonly ExperimentCore[];
  readonly pages: readonly AnyPageCore[];
  readonly unit: boolean;
  readonly steps: readonly Step[];
  readonly theme: Theme | null;
  readonly hold: Hold;
  readonly notices: readonly string[];
  settings(experiment: ExperimentCore): Settings;
  /** What the questions hang on, as one text; '': as in the unit. */
  readonly variant: string;
  /** How the named preset is drawn, if it says so. */
  readonly orientation: 'columns' | 'rows' | null;
}

const themes: readonly string[] = ['auto', 'light', 'dark'];

/** What was given, for a sentence. */
const shown = (given: string): string => plain(shortened(given));

/** Templates write attributes that say nothing; only a flag means something without a value. */
const saying =
  (read: Read): Read =>
  (name) => {
    const value = read(name);
    return name !== 'readonly' && value?.trim() === '' ? null : value;
  };

export function authored(given: Read, all: Places, words: Locale, numbers: Numbers): Authored {
  const read = saying(given);
  const { notices: say, join } = words.frame;
  const notices: string[] = [];
  const id = read('experiment');
  const one = chosen(all, id);
  const { experiments, pages } = one ?? all;
  if (id !== null && !one)
    notices.push(say.experiment(shown(id), join.names([...all.experiments, ...all.pages].map((each) => each.id))));

  const named = namesIn(read('steps') ?? '');
  const strange = named.find((step) => !(allSteps as readonly string[]).includes(step));
  if (strange !== undefined) notices.push(say.steps(shown(strange)));
  const hold = holdOf(read, experiments, words, notices);
  const usual = hold.readonly ? (['run'] as const) : allSteps;
  const offered = strange === undefined && named.length > 0 ? allSteps.filter((step) => named.includes(step)) : usual;
  const settings = (experiment: ExperimentCore): Settings => settingsOf(read, experiment, numbers);

  const theme = read('theme');
  if (theme !== null && !themes.includes(theme)) notices.push(say.theme(shown(theme)));
  const lang = read('lang');
  if (lang !== null && languageOf([lang]) === null)
    notices.push(say.lang(shown(lang), join.names(languages.map(({ tag }) => tag))));
  notices.push(...unusable(read, experiments, pages, words));
  return {
    experiments,
    pages,
    unit: !one,
    steps: stepsLeft(offered, experiments, hold, settings),
    hold,
    theme: theme !== null && themes.includes(theme) ? (theme as Theme) : null,
    notices,
    settings,
    variant: variantOf(read),
    // Of the experiment that opens.
    orientation: experiments[0]?.presets.find(({ id: name }) => name === read('preset'))?.orientation ?? null,
  };
}

/** The one that is named; null: there is none of that name. */
function chosen({ experiments, pages }: Places, id: string | null): Places | null {
  const one = {
    experiments: experiments.filter((each) => each.id === id),
    pages: pages.filter((each) => each.id === id),
  };
  return one.experiments.length + one.pages.length === 1 ? one : null;
}

const varying = ['preset', 'text', 'seed', 'hide', 'lock'] as const;

function variantOf(read: Read): string {
  const given = varying.map((name) => [name, read(name) ?? '']).filter(([, value]) => value !== '');
  return new URLSearchParams(given).toString();
}

/** Of a lab that is only read: nothing stands there that could do nothing. */
const useless = ['presets', 'history', 'rounds', 'claims', 'compare'];

function holdOf(read: Read, experiments: readonly ExperimentCore[], words: Locale, notices: string[]): Hold {
  const { notices: say, join } = words.frame;
  const controls = [...new Set(experiments.flatMap(controlNames))];
  const hideable = parts.flatMap(({ name, hides }) => (hides ? [name] : []));
  const known = (attribute: 'hide' | 'lock', names: readonly string[]): string[] => {
    const given = namesIn(read(attribute) ?? '');
    for (const name of given.filter((one) => !names.includes(one)))
      notices.push(say[attribute](shown(name), join.names(names)));
    return given.filter((name) => names.includes(name));
  };
  const hidden = known('hide', [...controls, ...hideable]);
  const locked = known('lock', controls);
  const flag = read('readonly');
  if (flag !== null && !['', 'readonly', 'true', 'false'].includes(flag)) notices.push(say.readonly(shown(flag)));
  const readonly = flag !== null && flag !== 'false';
  return { hidden: new Set(readonly ? [...hidden, ...useless] : hidden), locked: new Set(locked), readonly };
}

const wordsControl = (experiment: ExperimentCore): string | undefined =>
  experiment.controls(experiment.defaults).find(({ kind }) => kind === 'words')?.name;
const takesSeed = (experiment: ExperimentCore): boolean => Object.hasOwn(experiment.defaults, 'seed');

/** Text, seed or preset for experiments that have none. */
function unusable(
  read: Read,
  experiments: readonly ExperimentCore[],
  pages: readonly AnyPageCore[],
  words: Locale,
): string[] {
  const { notices: say, join } = words.frame;
  const notices: string[] = [];
  const name = join.names([...experiments, ...pages].map(({ id }) => words[id].name ?? id));
  if (read('text') !== null && !experiments.some(wordsControl)) notices.push(say.noText(name));
  if (read('seed') !== null && !experiments.some(takesSeed)) notices.push(say.noSeed(name));
  const preset = read('preset');
  const presets = experiments.flatMap((experiment) => experiment.presets.map(({ id }) => id));
  if (preset !== null && !presets.includes(preset)) notices.push(say.preset(shown(preset), join.names(presets)));
  return notices;
}

function settingsOf(read: Read, experiment: ExperimentCore, numbers: Numbers): Settings {
  const preset = experiment.presets.find(({ id }) => id === read('preset'));
  let settings: Settings = { ...experiment.defaults, ...preset?.settings };
  const set = (name: string, value: unknown): void => {
    settings = { ...settings, [name]: value };
    settings = experiment.adjust?.(settings, name) ?? settings;
  };
  const text = read('text');
  const field = wordsControl(experiment);
  if (text !== null && field !== undefined) set(field, splitWords(text));
  const seed = read('seed');
  if (seed !== null && takesSeed(experiment)) set('seed', numberOrText(seed, numbers));
  return settings;
}
