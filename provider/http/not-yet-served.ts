import type { OperationId } from '#client/operations.ts';

/**
 * Operations of the contract that have no handler yet: a valid call is answered with 501. The list may only shrink; the
 * contract tests hold it to that.
 */
export const NOT_YET_SERVED = [
  // bonds
  'findBonds',
  // currencies
  'findCurrencies',
  // derivatives
  'getDerivativeCalculatorResult',
  'findDerivatives',
  // events
  'findCalendarEvents',
  // funds
  'getFundBreakdowns',
  'listFundEarnings',
  'listFundsByTopHolding',
  'findFunds',
  // indices
  'findIndices',
  // instruments
  'listSavingsPlans',
  // integration
  'getCryptoTraderBox',
  'getDerivativeCategorySponsoring',
  'listDerivativeQuicklinks',
  'getDerivativeUnderlyingSponsoring',
  'listDerivativePartners',
  'listDerivativeSuggestions',
  'listFundPartners',
  'listFundSuggestions',
  'getTrendRadar',
  'searchDerivativeSponsoring',
  'listMatchingInvestmentProducts',
  'listMostWantedDerivatives',
  'listMostWantedDerivativesByUnderlying',
  'listSimilarDerivatives',
  'listAssociatedDerivatives',
  'listFrankfurtTopDerivatives',
  'getTraderBox',
  'getTurboBox',
  // interactions
  'getInteractions',
  // push
  'getPushToken',
  // quotes
  'getOrderBook',
  // scapa
  'sendScapaData',
  // snapshots
  'getDerivativeSnapshot',
  'getBondSnapshot',
  // stocks
  'getStockFigures',
  'getCompanySnapshot',
  'getAnalyzerRecommendations',
  'getScreenerRating',
  'findStocks',
  // users
  'getUser',
  'registerUser',
  'logoutUser',
  'loginUser',
  'createAnonymousToken',
  'confirmUser',
  'requestConfirmation',
  'requestPasswordReset',
  'resetPassword',
  'changePassword',
  'startImpersonation',
  'endImpersonation',
  // watchlists
  'listWatchlists',
  'createWatchlist',
  'renameWatchlist',
  'deleteWatchlist',
  'listWatchlistPositions',
  'addWatchlistPositions',
  'changeWatchlistPosition',
  'deleteWatchlistPosition',
] as const satisfies readonly OperationId[];

export type NotYetServed = (typeof NOT_YET_SERVED)[number];
