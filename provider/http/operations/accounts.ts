import type { HandlerTable } from '../handlers.ts';

/** Users, sessions, push tokens, watchlists, interactions and analytics. */
export const accountsOperations = {} satisfies HandlerTable;
