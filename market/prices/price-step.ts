/** Rounds a price to the steps of a notation. Rounding never changes the order of two prices. */
export type PriceStep = (price: number, direction?: 'down' | 'up') => number;

/** Rounds to a fixed step. Steps below 1 should be 1 / an integer, so that results are the nearest decimals. */
export function fixedStep(step: number): PriceStep {
  const perUnit = Math.round(1 / step);
  const apply = step < 1 ? (rounded: number) => rounded / perUnit : (rounded: number) => rounded * step;
  const count = step < 1 ? (price: number) => price * perUnit : (price: number) => price / step;
  return (price, direction) => Math.max(step, apply(roundTo(count(price), direction)));
}

/** Rounds to a fixed step below 1, for values that may be 0 or negative. */
export function signedStep(step: number): PriceStep {
  const perUnit = Math.round(1 / step);
  return (price, direction) => roundTo(price * perUnit, direction) / perUnit;
}

const TEN_THOUSANDTHS = fixedStep(0.0001);
const THOUSANDTHS = fixedStep(0.001);
const HUNDREDTHS = fixedStep(0.01);

/** Steps of shares: finer for low prices (0.0001 below 1, 0.001 below 10, 0.01 above). */
export const shareStep: PriceStep = (price, direction) => {
  if (price < 1) return TEN_THOUSANDTHS(price, direction);
  return price < 10 ? THOUSANDTHS(price, direction) : HUNDREDTHS(price, direction);
};

/** Steps of the Tokyo exchange for the 500 largest shares (TOPIX 500): upper limit of the price in yen, and step. JPX, „Tick Size“. */
const TOKYO_STEPS = [
  { upTo: 1_000, step: fixedStep(0.1) },
  { upTo: 3_000, step: fixedStep(0.5) },
  { upTo: 10_000, step: fixedStep(1) },
  { upTo: 30_000, step: fixedStep(5) },
  { upTo: 100_000, step: fixedStep(10) },
  { upTo: 300_000, step: fixedStep(50) },
  { upTo: 1_000_000, step: fixedStep(100) },
  { upTo: 3_000_000, step: fixedStep(500) },
  { upTo: 10_000_000, step: fixedStep(1_000) },
  { upTo: 30_000_000, step: fixedStep(5_000) },
];
const LARGEST_TOKYO_STEP = fixedStep(10_000);

/** Steps of shares in Tokyo. */
export const tokyoStep: PriceStep = (price, direction) =>
  (TOKYO_STEPS.find(({ upTo }) => price <= upTo)?.step ?? LARGEST_TOKYO_STEP)(price, direction);

function roundTo(value: number, direction: 'down' | 'up' | undefined): number {
  if (direction === 'down') return Math.floor(value);
  return direction === 'up' ? Math.ceil(value) : Math.round(value);
}
