import type { HandlerTable } from '../handler.ts';
import { getOrderBook } from '../handlers/order-book.ts';
import { listTradingSchedules } from '../handlers/trading-schedules.ts';

/** The order book, and when markets are open. */
export const marketsOperations = { getOrderBook, listTradingSchedules } satisfies HandlerTable;
