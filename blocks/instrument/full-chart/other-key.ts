import type { Schema } from '#client/operations.ts';
import { isEntityType } from '../../kit/entity-type.ts';

/** `STOCK:82849` as a path names it. */
export function otherKey(key: string): { readonly entityType: Schema<'EntityType'>; readonly entityValue: string } {
  const [entityType, entityValue = ''] = key.split(':');
  return { entityType: isEntityType(entityType) ? entityType : 'UNKNOWN', entityValue };
}
