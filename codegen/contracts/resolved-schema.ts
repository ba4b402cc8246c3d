import { isObject, pointed } from '../json.ts';
import type { OpenApiDocument } from './bundle.ts';

/** Keywords for readers of the contract. They are removed to reduce the size of loaded schemas. */
const prose = new Set(['description', 'examples', 'example', 'title', 'deprecated']);

/**
 * Returns a schema of a contract with every reference resolved and without prose.
 * @throws Error if the schema contains itself
 */
export function resolvedSchema(document: OpenApiDocument, schema: unknown): unknown {
  return resolve(document, schema, []);
}

function resolve(document: OpenApiDocument, node: unknown, trail: readonly string[], isSchema = true): unknown {
  if (Array.isArray(node)) return node.map((item) => resolve(document, item, trail));
  if (!isObject(node)) return node;
  const reference = node['$ref'];
  if (isSchema && typeof reference === 'string') {
    if (trail.includes(reference)) throw new Error(`${reference} contains itself: no request can be checked by it.`);
    return resolve(document, pointed(document, reference), [...trail, reference]);
  }
  const entries = Object.entries(node).filter(([key]) => !isSchema || !prose.has(key));
  return Object.fromEntries(entries.map(([key, value]) => [key, resolve(document, value, trail, !(isSchema && key === 'properties'))]));
}
