import type { AnswerQueries } from './answers/ask.ts';
import type { BlockInput } from './block.ts';

/** Export of a block's rows as a CSV file (`rows-export.ts` in its folder), for visitors with the feature `csv-download`. */
export interface RowsExport<Props> {
  /** Maximum number of rows of a file. */
  readonly mostRows: number;
  /** Number of rows per call, small enough that other requests are served in between. */
  readonly rowsAtOnce: number;
  /** Query for one page of rows, from 0; empty if nothing can be requested. */
  needs(input: BlockInput<Props>, page: number): AnswerQueries;
  /** Lines of the file, head first. */
  lines(input: BlockInput<Props>, answer: unknown): readonly string[];
  /** Instant of an answer, which tells whether answers belong to the same list; undefined if it has none. */
  instantOf(answer: unknown): unknown;
}
