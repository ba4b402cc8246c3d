import type { InstrumentRecord } from '../catalogue/types.ts';
import type { Instant } from '../prices/types.ts';
import { DAY_MS } from '#domain/time/timezone.ts';
import { FIRST_YEAR, LAST_YEAR } from './business-years.ts';
import { companyModelOf } from './model.ts';
import { dividendsFor, type DividendPayment } from './publication.ts';
import { memoize } from '#domain/cache/memoize.ts';
import type { CompanyModel, CompanyWorld } from './types.ts';

const histories = memoize((model: CompanyModel, _all: 'all'): readonly DividendPayment[] => {
  const years = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, index) => FIRST_YEAR + index);
  return years.flatMap((year) => dividendsFor(model, year)).toSorted((a, b) => a.exDay - b.exDay);
});

/** Every dividend of a company, by ex-day. */
export function dividendHistory(model: CompanyModel): readonly DividendPayment[] {
  return histories(model, 'all');
}

/**
 * Returns the adjustment factor for prices at an instant, so that dividends paid since then do not look like losses: the product of 1 −
 * dividend ÷ price over all later ex-days up to `until` (backward adjustment as in Center for Research in Security Prices, Data
 * Descriptions Guide). The price is the fair one at the start of the ex-day. The factor is the same at every exchange, and 1 after the last
 * ex-day and for instruments without dividends.
 */
export function dividendFactor(world: CompanyWorld, share: InstrumentRecord, until: Instant): (time: Instant) => number {
  const model = share.entityType === 'STOCK' ? companyModelOf(world.catalogue(), share) : undefined;
  if (model === undefined) return () => 1;
  const payments = dividendHistory(model).filter(({ exDay }) => exDay * DAY_MS <= until);
  const factors: number[] = [];
  let factor = 1;
  for (const { exDay, amount } of payments.toReversed()) {
    factor *= 1 - Math.min(0.5, amount / world.market().fairAt(share.entityValue, exDay * DAY_MS));
    factors.unshift(factor);
  }
  return (time) => {
    const next = payments.findIndex(({ exDay }) => exDay * DAY_MS > time);
    return next === -1 ? 1 : (factors[next] ?? 1);
  };
}
