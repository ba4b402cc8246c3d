import type { HandlerTable } from '../handlers.ts';

/** What partners and sponsors place on pages. */
export const integrationOperations = {} satisfies HandlerTable;
