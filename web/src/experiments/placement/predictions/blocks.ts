/** Questions about whole blocks: which agree, by how much they differ, which wires change. */
import type { PlacementReport } from '../../../engine/placement.ts';
import type { Settings } from '../settings.ts';
import { type Asked, ascending, reportUnder } from './kit.ts';

const agreeing = (report: PlacementReport): string => {
  const pairs = [report.inputEvery, report.everyQueryKey, report.inputQueryKey].map(({ holds }) => holds);
  if (pairs.every(Boolean)) return 'all';
  const first = pairs.indexOf(true);
  return ['inputEvery', 'everyQueryKey', 'inputQueryKey'][first] ?? 'none';
};

export const agree: Asked = {
  id: 'PL1',
  kind: 'choice',
  choices: ['inputEvery', 'everyQueryKey', 'inputQueryKey', 'all', 'none'],
  answer: (_engine, _settings, report) => agreeing(report),
  evidence: (_engine, _settings, report) => ({
    inputEvery: report.inputEvery.residual,
    inputQueryKey: report.inputQueryKey.residual,
    everyQueryKey: report.everyQueryKey.residual,
  }),
};

export const apart: Asked = {
  id: 'PL2',
  kind: 'size',
  answer: (_engine, _settings, report) => report.inputEvery.residual,
  verdict: (report) => report.inputEvery,
  evidence: (engine, settings, report) => ({
    two: report.inputEvery.residual,
    one: reportUnder(engine, settings, { layerCount: 1 }).inputEvery.residual,
    three: reportUnder(engine, settings, { layerCount: 3 }).inputEvery.residual,
  }),
};

const probes = ['query', 'key', 'value', 'weights', 'output', 'stream'] as const;

const wireOf = (report: PlacementReport, name: (typeof probes)[number]) =>
  name === 'output' ? report.queryKey.output : report.queryKey.layers[0]?.[name];

const changed = (report: PlacementReport): string[] =>
  probes.filter((name) => wireOf(report, name)?.replaced.holds === false);

export const replaced: Asked = {
  id: 'PL3',
  kind: 'choices',
  choices: probes,
  answer: (_engine, _settings, report) => changed(report),
  theories: (_engine, _settings, report) => ({
    value: [...changed(report), 'value'],
    scores: changed(report).filter((name) => name !== 'output'),
    everything: [...probes],
  }),
  evidence: (_engine, _settings, report) => ({
    ...Object.fromEntries(probes.map((name) => [name, wireOf(report, name)?.replaced.residual ?? Number.NaN])),
    changed: changed(report).join(','),
  }),
};

const distances = ({ input, everyLayer, queryKey }: PlacementReport) => ({
  input: input.fromNone.residual,
  everyLayer: everyLayer.fromNone.residual,
  queryKey: queryKey.fromNone.residual,
});

export const fromNone: Asked = {
  id: 'PL4',
  kind: 'order',
  choices: ['everyLayer', 'queryKey', 'input'],
  answer: (_engine, _settings, report) => ascending(distances(report)),
  theories: () => ({
    inputFirst: [['input'], ['queryKey'], ['everyLayer']],
    inputFirstToo: [['input'], ['everyLayer'], ['queryKey']],
    equal: [['everyLayer', 'queryKey', 'input']],
  }),
  evidence: (_engine, _settings, report) => ({
    ...distances(report),
    order: ascending(distances(report)).flat().join(','),
  }),
};

export const valuesOnly: Asked = {
  id: 'PL5',
  kind: 'choice',
  choices: ['outputOnly', 'both', 'neither', 'weightsOnly'],
  answer(_engine, _settings, { queryKey }) {
    const weights = queryKey.layers[0]?.weights.replaced.holds === false;
    const output = !queryKey.fromNone.holds;
    if (weights) return output ? 'both' : 'weightsOnly';
    return output ? 'outputOnly' : 'neither';
  },
  evidence: (_engine, _settings, { queryKey }) => ({
    weights: queryKey.layers[0]?.weights.replaced.residual ?? Number.NaN,
    output: queryKey.fromNone.residual,
  }),
};

const one = (name: 'intoQuery' | 'intoKey' | 'intoValue'): Partial<Settings> => ({
  intoQuery: false,
  intoKey: false,
  intoValue: false,
  [name]: true,
});

const swapWith: Asked['evidence'] = (engine, settings) => ({
  query: reportUnder(engine, settings, one('intoQuery')).queryKey.swap.residual,
  key: reportUnder(engine, settings, one('intoKey')).queryKey.swap.residual,
  value: reportUnder(engine, settings, one('intoValue')).queryKey.swap.residual,
});

export const oneOperand: Asked = {
  id: 'PL10',
  kind: 'choices',
  choices: ['query', 'key', 'value'],
  asked: ({ words }, { swapFirst, swapSecond }) => ({
    first: words[swapFirst] ?? '',
    second: words[swapSecond] ?? '',
    same: swapFirst === swapSecond ? 1 : 0,
  }),
  answer: (engine, settings) =>
    (['intoQuery', 'intoKey', 'intoValue'] as const)
      .filter((name) => reportUnder(engine, settings, one(name)).queryKey.swap.holds)
      .map((name) => name.slice(4).toLowerCase()),
  theories: () => ({ value: ['value'], key: ['key'], query: ['query'] }),
  evidence: swapWith,
};
