import { KNOWN_BY_PROVIDER, type Instances } from '#documents/reader/references/instances.ts';

/** Groups depend on the provider's instruments. */
export const instances: Instances<'group'> = {
  ...KNOWN_BY_PROVIDER,
  isSure: () => true,
  isWritten: () => true,
};
