/** The bar above the unit: its name, which way matrices lie, links and print, theme, language and size. On phones the menu ends with these. */
import type { Orientation } from '../experiments/contract.ts';
import type { Locale } from '../locales/en/index.ts';
import { languageOf, languages } from '../locales/languages.ts';
import { type Branch, h, s, type Tree } from '../render/tree.ts';
import { allQuestions, button } from './chrome.ts';
import { named } from './held.ts';
import { type Moment, orientationOf } from './moment.ts';
import type { Ui } from './ui.ts';

type Frame = Locale['frame'];

/** A choice among a few named values, as radios. */
function segments<V extends string>(
  name: string,
  label: Tree,
  values: readonly V[],
  words: Readonly<Record<V, string>>,
  present: V,
  intent: (value: V) => { readonly type: string },
): Branch {
  return h(
    'span',
    { class: 'segments' },
    h('span', { class: 'sm mut', id: `${name}-label` }, label),
    h(
      'span',
      { class: 'seg small', role: 'radiogroup', 'aria-labelledby': `${name}-label` },
      ...values.map((value) =>
        h(
          'label',
          { class: 'segment', key: value },
          h('input', {
            type: 'radio',
            name,
            value,
            properties: { checked: value === present },
            on: { change: { ...intent(value), value } },
          }),
          h('span', {}, words[value]),
        ),
      ),
    ),
  );
}

export function topBar(moment: Moment): Branch {
  const { session, ui } = moment;
  const { frame } = session.options.words;
  const open = ui.displayOpen;
  const opens = { click: { type: 'ui', field: 'displayOpen', value: !open } };
  return h(
    'header',
    { class: 'top', part: 'bar' },
    h('span', { class: 'brand' }, clock(), frame.name),
    h('span', { class: 'unit' }, frame.unit),
    ui.projector && allQuestions(frame, ui.railOpen, 'btn small'),
    h(
      'span',
      { class: 'top-end' },
      orientationChoice(moment),
      ...acts(frame),
      button(frame.display, 'btn small', opens, { 'aria-expanded': String(open), part: 'display' }),
    ),
    open && h('div', { class: 'display', part: 'display' }, ...choices(moment)),
  );
}

/** The same under the menu of a phone, all of it open. */
export function menuEnd(moment: Moment): Branch {
  const { frame } = moment.session.options.words;
  return h(
    'div',
    { class: 'menu-end', key: 'menu end' },
    h('p', { class: 'menu-acts' }, ...acts(frame)),
    orientationChoice(moment),
    h('div', { class: 'display', part: 'display' }, h('h3', {}, frame.display), ...choices(moment)),
  );
}

const orientationChoice = (moment: Moment): Branch => {
  const { frame } = moment.session.options.words;
  const name = `${moment.idPrefix}-orientation`;
  const present: Orientation = orientationOf(moment);
  const act = () => ({ type: 'orientation' });
  return named('orientation', segments(name, frame.tokensAre, ['columns', 'rows'], frame.orientations, present, act));
};

/** Embed opens the dialog that makes code for other pages, and closes it. */
const acts = ({ copyLink, embed, print }: Frame): Branch[] => [
  button(copyLink, 'btn small', { click: { type: 'copyLink' } }, { part: 'copy-link' }),
  button(embed, 'btn small embed-button', { click: { type: 'openEmbed' } }, { part: 'embed' }),
  button(print, 'btn small', { click: { type: 'print' } }, { part: 'print' }),
];

function choices({ session, ui, idPrefix, layout }: Moment): Tree[] {
  const { frame, lang } = session.options.words;
  const look = (field: keyof Ui | 'size') => () => ({ type: 'ui', field });
  const size = ui.projector ? 'projector' : 'normal';
  return [
    segments(`${idPrefix}-theme`, frame.theme, ['auto', 'light', 'dark'], frame.themes, ui.theme, look('theme')),
    languages.length > 1 && languageChoice(frame, lang, idPrefix),
    // Where there is no room for it, only the way back.
    (layout.size !== 'S' || ui.projector) &&
      segments(`${idPrefix}-size`, frame.textSize, ['normal', 'projector'], frame.sizes, size, look('size')),
  ];
}

/** By the names that their own speakers know. */
const languageChoice = (frame: Frame, lang: string, idPrefix: string): Branch =>
  h(
    'span',
    { class: 'segments' },
    h('label', { class: 'sm mut', for: `${idPrefix}-language` }, frame.language),
    h(
      'select',
      {
        class: 'fld start choice',
        id: `${idPrefix}-language`,
        on: { change: { type: 'ui', field: 'lang' } },
      },
      ...languages.map(({ tag, name }) =>
        h(
          'option',
          { key: tag, value: tag, lang: tag, properties: { selected: tag === languageOf([lang])?.tag } },
          name,
        ),
      ),
    ),
  );

/** The mark of the lab: a clock with one thick hand, as on every dial. */
const clock = (): Branch =>
  s(
    'svg',
    {
      class: 'logo',
      viewBox: '0 0 22 22',
      width: '1.375em',
      height: '1.375em',
      'aria-hidden': 'true',
      focusable: 'false',
    },
    s('circle', { class: 'ln', cx: 11, cy: 11, r: 9.5, fill: 'none' }),
    s('path', { class: 'ps', d: 'M11 11l4.5 3.5', 'stroke-width': 2.25 }),
    s('path', { class: 'ln', d: 'M11 11V4.5' }),
  );
