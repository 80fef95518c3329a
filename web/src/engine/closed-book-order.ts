/** Options and results of checkProof and checkForwardOrder: what a learner puts in order with the book closed. */

/**
 * A line of the proof of Sa[XP] = Sa[X]P, or of what is taken for one. Tokens are columns (UDL 12.3), V[X] = beta 1^T + Omega X, K and Q
 * likewise, A = K[X]^T Q[X], and softmax normalises columns.
 * - L1 V[XP] = beta 1^T + Omega X P. L2 1^T P = 1^T. L3 V[XP] = V[X] P. L4 Q[XP] = Q[X] P, K[XP] = K[X] P. L5 K[XP]^T Q[XP] = P^T A P.
 *   L6 softmax(P^T A P) = P^T softmax(A) P. L7 Sa[XP] = V[X] P P^T softmax(A) P. L8 P P^T = I. L9 Sa[XP] = Sa[X] P.
 * - False: N1 softmax(P^T A P) = P softmax(A) P^T. N2 softmax(P^T A P) = softmax(A). N3 K[XP]^T Q[XP] = P A P^T. N4 (K[X] P)^T = K[X]^T P^T.
 *   N5 V[XP] = P V[X]. N6 P P = I. N7 softmax(A) P = P softmax(A). N8 Sa[XP] = Sa[X]. N9 V[XP] = Omega X P. N10 Sa[X] with softmax over
 *   rows. N11 Sa[X] = V[X] softmax(Q[X]^T K[X]). N12 Sa[XP] = P^T Sa[X] P.
 * - True and of no use: U1 softmax(A P) = softmax(A) P. U2 softmax(P^T A) = P^T softmax(A). U3 P^T P = I. U4 softmax over rows is
 *   equivariant as well.
 */
export type ProofLineId =
  | 'L1'
  | 'L2'
  | 'L3'
  | 'L4'
  | 'L5'
  | 'L6'
  | 'L7'
  | 'L8'
  | 'L9'
  | 'N1'
  | 'N2'
  | 'N3'
  | 'N4'
  | 'N5'
  | 'N6'
  | 'N7'
  | 'N8'
  | 'N9'
  | 'N10'
  | 'N11'
  | 'N12'
  | 'U1'
  | 'U2'
  | 'U3'
  | 'U4';

export interface ProofOptions {
  /** In the order they stand in, none twice. @allowed a list of lines */
  lines: ProofLineId[];
  /** Of the matrices. @default 1 */
  seed?: number;
  /** An order of the tokens that is not its own inverse, or one that exchanges two tokens: N1, N3 and N6 are true of that. @default 'drawn' */
  permutation?: 'drawn' | 'swap';
}

export interface ProofLineReport {
  /** The largest difference of the two sides; null: their shapes do not fit. */
  readonly residual: number | null;
  /** The lines it uses that do not stand above it. */
  readonly missing: ProofLineId[];
}

export interface ProofReport {
  /** The largest difference that rounding explains. */
  readonly tolerance: number;
  /** P: the old place of the token now at each place. */
  readonly order: Int32Array;
  /** As given, up to the first with a fault. */
  readonly lines: ProofLineReport[];
  /** What is wrong with the last of them: its sides differ, their shapes do not fit, or it uses what is not shown yet; null: nothing. */
  readonly fault: 'false' | 'shapes' | 'notShown' | null;
  /** No fault, and L9 is among them. */
  readonly complete: boolean;
  /** The largest residual of the lines without a fault. */
  readonly residual: number;
}

/** What happens to words on their way into the first block. */
export type ForwardStep = 'lookUp' | 'scale' | 'add' | 'dropout' | 'block';

export interface ForwardOrderOptions {
  /** Each once. @allowed a list of lookUp, scale, add, dropout and block */
  steps: ForwardStep[];
}

/** The largest distances from the right order. */
export interface ForwardDistances {
  /** Of what enters the block. */
  readonly input: number;
  /** Of what comes out at the end. */
  readonly result: number;
}

/**
 * A wrong order with a name: dropout on the words alone; positions multiplied by sqrt(d) too; the same with words dropped before;
 * and what comes behind the block.
 */
export type ForwardForm =
  | 'dropoutOnWords'
  | 'positionsScaled'
  | 'dropoutFirst'
  | 'addAfterBlock'
  | 'scaleAfterBlock'
  | 'dropoutAfterBlock';

export interface ForwardRun {
  /** No distance is above the tolerance. */
  readonly holds: boolean;
  /** The order whose numbers these are; null: the right one. */
  readonly form: ForwardForm | null;
  /** In eval. */
  readonly eval: ForwardDistances;
  /** In train. */
  readonly train: ForwardDistances;
  /** What enters the block in train, word 0, column 1, which is kept. */
  readonly cell: number;
  /** The same in the right order. */
  readonly rightCell: number;
  /** How much the outputs of the block's attention change when the words are shuffled, beyond following them. 0: it sees no order. */
  readonly meter: number;
  /** The same in the right order. */
  readonly rightMeter: number;
}

export interface ForwardOrderReport {
  /** The largest distance that rounding explains. */
  readonly tolerance: number;
  /** How many entries dropout keeps in train. */
  readonly kept: number;
  /** Of how many. */
  readonly entries: number;
  /** null: the first step has nothing to work on, because the look up comes later. */
  readonly run: ForwardRun | null;
}
