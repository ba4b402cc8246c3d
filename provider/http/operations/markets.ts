import type { HandlerTable } from '../handlers.ts';

/** The order book. */
export const marketsOperations = {} satisfies HandlerTable;
