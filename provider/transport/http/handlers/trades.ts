import type { Schema } from '#client/operations.ts';
import type { Instant, Trade } from '#market/prices/index.ts';
import { marketAnswer, numericId, sourceAnswer } from '../answers.ts';
import { pricesUntil } from '../../shared/as-of.ts';
import { expiresOf } from '../caching.ts';
import type { ProviderContext } from '../../shared/context.ts';
import { badRequest } from '../../../base/fault.ts';
import type { Handler } from '../handler.ts';
import { findInstrument, resolvedPath, select, type Selection } from '../../shared/selection.ts';
import { dateTime, endOfBerlinDay, startOfBerlinDay } from '../../../base/date-time.ts';

const DAY_MS = 86_400_000;
const MAX_DAYS = 30;
const MAX_PER_PAGE = 10_000;
const PER_PAGE = 1_000;

interface Row extends Trade {
  /** Volume since the first trade of the day. */
  readonly total: number;
}

/**
 * Returns single trades in columns, oldest first unless `order=DESC`, at most `perPage`. Without a start it returns the current or last
 * session; trades reach back 30 days.
 */
export const getTimesAndSales: Handler<'getTimesAndSales'> = {
  dataClass: 'intraday',
  inRealTime: true,
  answer({ path, query = {} }, context) {
    const selection = select(context, resolvedPath(context, path), query);
    const { instrument, notation } = selection;
    const { idNotation } = notation;
    const window = windowOf(context, selection, query);
    const rows = rowsOf(context, idNotation, window, { newestFirst: query.order === 'DESC', limit: query.perPage ?? PER_PAGE });
    return {
      expires: expiresOf('intraday', context.now()),
      entityType: instrument.entityType,
      entityValue: instrument.entityValue,
      market: marketAnswer(selection, context),
      ...numericId('idInstrument', instrument.entityValue),
      idNotation,
      isoCurrency: notation.isoCurrency,
      unitType: notation.unitType,
      displayUnit: notation.displayUnit,
      priceSource: sourceAnswer(context.market().bars(idNotation, { ...window, resolution: '1D' }).source),
      datetimePrice: rows.map(({ time }) => Math.floor(time / 1000)),
      price: rows.map(({ price }) => price),
      volume: rows.map(({ volume }) => volume),
      addendum: rows.map(() => ''),
      idTypePrice: rows.map(() => 1),
      totalVolume: rows.map(({ total }) => total),
    };
  },
};

/** Returns the venues of an instrument that have trades, the default one first. */
export const getTimesAndSalesConfiguration: Handler<'getTimesAndSalesConfiguration'> = {
  dataClass: 'master',
  inRealTime: true,
  answer({ path }, context) {
    const instrument = findInstrument(context, resolvedPath(context, path).entityType, path.entityValue);
    const { notation } = select(context, resolvedPath(context, path));
    return {
      expires: expiresOf('master', context.now()),
      entityType: instrument.entityType,
      entityValue: instrument.entityValue,
      idNotation: notation.idNotation,
      maxDays: MAX_DAYS,
      maxPerPage: MAX_PER_PAGE,
      list: context
        .catalogue()
        .notationsOf(instrument.entityValue)
        .map((one): Schema<'TimesAndSalesVenue'> => {
          const { from, to } = context.market().availableHistory(one.idNotation, pricesUntil(context, { instrument, notation: one }));
          return {
            market: marketAnswer({ instrument, notation: one }, context),
            isoCurrency: one.isoCurrency,
            datetimeStart: dateTime(Math.max(from, Math.min(to, context.now() - MAX_DAYS * DAY_MS))),
            datetimeEnd: dateTime(to),
          };
        }),
    };
  },
};

interface Window {
  readonly from: Instant;
  readonly to: Instant;
}

/**
 * Returns the requested time window.
 * @throws HttpFault 400 if the start is after the end
 */
function windowOf(
  context: ProviderContext,
  selection: Selection,
  { startDate, endDate }: { startDate?: string; endDate?: string },
): Window {
  const now = pricesUntil(context, selection);
  const until = endDate === undefined ? now : instantOf(endDate, endOfBerlinDay);
  const from =
    startDate === undefined
      ? context.market().rangeStart(selection.notation.idNotation, 'D1', Math.min(now, until))
      : instantOf(startDate, startOfBerlinDay);
  if (from > until)
    throw badRequest('query.startDate must not lie after query.endDate', 'Die Anfrage ist ungültig: Der Beginn liegt nach dem Ende.');
  const to = Math.min(now, until);
  return { from: Math.min(to, Math.max(from, now - MAX_DAYS * DAY_MS)), to };
}

function instantOf(text: string, ofDay: (day: string) => Instant): Instant {
  const instant = Date.parse(text);
  if (Number.isNaN(instant)) throw badRequest(`${text} is not a date`, 'Die Anfrage ist ungültig: Das Datum gibt es nicht.');
  return text.length === 10 ? ofDay(text) : instant;
}

/** Reads day by day until there are enough rows: a month of a busy share has hundreds of thousands. */
function rowsOf(
  context: ProviderContext,
  idNotation: number,
  window: Window,
  { newestFirst, limit }: { newestFirst: boolean; limit: number },
): Row[] {
  const days: string[] = [];
  for (let day = berlinDay(window.from); day <= berlinDay(window.to); day = nextDay(day)) days.push(day);
  const rows: Row[] = [];
  for (const day of newestFirst ? days.toReversed() : days) {
    const ofDay = rowsOfDay(context, idNotation, day, window);
    rows.push(...(newestFirst ? ofDay.toReversed() : ofDay).slice(0, limit - rows.length));
    if (rows.length >= limit) break;
  }
  return rows;
}

function rowsOfDay(context: ProviderContext, idNotation: number, day: string, { from, to }: Window): Row[] {
  let total = 0;
  const trades = context.market().trades(idNotation, { from: startOfBerlinDay(day) - 1, to: Math.min(to, endOfBerlinDay(day)) });
  return trades.map((trade) => ({ ...trade, total: (total += trade.volume) })).filter(({ time }) => time >= from);
}

const berlin = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short' });
const berlinDay = (instant: Instant): string => berlin.format(instant);
const nextDay = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
