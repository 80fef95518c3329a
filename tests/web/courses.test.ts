/** The packages for courses: their manifests, what is in them, and that the same input gives the same bytes. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, describe, expect, test } from 'vitest';
// @ts-expect-error a script without types
import { versions, writeCourse } from '../../scripts/lib/courses.mjs';

const folder = mkdtempSync(join(tmpdir(), 'courses-'));
afterAll(() => rmSync(folder, { recursive: true }));
const page = join(folder, 'lab.html');
writeFileSync(page, '<!doctype html><title>π</title>');

async function made(version: string): Promise<Record<string, Uint8Array>> {
  const target = join(folder, `${version}.zip`);
  await writeCourse(version, page, target);
  return unzipSync(readFileSync(target));
}
const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found);

test('both versions are made', () => expect(versions).toEqual({ scorm12: '1.2', scorm2004: '2004' }));

describe.each([
  [
    '1.2',
    '1.2',
    'adlcp:scormtype',
    'http://www.imsproject.org/xsd/imscp_rootv1p1p2',
    'http://www.adlnet.org/xsd/adlcp_rootv1p2',
  ],
  [
    '2004',
    '2004 4th Edition',
    'adlcp:scormType',
    'http://www.imsglobal.org/xsd/imscp_v1p1',
    'http://www.adlnet.org/xsd/adlcp_v1p3',
  ],
])('SCORM %s', async (version, schema, type, packaging, adl) => {
  const files = await made(version);
  const manifest = strFromU8(files['imsmanifest.xml'] ?? new Uint8Array());

  test('holds the manifest at its root, the page, and nothing else; the manifest lists it as it is written', () => {
    expect(Object.keys(files)).toEqual(['imsmanifest.xml', 'index.html']);
    expect(strFromU8(files['index.html'] ?? new Uint8Array())).toBe('<!doctype html><title>π</title>');
    expect(all(manifest, /<file href="([^"]*)"/g)).toEqual(['index.html']);
    expect(all(manifest, /<resource [^>]*href="([^"]*)"/g)).toEqual(['index.html']);
  });
  test('says what it is, in the case that importers read', () => {
    expect(all(manifest, /<schemaversion>([^<]*)</g)).toEqual([schema]);
    expect(all(manifest, /(adlcp:scorm\w+)="sco"/gi)).toEqual([type]);
    expect(all(manifest, /xmlns="([^"]*)"/g)).toEqual([packaging]);
    expect(all(manifest, /xmlns:adlcp="([^"]*)"/g)).toEqual([adl]);
  });
  test('has one item, whose references lead somewhere', () => {
    const identifiers = all(manifest, / identifier="([^"]*)"/g);
    expect(new Set(identifiers).size).toBe(identifiers.length);
    for (const pattern of [/identifierref="([^"]*)"/g, /organizations default="([^"]*)"/g]) {
      const [reference, ...more] = all(manifest, pattern);
      expect([identifiers.includes(reference ?? ''), more]).toEqual([true, []]);
    }
  });
  test('is the same, byte for byte, when it is made again and in another time zone', async () => {
    const target = join(folder, `${version}.zip`);
    const before = readFileSync(target);
    const zone = process.env.TZ;
    process.env.TZ = zone === 'Asia/Tokyo' ? 'UTC' : 'Asia/Tokyo';
    await made(version);
    process.env.TZ = zone ?? '';
    expect(before.equals(readFileSync(target))).toBe(true);
  });
});
