import { isRecord } from '../path.ts';

/** Returns a name as sentences show it: numbers without quotes. */
export function quoted(name: string | number): string {
  return typeof name === 'number' ? String(name) : `„${name}“`;
}

/** Returns the entries of a list; an entry of the wrong shape keeps its position and has no keys. */
export function entriesIn(value: unknown, list: string): readonly Readonly<Record<string, unknown>>[] {
  const entries: unknown = isRecord(value) ? value[list] : undefined;
  return Array.isArray(entries) ? entries.map((entry: unknown) => (isRecord(entry) ? entry : {})) : [];
}

/** Returns the name of an entry or document by one of its keys. */
export function nameIn(entry: unknown, key: string): string | number | undefined {
  const name = isRecord(entry) ? entry[key] : undefined;
  return typeof name === 'string' || typeof name === 'number' ? name : undefined;
}
