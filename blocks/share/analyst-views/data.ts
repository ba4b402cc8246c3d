import { optionalQuery, refusableQuery, type BlockInput } from '../../kit/block.ts';
import type { InstrumentSubject } from '#subjects/instrument/subject.ts';
import { instrumentKey } from '../../kit/instrument-key.ts';
import type { AnalystViewsProps } from '../../generated/props.ts';

/** What analysts say, and the price that their targets are held against. */
export function needs({ subject }: BlockInput<AnalystViewsProps, InstrumentSubject>) {
  return {
    views: refusableQuery('getAnalyzerRecommendations', { path: { entityValue: subject.instrument.entityValue } }),
    quote: optionalQuery('getQuote', { path: instrumentKey(subject) }),
  };
}
