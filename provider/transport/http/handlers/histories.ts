import type { Schema } from '#client/operations.ts';
import { isPricedDaily, type BarColumns, type Instant, type PriceSource } from '#market/prices/index.ts';
import { scheduleOf } from '#market/calendar/index.ts';
import { marketAnswer, numericId, sourceAnswer } from '../answers.ts';
import { pricesUntil } from '../../shared/as-of.ts';
import { expiresOf, type CacheableClass } from '../caching.ts';
import type { ProviderContext } from '../../shared/context.ts';
import type { Handler } from '../handler.ts';
import { resolvedPath, select, type Selection } from '../../shared/selection.ts';
import { dateTime } from '../../../base/date-time.ts';
import { lineWithEarnings, withEarnings } from './companies-earnings.ts';
import { cutWindow, resolutionFor, windowOf } from '../window.ts';

/** Maximum number of ticks; the busiest notation has a tenth of it in a day. */
const MOST_TICKS = 100_000;

/** Returns bars in columns; without a resolution, the window determines it. `tick` returns single trades, the newest of one day. */
export const getChartHistory: Handler<'getChartHistory'> = {
  dataClass: ({ query = {} }) => classOf(query),
  inRealTime: true,
  continues: true,
  answer({ path, query = {} }, context) {
    const selection = select(context, resolvedPath(context, path), query);
    const { idNotation } = selection.notation;
    const until = pricesUntil(context, selection, query.quality);
    const window = windowOf(context, selection, until, query);
    const market = context.market();
    if (query.resolution === 'tick') {
      const span = cutWindow(market, idNotation, window, 'tick');
      const { source } = market.bars(idNotation, { ...window, resolution: '1D' });
      return { ...headOf(context, selection, until, source, classOf(query)), resolution: 'tick', ...ticksOf(context, selection, span) };
    }
    const asked = query.resolution ?? resolutionFor(window, market.availableHistory(idNotation, until));
    const resolution = isCountedInDays(context, selection) && !LONG.has(asked) ? '1D' : asked;
    const prices = market.bars(idNotation, { ...cutWindow(market, idNotation, window, resolution), resolution });
    const bars = withEarnings(context, selection, prices, query.withEarnings);
    return { ...headOf(context, selection, until, bars.source, classOf(query)), resolution, ...columnsOf(bars) };
  },
};

/** Resolutions of a day or more. */
const LONG: ReadonlySet<string> = new Set(['1D', '1W', '1M']);

/** Returns true if a history has daily values only: rates, which are compared from day to day, and notations with one price per day. */
function isCountedInDays(context: ProviderContext, { instrument, notation }: Selection): boolean {
  return instrument.entityType === 'INTEREST' || isPricedDaily(instrument, scheduleOf(context.venue(notation.venue).scheduleId));
}

/** Returns a line of closing prices for a chart. */
export const getSimpleChartHistory: Handler<'getSimpleChartHistory'> = {
  dataClass: ({ query = {} }) => classOf(query),
  inRealTime: true,
  continues: true,
  answer({ path, query = {} }, context) {
    const selection = select(context, resolvedPath(context, path), query);
    const { idNotation } = selection.notation;
    const until = pricesUntil(context, selection, query.quality);
    const window = windowOf(context, selection, until, query);
    const { resolution } = query;
    const prices = context
      .market()
      .line(idNotation, resolution === undefined ? window : { ...cutWindow(context.market(), idNotation, window, resolution), resolution });
    const line = lineWithEarnings(context, selection, prices, query.withEarnings);
    return {
      ...headOf(context, selection, until, line.source, classOf(query)),
      ...(line.previousLast === undefined ? {} : { previousLast: line.previousLast }),
      datetimeTick: [...line.time],
      tick: [...line.price],
    };
  },
};

const FIRST_PAGE = 10_000;

/** Returns daily bars, oldest first unless `order=DESC`, in pages counted from 0. `total` counts the days of all pages. */
export const getEodHistory: Handler<'getEodHistory'> = {
  dataClass: 'history',
  inRealTime: true,
  continues: true,
  answer({ path, query = {} }, context) {
    const selection = select(context, resolvedPath(context, path), query);
    const { idNotation } = selection.notation;
    const until = pricesUntil(context, selection);
    const { page = 0, perPage = FIRST_PAGE, order = 'ASC' } = query;
    const request = { start: page * perPage, count: perPage, order };
    const prices = context.market().dayPage(idNotation, { ...windowOf(context, selection, until, query), ...request });
    const columns = columnsOf(withEarnings(context, selection, prices, query.withEarnings));
    const shown = mapColumns(columns, (column) => (order === 'DESC' ? column.toReversed() : column));
    return { ...headOf(context, selection, until, prices.source, 'history'), total: prices.total, ...shown };
  },
};

function classOf({ range, startDate }: { range?: Schema<'Range'>; startDate?: string }): CacheableClass {
  return startDate === undefined && (range === 'D1' || range === 'W1') ? 'intraday' : 'history';
}

function headOf(
  context: ProviderContext,
  { instrument, notation }: Selection,
  until: Instant,
  source: PriceSource,
  dataClass: CacheableClass,
) {
  const { from, to } = context.market().availableHistory(notation.idNotation, until);
  return {
    expires: expiresOf(dataClass, context.now()),
    entityType: instrument.entityType,
    entityValue: instrument.entityValue,
    market: marketAnswer({ instrument, notation }, context),
    ...numericId('idInstrument', instrument.entityValue),
    idNotation: notation.idNotation,
    isoCurrency: notation.isoCurrency,
    unitType: notation.unitType,
    displayUnit: notation.displayUnit,
    idTradingSchedule: context.venue(notation.venue).scheduleId,
    datetimeStartAvailableHistory: dateTime(from),
    datetimeEndAvailableHistory: dateTime(to),
    priceSource: sourceAnswer(source),
  };
}

type Columns = Pick<Schema<'EodHistory'>, 'datetimeLast' | 'first' | 'last' | 'high' | 'low' | 'volume' | 'numberPrices'>;

function columnsOf(bars: BarColumns): Columns {
  return {
    datetimeLast: bars.time.map((instant) => Math.round(instant / 1000)),
    first: [...bars.open],
    last: [...bars.close],
    high: [...bars.high],
    low: [...bars.low],
    volume: [...bars.volume],
    numberPrices: [...bars.count],
  };
}

/** Returns single trades, which have no figures of a period. */
function ticksOf(context: ProviderContext, { notation }: Selection, { from, to }: { from: Instant; to: Instant }): Columns {
  const trades = context
    .market()
    .trades(notation.idNotation, { from: from - 1, to })
    .slice(-MOST_TICKS);
  return {
    datetimeLast: trades.map(({ time }) => time / 1000),
    first: [],
    last: trades.map(({ price }) => price),
    high: [],
    low: [],
    volume: trades.map(({ volume }) => volume),
    numberPrices: [],
  };
}

function mapColumns(columns: Columns, change: (column: number[]) => number[]): Columns {
  return {
    datetimeLast: change(columns.datetimeLast),
    first: change(columns.first),
    last: change(columns.last),
    high: change(columns.high),
    low: change(columns.low),
    volume: change(columns.volume),
    numberPrices: change(columns.numberPrices),
  };
}
