import type { Schema } from '#client/operations.ts';
import { numberAt } from '#domain/input/at.ts';
import type { ProviderContext } from '../../../shared/context.ts';
import { dateTime } from '../../../../base/date-time.ts';
import { currencyId, emissionPriceOf } from './details.ts';
import { pricesUntil } from '../../../shared/as-of.ts';
import type { Product } from './product.ts';

const DAY_MS = 86_400_000;
const HALF_HOUR_MS = 1_800_000;
/** Number of the time zone Europe/Berlin in answers. */
const TIMEZONE = 1;

/** Returns the prices used for the figures, shown with the figures and the distances to barriers. */
export function basisOf(context: ProviderContext, product: Product) {
  const { notation, underlying, underlyingNotation, inputs, instant, priceTime, bid, ask } = product;
  // The caller may see the price of the underlying with a delay.
  const until = pricesUntil(context, { instrument: underlying, notation: underlyingNotation });
  const last = context.market().tradeAt(underlyingNotation.idNotation, until);
  const stamp = dateTime(instant);
  return {
    idNotation: notation.idNotation,
    isoCurrency: notation.isoCurrency,
    idNotationUnderlying: underlyingNotation.idNotation,
    idNotationUnderlyingCalculation: underlyingNotation.idNotation,
    isoCurrencyUnderlying: underlyingNotation.isoCurrency,
    ...(last === undefined ? {} : { priceUnderlying: last.price, datetimePriceUnderlying: dateTime(last.time) }),
    priceUnderlyingCalculation: inputs.spot,
    datetimePriceUnderlyingCalculation: dateTime(priceTime),
    ...(bid === undefined ? {} : { bidPriceCalculation: bid, datetimeBidPrice: stamp }),
    ...(ask === undefined ? {} : { askPriceCalculation: ask, datetimeAskPrice: stamp }),
    ...(bid === undefined && ask === undefined ? {} : { datetimePrice: stamp }),
    datetimeCalculation: stamp,
  };
}

/** Returns all figures of a product as of one instant: those of the finder, and the changes since its issue. */
export function figureOf(context: ProviderContext, product: Product): Schema<'DerivativesFigure'> {
  return {
    ...basisOf(context, product),
    idCurrency: currencyId(product.notation.isoCurrency),
    idCurrencyUnderlying: currencyId(product.underlyingNotation.isoCurrency),
    idTimezonePrice: TIMEZONE,
    idTimezonePriceUnderlying: TIMEZONE,
    idTimezoneCalculation: TIMEZONE,
    ...product.figures,
    ...sinceIssue(context, product),
    outperformance1Week: outperformance(context, product, 7),
    outperformance1Month: outperformance(context, product, 30),
  };
}

/** Returns the highest and lowest price since issue, and the performance. */
function sinceIssue(context: ProviderContext, product: Product): Partial<Schema<'DerivativesFigure'>> {
  const { terms, notation, instant, bid, ask } = product;
  const { time, high, low } = context.market().dailyBars(notation.idNotation, { from: terms.issued, to: instant });
  const emissionPrice = emissionPriceOf(context, product);
  const price = bid === undefined || ask === undefined ? undefined : (bid + ask) / 2;
  const difference = price === undefined ? undefined : price - emissionPrice;
  const highest = extreme(high, (a, b) => a > b);
  const lowest = extreme(low, (a, b) => a < b);
  return {
    ...(highest === undefined
      ? {}
      : {
          highPriceEmission: high[highest],
          datetimeHighPriceEmission: dateTime(numberAt(time, highest)),
          idTimezoneHighPriceEmission: TIMEZONE,
        }),
    ...(lowest === undefined
      ? {}
      : {
          lowPriceEmission: low[lowest],
          datetimeLowPriceEmission: dateTime(numberAt(time, lowest)),
          idTimezoneLowPriceEmission: TIMEZONE,
        }),
    differenceEmissionPrice: difference,
    differenceEmissionPricePct: difference === undefined ? undefined : (difference / emissionPrice) * 100,
  };
}

function extreme(values: readonly number[], isMore: (a: number, b: number) => boolean): number | undefined {
  if (values.length === 0) return undefined;
  return values.reduce((best, value, index) => (isMore(value, values[best] ?? value) ? index : best), 0);
}

/** Returns by how many percentage points the product's fair value outperformed the underlying within a number of days. */
function outperformance(context: ProviderContext, product: Product, days: number): number | undefined {
  const { terms, inputs, instant, notation, underlying, end, figures } = product;
  const before = instant - days * DAY_MS;
  const derived = context.derivatives().derived(notation.idNotation);
  if (derived === undefined || end !== undefined || before < terms.issued) return undefined;
  const spot = context.market().fairAt(underlying.entityValue, before);
  const value = derived.value(spot, Math.floor(before / HALF_HOUR_MS));
  return value <= 0 || spot <= 0 ? undefined : (figures.theoreticalValue / value - inputs.spot / spot) * 100;
}
