import { existsSync } from 'node:fs';
import { bundleContracts } from '../contracts/bundle.ts';
import { isObject } from '../json.ts';
import { readTable } from '../operations/read-table.ts';
import type { JsonSchema } from '../schemas/json-schema.ts';

/** Marks the key that names a call (`"x-operation": "reading"`). */
const MARK = 'x-operation';

/** A schema that offers editors all calls that read where one is named. Whether there is such a call, the checker says. */
export function withOperations(schema: JsonSchema, contracts: string): JsonSchema {
  if (!existsSync(contracts)) return schema;
  const names = Object.keys(readTable(bundleContracts(contracts)).operations).toSorted();
  const filled = fill(schema, names);
  return isObject(filled) ? filled : schema;
}

function fill(node: unknown, names: readonly string[]): unknown {
  if (Array.isArray(node)) return node.map((item) => fill(item, names));
  if (!isObject(node)) return node;
  const entries = Object.entries(node).map(([key, value]) => [key, fill(value, names)]);
  return node[MARK] === 'reading' ? { ...Object.fromEntries(entries), examples: names } : Object.fromEntries(entries);
}
