import type { Figures } from './figures.ts';
import type { FinderRow } from './row.ts';

/** Numbers as they are, days as `YYYY-MM-DD`, choices as the text of the filter (several when a row belongs to several). */
export type Value = number | string | boolean | readonly string[] | undefined;

/**
 * Column that visitors may filter and sort by. Numbers and dates are filtered by `nameRange=von;bis`, choices and flags by `name=…`
 * (choices by several values, divided by commas), texts by a part of them.
 */
export interface Column {
  /** Name to sort by, and of the filter unless `filter` names another. */
  readonly name: string;
  readonly filter?: string;
  /** Label of the column for visitors. */
  readonly label: string;
  readonly kind: 'number' | 'date' | 'text' | 'choice' | 'flag';
  readonly of: (row: FinderRow, figures: Figures) => Value;
  /** `minute`: it follows the price, and is computed for the start of each minute that a call asks for. */
  readonly holds: 'always' | 'minute';
  readonly isSortable?: boolean;
  /** Label of a choice for visitors; with it the answer counts hits by choice. */
  readonly choiceLabel?: (choice: string, row: FinderRow) => string;
}

/** Name of a column's filter as the address has it. */
export function filterName({ kind, name, filter = name }: Column): string {
  return kind === 'number' || kind === 'date' ? `${filter}Range` : filter;
}
