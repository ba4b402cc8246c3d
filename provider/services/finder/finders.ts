import { BOND_COLUMNS } from './columns/bonds.ts';
import { CRYPTO_COLUMNS } from './columns/cryptos.ts';
import { CURRENCY_COLUMNS } from './columns/currencies.ts';
import { FUND_COLUMNS } from './columns/funds.ts';
import { INDEX_COLUMNS } from './columns/indices.ts';
import { STOCK_COLUMNS } from './columns/stocks.ts';
import type { Column } from './column.ts';
import type { FinderRow } from './row.ts';
import type { FinderWorld } from './figures.ts';
import { createTable, type Table } from './table.ts';

/** Types with a finder, the most popular first. */
export const FINDER_TYPES = ['STOCK', 'INDEX', 'CURRENCY', 'CRYPTO', 'FUND', 'BOND'] as const;
export type FinderType = (typeof FINDER_TYPES)[number];

export const COLUMNS: Readonly<Record<FinderType, readonly Column[]>> = {
  STOCK: STOCK_COLUMNS,
  FUND: FUND_COLUMNS,
  BOND: BOND_COLUMNS,
  INDEX: INDEX_COLUMNS,
  CURRENCY: CURRENCY_COLUMNS,
  CRYPTO: CRYPTO_COLUMNS,
};

// Tables by catalogue and market: an import replaces both as a whole.
const tables = new WeakMap<object, Map<FinderType, Table>>();

/** Returns the table of a type over the current catalogue and market. */
export function tableOf(world: FinderWorld, type: FinderType): Table {
  const market = world.market();
  const known = tables.get(market) ?? new Map<FinderType, Table>();
  tables.set(market, known);
  const found = known.get(type) ?? createTable(world, rowsOf(world, type));
  known.set(type, found);
  return found;
}

function rowsOf({ catalogue }: FinderWorld, type: FinderType): FinderRow[] {
  const view = catalogue();
  const instruments = view.instruments.filter(({ entityType }) => entityType === type);
  const collator = new Intl.Collator('de');
  return instruments
    .flatMap((instrument) => {
      const [notation] = view.notationsOf(instrument.entityValue);
      if (notation === undefined) return [];
      const company = instrument.companyId === undefined ? undefined : view.company(instrument.companyId);
      const indices = view.indicesOf(instrument.entityValue);
      return [{ instrument, notation, indices, ...(company === undefined ? {} : { company }) }];
    })
    .toSorted(
      (a, b) => collator.compare(a.instrument.name, b.instrument.name) || (a.instrument.entityValue < b.instrument.entityValue ? -1 : 1),
    );
}
