import type { Schema } from '#client/operations.ts';

/** Key of the instrument that a page is about, as calls name it. */
interface About {
  readonly instrument: Pick<Schema<'Instrument'>, 'entityType' | 'entityValue'>;
}

/** Type and value of the page's instrument, as the calls' paths want them. */
export function instrumentKey({ instrument: { entityType, entityValue } }: About) {
  return { entityType, entityValue };
}
