/** docs/browsers.md: which stories passed in which browser, and what was never tried. */
import { execFileSync } from 'node:child_process';

export interface Ran {
  readonly file: string;
  readonly browser: string;
  readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  /** Why it was skipped. */
  readonly reason: string;
}

const version = (program: string, ...args: string[]): string =>
  execFileSync(program, args.length > 0 ? args : ['--version'], { encoding: 'utf8' }).trim();

const webkitVersion = (): string => `WebKitGTK ${version('dpkg-query', '-W', 'webkit2gtk-driver').split('\t')[1]}`;

function cell(ran: readonly Ran[]): string {
  const count = (...wanted: Ran['status'][]): number => ran.filter(({ status }) => wanted.includes(status)).length;
  const [passed, failed, left] = [count('expected', 'flaky'), count('unexpected'), count('skipped')];
  const parts = [passed > 0 && `${passed} passed`, failed > 0 && `${failed} failed`, left > 0 && `${left} not run`];
  return parts.filter(Boolean).join(', ') || '–';
}

export function browsersPage(results: readonly Ran[], webkit: { passed: number; failed: number } | null): string {
  const files = [...new Set(results.map(({ file }) => file))].sort();
  const of = (file: string, browser: string): Ran[] =>
    results.filter((one) => one.file === file && one.browser === browser);
  const rows = files.map((file) => {
    const why = [...new Set(of(file, 'firefox').map(({ reason }) => reason))].filter(Boolean).join('; ');
    return `| \`${file}\` | ${cell(of(file, 'chromium'))} | ${cell(of(file, 'firefox'))} | ${why} |`;
  });
  return `# Browsers

Written by \`npm run access\` from the reports of the last test run; do not edit. Counted are single tests, in ${version('chromium').replace(/ *built on.*/, '')} and
${version('firefox-esr')}, both Debian's, on Linux without a screen.

| stories | Chromium | Firefox ESR | why not in Firefox |
| --- | --- | --- | --- |
${rows.join('\n')}

WebKitGTK (\`tests/long/webkit.test.ts\`, in the long run only): ${
    webkit ? `${webkitVersion()}, ${webkit.passed} passed, ${webkit.failed} failed` : 'not in the last run'
  }. The unit, the frame and the one file
compute in it what the engine computes in Node, with their pictures drawn; no story is played in it.

Emulated, and in Chromium only: touch, dark, forced colours, reduced motion, colour vision, paper. Never tried: Safari, Edge, Android, iOS, a real
touch screen, the high contrast of Windows, a real screen reader.
`;
}
