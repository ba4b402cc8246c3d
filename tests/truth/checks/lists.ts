import type { Schema } from '#client/operations.ts';
import type { Stage } from '../stage.ts';
import type { Page } from '../ledger.ts';

const DAY = 86_400_000;

/** Verifies pages of the finders: sorted, without expired products, and each row consistent. */
export async function findersAgree(stage: Stage, pageOf: (kind: string) => Page): Promise<void> {
  await bondsAgree(stage, pageOf('BOND LISTS'));
  await fundsAgree(stage, pageOf('FUND LISTS'));
  await sharesAgree(stage, pageOf('STOCK LISTS'));
  for (const kind of ['indices', 'currencies'] as const) await changesAgree(stage, pageOf('INDEX AND CURRENCY LISTS'), kind);
}

async function bondsAgree(stage: Stage, page: Page): Promise<void> {
  for (const order of ['ASC', 'DESC'] as const) {
    const answer = await stage.get<Schema<'BondFinderResult'>>(
      `bonds/finder/configuration_query?sort=yieldToMaturity&order=${order}&perPage=15`,
    );
    page.answered();
    const list = answer?.list ?? [];
    isSorted(
      page,
      'bonds by yield',
      list.map(({ bondsFigures }) => bondsFigures?.yieldToMaturity),
      order,
    );
    for (const { bondsBaseData, quote, instrument } of list) {
      const maturity = Date.parse(`${(bondsBaseData.datetimeMaturity ?? '').slice(0, 10)}T24:00:00Z`);
      page.holds('no bond of the list has matured', !(maturity <= stage.now()), instrument.entityValue);
      page.holds('a bond of the list is quoted', quote?.last !== undefined, instrument.entityValue);
    }
  }
}

async function fundsAgree(stage: Stage, page: Page): Promise<void> {
  const answer = await stage.get<Schema<'FundFinderResult'>>(
    'funds/finder/configuration_query?sort=performancePct1Y&order=DESC&perPage=15',
  );
  page.answered();
  for (const { fundsPerformanceList, quote, fundsBaseData, fundsDetails } of answer?.list ?? []) {
    const year = fundsPerformanceList?.list.find(({ timeSpan }) => timeSpan === '1Y')?.performanceTimeSpanPct;
    page.equal('performance of a year', year, quote?.performance1YearPct);
    if (fundsDetails?.isExchangeTraded !== true) page.equal('quality of a fund', quote?.codeQualityPrice, 'EOD');
    const { volumeFund, volumeFundEuro, isoCurrencyFund } = fundsBaseData ?? {};
    if (isoCurrencyFund === 'EUR') page.equal('assets in euros', volumeFundEuro, volumeFund);
    if (volumeFund !== undefined) page.holds('assets are plausible', volumeFund >= 1e6 && volumeFund <= 3e11, volumeFund);
  }
}

async function sharesAgree(stage: Stage, page: Page): Promise<void> {
  const answer = await stage.get<Schema<'StockFinderResult'>>(
    'stocks/finder/configuration_query?sort=performancePct&order=DESC&perPage=15',
  );
  page.answered();
  const list = answer?.list ?? [];
  isSorted(
    page,
    'shares by change',
    list.map(({ quote }) => quote?.performancePct),
    'DESC',
  );
}

async function changesAgree(stage: Stage, page: Page, kind: 'indices' | 'currencies'): Promise<void> {
  const answer = await stage.get<Schema<'IndexFinderResult'>>(
    `${kind}/finder/configuration_query?sort=performancePct&order=ASC&perPage=15`,
  );
  page.answered();
  isSorted(
    page,
    `${kind} by change`,
    (answer?.list ?? []).map(({ quote }) => quote?.performancePct),
    'ASC',
  );
}

function isSorted(page: Page, name: string, values: readonly (number | undefined)[], order: 'ASC' | 'DESC'): void {
  const known = values.filter((value) => value !== undefined);
  const sign = order === 'ASC' ? 1 : -1;
  page.holds(
    `sorted: ${name}`,
    known.every((value, index) => index === 0 || sign * (value - (known[index - 1] ?? 0)) >= -1e-9),
    known,
  );
}

/** Verifies that the contributions of an index's members add up to its change since the day before. */
export async function contributionsAgree(stage: Stage, page: Page, entityValue: string): Promise<void> {
  const index = await stage.get<Schema<'Quote'>>(`instruments/INDEX/${entityValue}/quote`);
  const members = await stage.get<Schema<'IndexConstituentList'>>(`indices/${entityValue}/constituents`);
  if (index?.previousLast === undefined || members === undefined || members.list.length === 0) return;
  page.answered();
  // Members that opened at another second than the index refer to another previous day.
  const age = stage.now() - Date.parse(index.datetimeLast);
  if (age < DAY / 24) return;
  const sum = members.list.reduce((total, { weightPct = 0, quote }) => {
    const { last = 1, previousLast = last } = quote ?? {};
    return total + (weightPct / 100) * (1 - previousLast / last);
  }, 0);
  page.equal('what its members added', sum * 100, (1 - index.previousLast / index.last) * 100, 0.02);
}
