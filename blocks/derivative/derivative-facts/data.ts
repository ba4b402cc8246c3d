import { isDrawnOnServer } from '#domain/derivative/types.ts';
import { query, type BlockInput, type InstrumentSubject, type RequiredQuery } from '../../kit/block.ts';
import type { DerivativeFactsProps } from '../../generated/props.ts';

export type DerivativeFactQueries = { readonly snapshot?: RequiredQuery<'getDerivativeSnapshot'> };

/** The snapshot of the types that the server draws; the browser asks for the others. */
export function needs({ subject }: BlockInput<DerivativeFactsProps, InstrumentSubject>): DerivativeFactQueries {
  const { entitySubType, entityValue } = subject.instrument;
  return isDrawnOnServer(entitySubType ?? '') ? { snapshot: query('getDerivativeSnapshot', { path: { entityValue } }) } : {};
}
