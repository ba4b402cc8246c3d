import { readCommodities } from './commodities.ts';
import { readCrypto } from './crypto.ts';
import { readCurrencies } from './currencies.ts';
import { generateFunds } from './funds/generate.ts';
import { readEtfs } from './funds/real-etfs.ts';
import { indexMembersOf } from './index-weights.ts';
import { readIndices } from './indices.ts';
import { readStocks } from './stocks.ts';
import type { CompanyRecord, Seed } from './types.ts';

/** Reads the catalogue that ships with the provider from `data/`. Throws when a data file is wrong. */
export function loadSeed(): Seed {
  const stocks = readStocks();
  const indices = readIndices();
  const entries = [
    ...stocks,
    ...indices,
    ...readCommodities(),
    ...readCurrencies(),
    ...readCrypto(),
    ...readEtfs(),
    ...generateFunds(indices),
  ];
  return {
    instruments: entries.map(({ instrument }) => instrument),
    notations: entries.flatMap(({ notations }) => notations),
    companies: [...new Map(stocks.map(({ company }): [string, CompanyRecord] => [company.companyId, company])).values()],
    indexMembers: indexMembersOf(
      stocks,
      indices.map(({ instrument }) => instrument),
    ),
  };
}

/** The catalogue that ships with the provider. */
export const catalogueSeed: Seed = loadSeed();
