// dist/ as most web servers send it: compressed. What a slow network has to carry are these bytes.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
};

/** Runs action(address) while `folder` is served there. */
export async function withCompressed(folder, action) {
  const sent = new Map();
  const compressed = (path) => {
    if (!sent.has(path)) sent.set(path, brotliCompressSync(readFileSync(join(folder, path))));
    return sent.get(path);
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const path = pathname === '/' ? '/index.html' : normalize(pathname);
    if (!existsSync(join(folder, path))) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': types[extname(path)], 'content-encoding': 'br' }).end(compressed(path));
  });
  await new Promise((listening) => server.listen(0, 'localhost', listening));
  try {
    return await action(`http://localhost:${server.address().port}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
