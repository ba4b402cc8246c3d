import { KNOWN_BY_PROVIDER, named, type Instances } from '#documents/reader/references/instances.ts';
import { oneOfWords } from '#documents/reader/words.ts';
import { TYPE_ALIASES, typeByAlias } from '#domain/instrument/entity-type.ts';

/** Any text can be searched for; only the types of hits are limited. */
export const instances: Instances<'search'> = {
  ...KNOWN_BY_PROVIDER,
  missing({ subject: { typeParameter }, params }) {
    const alias = typeParameter === undefined ? undefined : named(params, typeParameter);
    return alias === undefined || typeByAlias(alias) !== undefined
      ? undefined
      : `Nach der Art „${alias}“ sucht niemand; es gibt ${oneOfWords(Object.values(TYPE_ALIASES))}.`;
  },
  isSure: () => true,
  example: 'DAX',
};
