import { query, type BlockInput, type InstrumentSubject } from '../../kit/block.ts';
import type { DerivativeCalculatorProps } from '../../generated/props.ts';

/** The product with the price of its underlying, and today's inputs of its valuation. */
export function needs({ subject }: BlockInput<DerivativeCalculatorProps, InstrumentSubject>) {
  const path = { entityValue: subject.instrument.entityValue };
  return { snapshot: query('getDerivativeSnapshot', { path }), today: query('getDerivativeCalculatorResult', { path }) };
}
