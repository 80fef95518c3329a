/**
 * Deutsch, part by part: neutral and impersonal, infinitives on controls, Sie where a person is addressed; „…“; 0,5 and lists of decimals
 * with semicolons.
 *
 * Terms, one per concept. Sources: [K] R. Krüger, Die Transformer-Architektur für Systeme zur neuronalen maschinellen Übersetzung,
 * trans-kom 14 (2021); [W] German teaching pages on transformers (inghub.de, insidellms.de, projektron.de, ki.biederbeck.de); [L] usual
 * terms of German linear algebra, numerics and statistics; [P] the code's own words, as practitioners say them.
 * - self-attention, attention: Self-Attention, Attention [K, W]; query, key, value: die Query, der Key, der Value [K, W] („Wert“ is a
 *   number here); score: Score [K]; attention weight: Attention-Gewicht [W]; head: Head [W]; token: das Token, die Tokens
 * - positional encoding: Positionskodierung [W]; sinusoid(al): sinusförmig(e Kodierung) [W]; table: Tabelle; embedding: Einbettung
 * - equivariant, invariant: äquivariant, invariant; permutation-equivariant: permutationsäquivariant [L]
 * - order: Reihenfolge; shuffle: umordnen; swap: Tausch; the law: das Gesetz; route: Weg
 * - position: Position; place (in the sequence): Platz; offset (key − query): Offset [P]; distance: Abstand; shift: Verschiebung, rücken
 * - holds, broken: gilt, verletzt; identical, bit for bit: identisch, Bit für Bit; to rounding: bis auf Rundung; verdict: Befund
 * - entry, row, column, feature, width: Eintrag, Zeile, Spalte, Merkmal, Breite [L]; dot product: Skalarprodukt [K]; turn: Drehung, a whole
 *   one Umdrehung; root mean square: quadratisches Mittel, RMS [L]
 * - mask (causal, padding): Maske (kausale, Padding-); valid length: gültige Länge; hidden: verdeckt; pad: Pad [P]
 * - layer, block, stack: Schicht, Block, Stapel; residual connection, stream: Residualverbindung, Residualstrom; layer norm: Layer-Norm
 * - slice: Slice [P]; add: Addition; cure: Abhilfe; rebuild, truncate, clamp, wrap, interpolate: neu aufbauen, kürzen, begrenzen, zyklisch
 *   (lesen), interpolieren
 * - train, eval mode: Trainingsmodus, Evaluationsmodus, in compounds Train-Lauf, Eval-Wert, as train() and eval() [P]; dropped, kept:
 *   verworfen, behalten; run, pass: Lauf, Durchlauf
 * - slope (ALiBi): Steigung; bias: Bias; bucket (T5): Bucket [P]; clip (Shaw): begrenzt; scheme: Schema
 * - claim: Aussage; counter-example: Gegenbeispiel; idea (of an answer): Punkt; got it, missed: gewusst, nicht gewusst; transcript: Protokoll
 */
import type { Language } from '../language.ts';
import { frame } from './frame.ts';
import { names } from './names.ts';

export const german: Language = {
  lang: 'de',
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
