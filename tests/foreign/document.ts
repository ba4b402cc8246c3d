/** A document as plain data. This folder has its own reader of documents: it shares nothing with codegen, which it checks. */
export type Json = Record<string, unknown>;

export interface Schema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly contentMediaType?: string;
  readonly contentEncoding?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Json;
  readonly items?: unknown;
  readonly allOf?: readonly unknown[];
  readonly oneOf?: readonly unknown[];
  readonly anyOf?: readonly unknown[];
}

export interface ParameterObject {
  readonly name: string;
  readonly in: string;
  readonly style?: string;
  readonly explode?: boolean;
  readonly allowReserved?: boolean;
  readonly schema?: unknown;
  readonly content?: Json;
}

export interface OperationObject {
  readonly operationId?: string;
  readonly parameters: readonly ParameterObject[];
  readonly requestBody?: Json | undefined;
  readonly responses: Json;
  readonly security: readonly Json[];
}

/** One operation and its position. */
export interface Placed {
  readonly method: string;
  readonly path: string;
  readonly operation: OperationObject;
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'];

export function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Resolves references to their target node. */
export function followed(document: Json, node: unknown, steps = 20): unknown {
  if (!isRecord(node) || typeof node['$ref'] !== 'string' || steps === 0) return node;
  const keys = node['$ref'].split('/').slice(1);
  const target = keys.reduce<unknown>(
    (at, key) =>
      typeof at === 'object' && at !== null ? (at as Json)[decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~')] : undefined,
    document,
  );
  return followed(document, target, steps - 1);
}

/** Returns every operation of the document, with parameters and answers resolved. */
export function operationsOf(document: Json): Placed[] {
  return Object.entries(document['paths'] ?? {}).flatMap(([path, node]) => {
    const item = followed(document, node) as Json;
    return METHODS.filter((method) => isRecord(item[method])).map((method) => ({
      method,
      path,
      operation: read(document, item, item[method] as Json),
    }));
  });
}

function read(document: Json, item: Json, operation: Json): OperationObject {
  const parameters = [...((item['parameters'] ?? []) as unknown[]), ...((operation['parameters'] ?? []) as unknown[])]
    .map((node) => followed(document, node) as ParameterObject)
    .filter((parameter) => parameter !== undefined);
  const responses = Object.entries((operation['responses'] ?? {}) as Json).map(([status, node]) => [status, followed(document, node)]);
  return {
    operationId: operation['operationId'] as string,
    // Parameters of the operation replace those of the path with the same name and place.
    parameters: [...new Map(parameters.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter])).values()],
    requestBody: followed(document, operation['requestBody']) as Json | undefined,
    responses: Object.fromEntries(responses) as Json,
    security: ((operation['security'] ?? document['security'] ?? []) as Json[]).filter((needed) => Object.keys(needed).length > 0),
  };
}
