/**
 * Español, part by part: international Spanish, impersonal sentences, infinitives on controls, usted where a person is addressed.
 *
 * Terms, one per concept. Sources: [I] IBM, ¿Qué es un mecanismo de atención? (es); [M] MathWorks, documentación de Deep Learning
 * Toolbox (es); [U] usage in Spanish-language university courses and theses; [L] textbooks of linear algebra and numerical analysis;
 * [P] documentación de Python en español.
 * - self-attention: autoatención [I]; query, key, value: consulta, clave, valor [I]; attention weight: peso de atención [I];
 *   score: puntuación [I]; head: cabeza [I]; embedding, token, softmax, dropout: left as they are [I, M]
 * - positional encoding: codificación posicional [I, M]; placement: dónde entran las posiciones; scheme: esquema
 * - offset (key − query, δ): desplazamiento, as in “para cualquier desplazamiento fijo k” [U]; shift (moving all): traslación, trasladar
 * - position: posición; place (in the sequence): lugar; order: orden; shuffle: barajar; swap: intercambio
 * - equivariant, invariant: equivariante, invariante [U, L]; residual (measured): diferencia; residual connection: conexión residual [U]
 * - holds, broken: se cumple, no se cumple; identical, bit for bit: idéntico bit a bit; up to rounding: salvo redondeo [L]
 * - entry (of a matrix): elemento [L]; input, output: entrada, salida; width: ancho; feature: característica [U]
 * - dot product: producto escalar [L]; turn: giro, girar; pair: par; sinusoid: sinusoide; table: tabla
 * - causal mask, padding mask: máscara causal, máscara de relleno [U]; pad: token de relleno; valid length: longitud válida
 * - slice: slice [U, for rebanada in P]; add: suma; rebuild, truncate, clamp, wrap, interpolate: reconstruir, truncar, acotar, ciclar,
 *   interpolar
 * - train, eval (modes): modo train, modo eval, named as model.train() and model.eval(): in train mode nothing need be trained; run:
 *   ejecución; pass: pasada; dropped, kept: anulado, conservado
 * - slope (ALiBi): pendiente; bias: sesgo; bucket (T5): bucket; clip (Shaw): recorte
 * - claim: afirmación; counter-example: contraejemplo; self-test: autotest; deck: mazo; bug: fallo
 */
import type { Language } from '../language.ts';
import { frame } from './frame.ts';
import { names } from './names.ts';

export const spanish: Language = {
  lang: 'es',
  frame,
  names,
  parts: {
    permute: async () => (await import('./permute.ts')).permute,
    shift: async () => (await import('./shift.ts')).shift,
    overflow: async () => (await import('./overflow.ts')).overflow,
    mode: async () => (await import('./mode.ts')).mode,
    explorer: async () => (await import('./explorer.ts')).explorer,
    placement: async () => (await import('./placement.ts')).placement,
    results: async () => (await import('./results.ts')).results,
    transcript: async () => (await import('./transcript.ts')).transcript,
    deck: async () => (await import('./deck.ts')).deck,
    'closed-book': async () => (await import('./closed-book/index.ts')).closedBook,
    bugs: async () => (await import('./bugs/index.ts')).bugs,
  },
};
