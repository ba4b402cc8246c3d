import type { OpenApiDocument } from '../contracts/bundle.ts';
import { isObject } from '../json.ts';
import { pascalCase } from '../names.ts';
import { withOperationIds } from './operation-ids.ts';
import { resolved } from './resolve.ts';

/**
 * The same document in the words that openapi-typescript reads: every operation has a name of its own, a path that stands for
 * another holds its operations, discriminators name schemas by reference, and schemas that are referred to inside of paths are
 * components.
 */
export function prepared(document: OpenApiDocument): OpenApiDocument {
  const schemas: Record<string, unknown> = { ...document.components?.['schemas'] };
  const whole = withOperationIds({ ...document, paths: withoutAliases(document) });
  const moved = new Map<string, string>();
  /** Where a reference into a path leads now; its schema becomes a component. */
  const movedTo = (reference: string): string => {
    const known = moved.get(reference);
    if (known !== undefined) return known;
    const name = freeName(`Inside${pascalCase(reference.slice('#/paths/'.length))}`, schemas);
    moved.set(reference, `#/components/schemas/${name}`);
    schemas[name] = {};
    schemas[name] = rewritten(resolved(document, { $ref: reference }) ?? {});
    return `#/components/schemas/${name}`;
  };
  const open = new Set<unknown>();
  /** A parameter, an answer, … of another operation. */
  const inlined = (node: Record<string, unknown>): unknown => {
    const target = resolved(document, node);
    if (target === undefined || open.has(target)) return node;
    open.add(target);
    const copy = rewritten(target);
    open.delete(target);
    return copy;
  };
  const rewritten = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(rewritten);
    if (!isObject(node)) return node;
    const reference = node['$ref'];
    if (typeof reference === 'string' && isInsidePath(reference))
      return SCHEMA.test(reference) ? { $ref: movedTo(reference) } : inlined(node);
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => {
        if (key === 'discriminator' && isObject(value) && isObject(value['mapping']))
          return [key, { ...value, mapping: mappingOf(document, value['mapping']) }];
        return [key, rewritten(value)];
      }),
    );
  };
  const { components, ...rest } = whole;
  const { schemas: _, ...others } = components ?? {};
  const own = Object.entries(components?.['schemas'] ?? {}).map(([name, schema]) => [name, rewritten(schema)] as const);
  const read = { ...(rewritten(rest) as OpenApiDocument), components: { ...(rewritten(others) as typeof components) } };
  return { ...read, components: { ...read.components, schemas: { ...schemas, ...Object.fromEntries(own) } } };
}

/** References into a path, and among them those to a schema. */
const SCHEMA = /\/schema(?:\/|$)/;
function isInsidePath(reference: string): boolean {
  return reference.startsWith('#/paths/');
}

/** Paths that refer to another one, with its operations in place of the reference. */
function withoutAliases(document: OpenApiDocument): OpenApiDocument['paths'] {
  return Object.fromEntries(Object.entries(document.paths).map(([path, item]) => [path, resolved(document, item) ?? {}]));
}

/** Names of schemas become references; what leads nowhere says nothing and goes. */
function mappingOf(document: OpenApiDocument, mapping: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(mapping).flatMap(([value, target]): [string, string][] => {
    if (typeof target !== 'string') return [];
    const reference = target in (document.components?.['schemas'] ?? {}) ? `#/components/schemas/${escaped(target)}` : target;
    return resolved(document, { $ref: reference }) === undefined ? [] : [[value, reference]];
  });
  return Object.fromEntries(entries);
}

function escaped(name: string): string {
  return encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));
}

function freeName(name: string, schemas: Record<string, unknown>): string {
  return name in schemas ? freeName(`${name}_`, schemas) : name;
}
