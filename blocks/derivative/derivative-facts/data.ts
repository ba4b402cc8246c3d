import { isRenderedOnServer } from '#domain/derivative/types.ts';
import { refusableQuery, type BlockInput, type OptionalQuery } from '../../kit/block.ts';
import type { InstrumentSubject } from '#subjects/instrument/subject.ts';
import type { DerivativeFactsProps } from '../../generated/props.ts';

export type DerivativeFactQueries = { readonly snapshot?: OptionalQuery<'getDerivativeSnapshot'> };

/** The snapshot of the types that the server draws; the browser asks for the others. What has ended may have none. */
export function needs({ subject }: BlockInput<DerivativeFactsProps, InstrumentSubject>): DerivativeFactQueries {
  const { entitySubType, entityValue } = subject.instrument;
  return isRenderedOnServer(entitySubType ?? '') ? { snapshot: refusableQuery('getDerivativeSnapshot', { path: { entityValue } }) } : {};
}
