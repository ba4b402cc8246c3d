import type { HandlerTable } from '../handlers.ts';

/** Funds beyond their snapshot, bond snapshots and savings plans. */
export const fundsOperations = {} satisfies HandlerTable;
