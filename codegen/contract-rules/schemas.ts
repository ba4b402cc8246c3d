import { follow, isNode, listOf, type Node, type Rule, type RuleContext } from './rule.ts';

/** Requires a German description and an example of every field. A field that refers to a schema takes both from there. */
export const fieldDocumented: Rule = () => ({
  SchemaProperties(properties, context) {
    for (const [name, field] of Object.entries(isNode(properties) ? properties : {})) {
      if (!isNode(field) || field['$ref'] !== undefined) continue;
      const missing = [...(isText(field['description']) ? [] : ['a description']), ...(hasExample(field, context) ? [] : ['examples'])];
      if (missing.length > 0)
        context.report({ message: `Field "${name}" needs ${missing.join(' and ')}.`, location: context.location.child([name]).key() });
    }
  },
});

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

function hasExample(field: Node, context: RuleContext): boolean {
  if (field['examples'] !== undefined || field['example'] !== undefined || field['enum'] !== undefined) return true;
  if (field['type'] === 'object') return true;
  const items = field['type'] === 'array' ? follow(field['items'], context) : {};
  return items['type'] === 'object' || items['enum'] !== undefined || items['examples'] !== undefined;
}

/** Requires every object to declare whether it allows additional properties. */
export const closedObject: Rule = () => ({
  Schema(schema, context) {
    if (isNode(schema) && schema['type'] === 'object' && schema['additionalProperties'] === undefined)
      context.report({
        message: 'An object needs additionalProperties: false, or true where any further field may come.',
        location: context.location.key(),
      });
  },
});

/** Forbids `allOf` over a discriminated `oneOf`: generators intersect the branches, and no value fits the resulting type. */
export const noAllOfOverDiscriminator: Rule = () => ({
  Schema(schema, context) {
    const parts = isNode(schema) ? listOf(schema['allOf']) : [];
    const index = parts.findIndex((part) => isDiscriminated(follow(part, context)));
    if (index >= 0)
      context.report({
        message: 'allOf must not contain a oneOf with a discriminator: put the shared fields into each branch.',
        location: context.location.child(['allOf', index]),
      });
  },
});

function isDiscriminated(schema: Node): boolean {
  return schema['discriminator'] !== undefined && (schema['oneOf'] !== undefined || schema['anyOf'] !== undefined);
}
