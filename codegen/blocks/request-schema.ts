import type { OpenApiDocument } from '../contracts/bundle.ts';
import { isObject, listOf, pointed } from '../json.ts';
import { resolvedSchema } from '../contracts/resolved-schema.ts';
import type { JsonSchema } from '#documents/schemas/read-schema.ts';

/**
 * Schema of the parts of an operation's request that a form can fill, with every reference resolved: the JSON body (none for a write
 * without input), plus parameters as keys `path:name` and `query:name`.
 * @param places places that forms fill; optional parameters that no form fills are left out, because browsers load the schema
 * @throws Error if no contract defines the operation, if its body is not JSON, or if its request contains itself
 */
export function requestSchema(document: OpenApiDocument, operationId: string, places: ReadonlySet<string>): JsonSchema {
  const found = Object.values(document.paths).flatMap((item) =>
    Object.entries(item).map(([method, operation]) => ({ item, method, operation })),
  );
  const { item, method, operation } = found.find((each) => isObject(each.operation) && each.operation['operationId'] === operationId) ?? {};
  if (!isObject(operation)) throw new Error(`No contract names the operation "${operationId}".`);
  const all = parametersOf(document, [item?.['parameters'], operation['parameters']]);
  const parameters = all.filter(({ key, required }) => required || places.has(key));
  const body = bodySchema(document, operation, operationId, method !== 'get' || parameters.length > 0);
  if (parameters.length === 0) return body;
  const { properties, required, ...rest } = body;
  const demanded: unknown[] = [...listOf(required), ...parameters.filter((each) => each.required).map(({ key }) => key)];
  return {
    ...rest,
    ...(demanded.length > 0 && { required: demanded }),
    properties: { ...(isObject(properties) ? properties : {}), ...Object.fromEntries(parameters.map(({ key, schema }) => [key, schema])) },
  };
}

function bodySchema(document: OpenApiDocument, operation: object, operationId: string, mayBeEmpty: boolean): JsonSchema {
  if (mayBeEmpty && !('requestBody' in operation)) return { type: 'object', additionalProperties: false };
  const schema = at(document, operation, ['requestBody', 'content', 'application/json', 'schema']);
  if (schema === undefined) throw new Error(`The operation "${operationId}" takes no JSON, so no form can call it.`);
  const resolved = resolvedSchema(document, schema);
  if (!isObject(resolved)) throw new Error(`The request of "${operationId}" is no object.`);
  return resolved;
}

interface Parameter {
  /** Key in the schema, such as `path:sessionId`. */
  readonly key: string;
  readonly required: boolean;
  readonly schema: unknown;
}

/** Path and query parameters with a single value. Forms have no fields for others. */
function parametersOf(document: OpenApiDocument, lists: readonly unknown[]): Parameter[] {
  return lists.flat().flatMap((entry): Parameter[] => {
    const parameter = isObject(entry) && typeof entry['$ref'] === 'string' ? pointed(document, entry['$ref']) : entry;
    if (!isObject(parameter) || (parameter['in'] !== 'path' && parameter['in'] !== 'query')) return [];
    const schema = resolvedSchema(document, parameter['schema']);
    if (!isObject(schema) || schema['type'] === 'array' || schema['type'] === 'object') return [];
    return [{ key: `${parameter['in']}:${String(parameter['name'])}`, required: parameter['required'] === true, schema }];
  });
}

function at(document: OpenApiDocument, node: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((current, key) => {
    const target = isObject(current) && typeof current['$ref'] === 'string' ? pointed(document, current['$ref']) : current;
    return isObject(target) ? target[key] : undefined;
  }, node);
}
