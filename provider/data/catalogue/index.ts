import { generateBonds } from './bonds/generate.ts';
import { createCodes } from './codes.ts';
import { readCommodities } from './commodities.ts';
import { readCrypto } from './crypto.ts';
import { readCurrencies } from './currencies.ts';
import { generateFunds } from './funds/generate.ts';
import { readEtfs } from './funds/real-etfs.ts';
import { indexMembersOf } from './index-weights.ts';
import { readFutures } from './futures.ts';
import { readIndices } from './indices.ts';
import { readInterestRates } from './interest-rates.ts';
import { readStocks } from './stocks.ts';
import type { CompanyRecord, Seed } from './types.ts';

/** Reads the catalogue that ships with the provider from `data/`. Throws when a data file is wrong. */
export function loadSeed(): Seed {
  const stocks = readStocks();
  const indices = readIndices();
  const spots = [...indices, ...readCommodities(), ...readCurrencies()];
  const codes = createCodes();
  const entries = [
    ...stocks,
    ...spots,
    ...readCrypto(),
    ...readInterestRates(),
    ...readFutures(spots),
    ...readEtfs(),
    ...generateFunds(indices, codes),
    ...generateBonds(stocks, codes),
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
