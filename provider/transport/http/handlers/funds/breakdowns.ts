import type { Schema } from '#client/operations.ts';
import { holdingsOf, type Holding, type Holdings, type FundDetails, type InstrumentRecord } from '#market/catalogue/index.ts';
import { known } from '../../../../base/known.ts';
import { instrumentAnswer } from '../../answers.ts';
import { expiresOf } from '../../caching.ts';
import type { CatalogueView } from '../../../../services/search/catalogue-view.ts';
import type { ProviderContext } from '../../../shared/context.ts';
import type { Handler } from '../../handler.ts';
import { findInstrument } from '../../../shared/selection.ts';
import { endOfLastMonth, noonOf } from './base-data.ts';

const MOST_HOLDINGS = 15;
const MOST_PARTS = 12;
const OTHERS = 'Sonstige';

const remembered = new WeakMap<CatalogueView, Map<string, Holdings>>();

/** Returns the holdings of a fund; computed once per catalogue. */
export function holdingsIn(catalogue: CatalogueView, { entityValue }: InstrumentRecord, fund: FundDetails): Holdings {
  let funds = remembered.get(catalogue);
  if (funds === undefined) remembered.set(catalogue, (funds = new Map<string, Holdings>()));
  let holdings = funds.get(entityValue);
  // The key identifies the share classes of a fund, which have the same holdings: same company, focus and benchmark.
  if (holdings === undefined)
    funds.set(entityValue, (holdings = holdingsOf(fund, `${fund.nameCompany}/${fund.idFocus}/${fund.benchmark ?? ''}`, catalogue)));
  return holdings;
}

export function holdingList(holdings: Holdings, now: number): Schema<'FundsHoldingList'> {
  return {
    dateMaintenance: noonOf(endOfLastMonth(now)),
    list: holdings.list.slice(0, MOST_HOLDINGS).map(({ name, instrument, pct }) => {
      if (instrument === undefined) return { instrument: { name }, investmentPct: pct };
      const { isin, entityType, entityValue, urls } = instrumentAnswer(instrument);
      return { instrument: { name, entityType, entityValue, urls, ...known({ isin }) }, investmentPct: pct };
    }),
  };
}

/** Returns shares by a property of the holdings, largest first; they add up to 100, including cash and an entry for unknown holdings. */
export function breakdownOf(holdings: Holdings, keyOf: (holding: Holding) => string, cash: string, now: number): Schema<'FundsBreakdown'> {
  const cents = new Map<string, number>();
  const add = (key: string, pct: number): void => void cents.set(key, (cents.get(key) ?? 0) + Math.round(pct * 100));
  for (const holding of holdings.list) add(keyOf(holding), holding.pct);
  const sorted = [...cents].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  const shown = sorted.slice(0, MOST_PARTS);
  const named = new Map(shown);
  named.set(cash, (named.get(cash) ?? 0) + Math.round(holdings.cashPct * 100));
  const rest = 10_000 - [...named.values()].reduce((sum, value) => sum + value, 0);
  if (rest > 0) named.set(OTHERS, (named.get(OTHERS) ?? 0) + rest);
  if (rest < 0 && shown[0] !== undefined) named.set(shown[0][0], (named.get(shown[0][0]) ?? 0) + rest);
  return {
    dateMaintenance: noonOf(endOfLastMonth(now)),
    list: [...named].filter(([, value]) => value !== 0).map(([nameBreakdown, value]) => ({ nameBreakdown, investmentPct: value / 100 })),
  };
}

const ASSETS = { EQUITY: 'Aktien', BOND: 'Anleihen' } as const;

export function branchBreakdown(holdings: Holdings, now: number): Schema<'FundsBreakdown'> {
  return breakdownOf(holdings, ({ branch }) => branch, 'Barmittel', now);
}

export const getFundBreakdowns: Handler<'getFundBreakdowns'> = {
  dataClass: 'master',
  answer({ path }, context: ProviderContext) {
    const instrument = findInstrument(context, 'FUND', path.entityValue);
    const { fund } = instrument.details;
    const now = context.now();
    const expires = expiresOf('master', now);
    if (fund === undefined) return { expires };
    const holdings = holdingsIn(context.catalogue(), instrument, fund);
    return {
      expires,
      fundsHoldingList: holdingList(holdings, now),
      countryBreakdown: breakdownOf(holdings, ({ country }) => country, 'Barmittel', now),
      branchBreakdown: branchBreakdown(holdings, now),
      currencyBreakdown: breakdownOf(holdings, ({ currency }) => currency, fund.currency, now),
      instrumentBreakdown: breakdownOf(holdings, ({ asset }) => ASSETS[asset], 'Barmittel', now),
    };
  },
};
