import type { Schema } from '#client/operations.ts';
import { between } from '../../../../data/catalogue/chance.ts';
import { expiresOf } from '../../caching.ts';
import type { ProviderContext } from '../../../shared/context.ts';
import type { Handler } from '../../handler.ts';
import { select, type Selection } from '../../../shared/selection.ts';
import { noonOf } from './base-data.ts';

const MOST_EARNINGS = 40;
const DAY_MS = 86_400_000;

/** What a fund paid out since its launch, newest first: the share of the year's earnings, at the price of the day before. */
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

/** The fund's fair price the evening before, in the currency it pays in. */
function priceBefore(entityValue: string, from: string, to: string, day: string, { market }: ProviderContext): number {
  const instant = Date.parse(`${day}T00:00:00Z`) - DAY_MS / 6;
  const perEuro = (currency: string): number => (currency === 'EUR' ? 1 : market().fairAt(`EUR${currency}`, instant));
  return (market().fairAt(entityValue, instant) / perEuro(from)) * perEuro(to);
}

/** The fifteenth, or the Monday after it, of the months of payment; newest first. */
function paymentDays(perYear: 1 | 2 | 4, launched: string, now: number): string[] {
  const months = { 1: [11], 2: [5, 11], 4: [2, 5, 8, 11] }[perYear];
  const days: string[] = [];
  for (let year = new Date(now).getUTCFullYear(); days.length < MOST_EARNINGS && year >= Number(launched.slice(0, 4)); year -= 1) {
    for (const month of months.toReversed()) {
      const day = new Date(Date.UTC(year, month, 15));
      const late = [1, 0, 0, 0, 0, 0, 2][day.getUTCDay()] ?? 0;
      const paid = new Date(day.getTime() + late * DAY_MS);
      const text = paid.toISOString().slice(0, 10);
      if (paid.getTime() + DAY_MS / 2 <= now && text > launched) days.push(text);
    }
  }
  return days.slice(0, MOST_EARNINGS);
}
