import { applyInPlace } from '#gateway/patch.ts';
import { isRecord, pathOfPointer, pointerOf } from '#documents/reader/path.ts';
import type { Operation, Patch } from './operation.ts';
import { valueAt } from './values.ts';

/**
 * Patch that undoes another one.
 * @param value the document before the patch
 * @throws Error when the patch does not fit it
 */
export function inverseOf(value: unknown, patch: Patch): Patch {
  const inverse: Operation[] = [];
  // Works on one copy. Values that the inverse takes from it are cloned before the next operation can change them.
  let current = structuredClone(value);
  for (const operation of structuredClone(patch)) {
    inverse.push(...structuredClone(inverseOfOne(current, operation)).toReversed());
    current = applyInPlace(current, operation);
  }
  return inverse.toReversed();
}

function inverseOfOne(value: unknown, operation: Operation): Operation[] {
  const path = placeOf(value, operation.path);
  const before = valueAt(value, pathOfPointer(path, value));
  switch (operation.op) {
    case 'test':
      return [];
    case 'replace':
      return [{ op: 'replace', path, value: before }];
    case 'remove':
      return [{ op: 'add', path, value: before }];
    case 'add':
    case 'copy':
      return overwrites(value, path) ? [{ op: 'replace', path, value: before }] : [{ op: 'remove', path }];
    case 'move': {
      const back: Operation = { op: 'move', from: path, path: operation.from };
      const isOther = path !== operation.from && overwrites(value, path);
      return isOther ? [back, { op: 'add', path, value: before }] : [back];
    }
  }
}

/** Pointer with `-` replaced by the index that it stands for. */
function placeOf(value: unknown, pointer: string): string {
  const path = pathOfPointer(pointer, value);
  const parent = valueAt(value, path.slice(0, -1));
  return pointer.endsWith('/-') && Array.isArray(parent) ? pointerOf([...path.slice(0, -1), parent.length]) : pointer;
}

function overwrites(value: unknown, pointer: string): boolean {
  if (pointer === '') return true;
  const path = pathOfPointer(pointer, value);
  const parent = valueAt(value, path.slice(0, -1));
  return isRecord(parent) && Object.hasOwn(parent, String(path.at(-1)));
}
