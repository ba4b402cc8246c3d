// When venues trade: schedules, days of trading, expiry of futures.
// It names everything that other rooms may import of this part.

export { expiryDay } from './expiry.ts';
export {
  HALF_HOUR_MS,
  LAST_INSTANT,
  SCHEDULES,
  exceptionalDays,
  isOpenAt,
  isTradingDay,
  isTradingWeekday,
  previousTradingDay,
  scheduleOf,
  tradingDay,
  tradingDayAt,
  type Schedule,
} from './schedules.ts';
