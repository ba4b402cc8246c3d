import { createCatalogueView, type CatalogueView } from '../search/catalogue-view.ts';
import { readCatalogue } from '../../store/catalogue-store.ts';
import type { Database, Sql } from '../../store/database.ts';
import { readSeries, writeBars, type PriceBar } from '../../store/price-store.ts';
import { raiseRevision } from '../../store/state.ts';
import { venueOf } from '#market/catalogue/index.ts';
import { scheduleOf } from '#market/calendar/index.ts';
import { comparePrices } from './compare-prices.ts';
import { findNotation } from './find-notation.ts';
import { ImportError } from './import-error.ts';
import { applyInstruments } from './instruments-target.ts';
import { doubtsOf, mayBeNegative, type PriceDoubt } from './price-doubts.ts';
import type { Changes, ImportTarget, PriceBatch } from './target.ts';

/** Imports directly into an open store. `onChange` runs after something was written. */
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
    prices: async (batches, { commit, isConfirmed }) => {
      const catalogue = await view();
      return commitOrLook(commit, async (sql) => {
        const compared: Compared[] = [];
        for (const batch of batches) compared.push(await compare(sql, catalogue, batch));
        const isSure = compared.every(({ doubts }) => doubts.length === 0);
        if (commit && (isSure || isConfirmed)) for (const one of compared) await write(sql, one);
        return compared.map(({ changes, doubts }) => ({ ...changes, doubts }));
      });
    },
    instruments: (batch, commit) => commitOrLook(commit, (sql) => applyInstruments(sql, batch, commit)),
  };
}

interface Compared {
  readonly batch: PriceBatch;
  readonly toWrite: readonly PriceBar[];
  readonly isSameSource: boolean;
  readonly changes: Changes;
  readonly doubts: readonly PriceDoubt[];
}

/**
 * Compares a batch with the stored prices.
 * @throws ImportError for prices that are impossible for this type of instrument
 */
async function compare(sql: Sql, catalogue: CatalogueView, batch: PriceBatch): Promise<Compared> {
  const notation = catalogue.notation(batch.idNotation);
  const instrument = notation && catalogue.instrument(notation.entityValue);
  if (notation === undefined || instrument === undefined) throw new ImportError(`Die Notierung ${batch.idNotation} gibt es nicht.`);
  const wrong = mayBeNegative(instrument.entityType) ? undefined : batch.bars.find(isNotPositive);
  if (wrong !== undefined)
    throw new ImportError(
      `${instrument.name}: Am ${new Date(wrong.time).toISOString().slice(0, 10)} steht ein Kurs von null oder darunter.`,
    );
  const stored = await readSeries(sql, batch.idNotation, batch.kind);
  const { toWrite, changes } = comparePrices(stored, batch);
  const schedule = scheduleOf(venueOf(notation.venue).scheduleId);
  return {
    batch,
    toWrite,
    isSameSource: stored !== undefined && JSON.stringify(stored.source) === JSON.stringify(batch.source),
    changes,
    doubts: doubtsOf({ kind: batch.kind, schedule }, stored?.bars ?? [], toWrite),
  };
}

async function write(sql: Sql, { batch, toWrite, isSameSource }: Compared): Promise<void> {
  if (toWrite.length === 0 && isSameSource) return;
  await writeBars(sql, { ...batch, importedAt: Date.now() }, toWrite);
  await raiseRevision(sql);
}

function isNotPositive({ open = 1, high = 1, low = 1, close }: PriceBar): boolean {
  return [open, high, low, close].some((price) => !(price > 0));
}
