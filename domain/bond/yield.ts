import { cashFlows, type BondTerms, type CashFlows } from './schedule.ts';

/** Yield figures that follow from a price. Percentages are in percent (2.5 = 2.5 %), durations in years. */
export interface BondYield {
  /** Yearly yield to maturity in percent, compounded once a year (ISMA). */
  readonly yieldToMaturity: number;
  readonly accruedInterest: number;
  readonly macaulayDuration: number;
  readonly modifiedDuration: number;
  /** Convexity in years squared. */
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
  return sumsAt(flows, yieldPct / 100).value - flows.accrued;
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

function figuresAt(flows: CashFlows, dirty: number, rate: number): BondYield {
  const { weighted, curved } = sumsAt(flows, rate);
  const macaulayDuration = weighted / dirty;
  const modifiedDuration = macaulayDuration / (1 + rate);
  return {
    yieldToMaturity: rate * 100,
    accruedInterest: flows.accrued,
    macaulayDuration,
    modifiedDuration,
    convexity: curved / dirty / (1 + rate) ** 2,
    interestElasticity: -modifiedDuration * rate,
  };
}

/** Present values of the payments: their sum, weighted by time t, and by t (t + 1). */
function sumsAt({ amounts, first, step }: CashFlows, rate: number): { value: number; weighted: number; curved: number } {
  const discount = (1 + rate) ** -step;
  let factor = (1 + rate) ** -first;
  let time = first;
  const sums = { value: 0, weighted: 0, curved: 0 };
  for (const amount of amounts) {
    const present = amount * factor;
    sums.value += present;
    sums.weighted += time * present;
    sums.curved += time * (time + 1) * present;
    factor *= discount;
    time += step;
  }
  return sums;
}

/** Newton's method within a bracket that is halved when a step leaves it: the value falls as the rate rises. */
function solve(flows: CashFlows, price: number): number | undefined {
  let low = LOWEST;
  let high = HIGHEST;
  if (sumsAt(flows, low).value < price || sumsAt(flows, high).value > price) return undefined;
  let rate = 0.03;
  for (let step = 0; step < 100; step += 1) {
    const { value, weighted } = sumsAt(flows, rate);
    if (value > price) low = rate;
    else high = rate;
    const next = rate + ((value - price) * (1 + rate)) / weighted;
    const guess = next > low && next < high ? next : (low + high) / 2;
    if (Math.abs(guess - rate) < 1e-12) return guess;
    rate = guess;
  }
  return rate;
}
