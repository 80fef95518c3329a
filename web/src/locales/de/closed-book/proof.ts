/** R3: what each false line of the proof gets wrong. */

import type { proof as English } from '../../en/closed-book/proof.ts';
import { lines } from '../../proof-lines.ts';

const replies: (typeof English)['replies'] = {
  N1: '$P$ und $P^{T}$ haben die Seiten gewechselt. Die Spalten von $\\A P$ sind Spalten von $\\A$ in anderer Reihenfolge, also bleibt $P$ rechts. Für zwei Tokens und für jeden einzelnen Tausch ist die Zeile wahr, denn dann ist $P$ gleich $P^{T}$.',
  N2: 'Jede Spalte behält ihre Summe, wenn ihre Einträge wandern. Die Einträge selbst wandern aber, also stehen die Gewichte anderswo.',
  N3: 'Die Transponierte von $K[X]P$ beginnt mit $P^{T}$. Hier wurde $P$ nicht transponiert.',
  N4: 'Eine Transposition kehrt die Reihenfolge eines Produkts um: $P^{T}$ kommt zuerst.',
  N5: 'Tokens sind Spalten, also wirkt $P$ von rechts. Links würde es Merkmale mischen, und davon gibt es drei bei fünf Tokens.',
  N6: '$P$ wird für sein eigenes Inverses gehalten. Das Inverse ist $P^{T}$; nur Reihenfolgen wie ein Tausch heben sich selbst auf.',
  N7: '$P$ rechts bewegt Spalten, die Queries; links bewegt es Zeilen, die Keys. Das ist nicht dieselbe Bewegung.',
  N8: 'Das wäre Invarianz: Ausgaben, die bleiben, wo sie sind. Hier wandert jede Ausgabe mit ihrem Token.',
  N9: 'Der Bias fehlt. Er addiert zu jeder Spalte denselben Vektor, mit $P$ oder ohne.',
  N10: 'Dieser Softmax läuft entlang der Zeilen von $\\A$. Jede Query braucht Gewichte, die sich zu 1 summieren, und eine Query ist eine Spalte.',
  N11: 'Query und Key sind vertauscht: Das ist der Softmax von $\\A^{T}$. Die Gewichte einer Query wären dann die eines Keys.',
  N12: 'Die Gewichte bewegen sich auf beiden Seiten. Die Ausgabe hat nur auf einer Seite Tokens, also wirkt $P$ einmal.',
};

export const proof: typeof English = {
  title: 'Den Beweis von $Sa[XP] = Sa[X]P$ ordnen',
  heading: 'Ordnen Sie den Beweis von UDL 12.3.',
  hints: [
    'Ohne Positionen folgt Self-Attention jeder Reihenfolge $P$ ihrer Tokens. Tokens sind Spalten: $V[X] = β_{v}\\1^{T} + Ω_{v}X$, ebenso $Q[X]$ und $K[X]$; $\\A = K[X]^{T} Q[X]$; Softmax wirkt auf jede Spalte; $Sa[X] = V[X] Softmax[\\A]$.',
    'Setzen Sie die Zeilen, die es beweisen. Jede darf die Zeilen über ihr benutzen. Einige der angebotenen sind falsch, und einige sind wahr, führen aber nirgends hin.',
  ],
  placed: 'Ihr Beweis',
  nothingPlaced: 'Noch ist keine Zeile gesetzt.',
  table: 'Zur Auswahl',
  place: (line) => `${line} setzen`,
  remove: (line) => `${line} wegnehmen`,
  again: 'Andere Zeilen ziehen',
  swap: '$P$ als einzelnen Tausch wählen',
  lines,
  replies,
  notReached: 'nicht erreicht',
  early: 'zu früh',
  noFit: 'Formen passen nicht',
  same: 'identisch',
  apart: (size) => `um ${size} daneben`,
  stands: (size) => `**Der Beweis steht.** Keine Zeile liegt um mehr als ${size} daneben, das ist Rundung.`,
  soFar: (size) =>
    `**Bisher ist nichts falsch**: Die größte Differenz ist ${size}. Der Beweis ist noch nicht an seinem Ende.`,
  isFalse: (number, size) => `**Zeile ${number} ist falsch**, um ${size}.`,
  shapes: (number) => `**Zeile ${number} ist falsch**: Die Formen passen nicht, es gibt also nichts zu vergleichen.`,
  tooEarly: (number, missing) =>
    `**Zeile ${number} kommt zu früh.** Sie gilt, benutzt aber ${missing.join(' und ')}, was keine Zeile über ihr zeigt.`,
  swapNote:
    'Dieses $P$ ist ein einzelner Tausch, seine eigene Transponierte und sein eigenes Inverses. Zeilen, die für andere Reihenfolgen falsch sind, bestehen hier; gelöst wird die Aufgabe mit einem anderen $P$.',
};
