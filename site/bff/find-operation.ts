import { operationTable, type OperationId } from '#client/operations.ts';

export type FoundOperation =
  | { readonly kind: 'found'; readonly operation: OperationId }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'wrong-method'; readonly allowed: readonly string[] };

const operations = Object.entries(operationTable).map(([id, { method, path }]) => ({
  // The table's keys are the ids.
  id: id as OperationId,
  method: method as string,
  pattern: patternOf(path),
}));

/** The operation that a contract names for this call. Only such calls leave the site. */
export function findOperation(method: string, path: string): FoundOperation {
  // A path that would still change when normalised might end up at another operation.
  if (/%2f|%5c|\/\.{1,2}(?:\/|$)|\\/iu.test(path)) return { kind: 'unknown' };
  const fitting = operations.filter(({ pattern }) => pattern.test(path));
  if (fitting.length === 0) return { kind: 'unknown' };
  const found = fitting.find((operation) => operation.method === method);
  if (found) return { kind: 'found', operation: found.id };
  const methods = fitting.map((operation) => operation.method);
  return { kind: 'wrong-method', allowed: [...new Set(methods.includes('GET') ? ['HEAD', ...methods] : methods)].toSorted() };
}

function patternOf(template: string): RegExp {
  const escaped = template.replace(/[.*+?^$()|[\]\\]/gu, String.raw`\$&`);
  return new RegExp(`^${escaped.replace(/\{[^}]+\}/gu, '[^/]+')}$`, 'u');
}
