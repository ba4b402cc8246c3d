import type { Schema } from '#client/operations.ts';
import type { RankingSource } from '#documents/generated/types.ts';
import { formatCompact } from '#domain/format/compact.ts';
import { formatPercent } from '#domain/format/percent.ts';
import type { Answers } from '../block.ts';
import { PLACES, type RankingQueries } from './query.ts';

/** Entry of any finder: instrument, quote, and the figures of its class. */
export type RankedEntry = Pick<Schema<'StockFinderEntry'>, 'instrument' | 'quote'> &
  Partial<Pick<Schema<'StockFinderEntry'>, 'stocksFigure'>> &
  Partial<Pick<Schema<'FundFinderEntry'>, 'fundsBaseData' | 'fundsPerformanceList'>> &
  Partial<Pick<Schema<'BondFinderEntry'>, 'bondsFigures'>> &
  Partial<Pick<Schema<'DerivativeFinderEntry'>, 'sidewaysYieldPct'>>;

/** Entries in a ranking's answer, whatever its class. */
export function entriesOf({ stocks, funds, bonds, derivatives, indices }: Partial<Answers<RankingQueries>>): readonly RankedEntry[] {
  return (stocks ?? funds ?? bonds ?? derivatives ?? indices)?.list ?? [];
}

/** First entries (default: fifty) whose notation is not blocked; blocked ones do not count. */
export function placesOf<Entry extends Pick<RankedEntry, 'quote'>>(
  entries: readonly Entry[],
  blocked: readonly number[],
  places = PLACES,
): Entry[] {
  const out = new Set(blocked);
  return entries.filter(({ quote }) => quote === undefined || !out.has(quote.market.idNotation)).slice(0, places);
}

/** Text of the figure that determines the place; undefined if a column of the table shows it. */
export function figureText(entry: RankedEntry, sort: RankingSource['sort']): string | undefined {
  const { stocksFigure, fundsBaseData, fundsPerformanceList, bondsFigures, sidewaysYieldPct } = entry;
  const over = (span: string) => fundsPerformanceList?.list.find(({ timeSpan }) => timeSpan === span)?.performanceTimeSpanPct;
  const share = (value: number | undefined) => formatPercent(value, { signed: false });
  switch (sort) {
    case 'performancePct':
      return undefined;
    case 'marketCapInstrument':
      return `Börsenwert ${formatCompact(stocksFigure?.marketCapInstrument, stocksFigure?.isoCurrency)}`;
    case 'ongoingCharges':
      return `laufende Kosten ${share(fundsBaseData?.ongoingCharges)}`;
    case 'volumeFundEuro':
      return `Vermögen ${formatCompact(fundsBaseData?.volumeFundEuro, 'EUR')}`;
    case 'performancePct1Y':
      return `1 Jahr ${formatPercent(over('1Y'))}`;
    case 'performancePct3Y':
      return `3 Jahre ${formatPercent(over('3Y'))}`;
    case 'yieldToMaturity':
      return `Rendite ${share(bondsFigures?.yieldToMaturity)}`;
    case 'sidewaysYieldPct':
      return `Seitwärtsertrag ${share(sidewaysYieldPct)}`;
  }
}
