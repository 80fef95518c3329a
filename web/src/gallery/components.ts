/** The components, each cut out of a lab that shows it. */
import {
  breakEngine,
  forbidCopying,
  forbidSaving,
  forbidScripts,
  forbidScriptsLater,
  forbidWebAssembly,
  haltReplay,
  haltWorkers,
  longTranscript,
  loseEngine,
} from './broken.ts';
import { answers, at, click, lockIn, type Sample } from './sample.ts';

/** A part of an experiment as it begins a step. */
const of = (
  name: string,
  part: string,
  id: string,
  step = 'run',
  more: Omit<Sample, 'name' | 'part'> = {},
): Sample => ({
  name,
  part,
  attributes: { experiment: id },
  state: at(id, step),
  ...more,
});

const scheme = (id: string): string => `[name$="-scheme"][value="${id}"]`;
const asked = (id: string, round: string): Sample =>
  of(`prediction-${round}`, '.pred', id, 'predict', { state: at(id, 'predict', { round }) });
const more = (button: string): Sample['acts'] => click(button);
const claims = click('.claims .head-row .btn');
/** The first claim, and what is to be said of it. */
const said = (guess: number): Sample['acts'] => [
  ...claims,
  ...click(`.claim-list li:first-child .claim-guess .btn:nth-of-type(${guess})`),
];
const tryClaim = click('.claim-list li:first-child .claim-try .btn:last-of-type');
const text = Array.from({ length: 30 }, (_, k) => `w${k}`).join(' ');

/** Those of the component sheet (mock h). */
export const sheet: readonly Sample[] = [
  of('roles', '.wire-keys, .block.chosen', 'placement'),
  of('cells', '.two-runs', 'mode'),
  of('chip-grabbed', '.chips', 'permute', 'run', { acts: [{ key: ' ', on: '[data-chip="1"]' }] }),
  of('verdict-unknown', '.verdict', 'permute', 'predict'),
  of('verdict-holds', '.verdict', 'permute'),
  of('verdict-broken', '.verdict', 'permute', 'run', { acts: click(scheme('sinusoidal')) }),
  of('verdict-identical', '.verdict', 'permute', 'run', { acts: click('[name$="-summation"][value="exact"]') }),
  of('ruler', '.permute-middle > svg', 'permute', 'predict', {
    acts: [...answers, ...lockIn, ...click(scheme('sinusoidal'))],
  }),
  of('buttons', '.ending', 'permute', 'reconcile'),
  of('controls', '.cond', 'placement'),
  of('slider', '.kind-slider', 'shift'),
  of('dials', 'figure:has(.shift-head)', 'shift'),
  of('focus', '.chips, .order-line', 'permute', 'run', {
    acts: [{ ring: '[data-chip="1"], .order-row .btn, .order-row .fld' }],
  }),
  of('focus-controls', '.cond-row', 'permute', 'run', { acts: [{ ring: '.stepper > *, .segment input, .fld' }] }),
  of('not-run', '.figures > .fig', 'permute', 'predict'),
  of('running', '.claim-list > li:first-child', 'permute', 'run', {
    before: haltWorkers,
    acts: [...(said(1) ?? []), ...tryClaim],
  }),
  of('engine-missing', '.err', 'permute', 'run', { before: loseEngine }),
];

export const components: readonly Sample[] = [
  ...sheet,
  of('focus-cells', '.attention', 'permute', 'run', { acts: [{ ring: '.attention .cells' }] }),
  of('focus-options', '.pred', 'permute', 'predict', { acts: [{ ring: '.pred input, .pred .btn' }] }),
  { name: 'focus-unit', part: '.top, .rail', acts: [{ ring: '.top button, .rail button' }] },
  of('part-stopped', '.err', 'permute', 'run', { before: breakEngine, acts: click(scheme('sinusoidal')) }),
  of('part-missing', '.err', 'permute', 'run', { before: forbidScripts }),
  of('replay-running', '.replaying', 'permute', 'run', {
    before: haltReplay,
    acts: [...click('button[part="export"]'), { file: longTranscript, into: '.export input[type="file"]' }],
  }),
  of('replay-missing', '.notice', 'permute', 'run', {
    before: forbidScriptsLater,
    acts: [...click('button[part="export"]'), { file: longTranscript, into: '.export input[type="file"]' }],
  }),
  of('buttons-quiet', '.twin .acts', 'permute'),
  of('square', '.figures > .fig', 'permute'),
  { name: 'top-bar', part: '.top, .display', acts: click('.top [part="display"]') },
  { name: 'unit-rail', part: '.rail, .rail-menu, .phone-bar', state: at('shift', 'run') },
  of('steps', '.steps, .step-bars, .step-line', 'permute'),
  of('conditions', '.conditions', 'permute', 'run', { acts: click('.cond-more summary') }),
  of('stepper-slider-button', '.conditions', 'mode'),
  of('refused', '.conditions', 'shift', 'run', {
    acts: [{ type: 'many', into: '.kind-slider .fld' }],
  }),
  of('dial', '.shift-pair', 'shift'),
  of('formula-rows', '.equation', 'shift'),
  of('lollipops', '.shift-schemes', 'shift'),
  of('products', '.shift-products', 'shift'),
  of('tracks', '.shift-decoding', 'shift'),
  of('strips', '.overflow-figure', 'overflow'),
  of('error-panel', '.overflow-outcome', 'overflow'),
  of('cures', '.cures', 'overflow'),
  of('row-table', '.row-table', 'mode'),
  of('curves', '.panels', 'mode'),
  of('attention', '.attention', 'permute'),
  of('explorer-figure', '.explorer-figure', 'explorer'),
  of('cell-formula', '.explorer-cell', 'explorer'),
  of('frequencies', '.explorer-panels', 'explorer'),
  of('properties', '.property-list', 'explorer'),
  of('placement-diagrams', '.blocks', 'placement'),
  of('placement-bars', '.closer', 'placement'),
  of('offset-maps', '.offset-table, .offset-maps', 'placement'),
  of('run-table', '.runs', 'permute', 'run', {
    acts: click(scheme('sinusoidal'), '[name$="-placement"][value="queryKey"]', '[name$="-mask"][value="causal"]'),
  }),
  of('numbers', '.numbers', 'permute', 'run', { acts: more('[part="numbers"]') }),
  of('export', '.export', 'permute', 'run', { acts: more('button[part="export"]') }),
  of('compare', '.compare', 'permute', 'run', { acts: click('.compare .acts .btn', scheme('alibi')) }),
  of('claims', '.claims', 'shift', 'run', { acts: claims }),
  of('claim-said', '.claim-list > li:first-child', 'permute', 'run', { acts: said(2) }),
  of('claim-tried', '.claim-list > li:has(.claim-result)', 'permute', 'run', {
    acts: [...(said(1) ?? []), ...tryClaim],
  }),
  asked('permute', 'PM1'),
  asked('permute', 'PM6'),
  asked('permute', 'PM8'),
  of('prediction-locked', '.pred', 'permute', 'predict', {
    acts: [...answers, ...lockIn, ...click('.steps li:first-child button')],
  }),
  of('rounds', '.rounds-button, .rounds, .pred > .twin', 'permute', 'predict', { acts: more('.rounds-button') }),
  of('reconcile', '.step-reconcile', 'permute', 'reconcile'),
  of('self-test', '.self-test', 'permute', 'self-test'),
  of('self-test-answer', '.self-test', 'permute', 'self-test', {
    state: at('permute', 'self-test', { selfTest: { shown: true } }),
  }),
  {
    name: 'proof-lines',
    part: '.book-task',
    attributes: { experiment: 'closed-book' },
    state: () => ({ pages: { 'closed-book': { open: 'proof' } } }),
    acts: click('.proof-lines button', '.book-acts .primary'),
  },
  {
    name: 'deck-answer',
    part: '.deck-main',
    attributes: { experiment: 'deck' },
    acts: click('.deck-main .primary', '.self-test .primary', '.idea input'),
  },
  { name: 'bug', part: '.bug', attributes: { experiment: 'bugs' } },
  { name: 'notice', part: '.notice', attributes: { experiment: 'permute', preset: 'unheard-of' } },
  { name: 'foot', part: '.foot', attributes: { experiment: 'permute', 'full-page': './index.html' } },
  {
    name: 'foot-course',
    part: '.foot',
    attributes: { experiment: 'permute' },
    course: { takes: true, review: false, trouble: { kind: 'refused', why: '' }, texts: 1, parts: 0 },
  },
  of('foot-without-webassembly', '.foot', 'permute', 'run', { before: forbidWebAssembly }),
  of('result-code', '.foot, .result-code', 'permute', 'predict', {
    acts: [...answers, ...lockIn, ...click('.foot .btn')],
  }),
  { name: 'copied-by-hand', part: '.notice', before: forbidCopying, acts: click('[part="copy-link"]') },
  of('offered', '.notice:has(.text)', 'permute', 'run', {
    before: forbidSaving,
    acts: click('button[part="export"]', '.export-list li:first-child button'),
  }),
  { name: 'embed', part: '.embed-panel', acts: click('[part="embed"]') },
  {
    name: 'locked',
    part: '.conditions, .figures > .fig',
    attributes: { experiment: 'permute', steps: 'run', lock: 'scheme words order' },
  },
  {
    name: 'readonly',
    part: '.conditions, .figures > .fig',
    attributes: { experiment: 'permute', steps: 'run', readonly: '' },
  },
  {
    name: 'chip-rows',
    part: '.chip-rows, .order-line',
    attributes: { experiment: 'permute', steps: 'run', text },
    width: 620,
  },
  { name: 'phone-menu', part: '.phone-bar, .rail-menu, .menu-end', width: 360, acts: click('[part="rail"]') },
  of('phone-conditions', '.conditions', 'permute', 'run', { width: 360, acts: click('.sum-row') }),
  of('phone-order', '.phone-order', 'permute', 'run', { width: 360 }),
];
