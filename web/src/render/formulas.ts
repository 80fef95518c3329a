/** The displayed formulas by name, as MathML. Written by scripts/make-formulas.mjs, where their TeX is. Do not edit. */
import type { Markup } from './tree.ts';

export const formulas = {
  evenEntry: {
    markup:
      '<math displaystyle="true"><mrow><mstyle class="pos"><msub><mi>p</mi><mrow><mi>i</mi><mo separator="true">,</mo><mtext> </mtext><mn>2</mn><mi>j</mi></mrow></msub></mstyle><mo>=</mo><mi class="normal">sin</mi><mspace width="0.17em"></mspace><mfrac><mi>i</mi><msup><mn>10000</mn><mrow><mn>2</mn><mi>j</mi><mo lspace="0" rspace="0">/</mo><mi>d</mi></mrow></msup></mfrac></mrow></math>',
  },
  oddEntry: {
    markup:
      '<math displaystyle="true"><mrow><mstyle class="pos"><msub><mi>p</mi><mrow><mi>i</mi><mo separator="true">,</mo><mtext> </mtext><mn>2</mn><mi>j</mi><mo>+</mo><mn>1</mn></mrow></msub></mstyle><mo>=</mo><mi class="normal">cos</mi><mspace width="0.17em"></mspace><mfrac><mi>i</mi><msup><mn>10000</mn><mrow><mn>2</mn><mi>j</mi><mo lspace="0" rspace="0">/</mo><mi>d</mi></mrow></msup></mfrac></mrow></math>',
  },
  frequency: {
    markup:
      '<math displaystyle="true"><mrow><msub><mi>ω</mi><mi>j</mi></msub><mo>=</mo><msup><mn>10000</mn><mrow><mo>−</mo><mn>2</mn><mi>j</mi><mo lspace="0" rspace="0">/</mo><mi>d</mi></mrow></msup></mrow></math>',
  },
  rotation: {
    markup:
      '<math displaystyle="true"><mtable rowspacing="0.25em" columnalign="right left" columnspacing="0em"><mtr><mtd><mstyle scriptlevel="0" displaystyle="true"><mstyle class="pos"><msub><mi>p</mi><mrow><mi>i</mi><mo>+</mo><mi>δ</mi><mo separator="true">,</mo><mtext> </mtext><mn>2</mn><mi>j</mi></mrow></msub></mstyle></mstyle></mtd><mtd><mstyle scriptlevel="0" displaystyle="true"><mrow><mrow></mrow><mo>=</mo><mi class="normal">cos</mi><mspace width="0.17em"></mspace><mi>δ</mi><msub><mi>ω</mi><mi>j</mi></msub><mtext>  </mtext><mstyle class="pos"><msub><mi>p</mi><mrow><mi>i</mi><mo separator="true">,</mo><mtext> </mtext><mn>2</mn><mi>j</mi></mrow></msub></mstyle><mo>+</mo><mi class="normal">sin</mi><mspace width="0.17em"></mspace><mi>δ</mi><msub><mi>ω</mi><mi>j</mi></msub><mtext>  </mtext><mstyle class="pos"><msub><mi>p</mi><mrow><mi>i</mi><mo separator="true">,</mo><mtext> </mtext><mn>2</mn><mi>j</mi><mo>+</mo><mn>1</mn></mrow></msub></mstyle></mrow></mstyle></mtd></mtr><mtr><mtd><mstyle scriptlevel="0" displaystyle="true"><mstyle class="pos"><msub><mi>p</mi><mrow><mi>i</mi><mo>+</mo><mi>δ</mi><mo separator="true">,</mo><mtext> </mtext><mn>2</mn><mi>j</mi><mo>+</mo><mn>1</mn></mrow></msub></mstyle></mstyle></mtd><mtd><mstyle scriptlevel="0" displaystyle="true"><mrow><mrow></mrow><mo>=</mo><mo>−</mo><mi class="normal">sin</mi><mspace width="0.17em"></mspace><mi>δ</mi><msub><mi>ω</mi><mi>j</mi></msub><mtext>  </mtext><mstyle class="pos"><msub><mi>p</mi><mrow><mi>i</mi><mo separator="true">,</mo><mtext> </mtext><mn>2</mn><mi>j</mi></mrow></msub></mstyle><mo>+</mo><mi class="normal">cos</mi><mspace width="0.17em"></mspace><mi>δ</mi><msub><mi>ω</mi><mi>j</mi></msub><mtext>  </mtext><mstyle class="pos"><msub><mi>p</mi><mrow><mi>i</mi><mo separator="true">,</mo><mtext> </mtext><mn>2</mn><mi>j</mi><mo>+</mo><mn>1</mn></mrow></msub></mstyle></mrow></mstyle></mtd></mtr></mtable></math>',
  },
  attention: {
    markup:
      '<math displaystyle="true"><mrow><mi class="normal">Sa</mi><mo stretchy="false">[</mo><mi class="bold">X</mi><mo stretchy="false">]</mo><mo>=</mo><mstyle class="v"><mi class="bold">V</mi></mstyle><mtext> </mtext><mi class="normal">Softmax</mi><mo stretchy="false">[</mo><msup><mstyle class="k"><mi class="bold">K</mi></mstyle><mi class="normal">T</mi></msup><mstyle class="q"><mi class="bold">Q</mi></mstyle><mo lspace="0" rspace="0">/</mo><msqrt><msub><mi>D</mi><mi>q</mi></msub></msqrt><mo stretchy="false">]</mo></mrow></math>',
  },
  equivariance: {
    markup:
      '<math displaystyle="true"><mrow><mi class="normal">Sa</mi><mo stretchy="false">[</mo><mi class="bold">X</mi><mi class="bold">P</mi><mo stretchy="false">]</mo><mo>=</mo><mi class="normal">Sa</mi><mo stretchy="false">[</mo><mi class="bold">X</mi><mo stretchy="false">]</mo><mtext> </mtext><mi class="bold">P</mi></mrow></math>',
  },
  dropout: {
    markup:
      '<math displaystyle="true"><mrow><mi class="normal">Pr</mi><mo stretchy="false">(</mo><mi>y</mi><mo>=</mo><mn>0</mn><mo stretchy="false">)</mo><mo>=</mo><mi>p</mi><mo separator="true">,</mo><mspace width="2em"/><mi class="normal">Pr</mi><mo stretchy="false">(</mo><mi>y</mi><mo>=</mo><mi>h</mi><mo lspace="0" rspace="0">/</mo><mo stretchy="false">(</mo><mn>1</mn><mo>−</mo><mi>p</mi><mo stretchy="false">)</mo><mo stretchy="false">)</mo><mo>=</mo><mn>1</mn><mo>−</mo><mi>p</mi></mrow></math>',
  },
  meanOfPasses: {
    markup:
      '<math displaystyle="true"><mrow><mi class="normal">RMS</mi><mo stretchy="false">(</mo><msub><mover accent="true"><mi class="bold">H</mi><mo>ˉ</mo></mover><mi>N</mi></msub><mo>−</mo><mi class="bold">H</mi><mo stretchy="false">)</mo><mo>=</mo><msqrt><mrow><mi>p</mi><mo lspace="0" rspace="0">/</mo><mo stretchy="false">(</mo><mn>1</mn><mo>−</mo><mi>p</mi><mo stretchy="false">)</mo></mrow></msqrt><mo>⋅</mo><mi class="normal">RMS</mi><mo stretchy="false">(</mo><mi class="bold">H</mi><mo stretchy="false">)</mo><mo lspace="0" rspace="0">/</mo><msqrt><mi>N</mi></msqrt></mrow></math>',
  },
} satisfies Record<string, Markup>;

export type FormulaName = keyof typeof formulas;
