import { isRenderedOnServer } from '#domain/derivative/types.ts';
import { refusableQuery, type BlockInput, type OptionalQuery } from '../../kit/block.ts';
import type { InstrumentSubject } from '#subjects/instrument/subject.ts';
import type { DerivativeFactsProps } from '../../generated/props.ts';

export type DerivativeFactQueries = { readonly snapshot?: OptionalQuery<'getDerivativeSnapshot'> };

/** Query for the snapshot of types that the server renders; for the others, the browser requests it. Expired products may have none. */
export function needs({ subject }: BlockInput<DerivativeFactsProps, InstrumentSubject>): DerivativeFactQueries {
  const { entitySubType, entityValue } = subject.instrument;
  return isRenderedOnServer(entitySubType ?? '') ? { snapshot: refusableQuery('getDerivativeSnapshot', { path: { entityValue } }) } : {};
}
