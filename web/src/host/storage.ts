/**
 * What the device keeps. Storage may be refused (cross-site frames, opaque sandboxes, settings), full, or hold something else's
 * text: nothing here throws, and the caller learns whether keeping works.
 */
const prefix = 'position-lab/1/';

export interface Store {
  /** true when what was written last will be there on the next visit. */
  readonly keeps: boolean;
  /** The JSON kept under this name, or undefined. */
  read(name: string): unknown;
  /** Whether it was kept. */
  write(name: string, value: unknown): boolean;
}

/** Reading the property itself throws in a sandbox, hence a function. */
export function openStore(open: () => Storage | undefined = () => globalThis.localStorage): Store {
  const storage = probe(open);
  let keeps = storage !== null;
  return {
    get keeps() {
      return keeps;
    },
    read(name) {
      try {
        const text = storage?.getItem(prefix + name);
        return typeof text === 'string' ? (JSON.parse(text) as unknown) : undefined;
      } catch {
        return undefined;
      }
    },
    write(name, value) {
      try {
        storage?.setItem(prefix + name, JSON.stringify(value));
        keeps = storage !== null;
      } catch {
        keeps = false;
      }
      return keeps;
    },
  };
}

function probe(open: () => Storage | undefined): Storage | null {
  try {
    const storage = open();
    if (!storage) return null;
    storage.setItem(`${prefix}probe`, '1');
    storage.removeItem(`${prefix}probe`);
    return storage;
  } catch {
    return null;
  }
}
