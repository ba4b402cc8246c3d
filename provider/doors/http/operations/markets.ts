import type { HandlerTable } from '../handler.ts';
import { findEconomicEvents } from '../handlers/economic-events.ts';
import { getOrderBook } from '../handlers/order-book.ts';
import { listTradingSchedules } from '../handlers/trading-schedules.ts';

/** The order book, when markets are open, and what is published of economies. */
export const marketsOperations = { getOrderBook, listTradingSchedules, findEconomicEvents } satisfies HandlerTable;
