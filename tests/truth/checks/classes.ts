import type { Schema } from '#client/operations.ts';
import { cleanPriceAt } from '#domain/bond/yield.ts';
import { dayOf } from '#domain/bond/schedule.ts';
import { businessDayAfter } from '#domain/venue/target-days.ts';
import { localDay } from '#domain/time/timezone.ts';
import type { Check } from '../check.ts';
import type { Page } from '../ledger.ts';
import type { Stage } from '../stage.ts';

const DAY = 86_400_000;

/** Verifies that market capitalization is the price times the number of shares. */
export const stockAgrees: Check = async ({ stage, page, subject: { entityValue } }) => {
  const snapshot = await stage.get<Schema<'StockSnapshot'>>(`stocks/${entityValue}/snapshot`);
  if (snapshot === undefined) return;
  page.answered();
  const { stocksFigure: figure, quote } = snapshot;
  if (figure?.marketCapInstrument === undefined || figure.numSharesInstrument === undefined) return;
  const rate = figure.isoCurrency === quote.isoCurrency ? 1 : await euros(stage, quote.isoCurrency);
  page.equal('market capitalisation', figure.marketCapInstrument, quote.last * figure.numSharesInstrument * rate, 1);
  await peersAgree(stage, page, entityValue, quote);
};

/**
 * Verifies that a share's figures in the peer list follow from its price and the named accounts and equal those of its own page, and that
 * medians are those of its industry in the finder.
 */
async function peersAgree(stage: Stage, page: Page, entityValue: string, quote: Schema<'Quote'>): Promise<void> {
  const peers = await stage.get<Schema<'StockPeers'>>(`stocks/${entityValue}/peers`);
  if (peers === undefined) return;
  page.answered();
  const { figures, basis, medians, idBranch, numShares = 1, total, list } = peers;
  page.equal('peers are the branch without the share', total, numShares - 1);
  if (figures !== undefined && basis !== undefined) {
    page.equal('price of the figures', basis.lastPrice, quote.last);
    page.equal('price/earnings', figures.cnPer, basis.epsExpected > 0 ? basis.lastPrice / basis.epsExpected : undefined, 1e-9);
    page.equal('dividend yield', figures.cnDivYield, (100 * basis.dpsExpected) / basis.lastPrice, 1e-9);
    page.equal('price/book', figures.cnPriceBookvalue, (basis.lastPrice * basis.numShares) / basis.equityExpected, 1e-9);
    page.equal('net margin', figures.cnMarginNet, (100 * (basis.incomeAfterMi ?? Number.NaN)) / (basis.turnover ?? Number.NaN), 1e-9);
    const own = await stage.get<Schema<'StockFigures'>>(`stocks/${entityValue}/figures`);
    const expected = own?.stocksCnFundamentalList.list.find(({ label }) => label === basis.labelExpected);
    page.equal('price/earnings beside the branch and by years', figures.cnPer, expected?.cnPer, 1e-9);
  }
  for (const { instrument, quote: shown } of list.slice(0, 2)) {
    const own = await stage.get<Schema<'Quote'>>(`instruments/STOCK/${instrument.entityValue}/quote`);
    page.equal('quote of a peer', shown?.last, own?.last);
  }
  const branch =
    idBranch === undefined
      ? undefined
      : await stage.get<Schema<'StockFinderResult'>>(`stocks/finder/configuration_query?idBranch=${idBranch}&perPage=100`);
  if (branch === undefined || branch.total > branch.list.length || branch.dateCalculation !== peers.dateMedians) return;
  page.equal('shares of a branch', numShares, branch.total);
  page.equal('median of price/earnings', medians?.cnPer, middleOf(branch.list.flatMap(({ cnPer }) => cnPer ?? [])), 1e-9);
  page.equal('median of dividend yields', medians?.cnDivYield, middleOf(branch.list.flatMap(({ cnDivYield }) => cnDivYield ?? [])), 1e-9);
}

/** Median of the values. */
function middleOf(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  if (sorted.length === 0) return undefined;
  const half = sorted.length / 2;
  const [below, above] = Number.isInteger(half) ? [half - 1, half] : [Math.floor(half), Math.floor(half)];
  return ((sorted[below] ?? 0) + (sorted[above] ?? 0)) / 2;
}

async function euros(stage: Parameters<Check>[0]['stage'], currency: string): Promise<number> {
  return 1 / ((await stage.get<Schema<'Quote'>>(`instruments/CURRENCY/EUR${currency}/quote`))?.last ?? Number.NaN);
}

/** Verifies the members and their contributions to the index. */
export const indexAgrees: Check = async ({ stage, page, subject: { entityValue } }) => {
  const answer = await stage.get<Schema<'IndexConstituentList'>>(`indices/${entityValue}/constituents`);
  if (answer === undefined || answer.list.length === 0) return;
  page.answered();
  const weights = answer.list.flatMap(({ weightPct }) => weightPct ?? []);
  const sum = weights.reduce((total, one) => total + one, 0);
  const { numberConstituents = Infinity } = (await stage.get<Schema<'IndexSnapshot'>>(`indices/${entityValue}/snapshot`)) ?? {};
  // Skips incomplete lists: members that are missing in the catalogue are missing in the sum.
  if (answer.list.length >= numberConstituents) page.equal('sum of the weights', sum, 100, 1e-6);
  else page.holds('sum of the weights', sum > 0 && sum < 100, sum);
  const movers = await stage.get<Schema<'IndexTopFlop'>>(`../v2/indices/${entityValue}/top_flop`);
  if (movers !== undefined) {
    page.answered();
    const best = Math.max(...answer.list.flatMap(({ quote }) => quote?.performancePct ?? []));
    page.equal('the best member', movers.topList[0]?.performancePct, best > 0 ? best : undefined);
    page.equal('members that rose', movers.numberTop, answer.list.filter(({ quote }) => (quote?.performancePct ?? 0) > 0).length);
  }
  for (const { quote, marketCapitalization, isoCurrencyMarketCapitalization, instrument } of answer.list.slice(0, 3)) {
    const own = await stage.get<Schema<'Quote'>>(`instruments/${instrument.entityType}/${instrument.entityValue}/quote`);
    page.answered();
    page.equal('quote of a member', quote?.last, own?.last);
    if (marketCapitalization !== undefined) page.holds('its capitalisation has a currency', isoCurrencyMarketCapitalization !== undefined);
  }
};

/** Verifies that three pairs of three currencies allow no arbitrage. */
export const currencyAgrees: Check = async ({ stage, page, subject: { entityValue } }) => {
  const [base, other] = [entityValue.slice(0, 3), entityValue.slice(3)];
  if (base === 'EUR' || other === 'EUR') return;
  const [pair, first, second] = await Promise.all(
    [entityValue, `EUR${base}`, `EUR${other}`].map((one) => stage.get<Schema<'Quote'>>(`instruments/CURRENCY/${one}/quote`)),
  );
  if (pair === undefined || first === undefined || second === undefined) return;
  page.answered();
  page.holds('bid of the triangle', (pair.bid ?? 0) <= (second.ask ?? 0) / (first.bid ?? 1), pair.bid);
  page.holds('ask of the triangle', (pair.ask ?? 0) >= (second.bid ?? 0) / (first.ask ?? 1), pair.ask);
};

export const cryptoAgrees: Check = async ({ stage, page, subject: { entityValue } }) => {
  const snapshot = await stage.get<Schema<'CryptoSnapshot'>>(`cryptos/${entityValue}/snapshot`);
  if (snapshot === undefined) return;
  page.answered();
  const { cryptosDetails: coin, quote } = snapshot;
  if (coin.marketCapitalization !== undefined && coin.circulatingSupply !== undefined)
    page.equal('market capitalisation', coin.marketCapitalization, quote.last * coin.circulatingSupply, 1);
};

/** Verifies that yield, accrued interest and turnover follow from price and terms; a matured bond is not quoted. */
export const bondAgrees: Check = async ({ stage, page, subject: { entityValue } }) => {
  const snapshot = await stage.get<Schema<'BondSnapshot'>>(`bonds/${entityValue}/snapshot`);
  if (snapshot === undefined) return;
  page.answered();
  const { bondsDetails: details, bondsBaseData: base, bondsFigures: figures, quote } = snapshot;
  const maturity = (base.datetimeMaturity ?? '').slice(0, 10);
  const isOver = maturity !== '' && Date.parse(`${maturity}T24:00:00Z`) <= stage.now();
  if (isOver) {
    page.holds('what has matured is not real time', quote.codeQualityPrice === 'EOD' && quote.bid === undefined, quote.codeQualityPrice);
    page.holds('what has matured has no yield', figures?.yieldToMaturity === undefined, figures?.yieldToMaturity);
    return;
  }
  checkMoney(page, quote, 0.01);
  checkPayments(page, snapshot);
  const frequency = couponsPerYear(snapshot);
  const settlement = businessDayAfter(localDay('Europe/Berlin', stage.now()), 2);
  if (figures?.yieldToMaturity === undefined || frequency === undefined || details.nameTypeCoupon === 'variabel') return;
  const terms = {
    coupon: details.coupon ?? 0,
    frequency,
    maturity: dayOf(maturity),
    issued: dayOf((base.datetimeEmission ?? '').slice(0, 10)),
  };
  const least = cleanPriceAt(terms, settlement, figures.yieldToMaturity + 1e-4);
  const most = cleanPriceAt(terms, settlement, figures.yieldToMaturity - 1e-4);
  page.holds('yield', least <= quote.last && quote.last <= most, figures.yieldToMaturity, [least, quote.last, most]);
};

/** Verifies that the payment plan adds up, starts with the price of the quote, and has that value at the displayed yield. */
function checkPayments(
  page: Parameters<Check>[0]['page'],
  { bondsCashFlowList: plan, bondsFigures, quote, ...bond }: Schema<'BondSnapshot'>,
): void {
  if (plan === undefined) return;
  const sum = (values: readonly (number | undefined)[]): number =>
    values.reduce<number>((total, one = 0) => total + Math.round(one * 100), 0) / 100;
  page.equal('sum of the coupons', plan.totalCoupon, sum(plan.list.map(({ coupon }) => coupon)), 0.001);
  page.equal('sum of the payments', plan.totalAmount, sum(plan.list.map(({ amount }) => amount)), 0.001);
  page.equal('price of the plan', plan.price, quote.last);
  page.equal('what is paid', plan.purchaseAmount, (quote.last * plan.nominal) / 100 + plan.accruedAmount, 0.006);
  page.equal('gain', plan.gainAmount, plan.totalAmount - plan.purchaseAmount, 0.006);
  page.equal('last payment', plan.list.at(-1)?.datetimePayment, bond.bondsBaseData.datetimeMaturity);
  page.equal('yield of the plan', plan.yieldToMaturity, bondsFigures?.yieldToMaturity);
  page.equal('accrued interest of the plan', plan.accruedAmount, ((bondsFigures?.accruedInterest ?? 0) * plan.nominal) / 100, 0.006);
  if (plan.yieldToMaturity === undefined) return;
  const worth = plan.list.reduce((total, { presentValue = 0 }) => total + presentValue, 0);
  page.equal('worth of the payments', worth, plan.purchaseAmount, 0.005 * (plan.list.length + 2) + 1e-6);
}

/** Returns the number of coupons per year as far as two coupons show it; zero-coupon bonds have none. */
function couponsPerYear({ bondsCouponList, bondsDetails }: Schema<'BondSnapshot'>): 0 | 1 | 2 | 4 | undefined {
  if (bondsDetails.nameTypeCoupon === 'Nullkupon') return 0;
  const [first, second] = bondsCouponList?.list ?? [];
  if (first === undefined || second === undefined) return undefined;
  const days = (Date.parse(second.datetimeEndCoupon ?? '') - Date.parse(first.datetimeEndCoupon ?? '')) / DAY;
  return days > 300 ? 1 : days > 150 ? 2 : 4;
}

/** Verifies that the traded amount of a day is between its volume at its lowest and at its highest price. */
function checkMoney(page: Parameters<Check>[0]['page'], quote: Schema<'Quote'>, perPiece: number): void {
  const { totalMoney, totalVolume, low = 0, high = 0, money, volume, last } = quote;
  if (money !== undefined && volume !== undefined) page.equal('money of the last price', money, volume * last * perPiece, 0.006);
  if (totalMoney === undefined || totalVolume === undefined) return;
  const isWithin = totalMoney >= totalVolume * low * perPiece - 0.01 && totalMoney <= totalVolume * high * perPiece + 0.01;
  page.holds('turnover of the day', isWithin, totalMoney, [totalVolume * low * perPiece, totalVolume * high * perPiece]);
}

const quoteIs =
  (perPiece: (size: string | undefined) => number, isRealTime: boolean): Check =>
  async ({ stage, page, subject: { entityType, entityValue }, idNotation }) => {
    const quote = await stage.get<Schema<'Quote'>>(`instruments/${entityType}/${entityValue}/quote?idNotation=${idNotation}`);
    if (quote === undefined) return;
    page.answered();
    if (!isRealTime) page.holds('what is fixed once a day is not real time', quote.codeQualityPrice !== 'RLT', quote.codeQualityPrice);
    const snapshot = await stage.get<Schema<'InstrumentSnapshot'>>(`instruments/${entityType}/${entityValue}/snapshot`);
    const text = snapshot?.profile?.map(({ value }) => value).join(' ');
    const size = /ein Kontrakt steht für ([\d.,]+)/u.exec(text ?? '')?.[1];
    checkMoney(page, quote, perPiece(size));
  };

const number = (text: string | undefined): number => Number((text ?? '1').replaceAll('.', '').replace(',', '.'));

/** Verifies that the traded amount of a future uses the multiplier of its contract. */
export const futureAgrees: Check = async (looked) => {
  const quote = await looked.stage.get<Schema<'Quote'>>(`instruments/FUTURE/${looked.subject.entityValue}/quote`);
  await quoteIs((size) => number(size) * (quote?.unitType === 'PCT' ? 0.01 : 1), true)(looked);
};
export const turnoverAgrees: Check = quoteIs(() => 1, true);
export const fundAgrees: Check = async (looked) => {
  await quoteIs(() => 1, false)(looked);
  const { stage, page, subject } = looked;
  const snapshot = await stage.get<Schema<'FundSnapshot'>>(`funds/${subject.entityValue}/snapshot`);
  if (snapshot === undefined) return;
  page.answered();
  for (const { grossAmount, netAmount, costAmount } of snapshot.fundsCostList?.list ?? [])
    page.equal('costs over years', costAmount, grossAmount - netAmount, 0.006);
  for (const { fundPct, benchmarkPct, differencePct } of snapshot.fundsTrackingList?.list ?? [])
    page.equal('difference from the index', differencePct, fundPct - benchmarkPct, 0.006);
};
export const rateAgrees: Check = quoteIs(() => 1, false);
