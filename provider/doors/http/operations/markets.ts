import type { HandlerTable } from '../handlers.ts';
import { getOrderBook } from '../handlers/order-book.ts';

/** The order book. */
export const marketsOperations = { getOrderBook } satisfies HandlerTable;
