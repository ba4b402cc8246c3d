import { cashFlows, type BondTerms, type CashFlows } from './schedule.ts';

/** What a price says. Percent are percent (2.5 = 2.5 %), durations years. */
export interface BondYield {
  /** Yearly yield to maturity in percent, compounded once a year (ISMA). */
  readonly yieldToMaturity: number;
  readonly accruedInterest: number;
  readonly macaulayDuration: number;
  readonly modifiedDuration: number;
  /** In years squared. */
  readonly convexity: number;
  /** Relative change of the price over relative change of the yield. */
  readonly interestElasticity: number;
}

const LOWEST = -0.95;
const HIGHEST = 10;

/**
 * Price without accrued interest at a yield, in percent: the sum of payments discounted at (1 + y)^years, less accrued
 * interest (ISMA method; Fabozzi, Fixed Income Mathematics, chapters 5 and 6).
 */
export function cleanPriceAt(terms: BondTerms, settlement: number, yieldPct: number): number {
  const flows = cashFlows(terms, settlement);
  return valueOf(flows, yieldPct / 100) - flows.accrued;
}

/**
 * Yield and sensitivities of a clean price in percent. Undefined from maturity on, for a price that is not positive, and
 * where no yield between -95 % and 1,000 % explains the price.
 */
export function yieldOf(terms: BondTerms, settlement: number, cleanPrice: number): BondYield | undefined {
  const flows = cashFlows(terms, settlement);
  const dirty = cleanPrice + flows.accrued;
  if (flows.amounts.length === 0 || !(dirty > 0)) return undefined;
  const rate = solve(flows, dirty);
  return rate === undefined ? undefined : figuresAt(flows, dirty, rate);
}

function figuresAt({ amounts, years, accrued }: CashFlows, dirty: number, rate: number): BondYield {
  let weighted = 0;
  let curved = 0;
  for (const [index, amount] of amounts.entries()) {
    const time = years[index] ?? 0;
    const value = amount / (1 + rate) ** time;
    weighted += time * value;
    curved += time * (time + 1) * value;
  }
  const macaulayDuration = weighted / dirty;
  const modifiedDuration = macaulayDuration / (1 + rate);
  return {
    yieldToMaturity: rate * 100,
    accruedInterest: accrued,
    macaulayDuration,
    modifiedDuration,
    convexity: curved / dirty / (1 + rate) ** 2,
    interestElasticity: -modifiedDuration * rate,
  };
}

function valueOf({ amounts, years }: CashFlows, rate: number): number {
  let sum = 0;
  for (const [index, amount] of amounts.entries()) sum += amount / (1 + rate) ** (years[index] ?? 0);
  return sum;
}

/** Newton's steps, kept within a bracket that halves when a step leaves it: the value falls as the rate rises. */
function solve(flows: CashFlows, price: number): number | undefined {
  let low = LOWEST;
  let high = HIGHEST;
  if (valueOf(flows, low) < price || valueOf(flows, high) > price) return undefined;
  let rate = 0.03;
  for (let step = 0; step < 100; step += 1) {
    const value = valueOf(flows, rate);
    if (value > price) low = rate;
    else high = rate;
    const slope = slopeOf(flows, rate);
    const next = rate - (value - price) / slope;
    const guess = next > low && next < high ? next : (low + high) / 2;
    if (Math.abs(guess - rate) < 1e-12) return guess;
    rate = guess;
  }
  return rate;
}

function slopeOf({ amounts, years }: CashFlows, rate: number): number {
  let sum = 0;
  for (const [index, amount] of amounts.entries()) {
    const time = years[index] ?? 0;
    sum -= (time * amount) / (1 + rate) ** (time + 1);
  }
  return sum;
}
