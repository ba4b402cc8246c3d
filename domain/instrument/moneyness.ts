export type Moneyness = 'AT_THE_MONEY' | 'IN_THE_MONEY' | 'NEAR_THE_MONEY' | 'OUT_OF_THE_MONEY';

export const MONEYNESS_LABELS: Readonly<Record<Moneyness, string>> = {
  AT_THE_MONEY: 'am Geld',
  IN_THE_MONEY: 'im Geld',
  NEAR_THE_MONEY: 'nah am Geld',
  OUT_OF_THE_MONEY: 'aus dem Geld',
};

/** Tolerance for ratios that are computed, such as 1.05. */
const ROUNDING = 1e-9;

/**
 * Returns the moneyness of a ratio, which the caller has oriented so that above 1 always means in the money.
 * Source: portal.md §4. The limits 0.95 and 1.05 belong to "near".
 */
export function moneynessOf(ratio: number): Moneyness {
  if (ratio === 1) return 'AT_THE_MONEY';
  if (ratio > 1.05 + ROUNDING) return 'IN_THE_MONEY';
  return ratio >= 0.95 - ROUNDING ? 'NEAR_THE_MONEY' : 'OUT_OF_THE_MONEY';
}
