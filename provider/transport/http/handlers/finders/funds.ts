import type { Schema } from '#client/operations.ts';
import { inEuro } from '#market/catalogue/index.ts';
import type { FinderRow } from '../../../../services/finder/row.ts';
import { CAPITALISATIONS, REPLICATIONS } from '../../../../services/finder/columns/funds.ts';
import type { Figures, Period } from '../../../../services/finder/figures.ts';
import { known } from '../../../../base/known.ts';
import { instrumentAnswer } from '../../answers.ts';
import type { ProviderContext } from '../../../shared/context.ts';
import type { Handler } from '../../handler.ts';
import { quoteOf } from '../quotes.ts';
import { changesOf } from './changes.ts';
import { answerFinder, type EntryOf } from './finder.ts';

/** Finds funds and ETFs by focus, costs, size, kind, performance and age. */
export const findFunds: Handler<'findFunds'> = {
  dataClass: 'quotes',
  answer: ({ query = {} }, context) => answerFinder(context, 'FUND', query, fundEntry),
};

const fundEntry: EntryOf<Schema<'FundFinderEntry'>> = (row, figures, context, extras) => ({
  instrument: instrumentAnswer(row.instrument),
  fundsDetails: detailsOf(row),
  fundsBaseData: baseDataOf(row, context),
  fundsPerformanceList: { list: performanceOf(row, figures) },
  changes: changesOf(row, figures, extras),
  ...known({ ...partiesOf(row, context), quote: quoteOf(context, row) }),
});

function partiesOf({ instrument }: FinderRow, { catalogue }: ProviderContext) {
  const { fund } = instrument.details;
  if (fund === undefined) return {};
  const benchmark = fund.benchmark === undefined ? undefined : catalogue().instrument(fund.benchmark);
  return {
    issuer: { id: fund.idIssuer, name: fund.nameCompany, nameGroupIssuer: fund.nameIssuer },
    benchmark: benchmark === undefined ? undefined : { instrument: instrumentAnswer(benchmark) },
    fundsEvaluation: { riskClass: fund.riskClass },
  };
}

function detailsOf({ instrument }: FinderRow): Schema<'FundsDetails'> {
  const { fund } = instrument.details;
  const isExchangeTraded = instrument.entitySubType === 'ETF';
  if (fund === undefined) return { officialName: instrument.name, isExchangeTraded };
  const capitalisation = fund.distributing ? 2 : 1;
  return {
    officialName: instrument.name,
    nameTypeFund: fund.nameType,
    nameInvestmentFocus: fund.nameFocus,
    isExchangeTraded,
    fundsInvestmentRegion: { name: fund.nameRegion },
    fundsTypeCapitalisation: { id: capitalisation, name: CAPITALISATIONS[capitalisation] ?? '' },
    ...(fund.replication === undefined
      ? {}
      : { fundsTypeReplication: { id: fund.replication, name: REPLICATIONS[fund.replication] ?? '' } }),
  };
}

function baseDataOf({ instrument }: FinderRow, context: ProviderContext): Schema<'FundsBaseData'> {
  const { fund } = instrument.details;
  if (fund === undefined) return {};
  return {
    ongoingCharges: fund.ongoingCharges,
    maxPctInitialFee: fund.maxInitialFee,
    custodianBankFeePct: fund.custodianFee,
    volumeFund: fund.volume,
    ...known({ volumeFundEuro: inEuro(fund.volume, fund.currency, context, context.now()) }),
    isoCurrencyFund: fund.currency,
    dateEmission: `${fund.launched}T12:00:00.000+00:00`,
    nameCustodianBank: fund.custodianBank,
    minInitialInvestment: fund.minInvestment,
    minFollowupInvestment: fund.minFollowup,
  };
}

const SPANS: readonly (readonly [timeSpan: string, name: string, period: Period])[] = [
  ['1Y', '1 Jahr', 'W52'],
  ['3Y', '3 Jahre', 'Y3'],
  ['5Y', '5 Jahre', 'Y5'],
];

function performanceOf(row: FinderRow, figures: Figures): Schema<'FundsPerformance'>[] {
  return SPANS.flatMap(([timeSpan, nameTimeSpan, period]) => {
    const performanceTimeSpanPct = figures.change(row, period);
    return performanceTimeSpanPct === undefined ? [] : [{ timeSpan, nameTimeSpan, performanceTimeSpanPct }];
  });
}
