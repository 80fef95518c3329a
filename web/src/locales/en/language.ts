/** English, part by part. */
import type { Language } from '../language.ts';
import { frame } from './frame.ts';
import { names } from './names.ts';

export const english: Language = {
  lang: 'en',
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
