import type { Schema } from '#client/operations.ts';

/** Unit code of the underlying's price: points for indices, whatever the currency of the product. */
export function underlyingUnit({ derivativesFigure, derivativesUnderlyingList }: Schema<'DerivativeSnapshot'>): string {
  const [underlying] = derivativesUnderlyingList.list;
  if (underlying?.instrument.entityType === 'INDEX') return 'PKT';
  return derivativesFigure?.isoCurrencyUnderlying ?? underlying?.isoCurrency ?? '';
}
