import { keysOfPointer, pointerOfKeys } from '#domain/text/json-pointer.ts';

/** Place inside a document: keys and list positions from the root. */
export type DocumentPath = readonly (string | number)[];

/** `['body', 'main', 2, 'range']` → `body.main[2].range`. */
export function showPath(path: DocumentPath): string {
  return path.reduce<string>((text, part) => (typeof part === 'number' ? `${text}[${part}]` : text === '' ? part : `${text}.${part}`), '');
}

/** A JSON pointer as a path; `value` decides which parts are list positions. */
export function pathOfPointer(pointer: string, value: unknown): DocumentPath {
  const path: (string | number)[] = [];
  let current = value;
  for (const key of stepsOf(pointer)) {
    path.push(Array.isArray(current) ? Number(key) : key);
    current = childOf(current, key);
  }
  return path;
}

/** The steps of a JSON pointer: `/a~1b/0` → `['a/b', '0']`. */
export function stepsOf(pointer: string): string[] {
  return keysOfPointer(pointer);
}

/** A path as a JSON pointer. */
export function pointerOf(path: DocumentPath): string {
  return pointerOfKeys(path);
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The entry of a table that a word from outside names; every object also has what it inherits, such as `constructor`. */
export function ownOf<Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

function childOf(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value[Number(key)];
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}
