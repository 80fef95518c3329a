/** The fields drawn: each, and under it what the engine found. */
import type { EntryReport } from '../../../engine/closed-book.ts';
import type { Read } from '../../../formulas/formula-text.ts';
import { lead } from '../../../render/lead.ts';
import { formula, plain, rich } from '../../../render/rich.ts';
import { type Branch, h, type Tree } from '../../../render/tree.ts';
import { sign } from '../../../render/verdict.ts';
import { acts } from '../parts.ts';
import type { TaskScene } from '../task.ts';
import type { WrittenResult } from './check.ts';
import { entryFields, type FieldName, pairOrders, pairSides, turnFields, type WrittenState } from './state.ts';

export type WrittenScene = TaskScene<WrittenState, WrittenResult>;

/** A verdict with its sign, and lines that say more. */
interface Finding {
  readonly holds: boolean;
  readonly sentence: string;
  readonly more: readonly string[];
}

export const view = (scene: WrittenScene): Tree => [
  h('div', { class: 'written' }, entriesPart(scene), turnPart(scene)),
  acts(scene, []),
];

const wordsOf = ({ words }: WrittenScene) => words['closed-book'].written;

/** A verdict stands only while the text is the one that was checked. */
const isChecked = ({ state }: WrittenScene, name: FieldName): boolean => state.typed[name] === state.checked[name];

function fieldOf(scene: WrittenScene, name: FieldName, describedBy: string): Branch {
  const own = wordsOf(scene);
  const wide = name === 'sine' || name === 'cosine';
  const read = scene.result.reads[name];
  return h('input', {
    class: `fld typed ${wide ? 'wide' : 'short'}`,
    type: 'text',
    spellcheck: 'false',
    autocomplete: 'off',
    autocapitalize: 'off',
    'aria-label': own.fields[name],
    'aria-invalid': isChecked(scene, name) && read !== undefined && 'trouble' in read ? 'true' : null,
    'aria-describedby':
      troubleSentence(scene, name) === null ? describedBy : `${describedBy} ${troubleId(scene, name)}`,
    properties: { value: scene.state.typed[name] },
    on: { input: { type: 'write', field: name }, change: { type: 'check' } },
    key: name,
  });
}

const finding = (found: Finding): Tree => [
  h('p', { class: 'badge wrap' }, sign(found), ' ', h('span', {}, rich(found.sentence))),
  ...found.more.map((text) => h('p', { class: 'sm mut' }, rich(text))),
];

/** One sentence for what is no formula; null: it is one, or nothing was typed. */
function troubleSentence(scene: WrittenScene, name: FieldName): string | null {
  const read = scene.result.reads[name];
  if (!read || !('trouble' in read) || !isChecked(scene, name)) return null;
  const { kind, column, what } = read.trouble;
  const own = wordsOf(scene);
  return own.troubles[kind](scene.numbers.integer(column), plain(what), own.letters[kindOf(name)]);
}

const kindOf = (name: FieldName): 'entry' | 'column' | 'turn' =>
  name.endsWith('Column') ? 'column' : (turnFields as readonly FieldName[]).includes(name) ? 'turn' : 'entry';

const troubleId = ({ idPrefix }: WrittenScene, name: FieldName): string => `${idPrefix}-${name}-error`;

const trouble = (scene: WrittenScene, name: FieldName): Tree => {
  const sentence = troubleSentence(scene, name);
  return sentence !== null && h('p', { class: 'error', id: troubleId(scene, name), role: 'alert' }, rich(sentence));
};

const readingOf = (read: Read | undefined): string | null => (read && 'formula' in read ? read.formula.reading : null);

function entryFinding(scene: WrittenScene, column: 'sine' | 'cosine'): Finding | null {
  const { result, numbers } = scene;
  const own = wordsOf(scene);
  const report = result.entries?.[column];
  if (!report || !isChecked(scene, column) || !result.entries) return null;
  const read = result.reads[column];
  const paper = read && 'formula' in read && read.formula.paper ? [own.paper] : [];
  const reading = own.reading(plain(readingOf(read) ?? ''));
  if (report.holds)
    return { holds: true, sentence: own.equal(numbers.integer(result.entries.probes)), more: [reading, ...paper] };
  const more = report.form === null ? [] : [own.forms[report.form]];
  return { holds: false, sentence: whereSentence(scene, report), more: [...more, reading, ...paper] };
}

function whereSentence(scene: WrittenScene, { worst, residual }: EntryReport): string {
  const { numbers } = scene;
  const own = wordsOf(scene);
  const at = own.at(numbers.integer(worst.position), numbers.integer(worst.pair), numbers.integer(worst.width));
  if (worst.given === null) return own.noValue(at);
  return own.off(numbers.size(residual), at, numbers.size(worst.given), numbers.size(worst.expected));
}

function theorySentence(scene: WrittenScene): string | null {
  const { result, numbers } = scene;
  const theory = result.entries?.theory;
  const typed = (['sine', 'cosine'] as const).filter((name) => result.entries?.[name]);
  if (!theory || typed.every((name) => result.entries?.[name]?.holds) || !typed.every((name) => isChecked(scene, name)))
    return null;
  const own = wordsOf(scene);
  const turn = theory.turns
    ? own.theory.turns
    : own.theory.misses(
        numbers.size(theory.turnResidual),
        numbers.integer(theory.turnPair),
        numbers.integer(theory.turnPosition),
        numbers.integer(theory.turnPosition + theory.turnOffset),
      );
  const circle = theory.onCircle
    ? own.theory.onCircle
    : own.theory.offCircle(
        numbers.size(theory.circleResidual),
        numbers.integer(theory.circlePair),
        numbers.integer(theory.circlePosition),
      );
  return scene.words.frame.join.sentences([turn, circle]);
}

function columnsFinding(scene: WrittenScene): Finding | null {
  const report = scene.result.entries?.columns;
  if (!report || !isChecked(scene, 'sineColumn') || !isChecked(scene, 'cosineColumn')) return null;
  const own = wordsOf(scene);
  if (report.holds) return { holds: true, sentence: own.columns.right, more: [] };
  return { holds: false, sentence: own.columns.wrong, more: report.form ? [own.columns[report.form]] : [] };
}

function entriesPart(scene: WrittenScene): Branch {
  const own = wordsOf(scene);
  const id = `${scene.idPrefix}-entries`;
  const columns = columnsFinding(scene);
  const theory = theorySentence(scene);
  const line = (column: 'sine' | 'cosine'): Tree => {
    const found = entryFinding(scene, column);
    const where: FieldName = `${column}Column`;
    return h(
      'div',
      { class: 'entry', key: column },
      h(
        'div',
        { class: 'entry-line' },
        h(
          'span',
          { class: 'entry-name' },
          h('span', { class: 'fx pos' }, h('i', {}, 'p'), h('sub', {}, h('i', {}, 'i'), ',')),
          fieldOf(scene, where, `${id}-hint`),
          h('span', { class: 'fx' }, '='),
        ),
        fieldOf(scene, column, `${id}-hint`),
      ),
      h('div', { class: 'found' }, trouble(scene, where), trouble(scene, column), found && finding(found)),
    );
  };
  return h(
    'section',
    { class: 'book-part', 'aria-labelledby': id, key: 'entries' },
    h('h2', { class: 'h2', id, ...lead('written') }, own.entriesTitle),
    h('p', { class: 'sm mut', id: `${id}-hint` }, rich(own.entriesHint)),
    line('sine'),
    line('cosine'),
    h(
      'div',
      { class: 'found' },
      columns && finding(columns),
      theory !== null && h('p', { class: 'sm mut' }, rich(theory)),
    ),
    answer(scene, entryFields, own.entriesAnswer),
  );
}

/** Not before something of it was checked. Its place has a key from the start: a list that gets its first key is drawn anew. */
function answer({ state, words }: WrittenScene, names: readonly FieldName[], laws: string): Branch {
  const checked = names.some((name) => state.checked[name] !== '');
  const lines = laws.split('\n').map((law) => h('p', { class: 'fx ans-law' }, formula(law)));
  const title = h('summary', {}, words['closed-book'].answerTitle);
  return h('div', { key: 'answer' }, checked && h('details', { class: 'often' }, title, ...lines));
}

function turnFinding(scene: WrittenScene): Finding | null {
  const { result, numbers } = scene;
  const { turn } = result;
  if (!turn || !turnFields.every((name) => isChecked(scene, name))) return null;
  const own = wordsOf(scene);
  if (turn.holds) return { holds: true, sentence: own.turn.holds(numbers.integer(turn.probes)), more: [] };
  const at = own.turn.at(
    numbers.integer(turn.worst.position),
    numbers.integer(turn.worst.offset),
    numbers.fixed(turn.worst.frequency, 4),
  );
  const sentence =
    turn.undefined > 0 || turn.residual === null ? own.noValue(at) : own.turn.misses(numbers.size(turn.residual), at);
  const { determinantLow: low, determinantHigh: high } = turn;
  const more = [
    turn.form !== null && own.turn.forms[turn.form],
    low !== null && high !== null && own.turn.determinant(numbers.fixed(low, 2), numbers.fixed(high, 2)),
  ];
  return { holds: false, sentence, more: more.filter((text) => text !== false) };
}

function choice<T extends string>(
  scene: WrittenScene,
  name: 'pairOrder' | 'pairSide',
  values: readonly T[],
  label: string,
  labels: Readonly<Record<T, string>>,
): Branch {
  return h(
    'fieldset',
    { class: 'book-choice' },
    h('legend', { class: 'sm mut' }, label),
    h(
      'div',
      { class: 'seg' },
      ...values.map((value) =>
        h(
          'label',
          { class: 'segment' },
          h('input', {
            type: 'radio',
            name: `${scene.idPrefix}-${name}`,
            value,
            properties: { checked: scene.state[name] === value },
            on: { change: { type: name, value } },
          }),
          h('span', {}, rich(labels[value])),
        ),
      ),
    ),
  );
}

function turnPart(scene: WrittenScene): Branch {
  const own = wordsOf(scene);
  const id = `${scene.idPrefix}-turn`;
  const found = turnFinding(scene);
  return h(
    'section',
    { class: 'book-part', 'aria-labelledby': id, key: 'turn' },
    h('h2', { class: 'h2', id }, rich(own.turnTitle)),
    h('p', { class: 'sm mut', id: `${id}-hint` }, rich(own.turnHint)),
    h(
      'div',
      { class: 'book-choices' },
      choice(scene, 'pairOrder', pairOrders, own.pairOrder, own.pairOrders),
      choice(scene, 'pairSide', pairSides, own.pairSide, own.pairSides),
    ),
    h('div', { class: 'typed-matrix' }, ...turnFields.map((name) => fieldOf(scene, name, `${id}-hint`))),
    h('div', { class: 'found' }, ...turnFields.map((name) => trouble(scene, name)), found && finding(found)),
    answer(scene, turnFields, own.turnAnswers[`${scene.state.pairOrder}-${scene.state.pairSide}`]),
  );
}

/** What is found, for the live region. */
export function sentences(scene: WrittenScene): string[] {
  const own = wordsOf(scene);
  const { join } = scene.words.frame;
  const named = (['sine', 'cosine'] as const).flatMap((name) => {
    const found = entryFinding(scene, name);
    return found ? [join.labelled(own.fields[name], join.sentences([found.sentence, ...found.more.slice(0, 1)]))] : [];
  });
  const whole = [columnsFinding(scene), turnFinding(scene)].flatMap((found) => (found ? [found.sentence] : []));
  return [...named, ...whole];
}
