import type { Schema } from '#client/operations.ts';
import { hasNoEnd, payoffLine, type PayoffPoint, type PayoffTerms } from '#domain/derivative/payoff.ts';
import { shownSpot } from './figure-facts.ts';
import { underlyingUnit } from '../underlying-unit.ts';

type Barrier = Schema<'DerivativesBarrier'>;

/** Terms of a product's payoff from an answer, with the current price of its underlying. */
function payoffTermsOf(
  { instrument, derivativesDetails: details, derivativesFigure, derivativesUnderlyingList }: Schema<'DerivativeSnapshot'>,
  ratio: number,
  spot: number,
): PayoffTerms {
  const [underlying] = derivativesUnderlyingList.list;
  const list = underlying?.derivativesBarrierList?.list ?? [];
  const levelOf = (type: Barrier['typeBarrier'], place = 0): number | undefined =>
    list.filter(({ typeBarrier }) => typeBarrier === type)[place]?.barrier;
  return {
    type: instrument.entitySubType ?? '',
    isCall: details.nameExerciseRight !== 'PUT',
    ratio,
    strike: levelOf('STRIKE'),
    knockOut: levelOf('KNOCK_OUT'),
    barrier: levelOf('BARRIER'),
    upperBarrier: levelOf('BARRIER', 1),
    cap: levelOf('CAP'),
    bonusLevel: levelOf('BONUS'),
    isHit: details.hasBarrierBeenHit,
    reference: underlying?.referencePrice,
    callLevel: details.priceEarlyRedemption,
    participation: share(details.participationPct),
    protection: share(details.protectionPct),
    most: details.maximumAmount,
    factor: details.factor,
    price: derivativesFigure?.askPriceCalculation,
    spot,
  };
}

function share(percent: number | undefined): number | undefined {
  return percent === undefined ? undefined : percent / 100;
}

/** Payoff of a product, for the chart and its description. */
export interface PayoffModel {
  readonly type: string;
  readonly terms: PayoffTerms;
  readonly line: readonly PayoffPoint[];
  /** Shown price of the underlying, and its unit code. */
  readonly spot: number;
  readonly unit: string;
  /** Currency of the payoff. */
  readonly money: string;
  /** Current price of one unit; undefined if it is on another scale than the payoff. */
  readonly price: number | undefined;
}

/** Payoff of a product; undefined if its terms do not determine one. */
export function payoffModelOf(snapshot: Schema<'DerivativeSnapshot'>): PayoffModel | undefined {
  const { derivativesDetails: details, derivativesFigure: figure = {}, derivativesUnderlyingList, instrument } = snapshot;
  const [underlying] = derivativesUnderlyingList.list;
  const spot = shownSpot(figure);
  if (underlying?.coverRatio === undefined || spot === undefined) return undefined;
  const type = instrument.entitySubType ?? '';
  const terms = payoffTermsOf(snapshot, underlying.coverRatio, spot);
  const line = payoffLine(terms, spot);
  if (line === undefined) return undefined;
  // A product on a price in another currency pays at a future exchange rate, so its own price is on another scale.
  const currency = figure.isoCurrencyUnderlying ?? underlying.isoCurrency;
  const isSameCurrency = hasNoEnd(type) || details.quanto === true || currency === details.isoCurrency;
  return {
    type,
    terms,
    line,
    spot,
    unit: underlyingUnit(snapshot),
    money: (isSameCurrency ? details.isoCurrency : currency) ?? '',
    price: isSameCurrency ? figure.askPriceCalculation : undefined,
  };
}
