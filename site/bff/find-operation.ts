import { operationTable, type OperationId } from '#client/operations.ts';
import { sessionEffectOf } from '#client/tokens.ts';

export type FoundOperation =
  | { readonly kind: 'found'; readonly operation: OperationId }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'wrong-method'; readonly allowed: readonly string[] };

const ids = Object.keys(operationTable).filter(isOperation);
/** Rejects operations with a security scheme beyond the session: they are for programs, and no browser's call of them leaves the site. */
const isForBrowsers = (id: OperationId): boolean => {
  const { scheme }: { readonly method: string; readonly scheme?: string } = operationTable[id];
  return scheme === undefined;
};
// Leaves out GET operations that change a session: following a link must not log anyone out.
const offered = ids.filter((id) => isForBrowsers(id) && (operationTable[id].method !== 'GET' || sessionEffectOf(id) === undefined));
const operations = offered.map((id) => {
  const { method, path } = operationTable[id];
  return { id, method, pattern: patternOf(path) };
});

/** Finds the operation of a call in the contracts. Only such calls are forwarded. */
export function findOperation(method: string, path: string): FoundOperation {
  // Refuses paths that normalization would change: they could reach another operation.
  if (/%2f|%5c|\/\.{1,2}(?:\/|$)|\\/iu.test(path)) return { kind: 'unknown' };
  const fitting = operations.filter(({ pattern }) => pattern.test(path));
  if (fitting.length === 0) return { kind: 'unknown' };
  const found = fitting.find((operation) => operation.method === method);
  if (found) return { kind: 'found', operation: found.id };
  const methods = fitting.map((operation) => operation.method);
  return { kind: 'wrong-method', allowed: [...new Set(methods.includes('GET') ? ['HEAD', ...methods] : methods)].toSorted() };
}

function isOperation(name: string): name is OperationId {
  return Object.hasOwn(operationTable, name);
}

function patternOf(template: string): RegExp {
  const escaped = template.replace(/[.*+?^$()|[\]\\]/gu, String.raw`\$&`);
  return new RegExp(`^${escaped.replace(/\{[^{}]+\}/gu, '[^/]+')}$`, 'u');
}
