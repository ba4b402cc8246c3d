import { expect } from 'vitest';
import type { Client } from './api.ts';
import { listOf, missing } from './read.ts';

/** github.com/posativ/flatex-order-bot, TypeScript with a decoder that rejects any missing field. */
export const flatexOrderBot: Client = {
  name: 'flatex-order-bot',
  cases: {
    'reads snapshots by their type': async (api) => {
      const types = await Promise.all(
        [
          ['stocks/82849', 'StocksSnapshot'],
          ['funds/3567527', 'FundsSnapshot'],
          ['indices/20735', 'IndicesSnapshot'],
          ['currencies/EURUSD', 'CurrenciesSnapshot'],
          ['commodities/7743988', 'CommoditySnapshot'],
          ['precious_metals/1326189', 'PreciousMetalSnapshot'],
        ].map(async ([path, type]) => [(await api.get(`/v1/${path}/snapshot`)).type, type]),
      );
      expect(types.filter(([is, wanted]) => is !== wanted)).toEqual([]);
    },
    'reads all five fields of a fault': async (api) => {
      const { json: fault } = await api.send({ path: '/v1/stocks/1/snapshot' });
      expect(Object.keys(fault).toSorted()).toEqual(['displayErrorMessage', 'errorCode', 'errorMessage', 'identifier', 'statusCode']);
      expect([fault.statusCode, typeof fault.errorCode, typeof fault.identifier]).toEqual([404, 'number', 'string']);
    },
    'decodes every product of the finder, with filters that are encoded twice': async (api) => {
      const filters = ['entitySubType=KNOCKOUT_CERTIFICATE', 'idExerciseRight=2', 'openEnded=1', 'gearingAskRange=2;40'];
      const query = `application=WEBSITE&device=DESKTOP&page=0&perPage=50&queryParameters=${encodeURIComponent(filters.join('%26'))}`;
      const address = `/v1/derivatives/finder/configuration_query?entityTypeUnderlying=INDEX&entityValueUnderlying=20735&${query}`;
      const { total, list } = (await api.get(address)) as { total: number; list: unknown[] };
      expect(total).toBeGreaterThanOrEqual(list.length);
      const wanted = [
        'instrument.entityType instrument.entityValue instrument.name instrumentUnderlying.entityValue issuer.id issuer.name',
        'quote.market.name quote.market.idNotation quote.isoCurrency shortName officialName strikeAbs knockOutAbs gearingAsk coverRatio',
        'spread spreadAskPct premiumAsk isoCurrency openEnded quanto dateCalculation dateFirstTrading',
      ].flatMap((names) => names.split(' '));
      expect(listOf({ list }).flatMap((product) => missing(product, wanted))).toEqual([]);
    },
  },
};
