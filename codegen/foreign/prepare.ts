import { openApiOf, type OpenApiDocument } from '../contracts/bundle.ts';
import { isObject, without } from '../json.ts';
import { pascalCase } from '../names.ts';
import { withDirections } from './directions.ts';
import { withOperationIds } from './operation-ids.ts';
import { freeName, pointerText, resolved } from './resolve.ts';
import { rewrittenObject, rewrittenTree } from './schema-tree.ts';
import { inKnownWords } from './words.ts';

/**
 * Rewrites a document into a form that openapi-typescript fully supports: every operation has a unique name, referenced paths are inlined,
 * referenced parts are components, schemas use supported keywords only, and they are split by direction where they differ.
 */
export function prepared(document: OpenApiDocument): OpenApiDocument {
  return withDirections(inKnownWords(withComponents(withOperationIds(withWholePaths(document)))));
}

/** References to a whole component, which the library resolves. */
const COMPONENT = /^#\/components\/[^/]+\/[^/]+$/;
/** References to a schema: inside of another one, or of a body, parameter or header. */
const SCHEMA = /^#\/components\/schemas\/|\/schema(?:\/|$)|^#\/(?:\$defs|definitions)\//;

function isInside(reference: string): boolean {
  return reference.startsWith('#') && !COMPONENT.test(reference);
}

/**
 * Resolves references into the inside of components. Such a schema becomes a component; a parameter, response and so on is inlined;
 * discriminators refer to schemas by reference.
 */
function withComponents(whole: OpenApiDocument): OpenApiDocument {
  const schemas: Record<string, unknown> = { ...whole.components?.['schemas'] };
  const moved = new Map<string, string>();
  const movedTo = (reference: string): string => {
    const known = moved.get(reference);
    if (known !== undefined) return known;
    const name = freeName(
      `Inside${pascalCase(reference.replace(/^#\/(?:paths\/|components\/(?:schemas\/)?)?/, ''))}`,
      Object.keys(schemas),
    );
    moved.set(reference, `#/components/schemas/${pointerText(name)}`);
    schemas[name] = {};
    schemas[name] = rewritten(resolved(whole, { $ref: reference }) ?? {});
    return `#/components/schemas/${pointerText(name)}`;
  };
  const open = new Set<unknown>();
  const inlined = (node: Record<string, unknown>): Record<string, unknown> => {
    const target = resolved(whole, node);
    if (target === undefined || open.has(target)) return node;
    open.add(target);
    const copy = rewrittenObject(target, rewrite);
    open.delete(target);
    return copy;
  };
  const rewrite = (node: Record<string, unknown>): Record<string, unknown> => {
    const { $ref: reference, discriminator } = node;
    if (typeof reference === 'string' && isInside(reference))
      return SCHEMA.test(reference) ? { ...node, $ref: movedTo(reference) } : inlined(node);
    if (!isObject(discriminator) || !isObject(discriminator['mapping'])) return node;
    return { ...node, discriminator: { ...discriminator, mapping: mappingOf(whole, discriminator['mapping']) } };
  };
  const rewritten = (tree: unknown): unknown => rewrittenTree(tree, rewrite);
  const { components, ...rest } = whole;
  const { schemas: _, ...others } = components ?? {};
  const own = Object.entries(components?.['schemas'] ?? {}).map(([name, schema]) => [name, rewritten(schema)] as const);
  const read = openApiOf(rewritten({ ...rest, components: others }));
  return { ...read, components: { ...read.components, schemas: { ...schemas, ...Object.fromEntries(own) } } };
}

/** Inlines paths that are references; 3.1 allows other keys beside them. */
function withWholePaths(document: OpenApiDocument): OpenApiDocument {
  const whole = (items: unknown): Record<string, Record<string, unknown>> =>
    Object.fromEntries(
      Object.entries(isObject(items) ? items : {}).map(([path, item]) => [
        path,
        { ...resolved(document, item), ...without(item, ['$ref']) },
      ]),
    );
  const { components, ...rest } = document;
  const { pathItems: _, ...others } = components ?? {};
  return {
    ...rest,
    paths: whole(document.paths),
    ...('webhooks' in rest && { webhooks: whole(rest.webhooks) }),
    ...(components !== undefined && { components: others }),
  };
}

/** Converts names of schemas to references. Removes entries that lead nowhere. */
function mappingOf(document: OpenApiDocument, mapping: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(mapping).flatMap(([value, target]): [string, string][] => {
    if (typeof target !== 'string') return [];
    const reference = target in (document.components?.['schemas'] ?? {}) ? `#/components/schemas/${pointerText(target)}` : target;
    return resolved(document, { $ref: reference }) === undefined ? [] : [[value, reference]];
  });
  return Object.fromEntries(entries);
}
