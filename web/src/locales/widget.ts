/**
 * What the widget says, in all languages at once. It is one file with nothing beside it, so this takes no module that others take: the
 * bundler would put it beside.
 */
import { widget as german } from './de/widget.ts';
import { widget as english } from './en/widget.ts';
import { widget as spanish } from './es/widget.ts';
import { widget as chinese } from './zh/widget.ts';

const all = new Map([
  ['en', english],
  ['zh', chinese],
  ['de', german],
  ['es', spanish],
]);

/** @param wanted tags, the best first */
export function widgetIn(wanted: readonly string[]): typeof english {
  const here = wanted.map((tag) => all.get(tag.toLowerCase().split('-')[0] ?? ''));
  return here.find((words) => words !== undefined) ?? english;
}
