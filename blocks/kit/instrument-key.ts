import type { Schema } from '#client/operations.ts';

/** Subject with the instrument of a page. */
interface About {
  readonly instrument: Pick<Schema<'Instrument'>, 'entityType' | 'entityValue'>;
}

/** Type and value of the page's instrument, as the paths of calls need them. */
export function instrumentKey({ instrument: { entityType, entityValue } }: About) {
  return { entityType, entityValue };
}
