/**
 * The run-time interface that a learning management system puts into a window around the page: `API` in SCORM 1.2, `API_1484_11`
 * in SCORM 2004. Looking for it and calling it never throws: windows of other sites refuse to be asked, and systems differ.
 */
export type Version = '1.2' | '2004';
type Call = 'Initialize' | 'Terminate' | 'GetValue' | 'SetValue' | 'Commit' | 'GetLastError' | 'GetErrorString';

const objectNames: Readonly<Record<Version, string>> = { '2004': 'API_1484_11', '1.2': 'API' };

/** What SCORM 1.2 calls it. */
const oldNames = (call: Call): string => (call === 'Terminate' ? 'LMSFinish' : `LMS${call}`);

export class ScormApi {
  readonly version: Version;
  readonly #object: Readonly<Record<string, unknown>>;
  readonly #home: Window;

  /** @param home the window that it was found in */
  constructor(version: Version, object: unknown, home: Window) {
    this.version = version;
    this.#home = home;
    this.#object = object as Readonly<Record<string, unknown>>;
  }

  /** What it answers as text; null: it has no such function, or threw. */
  #call(call: Call, ...given: readonly string[]): string | null {
    try {
      const name = this.version === '1.2' ? oldNames(call) : call;
      // Called on the object: systems use `this`.
      return String((this.#object[name] as (...values: readonly string[]) => unknown).call(this.#object, ...given));
    } catch {
      return null;
    }
  }

  /** null: done; else why not, in the system's words. */
  #do(call: Call, ...given: readonly string[]): string | null {
    const answer = this.#call(call, ...given);
    // An object outlives its window, and still answers yes; nothing leaves for a server from there.
    if (this.#home.closed) return '';
    return answer === 'true' || answer === '1' ? null : this.#trouble();
  }

  #trouble(): string {
    const code = said(this.#call('GetLastError'));
    const text = said(this.#call('GetErrorString', code)).trim();
    return [text, code].filter((part) => part !== '').join(', ');
  }

  start = (): string | null => this.#do('Initialize', '');
  end = (): string | null => this.#do('Terminate', '');
  commit = (): string | null => this.#do('Commit', '');
  set = (element: string, value: string): string | null => this.#do('SetValue', element, value);

  /** '' is also what a system answers that has no value, or not this element. */
  get(element: string): string {
    return said(this.#call('GetValue', element));
  }
}

/** A system that has no text to give may give nothing at all. */
const said = (answer: string | null): string =>
  answer === null || answer === 'null' || answer === 'undefined' ? '' : answer;

const highest = 50;

/** Of the windows above one, nearest first. */
function above(from: Window): Window[] {
  const windows: Window[] = [];
  let at = from;
  try {
    while (at.parent && at.parent !== at && windows.length < highest) {
      at = at.parent;
      windows.push(at);
    }
  } catch {
    // What was found so far.
  }
  return windows;
}

/** The window that opened the page, or the one that holds it, and those above. */
function around(own: Window): Window[] {
  const parents = above(own);
  try {
    const opener = (parents.at(-1) ?? own).opener as Window | null;
    return opener ? [...parents, opener, ...above(opener)] : parents;
  } catch {
    return parents;
  }
}

/** What there is around a window, nearest first; of two in one window SCORM 2004 first. */
export function findApis(own: Window): ScormApi[] {
  return around(own).flatMap((one) =>
    (Object.keys(objectNames) as Version[]).flatMap((version) => {
      try {
        const object = (one as unknown as Record<string, unknown>)[objectNames[version]];
        const call = version === '1.2' ? 'LMSInitialize' : 'Initialize';
        const isOne = typeof (object as Record<string, unknown> | null | undefined)?.[call] === 'function';
        return isOne ? [new ScormApi(version, object, one)] : [];
      } catch {
        return [];
      }
    }),
  );
}
