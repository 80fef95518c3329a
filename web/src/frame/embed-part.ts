/** The Embed dialog, in the place where it was asked for: fields of what an author may set, and four texts that follow them. */
import type { ExperimentCore } from '../experiments/contract.ts';
import type { Locale } from '../locales/en/index.ts';
import { languages } from '../locales/languages.ts';
import { lead } from '../render/lead.ts';
import { plain, rich } from '../render/rich.ts';
import { type Branch, h, type Tree, textOf } from '../render/tree.ts';
import { authored } from '../session/author.ts';
import { controlNames } from '../session/hold.ts';
import { type ListedPlaces, places } from '../session/places.ts';
import { namesIn, parts } from '../state/authoring.ts';
import { sameJson } from '../state/json.ts';
import { steps } from '../state/lab-state.ts';
import {
  type EmbedChoice,
  elementCode,
  frameCode,
  isOnAServer,
  linkOf,
  saidOf,
  strangeSize,
  usualSize,
} from './embed-texts.ts';
import type { Moment } from './moment.ts';

export interface EmbedUi {
  readonly choice: EmbedChoice;
  readonly previewed: boolean;
  /** What became of Copy and Save, and of which. */
  readonly said: { readonly of: Output; readonly text: string } | null;
}

export const outputs = ['link', 'frame', 'element', 'file'] as const;
export type Output = (typeof outputs)[number];

/** What the code falls back to where the lab is on no server. */
const exampleBase = 'https://example.org/position-lab/';

/** Of what is open: its place, and of its settings what attributes can say. */
export function beginning({ session, ui }: Pick<Moment, 'session' | 'ui'>): EmbedUi {
  const { experiment } = session.state;
  const nothing = { preset: '', text: '', seed: '', lang: '', steps: '', hide: '', lock: '', readonly: false };
  const theme = ui.theme === 'auto' ? '' : ui.theme;
  const choice = { experiment, ...nothing, ...(session.page ? {} : settingsSaid(session)), theme, ...usualSize };
  return { choice, previewed: false, said: null };
}

function settingsSaid({ core, current }: Moment['session']): Partial<EmbedChoice> {
  const { settings } = current;
  const usual = core.defaults;
  const text = sameJson(settings.words, usual.words) ? '' : [settings.words].flat().join(' ');
  const seed = sameJson(settings.seed, usual.seed) ? '' : String(settings.seed);
  const own = { ...(text !== '' && { text }), ...(seed !== '' && { seed }) };
  const preset = core.presets.find(({ settings: set }) => {
    const { words, seed: drawn } = settings;
    return sameJson({ ...usual, ...set, words, seed: drawn }, { words, seed: drawn, ...settings });
  });
  return { ...own, preset: preset && Object.keys(preset.settings).length > 0 ? preset.id : '' };
}

/** Another place: what belongs to the one before is said no more. */
export function withPlace(choice: EmbedChoice, experiment: string): EmbedChoice {
  const next = { ...choice, experiment, preset: '' };
  const cores = experimentsOf(next, places);
  const text = cores.some(hasWords) ? choice.text : '';
  const seed = cores.some(hasSeed) ? choice.seed : '';
  return cores.length > 0 ? { ...next, text, seed } : { ...next, text, seed, steps: '', lock: '', readonly: false };
}

/** The four, as they are copied; a size that is none has no frame. */
export function textsOf({ choice }: EmbedUi, files: string, words: Locale): Record<Exclude<Output, 'file'>, string> {
  const base = isOnAServer(files) ? files : exampleBase;
  const title = titleOf(choice, words);
  return {
    link: linkOf(choice, base),
    frame: strangeSize(choice) === null ? frameCode(choice, base, title) : '',
    element: elementCode(choice, base, title),
  };
}

function titleOf({ experiment }: EmbedChoice, words: Locale): string {
  const name = placeIds.find((id) => id === experiment);
  return name ? `${words.frame.name}: ${words[name].name}` : words.frame.name;
}

const placeIds = [...places.experiments, ...places.pages].map(({ id }) => id);

interface Dialog {
  readonly moment: Moment;
  readonly ui: EmbedUi;
  readonly words: Locale;
  readonly files: string;
}

export function embedPart(moment: Moment, ui: EmbedUi, files: string): Branch {
  const { words } = moment.session.options;
  const dialog: Dialog = { moment, ui, words, files };
  const say = words.embedding;
  return h(
    'section',
    {
      class: 'embed-panel no-print',
      part: 'embed',
      id: `${moment.idPrefix}-embed`,
      'aria-label': say.title,
      key: 'embed',
    },
    h(
      'div',
      { class: 'head-row' },
      h('h2', { class: 'h2', ...lead('embed') }, say.title),
      h('button', { type: 'button', class: 'btn small', on: { click: { type: 'closeEmbed' } } }, words.frame.close),
    ),
    h('p', { class: 'sm mut' }, say.how),
    h('div', { class: 'embed-columns' }, fields(dialog), results(dialog)),
    preview(dialog),
  );
}

function fields(dialog: Dialog): Branch {
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
      controls !== '' && h('p', { class: 'sm mut ltr' }, `${say.controls}: ${controls}`),
      name === 'hide' && h('p', { class: 'sm mut ltr' }, `${say.parts}: ${hideable}`),
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

function results(dialog: Dialog): Branch {
  const { words, ui, files } = dialog;
  const say = words.embedding;
  const texts = textsOf(ui, files, words);
  return h(
    'div',
    { class: 'embed-results' },
    !isOnAServer(files) && h('p', { class: 'sm mut' }, say.example),
    result(dialog, 'link', null, texts.link),
    result(dialog, 'frame', say.frameHow, texts.frame),
    result(dialog, 'element', say.elementHow, texts.element),
    h(
      'div',
      { class: 'embed-result', key: 'file' },
      h('h3', { class: 'h3' }, say.file),
      act(say.save, say.save, { type: 'saveEmbed' }),
      h('p', { class: 'sm mut' }, say.fileHow),
      outcome(ui, 'file'),
    ),
  );
}

function result({ moment, ui, words }: Dialog, of: Exclude<Output, 'file'>, how: string | null, text: string): Branch {
  const say = words.embedding;
  const id = `${moment.idPrefix}-embed-${of}`;
  return h(
    'div',
    { class: 'embed-result', key: of },
    h('h3', { class: 'h3', id: `${id}-title` }, say[of]),
    text !== '' && act(say.copy, say.copyOf(say[of]), { type: 'copyEmbed', of }),
    how !== null && h('p', { class: 'sm mut' }, how),
    text !== '' &&
      h('textarea', {
        class: 'fld code',
        readonly: true,
        dir: 'ltr',
        rows: of === 'link' ? 2 : 4,
        spellcheck: 'false',
        'aria-labelledby': `${id}-title`,
        properties: { value: text },
      }),
    outcome(ui, of),
  );
}

const act = (label: string, spoken: string, intent: { readonly type: string; readonly of?: Output }): Branch =>
  h('button', { type: 'button', class: 'btn small', 'aria-label': spoken, on: { click: intent } }, label);

const outcome = ({ said }: EmbedUi, of: Output): Branch =>
  h('p', { class: 'sm embed-said', role: 'status' }, said?.of === of ? rich(said.text) : '');

/** Made when it is asked for, so that the dialog stays light. */
function preview({ ui, words, files }: Dialog): Tree {
  if (!isOnAServer(files)) return null;
  const say = words.embedding;
  const { previewed, choice } = ui;
  const isFrame = strangeSize(choice) === null;
  return [
    h(
      'button',
      {
        type: 'button',
        class: 'btn quiet small',
        'aria-expanded': String(previewed),
        on: { click: { type: 'previewEmbed', value: !previewed } },
      },
      previewed ? say.hidePreview : say.preview,
    ),
    previewed &&
      isFrame &&
      h('iframe', {
        class: 'embed-preview',
        key: 'preview',
        src: linkOf(choice, files),
        width: choice.width.trim(),
        height: choice.height.trim(),
        title: titleOf(choice, words),
      }),
  ];
}
