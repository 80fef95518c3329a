/**
 * A transcript: what happened in a lab since it was opened, as plain JSON. Where it began, every intent in order, and what the lab
 * said in the end.
 */
import { isObject, type Json, partAt } from './json.ts';
import { type LabState, type Parsed, type Step, steps } from './lab-state.ts';
import type { LabEvent } from './recording.ts';

export const format = 'position-lab-transcript';
export const version = 1;
/** In bytes: the longest recording, and what stands around it. */
export const longestFile = 8_000_000;

/** In levels, several times what the lab writes: what is nested deeper has a call stack overflow wherever it is compared or printed. */
const deepest = 64;

export interface Transcript {
  readonly format: typeof format;
  readonly version: typeof version;
  /** The version of the product. */
  readonly product: string;
  /** The steps that were offered. */
  readonly steps: readonly Step[];
  /** What Reset goes back to, and which experiments and pages there are. */
  readonly initial: LabState;
  /** Where the learner began: with what the device had kept. */
  readonly start: LabState;
  readonly events: readonly LabEvent[];
  /** What the lab said in the end (session/result.ts). */
  readonly result: Json;
}

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((part) => isDeeper(part, levels - 1)));
const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0;
const isNow = (value: unknown): boolean => isObject(value) && isText(value.today) && isCount(value.seed);

function isAct(event: Record<string, unknown>): boolean {
  const kinds = ['intent', 'cancel', 'settle', 'restore'].filter((kind) => Object.hasOwn(event, kind));
  if (kinds.length !== 1) return false;
  const { intent, gesture, now, cancel, settle } = event;
  const absentOr = (value: unknown, check: (value: unknown) => boolean): boolean => value === undefined || check(value);
  switch (kinds[0]) {
    case 'intent':
      return isObject(intent) && isText(intent.type) && absentOr(gesture, isText) && absentOr(now, isNow);
    case 'cancel':
      return isText(cancel);
    case 'settle':
      return settle === true;
    default:
      return true;
  }
}

function isEvent(event: unknown, k: number, events: readonly unknown[]): boolean {
  if (!isObject(event) || !isText(event.room) || !isCount(event.frame) || !isAct(event)) return false;
  const before = events[k - 1];
  return !isObject(before) || (event.frame as number) >= (before.frame as number);
}

const isSteps = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((step) => (steps as readonly unknown[]).includes(step));

/** Why a text is no transcript. `given`: what stands there. */
export type Refused =
  | { readonly why: 'unread' | 'json' | 'deep' }
  | { readonly why: 'format' | 'version'; readonly given: unknown }
  | { readonly why: 'part'; readonly at: string; readonly given: unknown };

/** Reads the text of a file; null: it could not be read. The two lab states are for the session to judge. */
export function readTranscript(text: string | null): Transcript | Refused {
  if (text === null) return { why: 'unread' };
  let value: unknown;
  try {
    // A byte order mark is what some editors put in front.
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return { why: 'json' };
  }
  if (isDeeper(value, deepest)) return { why: 'deep' };
  if (!isObject(value) || value.format !== format)
    return { why: 'format', given: isObject(value) ? value.format : value };
  if (value.version !== version) return { why: 'version', given: value.version };
  const at = strangePart(value);
  return at.ok ? (value as unknown as Transcript) : { why: 'part', at: at.at, given: partAt(value, at.at) };
}

function strangePart(value: Record<string, unknown>): Parsed<true> {
  const checks: Readonly<Record<string, (part: unknown) => boolean>> = {
    product: isText,
    steps: isSteps,
    initial: isObject,
    start: isObject,
    events: Array.isArray,
    result: isObject,
  };
  const strange = Object.keys(checks).find((key) => !checks[key]?.(value[key]));
  if (strange !== undefined) return { ok: false, at: strange };
  const event = (value.events as unknown[]).findIndex((one, k, all) => !isEvent(one, k, all));
  return event < 0 ? { ok: true, value: true } : { ok: false, at: `events.${event}` };
}

/** One event on a line, so that a file can be read and compared. */
export function writeTranscript({ events, ...rest }: Transcript): string {
  const { result, ...head } = rest;
  const line = (name: string, value: unknown): string => `${JSON.stringify(name)}: ${JSON.stringify(value)}`;
  const list = events.map((event) => `  ${JSON.stringify(event)}`).join(',\n');
  const lines = Object.entries(head).map(([name, value]) => line(name, value));
  return `{\n${[...lines, `"events": [${list === '' ? '' : `\n${list}\n`}]`, line('result', result)].join(',\n')}\n}\n`;
}
