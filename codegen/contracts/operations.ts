import { isObject, listOf } from '../json.ts';
import type { OpenApiDocument } from './bundle.ts';
import { takesVisit } from './takes-visit.ts';

const EFFECTS = ['start', 'end', 'end-all', 'forget'] as const;
const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'] as const;

/** Call of a contract as the client needs it at run time. */
export interface OperationFacts {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** Media type of the request body, if there is one. */
  readonly requestMedia: string | undefined;
  /** Media type of the successful response, if it has a body. */
  readonly responseMedia: string | undefined;
  /**
   * `x-session`: effect of the call on sessions. It starts or ends the caller's session, or ends all sessions of the user together with the
   * account.
   */
  readonly session: (typeof EFFECTS)[number] | undefined;
  /** `x-browser-token`: the token in the response is intended for scripts of the page. */
  readonly browserToken: true | undefined;
  /** Security scheme that the call requires, if it is not the session token. */
  readonly scheme: string | undefined;
  /** `x-for-visitors`: browsers without a session also make this call, with a visitor's token. */
  readonly forVisitors: true | undefined;
  /** True if the call takes `device` and `application`, which describe a visit. */
  readonly visit: true | undefined;
  /** `x-cost`: cost of a call in the visitor's rate limit, relative to a call that is answered from memory. */
  readonly cost: number | undefined;
}

/** Lists the operations in document order, with references inside the document resolved. */
export function listOperations(document: OpenApiDocument): OperationFacts[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      if (!isObject(operation) || typeof operation['operationId'] !== 'string') return [];
      return [
        {
          id: operation['operationId'],
          method: method.toUpperCase(),
          path,
          requestMedia: firstMedia(document, operation['requestBody']),
          responseMedia: firstMedia(document, successOf(operation['responses'])),
          session: sessionOf(operation),
          browserToken: operation['x-browser-token'] === true ? true : undefined,
          scheme: schemeOf(operation),
          forVisitors: operation['x-for-visitors'] === true ? true : undefined,
          visit: takesVisit(document, operation) ? true : undefined,
          cost: costOf(operation),
        },
      ];
    }),
  );
}

/** Generates the table in which the client looks up operations. */
export function operationsSource(document: OpenApiDocument): string {
  const rows = listOperations(document).map(({ id, ...facts }) => `${JSON.stringify(id)}: ${JSON.stringify(facts)},`);
  return [
    '/** Method, path, media types, effect on the session, scheme and cost of every operation of the contracts. */',
    'export const operationTable = {',
    ...rows,
    '} as const;',
    '/** The header of each security scheme of the contracts. */',
    `export const credentialHeaders = ${JSON.stringify(headersOf(document))} as const;`,
  ].join('\n');
}

/** Contracts without calls that only editorial programs may make. */
export function withoutEditorial(document: OpenApiDocument): OpenApiDocument {
  const isOpen = (operation: unknown): boolean => !isObject(operation) || schemeOf(operation) === undefined;
  const paths = Object.entries(document.paths).flatMap(([path, item]): [string, Record<string, unknown>][] => {
    const open = Object.fromEntries(Object.entries(item).filter(([, operation]) => isOpen(operation)));
    return Object.keys(open).length === 0 ? [] : [[path, open]];
  });
  return { ...document, paths: Object.fromEntries(paths) };
}

/** Header of each security scheme. All schemes of this project are secrets in headers. */
function headersOf({ components }: OpenApiDocument): Record<string, string> {
  const schemes = Object.entries(components?.['securitySchemes'] ?? {});
  return Object.fromEntries(
    schemes.map(([name, scheme]) => {
      if (isObject(scheme) && scheme['in'] === 'header' && typeof scheme['name'] === 'string') return [name, scheme['name']];
      throw new Error(`contracts/http: the security scheme "${name}" must be a key in a header.`);
    }),
  );
}

/** Security scheme that every alternative requires, if it is not the session token. */
function schemeOf({ security }: Record<string, unknown>): string | undefined {
  const [way] = listOf(security);
  const [scheme] = isObject(way) ? Object.keys(way) : [];
  return scheme === 'token' ? undefined : scheme;
}

function sessionOf({ operationId, 'x-session': session }: Record<string, unknown>): OperationFacts['session'] {
  const effect = EFFECTS.find((known) => known === session);
  if (effect !== undefined || session === undefined) return effect;
  throw new Error(`contracts/http: "x-session" of ${String(operationId)} is ${JSON.stringify(session)}; it may be ${EFFECTS.join(', ')}.`);
}

function costOf({ operationId, 'x-cost': cost }: Record<string, unknown>): number | undefined {
  if (cost === undefined || (typeof cost === 'number' && cost > 0 && cost <= 100)) return cost;
  throw new Error(
    `contracts/http: "x-cost" of ${String(operationId)} is ${JSON.stringify(cost)}; it may be a number up to 100, 1 being usual.`,
  );
}

function successOf(responses: unknown): unknown {
  if (!isObject(responses)) return undefined;
  const status = Object.keys(responses).find((key) => key.startsWith('2'));
  return status === undefined ? undefined : responses[status];
}

function firstMedia(document: OpenApiDocument, holder: unknown): string | undefined {
  const target = followed(document, holder);
  const content = isObject(target) ? target['content'] : undefined;
  return isObject(content) ? Object.keys(content)[0] : undefined;
}

function followed(document: OpenApiDocument, node: unknown): unknown {
  if (!isObject(node) || typeof node['$ref'] !== 'string') return node;
  let target: unknown = document;
  for (const key of node['$ref'].split('/').slice(1)) target = isObject(target) ? target[key] : undefined;
  return target;
}
