/** Method and path of every operation of the contracts. */
export const operationTable = {
  findArticles: { method: 'GET', path: '/v1/articles/finder/configuration_query' },
  getArticle: { method: 'GET', path: '/v1/articles/{articleId}' },
  queryInstruments: { method: 'GET', path: '/v1/instruments/query' },
  listInstruments: { method: 'POST', path: '/v1/instruments/list' },
  listQuotesOfInstruments: { method: 'POST', path: '/v1/instruments/quote_list' },
  getInstrument: { method: 'GET', path: '/v1/instruments/{entityType}/{entityValue}' },
  getQuote: { method: 'GET', path: '/v1/instruments/{entityType}/{entityValue}/quote' },
  listQuotes: { method: 'GET', path: '/v1/instruments/{entityType}/{entityValue}/quotes' },
  getChartHistory: { method: 'GET', path: '/v1/instruments/{entityType}/{entityValue}/chart_history' },
  getSimpleChartHistory: { method: 'GET', path: '/v1/instruments/{entityType}/{entityValue}/simple_chart_history' },
  getEodHistory: { method: 'GET', path: '/v1/instruments/{entityType}/{entityValue}/eod_history' },
  getPerformanceValues: { method: 'GET', path: '/v1/instruments/{entityType}/{entityValue}/performance_values' },
  getStockSnapshot: { method: 'GET', path: '/v1/stocks/{entityValue}/snapshot' },
  getIndexSnapshot: { method: 'GET', path: '/v1/indices/{entityValue}/snapshot' },
  getCommoditySnapshot: { method: 'GET', path: '/v1/commodities/{entityValue}/snapshot' },
  getPreciousMetalSnapshot: { method: 'GET', path: '/v1/precious_metals/{entityValue}/snapshot' },
} as const;
