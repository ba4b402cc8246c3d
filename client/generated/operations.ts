/* Written by `npm run codegen`. Do not edit: change the contract or the schema instead. */
/** Method, path and media types of every operation of the contracts. */
export const operationTable = {
  findArticles: { method: 'GET', path: '/v1/articles/finder/configuration_query', responseMedia: 'application/json' },
  getArticle: { method: 'GET', path: '/v1/articles/{articleId}', responseMedia: 'application/json' },
  queryInstruments: { method: 'GET', path: '/v1/instruments/query', responseMedia: 'application/json' },
  listInstruments: {
    method: 'POST',
    path: '/v1/instruments/list',
    requestMedia: 'application/json',
    responseMedia: 'application/json',
  },
  listQuotesOfInstruments: {
    method: 'POST',
    path: '/v1/instruments/quote_list',
    requestMedia: 'application/json',
    responseMedia: 'application/json',
  },
  getInstrument: {
    method: 'GET',
    path: '/v1/instruments/{entityType}/{entityValue}',
    responseMedia: 'application/json',
  },
  getQuote: {
    method: 'GET',
    path: '/v1/instruments/{entityType}/{entityValue}/quote',
    responseMedia: 'application/json',
  },
  listQuotes: {
    method: 'GET',
    path: '/v1/instruments/{entityType}/{entityValue}/quotes',
    responseMedia: 'application/json',
  },
  getChartHistory: {
    method: 'GET',
    path: '/v1/instruments/{entityType}/{entityValue}/chart_history',
    responseMedia: 'application/json',
  },
  getSimpleChartHistory: {
    method: 'GET',
    path: '/v1/instruments/{entityType}/{entityValue}/simple_chart_history',
    responseMedia: 'application/json',
  },
  getEodHistory: {
    method: 'GET',
    path: '/v1/instruments/{entityType}/{entityValue}/eod_history',
    responseMedia: 'application/json',
  },
  getPerformanceValues: {
    method: 'GET',
    path: '/v1/instruments/{entityType}/{entityValue}/performance_values',
    responseMedia: 'application/json',
  },
  getStockSnapshot: { method: 'GET', path: '/v1/stocks/{entityValue}/snapshot', responseMedia: 'application/json' },
  getIndexSnapshot: { method: 'GET', path: '/v1/indices/{entityValue}/snapshot', responseMedia: 'application/json' },
  getCommoditySnapshot: {
    method: 'GET',
    path: '/v1/commodities/{entityValue}/snapshot',
    responseMedia: 'application/json',
  },
  getPreciousMetalSnapshot: {
    method: 'GET',
    path: '/v1/precious_metals/{entityValue}/snapshot',
    responseMedia: 'application/json',
  },
} as const;
