import { KNOWN_BY_PROVIDER, type Instances } from '#documents/reader/references/instances.ts';

/** The provider's instruments say which groups there are. */
export const instances: Instances<'group'> = {
  ...KNOWN_BY_PROVIDER,
  isSure: () => true,
  isWritten: () => true,
};
