import jsonPatch from 'fast-json-patch';
import { isRecord, pathOfPointer, stepsOf } from '#documents/reader/path.ts';
import type { Operation, Patch } from '../../documents/operation.ts';
import { isSame, valueAt } from '../../documents/values.ts';

/**
 * Returns a copy of the value with the patch applied. Parts that the patch does not touch keep their identity, so that React can tell what
 * to re-render.
 * @throws Error when the patch does not fit
 */
export function applyPatch(value: unknown, patch: Patch): unknown {
  return patch.reduce(applied, value);
}

function applied(value: unknown, operation: Operation): unknown {
  if (operation.op === 'move') {
    const moved = valueAt(value, pathOfPointer(operation.from, value));
    return applied(applied(value, { op: 'remove', path: operation.from }), { op: 'add', path: operation.path, value: moved });
  }
  const own = copiedAlong(value, stepsOf(operation.path));
  return jsonPatch.applyOperation(own, { ...operation }, true).newDocument;
}

/** Returns the value with copies of all objects and lists along the path; everything else keeps its identity. */
function copiedAlong(value: unknown, [step, ...rest]: readonly string[]): unknown {
  if (step === undefined) return value;
  if (Array.isArray(value)) {
    const entries: readonly unknown[] = value;
    return rest.length === 0 ? [...entries] : entries.map((entry, index) => (String(index) === step ? copiedAlong(entry, rest) : entry));
  }
  if (!isRecord(value)) return value;
  return rest.length > 0 && Object.hasOwn(value, step) ? { ...value, [step]: copiedAlong(value[step], rest) } : { ...value };
}

/** Joins two patches. Of consecutive replacements of the same place, as typing in a field causes them, only the last is kept. */
export function joined(first: Patch, second: Patch): Operation[] {
  const [next] = second;
  const last = first.at(-1);
  const isSamePlace = last?.op === 'replace' && next?.op === 'replace' && last.path === next.path;
  return [...(isSamePlace ? first.slice(0, -1) : first), ...second];
}

/** Returns true if the surroundings of a patch operation, the parents of its places, are equal in both values. */
export function isUntouched(step: Operation, before: unknown, after: unknown): boolean {
  const around = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'));
  const places = [around(step.path), ...('from' in step ? [around(step.from)] : [])];
  return places.every((place) => isSame(valueAtPointer(before, place), valueAtPointer(after, place)));
}

function valueAtPointer(value: unknown, pointer: string): unknown {
  return valueAt(value, pathOfPointer(pointer, value));
}
