import { ENTITY_TYPES, type EntityType } from '#domain/instrument/entity-type.ts';

/** Whether a word from elsewhere names a kind of entity. */
export function isEntityType(word: unknown): word is EntityType {
  return ENTITY_TYPES.some((type) => type === word);
}
