import type { HandlerTable } from '../handler.ts';
import { getStockPeers } from '../handlers/companies-peers.ts';
import { getAnalyzerRecommendations, getScreenerRating } from '../handlers/companies-ratings.ts';
import { getCompanySnapshot, getStockFigures } from '../handlers/companies.ts';
import { findCalendarEvents } from '../handlers/events.ts';

/** Companies: figures, profile, recommendations, ratings and the calendar. */
export const companiesOperations = {
  getStockFigures,
  getStockPeers,
  getCompanySnapshot,
  getAnalyzerRecommendations,
  getScreenerRating,
  findCalendarEvents,
} satisfies HandlerTable;
