/**
 * The numbers of a report under stable names, unrounded: what is exported, compared and replayed. An id is English, fits a file name and
 * never changes; it is the report's own field where there is one. Titles and names are the locale's rich text. A row is a token or a
 * position, as in the engine, whatever the picture shows. Every number is finite: what a report cannot say is left out.
 */
import type { Verdict } from '../engine/api.ts';
import type { Locale } from '../locales/en/index.ts';
import type { Grid } from '../render/grid.ts';

interface Named {
  readonly id: string;
  readonly title: string;
}

export interface MatrixResult extends Named {
  readonly kind: 'matrix';
  readonly matrix: Grid;
  /** One per row; absent: rows are counted from 0. */
  readonly rowNames?: readonly string[];
  /** Likewise. */
  readonly columnNames?: readonly string[];
}

export interface VerdictResult extends Named {
  readonly kind: 'verdict';
  readonly holds: boolean;
  readonly residual: number;
  readonly tolerance: number;
  /** Where the residual is: row and col, mostly; {} where there is no place. */
  readonly place: Readonly<Record<string, number>>;
}

export interface NumberResult extends Named {
  readonly kind: 'number';
  readonly value: number;
}

export type Result = MatrixResult | VerdictResult | NumberResult;

type Titles<Id extends string> = Readonly<Record<Id, string>>;
/** [] for what a report does not have. */
type Optional<T> = T | null | undefined;

/** The makers of one experiment's results, whose titles the locale has by id. */
export function makersOf<Id extends string>(titles: Titles<Id>) {
  return {
    matrix(id: Id, matrix: Optional<Grid>, names: Pick<MatrixResult, 'rowNames' | 'columnNames'> = {}): MatrixResult[] {
      return matrix ? [{ kind: 'matrix', id, title: titles[id], matrix, ...names }] : [];
    },
    /** Lists of one length as the columns of a matrix. */
    columns(
      id: Id,
      columns: Readonly<Record<string, ArrayLike<number>>>,
      rowNames?: readonly string[],
    ): MatrixResult[] {
      const lists = Object.values(columns);
      const rows = lists[0]?.length ?? 0;
      if (lists.some(({ length }) => length !== rows)) throw new Error(`columns of ${id} must be equally long`);
      const data = new Float64Array(rows * lists.length);
      for (const [col, list] of lists.entries())
        for (let row = 0; row < rows; row++) data[row * lists.length + col] = list[row] as number;
      const names = rowNames ? { rowNames } : {};
      const matrix = { rows, cols: lists.length, data };
      const columnNames = Object.keys(columns);
      return rows > 0 ? [{ kind: 'matrix', id, title: titles[id], matrix, ...names, columnNames }] : [];
    },
    verdict(
      id: Id,
      verdict: Optional<Pick<Verdict, 'holds' | 'residual' | 'tolerance' | 'row' | 'col'>>,
    ): VerdictResult[] {
      if (!verdict) return [];
      const { holds, residual, tolerance, row, col } = verdict;
      return [{ kind: 'verdict', id, title: titles[id], holds, residual, tolerance, place: { row, col } }];
    },
    number(id: Id, value: Optional<number>): NumberResult[] {
      return typeof value === 'number' && Number.isFinite(value)
        ? [{ kind: 'number', id, title: titles[id], value }]
        : [];
    },
  };
}

/** One of several results that share a title, such as those of the heads. */
export const partOf =
  ({ frame }: Pick<Locale, 'frame'>, part: string, said: string) =>
  <R extends Result>(result: R): R => ({
    ...result,
    id: `${result.id}-${part}`,
    title: frame.join.list([result.title, said]),
  });

/** Names of tokens: place and word, so that equal words stay apart. Words are typed, so they come escaped (render/rich.ts). */
export const tokenNames = (words: readonly string[]): string[] => words.map((word, place) => `${place} ${word}`);
