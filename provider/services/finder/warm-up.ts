import { companyModels, priceYears, publishedYears } from '#market/companies/index.ts';
import type { Instant } from '#market/prices/index.ts';
import type { FinderWorld, Period } from './figures.ts';
import { FINDER_TYPES, tableOf } from './finders.ts';
import type { Table } from './table.ts';

const PERIODS: readonly Period[] = ['W1', 'W4', 'M3', 'M6', 'Cy', 'W52', 'Y3', 'Y5'];
const SLICE_MS = 2;

/**
 * Computes past closes for the finders, and prices of the business years for pages of shares, a few milliseconds per call. Without it the
 * first call for a performance would wait for those of every row. Returns `true` when nothing is left.
 */
export function createFinderWarmUp(world: () => FinderWorld): (instant: Instant) => boolean {
  let market: unknown;
  let work: Generator<void> | undefined;
  return (instant) => {
    const now = world();
    if (market !== now.market()) [market, work] = [now.market(), undefined];
    work ??= warmUp(now, instant);
    const since = performance.now();
    while (performance.now() - since < SLICE_MS) if (work.next().done === true) return true;
    return false;
  };
}

function* warmUp(world: FinderWorld, instant: Instant): Generator<void> {
  for (const type of FINDER_TYPES) {
    const table = tableOf(world, type);
    // Every page of a share compares it with its sector.
    if (type === 'STOCK') yield* each(table, instant, (figures, row) => figures.share(row));
    for (const period of PERIODS) yield* each(table, instant, (figures, row) => figures.change(row, period));
    yield* each(table, instant, (figures, row) => figures.performancePct(row));
    if (type === 'STOCK') {
      yield* each(table, instant, (figures, row) => figures.distance(row, 'high'));
      yield* each(table, instant, (figures, row) => figures.volatility(row, 250));
      yield* each(table, instant, (figures, row) => figures.turnover(row));
    }
  }
  // Comes last, when the market has computed the required years.
  for (const { companyId, entityValue } of tableOf(world, 'STOCK').rows.map(({ instrument }) => instrument)) {
    const model = companyModels(world.catalogue()).get(companyId ?? '');
    const home = world.catalogue().notationsOf(entityValue)[0];
    if (model === undefined || home === undefined) continue;
    priceYears(
      world.market(),
      home.idNotation,
      model,
      publishedYears(model, instant).map(({ year }) => year),
      instant,
    );
    yield;
  }
}

function* each(
  table: Table,
  instant: Instant,
  compute: (figures: ReturnType<Table['figuresAt']>, row: Table['rows'][number]) => unknown,
): Generator<void> {
  const figures = table.figuresAt(instant);
  for (const row of table.rows) {
    compute(figures, row);
    yield;
  }
}
