import { refusableQuery, type BlockInput } from '../../kit/block.ts';
import type { InstrumentSubject } from '#subjects/instrument/subject.ts';
import type { DerivativeCalculatorProps } from '../../generated/props.ts';

/** The product with the price of its underlying, and today's inputs of its valuation; what has ended has neither. */
export function needs({ subject }: BlockInput<DerivativeCalculatorProps, InstrumentSubject>) {
  const path = { entityValue: subject.instrument.entityValue };
  return { snapshot: refusableQuery('getDerivativeSnapshot', { path }), today: refusableQuery('getDerivativeCalculatorResult', { path }) };
}
