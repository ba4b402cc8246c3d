import type { OperationInput } from '#client/operations.ts';
import { optionalQuery, type BlockInput, type IssuerSubject } from '../../kit/block.ts';
import type { IssuerFinderTeaserProps } from '../../generated/props.ts';

/** The underlying of the preset filters and its quote. Values are unique over all types, so the type may be missing. */
export function needs({ subject: { issuer } }: BlockInput<IssuerFinderTeaserProps, IssuerSubject>) {
  if (issuer.layout !== 'finder')
    throw new Error(`Issuer "${issuer.alias}" has no filters: place this block with isEnabled: { layout: finder }.`);
  const { entityTypeUnderlying, entityValueUnderlying = '0' } = issuer.finderFilters;
  const path: OperationInput<'getInstrument'>['path'] = {
    entityType: entityTypeUnderlying ?? 'UNKNOWN',
    entityValue: entityValueUnderlying,
  };
  return { instrument: optionalQuery('getInstrument', { path }), quote: optionalQuery('getQuote', { path }) };
}
