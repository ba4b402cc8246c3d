import type { CompositePrice } from '#gateway/generated/messages.ts';
import { LEGACY_COLUMNS } from '#gateway/prices/legacy-feed.ts';

/**
 * Formats `GET /prices/quote.csv`, version 2: a line of names and a line of values, separated by semicolons, with a decimal point; unknown
 * values are empty. No value contains a semicolon, quote or line break.
 */
export function legacyCsv(price: CompositePrice): string {
  const values = valuesOf(price);
  return `${LEGACY_COLUMNS.join(';')}\n${LEGACY_COLUMNS.map((column) => values[column] ?? '').join(';')}\n`;
}

function valuesOf({ idNotation, quality, trade, bidAsk }: CompositePrice): Values {
  const latest = trade?.latest;
  const intraday = latest?.performance?.intraday;
  return {
    ID_NOTATION: idNotation,
    QUALITY: quality,
    DATETIME_PRICE: latest?.time,
    PRICE: latest?.price,
    VOLUME: latest?.tradingVolume,
    PERFORMANCE_ABS: intraday?.absolute,
    PERFORMANCE_PCT: intraday?.relative === undefined ? undefined : Number((intraday.relative * 100).toFixed(6)),
    LOW: trade?.low?.price,
    HIGH: trade?.high?.price,
    TOTAL_VOLUME: trade?.accumulated?.tradingVolume,
    DATETIME_BID: bidAsk?.bid?.time,
    BID: bidAsk?.bid?.price,
    VOLUME_BID: bidAsk?.bid?.tradingVolume,
    DATETIME_ASK: bidAsk?.ask?.time,
    ASK: bidAsk?.ask?.price,
    VOLUME_ASK: bidAsk?.ask?.tradingVolume,
  };
}

type Values = Readonly<Record<(typeof LEGACY_COLUMNS)[number], string | number | undefined>>;
