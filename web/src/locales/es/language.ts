/**
 * Spanish, part by part: international, impersonal sentences, infinitives on controls, usted where a person is addressed.
 *
 * Terms, one per concept. Sources: [I] IBM, "Mecanismo de atención" and "Codificación posicional" in Spanish; [S] F. Sancho, Universidad
 * de Sevilla, on equivarianza; [B] course notes of the Universidad Católica Boliviana on multi-head attention; [L] the standing terms of
 * linear algebra and numerical analysis; [C] chosen here, since practice varies.
 * - self-attention: autoatención [I]; query, key, value: consulta, clave, valor [I]; attention weight: peso de atención [I];
 *   score: puntuación [I]; head: cabeza [B]; token, embedding, softmax, dropout, batch: as they are [I, B]
 * - positional encoding: codificación posicional [I, B]; scheme: esquema [C]; to enter: entrar [C]
 * - offset (key − query, δ): desplazamiento [C]; shift, to move all: traslación, trasladar, as in “invariante a traslaciones” [S]
 * - position: posición; place (in the sequence): lugar; order: orden; to shuffle: barajar; swap: intercambio [C]
 * - equivariant, invariant: equivariante, invariante; equivariance: equivarianza [S]
 * - difference (measured): diferencia; residual connection, stream: conexión residual, flujo residual [C]
 * - holds, broken: se cumple, no se cumple; up to rounding: salvo redondeo; identical, bit for bit: idéntico bit a bit [L]
 * - entry (of a matrix): elemento; dot product: producto escalar; linear map: transformación lineal; root mean square: media
 *   cuadrática; turn, rotation: giro, rotación [L]; input, output: entrada, salida; width: ancho; feature: característica [C]
 * - causal mask, padding mask: máscara causal, máscara de relleno; pad: token de relleno; valid length: longitud válida [C]
 * - slice: slice; add: suma; to rebuild, truncate, clamp, wrap, interpolate: reconstruir, truncar, acotar, ciclar, interpolar [C]
 * - train, eval (modes): modo train, modo eval, after model.train() and model.eval(), for nothing need be trained in the first; run:
 *   ejecución; pass: pasada; dropped, kept: anulado, conservado [C]
 * - slope (ALiBi): pendiente; bias: sesgo; bucket (T5): bucket; clip (Shaw): recorte [C]
 * - claim: afirmación; counter-example: contraejemplo; self-test: autotest; deck: mazo; bug, fault: fallo [C]
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
    embedding: async () => (await import('./embedding.ts')).embedding,
    transcript: async () => (await import('./transcript.ts')).transcript,
    deck: async () => (await import('./deck.ts')).deck,
    'closed-book': async () => (await import('./closed-book/index.ts')).closedBook,
    bugs: async () => (await import('./bugs/index.ts')).bugs,
  },
};
