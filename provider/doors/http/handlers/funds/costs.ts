import type { Schema } from '#client/operations.ts';
import { costsOver } from '#domain/fund/costs.ts';
import type { FundDetails } from '../../../../data/catalogue/types.ts';

const AMOUNT = 10_000;
const GROWTH_PCT = 5;
const YEARS = [1, 3, 5, 10, 20];

/** What an investment of 10,000 euros loses to the costs of a fund; a share that is traded has no initial charge. */
export function fundCosts({ ongoingCharges, maxInitialFee }: FundDetails, isExchangeTraded: boolean): Schema<'FundsCostList'> {
  const charges = { ongoing: ongoingCharges, initial: isExchangeTraded ? 0 : maxInitialFee };
  return {
    isoCurrency: 'EUR',
    amount: AMOUNT,
    assumedPerformancePct: GROWTH_PCT,
    list: costsOver(AMOUNT, GROWTH_PCT, charges, YEARS).map(({ years, gross, net, cost }) => ({
      years,
      isoCurrency: 'EUR',
      grossAmount: gross,
      netAmount: net,
      costAmount: cost,
    })),
  };
}
