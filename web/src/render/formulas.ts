/** The displayed formulas by name, as MathML. Written by scripts/make-formulas.mjs, where their TeX is. Do not edit. */
import type { Markup } from './tree.ts';

export const formulas = {
  evenEntry: {
    markup:
      '<math displaystyle="true"><mrow><mstyle class="pos"><msub><mi>p</mi><mrow><mi>i</mi><mo separator="true">,</mo><mtext> </mtext><mn>2</mn><mi>j</mi></mrow></msub></mstyle><mo>=</mo><mi class="normal">sin</mi><mfrac><mi>i</mi><msup><mn>10000</mn><mrow><mn>2</mn><mi>j</mi><mo lspace="0" rspace="0">/</mo><mi>d</mi></mrow></msup></mfrac></mrow></math>',
  },
  oddEntry: {
    markup:
      '<math displaystyle="true"><mrow><mstyle class="pos"><msub><mi>p</mi><mrow><mi>i</mi><mo separator="true">,</mo><mtext> </mtext><mn>2</mn><mi>j</mi><mo>+</mo><mn>1</mn></mrow></msub></mstyle><mo>=</mo><mi class="normal">cos</mi><mfrac><mi>i</mi><msup><mn>10000</mn><mrow><mn>2</mn><mi>j</mi><mo lspace="0" rspace="0">/</mo><mi>d</mi></mrow></msup></mfrac></mrow></math>',
  },
  attention: {
    markup:
      '<math displaystyle="true"><mrow><mi class="normal">Sa</mi><mo stretchy="false">[</mo><mi class="bold">X</mi><mo stretchy="false">]</mo><mo>=</mo><mstyle class="v"><mi class="bold">V</mi></mstyle><mtext> </mtext><mi class="normal">Softmax</mi><mrow><mo fence="true">[</mo><mfrac><mrow><msup><mstyle class="k"><mi class="bold">K</mi></mstyle><mi class="normal">T</mi></msup><mstyle class="q"><mi class="bold">Q</mi></mstyle></mrow><msqrt><msub><mi>D</mi><mi>q</mi></msub></msqrt></mfrac><mo fence="true">]</mo></mrow></mrow></math>',
  },
  equivariance: {
    markup:
      '<math displaystyle="true"><mrow><mi class="normal">Sa</mi><mo stretchy="false">[</mo><mi class="bold">X</mi><mi class="bold">P</mi><mo stretchy="false">]</mo><mo>=</mo><mi class="normal">Sa</mi><mo stretchy="false">[</mo><mi class="bold">X</mi><mo stretchy="false">]</mo><mtext> </mtext><mi class="bold">P</mi></mrow></math>',
  },
  rotation: {
    markup:
      '<math displaystyle="true"><mrow><mrow><mo fence="true">[</mo><mtable rowspacing="0.16em" columnalign="center center" columnspacing="1em"><mtr><mtd><mstyle scriptlevel="0" displaystyle="false"><mrow><mi class="normal">cos</mi><mi>δ</mi><msub><mi>ω</mi><mi>j</mi></msub></mrow></mstyle></mtd><mtd><mstyle scriptlevel="0" displaystyle="false"><mrow><mi class="normal">sin</mi><mi>δ</mi><msub><mi>ω</mi><mi>j</mi></msub></mrow></mstyle></mtd></mtr><mtr><mtd><mstyle scriptlevel="0" displaystyle="false"><mrow><mo>−</mo><mi class="normal">sin</mi><mi>δ</mi><msub><mi>ω</mi><mi>j</mi></msub></mrow></mstyle></mtd><mtd><mstyle scriptlevel="0" displaystyle="false"><mrow><mi class="normal">cos</mi><mi>δ</mi><msub><mi>ω</mi><mi>j</mi></msub></mrow></mstyle></mtd></mtr></mtable><mo fence="true">]</mo></mrow><mrow><mo fence="true">[</mo><mtable rowspacing="0.16em" columnalign="center" columnspacing="1em"><mtr><mtd><mstyle scriptlevel="0" displaystyle="false"><mstyle class="pos"><msub><mi>p</mi><mrow><mi>i</mi><mo separator="true">,</mo><mtext> </mtext><mn>2</mn><mi>j</mi></mrow></msub></mstyle></mstyle></mtd></mtr><mtr><mtd><mstyle scriptlevel="0" displaystyle="false"><mstyle class="pos"><msub><mi>p</mi><mrow><mi>i</mi><mo separator="true">,</mo><mtext> </mtext><mn>2</mn><mi>j</mi><mo>+</mo><mn>1</mn></mrow></msub></mstyle></mstyle></mtd></mtr></mtable><mo fence="true">]</mo></mrow><mo>=</mo><mrow><mo fence="true">[</mo><mtable rowspacing="0.16em" columnalign="center" columnspacing="1em"><mtr><mtd><mstyle scriptlevel="0" displaystyle="false"><mstyle class="pos"><msub><mi>p</mi><mrow><mi>i</mi><mo>+</mo><mi>δ</mi><mo separator="true">,</mo><mtext> </mtext><mn>2</mn><mi>j</mi></mrow></msub></mstyle></mstyle></mtd></mtr><mtr><mtd><mstyle scriptlevel="0" displaystyle="false"><mstyle class="pos"><msub><mi>p</mi><mrow><mi>i</mi><mo>+</mo><mi>δ</mi><mo separator="true">,</mo><mtext> </mtext><mn>2</mn><mi>j</mi><mo>+</mo><mn>1</mn></mrow></msub></mstyle></mstyle></mtd></mtr></mtable><mo fence="true">]</mo></mrow></mrow></math>',
  },
  frequency: {
    markup:
      '<math displaystyle="true"><mrow><msub><mi>ω</mi><mi>j</mi></msub><mo>=</mo><msup><mn>10000</mn><mrow><mo>−</mo><mn>2</mn><mi>j</mi><mo lspace="0" rspace="0">/</mo><mi>d</mi></mrow></msup></mrow></math>',
  },
  dropout: {
    markup:
      '<math displaystyle="true"><mrow><mi class="normal">Pr</mi><mo stretchy="false">(</mo><msup><mi>h</mi><mo class="normal" lspace="0em" rspace="0em">′</mo></msup><mo>=</mo><mn>0</mn><mo stretchy="false">)</mo><mo>=</mo><mi>p</mi><mo separator="true">,</mo><mspace width="2em"/><mi class="normal">Pr</mi><mrow><mo fence="true">(</mo><msup><mi>h</mi><mo class="normal" lspace="0em" rspace="0em">′</mo></msup><mo>=</mo><mfrac><mi>h</mi><mrow><mn>1</mn><mo>−</mo><mi>p</mi></mrow></mfrac><mo fence="true">)</mo></mrow><mo>=</mo><mn>1</mn><mo>−</mo><mi>p</mi></mrow></math>',
  },
  meanOfPasses: {
    markup:
      '<math displaystyle="true"><mrow><mi class="normal">RMS</mi><mo stretchy="false">(</mo><msub><mover accent="true"><mi class="bold">H</mi><mo>ˉ</mo></mover><mi>N</mi></msub><mo>−</mo><mi class="bold">H</mi><mo stretchy="false">)</mo><mo>=</mo><msqrt><mfrac><mi>p</mi><mrow><mn>1</mn><mo>−</mo><mi>p</mi></mrow></mfrac></msqrt><mo>⋅</mo><mfrac><mrow><mi class="normal">RMS</mi><mo stretchy="false">(</mo><mi class="bold">H</mi><mo stretchy="false">)</mo></mrow><msqrt><mi>N</mi></msqrt></mfrac></mrow></math>',
  },
} satisfies Record<string, Markup>;

export type FormulaName = keyof typeof formulas;
