/**
 * Inputs of the portal's rating of a share: three fundamental and three risk marks from figures of the market and the company. Every mark
 * follows a fixed rule, so that the same inputs always give the same stars.
 */
export interface RatingInputs {
  /** Revision of the expected profit over three months, 0.02 = 2 %. */
  readonly revision: number;
  /** Price/earnings of the current year; absent with a loss. */
  readonly priceEarnings?: number;
  /** Typical price/earnings in the branch. */
  readonly usualPriceEarnings: number;
  /** Expected growth of earnings plus dividend yield, 0.1 = 10 %. */
  readonly expectedReturn: number;
  /** Last close ÷ 200-day average. */
  readonly trend?: number;
  /** Excess return over the benchmark in four weeks, in percent. */
  readonly lead?: number;
  /** Volatility per year, in percent. */
  readonly volatility?: number;
  readonly beta?: number;
  readonly correlation?: number;
}

export interface Rating {
  /** Stars, 0 to 4: one each for rising estimates, a low valuation, a rising price and a lead over the benchmark. */
  readonly chance: number;
  /** Risk: −1 low, 0 medium, 1 high. */
  readonly risk: -1 | 0 | 1;
  readonly hasRevisionStar: boolean;
  /** Price/earnings relative to the branch's, adjusted for expected return: −2 very cheap … 2 very expensive. */
  readonly valuation: number;
  readonly hasValuationStar: boolean;
  readonly hasTrendStar: boolean;
  readonly hasLeadStar: boolean;
  /** Beta − 1 in tenths: above 0, the share fell more than the market when the market fell. */
  readonly bearMarketFactor: number;
}

/** Minimum revision in either direction that counts as a change of estimates. */
const REVISION_LIMIT = 0.01;
const TREND_BAND = 1.0175;

/** Applies the rules; unknown inputs give no star. */
export function rate(inputs: RatingInputs): Rating {
  const hasRevisionStar = inputs.revision > REVISION_LIMIT;
  const valuation = valuationOf(inputs);
  const hasValuationStar = valuation < 0;
  const hasTrendStar = inputs.trend !== undefined && inputs.trend > TREND_BAND;
  const hasLeadStar = inputs.lead !== undefined && inputs.lead > 1;
  return {
    chance: [hasRevisionStar, hasValuationStar, hasTrendStar, hasLeadStar].filter(Boolean).length,
    risk: riskOf(inputs),
    hasRevisionStar,
    valuation,
    hasValuationStar,
    hasTrendStar,
    hasLeadStar,
    bearMarketFactor: inputs.beta === undefined ? 0 : Math.round((inputs.beta - 1) * 10),
  };
}

/** Valuation in steps of a quarter around the branch's typical price/earnings, adjusted by half of the expected return above 8 %. */
function valuationOf({ priceEarnings, usualPriceEarnings, expectedReturn }: RatingInputs): number {
  if (priceEarnings === undefined) return 2;
  const fair = usualPriceEarnings * (1 + Math.min(1, Math.max(-0.5, (expectedReturn - 0.08) / 2)));
  return Math.min(2, Math.max(-2, Math.round(Math.log(priceEarnings / fair) / 0.25)));
}

function riskOf({ volatility = 30, beta = 1 }: RatingInputs): -1 | 0 | 1 {
  if (volatility > 42 || beta > 1.5) return 1;
  return volatility < 24 && beta < 1.1 ? -1 : 0;
}
