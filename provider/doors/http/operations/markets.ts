import type { HandlerTable } from '../handler.ts';
import { getOrderBook } from '../handlers/order-book.ts';

/** The order book. */
export const marketsOperations = { getOrderBook } satisfies HandlerTable;
