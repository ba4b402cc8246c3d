import type { OpenApiDocument } from '../contracts/bundle.ts';
import { isObject } from '../json.ts';
import { cursorAt, keysOf, pointerOf, type Cursor } from './cursor.ts';

const known = new WeakMap<OpenApiDocument, Map<string, string>>();

/** Text of a place with everything that its references reach. Two places with the same text mean the same. */
export function fingerprint({ document, at, value }: Cursor): string {
  const texts = known.get(document) ?? new Map<string, string>();
  known.set(document, texts);
  const pointer = pointerOf(at);
  const text = texts.get(pointer) ?? textWithReferences(document, value);
  texts.set(pointer, text);
  return text;
}

function textWithReferences(document: OpenApiDocument, value: unknown): string {
  const parts = new Map<string, string>();
  const open: unknown[] = [value];
  while (open.length > 0) {
    for (const reference of referencesIn(open.pop())) {
      if (parts.has(reference)) continue;
      const target = cursorAt(document, keysOf(reference))?.value;
      parts.set(reference, JSON.stringify(target));
      open.push(target);
    }
  }
  return [JSON.stringify(value), ...[...parts].toSorted(([a], [b]) => (a < b ? -1 : 1)).flat()].join('\n');
}

function referencesIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(referencesIn);
  if (!isObject(node)) return [];
  return Object.entries(node).flatMap(([key, value]) => (key === '$ref' && typeof value === 'string' ? [value] : referencesIn(value)));
}
