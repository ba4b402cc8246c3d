import { readContract } from '#provider/http/contract.ts';

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
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly bodySchema: JsonSchema | undefined;
  /** Declared statuses (`200`, `400`, `default` …) with the schema of their JSON. */
  readonly responses: Readonly<Record<string, JsonSchema>>;
}

const contract = readContract();

/** Every operation of the contracts, with references followed one step where tests need to look inside. */
export function readOperations(): Operation[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, value]) => {
      if (method !== 'get' && method !== 'post') return [];
      const operation = value as { operationId: string; parameters?: unknown[]; requestBody?: unknown; responses: Record<string, unknown> };
      return [
        {
          id: operation.operationId,
          method: method.toUpperCase() as Operation['method'],
          path: `/api${path}`,
          parameters: (operation.parameters ?? []).map((parameter) => {
            const known = follow(parameter) as unknown as Parameter;
            return { ...known, schema: follow(known.schema) };
          }),
          bodySchema: operation.requestBody === undefined ? undefined : jsonSchemaOf(operation.requestBody),
          responses: Object.fromEntries(Object.entries(operation.responses).map(([status, response]) => [status, jsonSchemaOf(response)])),
        },
      ];
    }),
  );
}

/** The schema behind `#/components/…`, or the node itself. */
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
  const { content } = follow(holder) as { content?: Record<string, { schema: JsonSchema }> };
  return content?.['application/json']?.schema ?? {};
}

export function componentSchemas(): Record<string, JsonSchema> {
  return (contract.components as { schemas: Record<string, JsonSchema> }).schemas;
}
