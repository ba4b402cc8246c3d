import { keysOf } from '#domain/input/typed-entries.ts';
import { urlNameOf } from '#domain/text/slug.ts';
import { type InstrumentRecord, type NotationRecord, type PriceModel, type Seed, venueOf, websitePathOf } from '#market/catalogue/index.ts';
import { readCatalogue, writeCatalogue } from '../../store/catalogue-store.ts';
import type { Sql } from '../../store/database.ts';
import { raiseRevision } from '../../store/state.ts';
import { unitHash } from './unit-hash.ts';
import type { ImportedInstrument, InstrumentBatch, InstrumentChanges } from './target.ts';

// First number of imported instruments and notations, above every number of the shipped catalogue (catalogue/ids.ts stays below two
// thousand million) and within PostgreSQL's integer.
const FIRST_IMPORTED = 2_000_000_000;
const MODEL_SINCE = '2010-01-04';

/** Compares a batch with the catalogue and, with `commit`, writes what is new or changed. */
export async function applyInstruments(sql: Sql, batch: InstrumentBatch, commit: boolean): Promise<InstrumentChanges> {
  const stored = await readCatalogue(sql);
  const byIsin = new Map(stored.instruments.flatMap((record) => (record.isin === undefined ? [] : [[record.isin, record] as const])));
  let next =
    1 + Math.max(FIRST_IMPORTED - 1, ...stored.notations.map((notation) => notation.idNotation).filter((id) => id >= FIRST_IMPORTED));
  const count = { added: 0, changed: 0, unchanged: 0, kept: 0 };
  const instruments: InstrumentRecord[] = [];
  const notations: NotationRecord[] = [];
  const toWrite: Seed = { instruments, notations, companies: [], indexMembers: [] };
  for (const row of batch.instruments) {
    const known = byIsin.get(row.isin);
    if (known !== undefined && !(Number(known.entityValue) >= FIRST_IMPORTED)) {
      count.kept += 1;
      continue;
    }
    const id = known === undefined ? next++ : Number(known.entityValue);
    const record = instrumentOf(row, batch, id);
    if (known === undefined) count.added += 1;
    else if (isSame(known, record)) count.unchanged += 1;
    else count.changed += 1;
    if (known !== undefined && isSame(known, record)) continue;
    instruments.push(record);
    notations.push(notationOf(row, batch, id));
  }
  if (commit && instruments.length > 0) {
    await writeCatalogue(sql, toWrite, 'import');
    await raiseRevision(sql);
  }
  return count;
}

function instrumentOf(row: ImportedInstrument, batch: InstrumentBatch, id: number): InstrumentRecord {
  const { entityType, entitySubType } = batch;
  const isEtf = entitySubType === 'ETF';
  const named = {
    entityType,
    ...(entitySubType === undefined ? {} : { entitySubType }),
    entityValue: String(id),
    isin: row.isin,
    urlName: urlNameOf(isEtf ? row.name : `${row.name} Aktie`),
  };
  return {
    ...named,
    name: row.name,
    tinyName: row.name.length > 24 ? `${row.name.slice(0, 23).trimEnd()}…` : row.name,
    ...(row.wkn === undefined ? {} : { wkn: row.wkn }),
    ...(row.symbol === undefined ? {} : { symbol: row.symbol }),
    displayType: entityType === 'STOCK' ? 'Aktie' : isEtf ? 'ETF' : 'Fonds',
    websitePath: websitePathOf(named),
    importance: 10,
    aliases: [],
    details: { model: modelOf(row, batch), ...(entityType === 'STOCK' ? { stock: { officialName: row.name, shortName: row.name } } : {}) },
  };
}

function notationOf(row: ImportedInstrument, batch: InstrumentBatch, id: number): NotationRecord {
  const { isoCurrency } = row;
  return {
    idNotation: id,
    entityValue: String(id),
    venue: batch.venue,
    codeMarket: venueOf(batch.venue).codeMarket,
    isoCurrency,
    isDefault: true,
    unitType: 'STK',
    displayUnit: isoCurrency,
    decimals: 2,
  };
}

/** Creates a simulated price model (price level 5 to 250), used and marked as such until prices are imported. */
function modelOf(row: ImportedInstrument, { entityType }: InstrumentBatch): PriceModel {
  return {
    currency: row.isoCurrency,
    level: Math.round(100 * 5 * 50 ** unitHash(`${row.isin}:level`)) / 100,
    volatility: entityType === 'STOCK' ? 0.2 + 0.25 * unitHash(`${row.isin}:volatility`) : 0.15,
    since: MODEL_SINCE,
    dailyVolume: Math.round(500 * 200 ** unitHash(`${row.isin}:volume`)),
    clock: 'EUROPE',
  };
}

function isSame(known: InstrumentRecord, record: InstrumentRecord): boolean {
  const keys = new Set([...keysOf(known), ...keysOf(record)]);
  return [...keys].every((key) => canonical(known[key]) === canonical(record[key]));
}

/** Returns JSON with sorted keys, because a `jsonb` column does not preserve their order. */
function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_key, part: unknown) =>
      typeof part === 'object' && part !== null && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    ) ?? ''
  );
}
