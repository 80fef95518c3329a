/** What every entry looks at, and what all of them have: the intent of a guess and "I don't know yet". */
import type { Locale } from '../../locales/en/index.ts';
import type { Numbers } from '../../render/numbers.ts';
import { type Branch, h } from '../../render/tree.ts';
import { unknown } from '../../state/lab-state.ts';
import type { Grid } from '../../state/question.ts';
import type { AskedWords } from '../asked.ts';
import type { Question } from '../grade.ts';

export interface AskedQuestion extends Question {
  readonly id: string;
  readonly choices?: readonly string[];
  readonly count?: number;
  /** Decimals of what was typed and of the answer, beside each other. */
  readonly digits?: number;
}

/** What an entry looks at. */
export interface Entry {
  readonly question: AskedQuestion;
  /** Its heads, for a cell to pick. */
  readonly grid?: Grid | undefined;
  readonly words: AskedWords | undefined;
  readonly guess: string;
  readonly locked: boolean;
  readonly frame: Locale['frame'];
  readonly numbers: Numbers;
  /** Where the rounding zone of the ruler ends. */
  readonly tolerance: number;
  /** Of the ruler, in units of 1/16 em. */
  readonly width: number;
  /** Of the question, unique on the page; `${id}-question` is its sentence. */
  readonly id: string;
}

export const guessing = ({ question }: Entry, value: string) => ({ type: 'guess', id: question.id, value });

export const choiceText = ({ words }: Entry, choice: string): string => words?.choices?.[choice]?.text ?? choice;

export const dontKnow = (entry: Entry): Branch =>
  checkLine(entry, entry.guess === unknown, entry.guess === unknown ? '' : unknown, entry.frame.dontKnow);

export const checkLine = (entry: Entry, checked: boolean, value: string, label: string): Branch =>
  h(
    'label',
    { class: 'switch' },
    h('input', {
      type: 'checkbox',
      disabled: entry.locked,
      properties: { checked },
      on: { change: guessing(entry, value) },
    }),
    h('span', {}, label),
  );
