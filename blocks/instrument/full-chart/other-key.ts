import type { Schema } from '#client/operations.ts';
import { isEntityType } from '../../kit/entity-type.ts';

/** Splits a key such as `STOCK:82849` into the parameters of a call's path. */
export function otherKey(key: string): { readonly entityType: Schema<'EntityType'>; readonly entityValue: string } {
  const [entityType, entityValue = ''] = key.split(':');
  return { entityType: isEntityType(entityType) ? entityType : 'UNKNOWN', entityValue };
}
