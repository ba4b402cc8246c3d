/** What a product's payment at its end depends on, as far as an answer tells it. Prices are in the underlying's unit. */
export interface PayoffTerms {
  /** Kind of product (`domain/derivative/types.ts`). */
  readonly type: string;
  /** Whether it gains when the underlying rises. */
  readonly isCall: boolean;
  /** Pieces of the underlying that one product stands for. */
  readonly ratio: number;
  readonly strike?: number | undefined;
  readonly knockOut?: number | undefined;
  readonly barrier?: number | undefined;
  readonly cap?: number | undefined;
  readonly bonusLevel?: number | undefined;
}

export interface PayoffPoint {
  /** Price of the underlying at the end. */
  readonly x: number;
  /** What one product pays then, in the underlying's unit. */
  readonly y: number;
}

/**
 * What one product pays if the underlying ends at a price, and touched nothing on its way that this price does not touch: without
 * interest, costs and the issuer's own risk. Undefined for kinds whose payment depends on the way there (factor, express, inline) or on
 * shares that answers do not tell (participation, protection). The formulas are the values of `value/` at maturity.
 */
export function payoffAt(terms: PayoffTerms, price: number): number | undefined {
  const paid = perPiece(terms, price);
  return paid === undefined || Number.isNaN(paid) ? undefined : Math.max(0, paid) * terms.ratio;
}

function perPiece(
  { type, isCall, strike = Number.NaN, knockOut, barrier, cap, bonusLevel }: PayoffTerms,
  price: number,
): number | undefined {
  const gain = isCall ? price - strike : strike - price;
  switch (type) {
    case 'WARRANT':
      return Math.max(0, gain);
    case 'DISCOUNT_WARRANT':
      return cap === undefined ? undefined : Math.max(0, Math.min(gain, Math.abs(cap - strike)));
    case 'KNOCKOUT_CERTIFICATE': {
      const level = knockOut ?? strike;
      return (isCall ? price <= level : price >= level) ? Math.abs(level - strike) : gain;
    }
    case 'BONUS_CERTIFICATE':
      if (barrier === undefined || bonusLevel === undefined) return undefined;
      return Math.min(cap ?? Infinity, price <= barrier ? price : Math.max(price, bonusLevel));
    case 'BOND_CERTIFICATE':
      return barrier !== undefined && price > barrier ? strike : Math.min(price, strike);
    case 'DISCOUNT_CERTIFICATE':
      return cap === undefined ? undefined : Math.min(price, cap);
    case 'ETC_ETN_CERTIFICATE':
    case 'INDEX_PARTICIPATATION_CERTIFICATE':
      return price;
    default:
      return undefined;
  }
}

/** Just beside a level where the payment may jump. */
const BESIDE = 1e-9;

/**
 * The payment over prices around today's, wide enough for every level of the product: its corners, from left to right. Undefined where
 * it cannot be told.
 */
export function payoffLine(terms: PayoffTerms, spot: number): readonly PayoffPoint[] | undefined {
  const levels = [terms.strike, terms.knockOut, terms.barrier, terms.cap, terms.bonusLevel].filter((level) => level !== undefined);
  const low = Math.max(0, Math.min(spot * 0.75, ...levels.map((level) => level * 0.92)));
  const high = Math.max(spot * 1.25, ...levels.map((level) => level * 1.08));
  const prices = [low, ...levels.flatMap((level) => [level * (1 - BESIDE), level, level * (1 + BESIDE)]), high];
  const points = prices
    .toSorted((a, b) => a - b)
    .flatMap((x): PayoffPoint[] => {
      const y = payoffAt(terms, x);
      return y === undefined ? [] : [{ x, y }];
    });
  return points.length < prices.length ? undefined : points;
}
