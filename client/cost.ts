import { operationTable, type OperationId } from './operations.ts';

/** What a call takes from what its visitor may ask for, as `x-cost` in its contract says; 1 where it says nothing. */
export function costOf(operation: OperationId): number {
  const facts: { readonly method: string; readonly cost?: number } = operationTable[operation];
  return facts.cost ?? 1;
}
