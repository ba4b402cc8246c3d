import { KNOWN_BY_PROVIDER, type Instances } from '#documents/reader/references/instances.ts';

/** Watchlists of users, known only to the provider. */
export const instances: Instances<'watchlist'> = KNOWN_BY_PROVIDER;
