import type { AnswerQueries } from './answers/ask.ts';
import type { BlockInput } from './block.ts';

/** Rows of a block as a file of comma-separated values (`rows-export.ts` in its folder), for whom the feature `csv-download` is. */
export interface RowsExport<Props> {
  /** Rows of a file at most. */
  readonly mostRows: number;
  /** Rows that one call asks for: what others ask meanwhile comes between two of them. */
  readonly rowsAtOnce: number;
  /** The call for some of the rows, counted in pages from the first on; none where there is nothing to ask. */
  needs(input: BlockInput<Props>, page: number): AnswerQueries;
  /** Lines of a file, heads first. */
  lines(input: BlockInput<Props>, answer: unknown): readonly string[];
  /** The instant that an answer holds for, by which answers of one list are told from those of the next; undefined where it says nothing. */
  instantOf(answer: unknown): unknown;
}
