import { isObject } from '../json.ts';

/**
 * A schema may list properties and narrow some of them again in the branches of a `oneOf` or `anyOf` beside them. Orval's
 * mocks then draw the property from the wider list. Here the shared properties move into each branch, which means the
 * same and leaves one description of each property.
 */
export function withNarrowedBranches<Node>(node: Node): Node {
  return narrowed(node) as Node;
}

function narrowed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(narrowed);
  if (!isObject(node)) return node;
  const inner: Record<string, unknown> = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, narrowed(value)]));
  for (const keyword of ['oneOf', 'anyOf']) {
    const branches = inner[keyword];
    if (isObject(inner['properties']) && Array.isArray(branches) && branches.some((branch) => overlaps(inner, branch)))
      return distributed(inner, keyword, branches);
  }
  return inner;
}

function overlaps(base: Record<string, unknown>, branch: unknown): boolean {
  return Object.keys(propertiesOf(branch)).some((name) => name in propertiesOf(base));
}

function distributed(base: Record<string, unknown>, keyword: string, branches: readonly unknown[]): unknown {
  const { properties: _, required: __, type, [keyword]: ___, ...rest } = base;
  return {
    ...rest,
    [keyword]: branches.map((branch) => ({
      ...(isObject(branch) ? branch : {}),
      type: type ?? 'object',
      required: [...new Set([...requiredOf(base), ...requiredOf(branch)])],
      properties: { ...propertiesOf(base), ...propertiesOf(branch) },
    })),
  };
}

function propertiesOf(schema: unknown): Record<string, unknown> {
  return isObject(schema) && isObject(schema['properties']) ? schema['properties'] : {};
}

function requiredOf(schema: unknown): readonly unknown[] {
  return isObject(schema) && Array.isArray(schema['required']) ? schema['required'] : [];
}
