/** The menu of what can be taken out of the lab: a line per entry, to save as a file or, where a page may not save, to copy. */
import { unmarked } from '../experiments/files.ts';
import type { Result } from '../experiments/results.ts';
import { type Branch, h, type Tree } from '../render/tree.ts';
import { type ExportEntry, type Exported, exportEntries, exportedOf, verdictsId } from './exports.ts';
import type { Moment } from './moment.ts';
import { offerPart } from './offer-part.ts';
import { replayField, replayingPart } from './replay-part.ts';

/** The button that opens it; it stands beside the other acts on the numbers. */
export function exportButton({ ui, session, idPrefix }: Moment): Branch {
  const { frame } = session.options.words;
  return h(
    'button',
    {
      type: 'button',
      class: 'btn quiet small',
      part: 'export',
      'aria-expanded': String(ui.exportOpen),
      'aria-controls': ui.exportOpen ? `${idPrefix}-export` : null,
      on: { click: { type: 'ui', field: 'exportOpen', value: !ui.exportOpen } },
    },
    frame.export.title,
  );
}

export function exportMenu(moment: Moment): Tree {
  const exported = moment.ui.exportOpen ? exportedOf(moment) : null;
  if (exported === null) return null;
  const { ui } = moment;
  const { words, numbers } = moment.session.options;
  const { frame } = words;
  const say = frame.export;
  return h(
    'div',
    { class: 'export no-print', part: 'export', id: `${moment.idPrefix}-export` },
    h('p', { class: 'sm mut' }, say.how),
    h(
      'ul',
      { class: 'export-list' },
      ...exportEntries.map((entry) => h('li', { key: entry.id }, ...line(entry, exported, moment))),
    ),
    offerPart(moment),
    !moment.session.hold.readonly && replayField(frame),
    ui.replaying && replayingPart(ui.replaying, numbers, frame),
  );
}

function line(entry: ExportEntry, exported: Exported, { session, idPrefix }: Moment): Tree[] {
  const { export: say, join } = session.options.words.frame;
  const label = say.entries[entry.id] ?? entry.id;
  const act = (verb: string, type: string): Branch =>
    h(
      'button',
      {
        type: 'button',
        class: 'btn small',
        'aria-label': join.labelled(verb, label),
        on: { click: { type, entry: entry.id } },
      },
      verb,
    );
  return [
    h('span', { class: 'export-name', id: `${idPrefix}-export-${entry.id}` }, label),
    entry.ofResult === true && choice(exported, idPrefix, `${idPrefix}-export-${entry.id}`, say.verdicts),
    h('span', { class: 'acts' }, act(say.save, 'saveExport'), entry.noText !== true && act(say.copy, 'copyExport')),
  ];
}

function choice({ results, chosen }: Exported, idPrefix: string, labelledBy: string, verdicts: string): Branch {
  const option = (id: string, text: string): Branch =>
    h('option', { value: id, key: id, properties: { selected: id === chosen } }, text);
  const matrices = results.filter((one): one is Extract<Result, { kind: 'matrix' }> => one.kind === 'matrix');
  return h(
    'select',
    {
      class: 'fld start choice',
      id: `${idPrefix}-export-result`,
      'aria-labelledby': labelledBy,
      on: { change: { type: 'ui', field: 'exportResult' } },
    },
    ...matrices.map(({ id, title, matrix }) => option(id, `${unmarked(title)} (${matrix.rows} × ${matrix.cols})`)),
    option(verdictsId, verdicts),
  );
}
