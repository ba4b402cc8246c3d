import { operationTable } from '#client/operations.ts';

export type FoundOperation =
  | { readonly kind: 'found' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'wrong-method'; readonly allowed: readonly string[] };

const operations = Object.values(operationTable).map(({ method, path }) => ({ method: method as string, pattern: patternOf(path) }));

/** Whether a contract names this call. Only such calls leave the site. */
export function findOperation(method: string, path: string): FoundOperation {
  // A path that would still change when normalised might end up at another operation.
  if (/%2f|%5c|\/\.{1,2}(?:\/|$)|\\/iu.test(path)) return { kind: 'unknown' };
  const fitting = operations.filter(({ pattern }) => pattern.test(path));
  if (fitting.length === 0) return { kind: 'unknown' };
  if (fitting.some((operation) => operation.method === method)) return { kind: 'found' };
  const methods = fitting.map((operation) => operation.method);
  return { kind: 'wrong-method', allowed: [...new Set(methods.includes('GET') ? ['HEAD', ...methods] : methods)].toSorted() };
}

function patternOf(template: string): RegExp {
  const escaped = template.replace(/[.*+?^$()|[\]\\]/gu, String.raw`\$&`);
  return new RegExp(`^${escaped.replace(/\{[^}]+\}/gu, '[^/]+')}$`, 'u');
}
