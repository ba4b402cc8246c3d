import { isRecord } from './document.ts';

/** Converts a value to the text on the wire; deep objects number the items of their lists and omit empty values. */
export function textOf(value: unknown, style?: unknown): unknown {
  if (style === 'deepObject' && typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([key, part]) => [key, textOf(part, style)] as const);
    return Object.fromEntries(entries.filter(([, part]) => !isRecord(part) || Object.keys(part).length > 0));
  }
  if (Array.isArray(value)) return value.map((part) => textOf(part));
  return isRecord(value) ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, textOf(part)])) : String(value);
}
