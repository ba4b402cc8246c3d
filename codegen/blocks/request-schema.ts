import type { OpenApiDocument } from '../contracts/bundle.ts';
import { isObject } from '../json.ts';
import type { JsonSchema } from '../schemas/json-schema.ts';

/**
 * The schema of an operation's JSON request, with every reference replaced by what it leads to; that of an empty object for a
 * write that takes nothing.
 * @throws Error when no contract names the operation, when it takes something else, or when its request contains itself
 */
export function requestSchema(document: OpenApiDocument, operationId: string): JsonSchema {
  const [method, operation] =
    Object.values(document.paths)
      .flatMap((item) => Object.entries(item))
      .find(([, candidate]) => isObject(candidate) && candidate['operationId'] === operationId) ?? [];
  if (!isObject(operation)) throw new Error(`No contract names the operation "${operationId}".`);
  if (method !== 'get' && operation['requestBody'] === undefined) return { type: 'object', additionalProperties: false };
  const schema = at(document, operation, ['requestBody', 'content', 'application/json', 'schema']);
  if (schema === undefined) throw new Error(`The operation "${operationId}" takes no JSON, so no form can call it.`);
  const resolved = resolve(document, schema, []);
  if (!isObject(resolved)) throw new Error(`The request of "${operationId}" is no object.`);
  return resolved;
}

function at(document: OpenApiDocument, node: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((current, key) => {
    const target = isObject(current) && typeof current['$ref'] === 'string' ? pointed(document, current['$ref']) : current;
    return isObject(target) ? target[key] : undefined;
  }, node);
}

/** Words for readers of the contract: they would make what browsers load longer. */
const prose = new Set(['description', 'examples', 'example', 'title', 'deprecated']);

function resolve(document: OpenApiDocument, node: unknown, trail: readonly string[], isSchema = true): unknown {
  if (Array.isArray(node)) return node.map((item) => resolve(document, item, trail));
  if (!isObject(node)) return node;
  const reference = node['$ref'];
  if (isSchema && typeof reference === 'string') {
    if (trail.includes(reference)) throw new Error(`${reference} contains itself: no form can fill it in.`);
    return resolve(document, pointed(document, reference), [...trail, reference]);
  }
  const entries = Object.entries(node).filter(([key]) => !isSchema || !prose.has(key));
  return Object.fromEntries(entries.map(([key, value]) => [key, resolve(document, value, trail, !(isSchema && key === 'properties'))]));
}

function pointed(document: OpenApiDocument, reference: string): unknown {
  return reference
    .split('/')
    .slice(1)
    .reduce<unknown>((node, key) => (isObject(node) ? node[key] : undefined), document);
}
