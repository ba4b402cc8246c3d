import type { HandlerTable } from '../handlers.ts';

/** Derivative finder, snapshot and calculator. */
export const derivativesOperations = {} satisfies HandlerTable;
