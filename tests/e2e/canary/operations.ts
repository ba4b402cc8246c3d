import { expect } from 'vitest';
import { operationTable, type OperationId } from '#client/operations.ts';
import { addressOf, requiredQuery } from '#tests/contract/examples.ts';
import { readOperations } from '#tests/contract/operations.ts';
import { canaries } from './canaries.ts';
import { isOffered, type Visitor } from './visitor.ts';

/** Calls the operations that do not concern accounts: with the contract's example, and with the search text in every text parameter. */
export async function askEverything(visitor: Visitor): Promise<void> {
  for (const operation of readOperations()) {
    const id = operation.id as OperationId;
    if (visitor.called.has(id) || ENDING.has(id) || !isOffered(id)) continue;
    const texts = operation.parameters.filter(({ in: place, schema }) => place === 'query' && takesText(schema));
    const typed = Object.fromEntries(texts.map(({ name }) => [name, canaries.search]));
    for (const query of [requiredQuery(operation), { ...requiredQuery(operation), ...typed }]) {
      const [path = '', asked = ''] = addressOf(operation, query).split('?');
      const body = operation.bodySchema === undefined ? {} : { body: operation.bodyExample };
      const { status, text } = await visitor.call(id, {
        path: path.replace(/^\/api/u, ''),
        query: asked === '' ? '' : `?${asked}`,
        ...body,
      });
      expect(status === 500, `${id}: ${text}`).toBe(false);
    }
  }
}

/** Operations that end a session or the account; `account.ts` calls them later. */
const ENDING: ReadonlySet<OperationId> = new Set<OperationId>(['logoutUser', 'endAllSessions', 'deleteUser']);

function takesText(schema: object): boolean {
  const { type, enum: allowed, pattern, format } = schema as Readonly<Record<string, unknown>>;
  return type === 'string' && allowed === undefined && pattern === undefined && format === undefined;
}

/** Returns the operations that a browser can call and this visitor has not called. */
export function missedBy(visitor: Visitor): OperationId[] {
  return (Object.keys(operationTable) as OperationId[]).filter((id) => isOffered(id) && !visitor.called.has(id));
}
