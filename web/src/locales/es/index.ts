/** Spanish: every sentence of the product, in the shape of the English ones. A page takes language.ts and not this module. */
import type { Locale } from '../en/index.ts';
import { bugs } from './bugs/index.ts';
import { closedBook } from './closed-book/index.ts';
import { deck } from './deck.ts';
import { embedding } from './embedding.ts';
import { explorer } from './explorer.ts';
import { frame } from './frame.ts';
import { mode } from './mode.ts';
import { overflow } from './overflow.ts';
import { permute } from './permute.ts';
import { placement } from './placement.ts';
import { results } from './results.ts';
import { shift } from './shift.ts';
import { transcript } from './transcript.ts';

export const es: Locale = {
  lang: 'es',
  frame,
  permute,
  shift,
  overflow,
  mode,
  explorer,
  'closed-book': closedBook,
  bugs,
  placement,
  results,
  deck,
  transcript,
  embedding,
};
