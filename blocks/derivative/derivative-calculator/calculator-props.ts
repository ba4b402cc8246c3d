import { pathOf } from '#documents/routes/path-of.ts';
import type { Schema } from '#client/operations.ts';
import { priceDecimals } from '#domain/format/price.ts';
import { unitShort } from '#domain/instrument/unit.ts';
import type { PageFacts } from '../../kit/block.ts';
import { underlyingUnit } from '../underlying-unit.ts';
import type { CalculatorProps } from './live.client.tsx';
import { firstAssumptions, type Assumptions } from './scenario.ts';

interface Known {
  readonly snapshot: Schema<'DerivativeSnapshot'> | undefined;
  /** Today's inputs of the product's valuation. */
  readonly today: Schema<'DerivativeCalculatorResult'> | undefined;
  readonly page: Pick<PageFacts, 'now' | 'routes'>;
  /** Assumptions that the scenarios start from; today's if absent. */
  readonly starts?: readonly Assumptions[] | undefined;
  readonly results?: CalculatorProps['results'];
}

/** Props of a product's calculator; undefined for a product that is no longer traded, or without a price of the underlying. */
export function calculatorProps({ snapshot, today, page, starts, results }: Known): CalculatorProps | undefined {
  const { priceUnderlying, priceUnderlyingCalculation, isoCurrency } = snapshot?.derivativesFigure ?? {};
  // Price of the underlying that the caller's rights allow.
  const price = priceUnderlying ?? priceUnderlyingCalculation;
  if (snapshot === undefined || today === undefined || price === undefined) return undefined;
  const { entityValue, isin, wkn } = snapshot.instrument;
  const volatility = today.volatilityInstrument;
  return {
    action: pathOf(page.routes, 'warrant-calculator'),
    entityValue,
    product: isin ?? wkn ?? entityValue,
    unit: isoCurrency ?? 'EUR',
    unitUnderlying: unitShort(underlyingUnit(snapshot)),
    hasVolatility: volatility !== undefined,
    starts: starts ?? firstAssumptions({ priceUnderlying: price, decimals: priceDecimals(price), volatility, now: page.now }),
    results,
  };
}
