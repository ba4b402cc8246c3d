import jsonPatch from 'fast-json-patch';
import type { Operation, Patch } from '../../documents/operation.ts';

/**
 * The value with the patch in it; the given one stays as it is.
 * @throws Error when the patch does not fit
 */
export function applyPatch(value: unknown, patch: Patch): unknown {
  return jsonPatch.applyPatch(value, patch as Parameters<typeof jsonPatch.applyPatch>[1], true, false).newDocument;
}

/** Of replacements of one place right behind each other only the last is left, as letters typed into a field make them. */
export function joined(first: Patch, second: Patch): Operation[] {
  const [next] = second;
  const last = first.at(-1);
  const isSamePlace = last?.op === 'replace' && next?.op === 'replace' && last.path === next.path;
  return [...(isSamePlace ? first.slice(0, -1) : first), ...second];
}
