import type { HandlerTable } from '../handler.ts';
import { findArticles, getArticle, getArticleDirectory } from '../handlers/articles.ts';
import { getCrossRate } from '../handlers/cross-rate.ts';
import { listInstrumentsOfClass } from '../handlers/classes.ts';
import { getChartHistory, getEodHistory, getSimpleChartHistory } from '../handlers/histories.ts';
import { getIndexTopFlop, listAllIndexConstituents, listIndexConstituents } from '../handlers/indices.ts';
import { getInstrument, listCatalogue, listInstruments, queryInstruments } from '../handlers/instruments.ts';
import { getPerformanceValues, getQuote, listQuotes, listQuotesOfInstruments } from '../handlers/quotes.ts';
import {
  listMostSearchedInstruments,
  queryInstrumentsExtended,
  searchInstruments,
  searchInstrumentsByFacet,
  searchInstrumentsOfType,
} from '../handlers/search.ts';
import {
  getCommoditySnapshot,
  getCryptoSnapshot,
  getCurrencySnapshot,
  getIndexSnapshot,
  getIndexSnapshotV2,
  getInstrumentSnapshot,
  getPreciousMetalSnapshot,
  getSectionSnapshot,
  getStockSnapshot,
} from '../handlers/snapshots.ts';
import { getTimesAndSales, getTimesAndSalesConfiguration } from '../handlers/trades.ts';
import { getPerformanceValuesYear } from '../handlers/years.ts';

/** Instruments, quotes, histories, snapshots, search, index members, cross rates and articles. */
export const baseOperations = {
  queryInstruments,
  listInstruments,
  listCatalogue,
  listInstrumentsOfClass,
  listMostSearchedInstruments,
  getInstrument,
  getQuote,
  listQuotes,
  listQuotesOfInstruments,
  getChartHistory,
  getSimpleChartHistory,
  getEodHistory,
  getPerformanceValues,
  getStockSnapshot,
  getIndexSnapshot,
  getIndexSnapshotV2,
  getCommoditySnapshot,
  getPreciousMetalSnapshot,
  getInstrumentSnapshot,
  getSectionSnapshot,
  getCurrencySnapshot,
  getCryptoSnapshot,
  queryInstrumentsExtended,
  searchInstruments,
  searchInstrumentsByFacet,
  searchInstrumentsOfType,
  getTimesAndSales,
  getTimesAndSalesConfiguration,
  getPerformanceValuesYear,
  listIndexConstituents,
  listAllIndexConstituents,
  getIndexTopFlop,
  getCrossRate,
  findArticles,
  getArticle,
  getArticleDirectory,
} satisfies HandlerTable;
