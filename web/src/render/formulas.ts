/** The displayed formulas by name, as MathML. Written by scripts/make-formulas.mjs, where their TeX is. Do not edit. */
import type { Markup } from './tree.ts';

export const formulas = {
  evenEntry: {
    markup:
      '<math displaystyle="true"><mrow><mstyle class="pos"><msub><mi mathvariant="normal" class="it">p</mi><mrow><mi mathvariant="normal" class="it">i</mi><mo separator="true">,</mo><mtext> </mtext><mn>2</mn><mi mathvariant="normal" class="it">j</mi></mrow></msub></mstyle><mo>=</mo><mi mathvariant="normal">sin</mi><mspace width="0.17em"></mspace><mfrac><mi mathvariant="normal" class="it">i</mi><msup><mn>10000</mn><mrow><mn>2</mn><mi mathvariant="normal" class="it">j</mi><mo lspace="0" rspace="0">/</mo><mi mathvariant="normal" class="it">d</mi></mrow></msup></mfrac></mrow></math>',
  },
  oddEntry: {
    markup:
      '<math displaystyle="true"><mrow><mstyle class="pos"><msub><mi mathvariant="normal" class="it">p</mi><mrow><mi mathvariant="normal" class="it">i</mi><mo separator="true">,</mo><mtext> </mtext><mn>2</mn><mi mathvariant="normal" class="it">j</mi><mo>+</mo><mn>1</mn></mrow></msub></mstyle><mo>=</mo><mi mathvariant="normal">cos</mi><mspace width="0.17em"></mspace><mfrac><mi mathvariant="normal" class="it">i</mi><msup><mn>10000</mn><mrow><mn>2</mn><mi mathvariant="normal" class="it">j</mi><mo lspace="0" rspace="0">/</mo><mi mathvariant="normal" class="it">d</mi></mrow></msup></mfrac></mrow></math>',
  },
  frequency: {
    markup:
      '<math displaystyle="true"><mrow><msub><mi mathvariant="normal" class="it">ω</mi><mi mathvariant="normal" class="it">j</mi></msub><mo>=</mo><msup><mn>10000</mn><mrow><mo>−</mo><mn>2</mn><mi mathvariant="normal" class="it">j</mi><mo lspace="0" rspace="0">/</mo><mi mathvariant="normal" class="it">d</mi></mrow></msup></mrow></math>',
  },
  rotation: {
    markup:
      '<math displaystyle="true"><mtable rowspacing="0.25em" columnalign="right left" columnspacing="0em"><mtr><mtd><mstyle scriptlevel="0" displaystyle="true"><mstyle class="pos"><msub><mi mathvariant="normal" class="it">p</mi><mrow><mi mathvariant="normal" class="it">i</mi><mo>+</mo><mi mathvariant="normal" class="it">δ</mi><mo separator="true">,</mo><mtext> </mtext><mn>2</mn><mi mathvariant="normal" class="it">j</mi></mrow></msub></mstyle></mstyle></mtd><mtd><mstyle scriptlevel="0" displaystyle="true"><mrow><mrow></mrow><mo>=</mo><mi mathvariant="normal">cos</mi><mspace width="0.17em"></mspace><mi mathvariant="normal" class="it">δ</mi><msub><mi mathvariant="normal" class="it">ω</mi><mi mathvariant="normal" class="it">j</mi></msub><mtext>  </mtext><mstyle class="pos"><msub><mi mathvariant="normal" class="it">p</mi><mrow><mi mathvariant="normal" class="it">i</mi><mo separator="true">,</mo><mtext> </mtext><mn>2</mn><mi mathvariant="normal" class="it">j</mi></mrow></msub></mstyle><mo>+</mo><mi mathvariant="normal">sin</mi><mspace width="0.17em"></mspace><mi mathvariant="normal" class="it">δ</mi><msub><mi mathvariant="normal" class="it">ω</mi><mi mathvariant="normal" class="it">j</mi></msub><mtext>  </mtext><mstyle class="pos"><msub><mi mathvariant="normal" class="it">p</mi><mrow><mi mathvariant="normal" class="it">i</mi><mo separator="true">,</mo><mtext> </mtext><mn>2</mn><mi mathvariant="normal" class="it">j</mi><mo>+</mo><mn>1</mn></mrow></msub></mstyle></mrow></mstyle></mtd></mtr><mtr><mtd><mstyle scriptlevel="0" displaystyle="true"><mstyle class="pos"><msub><mi mathvariant="normal" class="it">p</mi><mrow><mi mathvariant="normal" class="it">i</mi><mo>+</mo><mi mathvariant="normal" class="it">δ</mi><mo separator="true">,</mo><mtext> </mtext><mn>2</mn><mi mathvariant="normal" class="it">j</mi><mo>+</mo><mn>1</mn></mrow></msub></mstyle></mstyle></mtd><mtd><mstyle scriptlevel="0" displaystyle="true"><mrow><mrow></mrow><mo>=</mo><mo>−</mo><mi mathvariant="normal">sin</mi><mspace width="0.17em"></mspace><mi mathvariant="normal" class="it">δ</mi><msub><mi mathvariant="normal" class="it">ω</mi><mi mathvariant="normal" class="it">j</mi></msub><mtext>  </mtext><mstyle class="pos"><msub><mi mathvariant="normal" class="it">p</mi><mrow><mi mathvariant="normal" class="it">i</mi><mo separator="true">,</mo><mtext> </mtext><mn>2</mn><mi mathvariant="normal" class="it">j</mi></mrow></msub></mstyle><mo>+</mo><mi mathvariant="normal">cos</mi><mspace width="0.17em"></mspace><mi mathvariant="normal" class="it">δ</mi><msub><mi mathvariant="normal" class="it">ω</mi><mi mathvariant="normal" class="it">j</mi></msub><mtext>  </mtext><mstyle class="pos"><msub><mi mathvariant="normal" class="it">p</mi><mrow><mi mathvariant="normal" class="it">i</mi><mo separator="true">,</mo><mtext> </mtext><mn>2</mn><mi mathvariant="normal" class="it">j</mi><mo>+</mo><mn>1</mn></mrow></msub></mstyle></mrow></mstyle></mtd></mtr></mtable></math>',
  },
  attention: {
    markup:
      '<math displaystyle="true"><mrow><mi mathvariant="normal">Sa</mi><mo stretchy="false">[</mo><mi mathvariant="normal" class="bold">X</mi><mo stretchy="false">]</mo><mo>=</mo><mstyle class="v"><mi mathvariant="normal" class="bold">V</mi></mstyle><mtext> </mtext><mi mathvariant="normal">Softmax</mi><mo stretchy="false">[</mo><msup><mstyle class="k"><mi mathvariant="normal" class="bold">K</mi></mstyle><mi mathvariant="normal">T</mi></msup><mstyle class="q"><mi mathvariant="normal" class="bold">Q</mi></mstyle><mo lspace="0" rspace="0">/</mo><msqrt><msub><mi mathvariant="normal" class="it">D</mi><mi mathvariant="normal" class="it">q</mi></msub></msqrt><mo stretchy="false">]</mo></mrow></math>',
  },
  equivariance: {
    markup:
      '<math displaystyle="true"><mrow><mi mathvariant="normal">Sa</mi><mo stretchy="false">[</mo><mi mathvariant="normal" class="bold">X</mi><mi mathvariant="normal" class="bold">P</mi><mo stretchy="false">]</mo><mo>=</mo><mi mathvariant="normal">Sa</mi><mo stretchy="false">[</mo><mi mathvariant="normal" class="bold">X</mi><mo stretchy="false">]</mo><mtext> </mtext><mi mathvariant="normal" class="bold">P</mi></mrow></math>',
  },
  dropout: {
    markup:
      '<math displaystyle="true"><mrow><mi mathvariant="normal">Pr</mi><mo stretchy="false">(</mo><mi mathvariant="normal" class="it">y</mi><mo>=</mo><mn>0</mn><mo stretchy="false">)</mo><mo>=</mo><mi mathvariant="normal" class="it">p</mi><mo separator="true">,</mo><mspace width="2em"/><mi mathvariant="normal">Pr</mi><mo stretchy="false">(</mo><mi mathvariant="normal" class="it">y</mi><mo>=</mo><mi mathvariant="normal" class="it">h</mi><mo lspace="0" rspace="0">/</mo><mo stretchy="false">(</mo><mn>1</mn><mo>−</mo><mi mathvariant="normal" class="it">p</mi><mo stretchy="false">)</mo><mo stretchy="false">)</mo><mo>=</mo><mn>1</mn><mo>−</mo><mi mathvariant="normal" class="it">p</mi></mrow></math>',
  },
  meanOfPasses: {
    markup:
      '<math displaystyle="true"><mrow><mi mathvariant="normal">RMS</mi><mo stretchy="false">(</mo><msub><mover accent="true"><mi mathvariant="normal" class="bold">H</mi><mo>ˉ</mo></mover><mi mathvariant="normal" class="it">N</mi></msub><mo>−</mo><mi mathvariant="normal" class="bold">H</mi><mo stretchy="false">)</mo><mo>=</mo><msqrt><mrow><mi mathvariant="normal" class="it">p</mi><mo lspace="0" rspace="0">/</mo><mo stretchy="false">(</mo><mn>1</mn><mo>−</mo><mi mathvariant="normal" class="it">p</mi><mo stretchy="false">)</mo></mrow></msqrt><mo>⋅</mo><mi mathvariant="normal">RMS</mi><mo stretchy="false">(</mo><mi mathvariant="normal" class="bold">H</mi><mo stretchy="false">)</mo><mo lspace="0" rspace="0">/</mo><msqrt><mi mathvariant="normal" class="it">N</mi></msqrt></mrow></math>',
  },
} satisfies Record<string, Markup>;

export type FormulaName = keyof typeof formulas;
