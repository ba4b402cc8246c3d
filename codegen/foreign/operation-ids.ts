import { isOneOf } from '#domain/input/typed-entries.ts';
import type { OpenApiDocument } from '../contracts/bundle.ts';
import { isObject } from '../json.ts';
import { camelCase, pascalCase } from '../names.ts';

export const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace'] as const;

/**
 * Adds an `operationId` of method and path, such as `getUsersById`, to operations without one, and to all but the first with the same id.
 */
export function withOperationIds(document: OpenApiDocument): OpenApiDocument {
  const taken = new Set<string>();
  const paths: OpenApiDocument['paths'] = {};
  for (const [path, item] of Object.entries(document.paths)) {
    paths[path] = Object.fromEntries(
      Object.entries(item ?? {}).map(([method, operation]) =>
        isOneOf(METHODS, method) && isObject(operation)
          ? [method, { ...operation, operationId: idOf(method, path, operation, taken) }]
          : [method, operation],
      ),
    );
  }
  return { ...document, paths };
}

/** Names for code, one per id in the same order. Ids that differ only in punctuation or in the first letter's case get a number. */
export function codeNames(ids: readonly string[]): Map<string, string> {
  const taken = new Set<string>();
  return new Map(ids.map((id) => [id, free(identifier(id), taken)]));
}

function idOf(method: string, path: string, { operationId }: Record<string, unknown>, taken: Set<string>): string {
  const own = typeof operationId === 'string' && operationId !== '' && !taken.has(operationId) ? operationId : undefined;
  if (own !== undefined) taken.add(own);
  return own ?? free(camelCase(`${method} ${path.replaceAll('{', 'by ')}`), taken);
}

function free(name: string, taken: Set<string>): string {
  let candidate = name;
  for (let number = 2; taken.has(candidate); number += 1) candidate = `${name}${number}`;
  taken.add(candidate);
  return candidate;
}

/** Words that may not name a constant. */
const RESERVED =
  /^(?:arguments|await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|eval|export|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|let|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield)$/;

function identifier(id: string): string {
  const name = camelCase(id.normalize('NFKD'));
  if (name === '' || /^\d/.test(name)) return `operation${pascalCase(name)}`;
  return RESERVED.test(name) ? `${name}Operation` : name;
}
