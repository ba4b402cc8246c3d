import { ENTITY_TYPES, type EntityType } from '#domain/instrument/entity-type.ts';

/** Returns true if unvalidated text is a type of entity. */
export function isEntityType(word: unknown): word is EntityType {
  return ENTITY_TYPES.some((type) => type === word);
}
