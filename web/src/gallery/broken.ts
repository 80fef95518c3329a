/** What goes wrong in a page, or takes long, so that the lab shows it: done to the page before there is a lab. Nothing of the lab is touched. */
import type { Act } from './sample.ts';

/** The eighth part of a check is the last that is heard of. */
export function haltWorkers(): void {
  globalThis.Worker = class extends Worker {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      let parts = 0;
      this.addEventListener('message', () => ++parts === 8 && this.terminate());
    }
  };
}

/** A pause resumes a promise. Once the bar is there, none ends. */
export function haltReplay(): void {
  const { setTimeout } = globalThis;
  const hasBar = (): boolean => !!document.querySelector('position-lab')?.shadowRoot?.querySelector('.replaying');
  globalThis.setTimeout = ((run: () => void, delay?: number) =>
    String(run).includes('[native code]') && hasBar() ? 0 : setTimeout(run, delay)) as typeof setTimeout;
}

/** Long enough that a page says how far it is. */
export const longTranscript: Extract<Act, { file: unknown }>['file'] = ({ state, initialState }) =>
  JSON.stringify({
    format: 'position-lab-transcript',
    version: 1,
    product: '',
    steps: ['predict', 'run', 'reconcile', 'self-test'],
    initial: initialState,
    start: state,
    events: Array.from({ length: 4000 }, (_, k) => ({
      room: 'permute',
      frame: k,
      intent: { type: 'set', name: 'seed', value: k },
    })),
    result: {},
  });

/** From the first report on, the first thing that the engine asks of JavaScript in a call ends that call, as where memory runs out. */
export function breakEngine(): void {
  let broken = false;
  addEventListener('position-lab-ready', () => {
    broken = true;
  });
  const breakable = (one: unknown): unknown =>
    typeof one !== 'function'
      ? one
      : (...given: unknown[]) => {
          if (!broken) return one(...given);
          // It says then why it ended, which asks JavaScript too.
          broken = false;
          queueMicrotask(() => {
            broken = true;
          });
          throw new Error('out of memory');
        };
  const { instantiate } = WebAssembly;
  const within = (imports: WebAssembly.Imports = {}): WebAssembly.Imports =>
    Object.fromEntries(
      Object.entries(imports).map(([name, all]) => [
        name,
        Object.fromEntries(Object.entries(all).map(([key, one]) => [key, breakable(one) as WebAssembly.ImportValue])),
      ]),
    );
  WebAssembly.instantiate = ((source: WebAssembly.Module, imports?: WebAssembly.Imports) =>
    instantiate(source, within(imports))) as typeof instantiate;
}

/** The page takes no more scripts. */
export function forbidScripts(): void {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "script-src 'wasm-unsafe-eval'";
  document.head.append(policy);
}

export function forbidScriptsLater(): void {
  addEventListener('position-lab-ready', forbidScripts, { once: true });
}

export function loseEngine(): void {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
}

export function forbidWebAssembly(): void {
  Reflect.deleteProperty(globalThis, 'WebAssembly');
}

/** Inside another page that allows no downloads: the browser refuses in silence. */
export function forbidSaving(): void {
  Object.defineProperty(globalThis, 'parent', { value: null });
  HTMLAnchorElement.prototype.click = () => {};
}

export function forbidCopying(): void {
  Object.defineProperty(navigator, 'clipboard', { value: undefined });
}
