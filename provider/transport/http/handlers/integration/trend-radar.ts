import { instrumentAnswer } from '../../answers.ts';
import { expiresOf } from '../../caching.ts';
import type { Handler } from '../../handler.ts';
import { select } from '../../../shared/selection.ts';
import { dateTime } from '../../../../base/date-time.ts';
import { trendOf } from './trend.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Number of trading days in a month, a quarter and a year. */
const WINDOWS = { short: 20, medium: 60, long: 250 } as const;

/** Returns the trend of an instrument over a month, a quarter and a year, as of the start of the current minute. */
export const getTrendRadar: Handler<'getTrendRadar'> = {
  dataClass: 'intraday',
  answer({ path }, context) {
    const { instrument, notation } = select(context, path);
    const to = Math.floor(context.now() / MINUTE_MS) * MINUTE_MS;
    const bars = context.market().dailyBars(notation.idNotation, { from: to - 400 * DAY_MS, to });
    return {
      expires: expiresOf('intraday', context.now()),
      instrument: instrumentAnswer(instrument),
      datetimeCalculation: dateTime(to),
      shortTerm: trendOf(bars, WINDOWS.short),
      mediumTerm: trendOf(bars, WINDOWS.medium),
      longTerm: trendOf(bars, WINDOWS.long),
    };
  },
};
