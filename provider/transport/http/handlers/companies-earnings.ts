import { numberAt } from '#domain/input/at.ts';
import { dividendFactor } from '#market/companies/index.ts';
import type { BarColumns } from '#market/prices/index.ts';
import type { ProviderContext } from '../../shared/context.ts';
import type { Selection } from '../../shared/selection.ts';

/** Returns bars with later dividends subtracted from earlier prices if the call requests it; otherwise unchanged. */
export function withEarnings<Bars extends BarColumns>(
  context: ProviderContext,
  { instrument }: Selection,
  bars: Bars,
  isWanted: boolean | undefined,
): Bars {
  if (isWanted !== true) return bars;
  const factor = dividendFactor(context, instrument, context.now());
  const adjust = (column: readonly number[]): number[] => column.map((price, index) => price * factor(numberAt(bars.time, index)));
  return { ...bars, open: adjust(bars.open), high: adjust(bars.high), low: adjust(bars.low), close: adjust(bars.close) };
}

/** Adjusts a line in the same way. */
export function lineWithEarnings<
  Line extends { readonly time: readonly number[]; readonly price: readonly number[]; readonly previousLast?: number },
>(context: ProviderContext, { instrument }: Selection, line: Line, isWanted: boolean | undefined): Line {
  if (isWanted !== true) return line;
  const factor = dividendFactor(context, instrument, context.now());
  const before = factor((line.time[0] ?? context.now()) - 1);
  return {
    ...line,
    price: line.price.map((price, index) => price * factor(numberAt(line.time, index))),
    ...(line.previousLast === undefined ? {} : { previousLast: line.previousLast * before }),
  };
}
