import { isObject } from '../json.ts';

/**
 * A schema may list properties and narrow some of them again in the branches of a `oneOf` or `anyOf` beside them. Orval's
 * mocks then draw the property from the wider list. Here the shared properties move into each branch, which means the
 * same and leaves one description of each property.
 */
export function withNarrowedBranches<Node>(node: Node): Node {
  return narrowed(node) as Node;
}

/** Below these keys stand names and values, not schemas: a property may be called `oneOf`. */
const MAPS = new Set(['properties', 'patternProperties', 'schemas', '$defs', 'definitions']);
const VALUES = new Set(['example', 'examples', 'default', 'enum', 'const']);

function narrowed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(narrowed);
  if (!isObject(node)) return node;
  const inner: Record<string, unknown> = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, valueOf(key, value)]));
  for (const keyword of ['oneOf', 'anyOf']) {
    const branches = inner[keyword];
    if (isObject(inner['properties']) && Array.isArray(branches) && branches.some((branch) => overlaps(inner, branch)))
      return distributed(inner, keyword, branches);
  }
  return inner;
}

function valueOf(key: string, value: unknown): unknown {
  if (VALUES.has(key)) return value;
  if (!MAPS.has(key) || !isObject(value)) return narrowed(value);
  return Object.fromEntries(Object.entries(value).map(([name, schema]) => [name, narrowed(schema)]));
}

function overlaps(base: Record<string, unknown>, branch: unknown): boolean {
  return Object.keys(propertiesOf(branch)).some((name) => name in propertiesOf(base));
}

function distributed(base: Record<string, unknown>, keyword: string, branches: readonly unknown[]): unknown {
  const { properties: _, required: __, type, [keyword]: ___, ...rest } = base;
  return {
    ...rest,
    [keyword]: branches.map((branch) => {
      const required = [...new Set([...requiredOf(base), ...requiredOf(branch)])];
      return {
        // Beside a reference, 3.0 lets nothing stand.
        ...(isObject(branch) && '$ref' in branch ? { allOf: [branch] } : isObject(branch) ? branch : {}),
        type: type ?? 'object',
        // And no list of required properties may be empty.
        ...(required.length === 0 ? {} : { required }),
        properties: { ...propertiesOf(base), ...propertiesOf(branch) },
      };
    }),
  };
}

function propertiesOf(schema: unknown): Record<string, unknown> {
  return isObject(schema) && isObject(schema['properties']) ? schema['properties'] : {};
}

function requiredOf(schema: unknown): readonly unknown[] {
  return isObject(schema) && Array.isArray(schema['required']) ? schema['required'] : [];
}
