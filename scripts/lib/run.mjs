// Running other programs: `show` lets the user watch, `capture` keeps the output for later.
import { spawn, spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project; every command runs there, wherever npm was called. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** What a user can do something about; told in one line, without a stack. */
export class Failure extends Error {}

/** Runs a command in view of the user. Throws Failure if it fails. */
export function show(command, args, env = {}) {
  console.log(`$ ${[command, ...args].join(' ')}`);
  const result = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: withEnv(env) });
  if (result.error) throw new Failure(`${command}: ${result.error.message}`);
  if (result.status !== 0) throw new Failure(`${command} ended with ${result.signal ?? `exit code ${result.status}`}`);
}

/** Runs a command and resolves to { code, output }: standard output and error as one text. code is null if a signal ended it. */
export function capture(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: withEnv({ NO_COLOR: '1', ...env }),
    });
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.on('error', (error) => resolve({ code: 127, output: `${command}: ${error.message}\n` }));
    child.on('close', (code) => resolve({ code, output: Buffer.concat(chunks).toString() }));
  });
}

/** First line a quick command prints, or '' if it is not there or fails. */
export function firstLine(command, args) {
  const result = spawnSync(command, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return result.status === 0 ? result.stdout.trim().split('\n')[0] : '';
}

/** Path of a program of an installed npm package. */
export const npmProgram = (name) => join(root, 'node_modules', '.bin', name);

const withEnv = (env) => ({ ...process.env, ...env });

/** Runs the body of a script and turns a Failure into its message and exit code 1. */
export async function main(body) {
  try {
    await body();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  }
}
