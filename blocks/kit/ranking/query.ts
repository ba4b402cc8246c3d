import type { RankingFilters, RankingSource } from '#documents/generated/types.ts';
import { query, type RequiredQuery } from '../block.ts';

/** Number of places of a ranking. Source: portal.md §9 "top-list limit 50 with blocked notation ids". */
export const PLACES = 50;

/** Queries of a ranking; only the one of its class is present. */
export type RankingQueries = {
  readonly stocks?: RequiredQuery<'findStocks'>;
  readonly funds?: RequiredQuery<'findFunds'>;
  readonly bonds?: RequiredQuery<'findBonds'>;
  readonly derivatives?: RequiredQuery<'findDerivatives'>;
  readonly indices?: RequiredQuery<'findIndices'>;
};

/** Query for the first places of a ranking by its rule. */
export function rankingQuery({ class: wanted, sort, order, filters = {} }: RankingSource, perPage: number): RankingQueries {
  const queryParameters = packed(filters);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Checks of the configuration ensure that the class can be sorted by this
  const asked = { sort: sort as never, order, perPage, ...(queryParameters === '' ? {} : { queryParameters }) };
  // Changes from the day before are comparable only among prices of the same day.
  const ofDay = sort === 'performancePct' ? { ...asked, onlyNewestDay: true } : asked;
  switch (wanted) {
    case 'STOCK':
      return { stocks: query('findStocks', { query: ofDay }) };
    case 'FUND':
    case 'ETF':
      return { funds: query('findFunds', { query: { ...ofDay, isExchangeTraded: wanted === 'ETF' } }) };
    case 'BOND':
      return { bonds: query('findBonds', { query: ofDay }) };
    case 'DERIVATIVE':
      return { derivatives: query('findDerivatives', { query: asked }) };
    case 'INDEX':
      return { indices: query('findIndices', { query: ofDay }) };
  }
}

/** Packs filters into one parameter of the finders: `name=value`, joined by `&`. */
function packed({
  idIndex,
  isoCountry,
  marketCapInstrumentRange,
  idInstrumentBenchmark,
  idInvestmentFocus,
  nameTypeFund,
  volumeFundEuroRange,
  ongoingChargesRange,
  isoCurrency,
  remainingYearsRange,
  nameTypeBond,
  entitySubType,
  entityValueUnderlying,
}: RankingFilters): string {
  const shares = { idIndex, isoCountry, marketCapInstrumentRange };
  const funds = { idInstrumentBenchmark, idInvestmentFocus, nameTypeFund, volumeFundEuroRange, ongoingChargesRange };
  const others = { isoCurrency, remainingYearsRange, nameTypeBond, entitySubType, entityValueUnderlying };
  return Object.entries({ ...shares, ...funds, ...others })
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]))
    .join('&');
}
