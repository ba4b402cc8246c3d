/** Keys between a schema and its properties that add no name to a type. */
const NAMELESS = new Set(['items', 'allOf', 'oneOf', 'anyOf', 'additionalProperties', 'prefixItems']);

/**
 * Name of a property's place for messages and for the search of its users: `Quote.last` in a component, `getQuote:response.last` inside an
 * operation. Undefined for places that are not a property.
 */
export function placeOf(at: readonly string[], operation: string): string | undefined {
  const named = at[0] === 'components' && at[1] === 'schemas';
  const path: string[] = [];
  for (let index = named ? 3 : schemaStart(at); index < at.length; index += 1) {
    const key = at[index] ?? '';
    if (key === 'properties') path.push(at[(index += 1)] ?? '');
    else if (!NAMELESS.has(key) && !/^\d+$/.test(key)) break;
  }
  if (path.length === 0) return undefined;
  const base = named ? at[2] : `${operation}:${at.includes('requestBody') || at.includes('requestBodies') ? 'request' : 'response'}`;
  return `${base}.${path.join('.')}`;
}

function schemaStart(at: readonly string[]): number {
  const index = at.indexOf('schema');
  return index === -1 ? at.length : index + 1;
}

/** Name of a parameter's place, e.g. `getQuote?query.range`. */
export function parameterPlace(operation: string, place: string, name: string): string {
  return `${operation}?${place}.${name}`;
}
