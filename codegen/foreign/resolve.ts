import type { OpenApiDocument } from '../contracts/bundle.ts';
import { isObject } from '../json.ts';

/** The object that a node is or refers to inside the document, through any number of references; undefined for a dead end. */
export function resolved(document: OpenApiDocument, node: unknown): Record<string, unknown> | undefined {
  let target = node;
  for (const seen = new Set<unknown>(); isObject(target) && typeof target['$ref'] === 'string';) {
    if (seen.has(target)) return undefined;
    seen.add(target);
    target = at(document, target['$ref']);
  }
  return isObject(target) ? target : undefined;
}

function at(document: OpenApiDocument, reference: string): unknown {
  if (!reference.startsWith('#/')) return undefined;
  let target: unknown = document;
  for (const key of reference.slice(2).split('/')) target = isObject(target) || Array.isArray(target) ? step(target, key) : undefined;
  return target;
}

function step(target: object, key: string): unknown {
  return (target as Record<string, unknown>)[decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~')];
}
