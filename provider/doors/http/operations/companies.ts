import type { HandlerTable } from '../handler.ts';
import { getStockPeers } from '../handlers/companies-peers.ts';
import { getAnalyzerRecommendations, getScreenerRating } from '../handlers/companies-ratings.ts';
import { listCompanyReports } from '../handlers/companies-reports.ts';
import { getCompanySnapshot, getStockFigures } from '../handlers/companies.ts';
import { findCalendarEvents } from '../handlers/events.ts';

/** Companies: figures, profile, recommendations, ratings and the calendar. */
export const companiesOperations = {
  getStockFigures,
  getStockPeers,
  getCompanySnapshot,
  getAnalyzerRecommendations,
  getScreenerRating,
  listCompanyReports,
  findCalendarEvents,
} satisfies HandlerTable;
