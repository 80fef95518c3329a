// Writes web/src/render/formulas.ts: the displayed formulas as MathML, set by KaTeX here and never in the browser. Only MathML
// (no KaTeX fonts or stylesheet): it reads aloud by itself, takes the page's serif, and needs no inline style.
// Run after changing a formula: node scripts/make-formulas.mjs
import katex from 'katex';
import { written } from './lib/written.mjs';

// \pos{...}, \q{...}, \k{...}, \v{...} colour a role. KaTeX knows colours, not classes, so each role borrows one.
const roles = { pos: 'teal', q: 'blue', k: 'orange', v: 'purple' };
const macros = Object.fromEntries(
  Object.entries(roles).map(([role, colour]) => [`\\${role}`, `\\textcolor{${colour}}{#1}`]),
);

// Nothing here needs stretched signs (tall brackets or roots): not every computer has a mathematical font.
const tex = {
  // The D2L sinusoidal entries: even columns sine, odd columns cosine, the same exponent in both.
  evenEntry: String.raw`\pos{p_{i,\,2j}}=\sin\frac{i}{10000^{2j/d}}`,
  oddEntry: String.raw`\pos{p_{i,\,2j+1}}=\cos\frac{i}{10000^{2j/d}}`,
  frequency: String.raw`\omega_j=10000^{-2j/d}`,
  // A shift by an offset, row by row of the 2 x 2 matrix.
  rotation: String.raw`\begin{aligned}\pos{p_{i+\delta,\,2j}}&=\cos\delta\omega_j\;\pos{p_{i,\,2j}}+\sin\delta\omega_j\;\pos{p_{i,\,2j+1}}\\\pos{p_{i+\delta,\,2j+1}}&=-\sin\delta\omega_j\;\pos{p_{i,\,2j}}+\cos\delta\omega_j\;\pos{p_{i,\,2j+1}}\end{aligned}`,
  attention: String.raw`\operatorname{Sa}[\mathbf X]=\v{\mathbf V}\,\operatorname{Softmax}[\k{\mathbf K}^{\mathrm T}\q{\mathbf Q}/\sqrt{D_q}]`,
  equivariance: String.raw`\operatorname{Sa}[\mathbf X\mathbf P]=\operatorname{Sa}[\mathbf X]\,\mathbf P`,
  // Inverted dropout of one entry h at rate p.
  dropout: String.raw`\Pr(y=0)=p,\qquad\Pr(y=h/(1-p))=1-p`,
  // How far the mean of N train passes is from eval: root mean square over the entries.
  meanOfPasses: String.raw`\operatorname{RMS}(\bar{\mathbf H}_N-\mathbf H)=\sqrt{p/(1-p)}\cdot\operatorname{RMS}(\mathbf H)/\sqrt N`,
};

function markup(source) {
  const katexOutput = katex.renderToString(source, { output: 'mathml', throwOnError: true, macros, displayMode: true });
  let math = katexOutput.slice(katexOutput.indexOf('<math'), katexOutput.indexOf('</math>') + 7);
  math = math.replace(/<semantics>|<\/semantics>|<annotation[\s\S]*?<\/annotation>/g, '').replace(/ xmlns="[^"]*"/, '');
  for (const [role, colour] of Object.entries(roles))
    math = math.replaceAll(`<mstyle mathcolor="${colour}">`, `<mstyle class="${role}">`);
  // sin and cos stand a thin space before their angle; letters get their face by class.
  math = math.replace(/(<mi>(?:sin|cos)<\/mi>)<mo>\u2061<\/mo>/g, '$1<mspace width="0.17em"></mspace>');
  math = math.replaceAll('<mo>\u2061</mo>', '').replaceAll(' mathvariant="bold"', ' mathvariant="normal" class="bold"');
  math = math
    .replace(/<mi>(\w{2,})<\/mi>/g, '<mi mathvariant="normal">$1</mi>')
    .replaceAll('<mi>', '<mi mathvariant="normal" class="it">')
    .replace('display="block"', 'displaystyle="true"');
  math = math.replaceAll('<mi mathvariant="normal">/</mi>', '<mo lspace="0" rspace="0">/</mo>');
  if (/ style=|mathcolor/.test(math)) throw new Error(`inline style left in ${source}`);
  return math;
}

const quoted = (text) => `'${text.replace(/\\/g, '\\\\').replace(/'/g, "\\'")}'`;
const entries = Object.entries(tex).map(
  ([name, source]) => `  ${name}: {\n    markup:\n      ${quoted(markup(source))},\n  },`,
);
written(
  new URL('../web/src/render/formulas.ts', import.meta.url),
  `/** The displayed formulas by name, as MathML. Written by scripts/make-formulas.mjs, where their TeX is. Do not edit. */
import type { Markup } from './tree.ts';

export const formulas = {
${entries.join('\n')}
} satisfies Record<string, Markup>;

export type FormulaName = keyof typeof formulas;
`,
);
