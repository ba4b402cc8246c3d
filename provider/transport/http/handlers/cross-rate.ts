import { sourceAnswer } from '../answers.ts';
import { expiresOf } from '../caching.ts';
import type { ProviderContext } from '../../shared/context.ts';
import { notFound } from '../../../base/fault.ts';
import type { Handler } from '../handler.ts';
import { chooseNotation } from '../../shared/selection.ts';
import { endOfBerlinDay } from '../../../base/date-time.ts';

const LONGEST_CLOSURE_MS = 7 * 86_400_000;

/**
 * Returns the rate of a currency pair on a day, from the pair itself or from the inverse one; a day without trading has the rate of the
 * last trading day before it.
 * @throws HttpFault 404 if neither pair is known, or for days before its first price
 */
export const getCrossRate: Handler<'getCrossRate'> = {
  dataClass: 'history',
  answer({ path: { isoCurrencyBase, isoCurrencyQuote }, query = {} }, context) {
    const pair = findPair(context, isoCurrencyBase, isoCurrencyQuote);
    const now = context.now();
    const to = query.date === undefined ? now : Math.min(now, endOfBerlinDay(query.date));
    const bars = pair && context.market().dailyBars(pair.idNotation, { from: to - LONGEST_CLOSURE_MS, to });
    const last = bars === undefined ? -1 : bars.time.length - 1;
    const [time, open, high, low, close] = [bars?.time[last], bars?.open[last], bars?.high[last], bars?.low[last], bars?.close[last]];
    if (
      pair === undefined ||
      bars === undefined ||
      time === undefined ||
      open === undefined ||
      high === undefined ||
      low === undefined ||
      close === undefined
    ) {
      throw notFound(`No rate of ${isoCurrencyBase}/${isoCurrencyQuote}`, 'Für dieses Währungspaar gibt es keinen Kurs.');
    }
    const rate = (value: number): number => (pair.isInverse ? Number((1 / value).toPrecision(8)) : value);
    return {
      expires: expiresOf('history', now),
      date: new Date(time).toISOString().slice(0, 10),
      open: rate(open),
      close: rate(close),
      high: rate(pair.isInverse ? low : high),
      low: rate(pair.isInverse ? high : low),
      priceSource: sourceAnswer(bars.source),
    };
  },
};

function findPair(context: ProviderContext, base: string, quote: string): { idNotation: number; isInverse: boolean } | undefined {
  for (const [code, isInverse] of [
    [`${base}${quote}`, false],
    [`${quote}${base}`, true],
  ] as const) {
    const instrument = context.catalogue().instrument(code);
    if (instrument?.entityType === 'CURRENCY') return { idNotation: chooseNotation(context, instrument, {}).idNotation, isInverse };
  }
  return undefined;
}
