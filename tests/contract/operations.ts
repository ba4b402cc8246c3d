import { readContract } from '#provider/transport/http/contract.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required?: boolean;
  readonly schema: JsonSchema;
  readonly example?: unknown;
}

export interface Operation {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly bodySchema: JsonSchema | undefined;
  /** Example of the body in the contract. */
  readonly bodyExample: unknown;
  readonly needsToken: boolean;
  /** Whether only the editors' workshop may call it, with a secret. */
  readonly isEditorial: boolean;
  /** Whether a repeated call returns the same answer: it changes nothing and issues nothing new. */
  readonly isRepeatable: boolean;
  /** Status of a success: `200`, `201` or `204`. */
  readonly success: string;
  /** Declared statuses (`200`, `400`, `default` …) with the schema of their JSON. */
  readonly responses: Readonly<Record<string, JsonSchema>>;
}

const contract = readContract();

/** Returns every operation of the contracts. Resolves references by one step where tests need the content. */
export function readOperations(): Operation[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, value]) => operationOf(path, method, value as RawOperation)),
  );
}

interface RawOperation {
  readonly operationId: string;
  readonly parameters?: readonly unknown[];
  readonly requestBody?: unknown;
  readonly responses: Readonly<Record<string, unknown>>;
  readonly security?: readonly object[];
}

// Operations whose method or status does not show that they change something.
const CHANGING = new Set([
  'loginUser',
  'logoutUser',
  'logoutUserByGet',
  'changePassword',
  'confirmUser',
  'startImpersonation',
  'getPushToken',
  'getUserData',
  'confirmArticlePublication',
  'withdrawArticlePublication',
]);

function operationOf(path: string, method: string, raw: RawOperation): Operation {
  const success = Object.keys(raw.responses).find((status) => status.startsWith('2')) ?? '200';
  return {
    id: raw.operationId,
    method: method.toUpperCase() as Operation['method'],
    path: `/api${path}`,
    parameters: (raw.parameters ?? []).map((parameter) => {
      const known = follow(parameter) as unknown as Parameter;
      return { ...known, schema: follow(known.schema) };
    }),
    bodySchema: raw.requestBody === undefined ? undefined : jsonSchemaOf(raw.requestBody),
    bodyExample: raw.requestBody === undefined ? undefined : contentOf(raw.requestBody)?.example,
    needsToken: (raw.security ?? []).every((way) => 'token' in way),
    isEditorial: (raw.security ?? []).some((way) => 'editorial' in way),
    isRepeatable: 'get post'.includes(method) && success === '200' && !CHANGING.has(raw.operationId),
    success,
    responses: Object.fromEntries(Object.entries(raw.responses).map(([status, response]) => [status, jsonSchemaOf(response)])),
  };
}

/** Returns the schema behind `#/components/…`, or the node itself. */
export function follow(node: unknown): JsonSchema {
  const { $ref } = node as { $ref?: string };
  if ($ref === undefined) return node as JsonSchema;
  const target = $ref
    .slice(2)
    .split('/')
    .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], contract);
  return follow(target);
}

function jsonSchemaOf(holder: unknown): JsonSchema {
  return contentOf(holder)?.schema ?? {};
}

function contentOf(holder: unknown): { readonly schema: JsonSchema; readonly example?: unknown } | undefined {
  const { content } = follow(holder) as { content?: Record<string, { schema: JsonSchema; example?: unknown }> };
  return content?.['application/json'];
}

export function componentSchemas(): Record<string, JsonSchema> {
  return (contract.components as { schemas: Record<string, JsonSchema> }).schemas;
}
