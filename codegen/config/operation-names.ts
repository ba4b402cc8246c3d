import { existsSync } from 'node:fs';
import type { OperationTable } from '#documents/operations/table.ts';
import { bundleContracts } from '../contracts/bundle.ts';
import { isObject } from '../json.ts';
import { readTable } from '../operations/read-table.ts';
import type { JsonSchema } from '#documents/schemas/read-schema.ts';

/** Marks the key that names a call (`"x-operation": "reading"`). */
const MARK = 'x-operation';

/** All calls that read; undefined where there are no contracts. */
export function operationsOf(contracts: string): OperationTable | undefined {
  return existsSync(contracts) ? readTable(bundleContracts(contracts, 'provider')) : undefined;
}

/** A schema that offers editors all calls that read where one is named. Whether there is such a call, the checker says. */
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
