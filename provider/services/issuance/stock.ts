import { entryAt, int32At } from '#domain/input/at.ts';
import { parseOwn } from '#domain/input/own-json.ts';
import { venueOf } from '#market/catalogue/index.ts';
import { scheduleOf, tradingDayAt } from '#market/calendar/index.ts';
import {
  type Catalogue,
  underlyingOf,
  underlyingsOf,
  type Underlying,
  type ProductColumns,
  mergeColumns,
  generate,
  historyOf,
  lastOfficial,
  type Stock,
  withEnds,
  type KnownEnds,
  planOf,
  type Cell,
} from '#market/derivatives/index.ts';
import { DAY_MS } from '#domain/time/timezone.ts';
import type { Instant, Market } from '#market/prices/index.ts';
import type { Database, Sql } from '../../store/database.ts';
import { addUnderlyings, clearDerivatives, readDerivatives, readUnderlyings, writeDerivatives } from '../../store/derivative-store.ts';
import { raiseRevision, readState, writeState } from '../../store/state.ts';
import { findEnds, readKnownEnds, writeKnownEnds } from './ends-store.ts';

/** Default number of products. */
export const DEFAULT_COUNT = 60_000;
export const MAX_COUNT = 2_000_000;
const HISTORY_DAYS = 180;

/** State of the stored products. */
export interface StockState {
  readonly seed: string;
  /** Target number of living products. */
  readonly count: number;
  /** Day number of the last batch. */
  readonly day: number;
  readonly nextSerial: number;
}

export interface StockOptions {
  readonly seed: string;
  /** Number of products; default: as many as are stored, or `DEFAULT_COUNT` if none are. */
  readonly count?: number | undefined;
  readonly now: Instant;
  readonly catalogue: Catalogue;
  readonly market: Market;
  readonly progress: (line: string) => void;
}

export async function readStockState(sql: Sql): Promise<StockState | undefined> {
  const text = await readState(sql, 'derivatives');
  return text === undefined ? undefined : parseOwn<StockState>(text);
}

/** Returns true if the stored products belong to a seed and have the requested number (any number if none is requested). */
export async function isStocked(sql: Sql, seed: string, count: number | undefined): Promise<boolean> {
  const known = await readStockState(sql);
  return known?.seed === seed && (count === undefined || known.count === count);
}

/** Replaces all products by the requested number, or by as many as before. */
export async function replaceStock(database: Database, options: StockOptions): Promise<void> {
  const count = options.count ?? (await readStockState(database.sql))?.count ?? DEFAULT_COUNT;
  const { seed, catalogue, progress, now } = options;
  progress(`Derivate werden angelegt: ${germanNumber(count)} …`);
  const underlyings = underlyingsOf(catalogue, count);
  const columns = makeProducts(options, underlyings, planOf(underlyings, count), 0);
  const ends = findEnds(mergeColumns([columns]), underlyings, options.market, now);
  await database.transaction(async (sql) => {
    await clearDerivatives(sql);
    await addUnderlyings(
      sql,
      underlyings.map(({ entityValue }) => entityValue),
      0,
    );
    await writeDerivatives(sql, columns, (written) => {
      if (count > 200_000 && written % 200_000 === 0) progress(`  ${germanNumber(written)} von ${germanNumber(count)} geschrieben …`);
    });
    await rememberState(sql, { seed, count, day: dayOf(now), nextSerial: nextSerial(columns, 0) });
    await writeKnownEnds(sql, ends);
  });
}

/**
 * Issues products to replace ended ones; the ended ones stay, with the known data about their ends. If two providers share a database, only
 * one does it.
 */
export async function issueMore(
  database: Database,
  options: StockOptions,
  known: StockState,
  cells: readonly Cell[],
  ends?: KnownEnds,
): Promise<boolean> {
  const stored = underlyingsByNumber(await readUnderlyings(database.sql), options.catalogue);
  const usable = cells.filter((cell) => stored[cell.underlying] !== undefined);
  const columns = makeProducts(options, stored, usable, known.nextSerial);
  const more = ends && findEnds(mergeColumns([columns]), stored, options.market, options.now);
  return database.transaction(async (sql) => {
    await sql.execute('lock table derivatives in exclusive mode');
    const current = await readStockState(sql);
    if (current?.nextSerial !== known.nextSerial || current.seed !== known.seed) return false;
    await writeDerivatives(sql, columns);
    await rememberState(sql, { ...known, day: dayOf(options.now), nextSerial: nextSerial(columns, known.nextSerial) });
    if (ends !== undefined && more !== undefined) await writeKnownEnds(sql, withEnds(ends, more));
    return true;
  });
}

/** Reads all products, sorted by underlying. Those whose underlying is no longer in the catalogue are left out. */
export async function readStock(sql: Sql, catalogue: Catalogue): Promise<Stock> {
  const underlyings = underlyingsByNumber(await readUnderlyings(sql), catalogue);
  const parts = await readDerivatives(sql);
  return {
    columns: mergeColumns(parts, (number) => underlyings[number] !== undefined),
    underlyings,
    ends: await readKnownEnds(sql),
  };
}

function makeProducts(
  { seed, now, market, catalogue }: StockOptions,
  underlyings: readonly (Underlying | undefined)[],
  cells: readonly Cell[],
  serial: number,
): ProductColumns {
  const day = dayOf(now);
  const taken = new Set(catalogue.instruments.map(({ wkn }) => wkn));
  // Whole years, because the market computes whole years.
  const window = { from: Date.UTC(new Date((day - HISTORY_DAYS) * DAY_MS).getUTCFullYear(), 0, 1), to: day * DAY_MS };
  return generate({
    seed,
    day,
    cells,
    underlyings,
    spot: (position) => spotAt(market, underlyings[position], day * DAY_MS),
    history: (position) => historyOf(market.dailyBars(entryAt(underlyings, position).official.idNotation, window)),
    serial,
    isTaken: (wkn) => taken.has(wkn),
  });
}

/** Returns the displayed price of an underlying at the start of a day. */
function spotAt(market: Market, underlying: Underlying | undefined, instant: Instant): number {
  return underlying === undefined ? 0 : lastOfficial(underlying, market, instant).price;
}

function underlyingsByNumber(entityValues: readonly string[], { instruments, notations }: Catalogue): (Underlying | undefined)[] {
  const byValue = new Map(instruments.map((one) => [one.entityValue, one]));
  const wanted = new Set(entityValues);
  const siblings = Map.groupBy(
    notations.filter(({ entityValue }) => wanted.has(entityValue)),
    ({ entityValue }) => entityValue,
  );
  return Array.from(entityValues, (entityValue) => {
    const instrument = byValue.get(entityValue);
    return instrument && underlyingOf(instrument, siblings.get(entityValue) ?? [], byValue);
  });
}

async function rememberState(sql: Sql, state: StockState): Promise<void> {
  await writeState(sql, 'derivatives', JSON.stringify(state));
  await raiseRevision(sql);
}

function nextSerial({ serial, length }: ProductColumns, first: number): number {
  return length === 0 ? first : int32At(serial, length - 1) + 1;
}

/**
 * Returns the number of the last day on which derivatives were traded: products issued then have prices at once, also at night and on
 * weekends.
 */
function dayOf(instant: Instant): number {
  return tradingDayAt(scheduleOf(venueOf('EUW').scheduleId), instant).day;
}

const germanNumber = (value: number): string => value.toLocaleString('de-DE');
