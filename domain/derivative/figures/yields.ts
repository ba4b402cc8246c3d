import { given } from '../../input/given.ts';
import { levelsAt } from '../levels.ts';
import { yearsBetween, type DerivativeTerms, type PricingInputs } from '../terms.ts';
import { unitPrice, valueOf } from '../value.ts';
import { redemptionOn } from '../value/express.ts';
import { middleOf, type Prices } from './prices.ts';

/**
 * Yield figures for a buyer who holds the product to maturity. Source of the terms: Deutscher Derivate Verband, Kennzahlen der
 * Anlageprodukte.
 */
export interface YieldFigures {
  /** Price of the underlying at maturity at which the payment equals the ask, in the underlying's currency. */
  readonly breakEven?: number | undefined;
  /** Return in percent of the middle price if the underlying ends at its present price. */
  readonly sidewaysYield?: number | undefined;
  readonly sidewaysYieldAskPct?: number | undefined;
  readonly sidewaysYieldAskAbs?: number | undefined;
  readonly sidewaysYieldPerAnnumPct?: number | undefined;
  /** Discount of the product against the underlying, in percent; below 0 it is more expensive. */
  readonly discountPct?: number | undefined;
  readonly maximumReturnAbs?: number | undefined;
  readonly maximumReturnPct?: number | undefined;
  readonly maximumReturnPerAnnumPct?: number | undefined;
  /** Return in percent if the barrier is never touched. */
  readonly bonusReturnPct?: number | undefined;
  readonly bonusReturnPerAnnumPct?: number | undefined;
}

const HOLDS_UNDERLYING: ReadonlySet<string> = new Set(['DISCOUNT_CERTIFICATE', 'BONUS_CERTIFICATE', 'OUTPERFORMANCE_SPRINT_CERTIFICATE']);

export function yieldFigures(terms: DerivativeTerms, inputs: PricingInputs, prices: Prices): YieldFigures {
  const { ask } = prices;
  if (ask === undefined || ask <= 0) return {};
  const years = terms.maturity === undefined ? undefined : yearsBetween(inputs.time, terms.maturity);
  const sideways = paidAt(terms, inputs, inputs.spot);
  const best = bestOf(terms, inputs);
  const bonus = bonusOf(terms, inputs);
  const held = inputs.spot * unitPrice(terms, inputs);
  return {
    breakEven: breakEvenOf(terms, inputs, ask),
    sidewaysYield: returnOf(sideways, middleOf(prices)),
    sidewaysYieldAskPct: returnOf(sideways, ask),
    sidewaysYieldAskAbs: sideways === undefined ? undefined : sideways - ask,
    sidewaysYieldPerAnnumPct: annualReturn(sideways, ask, years),
    discountPct: HOLDS_UNDERLYING.has(terms.type) && held > 0 ? (1 - ask / held) * 100 : undefined,
    maximumReturnAbs: best === undefined ? undefined : best - ask,
    maximumReturnPct: returnOf(best, ask),
    maximumReturnPerAnnumPct: annualReturn(best, ask, years),
    bonusReturnPct: returnOf(bonus, ask),
    bonusReturnPerAnnumPct: annualReturn(bonus, ask, years),
  };
}

function returnOf(paid: number | undefined, price: number | undefined): number | undefined {
  return paid === undefined || price === undefined || price <= 0 ? undefined : (paid / price - 1) * 100;
}

/** Returns percent per year: proportional up to a year, with compound interest beyond. */
function annualReturn(paid: number | undefined, price: number, years: number | undefined): number | undefined {
  if (paid === undefined || years === undefined || years < 1 / 365) return undefined;
  const gain = paid / price;
  return (years <= 1 ? (gain - 1) / years : gain ** (1 / years) - 1) * 100;
}

/** Returns the payment at maturity if the underlying ends at `spot`; for an open-ended knock-out its present value there. */
function paidAt(terms: DerivativeTerms, inputs: PricingInputs, spot: number): number | undefined {
  if (terms.maturity !== undefined) return valueOf(terms, { ...inputs, spot, time: terms.maturity }) + couponOf(terms, inputs);
  return terms.type === 'KNOCKOUT_CERTIFICATE' ? valueOf(terms, { ...inputs, spot }) : undefined;
}

/** Coupon of a bond certificate from now to maturity; interest accrued before is paid in addition to the price. */
function couponOf(terms: DerivativeTerms, inputs: PricingInputs): number {
  const { type, strike = 0, coupon = 0, maturity = inputs.time } = terms;
  return type === 'BOND_CERTIFICATE' ? strike * coupon * yearsBetween(inputs.time, maturity) * unitPrice(terms, inputs) : 0;
}

function bestOf(terms: DerivativeTerms, inputs: PricingInputs): number | undefined {
  const { type, maturity, cap, strike, nominal } = terms;
  if (maturity === undefined) return undefined;
  if (type === 'INLINE_WARRANT') return nominal;
  if (type === 'BOND_CERTIFICATE') return strike === undefined ? undefined : paidAt(terms, inputs, strike);
  if (type === 'EXPRESS_CERTIFICATE') return redemptionOn(terms, maturity) * unitPrice(terms, inputs);
  return cap === undefined ? undefined : paidAt(terms, inputs, cap);
}

function bonusOf(terms: DerivativeTerms, inputs: PricingInputs): number | undefined {
  const isHit = inputs.hitAt !== undefined && inputs.hitAt <= inputs.time;
  if (terms.type !== 'BONUS_CERTIFICATE' || terms.bonusLevel === undefined || isHit) return undefined;
  return terms.bonusLevel * unitPrice(terms, inputs);
}

function breakEvenOf(terms: DerivativeTerms, inputs: PricingInputs, ask: number): number | undefined {
  const { type, right, cap, participation = 1, protection = 1, reference } = terms;
  const { strike = 0 } = levelsAt(terms, inputs.time);
  const price = ask / unitPrice(terms, inputs);
  switch (type) {
    case 'DISCOUNT_WARRANT':
    case 'WARRANT':
    case 'KNOCKOUT_CERTIFICATE':
      if (cap !== undefined && price > Math.abs(cap - strike)) return undefined;
      return right === 'CALL' ? strike + price : positive(strike - price);
    case 'DISCOUNT_CERTIFICATE':
      return cap !== undefined && price > cap ? undefined : price;
    case 'BONUS_CERTIFICATE': {
      if (cap !== undefined && price > cap) return undefined;
      // Above the barrier the bonus is paid, below it the value of the underlying.
      return price > given(terms.bonusLevel, 'bonus level') ? price : Math.min(price, liveBarrier(terms, inputs));
    }
    case 'BOND_CERTIFICATE': {
      const level = price - couponOf(terms, inputs) / unitPrice(terms, inputs);
      // Above the barrier the whole nominal is paid back.
      return level > strike ? undefined : positive(Math.min(level, liveBarrier(terms, inputs)));
    }
    case 'OUTPERFORMANCE_SPRINT_CERTIFICATE': {
      const level = price <= strike ? price : strike + (price - strike) / participation;
      return cap !== undefined && level > cap ? undefined : level;
    }
    case 'PART_CAPITAL_PROTECTED_CERTIFICATE': {
      const level = strike + (price - protection * reference) / participation;
      return level < strike || (cap !== undefined && level > cap) ? undefined : level;
    }
    case 'ETC_ETN_CERTIFICATE':
    case 'INDEX_PARTICIPATATION_CERTIFICATE':
      return inputs.spot * (ask / valueOf(terms, inputs));
    default:
      return undefined;
  }
}

/** Returns a barrier that has not been touched; Infinity if there is none. */
function liveBarrier({ barrier }: DerivativeTerms, { hitAt, time }: PricingInputs): number {
  return barrier === undefined || (hitAt !== undefined && hitAt <= time) ? Infinity : barrier;
}

function positive(level: number): number | undefined {
  return level > 0 ? level : undefined;
}
