import type { Figures } from './figures.ts';
import type { FinderRow } from './row.ts';

/**
 * Value of a column: numbers as they are, days as `YYYY-MM-DD`, choices as the text of the filter (several if a row belongs to several).
 */
export type Value = number | string | boolean | readonly string[] | undefined;

/**
 * Column that visitors may filter and sort by. Numbers and dates are filtered by `nameRange=von;bis`, choices and flags by `name=…`
 * (several values separated by commas), texts by a part of them.
 */
export interface Column {
  /** Name for sorting, and for the filter unless `filter` is given. */
  readonly name: string;
  readonly filter?: string;
  /** Label of the column for visitors. */
  readonly label: string;
  readonly kind: 'number' | 'date' | 'text' | 'choice' | 'flag';
  readonly of: (row: FinderRow, figures: Figures) => Value;
  /** Validity of the values: `minute` for columns that follow the price, computed for the start of each requested minute. */
  readonly holds: 'always' | 'minute';
  readonly isSortable?: boolean;
  /** Label of a choice for visitors; if present, the answer counts hits by choice. */
  readonly choiceLabel?: (choice: string, row: FinderRow) => string;
}

/** Returns the name of a column's filter in the address. */
export function filterName({ kind, name, filter = name }: Column): string {
  return kind === 'number' || kind === 'date' ? `${filter}Range` : filter;
}
