import type { OpenApiDocument } from '../contracts/bundle.ts';
import { isObject, listOf } from '../json.ts';
import { bodiesOf, answersOf, type Bodies } from './media.ts';
import { METHODS } from './operation-ids.ts';
import { resolved } from './resolve.ts';
import { writingOf, type Writing } from './writing.ts';

/** Operation of a foreign document as `client/foreign/operation.ts` needs it at run time, with its description. */
export interface ForeignOperation {
  readonly id: string;
  readonly summary: string | undefined;
  readonly isDeprecated: boolean;
  readonly facts: {
    readonly method: string;
    readonly path: string;
    readonly parameters?: readonly ({ readonly name: string; readonly in: string } & Writing)[] | undefined;
    readonly bodies?: Bodies | undefined;
    readonly answers?: readonly string[] | undefined;
    readonly binary?: readonly string[] | undefined;
    readonly security?: readonly (readonly string[])[] | undefined;
  };
}

/** Lists the operations in document order, with references resolved. */
export function foreignOperations(document: OpenApiDocument): ForeignOperation[] {
  return Object.entries(document.paths).flatMap(([path, given]) => {
    const item = resolved(document, given) ?? {};
    return METHODS.flatMap((method) => {
      const operation = item[method];
      if (!isObject(operation) || typeof operation['operationId'] !== 'string') return [];
      return [
        {
          id: operation['operationId'],
          summary: typeof operation['summary'] === 'string' ? operation['summary'] : undefined,
          isDeprecated: operation['deprecated'] === true,
          facts: {
            method: method.toUpperCase(),
            path,
            parameters: some(parametersOf(document, item, operation)),
            bodies: bodiesOf(document, operation['requestBody']),
            ...answersOf(document, operation['responses']),
            security: securityOf(document, operation),
          },
        },
      ];
    });
  });
}

/** Parameters of the path, overridden by those of the operation. */
function parametersOf(
  document: OpenApiDocument,
  item: Record<string, unknown>,
  operation: Record<string, unknown>,
): ({ name: string; in: string } & Writing)[] {
  const all = [item['parameters'], operation['parameters']].flatMap(listOf);
  const byPlace = new Map<string, { name: string; in: string } & Writing>();
  for (const node of all) {
    const parameter = resolved(document, node);
    const { name, in: place } = parameter ?? {};
    if (parameter === undefined || typeof name !== 'string' || typeof place !== 'string') continue;
    byPlace.set(`${place} ${name}`, { name, in: place, ...writingOf(parameter, firstMedia(parameter)) });
  }
  return [...byPlace.values()];
}

/** A parameter with `content` is serialized as its media type. */
function firstMedia({ content }: Record<string, unknown>): string | undefined {
  return isObject(content) ? Object.keys(content)[0] : undefined;
}

function securityOf(document: OpenApiDocument, operation: Record<string, unknown>): string[][] | undefined {
  const security = operation['security'] ?? document.security;
  const alternatives = (Array.isArray(security) ? security : []).filter(isObject).map((alternative) => Object.keys(alternative));
  // An empty alternative allows calls without credentials. It is dropped, because that happens anyway if no credentials are set.
  return some(alternatives.filter((names) => names.length > 0));
}

function some<Item>(list: Item[]): Item[] | undefined {
  return list.length === 0 ? undefined : list;
}
