/**
 * Controls of the conditions band, from data. Every change is the intent { type: 'set', name, value }; what was typed stays in
 * the field when it is refused, with the sentence under it (aria-describedby). Radios and steppers carry their value in the
 * intent; for typed fields and sliders the element adds the text.
 */
import { asTyped, type Numbers } from './numbers.ts';
import { rich } from './rich.ts';
import { slider } from './slider.ts';
import { type Branch, h, type Intent, type Tree } from './tree.ts';
import { numberField, set, textField, typed, wordsField } from './typed-fields.ts';

/** Structurally the Control of experiments/contract.ts. */
export type ControlData = { readonly name: string; readonly more?: boolean; readonly inView?: boolean } & (
  | { readonly kind: 'segmented'; readonly options: readonly (string | number)[]; readonly disabledWhen?: string }
  | { readonly kind: 'stepper'; readonly min: number; readonly max: number }
  | SliderData
  | { readonly kind: 'number' }
  | { readonly kind: 'stops'; readonly options: readonly number[] }
  | { readonly kind: 'words' }
  | { readonly kind: 'list' }
  | { readonly kind: 'text'; readonly lines?: number }
  | { readonly kind: 'switch' }
  | { readonly kind: 'button'; readonly intent: Intent }
);

export interface SliderData {
  readonly kind: 'slider';
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly ticks: readonly number[];
  readonly position?: boolean;
  readonly decimals?: number;
}

/** Words every control needs: locale frame.controls. */
export interface ControlWords {
  readonly fewer: (label: string) => string;
  readonly more: (label: string) => string;
  /** Name of the field beside a slider: "Offset δ, number". */
  readonly number: (label: string) => string;
  readonly moreConditions: string;
  /** Describes a control that changed since the last run. */
  readonly changed: string;
}

/** What a control reads of the scene; a Scene fits. */
export interface ControlScene {
  readonly entered: Readonly<Record<string, unknown>>;
  readonly errors: Readonly<Record<string, string>>;
  readonly numbers: Numbers;
  readonly idPrefix: string;
  readonly words: { readonly frame: { readonly controls: ControlWords } };
  /** Names changed since the last run: a dot before the label. */
  readonly changed?: ReadonlySet<string>;
}

/** The experiment's own words. Labels and options are rich text. */
export interface ExperimentControlWords {
  readonly controls: Readonly<Record<string, string>>;
  readonly options: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** All a kind of control needs to draw itself. */
export interface Field {
  readonly id: string;
  readonly name: string;
  /** Rich text, and the same without markup for aria-label. */
  readonly label: string;
  readonly spoken: string;
  readonly value: unknown;
  readonly described: string | null;
  readonly invalid: 'true' | null;
  readonly scene: ControlScene;
  readonly words: ExperimentControlWords;
}

/** Rich text without its signs. */
export const spokenText = (text: string): string => text.replace(/\\(.)/g, '$1').replace(/\*\*|[*`$]|[\^_]\{|\}/g, '');

/** A button has no value and a switch says its own. */
const hasDot = ({ changed }: ControlScene, { name, kind }: ControlData): boolean =>
  kind !== 'button' && kind !== 'switch' && (changed?.has(name) ?? false);

function fieldOf(scene: ControlScene, control: ControlData, words: ExperimentControlWords): Field {
  const { name } = control;
  const id = `${scene.idPrefix}-${name}`;
  const label = words.controls[name] ?? name;
  const refused = scene.errors[name] !== undefined;
  const described = [refused && `${id}-error`, hasDot(scene, control) && `${id}-changed`].filter(Boolean).join(' ');
  return {
    id,
    name,
    label,
    spoken: spokenText(label),
    value: scene.entered[name],
    scene,
    words,
    described: described || null,
    invalid: refused ? 'true' : null,
  };
}

/** One labelled control with its error sentence. */
export function control(scene: ControlScene, data: ControlData, words: ExperimentControlWords): Branch {
  const field = fieldOf(scene, data, words);
  const error = scene.errors[data.name];
  const message =
    error !== undefined && h('p', { class: 'error', id: `${field.id}-error`, role: 'alert' }, rich(error));
  const changed = hasDot(scene, data);
  const grouped =
    data.kind === 'segmented' || data.kind === 'stops' || data.kind === 'stepper' || data.kind === 'slider';
  if (data.kind === 'button' || data.kind === 'switch') {
    return h(
      'div',
      { class: `control kind-${data.kind}`, key: data.name },
      data.kind === 'button' ? button(field, data.intent) : toggle(field),
      message,
    );
  }
  const labelTag = grouped ? 'span' : 'label';
  const label = h(
    labelTag,
    { class: 'lab', id: `${field.id}-label`, for: grouped ? null : field.id },
    changed && h('span', { class: 'changed', 'aria-hidden': 'true' }),
    rich(field.label),
  );
  return h(
    'div',
    {
      class: `control kind-${data.kind}`,
      key: data.name,
      role: data.kind === 'slider' || data.kind === 'stepper' ? 'group' : null,
      'aria-labelledby': data.kind === 'slider' || data.kind === 'stepper' ? `${field.id}-label` : null,
    },
    label,
    drawn(field, data),
    // Not in the label: it would become a part of the name.
    changed && h('span', { id: `${field.id}-changed`, hidden: true }, scene.words.frame.controls.changed),
    message,
  );
}

function drawn(field: Field, data: ControlData): Tree {
  switch (data.kind) {
    case 'segmented':
      return segmented(field, data.options, data.disabledWhen);
    case 'stepper':
      return stepper(field, data.min, data.max);
    case 'slider':
      return slider(field, data);
    case 'number':
      return numberField(field);
    case 'stops':
      return stops(field, data.options);
    case 'words':
    case 'list':
      return wordsField(field);
    case 'text':
      return textField(field, data.lines);
    default:
      return null;
  }
}

function segmented(field: Field, options: readonly (string | number)[], disabledWhen?: string): Branch {
  const { id, name, value, scene, words } = field;
  const disabled = disabledWhen !== undefined && Boolean(scene.entered[disabledWhen]);
  const radio = (option: string | number): Branch =>
    h(
      'label',
      { class: 'segment', key: String(option) },
      h('input', {
        type: 'radio',
        name: id,
        value: String(option),
        disabled,
        properties: { checked: String(value) === String(option) },
        on: { change: set(name, option) },
      }),
      h('span', {}, rich(words.options[name]?.[String(option)] ?? String(option))),
    );
  return h(
    'span',
    {
      class: 'seg',
      role: 'radiogroup',
      'aria-labelledby': `${id}-label`,
      'aria-describedby': field.described,
      'aria-invalid': field.invalid,
    },
    ...options.map(radio),
  );
}

function stepper(field: Field, min: number, max: number): Branch {
  const { id, name, value, spoken, scene } = field;
  const { fewer, more } = scene.words.frame.controls;
  const present = Number(value);
  // At the end of its range a button says so but stays focusable: a focus lost here would be lost for the whole page.
  const step = (to: number, sign: string, label: string): Branch => {
    const possible = to >= min && to <= max;
    const click = possible ? { on: { click: set(name, to) } } : { 'aria-disabled': 'true' };
    return h('button', { type: 'button', 'aria-label': label, ...click }, sign);
  };
  return h(
    'span',
    { class: 'stepper' },
    step(present - 1, '−', fewer(spoken)),
    h('input', {
      id,
      ...typed(field),
      class: 'num',
      inputmode: 'numeric',
      'aria-labelledby': `${id}-label`,
      properties: { value: asTyped(value) },
      on: { change: set(name) },
    }),
    step(present + 1, '+', more(spoken)),
  );
}

/** The stop of the present number is chosen; the field takes any other. */
const stops = (field: Field, options: readonly number[]): Branch =>
  h(
    'span',
    { class: 'stops' },
    segmented(field, options),
    numberField({ ...field, id: `${field.id}-number` }, field.scene.words.frame.controls.number(field.spoken)),
  );

function toggle({ id, name, label, value, described }: Field): Branch {
  return h(
    'label',
    { class: 'switch' },
    h('input', {
      id,
      type: 'checkbox',
      role: 'switch',
      'aria-describedby': described,
      properties: { checked: value === true },
      on: { change: set(name) },
    }),
    h('span', {}, rich(label)),
  );
}

const button = ({ id, label }: Field, intent: Intent): Branch =>
  h('button', { id, type: 'button', class: 'btn', on: { click: intent } }, rich(label));

/** The conditions band: the main controls in a row, the others behind "More conditions". */
export function conditionsBand(
  scene: ControlScene,
  controls: readonly ControlData[],
  words: ExperimentControlWords,
): Branch {
  const draw = (data: ControlData): Branch => control(scene, data, words);
  const inBand = controls.filter((data) => !data.inView);
  const more = inBand.filter((data) => data.more);
  const refused = more.some(({ name }) => scene.errors[name] !== undefined);
  return h(
    'div',
    { class: 'cond' },
    h('div', { class: 'cond-row' }, ...inBand.filter((data) => !data.more).map(draw)),
    more.length > 0 &&
      h(
        'details',
        { class: 'cond-more', open: refused || null },
        h('summary', {}, scene.words.frame.controls.moreConditions),
        h('div', { class: 'cond-row' }, ...more.map(draw)),
      ),
  );
}
