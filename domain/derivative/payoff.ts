/** Terms that determine a product's payoff at maturity, as far as an answer contains them. Prices are in the underlying's unit. */
export interface PayoffTerms {
  /** Kind of product (`domain/derivative/types.ts`). */
  readonly type: string;
  /** Whether it gains when the underlying rises. */
  readonly isCall: boolean;
  /** Units of the underlying per product. */
  readonly ratio: number;
  readonly strike?: number | undefined;
  readonly knockOut?: number | undefined;
  readonly barrier?: number | undefined;
  readonly cap?: number | undefined;
  readonly bonusLevel?: number | undefined;
  readonly upperBarrier?: number | undefined;
  /** Whether a barrier was touched before. */
  readonly isHit?: boolean | undefined;
  /** Price of the underlying at issue. */
  readonly reference?: number | undefined;
  /** Price from which an express certificate is redeemed with all its coupons. */
  readonly callLevel?: number | undefined;
  /** Shares: 1.5 = 150 %. */
  readonly participation?: number | undefined;
  readonly protection?: number | undefined;
  /** Maximum payment of one product, or its only possible one. */
  readonly most?: number | undefined;
  /** Only for factor certificates: leverage factor (below 0 for a certificate on falling prices), and its value at `spot`. */
  readonly factor?: number | undefined;
  readonly price?: number | undefined;
  readonly spot?: number | undefined;
}

export interface PayoffPoint {
  /** Price of the underlying at the end. */
  readonly x: number;
  /** Payoff of one product at `x`, in the underlying's unit. */
  readonly y: number;
}

/** Returns true for a kind without maturity, whose payoff is unknown: only its value at another price can be computed. */
export function hasNoEnd(type: string): boolean {
  return type === 'FACTOR_CERTIFICATE';
}

/**
 * Payoff of one product if the underlying ends at a price and its path touched no level that this price does not touch. Ignores interest,
 * costs and the issuer's credit risk.
 * For an express certificate it is the payoff on its last day. For a factor certificate (`hasNoEnd`) it is the value in the product's
 * currency if the underlying moved there at once.
 * Undefined if a required level is missing. The formulas are the values of `value/` at maturity.
 */
export function payoffAt(terms: PayoffTerms, price: number): number | undefined {
  const paid = perPiece(terms, price);
  return paid === undefined || Number.isNaN(paid) ? undefined : Math.max(0, paid) * terms.ratio;
}

function perPiece(terms: PayoffTerms, price: number): number | undefined {
  const { type, isCall, strike = Number.NaN, knockOut, barrier, cap, bonusLevel, isHit = false } = terms;
  const gain = isCall ? price - strike : strike - price;
  switch (type) {
    case 'WARRANT':
      return Math.max(0, gain);
    case 'DISCOUNT_WARRANT':
      return cap === undefined ? undefined : Math.max(0, Math.min(gain, Math.abs(cap - strike)));
    case 'INLINE_WARRANT':
      return inline(terms, price);
    case 'KNOCKOUT_CERTIFICATE': {
      const level = knockOut ?? strike;
      return (isCall ? price <= level : price >= level) ? Math.abs(level - strike) : gain;
    }
    case 'FACTOR_CERTIFICATE':
      return factor(terms, price);
    case 'BONUS_CERTIFICATE':
      if (barrier === undefined || bonusLevel === undefined) return undefined;
      return Math.min(cap ?? Infinity, isHit || price <= barrier ? price : Math.max(price, bonusLevel));
    case 'BOND_CERTIFICATE':
      return barrier !== undefined && !isHit && price > barrier ? strike : Math.min(price, strike);
    case 'DISCOUNT_CERTIFICATE':
      return cap === undefined ? undefined : Math.min(price, cap);
    case 'EXPRESS_CERTIFICATE':
      return express(terms, price);
    case 'PART_CAPITAL_PROTECTED_CERTIFICATE':
      return capitalProtected(terms, price);
    case 'OUTPERFORMANCE_SPRINT_CERTIFICATE':
      return outperformance(terms, price);
    case 'ETC_ETN_CERTIFICATE':
    case 'INDEX_PARTICIPATATION_CERTIFICATE':
      return price;
    default:
      return undefined;
  }
}

/** Pays all or nothing: all between the barriers, nothing at one of them. */
function inline({ barrier, upperBarrier, most, ratio, isHit = false }: PayoffTerms, price: number): number | undefined {
  if (barrier === undefined || upperBarrier === undefined || most === undefined) return undefined;
  return isHit || price <= barrier || price >= upperBarrier ? 0 : most / ratio;
}

function factor({ factor: lever, price: today, spot, ratio }: PayoffTerms, price: number): number | undefined {
  if (lever === undefined || today === undefined || spot === undefined) return undefined;
  return (today * (price / spot) ** lever) / ratio;
}

function express({ reference, callLevel, barrier, most, ratio }: PayoffTerms, price: number): number | undefined {
  if (reference === undefined || callLevel === undefined || barrier === undefined || most === undefined) return undefined;
  return price >= callLevel ? most / ratio : price >= barrier ? reference : price;
}

function capitalProtected({ reference, protection, participation, strike = reference, cap = Infinity }: PayoffTerms, price: number) {
  if (reference === undefined || strike === undefined || protection === undefined || participation === undefined) return undefined;
  return protection * reference + participation * Math.max(0, Math.min(price, cap) - strike);
}

function outperformance({ strike, participation, cap = Infinity }: PayoffTerms, price: number): number | undefined {
  if (strike === undefined || participation === undefined) return undefined;
  return price + (participation - 1) * Math.max(0, price - strike) - participation * Math.max(0, price - cap);
}

/** Relative distance from a level at which the payment may jump. */
const BESIDE = 1e-9;
/** Number of segments of a curve. */
const STRETCHES = 32;

/**
 * Returns the payment over prices around the present one, wide enough for every level of the product: the vertices of its line, from left
 * to right. Undefined if the payment cannot be computed.
 */
export function payoffLine(terms: PayoffTerms, spot: number): readonly PayoffPoint[] | undefined {
  const { strike, knockOut, barrier, upperBarrier, cap, bonusLevel, callLevel } = terms;
  const levels = [strike, knockOut, barrier, upperBarrier, cap, bonusLevel, callLevel].filter((level) => level !== undefined);
  const width = hasNoEnd(terms.type) ? 0.1 : 0.25;
  const low = Math.max(0, Math.min(spot * (1 - width), ...levels.map((level) => level * 0.92)));
  const high = Math.max(spot * (1 + width), ...levels.map((level) => level * 1.08));
  const between = hasNoEnd(terms.type)
    ? Array.from({ length: STRETCHES - 1 }, (_, index) => low + ((high - low) * (index + 1)) / STRETCHES)
    : [];
  const prices = [low, ...between, ...levels.flatMap((level) => [level * (1 - BESIDE), level, level * (1 + BESIDE)]), high];
  const points = prices
    .toSorted((a, b) => a - b)
    .flatMap((x): PayoffPoint[] => {
      const y = payoffAt(terms, x);
      return y === undefined ? [] : [{ x, y }];
    });
  return points.length < prices.length ? undefined : points;
}

/** Result of buying a product for `price` after a move of its underlying. */
export interface PayoffScenario {
  /** Move of the underlying, in percent of its present price. */
  readonly move: number;
  readonly x: number;
  readonly y: number;
  /** Gain in percent of the product's price; absent without a price. */
  readonly gain?: number;
}

const MOVES = [-30, -20, -10, -5, 0, 5, 10, 20, 30];

/** Returns the payment at some prices around the present one; empty if it cannot be computed. */
export function payoffScenarios(terms: PayoffTerms, spot: number, price: number | undefined): readonly PayoffScenario[] {
  const moves = hasNoEnd(terms.type) ? MOVES.map((move) => move / 5) : MOVES;
  return moves.flatMap((move) => {
    const x = spot * (1 + move / 100);
    const y = payoffAt(terms, x);
    return y === undefined ? [] : [{ move, x, y, ...(price === undefined || price <= 0 ? {} : { gain: (y / price - 1) * 100 }) }];
  });
}
