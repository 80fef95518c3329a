/** The Embed dialog, in the place where it was asked for: fields of what an author may set, and four texts that follow them. */
import type { Locale } from '../locales/en/index.ts';
import { lead } from '../render/lead.ts';
import { rich } from '../render/rich.ts';
import { type Branch, h, type Tree } from '../render/tree.ts';
import { sameJson } from '../state/json.ts';
import { type Dialog, type EmbedUi, embedFields, type Output, placeIds } from './embed-fields.ts';
import {
  type EmbedChoice,
  elementCode,
  frameCode,
  isOnAServer,
  linkOf,
  strangeSize,
  usualSize,
} from './embed-texts.ts';
import type { Moment } from './moment.ts';

/** With the part of the page that is loaded for it. */
export { withPlace } from './embed-fields.ts';

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
    h('div', { class: 'embed-columns' }, embedFields(dialog), results(dialog)),
    preview(dialog),
  );
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
