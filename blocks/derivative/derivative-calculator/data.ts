import { refusableQuery, type BlockInput } from '../../kit/block.ts';
import type { InstrumentSubject } from '#subjects/instrument/subject.ts';
import type { DerivativeCalculatorProps } from '../../generated/props.ts';

/**
 * Queries for the product with the price of its underlying, and for today's inputs of its valuation. Both are missing for expired products.
 */
export function needs({ subject }: BlockInput<DerivativeCalculatorProps, InstrumentSubject>) {
  const path = { entityValue: subject.instrument.entityValue };
  return { snapshot: refusableQuery('getDerivativeSnapshot', { path }), today: refusableQuery('getDerivativeCalculatorResult', { path }) };
}
