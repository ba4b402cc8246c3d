import type { Schema } from '#client/operations.ts';
import { costsOver } from '#domain/fund/costs.ts';
import { jsonNumber, moneyOf } from '#domain/money/money.ts';
import type { FundDetails } from '#market/catalogue/index.ts';

const AMOUNT = moneyOf(10_000, 'EUR');
const GROWTH_PCT = 5;
const YEARS = [1, 3, 5, 10, 20];

/** Returns the costs of a fund for an investment of 10,000 euros; exchange-traded shares have no initial charge. */
export function fundCosts({ ongoingCharges, maxInitialFee }: FundDetails, isExchangeTraded: boolean): Schema<'FundsCostList'> {
  const charges = { ongoing: ongoingCharges, initial: isExchangeTraded ? 0 : maxInitialFee };
  return {
    isoCurrency: AMOUNT.currency,
    amount: jsonNumber(AMOUNT),
    assumedPerformancePct: GROWTH_PCT,
    list: costsOver(AMOUNT, GROWTH_PCT, charges, YEARS).map(({ years, gross, net, cost }) => ({
      years,
      isoCurrency: AMOUNT.currency,
      grossAmount: jsonNumber(gross),
      netAmount: jsonNumber(net),
      costAmount: jsonNumber(cost),
    })),
  };
}
