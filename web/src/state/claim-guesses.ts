/**
 * What a learner says of claims. Pure: what each act makes of it, null for an intent that is none of these acts. The first word stands,
 * since the verdict opens with it; undo takes both back.
 */
import { type Undoable, undoable } from './compare.ts';
import { type ClaimGuess, claimGuesses } from './lab-state.ts';

interface Intent {
  readonly type: string;
  readonly [key: string]: unknown;
}

export function reduceClaimGuesses(state: Undoable, intent: Intent): Undoable | null {
  const now = undoable(state);
  switch (intent.type) {
    case 'guessClaim': {
      const { id, value } = intent;
      const known = typeof id === 'string' && (claimGuesses as readonly unknown[]).includes(value);
      if (!known || Object.hasOwn(now.claimGuesses, id)) return now;
      return { ...now, claimGuesses: { ...now.claimGuesses, [id]: value as ClaimGuess } };
    }
    case 'forgetClaimGuesses':
      return { ...now, claimGuesses: {} };
    default:
      return null;
  }
}
