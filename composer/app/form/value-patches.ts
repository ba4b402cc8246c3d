import { keysOfPointer, pointerOfKeys } from '#domain/text/json-pointer.ts';
import type { Operation } from '../../documents/operation.ts';
import { valueAt } from '../../documents/values.ts';
import { isObject } from './schema/schema.ts';

/** JSON pointer of an entry. */
export function entryAt(at: string, key: string | number): string {
  return at + pointerOfKeys([key]);
}

/**
 * Smallest patch that sets a value at a place below `root`, whose pointer is `start`. The patch also adds missing parents. It is empty if
 * the value is already there.
 */
export function putting(root: unknown, start: string, at: string, value: unknown): Operation[] {
  const steps = stepsBetween(start, at);
  if (steps.length === 0) return root === value ? [] : [{ op: root === undefined ? 'add' : 'replace', path: at, value }];
  let current: unknown = root;
  for (const [depth, step] of steps.entries()) {
    const path =
      start +
      at
        .slice(start.length)
        .split('/')
        .slice(0, depth + 2)
        .join('/');
    const below = steps.slice(depth + 1);
    const has = hasEntry(current, step);
    if (!isObject(current) && !Array.isArray(current)) {
      const whole = nested(steps.slice(depth), value);
      return [{ op: current === undefined ? 'add' : 'replace', path: path.slice(0, path.lastIndexOf('/')), value: whole }];
    }
    if (!has) return [{ op: 'add', path, value: nested(below, value) }];
    const next = valueAt(current, [step]);
    if (below.length === 0) return next === value ? [] : [{ op: 'replace', path: at, value }];
    current = next;
  }
  return [];
}

/** Patch that removes a place; empty if the place does not exist. */
export function removing(root: unknown, start: string, at: string): Operation[] {
  let current = root;
  for (const step of stepsBetween(start, at)) {
    if (!hasEntry(current, step)) return [];
    current = valueAt(current, [step]);
  }
  return current === undefined ? [] : [{ op: 'remove', path: at }];
}

function stepsBetween(start: string, at: string): string[] {
  return keysOfPointer(at.slice(start.length));
}

function hasEntry(value: unknown, step: string): boolean {
  return Array.isArray(value) ? Number(step) < value.length : isObject(value) && Object.hasOwn(value, step);
}

function nested(steps: readonly string[], value: unknown): unknown {
  return steps.reduceRight<unknown>((inner, step) => ({ [step]: inner }), value);
}
