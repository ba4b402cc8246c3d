import type { HandlerTable } from '../handlers.ts';

/** Companies: figures, profile, recommendations, ratings and the calendar. */
export const companiesOperations = {} satisfies HandlerTable;
