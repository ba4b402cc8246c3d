import { keysOfPointer } from '#domain/text/json-pointer.ts';
import { applyOperation, validator } from 'fast-json-patch/module/core.mjs';

export type ApplyPatch = typeof applyPatch;

const OPERATIONS: ReadonlySet<unknown> = new Set(['add', 'remove', 'replace', 'move', 'copy', 'test']);

/**
 * Applies JSON Patch operations (RFC 6902) to a copy of the document, all or nothing. A path may pass only through existing own members, so
 * that none reaches a prototype. The library alone refuses `__proto__` but follows inherited members.
 * @throws Error naming the first operation that is invalid or does not fit
 */
export function applyPatch(document: unknown, operations: readonly object[]): unknown {
  let patched: unknown = structuredClone(document);
  for (const operation of structuredClone(operations)) patched = applyInPlace(patched, operation);
  return patched;
}

/**
 * Applies one operation by changing the document itself, and uses the operation's value without copying it. For callers that own copies of
 * both and need the document after each of many operations. Nothing has changed after an error.
 * @throws Error for an operation that is invalid or does not fit
 */
export function applyInPlace(document: unknown, operation: object): unknown {
  const { op, path, from }: { readonly op?: unknown; readonly path?: unknown; readonly from?: unknown } = operation;
  if (!OPERATIONS.has(op)) throw new Error(`Patch refused: no operation ${JSON.stringify(op)}`);
  checkPlace(document, path, op === 'add' || op === 'copy' || op === 'move');
  if (from !== undefined) checkPlace(document, from, false);
  // The library rejects errors that the checks above do not cover, such as a missing value.
  return applied(document, operation);
}

function applied(document: unknown, operation: object): unknown {
  try {
    // Validates without the document: with it, the library would copy all of it to check `from`, which is already checked.
    return applyOperation(document, operation, (each, index) => validator(each, index)).newDocument;
  } catch (cause) {
    throw new Error(`Patch refused: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/**
 * Checks that a pointer refers to an existing place.
 * @param mayBeNew whether the last member of the pointer may be missing
 */
function checkPlace(document: unknown, pointer: unknown, mayBeNew: boolean): void {
  const fits = typeof pointer === 'string' && /^(?:\/(?:[^~/]|~[01])*)*$/.test(pointer);
  const names = fits ? keysOfPointer(pointer) : [];
  const isThere =
    fits &&
    names.every((name, depth) => {
      const place = memberAt(document, names.slice(0, depth));
      return hasMember(place, name) || (mayBeNew && depth === names.length - 1 && canHave(place, name));
    });
  if (!isThere) throw new Error(`Patch refused: no place ${JSON.stringify(pointer)}`);
}

function memberAt(document: unknown, names: readonly string[]): unknown {
  return names.reduce<unknown>((place, name) => (isPlace(place) ? place[name] : undefined), document);
}

function hasMember(place: unknown, name: string): boolean {
  return isPlace(place) && Object.hasOwn(place, name) && canHave(place, name);
}

/** Returns true if a value can have members: an object or a list. */
function isPlace(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function canHave(place: unknown, name: string): boolean {
  if (Array.isArray(place)) return name === '-' || (/^(?:0|[1-9]\d*)$/.test(name) && Number(name) <= place.length);
  return isPlace(place) && name !== '__proto__';
}
