import type { OperationOutput, Schema } from '#client/operations.ts';
import type { Config } from '#documents/reader/config.ts';

/** Returns numbers that a block shows besides those of its answers: recomputed from the prices in them, or taken from the configuration. */
export function derivedFrom(type: string, data: unknown, { products }: Pick<Config, 'products'>): readonly number[] {
  if (type === 'index-members') return contributionsOf(data as IndexMembers);
  if (type === 'currency-matrix') return crossRatesOf(data as CurrencyPairs);
  if (type === 'chart' || type === 'multi-chart') return changesSinceWritten(data as Readonly<Record<string, unknown>>);
  return SELLING.has(type) ? products.products.map(({ price }) => price) : [];
}

/** Blocks that show the price of a product. */
const SELLING: ReadonlySet<string> = new Set(['product-plans', 'article-access']);

/** Returns the changes in percent from each day since an article appeared to the newest price, for each line of its chart. */
function changesSinceWritten(data: Readonly<Record<string, unknown>>): readonly number[] {
  return Object.entries(data).flatMap(([name, history]) => {
    if (!name.startsWith('since') || history === undefined) return [];
    const prices = (history as OperationOutput<'getChartHistory'>).last.filter((price) => price > 0);
    const now = prices.at(-1) ?? Number.NaN;
    return prices.map((then) => (now / then - 1) * 100);
  });
}

interface CurrencyPairs {
  readonly pairs: OperationOutput<'findCurrencies'>;
}

/** Returns the cross rates of all currencies from their rates to the euro. */
function crossRatesOf({ pairs: { list } }: CurrencyPairs): readonly number[] {
  const rates = [1, ...list.flatMap(({ quote }) => quote?.last ?? [])];
  return rates.flatMap((from) => rates.map((to) => to / from));
}

interface IndexMembers {
  readonly members?: Pick<Schema<'IndexConstituentList'>, 'list'>;
}

/**
 * Returns the percentage points that each member has added to its index since the previous close: its share of today's level, minus the
 * value of that share then.
 */
function contributionsOf({ members }: IndexMembers): readonly number[] {
  const list = (members?.list ?? []).flatMap(({ weightPct, quote }) =>
    weightPct === undefined || quote?.previousLast === undefined ? [] : [{ weightPct, past: quote.previousLast / quote.last }],
  );
  const whole = list.reduce((sum, { weightPct }) => sum + weightPct, 0);
  const before = list.reduce((sum, { weightPct, past }) => sum + (weightPct / whole) * past, 0);
  return list.map(({ weightPct, past }) => (weightPct * (1 - past)) / before);
}
