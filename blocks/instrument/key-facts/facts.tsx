import type { Schema } from '#client/operations.ts';
import { formatDate } from '#domain/format/date.ts';
import { formatCompact } from '#domain/format/compact.ts';
import { formatInteger } from '#domain/format/number.ts';
import { formatPercent } from '#domain/format/percent.ts';
import { formatPrice, priceDecimals } from '#domain/format/price.ts';
import type { EntityType } from '#domain/instrument/entity-type.ts';
import { flagOf } from '#domain/text/flag.ts';
import { LiveValue } from '../../kit/live-value.tsx';
import { knownFacts as known, type Fact } from '../../kit/facts.tsx';

/** Facts of a share: company, industry, country, size. */
export function stockFacts({ company, stocksFigure }: Schema<'StockSnapshot'>): readonly Fact[] {
  const { marketCapInstrument, numSharesInstrument, isoCurrency } = stocksFigure;
  return known([
    ['Unternehmen', company.name],
    ['Sektor', company.branch?.sector?.name],
    ['Branche', company.branch?.name],
    ['Land', country(company.isoCountry, company.nameCountry)],
    ['Börsenwert', marketCapInstrument && formatCompact(marketCapInstrument, isoCurrency)],
    ['Anzahl Aktien', numSharesInstrument && formatCompact(numSharesInstrument)],
  ]);
}

/** Facts of an index: kind, family, members, country. */
export function indexFacts({ indicesDetails, numberConstituents }: Schema<'IndexSnapshot'>): readonly Fact[] {
  const members = numberConstituents ?? indicesDetails.numberConstituents;
  return known([
    ['Art', indicesDetails.nameIndexType],
    ['Indexfamilie', indicesDetails.nameFamily],
    ['Mitglieder', members && formatInteger(members)],
    ['Land', country(indicesDetails.isoCountry, indicesDetails.nameCountry) ?? indicesDetails.nameContinent],
  ]);
}

/** Facts of a commodity or metal: group, trading unit, reference. */
export function commodityFacts({ commodityDetails }: Schema<'CommoditySnapshot'>): readonly Fact[] {
  return known([
    ['Gruppe', commodityDetails.nameCategory],
    ['Handelseinheit', commodityDetails.nameQuotationUnit],
    ['Referenz', commodityDetails.nameProvider],
  ]);
}

/** Facts of an exchange rate: both currencies by name. */
export function currencyFacts({ currenciesDetails }: Schema<'CurrencySnapshot'>): readonly Fact[] {
  return known([
    ['Basiswährung', currenciesDetails.nameCurrencyBase],
    ['Kurswährung', currenciesDetails.nameCurrencyQuote],
  ]);
}

/** Facts of a coin: symbol, size, units. */
export function cryptoFacts({ cryptosDetails }: Schema<'CryptoSnapshot'>): readonly Fact[] {
  const { symbol, marketCapitalization, circulatingSupply, maxSupply, shareIssuedPct, rank, isoCurrency } = cryptosDetails;
  return known([
    ['Kürzel', symbol],
    ['Marktkapitalisierung', marketCapitalization && formatCompact(marketCapitalization, isoCurrency)],
    ['Rang', rank && `${rank}. nach Marktkapitalisierung`],
    ['Umlaufende Einheiten', circulatingSupply && formatCompact(circulatingSupply)],
    ['Höchstmenge', maxSupply && formatCompact(maxSupply)],
    ['Davon im Umlauf', shareIssuedPct && formatPercent(shareIssuedPct, { signed: false, decimals: 1 })],
  ]);
}

/** Labels of the volume for types whose volume is not a number of units. */
const TRADED: Partial<Record<EntityType, string>> = { BOND: 'Gehandelter Nennwert', FUTURE: 'Gehandelte Kontrakte' };

/** Facts of every quote: its day and year. A rate is fixed once a day and has no daily range. */
export function quoteFacts(quote: Schema<'Quote'>, entityType: EntityType): readonly Fact[] {
  const decimals = priceDecimals(quote.last, entityType, quote.market.decimals);
  const price = (value: number | undefined): string | undefined =>
    value === undefined ? undefined : formatPrice(value, quote.displayUnit, decimals);
  return known([
    ...(entityType === 'INTEREST'
      ? []
      : ([
          ['Eröffnung', price(quote.open)],
          ['Tagesspanne', spanOf(quote, decimals)],
        ] as const)),
    ['Vortag', price(quote.previousLast)],
    [TRADED[entityType] ?? 'Gehandelte Stück', quote.totalVolume && formatInteger(quote.totalVolume)],
    ['Tagesumsatz', quote.totalMoney && formatCompact(quote.totalMoney, quote.isoCurrency)],
    ['52-Wochen-Hoch', withDate(price(quote.highPrice1Year), quote.datetimeHighPrice1Year)],
    ['52-Wochen-Tief', withDate(price(quote.lowPrice1Year), quote.datetimeLowPrice1Year)],
  ]);
}

/** Lowest and highest price of the day, updated live. */
function spanOf(
  { low, high, displayUnit, market: { idNotation: notation } }: Schema<'Quote'>,
  decimals: number,
): Fact['value'] | undefined {
  if (low === undefined || high === undefined) return undefined;
  return (
    <>
      <LiveValue notation={notation} field="low" decimals={decimals}>
        {formatPrice(low, '', decimals)}
      </LiveValue>{' '}
      –{' '}
      <LiveValue notation={notation} field="high" decimals={decimals}>
        {formatPrice(high, displayUnit, decimals)}
      </LiveValue>
    </>
  );
}

function withDate(price: string | undefined, instant: string | undefined): Fact['value'] | undefined {
  if (price === undefined || instant === undefined) return price;
  return (
    <>
      {price} <small className="key-facts__date">{formatDate(instant)}</small>
    </>
  );
}

function country(isoCountry: string | undefined, name: string | undefined): Fact['value'] | undefined {
  const flag = flagOf(isoCountry ?? '');
  if (name === undefined) return undefined;
  return flag ? (
    <>
      <span className="flag" aria-hidden="true">
        {flag}
      </span>{' '}
      {name}
    </>
  ) : (
    name
  );
}
