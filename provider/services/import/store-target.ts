import { createCatalogueView, type CatalogueView } from '../search/catalogue-view.ts';
import { readCatalogue } from '../../store/catalogue-store.ts';
import type { Database, Sql } from '../../store/database.ts';
import { readSeries, writeBars } from '../../store/price-store.ts';
import { raiseRevision } from '../../store/state.ts';
import { comparePrices } from './compare-prices.ts';
import { findNotation } from './find-notation.ts';
import { applyInstruments } from './instruments-target.ts';
import type { Changes, ImportTarget, PriceBatch } from './target.ts';

/** Imports straight into an open store. `onChange` runs after something was written. */
export function createStoreTarget(database: Database, onChange: () => Promise<void> = async () => undefined): ImportTarget {
  const view = async (): Promise<CatalogueView> => createCatalogueView(await readCatalogue(database.sql));
  const commitOrLook = async <Result>(commit: boolean, work: (sql: Sql) => Promise<Result>): Promise<Result> => {
    if (!commit) return work(database.sql);
    const result = await database.transaction(work);
    await onChange();
    return result;
  };
  return {
    find: async (key, notation) => findNotation(await view(), key, notation),
    prices: (batches, commit) =>
      commitOrLook(commit, async (sql) => {
        const changes: Changes[] = [];
        for (const batch of batches) changes.push(await applyPrices(sql, batch, commit));
        return changes;
      }),
    instruments: (batch, commit) => commitOrLook(commit, (sql) => applyInstruments(sql, batch, commit)),
  };
}

async function applyPrices(sql: Sql, batch: PriceBatch, commit: boolean): Promise<Changes> {
  const stored = await readSeries(sql, batch.idNotation, batch.kind);
  const { toWrite, changes } = comparePrices(stored, batch);
  const isSameSource = stored !== undefined && JSON.stringify(stored.source) === JSON.stringify(batch.source);
  if (commit && (toWrite.length > 0 || !isSameSource)) {
    await writeBars(sql, { ...batch, importedAt: Date.now() }, toWrite);
    await raiseRevision(sql);
  }
  return changes;
}
