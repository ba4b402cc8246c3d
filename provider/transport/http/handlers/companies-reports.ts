import type { Schema } from '#client/operations.ts';
import { DAY_MS, formatDay, localDay } from '#domain/time/timezone.ts';
import { datesOf, type CompanyDate, companyModelOf, reportFigures, type ReportPeriod, type CompanyModel } from '#market/companies/index.ts';
import { select } from '../../shared/selection.ts';
import { known } from '../../../base/known.ts';
import { expiresOf } from '../caching.ts';
import type { Handler } from '../handler.ts';
import { FIGURES_SOURCE } from './companies-figures.ts';

/** Number of past reports; two years for most companies. */
const PAST = 8;
/** Number of days back that contain that many reports, even for companies that report twice a year. */
const BACK = 4 * 366 + 90;
const AHEAD = 366;

/** Returns the next report of a company and its last ones, newest first, each with the expected and the reported figures. */
export const listCompanyReports: Handler<'listCompanyReports'> = {
  dataClass: 'history',
  answer({ path }, context) {
    const { instrument } = select(context, { entityType: 'STOCK', entityValue: path.entityValue });
    const model = companyModelOf(context.catalogue(), instrument);
    const today = localDay('Europe/Berlin', context.now());
    const dates = model === undefined ? [] : datesOf(model, today - BACK, today + AHEAD).filter(({ period }) => period !== undefined);
    const isAhead = ({ day }: CompanyDate): boolean => day * DAY_MS > context.now();
    const shown = [...dates.filter((date) => !isAhead(date)).slice(-PAST), ...dates.filter(isAhead).slice(0, 1)];
    const list = shown
      .toReversed()
      .flatMap(({ model: of, period, day, title, kind }) =>
        period === undefined
          ? []
          : [{ name: title, nameKind: kind, dateReport: formatDay(day), figures: reportFiguresAnswer(of, period, day, context.now()) }],
      );
    return { expires: expiresOf('history', context.now()), source: FIGURES_SOURCE, total: list.length, list };
  },
};

/** Returns the expected figures, and the published ones once the report is out; amounts in the company's currency. */
export function reportFiguresAnswer(model: CompanyModel, period: ReportPeriod, day: number, now: number): Schema<'ReportFigures'> {
  const { expected, actual } = reportFigures(model, period, day, now);
  return {
    isoCurrency: model.isoCurrency,
    epsExpected: expected.eps,
    revenueExpected: expected.revenue,
    ...(actual && {
      eps: actual.eps,
      revenue: actual.revenue,
      ...known({ epsSurprisePct: surprise(actual.eps, expected.eps), revenueSurprisePct: surprise(actual.revenue, expected.revenue) }),
    }),
  };
}

/** Returns the difference in percent of the expected figure; undefined if a loss or zero was expected. */
function surprise(actual: number, expected: number): number | undefined {
  return expected > 0 ? Math.round((actual / expected - 1) * 10_000) / 100 : undefined;
}
