import type { Schema } from '#client/operations.ts';
import { known } from '../../../../base/known.ts';
import type { Handler } from '../../handler.ts';
import { select } from '../../../shared/selection.ts';
import { snapshot } from '../snapshots.ts';
import { fundsBaseData, fundsBenchmark, fundsDetails, fundsIssuer } from './base-data.ts';
import { branchBreakdown, holdingList, holdingsIn } from './breakdowns.ts';
import { fundCosts } from './costs.ts';
import { fundFigures } from './history.ts';

const REPORTS = ['Basisinformationsblatt', 'Verkaufsprospekt', 'Jahresbericht', 'Halbjahresbericht'];

/** Returns all data of a fund or ETF. */
export const getFundSnapshot: Handler<'getFundSnapshot'> = snapshot('FUND', (context, selection, envelope): Schema<'FundSnapshot'> => {
  const { instrument } = selection;
  const { fund } = instrument.details;
  const master = { type: 'FundsSnapshot', ...envelope, fundsDetails: fundsDetails(instrument) } as const;
  if (fund === undefined) return { ...master, fundsBaseData: {} };
  const holdings = holdingsIn(context.catalogue(), instrument, fund);
  const benchmark = fundsBenchmark(fund, context);
  const compared = benchmark && select(context, { entityType: 'INDEX', entityValue: benchmark.instrument.entityValue });
  return {
    ...master,
    fundsBaseData: fundsBaseData(fund, context),
    fundsIssuer: fundsIssuer(fund),
    fundsEvaluation: { riskClass: fund.riskClass },
    ...(benchmark === undefined ? {} : { fundsBenchmarkList: { list: [benchmark] } }),
    fundsHoldingList: holdingList(holdings, context.now()),
    branchFundsBreakdownList: branchBreakdown(holdings, context.now()),
    ...fundFigures(context, selection, envelope.cnPerformance, compared),
    fundsCostList: fundCosts(fund, instrument.entitySubType === 'ETF'),
    fundsIssuerReports: REPORTS.map((nameTypeFundsReport) => ({
      nameTypeFundsReport,
      url: `https://dokumente.example/${instrument.isin ?? instrument.entityValue}/${nameTypeFundsReport.toLowerCase()}.pdf`,
    })),
    ...known({ manager: fund.manager }),
  };
});
