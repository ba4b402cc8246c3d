import { expect } from 'vitest';
import type { Client, Json } from './api.ts';
import { expectColumns, listOf, missing } from './read.ts';

/** Supersectors of the STOXX Europe 600, by the numbers that this program knows. */
const SUPERSECTORS = [
  '193781 193793 193775 193773 193799 193797 193787 193785 193801 193795',
  '193777 193791 10529422 24856237 10529426 193803 193805 10529430 193807',
].flatMap((numbers) => numbers.split(' '));

/** github.com/bsommerfeld/wsbg-terminal, Java on HttpClient, which offers HTTP/2 without TLS. */
export const wsbgTerminal: Client = {
  name: 'wsbg-terminal',
  cases: {
    'gets the quotes of all supersectors at once, in the order in which it asked': async (api) => {
      const list = SUPERSECTORS.map((entityValue) => ({ entityType: 'INDEX', entityValue }));
      const { status, json } = await api.send({ path: '/v1/instruments/quote_list', body: { list } });
      expect(status).toBe(200);
      const quotes = listOf(json);
      expect(quotes.map(({ entityValue }) => entityValue)).toEqual(SUPERSECTORS);
      expect(quotes.flatMap((quote) => missing(quote, ['last', 'performancePct', 'performance1YearPct']))).toEqual([]);
      expect(quotes.every(({ last }) => Number(last) > 0)).toBe(true);
    },
    'reads mood and trades of an index by its number as notation': async (api) => {
      const query = 'idNotation=20735&order=DESC&startDate=2026-11-19T00:00:00.000+00:00&endDate=2026-11-19T23:59:59.000+00:00';
      expectColumns(await api.get(`/v1/instruments/INDEX/20735/times_and_sales?${query}`), ['price', 'datetimePrice']);
    },
    'reads figures, company, ratings and holders of a share': async (api) => {
      const figures = await api.get('/v1/stocks/82849/figures');
      expect(missing(listOf(figures, 'stocksCnFundamentalList.list')[0], ['label', 'idYear', 'isoCurrency'])).toEqual([]);
      const { companyDescriptor } = await api.get('/v1/stocks/82849/company_snapshot');
      expect(missing(companyDescriptor, ['marketCap', 'isoCurrency', 'nameCompanyFull', 'company.branch.sector.name'])).toEqual([]);
      const advice = await api.get('/v1/stocks/82849/analyzer_recommendations');
      expect(missing(advice, ['recommendationConsensus', 'numTotal', 'avgTargetPrice', 'idCurrencyTargetPrice'])).toEqual([]);
      const { riskList } = await api.get('/v1/stocks/82849/the_screener_rating');
      expect(listOf(riskList).flatMap((item) => missing(item, ['typeItem', 'typeDescription', 'typeValue']))).toEqual([]);
      const holders = listOf(await api.get('/v1/funds/top_holding_to_funds?entityType=STOCK&entityValue=82849'));
      expect(holders.flatMap((fund) => missing(fund, ['instrument.name', 'fundsIssuer.name', 'investmentPct']))).toEqual([]);
    },
    'reads the market values of all members of an index, in euros': async (api) => {
      const { total, list } = (await api.get('/v1/indices/325104/constituents')) as { total: number; list: Json[] };
      expect(list.length).toBe(total);
      expect(list.flatMap((member) => missing(member, ['instrument.isin', 'marketCapitalization']))).toEqual([]);
      expect(new Set(list.map(({ isoCurrencyMarketCapitalization }) => isoCurrencyMarketCapitalization))).toEqual(new Set(['EUR']));
    },
    'pages through a screener and news, told how many there are': async (api) => {
      const screener = await api.get(
        '/v1/stocks/finder/configuration_query?application=WEBSITE&device=DESKTOP&idIndex=20735&page=1&perPage=15',
      );
      expect([screener.total, listOf(screener).length]).toEqual([40, 15]);
      const query = 'application=WEBSITE&calculateTotal=true&device=DESKTOP&entityType=STOCK&entityValue=82849&page=0&perPage=100';
      const news = listOf(await api.get(`/v1/articles/finder/configuration_query?${query}`));
      expect(news.flatMap((one) => missing(one, ['entityValue', 'urls.WEBSITE', 'headline', 'datetimePublication']))).toEqual([]);
      const events = await api.get('/v1/calendar_events/events?dateTimeStart=2026-11-01&dateTimeEnd=2026-11-30&perPage=50');
      expect(events.total).toBeGreaterThan(0);
    },
  },
};
