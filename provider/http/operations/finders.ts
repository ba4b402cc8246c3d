import type { HandlerTable } from '../handlers.ts';

/** Finders of shares, funds, bonds, indices and currencies. */
export const findersOperations = {} satisfies HandlerTable;
