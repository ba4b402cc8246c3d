import { keysOfPointer, pointerOfKeys } from '#domain/text/json-pointer.ts';

/** Place inside a document: keys and list positions from the root. */
export type DocumentPath = readonly (string | number)[];

/** Returns `body.main[2].range` for `['body', 'main', 2, 'range']`. */
export function showPath(path: DocumentPath): string {
  return path.reduce<string>((text, part) => (typeof part === 'number' ? `${text}[${part}]` : text === '' ? part : `${text}.${part}`), '');
}

/** Converts a JSON pointer to a path; `value` decides which parts are list positions. */
export function pathOfPointer(pointer: string, value: unknown): DocumentPath {
  const path: (string | number)[] = [];
  let current = value;
  for (const key of stepsOf(pointer)) {
    path.push(Array.isArray(current) ? Number(key) : key);
    current = childOf(current, key);
  }
  return path;
}

/** Returns the steps of a JSON pointer: `/a~1b/0` → `['a/b', '0']`. */
export function stepsOf(pointer: string): string[] {
  return keysOfPointer(pointer);
}

/** Converts a path to a JSON pointer. */
export function pointerOf(path: DocumentPath): string {
  return pointerOfKeys(path);
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the own entry of a table for a name from outside; every object also inherits entries such as `constructor`. */
export function ownOf<Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

function childOf(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value[Number(key)];
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}
