import { keysOfPointer } from '#domain/text/json-pointer.ts';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { isObject } from '../json.ts';

/** A JSON Schema (draft-07) as plain data. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** A schema that was made of another one. @throws TypeError for what is no object */
export function asSchema(node: unknown): JsonSchema {
  if (isObject(node)) return node;
  throw new TypeError('A schema must be a JSON object.');
}

/**
 * Reads a schema file and puts the content of other files in the place of references to them
 * (`../shared.schema.json#/definitions/link`); references inside the document stay.
 * @throws Error with the file's path when the file is no JSON or a reference has no target.
 */
export function readSchema(file: string): JsonSchema {
  const schema = inlineFiles(readJson(file), file, [file]);
  if (!isObject(schema)) throw new Error(`${shown(file)}: a schema must be a JSON object.`);
  return schema;
}

function inlineFiles(node: unknown, file: string, trail: readonly string[]): unknown {
  if (Array.isArray(node)) return node.map((item) => inlineFiles(item, file, trail));
  if (!isObject(node)) return node;
  const reference = node['$ref'];
  if (typeof reference === 'string' && !reference.startsWith('#')) return referenced(reference, file, trail);
  if (typeof reference === 'string' && trail.length > 1) return inlineFiles(pointed(readJson(file), reference, file), file, trail);
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, inlineFiles(value, file, trail)]));
}

function referenced(reference: string, file: string, trail: readonly string[]): unknown {
  const [path = '', pointer = ''] = reference.split('#');
  const target = resolve(dirname(file), path);
  const step = `${target}#${pointer}`;
  if (trail.includes(step)) throw new Error(`${shown(file)}: "${reference}" refers to itself across files.`);
  if (!existsSync(target)) throw new Error(`${shown(file)}: "$ref": "${reference}" leads to ${shown(target)}, which does not exist.`);
  return inlineFiles(pointed(readJson(target), `#${pointer}`, target), target, [...trail, step]);
}

function pointed(document: unknown, pointer: string, file: string): unknown {
  let node = document;
  for (const key of keysOfPointer(pointer)) node = isObject(node) ? node[key] : Array.isArray(node) ? node[Number(key)] : undefined;
  if (node === undefined) throw new Error(`${shown(file)}: nothing stands at "${pointer}". Correct the "$ref" or add the definition.`);
  return node;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${shown(file)}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** Rewrites every `$ref` inside a schema. */
export function mapReferences(node: unknown, change: (reference: string) => string): unknown {
  if (Array.isArray(node)) return node.map((item) => mapReferences(item, change));
  if (!isObject(node)) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) =>
      key === '$ref' && typeof value === 'string' ? [key, change(value)] : [key, mapReferences(value, change)],
    ),
  );
}

function shown(file: string): string {
  return relative(process.cwd(), file);
}
