/** English: every sentence of the product. Other languages have the same shape (Locale), so a missing sentence does not compile. */
import { frame } from './frame.ts';
import { mode } from './mode.ts';
import { overflow } from './overflow.ts';
import { permute } from './permute.ts';
import { shift } from './shift.ts';

export const en = { lang: 'en', frame, permute, shift, overflow, mode };

export type Locale = typeof en;
