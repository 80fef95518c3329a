/**
 * The state of a task whose numbers are drawn: the seed, what was answered, and what of it was checked. All answers are texts, as typed
 * or as chosen; '' is none. Pure JSON.
 */
import { isObject } from '../../state/json.ts';
import type { PageIntent } from '../page.ts';

export type Answers = Readonly<Record<string, string>>;

export interface AnswersState {
  /** null: the exercise's own numbers. */
  readonly seed: number | null;
  /** What else the task is about, one of its variants. */
  readonly variant: string;
  readonly given: Answers;
  /** As they were when Check was pressed. */
  readonly checked: Answers;
}

/** What a field may hold; null: any text. */
export type Fields = Readonly<Record<string, readonly string[] | null>>;

export interface AnswersOptions {
  readonly fields: Fields;
  /** The first one is that of the beginning. */
  readonly variants?: readonly [string, ...string[]];
  /** Answers of another variant are kept: their fields are others. */
  readonly keepsAnswers?: boolean;
}

export interface AnswersPart {
  readonly initial: AnswersState;
  parse(value: unknown): AnswersState | null;
  /** Hears answer (field, value), tick (field, true or false), check, draw (variant), and variant (value). */
  reduce(state: AnswersState, intent: PageIntent): AnswersState;
  join(here: AnswersState, given: AnswersState): AnswersState;
}

const isSeed = (value: unknown): boolean => value === null || (Number.isSafeInteger(value) && Number(value) >= 0);

export function answersOf({ fields, variants = [''], keepsAnswers = false }: AnswersOptions): AnswersPart {
  const initial: AnswersState = { seed: null, variant: variants[0], given: {}, checked: {} };
  const isVariant = (value: unknown): value is string => variants.includes(value as string);
  const isAnswer = (field: string, text: unknown): text is string =>
    Object.hasOwn(fields, field) &&
    typeof text === 'string' &&
    (text === '' || (fields[field]?.includes(text) ?? fields[field] === null));
  const areAnswers = (value: unknown): value is Answers =>
    isObject(value) && Object.entries(value).every(([field, text]) => isAnswer(field, text));

  function parse(value: unknown): AnswersState | null {
    if (!isObject(value)) return null;
    const { seed, variant, given, checked, ...strange } = { ...initial, ...value };
    if (Object.keys(strange).length > 0 || !isSeed(seed) || !isVariant(variant)) return null;
    return areAnswers(given) && areAnswers(checked) ? { seed, variant, given, checked } : null;
  }

  function reduce(state: AnswersState, intent: PageIntent): AnswersState {
    switch (intent.type) {
      case 'answer': {
        const { field, value } = intent;
        if (typeof field !== 'string' || !isAnswer(field, value)) return state;
        return { ...state, given: { ...state.given, [field]: value } };
      }
      case 'tick': {
        const { field, value } = intent;
        const text = value === true ? (fields[String(field)]?.[0] ?? '') : '';
        return reduce(state, { ...intent, type: 'answer', value: text });
      }
      case 'check':
        return { ...state, checked: state.given };
      case 'draw':
        return isVariant(intent.variant) ? { ...initial, seed: intent.seed, variant: intent.variant } : state;
      case 'variant':
        if (!isVariant(intent.value) || intent.value === state.variant) return state;
        return { ...(keepsAnswers ? state : initial), variant: intent.value };
      default:
        return state;
    }
  }

  /** Numbers and the answers to them go together: those from a link come in where nothing was answered. */
  const join = (here: AnswersState, given: AnswersState): AnswersState =>
    Object.values(here.given).some((text) => text !== '') ? here : given;

  return { initial, parse, reduce, join };
}

/** From then on the answer may be shown. */
export const wasChecked = ({ checked }: AnswersState): boolean => Object.values(checked).some((text) => text !== '');

/** A verdict stands only while the answer is the one that was checked. */
export const isChecked = ({ given, checked }: AnswersState, field: string): boolean =>
  (given[field] ?? '') === (checked[field] ?? '') && (given[field] ?? '') !== '';
