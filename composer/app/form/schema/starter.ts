import { resolve } from './resolve.ts';
import { typesOf, type Schema } from './schema.ts';

/** Starting value for a schema: its example, else the minimum that it requires. Texts start empty. */
export function starter(schema: Schema, root: Schema, depth = 0): unknown {
  const resolved = resolve(schema, undefined, root);
  const { const: constant, enum: values, examples = [], default: usual, properties = {}, required = [], items, minItems = 0 } = resolved;
  if (constant !== undefined) return constant;
  if (usual !== undefined) return usual;
  if (values !== undefined) return values[0];
  const branch = (resolved.oneOf ?? resolved.anyOf)?.[0];
  if (branch !== undefined) return starter(branch, root, depth);
  const type = typesOf(resolved)[0] ?? (resolved.properties === undefined ? 'string' : 'object');
  if (type === 'object') {
    if (depth === 0 && examples[0] !== undefined) return examples[0];
    return depth > 6 ? {} : Object.fromEntries(required.map((key) => [key, starter(properties[key] ?? {}, root, depth + 1)]));
  }
  if (type === 'array') return items === undefined || (minItems === 0 && depth > 0) ? [] : [starter(items, root, depth + 1)];
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return examples[0] ?? resolved.minimum ?? 1;
  return '';
}
