/** WebKitGTK by the W3C's WebDriver protocol (w3.org/TR/webdriver2): Debian's MiniBrowser on a screen that nobody sees. */
import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

const browser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

export interface Driven {
  readonly version: string;
  go(address: string): Promise<void>;
  /** The value of a function's body in the page. */
  run(body: string, ...args: unknown[]): Promise<unknown>;
  end(): Promise<void>;
}

async function ask(method: string, address: string, body?: object): Promise<unknown> {
  const answer = await fetch(address, { method, body: body && JSON.stringify(body) });
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${method} ${address}: ${value.error} ${value.message}`);
  return value;
}

/** Until the driver answers. */
async function ready(address: string, driver: ChildProcess): Promise<void> {
  for (;;) {
    if (driver.exitCode !== null) throw new Error(`WebKitWebDriver ended with ${driver.exitCode}`);
    try {
      await ask('GET', `${address}/status`);
      return;
    } catch {
      await wait(100);
    }
  }
}

export async function openWebKit(port: number): Promise<Driven> {
  const command = ['-a', '-s', '-screen 0 1280x1024x24', 'WebKitWebDriver', `--port=${port}`];
  // As root WebKit's own sandbox cannot start; in a group of its own, so that the screen ends with the driver.
  const env = { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', LIBGL_ALWAYS_SOFTWARE: '1' };
  const driver = spawn('xvfb-run', command, { env, stdio: 'ignore', detached: true });
  const base = `http://127.0.0.1:${port}`;
  await ready(base, driver);
  const alwaysMatch = { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } };
  const made = (await ask('POST', `${base}/session`, { capabilities: { alwaysMatch } })) as {
    sessionId: string;
    capabilities: { browserVersion: string };
  };
  const session = `${base}/session/${made.sessionId}`;
  return {
    version: made.capabilities.browserVersion,
    go: async (url) => void (await ask('POST', `${session}/url`, { url })),
    run: (script, ...args) => ask('POST', `${session}/execute/sync`, { script, args }),
    async end() {
      await ask('DELETE', session);
      process.kill(-(driver.pid as number));
    },
  };
}
