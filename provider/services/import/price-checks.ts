import type { PriceBar, SeriesKind } from '../../store/price-store.ts';
import type { RowFault } from './fault.ts';
import type { Stamp } from './dates.ts';

const DAY_MS = 86_400_000;
const NOON_MS = DAY_MS / 2;

export const PRICE_FIELDS = ['open', 'high', 'low', 'last', 'volume'] as const;
export type PriceField = (typeof PRICE_FIELDS)[number];

/** Parsed row of a file. */
export interface PriceRow {
  readonly line: number;
  readonly stamp: Stamp;
  readonly prices: Partial<Record<PriceField, number>> & { readonly last: number };
}

export interface SeriesChecks {
  readonly now: number;
  /** Whether prices may be zero or negative; those of shares never are. */
  readonly mayBeNegative: boolean;
  readonly lastColumn: string;
  readonly dateColumn: string;
  readonly kind?: SeriesKind;
}

export interface CheckedSeries {
  readonly kind: SeriesKind;
  /** Ascending by time. */
  readonly bars: readonly PriceBar[];
  /** Line of the file by time of the bar. */
  readonly lines: ReadonlyMap<number, number>;
  readonly faults: readonly RowFault[];
}

/**
 * Sorts rows by time and checks what needs several rows: minutes or days, duplicate times, prices in the future, a low above the high,
 * impossible prices. Of two equal rows for one time the second is left out; two that differ are a fault.
 */
export function checkSeries(rows: readonly PriceRow[], checks: SeriesChecks): CheckedSeries {
  const kind = checks.kind ?? kindOf(rows);
  const faults: RowFault[] = [];
  const seen = new Map<number, { line: number; bar: PriceBar }>();
  for (const row of rows) {
    const bar = barOf(row, kind);
    const fault = faultOf(row, bar, checks);
    const earlier = seen.get(bar.time);
    if (fault !== undefined) faults.push(fault);
    else if (earlier === undefined) seen.set(bar.time, { line: row.line, bar });
    else if (JSON.stringify(earlier.bar) !== JSON.stringify(bar)) {
      faults.push({
        line: row.line,
        column: checks.dateColumn,
        value: row.stamp.text,
        reason: `steht mit anderen Kursen schon in Zeile ${earlier.line}`,
      });
    }
  }
  return {
    kind,
    bars: [...seen.values()].map(({ bar }) => bar).toSorted((a, b) => a.time - b.time),
    lines: new Map([...seen].map(([time, { line }]) => [time, line])),
    faults,
  };
}

/** Returns minutes if the file has times and some day has several rows; one row per day is a daily price with a time. */
function kindOf(rows: readonly PriceRow[]): SeriesKind {
  const days = new Set(rows.map(({ stamp }) => stamp.day));
  return rows.some(({ stamp }) => stamp.hasTime) && days.size < rows.length ? 'minute' : 'daily';
}

function barOf({ stamp, prices }: PriceRow, kind: SeriesKind): PriceBar {
  const time = kind === 'daily' ? Date.parse(`${stamp.day}T00:00:00Z`) + NOON_MS : stamp.instant - (stamp.instant % 60_000);
  const { open, high, low, last, volume } = prices;
  return {
    time,
    ...(open === undefined ? {} : { open }),
    ...(high === undefined ? {} : { high }),
    ...(low === undefined ? {} : { low }),
    close: last,
    ...(volume === undefined ? {} : { volume }),
  };
}

function faultOf({ line, stamp, prices }: PriceRow, bar: PriceBar, checks: SeriesChecks): RowFault | undefined {
  const fault = (value: number | string, reason: string): RowFault => ({
    line,
    column: typeof value === 'string' ? checks.dateColumn : checks.lastColumn,
    value: String(value),
    reason,
  });
  const impossible = checks.mayBeNegative
    ? undefined
    : [prices.last, prices.open, prices.high, prices.low].find((price) => price !== undefined && price <= 0);
  if (impossible !== undefined) return fault(impossible, 'ein Kurs dieser Art ist immer größer als null');
  if (bar.time > checks.now + DAY_MS) return fault(stamp.text, 'liegt in der Zukunft');
  if (prices.low !== undefined && prices.high !== undefined && prices.low > prices.high)
    return fault(prices.low, 'Tief liegt über dem Hoch');
  if (prices.high !== undefined && prices.last > prices.high) return fault(prices.last, `Schluss liegt über dem Hoch (${prices.high})`);
  if (prices.low !== undefined && prices.last < prices.low) return fault(prices.last, `Schluss liegt unter dem Tief (${prices.low})`);
  if (prices.volume !== undefined && prices.volume < 0) return fault(prices.volume, 'Stückzahl ist negativ');
  return undefined;
}
