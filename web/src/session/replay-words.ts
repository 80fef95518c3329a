/** Where results differ, by the names that a reader knows: of the experiment, the question, the control. */
import { rich } from '../render/rich.ts';
import { textOf } from '../render/tree.ts';
import { ownOf } from '../state/json.ts';
import type { Bench } from './replay.ts';

type Named = Pick<Bench, 'places' | 'words'>;

/** @param at a place of what resultOf() gives, such as experiments, permute, settings, width */
export function placeInWords([kind = '', id = '', ...rest]: readonly string[], { places, words }: Named): string {
  const say = words.transcript;
  const { list } = words.frame.join;
  const experiment = kind === 'experiments' ? places.experiments.find((one) => one.id === id) : undefined;
  const page = places.pages.find((one) => one.id === id);
  if (experiment)
    return list([words[experiment.id].name, ...inExperiment(rest, experiment, words[experiment.id], say)]);
  if (page) return list([words[page.id].name, ...rest]);
  return list([say.parts[kind] ?? kind, id, ...rest].filter((part) => part !== ''));
}

type AnyExperiment = Bench['places']['experiments'][number];

function inExperiment(
  [part = '', name = '', ...rest]: readonly string[],
  { rounds }: AnyExperiment,
  own: { readonly controls: Readonly<Record<string, string>> },
  say: Bench['words']['transcript'],
): string[] {
  if (part === 'settings' && name !== '')
    return [controlIn(own.controls, name), ...rest.map((place) => say.place(place))];
  if (part !== 'answers' || name === '') return [ownOf(say.parts, part) ?? part, name, ...rest].filter(Boolean);
  const round = rounds.findIndex(({ questions }) => questions.some((question) => question.id === name));
  const questions = rounds[round]?.questions ?? [];
  const among = questions.length > 1 ? questions.findIndex((question) => question.id === name) + 1 : null;
  const [attempt, field, ...inside] = rest;
  return [
    round < 0 ? name : say.question(round + 1, among),
    ...(attempt === undefined ? [] : [say.attempt(attempt)]),
    ...(field === undefined ? [] : [ownOf(say.parts, field) ?? field]),
    ...inside.map((place) => say.place(place)),
  ];
}

/** Without markup: a terminal shows it too. What the file calls by a name of its own stays as it is. */
function controlIn(controls: Readonly<Record<string, string>>, name: string): string {
  const label = ownOf(controls, name);
  return label === undefined ? name : textOf(rich(label));
}
