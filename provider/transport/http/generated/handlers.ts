/* Written by `npm run codegen`. Do not edit: change the contract or the schema instead. */
import { findArticles, getArticle, getArticleDirectory } from '../handlers/articles.ts';
import { getBondSnapshot } from '../handlers/bonds.ts';
import { listChartDrawings, changeChartDrawing, deleteChartDrawing } from '../handlers/chart-drawings.ts';
import { listInstrumentsOfClass } from '../handlers/classes.ts';
import { getStockPeers } from '../handlers/companies-peers.ts';
import { getAnalyzerRecommendations, getScreenerRating } from '../handlers/companies-ratings.ts';
import { listCompanyReports } from '../handlers/companies-reports.ts';
import { getStockFigures, getCompanySnapshot } from '../handlers/companies.ts';
import {
  listComparedStocks,
  listComparedFunds,
  listComparedBonds,
  listComparedDerivatives,
} from '../handlers/comparisons.ts';
import { getCrossRate } from '../handlers/cross-rate.ts';
import { getDerivativeCalculatorResult } from '../handlers/derivatives/calculator.ts';
import { findDerivatives } from '../handlers/derivatives/finder.ts';
import { getDerivativeOverview } from '../handlers/derivatives/overview.ts';
import { getDerivativeSnapshot } from '../handlers/derivatives/snapshot.ts';
import { findEconomicEvents } from '../handlers/economic-events.ts';
import {
  listArticleDocuments,
  getArticleDocument,
  createArticlePublication,
  confirmArticlePublication,
  withdrawArticlePublication,
  deleteArticlePublication,
} from '../handlers/editorial.ts';
import { findCalendarEvents } from '../handlers/events.ts';
import { findBonds } from '../handlers/finders/bonds.ts';
import { findCryptos } from '../handlers/finders/cryptos.ts';
import { findCurrencies } from '../handlers/finders/currencies.ts';
import { findFunds } from '../handlers/finders/funds.ts';
import { findIndices } from '../handlers/finders/indices.ts';
import { findStocks } from '../handlers/finders/stocks.ts';
import { getFundBreakdowns } from '../handlers/funds/breakdowns.ts';
import { listFundEarnings } from '../handlers/funds/earnings.ts';
import { listFundsByTopHolding } from '../handlers/funds/holders.ts';
import { listFundOverlaps } from '../handlers/funds/overlaps.ts';
import { listComparedFundOverlaps } from '../handlers/funds/pairs.ts';
import { getFundSnapshot } from '../handlers/funds/snapshot.ts';
import { getChartHistory, getSimpleChartHistory, getEodHistory } from '../handlers/histories.ts';
import { listIndexConstituents, listAllIndexConstituents, getIndexTopFlop } from '../handlers/indices.ts';
import { queryInstruments, getInstrument, listInstruments, listCatalogue } from '../handlers/instruments.ts';
import { getTraderBox, getCryptoTraderBox, getTurboBox } from '../handlers/integration/boxes.ts';
import {
  listSimilarDerivatives,
  listDerivativeSuggestions,
  listMostWantedDerivatives,
  listMostWantedDerivativesByUnderlying,
  listAssociatedDerivatives,
  listFrankfurtTopDerivatives,
  listMatchingInvestmentProducts,
} from '../handlers/integration/derivative-lists.ts';
import { listDerivativePartners, listFundPartners, listFundSuggestions } from '../handlers/integration/partners.ts';
import { listDerivativeQuicklinks } from '../handlers/integration/quicklinks.ts';
import {
  getDerivativeCategorySponsoring,
  getDerivativeUnderlyingSponsoring,
  searchDerivativeSponsoring,
} from '../handlers/integration/sponsoring.ts';
import { getTrendRadar } from '../handlers/integration/trend-radar.ts';
import { getInteractions } from '../handlers/interactions.ts';
import { getOrderBook } from '../handlers/order-book.ts';
import { listProducts } from '../handlers/products.ts';
import { getPushToken } from '../handlers/push.ts';
import { getQuote, listQuotes, listQuotesOfInstruments, getPerformanceValues } from '../handlers/quotes.ts';
import {
  listSavedSearches,
  createSavedSearch,
  renameSavedSearch,
  deleteSavedSearch,
} from '../handlers/saved-searches.ts';
import { listSavingsPlans } from '../handlers/savings-plans.ts';
import { sendScapaData } from '../handlers/scapa.ts';
import {
  queryInstrumentsExtended,
  searchInstruments,
  searchInstrumentsOfType,
  searchInstrumentsByFacet,
  listMostSearchedInstruments,
} from '../handlers/search.ts';
import {
  getStockSnapshot,
  getIndexSnapshot,
  getIndexSnapshotV2,
  getCommoditySnapshot,
  getPreciousMetalSnapshot,
  getInstrumentSnapshot,
  getSectionSnapshot,
  getCurrencySnapshot,
  getCryptoSnapshot,
} from '../handlers/snapshots.ts';
import { getTimesAndSales, getTimesAndSalesConfiguration } from '../handlers/trades.ts';
import { listTradingSchedules } from '../handlers/trading-schedules.ts';
import {
  getUser,
  registerUser,
  confirmUser,
  requestConfirmation,
  loginUser,
  logoutUserByGet,
  listSessions,
  endSession,
  endAllSessions,
  logoutUser,
  createAnonymousToken,
  requestPasswordReset,
  resetPassword,
  changePassword,
  changeUserSettings,
  changeUserName,
  changeUserEmail,
  confirmUserEmail,
  changeNewsletter,
  getUserData,
  deleteUser,
  startImpersonation,
  endImpersonation,
} from '../handlers/users.ts';
import {
  listWatchlistPositions,
  addWatchlistPositions,
  findWatchlistPositions,
  changeWatchlistPosition,
  deleteWatchlistPosition,
} from '../handlers/watchlist-positions.ts';
import { listWatchlists, createWatchlist, renameWatchlist, deleteWatchlist } from '../handlers/watchlists.ts';
import { getPerformanceValuesYear } from '../handlers/years.ts';
import type { AllHandlers } from '../handler.ts';

/** The handler of every operation of the contracts. */
export const HANDLERS: AllHandlers = {
  findArticles,
  getArticle,
  getArticleDirectory,
  getBondSnapshot,
  listChartDrawings,
  changeChartDrawing,
  deleteChartDrawing,
  listInstrumentsOfClass,
  getStockPeers,
  getAnalyzerRecommendations,
  getScreenerRating,
  listCompanyReports,
  getStockFigures,
  getCompanySnapshot,
  listComparedStocks,
  listComparedFunds,
  listComparedBonds,
  listComparedDerivatives,
  getCrossRate,
  getDerivativeCalculatorResult,
  findDerivatives,
  getDerivativeOverview,
  getDerivativeSnapshot,
  findEconomicEvents,
  listArticleDocuments,
  getArticleDocument,
  createArticlePublication,
  confirmArticlePublication,
  withdrawArticlePublication,
  deleteArticlePublication,
  findCalendarEvents,
  findBonds,
  findCryptos,
  findCurrencies,
  findFunds,
  findIndices,
  findStocks,
  getFundBreakdowns,
  listFundEarnings,
  listFundsByTopHolding,
  listFundOverlaps,
  listComparedFundOverlaps,
  getFundSnapshot,
  getChartHistory,
  getSimpleChartHistory,
  getEodHistory,
  listIndexConstituents,
  listAllIndexConstituents,
  getIndexTopFlop,
  queryInstruments,
  getInstrument,
  listInstruments,
  listCatalogue,
  getTraderBox,
  getCryptoTraderBox,
  getTurboBox,
  listSimilarDerivatives,
  listDerivativeSuggestions,
  listMostWantedDerivatives,
  listMostWantedDerivativesByUnderlying,
  listAssociatedDerivatives,
  listFrankfurtTopDerivatives,
  listMatchingInvestmentProducts,
  listDerivativePartners,
  listFundPartners,
  listFundSuggestions,
  listDerivativeQuicklinks,
  getDerivativeCategorySponsoring,
  getDerivativeUnderlyingSponsoring,
  searchDerivativeSponsoring,
  getTrendRadar,
  getInteractions,
  getOrderBook,
  listProducts,
  getPushToken,
  getQuote,
  listQuotes,
  listQuotesOfInstruments,
  getPerformanceValues,
  listSavedSearches,
  createSavedSearch,
  renameSavedSearch,
  deleteSavedSearch,
  listSavingsPlans,
  sendScapaData,
  queryInstrumentsExtended,
  searchInstruments,
  searchInstrumentsOfType,
  searchInstrumentsByFacet,
  listMostSearchedInstruments,
  getStockSnapshot,
  getIndexSnapshot,
  getIndexSnapshotV2,
  getCommoditySnapshot,
  getPreciousMetalSnapshot,
  getInstrumentSnapshot,
  getSectionSnapshot,
  getCurrencySnapshot,
  getCryptoSnapshot,
  getTimesAndSales,
  getTimesAndSalesConfiguration,
  listTradingSchedules,
  getUser,
  registerUser,
  confirmUser,
  requestConfirmation,
  loginUser,
  logoutUserByGet,
  listSessions,
  endSession,
  endAllSessions,
  logoutUser,
  createAnonymousToken,
  requestPasswordReset,
  resetPassword,
  changePassword,
  changeUserSettings,
  changeUserName,
  changeUserEmail,
  confirmUserEmail,
  changeNewsletter,
  getUserData,
  deleteUser,
  startImpersonation,
  endImpersonation,
  listWatchlistPositions,
  addWatchlistPositions,
  findWatchlistPositions,
  changeWatchlistPosition,
  deleteWatchlistPosition,
  listWatchlists,
  createWatchlist,
  renameWatchlist,
  deleteWatchlist,
  getPerformanceValuesYear,
};
