import type { Column } from '../column.ts';
import type { FinderRow } from '../row.ts';
import { CHANGES, choice, COMMON } from './common.ts';

const baseOf = ({ instrument }: FinderRow): string => instrument.entityValue.slice(0, 3);
const quoteOf = ({ instrument }: FinderRow): string => instrument.entityValue.slice(3);
const nameOf = (code: string, { instrument }: FinderRow): string => {
  const names = instrument.details.currency;
  return (instrument.entityValue.startsWith(code) ? names?.nameBase : names?.nameQuote) ?? code;
};

/** Columns by which currency pairs can be filtered and sorted. */
export const CURRENCY_COLUMNS: readonly Column[] = [
  ...COMMON,
  choice('isoCurrency', 'Währung', (row) => [baseOf(row), quoteOf(row)], nameOf),
  choice('isoCurrencyBase', 'Basiswährung', baseOf, nameOf),
  choice('isoCurrencyQuote', 'Gegenwährung', quoteOf, nameOf),
  ...CHANGES,
];
