import type { Column } from '../column.ts';
import { CHANGES, COMMON, figure } from './common.ts';

/** Columns by which crypto currencies can be filtered and sorted. */
export const CRYPTO_COLUMNS: readonly Column[] = [
  ...COMMON,
  figure('marketCapitalization', 'Marktkapitalisierung in Euro', (row, figures) => {
    const [price, coins] = [figures.last(row), row.instrument.details.crypto?.circulatingSupply];
    return price === undefined || coins === undefined ? undefined : figures.worth(row, price * coins);
  }),
  ...CHANGES,
];
