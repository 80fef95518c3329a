/** The task drawn: the models, four choices for the one that is open, and what the probes of both stacks say. */
import type {
  EntryChoice,
  EntryModel,
  EntryPointsOptions,
  EntryPointsReport,
  EntryProbes,
} from '../../../engine/closed-book-tasks.ts';
import { said } from '../../../locales/said.ts';
import { lead } from '../../../render/lead.ts';
import { rich } from '../../../render/rich.ts';
import { type Branch, h, type Tree } from '../../../render/tree.ts';
import type { AnswersState } from '../answers.ts';
import { acts, answer, button, choiceField, type Found, found, seeExperiment } from '../parts.ts';
import type { TaskScene } from '../task.ts';
import { drawing } from './drawing.ts';
import { choiceOf, fieldOf, isAsChecked, isTouched, models, ofTheUnit, operands } from './fields.ts';

type Scene = TaskScene<AnswersState, Partial<Readonly<Record<EntryModel, EntryPointsReport>>>>;

const wordsOf = ({ words }: Scene) => words['closed-book']['entry-points'];
const modelOf = ({ state }: Scene): EntryModel => models.find((model) => model === state.variant) ?? models[0];
const probeNames = ['stream', 'query', 'key', 'value', 'shift', 'secondLayerReads'] as const;

/** The report of the open model, while its choices are those that were checked. */
function reportOf(scene: Scene): EntryPointsReport | null {
  const model = modelOf(scene);
  return isAsChecked(scene.state, model) ? (scene.result[model] ?? null) : null;
}

function slipOf(scene: Scene, name: 'where' | 'how' | 'into' | 'index'): Found | null {
  const report = reportOf(scene);
  const choice = choiceOf(scene.state.checked, modelOf(scene));
  if (!report || !choice || report[`${name}Holds`]) return null;
  const { slips } = wordsOf(scene);
  if (name !== 'into') {
    const said: Readonly<Record<string, string>> = slips[name];
    return { holds: false, sentence: said[choice[name]] ?? '' };
  }
  const differs = operands.filter((operand) => Boolean(choice[operand]) !== report.right[operand]);
  const onlyValue = differs.length === 1 && differs[0] === 'intoValue';
  const value = report.right.intoValue ? slips.into.valueMissing : slips.into.valueToo;
  return { holds: false, sentence: onlyValue ? value : operandsApart(scene, choice, report.right) };
}

type Into = Pick<EntryPointsOptions, (typeof operands)[number]>;

/** Which operands carry positions in one of the two stacks only. */
function operandsApart(scene: Scene, yours: Into, model: Into): string {
  const { intos, slips } = wordsOf(scene);
  const { join } = scene.words.frame;
  const only = (one: Into, other: Into): string =>
    join.names(operands.filter((operand) => one[operand] && !other[operand]).map((operand) => intos[operand]));
  const [missing, extra] = [only(model, yours), only(yours, model)];
  return join.sentences(said(missing && slips.into.missing(missing), extra && slips.into.extra(extra)));
}

function whole(scene: Scene): Found | null {
  const { state } = scene;
  const model = modelOf(scene);
  const own = wordsOf(scene);
  const report = reportOf(scene);
  if (report)
    return {
      holds: report.holds,
      sentence: report.trouble ? own.troubles[report.trouble] : report.holds ? own.holds : own.differs,
    };
  const asked = isTouched(state.checked, model) && isAsChecked(state, model);
  return asked ? { holds: null, sentence: own.incomplete } : null;
}

/** More than fit into a row of buttons. */
function modelList(scene: Scene): Branch {
  const own = wordsOf(scene);
  const open = modelOf(scene);
  const id = `${scene.idPrefix}-model`;
  const option = (model: EntryModel): Branch => {
    const name = own.names[model];
    const text = scene.result[model]?.holds ? own.solved(name) : name;
    return h('option', { value: model, key: model, properties: { selected: model === open } }, text);
  };
  const group = (label: string, of: readonly EntryModel[]): Branch => h('optgroup', { label }, ...of.map(option));
  const others = models.filter((model) => !ofTheUnit.includes(model));
  return h(
    'div',
    { class: 'book-model', key: 'models' },
    h('label', { class: 'lab', for: id }, own.models),
    h(
      'select',
      { class: 'fld start choice', id, on: { change: { type: 'variant' } } },
      group(own.ofTheUnit, ofTheUnit),
      group(own.others, others),
    ),
  );
}

function intoField(scene: Scene): Branch {
  const own = wordsOf(scene);
  const model = modelOf(scene);
  const box = (operand: (typeof operands)[number]): Branch => {
    const field = fieldOf(model, operand);
    const checked = (scene.state.given[field] ?? '') !== '';
    return h(
      'label',
      { class: 'opt', key: operand },
      h('input', {
        type: 'checkbox',
        properties: { checked },
        on: { change: { type: 'tick', field } },
      }),
      h('span', { class: 'ui' }, own.intos[operand]),
    );
  };
  return h(
    'fieldset',
    { class: 'book-choice', key: 'into' },
    h('legend', { class: 'ui' }, own.into),
    h('div', { class: 'opts' }, ...operands.map(box)),
    h('div', { class: 'found' }, found(slipOf(scene, 'into'))),
  );
}

function probesTable(scene: Scene, { yours, model }: EntryPointsReport): Tree {
  const own = wordsOf(scene);
  const said = (probes: EntryProbes, name: (typeof probeNames)[number]): string =>
    name === 'secondLayerReads' ? own[probes[name] ? 'yes' : 'no'] : own.readings[probes[name]];
  return (
    yours !== null &&
    h(
      'table',
      { class: 'tb probes', key: 'probes' },
      h('thead', {}, h('tr', {}, ...[own.probes, own.yours, own.model].map((text) => h('th', { scope: 'col' }, text)))),
      h(
        'tbody',
        {},
        ...probeNames.map((name) =>
          h(
            'tr',
            { class: yours[name] === model[name] ? null : 'differs' },
            h('th', { scope: 'row' }, own.rows[name]),
            h('td', {}, said(yours, name)),
            h('td', {}, said(model, name)),
          ),
        ),
      ),
    )
  );
}

export function view(scene: Scene): Tree {
  const { words, idPrefix, state } = scene;
  const own = wordsOf(scene);
  const model = modelOf(scene);
  const id = `${idPrefix}-entry-points`;
  const report = reportOf(scene);
  const choice = (name: 'where' | 'how' | 'index', label: string, options: Readonly<Record<string, string>>): Branch =>
    choiceField(scene, { field: fieldOf(model, name), label }, options, slipOf(scene, name));
  return h(
    'section',
    { class: 'book-part', 'aria-labelledby': id },
    h('h2', { class: 'h2', id, ...lead('entry-points') }, own.title),
    h('p', { class: 'say' }, rich(own.task)),
    modelList(scene),
    h(
      'div',
      { class: 'book-about', key: `about-${model}` },
      model === 'drawing' && drawing(own.diagramName, report?.holds === true),
      h('p', { class: 'ui' }, rich(own.about[model])),
    ),
    h(
      'div',
      { class: 'book-fields', key: model },
      h('div', { class: 'book-column' }, choice('where', own.where, own.wheres), choice('how', own.how, own.hows)),
      h('div', { class: 'book-column' }, intoField(scene), choice('index', own.index, own.indices)),
    ),
    h('div', { class: 'found', key: 'whole' }, found(whole(scene))),
    report && probesTable(scene, report),
    acts(scene, [isTouched(state.checked, model) && seeExperiment(scene, 'placement')], nextModel(scene)),
    report && answer(words['closed-book'].answerTitle, [answerLine(scene, report.right)]),
  );
}

/** The first of the unit that is not right yet, once the open one is; null: there is none. */
function nextModel(scene: Scene): Branch | null {
  const next = ofTheUnit.find((model) => !scene.result[model]?.holds);
  if (!next || !reportOf(scene)?.holds) return null;
  const own = wordsOf(scene);
  return button(own.nextModel(own.names[next]), { type: 'variant', value: next }, 'primary');
}

function answerLine(scene: Scene, { where, how, index, ...into }: EntryChoice): string {
  const own = wordsOf(scene);
  const names = operands.filter((operand) => into[operand]).map((operand) => own.intos[operand]);
  const { list } = scene.words.frame.join;
  return own.answer(own.wheres[where], own.hows[how], list(names) || own.intoNone, own.indices[index]);
}

/** What was found, for the live region. */
export function sentences(scene: Scene): string[] {
  const all = [whole(scene), ...(['where', 'how', 'into', 'index'] as const).map((name) => slipOf(scene, name))];
  return all.flatMap((finding) => (finding ? [finding.sentence] : []));
}
