import { endsAtBarrier, levelsAt } from '../levels.ts';
import { yearsBetween, type DerivativeTerms, type PricingInputs } from '../terms.ts';
import { unitPrice } from '../value.ts';

const DAY = 86_400_000;

/** Bid and ask of a product, in its currency. */
export interface Prices {
  readonly bid?: number | undefined;
  readonly ask?: number | undefined;
}

/**
 * Figures of the price itself. Source of gearing, premium and their names: Deutscher Derivate Verband, Kennzahlen; the formulas
 * give the recorded numbers of `response-shapes.md` §5.2.
 */
export interface PriceFigures {
  readonly spread?: number | undefined;
  /** Spread per unit of the underlying. */
  readonly harmonisedSpread?: number | undefined;
  /** Percent of the ask. */
  readonly spreadAskPct?: number | undefined;
  /** Units of the underlying per price of the product: `spot · ratio · exchange rate ÷ price`. The factor of factor certificates. */
  readonly gearing?: number | undefined;
  readonly gearingAsk?: number | undefined;
  readonly gearingBid?: number | undefined;
  /** Payoff of an exercise now. */
  readonly intrinsicValue?: number | undefined;
  /** Middle price less intrinsic value: the time value. */
  readonly presentValue?: number | undefined;
  /** Extra cost of buying the underlying through the product, in percent of the underlying. */
  readonly premium?: number | undefined;
  readonly premiumAsk?: number | undefined;
  readonly premiumBid?: number | undefined;
  readonly premiumPerAnnum?: number | undefined;
}

/** Returns true if the product has matured, or a touched barrier has ended it. */
export function hasEnded(terms: DerivativeTerms, { time, hitAt }: PricingInputs): boolean {
  return (terms.maturity !== undefined && time >= terms.maturity) || (hitAt !== undefined && hitAt <= time && endsAtBarrier(terms));
}

/** Returns the calendar days (UTC) until maturity; undefined for an open end. */
export function daysUntil({ maturity }: DerivativeTerms, time: number): number | undefined {
  return maturity === undefined ? undefined : Math.max(0, Math.floor(maturity / DAY) - Math.floor(time / DAY));
}

/** Returns the middle of bid and ask; undefined unless both are known. */
export function middleOf({ bid, ask }: Prices): number | undefined {
  return bid === undefined || ask === undefined ? undefined : (bid + ask) / 2;
}

export function priceFigures(terms: DerivativeTerms, inputs: PricingInputs, prices: Prices): PriceFigures {
  const { bid, ask } = prices;
  const held = inputs.spot * unitPrice(terms, inputs);
  const middle = middleOf(prices);
  // Rounded, because 8.31 − 8.30 is not 0.01 in binary.
  const spread = bid === undefined || ask === undefined ? undefined : Math.round((ask - bid) * 1e6) / 1e6;
  const intrinsicValue = intrinsicOf(terms, inputs);
  // A capped option does not replace the underlying, so it has no premium over it.
  const base = terms.cap === undefined ? intrinsicValue : undefined;
  const premium = premiumOf(middle, base, held);
  const years = terms.maturity === undefined ? 0 : yearsBetween(inputs.time, terms.maturity);
  return {
    spread,
    harmonisedSpread: spread === undefined ? undefined : spread / terms.ratio,
    spreadAskPct: spread === undefined || ask === undefined || ask <= 0 ? undefined : (spread / ask) * 100,
    gearing: gearingOf(terms, held, middle),
    gearingAsk: gearingOf(terms, held, ask),
    gearingBid: gearingOf(terms, held, bid),
    intrinsicValue,
    presentValue: middle === undefined || intrinsicValue === undefined ? undefined : middle - intrinsicValue,
    premium,
    premiumAsk: premiumOf(ask, base, held),
    premiumBid: premiumOf(bid, base, held),
    premiumPerAnnum: premium === undefined || years <= 0 ? undefined : premium / years,
  };
}

function gearingOf({ type, factor }: DerivativeTerms, held: number, price: number | undefined): number | undefined {
  if (type === 'FACTOR_CERTIFICATE') return factor;
  return type === 'INLINE_WARRANT' || price === undefined || price <= 0 ? undefined : held / price;
}

function premiumOf(price: number | undefined, intrinsic: number | undefined, held: number): number | undefined {
  return price === undefined || intrinsic === undefined || held <= 0 ? undefined : ((price - intrinsic) / held) * 100;
}

function intrinsicOf(terms: DerivativeTerms, inputs: PricingInputs): number | undefined {
  const { strike } = levelsAt(terms, inputs.time);
  const isOption = terms.type === 'WARRANT' || terms.type === 'KNOCKOUT_CERTIFICATE' || terms.type === 'DISCOUNT_WARRANT';
  if (!isOption || strike === undefined) return undefined;
  const inner = Math.max(0, terms.right === 'CALL' ? inputs.spot - strike : strike - inputs.spot);
  const most = terms.cap === undefined ? inner : Math.abs(terms.cap - strike);
  return Math.min(inner, most) * unitPrice(terms, inputs);
}
