import type { Schema } from '#client/operations.ts';
import { dateTime } from '../../../base/date-time.ts';
import { DAY_MS, localDay, parseDay } from '#domain/time/timezone.ts';
import { COUNTRIES, rateValueOf } from '#market/catalogue/index.ts';
import { economicEvents, type EconomicEvent, type KeyRate } from '#market/companies/index.ts';
import type { ProviderContext } from '../../shared/context.ts';
import { checkDates } from '../../shared/selection.ts';
import { known } from '../../../base/known.ts';
import { expiresOf } from '../caching.ts';
import type { Handler } from '../handler.ts';
import { FIGURES_SOURCE } from './companies-figures.ts';

const WEEK = 7;
const MOST_DAYS = 366;
const FIRST_PAGE = 25;
const EURO_AREA = 'EU';
const KEY_RATES = { ECB: 'ECBD', FED: 'FED' } as const;

/** Returns the economic events of a window, next first: figures with their expectations, and decisions on key rates. */
export const findEconomicEvents: Handler<'findEconomicEvents'> = {
  dataClass: 'quotes',
  answer({ query = {} }, context) {
    checkDates(query.dateTimeStart, query.dateTimeEnd);
    const from = query.dateTimeStart === undefined ? localDay('Europe/Berlin', context.now()) : parseDay(query.dateTimeStart);
    const to = query.dateTimeEnd === undefined ? from + WEEK - 1 : parseDay(query.dateTimeEnd);
    const wanted = query.isoCountry === undefined ? undefined : new Set(query.isoCountry.split(','));
    const events = economicEvents(from, Math.min(to, from + MOST_DAYS), keyRateOf(context)).filter(
      ({ isoCountry, importance }) => wanted?.has(isoCountry) !== false && importance >= (query.importance ?? 1),
    );
    const perPage = query.perPage ?? FIRST_PAGE;
    const start = (query.page ?? 0) * perPage;
    return {
      expires: expiresOf('quotes', context.now()),
      source: FIGURES_SOURCE,
      total: events.length,
      list: events.slice(start, start + perPage).map((event) => eventAnswer(event, context.now())),
    };
  },
};

function eventAnswer(event: EconomicEvent, now: number): Schema<'EconomicEvent'> {
  const { id, name, isoCountry, period, importance, at, unit, decimals, previous, expected, actual } = event;
  return {
    entityValue: id,
    name,
    isoCountry,
    nameCountry: isoCountry === EURO_AREA ? 'Euroraum' : (COUNTRIES[isoCountry] ?? isoCountry),
    period,
    importance,
    datetimeStart: dateTime(at),
    ...known({ unit, decimals, previous, expected }),
    ...(at <= now && known({ actual })),
  };
}

/** Returns the key rates of central banks in the market. */
function keyRateOf({ market }: ProviderContext): KeyRate {
  return (bank, day) => {
    const rate = market().fairAt(rateValueOf(KEY_RATES[bank]), day * DAY_MS + DAY_MS / 2);
    return Number.isFinite(rate) ? Math.round(rate * 100) / 100 : undefined;
  };
}
