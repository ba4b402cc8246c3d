import { isObject } from '../json.ts';
import { rewrittenObject } from './schema-tree.ts';

/**
 * A schema may list properties and narrow some of them again in the branches of a `oneOf` or `anyOf` beside them. Orval's
 * mocks then draw the property from the wider list. Here the shared properties move into each branch, which means the
 * same and leaves one description of each property.
 */
export function withNarrowedBranches(node: Record<string, unknown>): Record<string, unknown> {
  return rewrittenObject(node, narrowed);
}

function narrowed(node: Record<string, unknown>): Record<string, unknown> {
  for (const keyword of ['oneOf', 'anyOf']) {
    const branches = node[keyword];
    if (isObject(node['properties']) && Array.isArray(branches) && branches.some((branch) => overlaps(node, branch)))
      return distributed(node, keyword, branches);
  }
  return node;
}

function overlaps(base: Record<string, unknown>, branch: unknown): boolean {
  return Object.keys(propertiesOf(branch)).some((name) => name in propertiesOf(base));
}

function distributed(base: Record<string, unknown>, keyword: string, branches: readonly unknown[]): Record<string, unknown> {
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
