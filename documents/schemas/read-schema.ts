import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { keysOfPointer } from '#domain/text/json-pointer.ts';
import { isRecord } from '../reader/path.ts';

/** A JSON Schema (draft-07) as plain data. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * Reads a schema file and puts the content of other files in the place of references to them
 * (`../shared.schema.json#/definitions/link`). Keys beside such a reference replace those of its target, so that a block can give its own
 * examples. References inside the document stay.
 * @throws Error with the file's path when the file is no JSON or a reference has no target.
 */
export function readSchema(file: string): JsonSchema {
  const schema = inlineFiles(readJson(file), file, [file]);
  if (!isRecord(schema)) throw new Error(`${shown(file)}: a schema must be a JSON object.`);
  return schema;
}

function inlineFiles(node: unknown, file: string, trail: readonly string[]): unknown {
  if (Array.isArray(node)) return node.map((item) => inlineFiles(item, file, trail));
  if (!isRecord(node)) return node;
  const reference = node['$ref'];
  if (typeof reference === 'string' && !reference.startsWith('#'))
    return withOwnKeys(referenced(reference, file, trail), node, file, trail);
  if (typeof reference === 'string' && trail.length > 1)
    return withOwnKeys(inlineFiles(pointed(readJson(file), reference, file), file, trail), node, file, trail);
  return inlineEntries(node, file, trail);
}

function inlineEntries(node: JsonSchema, file: string, trail: readonly string[]): JsonSchema {
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, inlineFiles(value, file, trail)]));
}

function withOwnKeys(target: unknown, node: JsonSchema, file: string, trail: readonly string[]): unknown {
  const own = Object.fromEntries(Object.entries(node).filter(([key]) => key !== '$ref'));
  return isRecord(target) ? { ...target, ...inlineEntries(own, file, trail) } : target;
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
  for (const key of keysOfPointer(pointer)) node = isRecord(node) ? node[key] : Array.isArray(node) ? node[Number(key)] : undefined;
  if (node === undefined) throw new Error(`${shown(file)}: "${pointer}" is missing. Correct the "$ref" or add the definition.`);
  return node;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${shown(file)}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

function shown(file: string): string {
  return relative(process.cwd(), file);
}
