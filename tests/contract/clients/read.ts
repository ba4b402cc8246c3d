import { expect } from 'vitest';
import type { Json } from './api.ts';

/** Returns the value at a path such as `market.idNotation`; `undefined` where a step is missing. */
export function at(json: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (value as Json | undefined)?.[key], json);
}

/** Returns the paths at which an object has no value or null. */
export function missing(json: unknown, paths: readonly string[]): string[] {
  return paths.filter((path) => at(json, path) === undefined || at(json, path) === null);
}

/** Returns the list at a path, which must exist and not be empty. */
export function listOf(json: unknown, path = 'list'): Json[] {
  const list = at(json, path);
  expect(Array.isArray(list), path).toBe(true);
  expect((list as Json[]).length, path).toBeGreaterThan(0);
  return list as Json[];
}

export function expectColumns(json: Json, names: readonly string[]): void {
  const lengths = names.map((name) => (json[name] as unknown[] | undefined)?.length);
  expect(new Set(lengths).size, lengths.join(', ')).toBe(1);
  expect(lengths[0]).toBeGreaterThan(0);
}

export const INSTRUMENT = ['urls.WEBSITE', 'entityValue', 'name', 'entityType'];
export const QUOTE = ['open', 'high', 'low', 'last', 'datetimeLast'];
export const COLUMNS = ['datetimeLast', 'first', 'last', 'high', 'low', 'volume', 'numberPrices'];
