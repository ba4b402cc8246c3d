import { existsSync } from 'node:fs';
import type { OperationTable } from '#documents/operations/table.ts';
import { bundleContracts } from '../contracts/bundle.ts';
import { isObject } from '../json.ts';
import { readTable } from '../operations/read-table.ts';
import type { JsonSchema } from '#documents/schemas/read-schema.ts';

/** Marks a key that names a call (`"x-operation": "reading"`). */
const MARK = 'x-operation';

/** Returns all reading calls; undefined if there are no contracts. */
export function operationsOf(contracts: string): OperationTable | undefined {
  return existsSync(contracts) ? readTable(bundleContracts(contracts, 'provider')) : undefined;
}

/** Adds the names of all reading calls as suggestions wherever a schema names one. The checker verifies that the call exists. */
export function withOperations(schema: JsonSchema, { operations }: OperationTable): JsonSchema {
  const filled = fill(schema, Object.keys(operations).toSorted());
  return isObject(filled) ? filled : schema;
}

function fill(node: unknown, names: readonly string[]): unknown {
  if (Array.isArray(node)) return node.map((item) => fill(item, names));
  if (!isObject(node)) return node;
  const entries = Object.entries(node).map(([key, value]) => [key, fill(value, names)]);
  return node[MARK] === 'reading' ? { ...Object.fromEntries(entries), examples: names } : Object.fromEntries(entries);
}
