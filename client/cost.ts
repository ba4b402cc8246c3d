import { operationTable, type OperationId } from './operations.ts';

/** Number of rows that the cost in a contract includes, and number above which the cost no longer rises. */
const USUAL_ROWS = 25;
const MOST_ROWS = 1_000;
/** Parameters for the requested number of rows. */
const ROWS = ['perPage', 'limit', 'perType'];

/**
 * Cost of a call for the visitor's rate limit, from `x-cost` in its contract, by default 1. More than 25 rows cost proportionally more.
 * @param query values as received
 */
export function costOf(operation: OperationId, query: Readonly<Record<string, unknown>> = {}): number {
  const facts: { readonly method: string; readonly cost?: number } = operationTable[operation];
  const rows = Math.max(0, ...ROWS.map((name) => Number(query[name])).filter(Number.isFinite));
  return (facts.cost ?? 1) * Math.max(1, Math.min(rows, MOST_ROWS) / USUAL_ROWS);
}
