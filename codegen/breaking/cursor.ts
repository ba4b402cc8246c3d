import { keyOfStep, pointerOfKeys } from '#domain/text/json-pointer.ts';
import { isObject } from '../json.ts';
import type { OpenApiDocument } from '../contracts/bundle.ts';

/** Place in a document with references resolved: `at` is the path where the value is actually written. */
export interface Cursor {
  readonly document: OpenApiDocument;
  readonly at: readonly string[];
  readonly value: Readonly<Record<string, unknown>>;
}

/** Returns the object at a pointer, or undefined if there is none. */
export function cursorAt(document: OpenApiDocument, at: readonly string[]): Cursor | undefined {
  let value: unknown = document;
  for (const key of at) value = Array.isArray(value) ? value[Number(key)] : isObject(value) ? value[key] : undefined;
  return followed(document, at, value);
}

/** Returns the object below some keys of a cursor, or undefined if there is none. */
export function below(cursor: Cursor | undefined, ...keys: readonly string[]): Cursor | undefined {
  let current = cursor;
  for (const key of keys) current = current && followed(current.document, [...current.at, key], current.value[key]);
  return current;
}

/** Objects of a map or list, by key. */
export function entriesOf(cursor: Cursor | undefined, key: string): Map<string, Cursor> {
  const holder: unknown = cursor?.value[key];
  const found = new Map<string, Cursor>();
  if (cursor === undefined || typeof holder !== 'object' || holder === null) return found;
  for (const [name, value] of Object.entries(holder)) {
    const entry = followed(cursor.document, [...cursor.at, key, name], value);
    if (entry !== undefined) found.set(name, entry);
  }
  return found;
}

function followed(document: OpenApiDocument, at: readonly string[], value: unknown): Cursor | undefined {
  if (typeof value === 'boolean') return { document, at, value: value ? {} : { not: {} } };
  if (!isObject(value)) return undefined;
  const reference = value['$ref'];
  if (typeof reference !== 'string') return { document, at, value };
  const target = cursorAt(document, keysOf(reference));
  if (target === undefined) throw new Error(`${pointerOf(at)}: Der Verweis ${reference} führt ins Leere.`);
  const { $ref: _reference, ...beside } = value;
  const words = Object.keys(beside).every((key) => key === 'description' || key === 'summary' || key.startsWith('x-'));
  // In OpenAPI 3.1, keywords beside a reference to a schema apply together with it. In 3.0 they are ignored.
  if (words || !document.openapi.startsWith('3.1') || isOther(reference)) return target;
  const others: readonly unknown[] = Array.isArray(beside['allOf']) ? beside['allOf'] : [];
  return { document, at, value: { ...beside, allOf: [...others, { $ref: reference }] } };
}

/** Returns true if a reference leads to a component that is not a schema. */
function isOther(reference: string): boolean {
  const [root, kind, , ...more] = keysOf(reference);
  return root === 'components' && kind !== 'schemas' && more.length === 0;
}

/** Keys in a reference into the same document. */
export function keysOf(reference: string): string[] {
  return reference
    .replace(/^#\//, '')
    .split('/')
    .map((key) => keyOfStep(decodeURIComponent(key)));
}

/** JSON pointer of a path of keys. */
export function pointerOf(at: readonly string[]): string {
  return pointerOfKeys(at);
}
