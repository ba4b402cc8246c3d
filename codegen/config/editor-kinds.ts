import { isObject, without } from '../json.ts';
import type { JsonSchema } from '#documents/schemas/read-schema.ts';
import { definitionOf } from './subjects.ts';

/** Definitions that contain blocks, innermost first. */
const HOLDERS = ['slot', 'body', 'subPage'];

interface Variant {
  readonly name: string;
  /** Condition for the pages of this variant; undefined for all other pages. */
  readonly when: JsonSchema | undefined;
  readonly types: readonly string[] | 'all';
}

/**
 * Page schema that offers at `type:` only blocks allowed on that kind of page: those about the page's subject, and forms if the page is
 * private. A page with a layout is offered all blocks, because this schema does not see the layout.
 */
export function withKinds(page: JsonSchema): JsonSchema {
  const definitions = isObject(page['definitions']) ? page['definitions'] : {};
  const block = isObject(definitions['block']) ? definitions['block'] : {};
  const variants = variantsOf(definitions, typesIn(block));
  const own = variants.flatMap(({ name, types }): [string, unknown][] =>
    types === 'all'
      ? []
      : [
          [`block-${name}`, narrowed(block, types)],
          ...HOLDERS.map((holder): [string, unknown] => [`${holder}-${name}`, renamed(definitions[holder], name)]),
        ],
  );
  const properties = isObject(page['properties']) ? page['properties'] : {};
  const { description } = isObject(definitions['body']) ? definitions['body'] : {};
  return {
    ...page,
    properties: {
      ...properties,
      body: { title: 'Inhalt', description },
      subPages: without(properties['subPages'], ['additionalProperties']),
    },
    allOf: [chained(variants)],
    definitions: { ...definitions, ...Object.fromEntries(own) },
  };
}

/** Types in the branches of a union of blocks. */
export function typesIn(block: unknown): string[] {
  const branches: readonly unknown[] = isObject(block) && Array.isArray(block['oneOf']) ? block['oneOf'] : [];
  return branches.flatMap((branch) =>
    isObject(branch) && typeof branch['$ref'] === 'string' ? [branch['$ref'].split('/').at(-1) ?? ''] : [],
  );
}

function variantsOf(definitions: Record<string, unknown>, types: readonly string[]): Variant[] {
  const noted = (type: string, key: string): unknown => {
    const schema = definitions[type];
    return isObject(schema) ? schema[key] : undefined;
  };
  const isFor = (subject: unknown, kind: string | undefined): boolean => subject === undefined || subject === kind;
  const allowed = (kind: string | undefined, isPrivate: boolean): string[] =>
    types.filter((type) => isFor(noted(type, 'x-subject'), kind) && (isPrivate || noted(type, 'x-form') !== true));
  const kinds = [...new Set(types.flatMap((type) => noted(type, 'x-subject') ?? []))].map(String).toSorted();
  return [
    ...kinds.flatMap((kind): Variant[] =>
      // A public page about a private subject is reported by the checker, so it needs no list.
      noted(definitionOf(kind), 'x-private') === true
        ? [{ name: kind, when: about(kind), types: allowed(kind, true) }]
        : [
            { name: `private-${kind}`, when: { allOf: [about(kind), isPrivatePage] }, types: allowed(kind, true) },
            { name: kind, when: about(kind), types: allowed(kind, false) },
          ],
    ),
    { name: '', when: { required: ['layout'] }, types: 'all' },
    { name: 'private', when: isPrivatePage, types: allowed(undefined, true) },
    { name: 'public', when: undefined, types: allowed(undefined, false) },
  ];
}

const isPrivatePage = { required: ['audience'], properties: { audience: { const: 'private' } } };

function about(kind: string): JsonSchema {
  return { required: ['subject'], properties: { subject: { required: ['kind'], properties: { kind: { const: kind } } } } };
}

function narrowed(block: Record<string, unknown>, types: readonly string[]): JsonSchema {
  const branches: readonly unknown[] = Array.isArray(block['oneOf']) ? block['oneOf'] : [];
  const remaining = branches.filter(
    (branch) => !isObject(branch) || typeof branch['$ref'] !== 'string' || types.includes(branch['$ref'].split('/').at(-1) ?? ''),
  );
  const properties = isObject(block['properties']) ? block['properties'] : {};
  return {
    ...block,
    properties: { ...properties, type: { ...(isObject(properties['type']) && properties['type']), enum: types } },
    oneOf: remaining,
  };
}

function renamed(node: unknown, name: string): unknown {
  const source = JSON.stringify(node).replaceAll(/"#\/definitions\/(block|slot|body|subPage)"/gu, `"#/definitions/$1-${name}"`);
  return JSON.parse(source);
}

function chained([first, ...rest]: readonly Variant[]): JsonSchema {
  if (first === undefined) return {};
  const ending = first.types === 'all' ? '' : `-${first.name}`;
  const properties = {
    body: { $ref: `#/definitions/body${ending}` },
    subPages: { additionalProperties: { $ref: `#/definitions/subPage${ending}` } },
  };
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
  return first.when === undefined ? { properties } : { if: first.when, then: { properties }, else: chained(rest) };
}
