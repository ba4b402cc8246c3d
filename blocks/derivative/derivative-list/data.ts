import { optionalQuery, type BlockInput, type InstrumentSubject, type OptionalQuery } from '../../kit/block.ts';
import type { DerivativeListProps } from '../../generated/props.ts';

export type DerivativeListQueries = {
  readonly similar?: OptionalQuery<'listSimilarDerivatives'>;
  readonly suggestions?: OptionalQuery<'listDerivativeSuggestions'>;
  readonly mostwanted?: OptionalQuery<'listMostWantedDerivatives'>;
  readonly mostwantedByUnderlying?: OptionalQuery<'listMostWantedDerivativesByUnderlying'>;
  readonly associated?: OptionalQuery<'listAssociatedDerivatives'>;
};

/** The one call that the source names. */
export function needs({ props, subject }: BlockInput<DerivativeListProps, InstrumentSubject>): DerivativeListQueries {
  const { entityType, entityValue } = subject.instrument;
  const path = { entityValue };
  const underlying = { path: { underlyingEntityType: entityType, underlyingEntityValue: entityValue } };
  switch (props.source) {
    case 'similar':
      return { similar: optionalQuery('listSimilarDerivatives', { path }) };
    case 'suggestions':
      return { suggestions: optionalQuery('listDerivativeSuggestions', { path }) };
    case 'mostwanted':
      return { mostwanted: optionalQuery('listMostWantedDerivatives', { path }) };
    case 'mostwanted-by-underlying':
      return { mostwantedByUnderlying: optionalQuery('listMostWantedDerivativesByUnderlying', underlying) };
    case 'associated':
      return { associated: optionalQuery('listAssociatedDerivatives', underlying) };
  }
}
