import type { Schema } from '#client/operations.ts';
import { dateTime } from '../../../base/date-time.ts';
import { inSlices } from '../../../base/in-slices.ts';
import { median } from '../../../base/median.ts';
import { businessYear, FIRST_YEAR, yearLabel, type ShareFigures, companyModelOf, type CompanyModel } from '#market/companies/index.ts';
import type { Figures } from '../../../services/finder/figures.ts';
import { tableOf } from '../../../services/finder/finders.ts';
import type { FinderRow } from '../../../services/finder/row.ts';
import { MINUTE_MS } from '../../../services/finder/table.ts';
import { known } from '../../../base/known.ts';
import { instrumentAnswer } from '../answers.ts';
import { expiresOf } from '../caching.ts';
import type { Handler } from '../handler.ts';
import type { ProviderContext } from '../../shared/context.ts';
import { select } from '../../shared/selection.ts';
import { financialsOf, growthOf } from '../../../services/companies/business-year-figures.ts';
import { FIGURES_SOURCE } from './companies-figures.ts';
import { shownFigures } from './companies-shown.ts';
import { quoteOf } from './quotes.ts';
import { companyAnswer, stockFigures } from './stock-parts.ts';

/** Maximum number of compared shares of a sector. */
const MOST_PEERS = 12;

type Compared = Schema<'StockComparedFigures'>;

/**
 * Compares a share with its sector: its current figures with their inputs, and the largest other shares with their quotes. Medians are as
 * of the start of the current minute, like the finder's figures.
 */
export const getStockPeers: Handler<'getStockPeers'> = {
  dataClass: 'quotes',
  inRealTime: true,
  async answer({ path }, context) {
    const { instrument } = select(context, { entityType: 'STOCK', entityValue: path.entityValue });
    const minute = Math.floor(context.now() / MINUTE_MS) * MINUTE_MS;
    const table = tableOf(context, 'STOCK');
    const own = table.rows.find((row) => row.instrument.entityValue === instrument.entityValue);
    const idBranch = own?.company?.branch.idBranch;
    const branch = idBranch === undefined ? [] : table.rows.filter(({ company }) => company?.branch.idBranch === idBranch);
    const asOfMinute = table.figures(minute);
    const measured = await inSlices(branch, (row) => measuredOf(context, row, asOfMinute));
    const others = measured.filter(({ row }) => row !== own);
    return {
      expires: expiresOf('quotes', context.now()),
      source: FIGURES_SOURCE,
      ...(own?.company && branch.length > 0 && { nameBranch: own.company.branch.name, idBranch, numShares: branch.length }),
      ...(own && ownFigures(context, own)),
      ...(branch.length > 0 && { medians: mediansOf(measured.flatMap(({ compared }) => compared ?? [])), dateMedians: dateTime(minute) }),
      total: others.length,
      list: await inSlices(largestOf(others, own), ({ row }) => peerEntry(context, row)),
    };
  },
};

interface Measured {
  readonly row: FinderRow;
  readonly compared: Compared | undefined;
  /** Market capitalization in euros; 0 if unknown. */
  readonly marketCap: number;
}

function measuredOf(context: ProviderContext, row: FinderRow, figures: Figures): Measured {
  const model = companyModelOf(context.catalogue(), row.instrument);
  const share = figures.share(row);
  const [price, shares] = [figures.last(row), row.instrument.details.stock?.sharesOutstanding];
  return {
    row,
    compared: model && share && comparedOf(model, share),
    marketCap: (price !== undefined && shares !== undefined && figures.worth(row, price * shares)) || 0,
  };
}

/** Returns a share's own figures and their inputs; empty if too little is known about its company. */
function ownFigures(context: ProviderContext, { instrument, notation }: FinderRow): Pick<Schema<'StockPeers'>, 'figures' | 'basis'> {
  const model = companyModelOf(context.catalogue(), instrument);
  const share = shownFigures(context, instrument);
  if (model === undefined || share === undefined) return {};
  const basis = { ...expectedOf(model, share), ...reportedOf(model, share), nameMarket: context.venue(notation.venue).name };
  return { figures: comparedOf(model, share), basis };
}

/** Returns the compared figures of a share: multiples of its price, and margins and growth of its newest report. */
function comparedOf(model: CompanyModel, share: ShareFigures): Compared {
  const { cnPer, cnPeg, cnDivYield, cnPriceBookvalue, cnPriceCf, cnPriceProfit, last } = share;
  const { cnEbitMa, cnMarginNet, cnReturnEquity } = financialsOf(model, last, undefined);
  const { cnTurnGrt1yr, cnProfGrt1yr } = growthOf(model, last);
  const reported = { cnEbitMa, cnMarginNet, cnReturnEquity, cnTurnGrt1yr, cnProfGrt1yr };
  return known({ cnPer, cnPeg, cnDivYield, cnPriceBookvalue, cnPriceCf, cnPriceProfit, ...reported });
}

const COMPARED = [
  'cnPer',
  'cnPeg',
  'cnDivYield',
  'cnPriceBookvalue',
  'cnPriceCf',
  'cnPriceProfit',
  'cnEbitMa',
  'cnMarginNet',
  'cnReturnEquity',
  'cnTurnGrt1yr',
  'cnProfGrt1yr',
] as const satisfies readonly (keyof Compared)[];

/** Returns the median of each figure over the shares that have it. */
function mediansOf(measured: readonly Compared[]): Compared {
  return known(Object.fromEntries(COMPARED.map((name) => [name, median(measured.flatMap((figures) => figures[name] ?? []))])));
}

function expectedOf(model: CompanyModel, { current, next, price, priceTime, isoCurrency }: ShareFigures) {
  return {
    isoCurrency,
    lastPrice: price,
    datetimePrice: dateTime(priceTime),
    numShares: model.shares,
    labelExpected: `${yearLabel(model, current.year)}e`,
    epsExpected: current.eps,
    epsNext: next.eps,
    dpsExpected: current.dps,
    equityExpected: current.equity,
    cashflowExpected: current.cashflow,
    turnoverExpected: current.revenue,
  };
}

function reportedOf(model: CompanyModel, { last }: ShareFigures) {
  const before = last.year > FIRST_YEAR ? businessYear(model, last.year - 1) : undefined;
  return {
    labelReported: yearLabel(model, last.year),
    turnover: last.revenue,
    incomeAfterMi: last.netIncome,
    shareholdersEquity: last.equity,
    ...known({ ebit: last.ebit, turnoverBefore: before?.revenue, incomeAfterMiBefore: before?.netIncome }),
  };
}

/** Returns the largest share of each other company: further share classes are left out. */
function largestOf(others: readonly Measured[], own: FinderRow | undefined): readonly Measured[] {
  const seen = new Set([own?.company?.companyId]);
  return others
    .toSorted((a, b) => b.marketCap - a.marketCap)
    .filter(({ row: { company } }) => !seen.has(company?.companyId) && seen.add(company?.companyId))
    .slice(0, MOST_PEERS);
}

function peerEntry(context: ProviderContext, row: FinderRow): Schema<'StockFinderEntry'> {
  const figures = shownFigures(context, row.instrument);
  return {
    instrument: instrumentAnswer(row.instrument),
    company: companyAnswer(context, row.instrument),
    stocksFigure: stockFigures(context, row),
    ...known({ quote: quoteOf(context, row), cnPer: figures?.cnPer, cnDivYield: figures?.cnDivYield, cnPeg: figures?.cnPeg }),
  };
}
