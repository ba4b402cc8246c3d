import type { Schema } from '#client/operations.ts';
import { between } from '#market/catalogue/index.ts';
import { expiresOf } from '../../caching.ts';
import type { ProviderContext } from '../../../shared/context.ts';
import type { Handler } from '../../handler.ts';
import { select, type Selection } from '../../../shared/selection.ts';
import { noonOf } from './base-data.ts';
import { paymentDaysOf } from './payment-days.ts';

const MOST_EARNINGS = 40;
const DAY_MS = 86_400_000;

/** Returns the payouts of a fund since its launch, newest first: the share of the year's earnings, at the price of the day before. */
export const listFundEarnings: Handler<'listFundEarnings'> = {
  dataClass: 'master',
  answer({ path }, context) {
    const selection = select(context, { entityType: 'FUND', entityValue: path.entityValue });
    const list = earningsOf(selection, context);
    return { expires: expiresOf('master', context.now()), total: list.length, list };
  },
};

function earningsOf({ instrument, notation }: Selection, context: ProviderContext): Schema<'FundEarning'>[] {
  const { fund, model } = instrument.details;
  if (fund === undefined || fund.distributions === 0 || model === undefined) return [];
  const { distributions, yieldPct } = fund;
  return paymentDays(distributions, fund.launched, context.now()).map((day) => {
    const price = priceBefore(instrument.entityValue, model.currency, notation.isoCurrency, day, context);
    const share = (yieldPct / 100 / distributions) * between(`${instrument.entityValue}/earning/${day}`, 0.85, 1.15);
    const value = Math.round(price * share * 10_000) / 10_000;
    return { dateEarning: noonOf(day), valueEarning: value, valueEarningAdjusted: value, isoCurrency: notation.isoCurrency };
  });
}

/** Returns the fund's fair price on the evening before, in the currency of the payout. */
function priceBefore(entityValue: string, from: string, to: string, day: string, { market }: ProviderContext): number {
  const instant = Date.parse(`${day}T00:00:00Z`) - DAY_MS / 6;
  const perEuro = (currency: string): number => (currency === 'EUR' ? 1 : market().fairAt(`EUR${currency}`, instant));
  return (market().fairAt(entityValue, instant) / perEuro(from)) * perEuro(to);
}

/** Returns the days of payment up to now, newest first. */
function paymentDays(perYear: 1 | 2 | 4, launched: string, now: number): string[] {
  const days: string[] = [];
  for (let year = new Date(now).getUTCFullYear(); days.length < MOST_EARNINGS && year >= Number(launched.slice(0, 4)); year -= 1) {
    const past = paymentDaysOf(perYear, year).filter((day) => Date.parse(day) + DAY_MS / 2 <= now && day > launched);
    days.push(...past.toReversed());
  }
  return days.slice(0, MOST_EARNINGS);
}
