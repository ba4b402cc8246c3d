/** Rounds a price to a step of 1, 2, 2.5 or 5 times a power of ten near `share` of the price. */
export function roundPrice(price: number, around: number, share = 0.002): number {
  const step = stepNear(around * share);
  return Number((Math.max(1, Math.round(price / step)) * step).toPrecision(12));
}

/** Step of 1, 2, 2.5 or 5 times a power of ten that is closest to a value. */
export function stepNear(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const nearest = [1, 2, 2.5, 5, 10].reduce((best, one) => (Math.abs(one * power - value) < Math.abs(best * power - value) ? one : best));
  return Number((nearest * power).toPrecision(12));
}

/** Pieces of the underlying per leverage product, which give it a convenient price at this level of the underlying. */
export function leverageRatio(spot: number): number {
  if (spot >= 50_000) return 0.001;
  if (spot >= 1_500) return 0.01;
  if (spot >= 10) return 0.1;
  return spot >= 2 ? 1 : spot >= 0.4 ? 10 : 100;
}

/** Pieces of the underlying per investment product, which costs about as much as its share of the underlying. */
export function investmentRatio(spot: number): number {
  if (spot >= 20_000) return 0.001;
  if (spot >= 1_000) return 0.01;
  if (spot >= 500) return 0.1;
  return spot >= 5 ? 1 : spot >= 0.5 ? 10 : 100;
}

/** Units of the first currency per product on a currency pair. */
export function currencyRatio(rate: number): number {
  return rate < 20 ? 100 : 1;
}
