import { optionalQuery, type BlockInput } from '../../kit/block.ts';
import type { InstrumentSubject } from '#subjects/instrument/subject.ts';
import type { UnderlyingFinderLinkProps } from '../../generated/props.ts';

/** How many products there are on the instrument, asked as the finder behind the link asks. */
export function needs({ subject }: BlockInput<UnderlyingFinderLinkProps, InstrumentSubject>) {
  const { entityValue } = subject.instrument;
  return {
    products: optionalQuery('findDerivatives', {
      query: { entityValueUnderlying: entityValue, calculateTotal: true, page: 0, perPage: 1 },
    }),
  };
}
