import type { HandlerTable } from '../handler.ts';
import { listComparedBonds, listComparedDerivatives, listComparedFunds, listComparedStocks } from '../handlers/comparisons.ts';
import { findBonds } from '../handlers/finders/bonds.ts';
import { findCryptos } from '../handlers/finders/cryptos.ts';
import { findCurrencies } from '../handlers/finders/currencies.ts';
import { findFunds } from '../handlers/finders/funds.ts';
import { findIndices } from '../handlers/finders/indices.ts';
import { findStocks } from '../handlers/finders/stocks.ts';
import { listComparedFundOverlaps } from '../handlers/funds/pairs.ts';

/** Finders of shares, funds, bonds, indices, currencies and crypto currencies, and comparisons. */
export const findersOperations = {
  findStocks,
  findFunds,
  findBonds,
  findIndices,
  findCurrencies,
  findCryptos,
  listComparedStocks,
  listComparedFunds,
  listComparedFundOverlaps,
  listComparedBonds,
  listComparedDerivatives,
} satisfies HandlerTable;
