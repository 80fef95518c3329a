// Installing what is missing. Uses nothing but Node itself, because nothing else may be there yet.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, firstLine, root, show } from './run.mjs';
import { aptLine, inspectTools } from './tools.mjs';

/** Makes everything that `use` ('start', 'test' or 'long') needs available, or throws Failure with what to do by hand. */
export function setup(use) {
  requireNode();
  installDebianPackages(use);
  // Two development tools announce Node 22 but run on 20; npm's warnings about that would only worry people.
  if (!npmPackagesFresh()) show('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
}

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  // Vite's lower bound; a Node 20 as old as that is not worth a second code path.
  if (major < 20 || (major === 20 && minor < 19))
    throw new Failure(`Node 20.19 or newer is needed, this is ${process.version}`);
}

function installDebianPackages(use) {
  const missing = () =>
    inspectTools(use)
      .filter((tool) => !tool.version)
      .map((tool) => tool.package);
  const packages = missing();
  if (packages.length === 0) return;
  console.log(`Missing: ${packages.join(', ')}`);
  const prefix = rootPrefix();
  if (!prefix) throw new Failure(`Install the missing packages, then try again:\n  ${aptLine(packages)}`);
  apt(prefix, ['update']);
  apt(prefix, ['install', '-y', '--no-install-recommends', ...packages]);
  const still = missing();
  if (still.length > 0) throw new Failure(`Installed, but not found or too old all the same: ${still.join(', ')}`);
}

/** What to put before apt-get: nothing for root, sudo if it asks no password; undefined if we may not or cannot install. */
function rootPrefix() {
  if (!firstLine('apt-get', ['--version'])) return undefined;
  if (process.getuid?.() === 0) return [];
  return firstLine('sudo', ['-n', 'echo', 'yes']) ? ['sudo', '-n'] : undefined;
}

function apt(prefix, args) {
  // The lock may be held for a while by the system's own updates.
  const line = [
    ...prefix,
    'env',
    'DEBIAN_FRONTEND=noninteractive',
    'apt-get',
    '-o',
    'DPkg::Lock::Timeout=300',
    ...args,
  ];
  show(line[0], line.slice(1));
}

/** True if node_modules holds what package-lock.json asks for. npm writes what it installed into a lock of its own there. */
export function npmPackagesFresh() {
  const installedLock = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installedLock)) return false;
  const packagesOf = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;
  const installed = packagesOf(installedLock);
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(([path, wanted]) => {
    if (path === '') return true;
    // Optional packages are other platforms' binaries: absent here, and rightly so.
    const found = installed[path];
    return found ? found.version === wanted.version && found.integrity === wanted.integrity : Boolean(wanted.optional);
  });
}
