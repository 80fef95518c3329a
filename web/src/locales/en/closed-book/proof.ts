/** R3: what each false line of the proof gets wrong. */
import { lines } from '../../proof-lines.ts';

const replies = {
  N1: '$P$ and $P^{T}$ have changed sides. The columns of $\\A P$ are columns of $\\A$ in another order, so $P$ stays on the right. For two tokens and for every single swap the line is true, because then $P$ equals $P^{T}$.',
  N2: 'Each column keeps its sum when its entries move. The entries themselves do move, so the weights stand elsewhere.',
  N3: 'The transpose of $K[X]P$ begins with $P^{T}$. Here it was not taken of $P$.',
  N4: 'A transpose turns the order of a product round: $P^{T}$ comes first.',
  N5: 'Tokens are columns, so $P$ acts from the right. On the left it would mix features, and there are three of them for five tokens.',
  N6: '$P$ is taken for its own inverse. The inverse is $P^{T}$; only orders such as a swap undo themselves.',
  N7: '$P$ on the right moves columns, the queries; on the left it moves rows, the keys. They are not the same move.',
  N8: 'That would be invariance: outputs that stay where they are. Here every output moves along with its token.',
  N9: 'The bias is missing. It adds the same vector to every column, with or without $P$.',
  N10: 'This softmax runs along the rows of $\\A$. Each query needs weights that sum to 1, and a query is a column.',
  N11: 'Query and key are exchanged: this is the softmax of $\\A^{T}$. The weights of a query would then be those of a key.',
  N12: 'The weights move on both sides. The output has tokens on one side only, so $P$ acts once.',
};

export const proof = {
  title: 'Order the proof of $Sa[XP] = Sa[X]P$',
  heading: 'Order the proof of UDL 12.3.',
  hints: [
    'Without positions, self-attention follows every order $P$ of its tokens. Tokens are columns: $V[X] = β_{v}\\1^{T} + Ω_{v}X$, likewise $Q[X]$ and $K[X]$; $\\A = K[X]^{T} Q[X]$; Softmax works on each column; $Sa[X] = V[X] Softmax[\\A]$.',
    'Place the lines that prove it. Each may use the lines above it. Some of those on the table are false, and some are true but lead nowhere.',
  ],
  placed: 'Your proof',
  nothingPlaced: 'No line is placed yet.',
  table: 'On the table',
  place: (line: string) => `Place ${line}`,
  remove: (line: string) => `Take away ${line}`,
  again: 'Deal other lines',
  swap: 'Let $P$ be a single swap',
  lines,
  replies,
  notReached: 'not reached',
  early: 'too early',
  noFit: 'shapes do not fit',
  same: 'identical',
  apart: (size: string) => `off by ${size}`,
  stands: (size: string) => `**The proof stands.** No line is off by more than ${size}, which is rounding.`,
  soFar: (size: string) =>
    `**Nothing is wrong so far**: the largest residual is ${size}. The proof has not reached its end yet.`,
  isFalse: (number: string, size: string) => `**Line ${number} is false**, by ${size}.`,
  shapes: (number: string) => `**Line ${number} is false**: the shapes do not fit, so there is nothing to compare.`,
  tooEarly: (number: string, missing: readonly string[]) =>
    `**Line ${number} comes too early.** It holds, but uses ${missing.join(' and ')}, which no line above it shows.`,
  swapNote:
    'This $P$ is a single swap, its own transpose and its own inverse. Lines that are false for other orders pass here; the task is solved with another $P$.',
};
