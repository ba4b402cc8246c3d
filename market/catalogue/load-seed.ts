import { generateBonds } from './bonds/generate.ts';
import { createCodes } from './codes.ts';
import { readCommodities } from './commodities.ts';
import { readCrypto } from './crypto.ts';
import { readCurrencies } from './currencies.ts';
import { generateFunds } from './funds/generate.ts';
import { readEtfs } from './funds/real-etfs.ts';
import { withIndexTurnover } from './index-turnover.ts';
import { indexMembersOf } from './index-weights.ts';
import { readFutures } from './futures.ts';
import { readIndices } from './indices.ts';
import { readInterestRates } from './interest-rates.ts';
import { readStocks } from './stocks.ts';
import type { CompanyRecord, NotationRecord, Seed } from './types.ts';

/**
 * Reads the catalogue that ships with the market from `data/`.
 * @throws Error if a data file is wrong
 */
export function loadSeed(): Seed {
  const stocks = readStocks();
  const indices = readIndices();
  const spots = [...indices, ...readCommodities(), ...readCurrencies()];
  const codes = createCodes();
  const rates = readInterestRates();
  const funds = generateFunds(indices, codes);
  const bonds = generateBonds(stocks, codes);
  const entries = [...stocks, ...spots, ...readCrypto(), ...rates, ...readFutures(spots), ...readEtfs(), ...funds, ...bonds];
  const notations = withoutTwins(entries.flatMap((entry) => entry.notations));
  const indexMembers = indexMembersOf(
    stocks,
    indices.map(({ instrument }) => instrument),
    [...spots, ...rates, ...bonds],
  );
  const instruments = entries.map(({ instrument }) => instrument);
  return {
    instruments: withIndexTurnover(instruments, notations, indexMembers),
    notations,
    companies: [...new Map(stocks.map(({ company }): [string, CompanyRecord] => [company.companyId, company])).values()],
    indexMembers,
  };
}

/** Resolves collisions of notation numbers, which are hashes of names: the later notation takes the next free number. */
function withoutTwins(notations: readonly NotationRecord[]): NotationRecord[] {
  const taken = new Set<number>();
  return notations.map((notation) => {
    let { idNotation } = notation;
    while (taken.has(idNotation)) idNotation += 1;
    taken.add(idNotation);
    return idNotation === notation.idNotation ? notation : { ...notation, idNotation };
  });
}
