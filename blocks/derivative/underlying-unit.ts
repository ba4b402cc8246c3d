import type { Schema } from '#client/operations.ts';

/** Unit code of the underlying's price: indices are told in points, whatever currency a product on them is paid in. */
export function underlyingUnit({ derivativesFigure, derivativesUnderlyingList }: Schema<'DerivativeSnapshot'>): string {
  const [underlying] = derivativesUnderlyingList.list;
  if (underlying?.instrument.entityType === 'INDEX') return 'PKT';
  return derivativesFigure?.isoCurrencyUnderlying ?? underlying?.isoCurrency ?? '';
}
