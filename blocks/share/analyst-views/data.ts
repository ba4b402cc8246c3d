import { optionalQuery, refusableQuery, type BlockInput } from '../../kit/block.ts';
import type { InstrumentSubject } from '#subjects/instrument/subject.ts';
import { instrumentKey } from '../../kit/instrument-key.ts';
import type { AnalystViewsProps } from '../../generated/props.ts';

/** Queries for analysts' views, and for the price that their targets are compared with. */
export function needs({ subject }: BlockInput<AnalystViewsProps, InstrumentSubject>) {
  return {
    views: refusableQuery('getAnalyzerRecommendations', { path: { entityValue: subject.instrument.entityValue } }),
    quote: optionalQuery('getQuote', { path: instrumentKey(subject) }),
  };
}
