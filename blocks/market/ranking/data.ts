import type { RankingFilters, RankingSource } from '#config/generated/types.ts';
import { query, type BlockInput, type RankingSubject, type RequiredQuery, type WithConfig } from '../../kit/block.ts';
import type { RankingProps } from '../../generated/props.ts';

/** Places of a ranking. Source: portal.md §9 "top-list limit 50 with blocked notation ids". */
export const PLACES = 50;

/** One of them, by the class of the ranking; none for a type of rankings. */
type RankingQueries = {
  readonly stocks?: RequiredQuery<'findStocks'>;
  readonly funds?: RequiredQuery<'findFunds'>;
  readonly bonds?: RequiredQuery<'findBonds'>;
  readonly derivatives?: RequiredQuery<'findDerivatives'>;
  readonly indices?: RequiredQuery<'findIndices'>;
};

/** As many as are shown and may be blocked, so that fifty are left whatever is blocked. */
export function needs({ subject: { source }, config }: BlockInput<RankingProps, RankingSubject> & WithConfig<'rankings'>): RankingQueries {
  return source === undefined ? {} : queryOf(source, PLACES + config.rankings.blockedNotations.length);
}

function queryOf({ class: wanted, sort, order, filters = {} }: RankingSource, perPage: number): RankingQueries {
  const queryParameters = packed(filters);
  const asked = { sort: sort as never, order, perPage, ...(queryParameters === '' ? {} : { queryParameters }) };
  switch (wanted) {
    case 'STOCK':
      return { stocks: query('findStocks', { query: asked }) };
    case 'FUND':
    case 'ETF':
      return { funds: query('findFunds', { query: { ...asked, isExchangeTraded: wanted === 'ETF' } }) };
    case 'BOND':
      return { bonds: query('findBonds', { query: asked }) };
    case 'DERIVATIVE':
      return { derivatives: query('findDerivatives', { query: asked }) };
    case 'INDEX':
      return { indices: query('findIndices', { query: asked }) };
  }
}

/** Filters as the finders take them in one parameter: `name=value`, joined by `&`. */
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
