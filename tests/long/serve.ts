/** A folder on a port of its own, as a plain static host serves it. */
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.xml': 'application/xml',
};

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

export interface Served {
  /** With the slash at its end. */
  readonly address: string;
  readonly stop: () => void;
}

export async function serveFolder(folder: string): Promise<Served> {
  const server = createServer(({ url = '/' }, answer) => {
    const path = join(folder, decodeURIComponent(new URL(url, 'http://localhost').pathname));
    const file = [path, join(path, 'index.html'), `${path}.html`].find(isFile);
    answer.writeHead(file ? 200 : 404, { 'content-type': types[extname(file ?? '')] ?? 'application/octet-stream' });
    if (file) createReadStream(file).pipe(answer);
    else answer.end();
  });
  await new Promise<void>((ready) => server.listen(0, ready));
  const { port } = server.address() as AddressInfo;
  return { address: `http://localhost:${port}/`, stop: () => server.close() };
}
