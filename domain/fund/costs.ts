import { growth, inverse, power, product } from '../money/fraction.ts';
import { multiply, subtract, type Money } from '../money/money.ts';

/** Charges of a fund in percent: ongoing ones of the assets each year, the initial one of the amount at purchase. */
export interface FundCharges {
  readonly ongoing: number;
  readonly initial: number;
}

/** Amount after some years. */
export interface CostOverYears {
  readonly years: number;
  /** Value without any costs. */
  readonly gross: Money;
  readonly net: Money;
  /** Total cost: the charges and their lost return. */
  readonly cost: Money;
}

/**
 * Returns the value of an amount that grows by the same percent each year, after costs.
 * The initial charge is part of the price (an issue price of 100 + x buys 100). Ongoing charges reduce the assets at the end of each year
 * (the method of key information documents). Rounded half up, once and at the end.
 * @param years whole numbers
 */
export function costsOver(amount: Money, growthPct: number, { ongoing, initial }: FundCharges, years: readonly number[]): CostOverYears[] {
  const grown = growth(growthPct);
  const kept = product(grown, growth(-ongoing));
  const bought = inverse(growth(initial));
  return years.map((count) => {
    const gross = multiply(amount, power(grown, count), 'half-up');
    const net = multiply(amount, product(bought, power(kept, count)), 'half-up');
    return { years: count, gross, net, cost: subtract(gross, net) };
  });
}
