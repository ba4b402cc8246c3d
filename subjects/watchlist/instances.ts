import { KNOWN_BY_PROVIDER, type Instances } from '#documents/reader/references/instances.ts';

/** The provider knows whose lists there are. */
export const instances: Instances<'watchlist'> = KNOWN_BY_PROVIDER;
