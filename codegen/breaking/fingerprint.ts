import type { OpenApiDocument } from '../contracts/bundle.ts';
import { isObject } from '../json.ts';
import { branchReferences } from './branches.ts';
import { cursorAt, keysOf, pointerOf, type Cursor } from './cursor.ts';
import { isWords } from './keywords.ts';

const known = new WeakMap<OpenApiDocument, Map<string, string>>();

/** Canonical text of a place including everything it references. Places with equal text have the same meaning. */
export function fingerprint({ document, at, value }: Cursor): string {
  const texts = known.get(document) ?? new Map<string, string>();
  known.set(document, texts);
  const pointer = pointerOf(at);
  const text = texts.get(pointer) ?? withReferences(document, value, (node) => JSON.stringify(node), branchReferences(document, at, value));
  texts.set(pointer, text);
  return text;
}

/** Canonical text of a value including everything it references. Leaves out prose, and does not depend on the order of keys. */
export function meaning(document: OpenApiDocument, value: unknown): string {
  return withReferences(document, value, (node) => JSON.stringify(withoutWords(node)));
}

function withReferences(
  document: OpenApiDocument,
  value: unknown,
  textOf: (node: unknown) => string,
  further: readonly string[] = [],
): string {
  const parts = new Map<string, string>();
  const open = [...referencesIn(value), ...further];
  for (let reference = open.pop(); reference !== undefined; reference = open.pop()) {
    if (parts.has(reference)) continue;
    const at = keysOf(reference);
    const target = cursorAt(document, at)?.value;
    parts.set(reference, textOf(target));
    open.push(...referencesIn(target), ...branchReferences(document, at, target));
  }
  return [textOf(value), ...[...parts].toSorted(([a], [b]) => (a < b ? -1 : 1)).flat()].join('\n');
}

function referencesIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(referencesIn);
  if (!isObject(node)) return [];
  return Object.entries(node).flatMap(([key, value]) => (key === '$ref' && typeof value === 'string' ? [value] : referencesIn(value)));
}

/** Keywords whose keys are names chosen by the document: a property may be called `description`. */
const OF_NAMES = new Set(['properties', 'patternProperties', 'dependentSchemas', '$defs', 'definitions']);
/** Keywords whose lists have no order. */
const OF_SETS = new Set(['required', 'enum', 'type']);

function withoutWords(node: unknown, key = ''): unknown {
  if (Array.isArray(node)) {
    const list = node.map((entry) => withoutWords(entry));
    return OF_SETS.has(key) ? list.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)) : list;
  }
  if (!isObject(node)) return node;
  const entries = Object.entries(node).filter(([name]) => OF_NAMES.has(key) || !isWords(name));
  return Object.fromEntries(
    entries
      .map(([name, value]) => [name, withoutWords(value, OF_NAMES.has(key) ? '' : name)] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}
