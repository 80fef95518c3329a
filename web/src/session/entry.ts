/**
 * From what a control holds to a setting. Text that is no number goes on as it is, for the engine to refuse in its own words:
 * nothing is coerced, clamped or dropped.
 */
import type { Control, Settings } from '../experiments/contract.ts';
import { halfWidth, type Numbers } from '../render/numbers.ts';
import type { Intent } from '../render/tree.ts';
import type { Session } from './session.ts';

/** What was typed, as the experiment that is open takes it; a page reads its fields itself. */
export function entered(session: Session, intent: Intent): Intent {
  if (session.page) return intent;
  const { core, current, options } = session;
  return asEntered(intent, core.controls(current.settings), current.settings, options.numbers);
}

/** The intent of a field with what was typed as a setting or a guess; any other as it is. */
export function asEntered(intent: Intent, controls: readonly Control[], settings: Settings, numbers: Numbers): Intent {
  if (intent.type === 'guess') return { ...intent, value: halfWidth(String(intent.value)).trim().replace(/^−/, '-') };
  if (intent.type !== 'set') return intent;
  const control = controls.find(({ name }) => name === intent.name);
  const value = control
    ? fromControl(control, intent.value, numbers)
    : fromField(settings[String(intent.name)], intent.value, numbers);
  return { ...intent, value };
}

export function fromControl(control: Control, value: unknown, numbers: Numbers): unknown {
  if (typeof value !== 'string') return value;
  switch (control.kind) {
    case 'segmented':
      return control.options.find((option) => String(option) === value) ?? value;
    case 'stepper':
    case 'slider':
    case 'number':
    case 'stops':
      return numberOrText(value, numbers);
    case 'words':
      return splitWords(value);
    case 'list':
      return splitList(value, numbers);
    default:
      return value;
  }
}

/** The same for a field a view draws itself: what the setting is now tells what the text may become. */
export function fromField(present: unknown, value: unknown, numbers: Numbers): unknown {
  if (typeof value !== 'string') return value;
  if (typeof present === 'number') return numberOrText(value, numbers);
  if (!Array.isArray(present)) return value;
  return present.some((item) => typeof item === 'number') ? splitList(value, numbers) : splitWords(value);
}

const splitList = (text: string, numbers: Numbers): (number | string)[] =>
  halfWidth(text)
    .split(/[\s,;、]+/u)
    .filter((item) => item !== '')
    .map((item) => (/^[+−-]?\d+$/.test(item) ? numberOrText(item, numbers) : item));

export const splitWords = (text: string): string[] => text.split(/\s+/u).filter((word) => word !== '');

export function numberOrText(text: string, numbers: Numbers): number | string {
  const number = numbers.read(text);
  return number !== null && Number.isFinite(number) ? number : text;
}
