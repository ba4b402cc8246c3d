import { pascalCase } from '../names.ts';
import { codeNames } from './operation-ids.ts';
import type { ForeignOperation } from './operations.ts';

/** Generates `operations.ts`. Each operation is a separate constant, so that a bundle contains only those that it uses. */
export function operationsSource(operations: readonly ForeignOperation[], schemes: Record<string, object>): string {
  const names = codeNames(operations.map(({ id }) => id));
  const constants = operations.map(({ id, facts }) => {
    const media = Object.keys(facts.bodies ?? {})[0];
    // openapi-typescript replaces `#` in its keys.
    const type = `Operation<operations[${JSON.stringify(id.replaceAll('#', '/'))}], ${media === undefined ? 'never' : JSON.stringify(media)}>`;
    return `export const ${names.get(id)}: ${type} = ${JSON.stringify(facts)};`;
  });
  return [
    ...(operations.length === 0
      ? []
      : ["import type { Operation } from './operation.ts';", "import type { operations } from './schema.ts';"]),
    '',
    '/** What a call can show of who makes it. */',
    `export const securitySchemes = ${JSON.stringify(schemes)} as const;`,
    '',
    ...constants,
    '',
    '/** Every operation by its id. */',
    'export const operationTable = {',
    ...operations.map(({ id }) => `  ${JSON.stringify(id)}: ${names.get(id)},`),
    '};',
  ].join('\n');
}

/** Generates `hooks.ts`: a query for each read, a mutation for each other operation. */
export function hooksSource(operations: readonly ForeignOperation[]): string {
  const names = codeNames(operations.map(({ id }) => id));
  const hooks = operations.map((operation) => {
    const name = names.get(operation.id) ?? '';
    const kind = isRead(operation) ? 'queryHook' : 'mutationHook';
    return `${remark(operation)}export const use${pascalCase(name)} = /* @__PURE__ */ ${kind}(operations.${name});`;
  });
  const kinds = ['mutationHook', 'queryHook'].filter((kind) => hooks.some((hook) => hook.includes(`${kind}(`)));
  return [
    "import * as operations from './operations.ts';",
    `import { ${['connectHooks', ...kinds].join(', ')} } from './react.ts';`,
    "import type { Credentials } from './security.ts';",
    "import type { Transport } from './transport.ts';",
    '',
    "export { queryKeyOf } from './react.ts';",
    '',
    '/** Sends the hooks over a transport, with these credentials. */',
    'export function setHookTransport(transport: Transport, credentials: Credentials<typeof operations.securitySchemes> = {}): void {',
    '  connectHooks({ transport, schemes: operations.securitySchemes, credentials });',
    '}',
    '',
    ...hooks,
  ].join('\n');
}

/** Source of `fetch-client.ts`: two ways to call without React, by path and by operationId. */
export const CLIENT_SOURCE = `import type { Client, Middleware } from 'openapi-fetch';
import { callerOf, type CallOf } from './caller.ts';
import type { OperationFacts } from './operation.ts';
import { operationTable, securitySchemes } from './operations.ts';
import { pathClientOf } from './path-client.ts';
import type { paths } from './schema.ts';
import type { Credentials as CredentialsOf } from './security.ts';
import type { Transport } from './transport.ts';

/** Key, token, or user and password of each security scheme of the document, or a function that knows it at the time of a call. */
export type Credentials = CredentialsOf<typeof securitySchemes>;
/** Makes one call by its operationId; rejects with an \`ApiError\`. */
export type Call = CallOf<typeof operationTable>;

/** Calls by path, as openapi-fetch does: \`client.GET('/things/{id}', { params: { path: { id: '1' } } })\`. */
export function createFetchClient(transport: Transport, credentials: Credentials = {}, ...middleware: readonly Middleware[]): Client<paths> {
  return pathClientOf<paths>({ transport, schemes: securitySchemes, credentials }, Object.values<OperationFacts>(operationTable), middleware);
}

/** Calls by operationId: \`call('getThing', { path: { id: '1' } })\`. */
export function createCall(transport: Transport, credentials: Credentials = {}): Call {
  return callerOf<typeof operationTable>({ transport, schemes: securitySchemes, credentials }, operationTable);
}
`;

function isRead({ id, facts: { method } }: ForeignOperation): boolean {
  return method === 'GET' || method === 'HEAD' || (method === 'POST' && /^(get|list|find|query|search)[A-Z_]/.test(id));
}

function remark({ summary, isDeprecated }: ForeignOperation): string {
  const text = [summary?.replaceAll('*/', '* /').replaceAll(/\s+/g, ' ').trim(), isDeprecated ? '@deprecated' : '']
    .filter(Boolean)
    .join(' ');
  return text === '' ? '' : `/** ${text} */\n`;
}
