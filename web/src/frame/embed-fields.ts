/** The fields of the Embed dialog: what an author may set, and what the lab would say of it. */
import type { ExperimentCore } from '../experiments/contract.ts';
import type { Locale } from '../locales/en/index.ts';
import { languages } from '../locales/languages.ts';
import { plain, rich } from '../render/rich.ts';
import { type Branch, h, textOf } from '../render/tree.ts';
import { authored } from '../session/author.ts';
import { controlNames } from '../session/hold.ts';
import { type ListedPlaces, places } from '../session/places.ts';
import { namesIn, parts } from '../state/authoring.ts';
import { sameJson } from '../state/json.ts';
import { steps } from '../state/lab-state.ts';
import { type EmbedChoice, saidOf, strangeSize } from './embed-texts.ts';
import type { Moment } from './moment.ts';

export interface EmbedUi {
  readonly choice: EmbedChoice;
  readonly previewed: boolean;
  /** What became of Copy and Save, and of which. */
  readonly said: { readonly of: Output; readonly text: string } | null;
}

export type Output = 'link' | 'frame' | 'element' | 'file';

export interface Dialog {
  readonly moment: Moment;
  readonly ui: EmbedUi;
  readonly words: Locale;
  readonly files: string;
}

export const placeIds = [...places.experiments, ...places.pages].map(({ id }) => id);

/** Another place: what belongs to the one before is said no more. */
export function withPlace(choice: EmbedChoice, experiment: string): EmbedChoice {
  const next = { ...choice, experiment, preset: '' };
  const cores = experimentsOf(next, places);
  const text = cores.some(hasWords) ? choice.text : '';
  const seed = cores.some(hasSeed) ? choice.seed : '';
  return cores.length > 0 ? { ...next, text, seed } : { ...next, text, seed, steps: '', lock: '', readonly: false };
}

export function embedFields(dialog: Dialog): Branch {
  const { words, moment, ui } = dialog;
  const say = words.embedding;
  const { choice } = ui;
  const cores = experimentsOf(choice, places);
  const [only] = cores.length === 1 ? cores : [];
  const option = (value: string, text: string) => ({ value, text });
  return h(
    'div',
    { class: 'embed-fields' },
    select(dialog, 'experiment', say.what, [
      option('', say.whole),
      ...placeIds.map((id) => option(id, words[id].name)),
    ]),
    only &&
      select(dialog, 'preset', say.preset, [
        option('', say.noPreset),
        ...only.presets.map(({ id }) => option(id, presetName(words, only, id))),
      ]),
    cores.some(hasWords) && field(dialog, 'text', say.text),
    cores.some(hasSeed) && field(dialog, 'seed', say.seed),
    select(
      dialog,
      'theme',
      say.theme,
      (['auto', 'light', 'dark'] as const).map((id) => option(id === 'auto' ? '' : id, words.frame.themes[id])),
    ),
    languages.length > 1 &&
      select(dialog, 'lang', say.language, [
        option('', say.anyLanguage),
        ...languages.map(({ tag, name }) => option(tag, name)),
      ]),
    cores.length > 0 && [stepBoxes(dialog), namesField(dialog, 'lock', cores)],
    namesField(dialog, 'hide', cores),
    cores.length > 0 && readonlyBox(dialog),
    field(dialog, 'width', say.width),
    field(dialog, 'height', say.height),
    h(
      'div',
      { role: 'status', class: 'embed-notices' },
      ...troubles(dialog).map((text) => h('p', { class: 'error', key: text }, rich(text))),
      goesAlong(moment, choice) ? null : h('p', { class: 'sm mut' }, say.more),
    ),
  );
}

const experimentsOf = ({ experiment }: EmbedChoice, { experiments, pages }: ListedPlaces): readonly ExperimentCore[] =>
  pages.some(({ id }) => id === experiment)
    ? []
    : experiments.filter(({ id }) => experiment === '' || id === experiment);

const hasWords = ({ controls, defaults }: ExperimentCore): boolean =>
  controls(defaults).some(({ kind }) => kind === 'words');

const hasSeed = ({ defaults }: ExperimentCore): boolean => 'seed' in defaults;

/** The words of an experiment come when it is opened; until then a preset has its id. */
const presetName = (words: Locale, { id }: ExperimentCore, preset: string): string => {
  const names = (words[id] as { readonly presets?: Readonly<Record<string, string>> }).presets;
  return textOf(rich(names?.[preset] ?? plain(preset)));
};

const labelled = (label: string, id: string, control: Branch, className = 'control'): Branch =>
  h('div', { class: className, key: id }, h('label', { class: 'lab', for: id }, label), control);

const set = (name: keyof EmbedChoice) => ({ type: 'embed', name });

function select(
  { moment, ui }: Dialog,
  name: keyof EmbedChoice,
  label: string,
  options: readonly { readonly value: string; readonly text: string }[],
): Branch {
  const id = `${moment.idPrefix}-embed-${name}`;
  const present = ui.choice[name];
  const drawn = options.map(({ value, text }) =>
    h('option', { value, key: value, properties: { selected: value === present } }, text),
  );
  return labelled(label, id, h('select', { class: 'fld start choice', id, on: { change: set(name) } }, ...drawn));
}

const typed = ({ moment, ui }: Dialog, name: keyof EmbedChoice): Branch =>
  h('input', {
    type: 'text',
    id: `${moment.idPrefix}-embed-${name}`,
    class: 'fld start',
    dir: 'auto',
    autocomplete: 'off',
    spellcheck: 'false',
    properties: { value: ui.choice[name] },
    on: { change: set(name) },
  });

const field = (dialog: Dialog, name: keyof EmbedChoice, label: string): Branch =>
  labelled(label, `${dialog.moment.idPrefix}-embed-${name}`, typed(dialog, name), `control embed-${name}`);

function namesField(dialog: Dialog, name: 'hide' | 'lock', cores: readonly ExperimentCore[]): Branch {
  const say = dialog.words.embedding;
  const controls = [...new Set(cores.flatMap(controlNames))].join(', ');
  const hideable = parts.flatMap((part) => (part.hides ? [part.name] : [])).join(', ');
  return h(
    'div',
    { class: 'embed-names', key: name },
    field(dialog, name, say[name]),
    h(
      'details',
      {},
      h('summary', { class: 'sm' }, say.names),
      controls !== '' && h('p', { class: 'sm mut ltr' }, dialog.words.frame.join.labelled(say.controls, controls)),
      name === 'hide' && h('p', { class: 'sm mut ltr' }, dialog.words.frame.join.labelled(say.parts, hideable)),
    ),
  );
}

/** Those that would be offered anyway need not be said. */
function stepBoxes({ ui, words }: Dialog): Branch {
  const usual: readonly string[] = ui.choice.readonly ? ['run'] : steps;
  const named = namesIn(ui.choice.steps);
  const chosen = named.length > 0 ? named : usual;
  return h(
    'fieldset',
    { class: 'control embed-steps', key: 'steps' },
    h('legend', { class: 'lab' }, words.embedding.steps),
    ...steps.map((step) => {
      const checked = chosen.includes(step);
      const next = steps.filter((one) => (one === step ? !checked : chosen.includes(one)));
      const value = sameJson(next, usual) ? '' : next.join(' ');
      return h(
        'label',
        { class: 'switch', key: step },
        h('input', { type: 'checkbox', properties: { checked }, on: { change: { ...set('steps'), value } } }),
        h('span', {}, words.frame.steps[step]),
      );
    }),
  );
}

const readonlyBox = ({ ui, words }: Dialog): Branch =>
  h(
    'label',
    { class: 'switch', key: 'readonly' },
    h('input', { type: 'checkbox', properties: { checked: ui.choice.readonly }, on: { change: set('readonly') } }),
    h('span', {}, words.embedding.readonly),
  );

/** What the lab itself would say of these attributes, and of a size that is none. */
function troubles({ ui, words, moment }: Dialog): string[] {
  const { choice } = ui;
  const said = new Map<string, string>(saidOf(choice).map(([name, value]) => [name, value === true ? '' : value]));
  const { notices } = authored((name) => said.get(name) ?? null, places, words, moment.session.options.numbers);
  const size = strangeSize(choice);
  return [...notices, ...(size ? [words.embedding.sizes[size](plain(choice[size]))] : [])];
}

/** Whether what is shown now would be shown there. */
function goesAlong({ session }: Moment, choice: EmbedChoice): boolean {
  if (session.page || choice.experiment !== session.core.id) return true;
  const said = new Map<string, string>(saidOf(choice).map(([name, value]) => [name, value === true ? '' : value]));
  const { words, numbers } = session.options;
  const { settings } = authored((name) => said.get(name) ?? null, places, words, numbers);
  return sameJson({ ...session.current.settings }, { ...session.core.defaults, ...settings(session.core) });
}
