/** What is open or pointed at just now: gone with the page, not part of the state. */

import type { Cursor } from '../experiments/contract.ts';
import { type CourseNote, noCourse } from '../host/course-note.ts';
import type { Theme } from '../session/author.ts';
import type { ClaimState } from '../session/claim-runner.ts';

export interface ReplayShown {
  readonly events: number;
  /** One sentence for each difference, as plain text. */
  readonly differences: readonly string[];
  /** Another version made it. */
  readonly note: string | null;
}

export interface Ui {
  theme: Theme;
  /** That the learner chose, by its tag; null: none. */
  lang: string | null;
  projector: boolean;
  displayOpen: boolean;
  railOpen: boolean;
  /** Phones: the folded conditions. */
  bandOpen: boolean;
  tableOpen: boolean;
  exportOpen: boolean;
  codeOpen: boolean;
  /** The result that the CSV file is of, by id; '' or unknown: the first. */
  exportResult: string;
  /** What is shown is the end of a transcript: how it went. */
  replay: ReplayShown | null;
  /** A long transcript that is being played: how many of its events were. */
  replaying: { readonly done: number; readonly total: number } | null;
  /** The result whose difference is drawn, by id; '' or unknown: the first that differs. */
  compareResult: string;
  compareNumbers: boolean;
  /** Predict: the list of questions. */
  roundsOpen: boolean;
  claimsOpen: boolean;
  /** By id: checks of claims that were asked for. */
  claims: Readonly<Record<string, ClaimState>>;
  /** The claim whose counter-example is shown as tables. */
  exampleOpen: string | null;
  /** What was found last, for the live region of the claims. */
  claimSaid: string;
  cursor: Cursor | null;
  /** What could not be used of an address, an attribute or a given state: one sentence each. */
  notices: readonly string[];
  /** How long a fragment the state needs, when that is too long for a link. */
  linkLength: number | null;
  /** A copied text: what was said about it, and the text itself when it must be copied by hand. */
  copied: { readonly ok: boolean; readonly text: string } | null;
  /** A file that was saved where the page around may have refused it; text null: it is none that can be copied. */
  offered: { readonly name: string; readonly text: string | null } | null;
  /** Where the results of this lab go. */
  course: CourseNote;
  /** The sentence of the live region, some time after it was drawn. */
  live: string;
}

export const newUi = (): Ui => ({
  theme: 'auto',
  lang: null,
  projector: false,
  displayOpen: false,
  railOpen: false,
  bandOpen: false,
  tableOpen: false,
  exportOpen: false,
  codeOpen: false,
  exportResult: '',
  replay: null,
  replaying: null,
  compareResult: '',
  compareNumbers: false,
  roundsOpen: false,
  claimsOpen: false,
  claims: {},
  exampleOpen: null,
  claimSaid: '',
  cursor: null,
  notices: [],
  linkLength: null,
  copied: null,
  offered: null,
  course: noCourse,
  live: '',
});

export function changesNothing(ui: Ui, change: Partial<Ui>): boolean {
  return Object.entries(change).every(
    ([name, value]) => JSON.stringify(ui[name as keyof Ui]) === JSON.stringify(value),
  );
}
