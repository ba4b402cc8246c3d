import { and, eq, sql as raw } from 'drizzle-orm';
import type { ImportedDay, ImportedMinute, ImportedSeries } from '#market/prices/index.ts';
import type { Sql } from './database.ts';
import { batches, withoutNulls } from './rows.ts';
import { priceBars, priceSeries } from './schema.ts';

export type SeriesKind = 'daily' | 'minute';

/** Publisher of a series, and its licence. */
export interface SeriesSource {
  readonly name: string;
  readonly url?: string;
  readonly license?: string;
}

/** Stored price. Daily ones have the time 12:00 UTC of their trading day. */
export interface PriceBar {
  /** Epoch milliseconds. */
  readonly time: number;
  readonly open?: number;
  readonly high?: number;
  readonly low?: number;
  readonly close: number;
  readonly volume?: number;
}

/** Reads the real prices of every notation that has some. */
export async function readAllSeries(sql: Sql): Promise<Map<number, ImportedSeries>> {
  const all = new Map<number, ImportedSeries>();
  for (const series of await sql.select().from(priceSeries).orderBy(priceSeries.idNotation, priceSeries.kind)) {
    const bars = await readBars(sql, series.id);
    const source = withoutNulls({ name: series.sourceName, url: series.sourceUrl, license: series.license });
    const known = all.get(series.idNotation);
    all.set(series.idNotation, { ...known, source: known?.source ?? source, ...columnsOf(series.kind, bars) });
  }
  return all;
}

function columnsOf(kind: SeriesKind, bars: readonly PriceBar[]): Pick<ImportedSeries, 'daily' | 'minutes'> {
  if (kind === 'daily')
    return { daily: bars.map(({ time, ...bar }): ImportedDay => ({ day: new Date(time).toISOString().slice(0, 10), ...bar })) };
  return {
    minutes: bars.map((bar): ImportedMinute => ({
      ...bar,
      open: bar.open ?? bar.close,
      high: bar.high ?? bar.close,
      low: bar.low ?? bar.close,
    })),
  };
}

async function readBars(sql: Sql, seriesId: number): Promise<PriceBar[]> {
  const rows = await sql.select().from(priceBars).where(eq(priceBars.seriesId, seriesId)).orderBy(priceBars.at);
  return rows.map(({ seriesId: _series, at, ...row }) => ({ ...withoutNulls(row), time: at.getTime() }));
}

/** Reads the stored series of a notation with its bars by time; undefined if there is none. */
export async function readSeries(
  sql: Sql,
  idNotation: number,
  kind: SeriesKind,
): Promise<{ id: number; source: SeriesSource; bars: PriceBar[] } | undefined> {
  const [series] = await sql
    .select()
    .from(priceSeries)
    .where(and(eq(priceSeries.idNotation, idNotation), eq(priceSeries.kind, kind)));
  if (series === undefined) return undefined;
  const source = withoutNulls({ name: series.sourceName, url: series.sourceUrl, license: series.license });
  return { id: series.id, source, bars: await readBars(sql, series.id) };
}

/** Inserts or updates bars of one series; the caller must have opened a transaction. */
export async function writeBars(
  sql: Sql,
  series: { idNotation: number; kind: SeriesKind; source: SeriesSource; importedAt: number },
  bars: readonly PriceBar[],
): Promise<void> {
  const named = {
    sourceName: series.source.name,
    sourceUrl: series.source.url ?? null,
    license: series.source.license ?? null,
    importedAt: new Date(series.importedAt),
  };
  const [row] = await sql
    .insert(priceSeries)
    .values({ idNotation: series.idNotation, kind: series.kind, ...named })
    .onConflictDoUpdate({ target: [priceSeries.idNotation, priceSeries.kind], set: named })
    .returning({ id: priceSeries.id });
  if (row === undefined) throw new Error('The database returned no series id.');
  for (const batch of batches(bars, 5_000)) {
    const json = JSON.stringify(batch.map(({ time, ...bar }) => ({ ...bar, at: new Date(time).toISOString() })));
    await sql.execute(raw`
      insert into price_bars (series_id, at, open, high, low, close, volume)
      select ${row.id}, bar.at, bar.open, bar.high, bar.low, bar.close, bar.volume
      from jsonb_to_recordset(${json}::jsonb) as bar(
        at timestamptz, open double precision, high double precision, low double precision, close double precision, volume double precision
      )
      on conflict (series_id, at) do update
      set open = excluded.open, high = excluded.high, low = excluded.low, close = excluded.close, volume = excluded.volume`);
  }
}
