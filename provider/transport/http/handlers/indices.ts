import type { Schema } from '#client/operations.ts';
import { berlinDay } from '#domain/format/date.ts';
import type { InstrumentRecord } from '#market/catalogue/index.ts';
import { known } from '../../../base/known.ts';
import { instrumentAnswer, numericId } from '../answers.ts';
import { expiresOf } from '../caching.ts';
import type { ProviderContext } from '../../shared/context.ts';
import type { Handler } from '../handler.ts';
import { chooseNotation, findInstrument, type Selection } from '../../shared/selection.ts';
import { moveReasonOf } from './move-reasons.ts';
import { priceOfNow, quoteOf } from './quotes.ts';
import { multiplesAnswer, stockFigures } from './stock-parts.ts';

/** Lists members of an index with their quotes at one venue or at the lead venue of each, sorted by name by default. */
export const listIndexConstituents: Handler<'listIndexConstituents'> = {
  dataClass: 'quotes',
  inRealTime: true,
  answer({ path, query = {} }, context) {
    const index = findInstrument(context, 'INDEX', path.entityValue);
    const weights = weightsOf(context, index.entityValue);
    const records = context.catalogue().membersOf(index.entityValue);
    const members = records.map((member) => constituentAnswer(context, member, weights.get(member.entityValue), query.codeMarket));
    const sorted = members.toSorted(ORDERS[query.sort ?? 'NAME']);
    const perPage = query.perPage ?? 1000;
    const start = (query.page ?? 0) * perPage;
    return {
      expires: expiresOf('quotes', context.now()),
      total: members.length,
      list: (query.order === 'DESC' ? sorted.toReversed() : sorted).slice(start, start + perPage),
      markets: marketsOf(context, records),
    };
  },
};

/** Implements the first version of the call: all members at once, by name. */
export const listAllIndexConstituents: Handler<'listAllIndexConstituents'> = {
  dataClass: 'quotes',
  inRealTime: true,
  answer: ({ path }, context, caller) => listIndexConstituents.answer({ path }, context, caller),
};

/** Returns the details of an index for its page and the finder. */
export function indexDetails({
  instrument,
  notation,
}: Pick<Selection, 'instrument' | 'notation'>): Schema<'IndexSnapshot'>['indicesDetails'] {
  const { index } = instrument.details;
  return {
    ...numericId('idInstrument', instrument.entityValue),
    ...known({
      idFamily: index?.idFamily,
      nameIndexType: index?.nameIndexType,
      isoCountry: index?.isoCountry,
      nameCountry: index?.nameCountry,
      nameContinent: index?.nameContinent,
      nameFamily: index?.nameFamily,
      numberConstituents: index?.numberConstituents,
    }),
    unitType: notation.unitType,
  };
}

/** Returns the members with the largest gains and losses since the previous close; those without a change are in neither list. */
export const getIndexTopFlop: Handler<'getIndexTopFlop'> = {
  dataClass: 'quotes',
  inRealTime: true,
  answer: ({ path, query = {} }, context) => topFlopOf(context, path.entityValue, query.perPage),
};

/**
 * Returns up to `limit` winners and losers of an index each.
 * @throws HttpFault 404 for an unknown index
 */
export function topFlopOf(context: ProviderContext, entityValue: string, limit = 5): Schema<'IndexTopFlop'> {
  const index = findInstrument(context, 'INDEX', entityValue);
  const members = context.catalogue().membersOf(index.entityValue);
  const movers = members.flatMap((member) => moverAnswer(context, member) ?? []).toSorted((a, b) => b.performancePct - a.performancePct);
  const [tops, flops] = [movers.filter((mover) => mover.performancePct > 0), movers.filter((mover) => mover.performancePct < 0)];
  // Members on several continents may have their last prices on two days; the result only includes one day.
  const day = berlinDay(Math.max(...movers.map(({ datetimeLast = '' }) => Date.parse(datetimeLast) || 0)));
  const isOfDay = ({ datetimeLast = '' }: Schema<'IndexMover'>): boolean => berlinDay(datetimeLast) === day;
  return {
    expires: expiresOf('quotes', context.now()),
    total: members.length,
    numberTop: tops.length,
    numberFlop: flops.length,
    numberEqual: members.length - tops.length - flops.length,
    topList: tops.filter(isOfDay).slice(0, limit).map(explained(context)),
    flopList: flops.filter(isOfDay).toReversed().slice(0, limit).map(explained(context)),
  };
}

type Constituent = Schema<'IndexConstituent'>;
type Sort = 'NAME' | 'PERFORMANCE_PCT' | 'MARKET_CAPITALIZATION';

const byNumber =
  (value: (one: Constituent) => number | undefined) =>
  (a: Constituent, b: Constituent): number =>
    (value(a) ?? -Infinity) - (value(b) ?? -Infinity) || 0;
const ORDERS: Readonly<Record<Sort, (a: Constituent, b: Constituent) => number>> = {
  NAME: (a, b) => a.instrument.name.localeCompare(b.instrument.name, 'de'),
  PERFORMANCE_PCT: byNumber(({ quote }) => quote?.performancePct),
  MARKET_CAPITALIZATION: byNumber(({ marketCapitalization }) => marketCapitalization),
};

/**
 * Returns the current weights of the members in percent: those of the reference day, updated with the price changes since; their sum is
 * unchanged.
 */
function weightsOf(context: ProviderContext, index: string): ReadonlyMap<string, number> {
  const sizes = context
    .catalogue()
    .membersOf(index)
    .flatMap(({ entityValue, details }) => {
      const weight = context.catalogue().weightOf(index, entityValue);
      if (weight === undefined || details.model === undefined) return [];
      const price = priceOf(context, entityValue, details.model.currency);
      return [{ entityValue, weight, size: (weight * price) / details.model.level }];
    });
  const [whole, sum] = [sizes.reduce((total, { weight }) => total + weight, 0), sizes.reduce((total, { size }) => total + size, 0)];
  return new Map(sizes.map(({ entityValue, size }) => [entityValue, (whole * size) / sum]));
}

/** Returns the last price at the default venue; converted if its currency is not that of the model. */
function priceOf({ catalogue, market, now }: ProviderContext, entityValue: string, currency: string): number {
  const [notation] = catalogue().notationsOf(entityValue);
  const last = notation?.isoCurrency === currency ? market().tradeAt(notation.idNotation, now()) : undefined;
  return last?.price ?? market().fairAt(entityValue, now());
}

/** Returns the venues of the members, those with most members first. */
function marketsOf({ catalogue, venue }: ProviderContext, members: readonly InstrumentRecord[]): Schema<'IndexMarket'>[] {
  const found = new Map<string, { readonly market: Schema<'IndexMarket'>; readonly members: number }>();
  for (const { codeMarket, venue: code } of members.flatMap(({ entityValue }) => catalogue().notationsOf(entityValue))) {
    const before = found.get(codeMarket);
    found.set(codeMarket, { market: before?.market ?? { codeMarket, name: venue(code).name }, members: (before?.members ?? 0) + 1 });
  }
  return [...found.values()]
    .toSorted((a, b) => b.members - a.members || a.market.name.localeCompare(b.market.name, 'de'))
    .map(({ market }) => market);
}

/**
 * Returns a member with its price at the requested venue, without a price if it does not trade there. Other figures are those of the lead
 * venue.
 */
function constituentAnswer(
  context: ProviderContext,
  instrument: InstrumentRecord,
  weightPct: number | undefined,
  codeMarket: string | undefined,
): Constituent {
  const lead = chooseNotation(context, instrument, {});
  const notation =
    codeMarket === undefined
      ? lead
      : context
          .catalogue()
          .notationsOf(instrument.entityValue)
          .find((one) => one.codeMarket === codeMarket);
  const { marketCapInstrument, isoCurrency } = stockFigures(context, { instrument, notation: lead });
  return {
    instrument: instrumentAnswer(instrument),
    idNotation: (notation ?? lead).idNotation,
    ...multiplesAnswer(context, instrument),
    ...known({ weightPct }),
    ...(marketCapInstrument === undefined
      ? {}
      : { marketCapitalization: marketCapInstrument, ...known({ isoCurrencyMarketCapitalization: isoCurrency }) }),
    ...known({ quote: notation && quoteOf(context, { instrument, notation }) }),
  };
}

/** Adds the reported reason of the day to a mover. */
function explained(context: ProviderContext): (mover: Schema<'IndexMover'>) => Schema<'IndexMover'> {
  return (mover) => ({ ...mover, ...known({ moveReason: moveReasonOf(context, mover.instrument.entityValue, mover) }) });
}

function moverAnswer(context: ProviderContext, instrument: InstrumentRecord): Schema<'IndexMover'> | undefined {
  const notation = chooseNotation(context, instrument, {});
  // Omits the figures of a year, which take two thirds of the time for hundreds of members at the first request.
  const quote = priceOfNow(context, { instrument, notation });
  if (quote?.performance === undefined || quote.performancePct === undefined) return undefined;
  return {
    instrument: instrumentAnswer(instrument),
    idNotation: notation.idNotation,
    isoCurrency: quote.isoCurrency,
    last: quote.last,
    performance: quote.performance,
    performancePct: quote.performancePct,
    datetimeLast: quote.datetimeLast,
    ...known({ volume: quote.totalVolume, money: quote.totalMoney }),
    ...multiplesAnswer(context, instrument),
  };
}
