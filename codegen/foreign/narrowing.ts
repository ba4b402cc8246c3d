import { isObject } from '../json.ts';
import { rewrittenObject } from './schema-tree.ts';

/**
 * Moves shared properties into each branch. A schema may list properties and narrow some of them in the branches of a `oneOf` or `anyOf`
 * beside them. Orval's mocks would take the value of such a property from the wider list. The result has the same meaning, with one
 * description per property.
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
        // OpenAPI 3.0 allows no keywords beside a reference.
        ...(isObject(branch) && '$ref' in branch ? { allOf: [branch] } : isObject(branch) ? branch : {}),
        type: type ?? 'object',
        // OpenAPI forbids an empty list of required properties.
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
