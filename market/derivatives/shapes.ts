import type { DerivativeTerms, KnockoutFeature } from '#domain/derivative/terms.ts';
import type { DerivativeType } from '#domain/derivative/types.ts';
import { DAY_MS } from '#domain/time/timezone.ts';
import { MATURITY_HOUR_MS, INLINE_NOMINAL } from './columns.ts';
import { maturitiesAfter } from './calendar.ts';
import { currencyRatio, investmentRatio, leverageRatio, roundPrice } from './steps.ts';
import type { UnderlyingKind } from './underlyings.ts';

/** Inputs from which a product's terms are generated. */
export interface Draft {
  readonly kind: UnderlyingKind;
  readonly spot: number;
  readonly volatility: number;
  /** Riskless rate of the underlying's currency and the issuer's margin, decimals per year. */
  readonly rate: number;
  readonly margin: number;
  readonly isForeign: boolean;
  /** Day number on which the product is created. */
  readonly day: number;
  /** Place on the ladder, 0 to 1. */
  readonly place: number;
  /** Returns the n-th random number of this product, uniform in (0, 1]. */
  readonly chance: (n: number) => number;
}

/** Terms before the day of issue is known. Levels that depend on the price of that day are shares of it. */
export type Shape = Omit<DerivativeTerms, 'type' | 'issued' | 'reference'>;

/** Generates terms of a product of a type around today's price. */
export function shapeOf(type: DerivativeType, draft: Draft): Shape {
  return SHAPES[type](draft);
}

const SHAPES: Readonly<Record<DerivativeType, (draft: Draft) => Shape>> = {
  KNOCKOUT_CERTIFICATE: knockout,
  WARRANT: (draft) => {
    const { right, maturity, sigma } = dated(draft, 7, 3, 3);
    const style = draft.kind === 'STOCK' ? 'AMERICAN' : 'EUROPEAN';
    return { ...leverage(draft, right), style, maturity, strike: near(draft, Math.exp((draft.place * 4.6 - 2.3) * sigma)) };
  },
  DISCOUNT_WARRANT: (draft) => {
    const { right, maturity, sigma } = dated(draft, 14, 1.5, 2);
    const sign = right === 'CALL' ? 1 : -1;
    const strike = near(draft, Math.exp((draft.place * 3 - 1.5) * sigma));
    const width = 0.03 + 0.05 * draft.chance(5);
    return { ...leverage(draft, right), maturity, strike, cap: roundPrice(strike * (1 + sign * width), draft.spot) };
  },
  INLINE_WARRANT: (draft) => {
    const { maturity, sigma } = dated(draft, 14, 0.8, 1.5);
    const width = 1.2 + 2.2 * draft.place;
    const lean = 0.7 + 0.6 * draft.chance(5);
    return {
      right: 'CALL',
      style: 'EUROPEAN',
      quanto: true,
      ratio: 1,
      maturity,
      barrier: near(draft, Math.exp(-width * lean * sigma), 0.01),
      upperBarrier: near(draft, Math.exp((width / lean) * sigma), 0.01),
      nominal: INLINE_NOMINAL,
    };
  },
  FACTOR_CERTIFICATE: (draft) => {
    const most = { INDEX: 15, STOCK: 8, COMMODITY: 8, METAL: 10, CURRENCY: 15, CRYPTO: 3, FUTURE: 12 }[draft.kind];
    const factor = Math.max(2, Math.round(2 + draft.place ** 1.5 * (most - 2)));
    const ratio = Number((10 / draft.spot).toPrecision(6));
    return { ...leverage(draft, rightOf(draft)), ratio, style: 'BERMUDAN', factor, financing: Number((0.01 + draft.margin).toFixed(4)) };
  },
  BONUS_CERTIFICATE: (draft) => {
    const { maturity } = dated(draft, 90, 2, 1);
    const barrier = near(draft, 0.5 + 0.38 * draft.place);
    const bonusLevel = near(draft, 1.02 + 0.22 * draft.chance(5));
    const cap = draft.chance(6) < 0.7 ? { cap: roundPrice(bonusLevel * (draft.chance(7) < 0.6 ? 1 : 1.1), draft.spot) } : {};
    return { ...investment(draft), maturity, barrier, bonusLevel, ...cap };
  },
  BOND_CERTIFICATE: (draft) => {
    const { maturity } = dated(draft, 120, 2, 1);
    const strike = near(draft, 0.8 + 0.25 * draft.place);
    const coupon = Math.round((0.02 + draft.volatility * (0.1 + 0.2 * draft.place)) * 400) / 400;
    const barrier = draft.chance(5) < 0.35 ? { barrier: roundPrice(strike * (0.65 + 0.15 * draft.chance(6)), draft.spot) } : {};
    return { ...investment(draft), ratio: 1000 / strike, maturity, strike, coupon, nominal: 1000, ...barrier };
  },
  DISCOUNT_CERTIFICATE: (draft) => {
    const { maturity, sigma } = dated(draft, 30, 2, 1.2);
    return { ...investment(draft), maturity, cap: near(draft, Math.exp((draft.place * 2.6 - 1.8) * sigma)) };
  },
  ETC_ETN_CERTIFICATE: (draft) => ({ ...investment(draft), style: 'BERMUDAN', fee: Math.round(20 + 75 * draft.place) / 10_000 }),
  INDEX_PARTICIPATATION_CERTIFICATE: (draft) => ({
    ...investment(draft),
    style: 'BERMUDAN',
    fee: draft.chance(5) < 0.4 ? 0 : Math.round(40 * draft.place) / 10_000,
  }),
  EXPRESS_CERTIFICATE: (draft) => ({
    ...investment(draft),
    maturity: maturityIn(draft, 700, 6, 0.7),
    barrier: Math.round(50 + 20 * draft.place) / 100,
    callLevel: draft.chance(5) < 0.8 ? 1 : 0.95,
    coupon: Math.round((0.025 + draft.volatility * 0.15 * (0.5 + draft.chance(6))) * 400) / 400,
  }),
  PART_CAPITAL_PROTECTED_CERTIFICATE: (draft) => ({
    ...investment(draft),
    maturity: maturityIn(draft, 700, 6, 0.7),
    strike: 1,
    protection: [0.8, 0.85, 0.9, 0.95][Math.floor(draft.place * 4)] ?? 0.9,
    participation: Math.round(60 + 50 * draft.chance(5)) / 100,
    ...(draft.chance(6) < 0.5 ? { cap: Math.round(125 + 30 * draft.chance(7)) / 100 } : {}),
  }),
  OUTPERFORMANCE_SPRINT_CERTIFICATE: (draft) => {
    const { maturity } = dated(draft, 90, 2.5, 1);
    const strike = near(draft, 0.92 + 0.16 * draft.place);
    const isSprint = draft.chance(5) < 0.5;
    const cap = isSprint ? { cap: roundPrice(strike * (1.1 + 0.15 * draft.chance(7)), draft.spot) } : {};
    return { ...investment(draft), maturity, strike, participation: isSprint ? 2 : Math.round(110 + 60 * draft.chance(6)) / 100, ...cap };
  },
};

/** Knock-out levels are dense near the price, up to a distance of some volatility: few are far away. */
function knockout(draft: Draft): Shape {
  const right = rightOf(draft);
  const sign = right === 'CALL' ? -1 : 1;
  const furthest = Math.min(0.65, 1.7 * draft.volatility + 0.05);
  const distance = draft.volatility * 0.03 + (furthest - draft.volatility * 0.03) * draft.place ** 1.8;
  const barrier = near(draft, 1 + sign * distance, 0.001);
  const isOpenEnded = draft.chance(5) < 0.7;
  const feature = featureOf(isOpenEnded, draft.chance(6));
  if (!isOpenEnded) return { ...leverage(draft, right), feature, strike: barrier, barrier, maturity: maturityIn(draft, 10, 1.6, 2) };
  const gap = feature === 'STOP_LOSS' || feature === 'SMART_TURBO' ? 0.01 + 0.06 * draft.volatility : 0;
  const strike = gap === 0 ? barrier : roundPrice(barrier * (1 + sign * gap), draft.spot, 0.0005);
  const financing = Number((right === 'CALL' ? draft.rate + draft.margin : draft.rate - draft.margin).toFixed(4));
  return { ...leverage(draft, right), style: 'BERMUDAN', feature, strike, barrier, financing };
}

function featureOf(isOpenEnded: boolean, chance: number): KnockoutFeature {
  if (!isOpenEnded) return chance < 0.85 ? 'STANDARD' : 'OTC_KO';
  if (chance < 0.45) return 'STANDARD';
  if (chance < 0.8) return 'STOP_LOSS';
  return chance < 0.92 ? 'SMART_TURBO' : 'OTC_KO';
}

function rightOf(draft: Draft): 'CALL' | 'PUT' {
  return draft.chance(1) < 0.54 ? 'CALL' : 'PUT';
}

function dated(draft: Draft, least: number, years: number, bend: number): { right: 'CALL' | 'PUT'; maturity: number; sigma: number } {
  const maturity = maturityIn(draft, least, years, bend);
  const span = (maturity / DAY_MS - draft.day) / 365;
  return { right: rightOf(draft), maturity, sigma: draft.volatility * Math.sqrt(Math.max(span, 1 / 24)) };
}

/** Random maturity among the usual ones; a `bend` above 1 prefers near ones. */
function maturityIn(draft: Draft, least: number, years: number, bend: number): number {
  const days = maturitiesAfter(draft.day, least, years);
  const day = days[Math.min(days.length - 1, Math.floor(draft.chance(2) ** bend * days.length))] ?? draft.day + 365;
  return day * DAY_MS + MATURITY_HOUR_MS;
}

/** Round price at a multiple of today's. */
function near({ spot }: Draft, multiple: number, step = 0.002): number {
  return roundPrice(spot * multiple, spot, step);
}

function leverage({ kind, spot }: Draft, right: 'CALL' | 'PUT'): Pick<Shape, 'right' | 'style' | 'ratio' | 'quanto'> {
  return { right, style: 'EUROPEAN', ratio: kind === 'CURRENCY' ? currencyRatio(spot) : leverageRatio(spot), quanto: false };
}

function investment(draft: Draft): Pick<Shape, 'right' | 'style' | 'ratio' | 'quanto'> {
  const ratio = draft.kind === 'CURRENCY' ? currencyRatio(draft.spot) : investmentRatio(draft.spot);
  return { right: 'CALL', style: 'EUROPEAN', ratio, quanto: draft.isForeign && draft.chance(4) < 0.25 };
}
