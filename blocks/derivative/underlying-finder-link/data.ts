import { optionalQuery, type BlockInput } from '../../kit/block.ts';
import type { InstrumentSubject } from '#subjects/instrument/subject.ts';
import type { UnderlyingFinderLinkProps } from '../../generated/props.ts';

/** Query for the number of products on the instrument, with the same filters as the linked finder. */
export function needs({ subject }: BlockInput<UnderlyingFinderLinkProps, InstrumentSubject>) {
  const { entityValue } = subject.instrument;
  return {
    products: optionalQuery('findDerivatives', {
      query: { entityValueUnderlying: entityValue, calculateTotal: true, page: 0, perPage: 1 },
    }),
  };
}
