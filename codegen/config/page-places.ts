import type { BlockFolder } from '../blocks/read.ts';
import { isObject } from '../json.ts';
import type { JsonSchema } from '#documents/schemas/read-schema.ts';

const slots = ['top', 'main', 'aside'];

/**
 * Page schema in which the kind of page restricts the blocks: those that need a subject are allowed only on pages about it, forms only on
 * pages rendered for one visitor. Each condition carries its requirement (`x-subject`, `x-form`).
 */
export function withPlaces(page: JsonSchema, blocks: readonly BlockFolder[]): JsonSchema {
  const needs = neededSubjects(page);
  const bySubject = [...Map.groupBy(needs, ({ subject }) => subject)].map(([kind, types]) =>
    unless(
      { required: ['subject'], properties: { subject: { required: ['kind'], properties: { kind: { const: kind } } } } },
      { ...noneOf(types.map(({ type }) => type)), 'x-subject': kind },
    ),
  );
  const forms = blocks.filter(({ hasForm }) => hasForm).map(({ type }) => type);
  const isPrivate = { required: ['audience'], properties: { audience: { const: 'private' } } };
  const conditions = forms.length === 0 ? bySubject : [...bySubject, unless(isPrivate, { ...noneOf(forms), 'x-form': true })];
  return conditions.length === 0 ? page : { ...page, allOf: conditions };
}

function neededSubjects(page: JsonSchema): { type: string; subject: string }[] {
  const definitions = isObject(page['definitions']) ? page['definitions'] : {};
  const block = definitions['block'];
  const branches: readonly unknown[] = isObject(block) && Array.isArray(block['oneOf']) ? block['oneOf'] : [];
  return branches.flatMap((branch) => {
    const type = isObject(branch) ? String(branch['$ref']).replace('#/definitions/', '') : '';
    const schema = definitions[type];
    const subject = isObject(schema) ? schema['x-subject'] : undefined;
    return typeof subject === 'string' ? [{ type, subject }] : [];
  });
}

function noneOf(types: readonly string[]): JsonSchema {
  return { not: { enum: types } };
}

/** Subject or audience may be defined by the layout. Then only the joined page can be checked. */
const hasLayout = { required: ['layout'] };

/** Restricts the type of every block to a rule, except on pages that meet the condition. */
function unless(condition: JsonSchema, type: JsonSchema): JsonSchema {
  const slot = { items: { properties: { type } } };
  const body = { properties: Object.fromEntries(slots.map((name) => [name, slot])) };
  return {
    if: { anyOf: [condition, hasLayout] },
    else: { properties: { body, subPages: { additionalProperties: { properties: { body } } } } },
  };
}
