import { cents } from '../currency/cents.ts';

/** What a fund takes, in percent: of the assets each year, and of the amount when it is bought. */
export interface FundCharges {
  readonly ongoing: number;
  readonly initial: number;
}

/** An amount after some years, to the cent. */
export interface CostOverYears {
  readonly years: number;
  /** Without any costs. */
  readonly gross: number;
  readonly net: number;
  /** What the costs took, with what they would have earned. */
  readonly cost: number;
}

/**
 * What is left of an amount that grows by the same percent each year: the initial charge is part of the price (an issue price of 100 + x
 * buys 100), ongoing charges are taken from the assets at the end of each year (the method of key information documents).
 */
export function costsOver(amount: number, growthPct: number, { ongoing, initial }: FundCharges, years: readonly number[]): CostOverYears[] {
  const growth = 1 + growthPct / 100;
  return years.map((count) => {
    const gross = cents(amount * growth ** count);
    const net = cents((amount / (1 + initial / 100)) * (growth * (1 - ongoing / 100)) ** count);
    return { years: count, gross, net, cost: cents(gross - net) };
  });
}
