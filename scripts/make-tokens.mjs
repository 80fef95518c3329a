// Writes web/src/render/styles/tokens.css: the colours of the look for light, dark, print and forced colours. The steps of the
// three maps are interpolated in OKLab between the stops below; each gets the text colour that is readable on it.
// Run after changing a colour: node scripts/make-tokens.mjs
import { written } from './lib/written.mjs';

const names = ['paper', 'paper-2', 'paper-3', 'ink', 'ink-2', 'ink-3', 'rule', 'rule-2', 'pos', 'q', 'k', 'v', 'res'];
const colours = {
  light:
    '#ffffff #f5f5f2 #e9e9e4 #17191c #494d53 #62676d #dcdcd7 #7d8287 #00746d #104a97 #8f6200 #5a025b #970027'.split(
      ' ',
    ),
  dark: '#14161a #1d2025 #2a2e34 #ecebe6 #bdc0c4 #989da3 #363b41 #7c8288 #4cb9b0 #6699e8 #e0ae5d #fbb8f8 #f36d77'.split(
    ' ',
  ),
};

// Share of full scale -> colour. d signed, w weight, r residual.
const stops = {
  light: {
    d: {
      '-1': '#6b3400',
      '-.7': '#a85d0e',
      '-.4': '#e8ad62',
      '-.15': '#f8e3c4',
      0: '#fbfbf9',
      '.15': '#e3e0f2',
      '.4': '#aea5dc',
      '.7': '#6d5bb5',
      1: '#3d2884',
    },
    w: { 0: '#ffffff', '.5': '#a0a4a9', 1: '#17191c' },
    r: { 0: '#ffffff', '.35': '#f3bac6', '.7': '#d2486a', 1: '#7d0a2b' },
  },
  dark: {
    d: {
      '-1': '#ffb861',
      '-.7': '#cf8224',
      '-.4': '#7d4e16',
      '-.15': '#382a19',
      0: '#1d2025',
      '.15': '#2b2844',
      '.4': '#50459a',
      '.7': '#8576d6',
      1: '#bdb2ff',
    },
    w: { 0: '#14161a', '.5': '#6f747a', 1: '#ecebe6' },
    r: { 0: '#14161a', '.35': '#5c1c2c', '.7': '#bd3f5a', 1: '#ff9dab' },
  },
};

const linear = (c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const gamma = (c) => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);
const channels = (hex) => [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
const hex = (rgb) =>
  `#${rgb
    .map((c) =>
      Math.round(255 * gamma(Math.max(0, Math.min(1, c))))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

function oklab(colour) {
  const [r, g, b] = channels(colour);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([L, a, b]) {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return hex([
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]);
}

function between(ramp, share) {
  const points = Object.entries(ramp)
    .map(([at, colour]) => [Number(at), colour])
    .sort((a, b) => a[0] - b[0]);
  const upper = points.findIndex(([at]) => at >= share - 1e-9);
  const [to, high] = points[upper];
  if (Math.abs(to - share) < 1e-9) return high;
  const [from, low] = points[upper - 1];
  const t = (share - from) / (to - from);
  const end = oklab(high);
  return fromOklab(oklab(low).map((c, k) => c + t * (end[k] - c)));
}

const luminance = (colour) => channels(colour).reduce((sum, c, k) => sum + c * [0.2126, 0.7152, 0.0722][k], 0);
function contrast(a, b) {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

// Ink or paper where they suffice, else the better of pure white and black.
function textOn(colour, theme) {
  const usual = ['ink', 'paper']
    .map((name) => colours[theme][names.indexOf(name)])
    .find((text) => contrast(colour, text) >= 4.65);
  return usual ?? ['#ffffff', '#000000'].sort((a, b) => contrast(colour, b) - contrast(colour, a))[0];
}

const steps = [
  ...Array.from({ length: 21 }, (_, k) => ['d', k - 10]),
  ...['w', 'r'].flatMap((map) => Array.from({ length: 11 }, (_, k) => [map, k])),
];

const ownNames = { paper: 'var(--pl-paper, VALUE)', ink: 'var(--pl-ink, VALUE)', pos: 'var(--pl-accent, VALUE)' };

function theme(name, { knobs = true } = {}) {
  const roles = names.map(
    (role, k) => `--${role}: ${(knobs && ownNames[role]?.replace('VALUE', colours[name][k])) || colours[name][k]};`,
  );
  const cells = steps.map(([map, k]) => {
    const colour = between(stops[name][map], k / 10);
    // A weight or residual of zero is the paper itself, whatever paper the host chose.
    if (colour === colours[name][0]) return `--${map}${k}: var(--paper);\n  --${map}${k}t: var(--ink);`;
    return `--${map}${k}: ${colour};\n  --${map}${k}t: ${textOn(colour, name)};`;
  });
  return [`color-scheme: ${name};`, ...roles, ...cells].map((line) => `  ${line}`).join('\n');
}

const background = /^(paper|[dwr]-?\d+$)/;
const forced = [...names, ...steps.flatMap(([map, k]) => [`${map}${k}`, `${map}${k}t`])]
  .map((name) => `  --${name}: ${background.test(name) ? 'Canvas' : 'CanvasText'};`)
  .join('\n');
const classes = steps
  .map(([map, k]) => [`${map}${k}`, `t-${map}${k}`, `${map}${k}t`])
  .map(([fill, text, colour]) => `.${fill} {\n  fill: var(--${fill});\n}\n.${text} {\n  fill: var(--${colour});\n}`)
  .join('\n');

const indented = (text) => text.replace(/^/gm, '  ');
const css = `/* Written by scripts/make-tokens.mjs. Do not edit. */
.pl {
${theme('light')}
}
.pl[data-theme="dark"] {
${theme('dark')}
}
@media (prefers-color-scheme: dark) {
  .pl[data-theme="auto"] {
${indented(theme('dark'))}
  }
}
@media print {
  .pl[data-theme] {
${indented(theme('light', { knobs: false }))}
  }
}
@media (forced-colors: active) {
  .pl[data-theme] {
${indented(forced)}
  }
}
${classes}
`;
written(new URL('../web/src/render/styles/tokens.css', import.meta.url), css);
