import type { InstrumentSubject } from './block.ts';

/** Type and value of the page's instrument, as the calls' paths want them. */
export function instrumentKey({ instrument: { entityType, entityValue } }: InstrumentSubject) {
  return { entityType, entityValue };
}
